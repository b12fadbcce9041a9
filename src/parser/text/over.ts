/** Whether a document tells only of what was over when it was written: closed hires, nights that were spent and paid for, flown coupons, points earned. */

import type { FoundProduct } from '../found.ts'
import { saidAt } from './around.ts'
import { dayWritten, isConfirmation, isLeftBehind, isWorded, TITLE_LINES, titleOfBill } from './bills.ts'
import { isDriven } from './odometers.ts'
import { ENDED, THANKED } from './over-words.ts'
import type { Line, Page } from './page.ts'
import { areLeftOn, endOfAll } from './product-days.ts'
import { RECENT } from './refusal-words.ts'

/** Said of what is yet to be: `The deposit is released once the vehicle has been returned`. */
const IF =
  /(?<![a-z])(?:not?|non|nicht|keine?|pas|nao|niet|geen|ikke|inte|nie|ei|if|when|once|after|until|unless|before|whether|wenn|falls|sobald|nachdem|bevor|bis|lorsque|une fois|apres|avant|cuando|una vez|despues|hasta|antes|quando|una volta|dopo|fino|depois|als|nadat|zodra|wanneer|totdat|nar|efter|etter|hvis|innan|jesli|gdy|kiedy|kun|jos|kunnes|pokud)(?![a-z])/
const isEnded = (page: Page): boolean =>
  ENDED.in(page).size > 0 && page.lines.some(({ plain }) => ENDED.in(plain).size > 0 && !IF.test(plain))

/** What became of a coupon, in a cell of its own. */
const FLOWN =
  /^(?:(?:coupon )?status:? )?(?:flown|used|lifted|geflogen|abgeflogen|utilise|vole|volado|utilizado|volato|utilizzato|voado|gevlogen|gebruikt|flugen|flojet|benyttet|wykorzystany)$/
/** The number of a ticket. */
const TICKET_NUMBER = /(?<!\d)\d{3}[- ]?\d{10}(?!\d)/
const isFlown = ({ lines }: Page, products: readonly FoundProduct[]): boolean =>
  products.every(({ kind }) => kind === 'air') &&
  lines.some(
    (line) =>
      (line.flights.length > 0 || line.dates.length > 0 || TICKET_NUMBER.test(line.plain)) &&
      line.cells.some((cell) => FLOWN.test(saidAt(line, cell))),
  )

/** A card by the end of its number, or a word for what was paid. */
const CARD =
  /(?:(?<![a-z])(?:visa|mastercard|master|mc|amex|american express|maestro|diners|discover|card|[a-z]*karte|carte|tarjeta|carta|cartao|kort|kaart|karta|kortti) ?[a-z ]{0,10}[*x•.]{3,} ?\d{2,4}|(?<![a-z])(?:visa|mastercard|mc|amex) [*•x]\d{2,4}|(?<![a-z])(?:paid|bezahlt|paye|regle|reglement|pagado|pago|pagato|pagamento|betaald|voldaan|betalt|betald|zaplacono|maksettu|zaplaceno|fizetve)(?![a-z]))/
/** Said of what is yet to be paid, and of when one leaves. */
const TO_COME =
  /(?<![a-z])(?:due|will|to be|wird|werden|sera|se cargara|sara|verra|zal|wordt|blir|vil|kommer|until|before|by(?= \d)|bis|avant|antes|entro|cancel[a-z]*|storn[a-z]*|annul[a-z]*|anul[a-z]*|refund[a-z]*|deposit|check.?out|depart[a-z]*|abreise|salida|partenza|partida|vertrek|avresa|avreise|afrejse|wyjazd|lahto|return|drop.?off|ruckgabe|devol[a-z]*|riconsegna|rientro|retour|inlever[a-z]*|terug[a-z]*|zwrot)(?![a-z])/
/** Whether a house or a car was paid for when it was left. */
function isPaidAtEnd({ lines, calendar }: Page, end: string, by: string): boolean {
  const isPayment = ({ plain, dates }: Line): boolean => {
    const [date, other] = dates
    if (!date || other || !CARD.test(plain) || TO_COME.test(plain)) return false
    const day = calendar.dayOf(date)?.date
    return day !== undefined && day >= end && day <= by
  }
  return lines.some(isPayment)
}

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** Titles of what members of a programme are told each month. */
const STATEMENT = new RegExp(
  `(?<![a-z])(?:(?:${MONTH}|monthly|quarterly|annual|year-end|points?|miles|avios|honors|bonvoy|rewards?|bonus|loyalty|member(?:ship)?|activity|club|account|e-?) ?statement|your (?:(?:${MONTH}) )?(?:[a-z]{2,12} ){1,2}statement is|(?:account|points|miles|avios|rewards?|member) (?:summary|activity|overview)|(?:konto|punkte|meilen|bonus)(?:ubersicht|bewegungen|oversikt|oversigt|utdrag)|(?:meilen|punkte)konto|releve (?:de |d'|des |de vos |de votre )?(?:compte|miles|points|activite)|(?:resumen|extracto|movimientos) de (?:tu |su |la |tus |sus )?(?:cuenta|puntos|millas|avios)|(?:riepilogo|estratto) (?:punti|miglia)|(?:resumo|extrato) (?:da|de|dos) (?:sua |seus )?(?:conta|pontos|milhas)|(?:punten|mijlen|rekening)overzicht|(?:poang|poeng|point)(?:oversikt|oversigt|besked)|stan (?:twoich )?(?:punktow|mil)|piste(?:saldo|tiliote))`,
)
const isStatement = ({ lines }: Page): boolean =>
  lines
    .filter(isWorded)
    .slice(0, TITLE_LINES)
    .some(({ plain }) => STATEMENT.test(plain))

/** Whether anything says what is said only of what is over. */
const isSure = (page: Page, products: readonly FoundProduct[], end: string, by: string): boolean =>
  isEnded(page) ||
  isFlown(page, products) ||
  (isStatement(page) && !isConfirmation(page)) ||
  (products.every(({ kind }) => kind === 'car') && isDriven(page)) ||
  (areLeftOn(products, end) && isPaidAtEnd(page, end, by))

/** `Balance due   0.00` */
const NOTHING_DUE =
  /(?<![a-z])(?:(?:amount|net|balance|total|still) due|balance|offener betrag|restbetrag|noch zu zahlen|solde(?: du)?|reste a payer|saldo(?: pendiente| dovuto)?|importe pendiente|por pagar|em divida|openstaand(?: bedrag)?|te betalen|att betala|a betale|at betale|skyldig|pozostalo(?: do zaplaty)?|avoinna|zbyva)[^a-z\d]{1,14}(?:(?:eur|gbp|usd|sek|nok|dkk|pln) )?0[.,]00/
/** The number of a room, which is given to who has come. */
const ROOM =
  /(?<![a-z])(?:room|zimmer|chambre|habitacion|camera|quarto|kamer|rum|rom|vaerelse|varelse|pokoj|huone|szoba)(?: ?(?:no|nr|number|nummer|n[°ºo]))?[.:]?\s{0,4}\d{2,4}(?![\d.,/:]|\s?(?:m2|sqm|qm|eur|€|nights?|[a-z]))/
const PLATE =
  /(?<![a-z])(?:licen[cs]e(?: plate)?(?: no| number)?|plate|kennzeichen|immatriculation|matricula|targa|kenteken|regnr|reg\.? ?nr|registration|nr rej(?:estracyjny)?)[^a-z\d]{1,6}(?=[a-z\d -]{0,8}\d)[a-z\d]{1,4}[ -][a-z\d]/
/** Points that were earned; those of a stay to come will be. */
const EARNED =
  /(?<![a-z])(?:you(?:'ve| have)? (?:just )?earned|(?:points|miles|avios) earned|earned (?:points|miles)|gesammelte? (?:punkte|meilen)|(?:points|miles) (?:gagnes|acquis|cumules)|has? acumulado|(?:puntos|millas|pontos|milhas) (?:acumulad|ganad|ganh)[ao]s|punti (?:accumulati|guadagnati)|gespaarde punten|(?:intjanade|optjente|opptjente) (?:poang|poeng|point))/
/** `Check-in   Check-out   Activity   Points` over `+5,412`. */
const POINTS =
  /^(?:points|punkte|(?:pramien)?meilen|miles|avios|puntos|millas|punti|miglia|pontos|milhas|punten|mijlen|poang|poeng|point|punkty|pisteet)$/
const arePointsListed = ({ lines }: Page): boolean =>
  lines.some(({ plain, cells }) => cells.length > 2 && cells.some(({ start, end }) => POINTS.test(plain.slice(start, end).trim()))) &&
  lines.some(({ plain, cells }) => cells.length > 2 && /(?:^|\s)[+-]\d[\d.,]*\s*$/.test(plain))

/** Bills by the subject of the mail they come in. */
const BILL_IN_SUBJECT =
  /(?<![a-z])(?:invoice|bill|receipt|folio|[a-z]*rechnung|[a-z]*beleg|quittung|facture|recu|factura|recibo|fattura|ricevuta|fatura|factuur|rekening|bon|kvitto|kvittering|faktura|rachunek|lasku|kuitti|szamla)(?![a-z])/

/** How many things speak for its being over, which are said of others, too. */
const signsOf = (page: Page): number =>
  [
    () => titleOfBill(page) !== undefined || BILL_IN_SUBJECT.test(page.lines[0]?.plain ?? ''),
    () => THANKED.in(page).size > 0 || RECENT.in(page).size > 0,
    () => page.lines.some(({ plain }) => NOTHING_DUE.test(plain)),
    () => page.lines.some(({ plain }) => ROOM.test(plain) || PLATE.test(plain)),
    () => EARNED.test(page.whole) || arePointsListed(page),
  ].filter((isSo) => isSo()).length

/** Signs that are enough where it is not told when a document was written. */
const ENOUGH = 2

/**
 * Whether it was over when the document was written: by the day of a bill, else of its mail, `mailed`, else the day on which it is read. What only may be
 * said of what is over counts where that day is told; else there must be more of it and nothing from before.
 */
export function isOver(page: Page, products: readonly FoundProduct[], mailed: string | undefined): boolean {
  const end = endOfAll(products)
  if (end > (mailed ?? page.today)) return false
  const told = dayWritten(page) ?? mailed
  const by = told ?? page.today
  if (end > by) return false
  if (isSure(page, products, end, by)) return true
  if (told !== undefined) return (end < by || areLeftOn(products, by)) && signsOf(page) > 0
  return isLeftBehind(page, products) && signsOf(page) >= ENOUGH
}
