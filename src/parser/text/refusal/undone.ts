/** Bookings that are no more or never were: cancelled, paid back, run out, not confirmed. Said at the head of a document, in so many words. */

import { joinedLines } from '../page/joined-lines.ts'
import { withoutReplaced } from '../page/outdated.ts'
import type { Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import {
  CALL_OFF,
  CALLED_OFF_IN_LETTERS,
  CALLS_OFF,
  DEED_IN_LETTERS,
  isCalledOff,
  PAID_BACK,
  PAY_BACK,
  REFUND,
} from '../words/called-off.ts'
import { AMOUNT, OF_MONEY } from '../words/prices.ts'
import { remembered } from '../words/remembered.ts'
import { isHeadlined, isTitledOff } from './headlines.ts'
import { isLeftOut } from './left-out.ts'
import { isMadeGood } from './made-good.ts'
import { ofTheBooking, saysNeverMade } from './never-made.ts'
import { isOfOtherMonth } from './other-months.ts'
import { saysPaymentFailed } from './payments-failed.ts'
import { isTurnedDown } from './requests-turned-down.ts'
import { isOffBelow, isUndoneBelow } from './undone-below.ts'
import { LEFT_OPEN } from './unfinished.ts'
import { isUnsure } from './unsure.ts'
import { callsOffBooking } from './what-is-off.ts'

/** The name of such a thing, as a title; with a code one may do it. */
const DEED =
  /(?<![a-z])(?<!(?:code|codigo|codice|pin|lien|link) (?:d'|de |di |da |per (?:la |l')?))(?:(?:cancell?ation|refund|storno|storn[au]|stornierung|erstattung|annulation|remboursement|(?:cancel|anul)acion|reembolso|cancellazione|annullamento|rimborso|cancelamento|anulacao|annulering|terugbetaling|avbokning|aterbetalning|avbestilling|kansellering|refusjon|annullering|afbestilling|anulowani[ae]|anulacja|peruutus|zruseni)(?:en)?(?:s?(?:beleg|bestatigung|bevestiging|bekraftelse|bekreftelse|vahvistus))?)(?! (?:code|pin|link)(?![a-z]))(?![a-z])/
/** Words of rules: what may be done, until when and for how much. */
const RULE =
  /(?<![a-z])(?:free|policy|policies|terms|rules|conditions?|can|may|if|until|before|fees?|exchanges?|changes?|insurance|protection|not|non|or|kostenlos[a-z]*|kostenfrei[a-z]*|kostenpflichtig[a-z]*|ausgeschlossen|umtausch[a-z]*|umbuchung[a-z]*|[a-z]*bedingungen|[a-z]*bestimmungen|kann|konnen|moglich|wenn|falls|nicht|oder|bis|gebuhr(?:en)?|gratuite?s?|jusqu[a-z]*|avant|peut|peuvent|possible|sans|ou|frais|echanges?|assurance|politique|gratis|gratuit[ao]s?|politica|modific[a-z]*|regole|condiciones|hasta|antes|pueden?|puede|seguro|gastos|cambios?|condizioni|entro|fino|puo|possono|penale|condicoes|alterac(?:ao|oes)|regras|ate|podem?|nao|[a-z]*voorwaarden|wijziging(?:en)?|kosteloos|kan|kunnen|indien|niet|of|villkor|regler|andring(?:ar)?|innan|inte|eller|avgift[a-z]*|vilkar|betingelser|inden|ikke|hvis|gebyr[a-z]*|bezplatn[aey]|warunk[a-z]*|zmian[ay]?|mozna|moze|nie|lub|maksut[a-z]*|ilmai[a-z]*|ehdot|voi|ei|jos|zdarma|podminky|lze|muze|pokud|ucretsiz|kosul[a-z]*|kadar|ingyenes[a-z]*|feltetel[a-z]*|(?:do|for|till|tot) \d)(?![a-z])/
/** What was to become a booking and did not. `Reserva no Hotel Sol confirmada` has a Portuguese `in the` that looks like the Spanish `not`. */
const NEVER =
  /(?<![a-z])(?:(?:this is |e |is |ist |est |es |er |ar |to |on )?(?:not (?:yet )?an? (?:booking|reservation|confirmation)|keine? (?:buchung|reservierung|bestatigung)[a-z]*|pas une (?:reservation|confirmation)|no es una (?:reserva|confirmacion)|non e una (?:prenotazione|conferma)|nao e (?:uma )?(?:reserva|confirmacao)|geen (?:boeking|reservering|bevestiging)|ingen (?:bokning|bekraftelse|bestilling|bekreftelse|booking)|ikke en (?:bestilling|booking|bekreftelse|reservation)|nie jest (?:rezerwacja|potwierdzeniem)|ei ole (?:varaus|vahvistus)|neni (?:rezervace|potvrzeni))|(?:not|nothing|never) (?:[a-z]{1,12} ){0,3}(?:purchased|ticketed|finali[sz]ed)|(?:not|nothing) (?:is |has )?(?:yet )?(?:been )?booked(?! [a-z])|awaiting (?:payment|approval|confirmation)|payment (?:is )?required to [a-z]+|could not (?:be )?(?:[a-z]{1,12} )?(?:confirm|book|complete|process)(?:ed)?|(?:booking|reservation|request|status|is|are|was|has)[: ]{1,3}(?:not (?:yet )?(?:been )?(?:confirmed|completed)|failed|declined|rejected|expired)|payment (?:has |was |is )?(?:failed|declined|pending|not received)|(?:hold|option|reservation|booking|fare|[a-z]*lock) (?:has |is )(?:now )?expired|nicht (?:[a-z]{1,14} ){0,2}(?:abgeschlossen|gebucht|bestatigt|zustande)|(?:zahlung|[a-z]*anfrage|buchung|reservierung|option) (?:ist |wurde )?(?:leider )?(?:fehlgeschlagen|abgelaufen|abgelehnt)|noch nichts? (?:fest )?(?:gebucht|reserviert)|(?:pas|rien) (?:[a-z]{1,12} ){0,3}(?:reservee?|confirmee?|acceptee?|finalisee?|abouti)|paiement (?:a )?(?:ete )?(?:refuse|echoue)|(?:no|nada) (?:(?:aun|todavia|se|te|le|esta|estan|ha|han|hay|hemos|has|sido|fue|fueron|queda|quedo|pudo|podido|ser) ){0,4}(?:reservado|confirmad[oa]|comprad[oa]|completad[oa])|pago (?:rechazado|fallido|pendiente)|non (?:[a-z]{1,12} ){0,3}(?:prenotat[oa]|confermat[oa]|completat[oa]|andat[oa] a buon fine)|pagamento (?:rifiutato|non riuscito|recusado|falhou|pendente)|(?:nao|nada) (?:[a-z]{1,12} ){0,3}(?:reservad[oa]|confirmad[oa]|concluid[oa])|niets? (?:[a-z]{1,12} ){0,2}(?:geboekt|bevestigd|afgerond|voltooid)|betaling (?:is )?mislukt|inte (?:[a-z]{1,12} ){0,2}(?:bokad|bokat|bekraftad|slutford)|betalningen misslyckades|ikke (?:[a-z]{1,12} ){0,2}(?:bestilt|booket|bekreftet|bekraftet|fullfort|gennemfort)|betalingen (?:mislyk[a-z]*|fejlede|feilet)|nie (?:[a-z]{1,14} ){0,3}(?:zarezerwowan[aoy]|potwierdzon[aoy]|oplacon[aoy])|ei (?:[a-z]{1,14} ){0,2}(?:vahvistettu|varattu)|maksu epaonnistui|(?:[a-z-]*reserv[a-z]*|opcion|opcao|option|prenotazione|opzione|boeking|optie|bokning(?:en)?|bestilling(?:en)?|rezerwacja|varaus|varauksesi|rezervace|foglalas[a-z]*|rezervasyon[a-z]*)[^.]{0,40}(?<![a-z])(?:caducad[oa]|caduco|expiree?|expirad[oa]|expirou|scadut[oa]|verlopen|vervallen|gatt ut|lopt ut|utlop[a-z]+|utgatt|udlobet|wygasl[aoy]?|vanhentunut|rauennut|vyprsel[ao]?|propadl[ao]?|lejart|doldu)|ne(?:byla?|ni) (?:[a-z]{1,14} ){0,2}(?:potvrzen[aoy]?|dokoncen[aoy]?|zaplacen[aoy]?))(?![a-z])/
/** The same, said of whoever did not finish it, or of whoever did not let it be paid: `you didn't complete your booking`, `tu pago no ha sido autorizado`. */
const UNFINISHED = new RegExp(
  `(?<![a-z])(?:${[
    "(?:did not|didn't|have not|haven't|has not|hasn't|was not|wasn't) (?:quite |yet |been )?(?:finish|complete)(?:ed)?(?: making)? (?:your|the|this|a) (?:booking|reservation|purchase|order|checkout)",
    // `Cash payment not accepted` is a rule.
    '(?:payment|charge|transaction) (?:(?:(?:has|was|could) not (?:been |be )?)(?:authori[sz]ed|approved|accepted)|not (?:authori[sz]ed|approved))',
    'no (?:e-?)?tickets? (?:has|have|was|were) (?:been )?issued',
    '(?:zahlung|abbuchung|belastung) (?:(?:wurde|konnte|ist) (?:leider )?nicht (?:autorisiert|genehmigt|akzeptiert|durchgefuhrt)|nicht (?:autorisiert|genehmigt|durchgefuhrt))',
    "n'avez pas (?:encore )?(?:termine|finalise|complete|valide|acheve) (?:votre|la) (?:reservation|commande|achat)",
    "(?:paiement|prelevement) n'a (?:pas (?:pu etre |ete )?|malheureusement pas ete )(?:autorise|accepte|valide)",
    "aucun billet n'a ete emis",
    'no (?:has|ha|habeis|han) (?:llegado a )?(?:terminad|finalizad|concluid|acabad|terminar|finalizar)o? (?:tu|su|la|vuestra) (?:reserva|compra)',
    '(?:pago|cargo|cobro|operacion) no (?:ha sido|fue|se ha|ha podido ser) (?:autorizad|aceptad|aprobad)[oa]',
    '(?:reserva|compra) no (?:se )?(?:ha|han|pudo|ha podido) (?:podido )?(?:realizad[oa]|realizar|efectuad[oa]|completar|tramitar|procesar)(?:se)?',
    'no se (?:ha|han) emitido (?:ningun |el |los |tus )?billetes?',
    "non (?:hai|ha|avete) (?:ancora )?(?:terminato|finalizzato|concluso|portato a termine) (?:la (?:tua |sua |vostra )?prenotazione|l'acquisto)",
    'pagamento non (?:(?:e )?stato (?:autorizzato|accettato|approvato)|autorizzato|approvato)|(?:nessun biglietto|biglietti? non) (?:e stato |sono stati )?emess[oi]',
    'nao (?:concluiu|terminou|finalizou|completou|concluiste|terminaste) (?:a|o) (?:sua |seu |tua |teu )?(?:reserva|compra|pedido)',
    'pagamento nao (?:foi (?:autorizado|aprovado|aceite)|autorizado|aprovado)|(?:nenhum bilhete foi|bilhetes? nao (?:foi|foram)) emitid[oa]s?',
    '(?:betaling|afschrijving) (?:(?:is|werd) niet (?:goedgekeurd|geaccepteerd|gelukt|geautoriseerd)|niet (?:goedgekeurd|gelukt|geautoriseerd))',
    '(?:slutforde|avslutade) (?:du )?inte (?:din|bokningen|ditt kop)|(?:fullforte|gennemforte|afsluttede|avsluttet) (?:du )?ikke (?:din|dit|bestillingen|bookingen|kopet|kobet)',
    'betalning(?:en)? (?:har |blev )?inte (?:godkands|godkand|godkants)|betaling(?:en)? (?:ble |blev |er )?ikke (?:godkjent|godkendt)',
    "(?:declined|rejected|turned down) your (?:booking |reservation )?(?:request|reservation|booking)|(?:can't|cannot|can not|is unable to|isn't able to) host you",
    'hat (?:deine|ihre) (?:buchungs|reservierungs)?anfrage (?:leider )?(?:abgelehnt|nicht angenommen)',
    'a (?:refuse|decline) votre (?:demande|reservation)|ne peut pas vous (?:accueillir|recevoir)',
    '(?:rechazo|ha rechazado|declino|ha declinado) (?:tu|su) (?:solicitud|peticion|reserva)|(?:solicitud|peticion) (?:de [a-z]{5,12} )?(?:no (?:fue|ha sido) aceptada|(?:fue|ha sido) (?:rechazada|denegada))|no puede (?:recibirte|alojarte|recibirle|alojarle)',
    'ha rifiutato la (?:tua|sua) (?:richiesta|prenotazione)|non puo ospitar(?:ti|la)',
    '(?:recusou|rejeitou) (?:a sua|o seu|seu|sua) (?:pedido|solicitacao|reserva)|heeft (?:je|uw) (?:aanvraag|verzoek|boekingsverzoek) (?:afgewezen|geweigerd)',
    '(?:avbojde|avslog|nekade|afviste|avviste|avslo) (?:din|ditt|dit) (?:[a-z]*forfragan|[a-z]*forespors(?:el|gsel)|[a-z]*anmodning|bokning)|odrzucil[a]? (?:twoja|twoje) (?:prosbe|zapytanie|rezerwacje)',
    'nie (?:dokonczyl|ukonczyl|zakonczyl)[ae]?s (?:swojej |jeszcze )?(?:rezerwacji|zakupu|zamowienia)|platnosc nie zostala (?:autoryzowana|zaakceptowana|zrealizowana)',
    LEFT_OPEN,
  ].join('|')})(?![a-z])`,
)

/** Told that they travel otherwise, people still travel. */
const REBOOKED =
  /(?<![a-z])(?:rebooked|re-booked|umgebucht|reprogrammee?|reacheminee?|reubicad[oa]s?|reprogramad[oa]s?|riprotett[oaie]|riprogrammat[oaie]|omgeboekt|ombokad|ombokats|ombooket|ombestilt|przebukowan[aoy]?)(?![a-z])/

/** How far a head goes, in lines with words on them, and how far its title. */
const HEAD = 14
const TITLE = 6
/** In how many lines a letter comes to say that something was called off. */
const LETTER = 25
/** More words are no title and no state. */
const SHORT = 9

/** One of these is in all that never was. */
const NO =
  /(?<![a-z])(?:not|nothing|never|cannot|unable|aucun|nessun|nenhum|kein|nicht|pas |rien|no |nada|non |nao|geen|niet|ingen|inte |ikke|aldrig?(?![a-z])|nie |ei |neni|neby|await|payment|could|platba)|expired|failed|declined|pending|rejected|fehlgeschlagen|abgelaufen|abgelehnt|refuse|echoue|rechazad|fallid|pendiente|riuscit|recusad|falhou|pendente|mislukt|misslyck|caduc|expir|scadut|verlopen|vervallen|gatt ut|lopt ut|utlop|utgatt|udlob|wygas|vanhent|rauennut|vyprsel|propadl|lejart|doldu|mislyk|fejled|feilet|epaonnistui|decline|turned down|rechazo|rifiutat|recusou|rejeitou|afgewezen|geweigerd|avbojde|avslog|nekade|afviste|avviste|avslo|odrzucil|denegad|away from|refused|entfernt|a (?:un|solo un|um|une|deux|dos) (?:pas|clic|etape|passo)|verwijderd|odrzucon|avbojts|nekats|avslagits|avslatt|afvist|avvist|varausta ei|hylattiin|evattiin|nezdaril|zamitnut|n't(?![a-z])/

/** What all words of undoing have in them: most heads have none, and the patterns above take long to make ready. */
const STEM = new RegExp(
  `${CALL_OFF}|${PAY_BACK}|zwroc|hyvit|visszaterit|refusj|terugbeta|install|aterbet|kansel|avlys|aflys|entfall|fallt|gestrich|vervall|innstil|torol|supprim|suprim|soppress|perutt|zrus`,
)

/** `Cet e-mail annule et remplace la confirmation du 14 mai`: what takes the place of another is told; but not where only money does. */
const REPLACED = new RegExp(
  `(?<![a-z])[a-z]*(?:${CALL_OFF})[a-z]* (?:and|und|et|y|e|ed|en|och|og|i|ja|a) (?:replac|remplac|supersed|ersetz|sustitu|reemplaz|remplaz|sostitu|substitu|vervang|ersatt|erstatt|zastep|korva|nahraz)[a-z]*(?![a-z])(?!.{0,40}(?:voucher|credit|gutschein|guthaben|avoir|bon[os]?(?![a-z])|buono|vale(?![a-z])|tegoed|tillgodo|tilgode))|(?:ersetzt und stornier|vervangt en annuleer|replaces and cancel|remplace et annul|sustituye y anul|sostituisce e annull|substitui e anul)[a-z]*`,
  'g',
)

const wordsIn = (plain: string): number => plain.match(/[a-z]{2,}/g)?.length ?? 0

/** `Bokningsnummer   Resenär   Bokad   Avbokning`: the headings of a table, one of which is over what the rules are. */
const isHeadings = (plain: string): boolean => !/\d/.test(plain) && plain.trim().split(/\s{3,}/).length > 3

/** `Cancellation of your booking is free until 2 June`: of a deed that nobody has done. */
const isRuleOfDeed = (sentence: string): boolean => RULE.test(sentence) && !isCalledOff(sentence)

/** `Auf Ihren Wunsch wurde die Reservierung vom 9. bis zum 12. Februar storniert.` */
const OFF_AT_END = /(?<![a-z])(?:wurden?|ist|sind|werd|zijn) .{1,90} (?:storniert|annulliert|geannuleerd)(?: worden)?\s*[.!]?\s*$/

type IsNamed = (name: string) => boolean
/** No name of a house has so few letters. */
const NO_NAME = 4

/** What is paid back of a stay that is up; a whole price is paid back `including the city tax`. */
const OF_DEPOSIT =
  /(?<![a-z])(?<!(?:including|incl\.|einschliess?lich|inklusive|inkl\.|y compris|incluid[oa]|inclus[oa]|compres[oa]|inclusief|inklusive?|wraz z) (?:(?:your|the|any|der|die|das|ihrer|la|el|votre|l[ao] tua|a|de) )?)(?:deposits?|(?:city|tourist) tax|[a-z]*kurtaxe|ortstaxe|taxe de sejour|tasa turistica|tassa di soggiorno|taxa turistica|toeristenbelasting|minibar|price difference|overpayment|[a-z]*kaution|preisdifferenz|uberzahlung|caution|fianza|deposito|cauzione|caucao|borg|waarborg[a-z]*|depositum(?:met)?|kaucj[aei])(?![a-z])/

/** Whether a sentence of a letter says so. */
const saysCalledOff = (lines: readonly string[], isNamed: IsNamed): boolean =>
  sentencesIn(joinedLines(lines)).some((sentence) => {
    const isSaid =
      (DEED_IN_LETTERS.in(sentence).size > 0 && !OF_DEPOSIT.test(sentence)) ||
      ((CALLED_OFF_IN_LETTERS.in(sentence).size > 0 || OFF_AT_END.test(sentence)) && callsOffBooking(sentence, isNamed))
    return isSaid && !isUnsure(sentence) && !isRuleOfDeed(sentence)
  })

/** Whether a line of its own begins with a name, or a cell of one: `Marina Bay Sands has been cancelled` is of the house that is told. */
const isNamedAmong = (lines: readonly string[], name: string): boolean =>
  name.length > NO_NAME && lines.some((plain) => plain.split(/\s{3,}|: /).some((cell) => cell.startsWith(name) && !isCalledOff(cell)))

/** Whether it says that money came back, or is titled so. */
const saysDone = (plain: string, at: number): boolean =>
  (PAID_BACK.in(plain).size > 0 || (at < TITLE && DEED.test(plain) && !/(?<!\d)\d{1,3}(?!\d)/.test(plain))) && !OF_DEPOSIT.test(plain)

/** `Kurtaxe: 3,50 EUR pro Nacht (entfällt bei Kindern)`: an aside behind an amount is about that. */
const withoutDues = (plain: string): string => (IS_AMOUNT.test(plain) && OF_MONEY.test(plain) ? plain.replace(/\([^()]*\)/g, ' ') : plain)
const IS_AMOUNT = new RegExp(AMOUNT)

/** Whether a line is a state or a title that says so, and no rule. */
const saysUndone = (plain: string, at: number, isNamed: IsNamed): boolean =>
  STEM.test(plain) && isStateOrTitle(withoutDues(plain), at, isNamed)
const isStateOrTitle = (plain: string, at: number, isNamed: IsNamed): boolean =>
  ((isCalledOff(plain) && callsOffBooking(plain, isNamed)) || saysDone(plain, at)) &&
  !RULE.test(plain) &&
  !isUnsure(plain) &&
  wordsIn(plain) <= SHORT

const WITHOUT =
  '(?:no|without|keine|ohne|aucune|pas de|sans|sin|ninguna|nessuna|senza|nao|sem|nenhuma|geen|zonder|ingen|uden|uten|utan|brak|bez|nem|ei)'
const RESERVED = '-?(?:reserv|rezerv|rezerw|prenot|platsreserv|pladsreserv|setereserv|plassreserv|helyfoglal|paikkavarau)[a-z]*'
/** `2. Klasse, keine Reservierung erforderlich`: one may get on without a seat of one's own. */
const NO_SEAT = new RegExp(
  `(?<![a-z])${WITHOUT} (?:(?:seat|sitzplatz|platz|de|obowiazku|zadna|nutna|szukseges) ?)?${RESERVED}(?: (?:is|ist|est|es|e|ar|er|jest|je))?(?: (?:erforderlich|notig|notwendig|moglich|vorgesehen|enthalten|required|needed|necessary|possible|included|available|necessaire|requise|obligatoire|necesaria|requerida|obligatoria|necessaria|richiesta|obbligatoria|obrigatoria|nodig|vereist|verplicht|mogelijk|kravs|behovs|nodvandig|pakraevet|nodvendig|pakrevd|wymagan[a-z]*|konieczn[a-z]*|nutna|potrebna|szukseges|tarvita))(?![a-z])`,
  'g',
)

/** `11:28   EC 213   keine Reservierung`, at the end of a row with its hour: on that train one has no seat of one's own, and goes with it all the same. */
const NO_SEAT_IN_ROW = new RegExp(
  `(?<=\\d[:.h]\\d\\d.*\\s{3})${WITHOUT} (?:(?:seat|sitzplatz|platz|asiento|posto|lugar|miejsca|de place|de|di) ?)?${RESERVED}(?=\\s{3}|\\s*$)`,
  'g',
)

/** `Ferry to Picton, Fri 13 Feb   not booked - add`: in a row, with what one does about it, it is said of that alone. */
const THING_TO_ADD =
  /(?<=\S\s{3,9})(?:not booked|not added|nicht gebucht|non reserve|no reservado|non prenotato|niet geboekt|ej bokat|ikke bestilt)(?: [-–|·] ?|\s{3,9})(?:add|book|hinzufugen|ajouter|anadir|aggiungi|toevoegen|lagg till|legg til)(?= |$)/g

/** `If payment has not been authorised by 1 May, we will call you.` */
const CONDITION =
  /(?<=^\s*|[.!?] )(?:if|unless|should|wenn|falls|sollten?|si|se(?! (?:ha|han|nos) )|als|indien|hvis|jesli|jezeli|jos|pokud) [^.!?]*/g

/** `Own way there (flight not booked with us)`: an aside is about a part. */
const saysNever = (plain: string, isOfOther: (sentence: string) => boolean = () => false): boolean => {
  if (!NO.test(plain) || isLeftOut(plain)) return false
  const said = plain
    .replace(/\([^()]*\)/g, ' ')
    .replace(THING_TO_ADD, ' ')
    .replace(NO_SEAT, ' ')
    .replace(NO_SEAT_IN_ROW, ' ')
  if (!NO.test(said)) return false
  const told = ofTheBooking(said)
    .filter((sentence) => !isOfOther(sentence))
    .join(' ')
  const stated = told.replace(CONDITION, ' ')
  return NEVER.test(stated) || UNFINISHED.test(stated) || saysNeverMade(stated)
}

const isRule = (plain = ''): boolean => RULE.test(plain) || (CALLS_OFF.test(plain) && !isCalledOff(plain))
/** Whether something is paid back, and that not in a rule, which may go on from the line above or in the one below. */
const saysRefund = (plain: string, at: number, all: readonly string[]): boolean =>
  REFUND.in(plain).size > 0 && !OF_DEPOSIT.test(plain) && !isRule(all[at - 1]) && !isRule(plain) && !isRule(all[at + 1])

/** What is looked at: the lines without what something new took the place of, and the words of those. */
function saidOn(page: Page) {
  // Where new days are told, it is no cancellation that the old ones are called off.
  const lines = withoutReplaced(page.lines)
  const all = lines.map(({ plain }) => (CALLS_OFF.test(plain) ? plain.replace(REPLACED, ' ') : plain))
  return {
    lines,
    all,
    head: all.filter((plain) => /[a-z]{2}/.test(plain)).slice(0, HEAD),
    isNamed: (name: string) => isNamedAmong(all, name),
  }
}
type Said = ReturnType<typeof saidOn>

const isOffInLetter = ({ all, isNamed }: Said): boolean =>
  saysCalledOff(all.slice(0, LETTER), isNamed) || all.slice(0, LETTER).some(saysRefund)
const isOffAtHead = ({ head, isNamed }: Said): boolean => head.some((plain, at) => saysUndone(plain, at, isNamed) && !isHeadings(plain))

/** Whether its head says that it was never made, and nothing below that this was made good. */
const isNever = (page: Page, { all, head }: Said): boolean =>
  head.some((plain) => saysNever(plain, isOfOtherMonth(page))) &&
  !isMadeGood(joinedLines(all.slice(0, LETTER)), (clause) => saysNever(clause))

/** Whether a document says at its head that what it tells of was undone or was never done. */
export function isUndone(page: Page): boolean {
  const said = saidOn(page)
  const { lines, all, head } = said
  const isRebooked = remembered(() => head.some((plain) => REBOOKED.test(plain)))
  if (isHeadlined(page) && !all.slice(0, HEAD).some((plain) => REBOOKED.test(plain))) return true
  if (isOffInLetter(said) || isTurnedDown(all.slice(0, LETTER))) return true
  if ((isNever(page, said) || isOffAtHead(said) || saysPaymentFailed(joinedLines(all.slice(0, LETTER)))) && !isRebooked()) return true
  return isUndoneBelow(lines) && !all.some((plain) => REBOOKED.test(plain))
}

/** Whether a document that was undone says that it was called off or paid back: no offer was, and nothing that was never booked. */
export function isCancelled(page: Page): boolean {
  const said = saidOn(page)
  return isTitledOff(page) || isOffInLetter(said) || isOffAtHead(said) || isOffBelow(said.lines)
}
