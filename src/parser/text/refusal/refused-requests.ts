/** Requests that were refused, by whoever pays for a journey or by who lets a house: `Travel request 7RKD was denied`. What they ask for was never booked. */

import { sentencesIn } from '../page/sentences.ts'
import { isOfBesides } from '../words/besides.ts'
import { remembered } from '../words/remembered.ts'
import { sayingOf, type Way } from '../words/said-ways.ts'
import { IF } from './unsure.ts'

/** Ways to say it, a language or two a line, each with what is in all that it finds. */
const SAID: readonly Way[] = [
  [
    'not approved|denied|declined|rejected|sent back|not authori',
    '(?:travel|trip|journey|your) (?:request|requisition|authori[sz]ation) (?:[a-z]{0,4}\\d[a-z\\d-]* )?(?:has been |was |is )?(?:sent back */ *)?(?:not (?:been )?(?:approved|authori[sz]ed)|denied|declined|rejected)',
  ],
  [
    'antrag|anfrage',
    '(?:dienst)?reise(?:antrag|anfrage)s? (?:[a-z]{0,4}\\d[a-z\\d-]* )?(?:wurde |ist )?(?:leider )?(?:abgelehnt|nicht (?:genehmigt|freigegeben|bewilligt)|zuruckgewiesen)',
  ],
  [
    'demande de|ordre de mission',
    "(?:demande de (?:deplacement|mission|voyage)|ordre de mission) (?:n[°o] ?\\d+ )?(?:(?:a ete |est )?(?:refuse|rejete|non (?:valide|approuve|autorise))e?|n'a pas ete (?:valide|approuve|autorise)e?)(?![a-z])",
  ],
  [
    'viaje|viaggio|trasferta|viagem',
    '(?:solicitud|peticion) de viaje (?:ha sido |fue )?(?:no (?:aprobada|autorizada)|rechazada|denegada)|richiesta di (?:viaggio|trasferta) (?:e stata )?(?:non (?:approvata|autorizzata)|respinta|rifiutata)|(?:pedido|solicitacao) de viagem (?:foi )?(?:nao (?:aprovad|autorizad)|recusad|rejeitad|negad)[oa]',
  ],
  [
    'reisaanvraag|resebegaran|reseansokan|rejseanmodning|rejseansogning|reiseforesporsel|reisesoknad|wniosek|wniosku|matkapyynto|cestovni',
    'reisaanvraag (?:is )?(?:helaas )?(?:niet goedgekeurd|afgewezen|afgekeurd)|(?:resebegaran|reseansokan) (?:har )?(?:(?:inte|ej) godkants?|(?:ej|inte) godkand|avslagits|avslagen)|(?:rejseanmodning|rejseansogning|reiseforesporsel|reisesoknad)(?:en)? (?:er |ble |blev )?(?:ikke godk(?:jent|endt)|afvist|avvist|avslatt)|wniosek (?:wyjazdowy|o (?:wyjazd|delegacje)) (?:zostal )?(?:odrzucony|nie(?:zatwierdzony| zostal zatwierdzony))|matkapyynto(?:si)? (?:on )?(?:hylatty|evatty)|cestovni (?:prikaz|zadost) (?:byla? )?(?:zamitnut[ya]?|neschvalen[ay]?)',
  ],
  // Whose house it is has refused: who did it before the request, the request before what became of it, and what became of it by itself.
  [
    'declin|refused|rejected|accept|approve',
    "(?:host|owner|landlord|property|hotel) (?:has |have |had |was |were )?(?:(?:declined|refused|rejected|turned down)|not able to accept|unable to accept|(?:couldn't|could not|did not|didn't) (?:accept|approve)) (?:your|the|this) (?:booking |reservation |rental )?(?:request|enquiry|inquiry)",
  ],
  [
    'abgelehnt|ablehn|annehmen|angenommen',
    '(?:gastgeber(?:in)?|vermieter(?:in)?|eigentumer(?:in)?|hotel) (?:hat |konnte |musste )?(?:leider )?(?:deine|ihre|die|eure) [a-z]*anfrage (?:leider )?(?:abgelehnt|ablehnen|nicht (?:annehmen|angenommen|bestatigen|bestatigt))|(?:buchungs|reservierungs|miet|unterkunfts)anfrage (?:wurde|ist) (?:leider )?(?:abgelehnt|nicht (?:angenommen|bestatigt))|anfrage wurde (?:leider )?vo[nm] (?:gastgeber|vermieter|eigentumer|hotel|deine[mr] |ihre[mr] )[a-z ]{0,20} ?(?:abgelehnt|nicht angenommen)',
  ],
  [
    'refus|accept|declin',
    "(?:hote|proprietaire|hebergeur|etablissement)(?: [a-z]{2,15})? (?:a |n'a )(?:malheureusement )?(?:(?:refuse|decline|rejete)|pas (?:pu )?accepter?) (?:votre|ta|la) demande",
  ],
  [
    'rechaz|acept|deneg',
    '(?:anfitrion(?:a)?|propietari[oa]|alojamiento) (?:ha (?:rechazado|denegado)|no ha (?:podido aceptar|aceptado)) (?:tu|su|la|vuestra) (?:solicitud|peticion)',
  ],
  [
    'rifiut|accett|declin',
    '(?:proprietari[oa]|host|struttura|gestore) (?:ha (?:rifiutato|declinato|respinto)|non ha (?:potuto accettare|accettato|confermato)) (?:la )?(?:tua |sua |vostra )?richiesta',
  ],
  [
    'recus|aceit|rejeit',
    '(?:anfitria[o]?|proprietari[oa]|alojamento) (?:recusou|rejeitou|nao (?:aceitou|pode aceitar)) (?:o (?:teu|seu|vosso) pedido|a sua solicitacao)',
  ],
  [
    'afgewezen|geweigerd|geaccepteerd|accepteren',
    '(?:verhuurder|gastheer|gastvrouw|eigenaar|accommodatie) (?:heeft|kon|kan) (?:helaas )?(?:uw|je|jouw|jullie|de) [a-z]*(?:aanvraag|verzoek) (?:helaas )?(?:afgewezen|geweigerd|niet (?:geaccepteerd|accepteren|bevestigen))|[a-z]*aanvraag is (?:helaas )?niet geaccepteerd',
  ],
  [
    'avboj|nek|avsl|afvis|avvis|godk|godta',
    '(?:varden|agaren|uthyraren|ejeren|udlejeren|varten|vartsparret|eieren|utleieren?|verten)(?: av huset| af huset)? (?:har |kunde |kunne |kan )?(?:tyvarr |desvarre |dessverre )?(?:avbojt|nekat|avslagit|avslatt|afvist|avvist|(?:inte|ikke) (?:godkanna|godkende|godkjenne|godta|acceptera|acceptere)) (?:din |jeres |deres |er |forfragan|foresporselen)',
  ],
  [
    'odrzuci|zaakceptowa|odmitl|zamitl|hylk',
    '(?:gospodarz|wlasciciel|obiekt)(?:ka)? (?:niestety )?(?:odrzucil|odmowil|nie (?:zaakceptowal|mogl zaakceptowac))a? (?:twoj[aei]|panstwa|pana|pani)? ?(?:prosb|zapytani|zgloszeni|rezerwacj)[a-z]*|(?:majitel|hostitel|ubytovatel)(?:ka)? (?:bohuzel )?(?:odmitl|zamitl)a? (?:vasi|tvou|tvoji) (?:zadost|poptavku|rezervaci)|(?:omistaja|majoittaja) (?:on )?(?:hylannyt|hylkasi) (?:varaus)?pyynto',
  ],
  [
    'status|stav|stato|estado|statut|tila',
    '(?<=^\\s?(?:status|stav|stato|estado|statut|tila)\\s?[:|]?\\s?)(?:declined|request declined|rejected|abgelehnt|refusee?|rechazad[ao]|denegad[ao]|rifiutat[ao]|recusad[ao]|rejeitad[ao]|afgewezen|geweigerd|avbojd|nekad|avslagen|afvist|avvist|avslatt|odrzucon[aey]|odmitnut[ao]?|zamitnut[ao]?|hylatty)(?=\\s?(?:$|[.,;–-]))',
  ],
]
/** `If it is not approved, …`, `Denied? Then …`: that is not said of this one. */
const MAY_BE = remembered(() => new RegExp(`(?<![a-z])${IF}(?![a-z])|\\?|(?:^|: )\\W*(?:wird|werden) `))

/** What else is asked of a house by whoever has a room there: not in words of what is booked beside it. */
const OF_A_WISH =
  /(?<![a-z])(?:(?:special|late|early|room|your) (?:wish|preference)s?|dogs?|hunde?[sn]?|chiens?|perros?|can[ei]|caes|cao|hond(?:en)?|koira[a-z]*|ps[ay]|ground floor|quiet room|[a-z]*wunsch[a-z]*|(?:vroeg|eerder) inchecken|tidlig (?:innsjekk|indtjekning)[a-z]*|tidig incheckning|wczesn[a-z]+ zameldowani[a-z]*|arrivee anticipee|entrada anticipada|arrivo anticipato)(?![a-z])/
/** What stays as it is when such a wish was refused. */
const STAYS =
  /(?<![a-z])(?:(?:booking|reservation|stay|all else|everything else|room) (?:itself )?(?:still )?(?:remains?|stays?|is (?:still|not affected)|stands)|(?:buchung|reservierung|zimmer|alles (?:andere|ubrige)) (?:selbst )?(?:bleibt|gilt weiter|ist (?:weiterhin|dennoch|trotzdem))|(?:reservation|sejour|tout le reste) (?:reste|demeure)|(?:reserva|lo demas|todo lo demas|o resto|tudo o resto) (?:se mantiene|sigue|queda|mantem-se|continua)|(?:prenotazione|tutto il resto) (?:resta|rimane)|(?:boeking|reservering|de rest) blijft|(?:bokningen|bookingen|bestillingen|resten) (?:star ved magt|gjelder|galler|kvarstar|forblir|er uaendret|er uendret)|(?:rezerwacja|reszta) (?:pozostaje|jest nadal)|(?:rezervace|ostatni) (?:zustava|plati)|varaus(?:enne|esi)? (?:pysyy|on edelleen))/

/** Whether a sentence is of such a wish, and whether a text says that what is booked stays so. */
export const isOfWish = (sentence: string): boolean => OF_A_WISH.test(sentence)
export const staysBooked = (text: string): boolean => STAYS.test(text)

const saysSo = sayingOf(SAID)

/** Whether a text in plain letters says so, and not of a wish beside what is booked. */
export const saysRequestRefused = (text: string): boolean =>
  saysSo(text) &&
  !staysBooked(text) &&
  sentencesIn(text).some((sentence) => saysSo(sentence) && !MAY_BE().test(sentence) && !isOfBesides(sentence) && !isOfWish(sentence))
