/**
 * Payments that failed and took the booking with them: who writes so also says that no ticket was issued, or that the seats are free for others again. A
 * payment that failed alone says nothing, since one may pay with another card and keep what is booked.
 */

import { sentencesIn } from '../page/sentences.ts'
import { isOfBesides } from '../words/besides.ts'
import { remembered } from '../words/remembered.ts'
import { sayingOf, type Way } from '../words/said-ways.ts'
import { isOnlyMaybe } from './unsure.ts'

/** That it failed, a language or two a line, each with what is in all that it finds. */
const FAILED: readonly Way[] = [
  [
    "declined|refused|rejected|failed|unsuccess|through|unable|able to|could|cannot|can't",
    "(?:payment|card|transaction)(?: [a-z]+){0,4} (?:declined|refused|rejected|failed|unsuccessful|(?:did not|didn't) go through|(?:could not|couldn't|cannot) be (?:processed|taken|authori[sz]ed|completed|charged))|(?:unable|not able|could not|couldn't|cannot|can't)(?: to)? (?:process|take|charge|collect|authori[sz]e|complete)(?: [a-z]+){0,2} (?:payment|card)",
  ],
  [
    'zahlung|karte|betrag',
    '(?:zahlung|[a-z]*karte|betrag)(?: [a-z]+){0,5} (?:abgelehnt|fehlgeschlagen|gescheitert|zuruckgewiesen|nicht (?:[a-z]+ )?(?:verarbeitet|durchgefuhrt|eingezogen|abgebucht|belastet|ausgefuhrt|erfolgreich))|(?:zahlung|[a-z]*karte) (?:war|ist) nicht erfolgreich',
  ],
  [
    'paiement|carte|debit',
    "(?:paiement|carte)(?: [a-z]+){0,3} (?:refusee?|echoue|rejetee?|decline)|paiement (?:n'a|n'est) (?:malheureusement )?(?:pas|pu)(?: [a-z]+){1,3}|(?:pas|pu|impossible) (?:de )?(?:pu )?(?:traiter|debiter|encaisser|valider) (?:votre|ton|le|la) (?:paiement|carte)",
  ],
  [
    'pago|tarjeta|cobro',
    '(?:pago|tarjeta|cobro)(?: [a-z]+){0,3} (?:rechazad[oa]|denegad[oa]|fallid[oa]|fallado|fallo)|(?:pago|cobro) no (?:se )?(?:ha|pudo|fue)(?: [a-z]+){1,3}|no (?:hemos|ha|se ha) (?:podido|sido posible|conseguido) (?:procesar|cobrar|realizar|tramitar|cargar)(?: [a-z]+){0,2} (?:pago|tarjeta|importe|cobro)',
  ],
  [
    'pagamento|carta|addebit',
    '(?:pagamento|carta|addebito)(?: [a-z]+){0,3} (?:rifiutat[oa]|respint[oa]|negat[oa]|fallit[oa])|pagamento non (?:e|ha)(?: [a-z]+){1,4}|non (?:e stato possibile|siamo riusciti a|abbiamo potuto) (?:elaborare|addebitare|completare|processare|incassare)(?: [a-z]+){0,2} (?:pagamento|carta|importo)',
  ],
  [
    'pagamento|cartao|cobran',
    '(?:pagamento|cartao|cobranca)(?: [a-z]+){0,3} (?:recusad[oa]|rejeitad[oa]|negad[oa]|falhou)|pagamento nao (?:foi|pode)(?: [a-z]+){1,3}|nao (?:foi possivel|conseguimos|pudemos) (?:processar|cobrar|debitar|concluir)(?: [a-z]+){0,2} (?:pagamento|cartao|valor)',
  ],
  [
    'betaling|kaart',
    '(?:betaling|[a-z]*kaart)(?: [a-z]+){0,4} (?:geweigerd|mislukt|afgewezen|niet (?:worden |kunnen ){0,2}(?:verwerkt|gelukt|geslaagd|doorgegaan|afgeschreven))',
  ],
  [
    'betalning|kort|betaling',
    '(?:betalning(?:en)?|[a-z]*kort(?:et)?)(?: [a-z]+){0,3} (?:nekad[a-z]*|nekats|avvisad[a-z]*|avvisats|misslyck[a-z]*|inte (?:[a-z]+ )?(?:genomforas|genomforts|igenom|behandlas|debiteras))|(?:betaling(?:en)?|[a-z]*kort(?:et)?)(?: [a-z]+){0,3} (?:afvist|avvist|mislyk[a-z]*|fejlede|feilet|ikke (?:[a-z]+ )?(?:gennemfores|gennemfort|gjennomfores|gjennomfort|igennem|gjennom|behandles|behandlet))|(?:kunne|kunde) (?:ikke|inte) (?:belaste|gennemfore|gjennomfore|behandle|debitera|genomfora) (?:betaling(?:en)?|betalningen|kort(?:et)?|ditt kort|dit kort)',
  ],
  [
    'platnosc|kart',
    '(?:platnosc|kart[ay])(?: [a-z]+){0,3} (?:odrzucon[ae]|nieudana|nie (?:powiodla|doszla|zostala)(?: [a-z]+){1,2})|nie (?:udalo sie|moglismy) (?:przetworzyc|pobrac|zrealizowac|obciazyc)(?: [a-z]+){0,2} (?:platnosci|karty)',
  ],
  [
    'maksu|kort|platb|kart',
    '(?:maksu[a-z]*|[a-z]*kort[a-z]*)(?: [a-z]+){0,2} (?:hylattiin|evattiin|hylatty|evatty|epaonnistui|ei(?: [a-z]+){0,2} (?:onnistunut|voitu|mennyt)|ei onnistunut)|(?:platb[au]|kart[au])(?: [a-z]+){0,3} (?:zamitnut[ay]|odmitnut[ay]|nezdarila|neprobehla|selhala|nepodarilo(?: [a-z]+){1,2})',
  ],
]

const [SEATS, ARE] = [
  '(?:seats?|places?|rooms?|tickets?|sitzplatze|sitze|platze|zimmer|sieges?|chambres?|asientos?|plazas?|habitacion(?:es)?|posti|camer[ae]|lugares?|assentos?|quartos?|stoelen|plaatsen|kamers?|platserna|stolarna|rummet|pladserne|saederne|saderne|vaerelset|varelset|setene|plassene|rommet|miejsca|pokoj|mista|sedadla|paikat|huone)',
  "(?:[a-z']+ ){0,5}",
]
/** That seats or rooms are free for others again. */
const FREED: Way = [
  'releas|freigegeben|remis|liber|rilasciat|vrijgegeven|slapp|frigi|zwolnion|uvoln|vapautett',
  `${SEATS} ${ARE}(?:released|freigegeben|remis en (?:vente|disponibilite)|liber[a-z]+|rilasciat[ie]|vrijgegeven|slappt[s]?|frigitt|frigivet|zwolnion[eya]|uvolnen[aoy]?|vapautettu)`,
]
/** What became of it. */
const UNMADE: readonly Way[] = [
  FREED,
  [
    'booking|reservation|order|purchase|ticket|nothing',
    "(?:booking|reservation|order|purchase)(?: [a-z]+){0,3}? (?:(?:has|was|is|could) not|hasn't|wasn't|isn't|couldn't) (?:yet )?(?:been |be )?(?:completed?|confirmed|processed|finali[sz]ed|made|placed)|no (?:e-?)?tickets? (?:(?:has|have|was|were) (?:been )?)?issued|(?:start|make) a new booking|nothing (?:has been|was|is) booked",
  ],
  [
    'buchung|reservierung|ticket|flugschein',
    '(?:buchung|reservierung)(?: [a-z]+){0,4} nicht (?:[a-z]+ )?(?:abgeschlossen|bestatigt|durchgefuhrt|zustande|vorgenommen|ausgefuhrt|erstellt)|keine (?:buchung|reservierung) (?:zustande|vorgenommen|erstellt)|(?:keine? (?:e-?)?tickets?|kein flugschein) (?:[a-z]+ )?ausgestellt',
  ],
  [
    'reservation|commande|billet',
    "(?:reservation|commande) n'(?:a|est) (?:donc |malheureusement )?pas (?:pu )?(?:ete |etre |encore )?(?:finalisee?|confirmee?|validee?|enregistree?|aboutie?|effectuee?|completee?)|aucun billet n'a (?:donc )?ete emis",
  ],
  [
    'reserva|compra|billete|bilhete',
    'reserva no (?:se |esta |ha |queda )(?:[a-z]+ ){0,2}(?:confirmad[oa]|completad[oa]|realizad[oa]|formalizad[oa]|efectuad[oa])|no se (?:ha|han) emitido [a-z ]{0,16}billetes?|reserva nao (?:foi|esta|ficou) (?:concluida|confirmada|efetuada|finalizada)|(?:nenhum bilhete foi|bilhetes nao foram) emitidos?',
  ],
  [
    'prenotazione|bigliett',
    'prenotazione non (?:e|risulta) (?:[a-z]+ )?(?:completata|confermata|effettuata|andata a buon fine|conclusa)|(?:nessun biglietto|biglietti? non) (?:[a-z]+ ){0,2}emess[oi]',
  ],
  [
    'boeking|reservering|bokning|bestilling|booking|reserva',
    '(?:boeking|reservering) is (?:[a-z]+ )?niet (?:voltooid|bevestigd|afgerond|gemaakt|doorgegaan)|bokning(?:en)? (?:har|ar|kunde|blev) (?:[a-z]+ )?inte (?:[a-z]+ )?(?:slutfort[s]?|slutford|bekraftad|bekraftats|genomforts|genomford|slutforas)|(?:bestilling(?:en)?|booking(?:en)?|reservasjonen|reservationen) (?:er|blev|ble|kunne|din er) (?:[a-z]+ )?ikke (?:[a-z]+ )?(?:fullfort|gennemfort|gjennomfort|bekreftet|bekra?e?ftet|fullfores|gennemfores|afsluttet)',
  ],
  [
    'rezerwacj|bilet|varau|rezervac|letenk|jizdenk',
    'rezerwacja nie (?:zostala|jest|doszla) (?:[a-z]+ )?(?:dokonczona|ukonczona|zakonczona|potwierdzona|skutku|zrealizowana)|bilety? nie zostal[ya]? wystawion[ey]|(?:varausta[a-z]*|varaus[a-z]*|varauksesi) (?:ei|ole) (?:[a-z]+ ){0,2}(?:vahvistettu|valmis|tehty|viimeistelty)|rezervace (?:nebyla|neni|neprobehla) ?(?:dokoncena|potvrzena|vytvorena)?',
  ],
]

/** That it was made after all, as those say whose second card was taken. */
const MADE: readonly Way[] = [
  [
    'confirmed|went through|issued|attached|successful',
    '(?<!(?<![a-z])(?:no|not|nor|any) (?:e-?)?)(?:booking|reservation|order|tickets?|payment)(?: [a-z]+){0,3}? (?:is|are|was|has been|have been)(?: now| still| already)? (?:confirmed|issued|attached|successful|completed)|payment (?:[a-z]+ ){0,3}went through|went through (?:on|at) the second',
  ],
  [
    'bestatigt|geklappt|gultig|besteht',
    '(?:buchung|reservierung)(?: [a-z]+){0,2} (?:ist|wurde|bleibt)(?: (?:nun|jetzt|damit|somit|weiterhin|trotzdem))? (?:bestatigt|abgeschlossen|gultig|bestehen)|nun geklappt',
  ],
  [
    'confirm|maintenu|emis',
    'reservation (?:[a-z]+ )?est(?: (?:bien|donc|desormais|maintenant))? (?:confirmee|maintenue)|billets? (?:ont|a) (?:bien )?ete emis',
  ],
  [
    'confirmad|emitid|concluid',
    'reserva (?:[a-z]+ )?(?:ya )?(?:esta|ha sido|queda|foi|ficou) (?:ya )?(?:confirmada|concluida)|(?:billetes|bilhetes) (?:han sido|foram) emitidos',
  ],
  [
    'confermata|emess|buon fine',
    'prenotazione (?:e|e stata|risulta) (?:ora )?confermata|biglietti (?:sono stati )?emessi|secondo [a-z ]{0,20}buon fine',
  ],
  [
    'bevestigd|gelukt|bekraft|bekreft|bekraeft|klar',
    '(?:boeking|reservering) is (?:nu |wel )?bevestigd|nu (?:is het )?gelukt|bokning(?:en)? (?:ar |har )?(?:nu )?bekraft[a-z]*|(?:bestilling(?:en)?|booking(?:en)?|reservasjonen|reservationen) (?:din |er )?(?:na |nu )?(?:er )?bekra?e?[fe]*tet',
  ],
  [
    'potwierdzona|vahvistettu|potvrzena',
    'rezerwacja (?:jest|zostala) potwierdzona|varaus[a-z]* on (?:nyt )?vahvistettu|rezervace (?:je|byla) (?:nyni )?potvrzena',
  ],
]

const saysUnmade = sayingOf(UNMADE)
/** Whether a text in plain letters says that a payment failed, and that all was booked nevertheless. */
export const [saysPaymentRefused, saysMade] = [sayingOf(FAILED), sayingOf(MADE)]
/** Seats that are set free are those of the journey, and nothing beside it. */
const SEATS_FREED = remembered(() => new RegExp(`(?<![a-z])(?:${FREED[1]})(?![a-z])`, 'g'))
const isOfAnother = (sentence: string): boolean => isOfBesides(sentence.replace(SEATS_FREED(), ' '))

/** Whether a text in plain letters says that a payment failed and that nothing was booked for it. */
export function saysPaymentFailed(text: string): boolean {
  if (!saysPaymentRefused(text) || !saysUnmade(text) || saysMade(text)) return false
  const said = sentencesIn(text).filter((sentence) => !isOnlyMaybe(sentence) && !isOfAnother(sentence))
  return said.some(saysPaymentRefused) && said.some(saysUnmade)
}
