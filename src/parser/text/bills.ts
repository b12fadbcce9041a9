/** Bills: their titles, the day they were written, and whether what they are for was over by then. */

import type { FoundProduct } from '../found.ts'
import { cellAt, neighbour, saidAt, seemsHeading } from './around.ts'
import type { DateMark } from './dates.ts'
import { dayOfLetter } from './letter-day.ts'
import type { Line, Page } from './page.ts'
import { areLeft, areLeftOn, isToldOfBefore, lastDayOfRides } from './product-days.ts'
import { SUBJECT } from './refusal-words.ts'

/** The label of the day of a bill. */
const DAY_OF_BILL =
  'invoice date|date of (?:the )?invoice|(?:bill(?:ing)?|statement|receipt|folio) date|rechnungsdatum|datum der rechnung|date de (?:la )?facture|date de facturation|date facture|fecha (?:de )?(?:la )?factura(?:cion)?|fecha de emision de (?:la )?factura|data (?:della )?fattura|data (?:da )?fatura|factuurdatum|faktura ?datum|faktura ?dato|data (?:wystawienia )?faktury|laskun (?:paivays|paivamaara|pvm)|datum vystaveni faktury|szamla kelte|fatura tarihi|data facturii|(?:receipt|invoice|bill) issued(?: on)?'
const BILLED = new RegExp(`(?<![a-z])(?:${DAY_OF_BILL})\\s?:?\\s*$`)
/** `Rechnungsdatum Zimmer Anreise   11.03.2027 412 08.03.2027`: the first of several labels that stand in one cell before what they are labels of. */
const FIRST_BILLED = new RegExp(`^(?:${DAY_OF_BILL}) [a-z]`)

/** What stands before a day: in its cell, else in the cell before it. */
function saidBefore(line: Line, { start }: DateMark): string {
  const cell = cellAt(line, start)
  const inside = line.plain.slice(cell?.start ?? 0, start)
  return inside.trim() !== '' || !cell ? inside : saidAt(line, line.cells[line.cells.indexOf(cell) - 1])
}

/** Whether a label, or one of the languages it is given in, is such a one: `Fecha factura / Date`. */
const isLabelled = (said: string, pattern: RegExp): boolean => pattern.test(said) || said.split(' / ').some((part) => pattern.test(part))

/** What stands above a day that begins its cell, in a row of as many labels: `Rechnungsdatum   Mietvertrag Nr.` over `24.05.2027   E 771 204`. */
function saidAbove(page: Page, line: Line, { start }: DateMark): string {
  const at = line.cells.findIndex((cell) => cell.start === start)
  const above = at < 0 || line.cells.length < 2 ? undefined : neighbour(page, line.index, -1)
  return above?.cells.length === line.cells.length ? saidAt(above, above.cells[at]) : ''
}

function isDayOfBill(page: Page, line: Line, mark: DateMark): boolean {
  const said = saidBefore(line, mark)
  const isFirst = FIRST_BILLED.test(said) && line.cells.some(({ start }) => start === mark.start)
  return isFirst || isLabelled(said, BILLED) || isLabelled(saidAbove(page, line, mark), BILLED)
}

/** The day of a bill, where it says it is one. */
export function dayOfBill(page: Page): string | undefined {
  for (const line of page.lines) {
    const date = line.dates.find((mark) => mark.year !== undefined && isDayOfBill(page, line, mark))
    if (date) return page.calendar.dayOf(date)?.date
  }
  return undefined
}

/** What bills are called. */
const NAME =
  '(?:(?:note|nota|konto|cuenta|conto|account|bill) ?/ ?)?(?:(?:tax |final |vat |proforma |hotel |guest )?invoice|(?:schluss|end|hotel|miet)?rechnung|(?:schluss|end|miet)abrechnung|facture|factura|fattura|fatura|nota fiscal|factuur|(?:hotel)?faktura|(?:guest )?folio|(?:guest|hotel|final) (?:bill|statement)|(?:(?:rental|rental agreement|hotel|vat|tax) )?receipt|ricevuta(?: non| fiscale){0,2}|quittung|beleg|recu|recibo|kvitto|kvittering|rachunek|lasku|kuitti|(?:hotel)?regning|szamla|racun|danovy doklad)'
/** Said before it where it is written once more. */
const COPY =
  '(?:(?:copy of (?:the |your )?|copy |copia (?:di cortesia )?(?:(?:di|de|da|della) )?|duplicat[ao]? (?:de |di )?|duplicado (?:de )?|duplikat |kopie |kopia |kopi (?:av |af )?)(?=[a-z]))?'
/** What begins a bill, alone or with its number, in one language or two: `FACTURA / INVOICE ES27-0041`. */
const BILL = new RegExp(
  `^\\W*${COPY}${NAME}(?:\\s?[/|–-]\\s?${NAME})?(?: (?:vat|simplificada|simplifiee|ordinaria))?(?=\\s*$|\\s?[:#]|\\s(?:n[°ºor.]|num|c\\.|c(?:islo)? \\d|\\d|[a-z]{1,4}[-/]?\\d|(?:ft|fr|fs|fv|fa)[ /]\\d)|\\s{3})`,
)
/** Lines with words on them that a title may be among. */
export const TITLE_LINES = 6
/** Lines from a title to its day. */
const TO_DAY = 6
export const isWorded = ({ plain }: Line): boolean => /[a-z]{2}/.test(plain)
/** The day of a bill, by what stands before it in its cell, and nothing else. */
const DATED =
  /^(?:(?:invoice |bill |issue |receipt )?date|issued(?: on)?|datum|(?:data|fecha|date|dato)(?: (?:di |de |d')?emis+(?:ione|ion|ao|ie))?|(?:data|datum) (?:wystawienia|vystaveni)|kelt(?:e)?|ausgestellt am|udstedt|paivays)\s?:?\s*$/
/** `Datum / Zeit`: said of when something begins. */
const OF_HOUR = /(?<![a-z])(?:uhr)?(?:zeit|time|heure|hora|ora|tid|tijd|godzina|klockslag|cas|aika)(?![a-z])/
/** The same by a word that days of anything have before them: the only day of its line. */
const OF_DAY = /^(?:le|del|du|vom|of|van|av|den|z dnia|dnia)\s*$/

/** The number of a bill, behind its title. */
const NUMBER = /^[^a-z\d]*(?:n[°ºor.]*|num[a-z.]*|c\.)?[^a-z\d]*(?:(?:ft|fr|fs|fv|fa)[ /])?(?:[a-z\d/.-]*\d[a-z\d/.-]*)?/

/** Lines with words on them that the title of a bill may be among, below whom it is sent to. */
const ADDRESSED_LINES = TITLE_LINES + 4
export const titleOfBill = ({ lines }: Page): Line | undefined =>
  lines
    .filter(isWorded)
    .slice(0, ADDRESSED_LINES)
    .find(({ plain, cells }) => cells.some(({ start, end }) => BILL.test(plain.slice(start, end))))

/** The day of what is titled as a bill. */
function dayOfTitled(page: Page): string | undefined {
  const { lines, calendar } = page
  const title = titleOfBill(page)
  for (const line of title ? lines.slice(title.index).filter(isWorded).slice(0, TO_DAY) : []) {
    const date = line.dates.find((mark) => {
      if (mark.year === undefined) return false
      const before = saidBefore(line, mark)
      // `Rechnung Nr. 4711 vom 3. Mai`
      const said = before.replace(BILL, '').replace(NUMBER, '').trimStart()
      if (isLabelled(said, DATED) && !OF_HOUR.test(said)) return true
      // `Kuitti   28.03.2027`
      return line.dates.length === 1 && (OF_DAY.test(said) || (said === '' && BILL.test(before)))
    })
    if (date) return calendar.dayOf(date)?.date
  }
  return undefined
}

/** The day on which what is titled or labelled as a bill was written. */
export const dayWritten = (page: Page): string | undefined =>
  dayOfTitled(page) ?? dayOfBill(page) ?? (titleOfBill(page) ? dayOfLetter(page) : undefined)

const CONFIRMS = /confirm|bestatig|conferm|bevestig|bekraft|bekreft|bekraeft|potwierdz|vahvist|potvrz|visszaigazol/
/** `Confirmation no. 4711`: bills tell by what number all was booked. */
const NUMBERED = /(?:number|numm?er[oa]?|numero|code|codigo|codice|localizador|no|n[°ºor.]|#|conf\.)(?![a-z])|\d/
/** Whether a page is titled as what confirms: one is read when all is over as well. The subject of a mail is what others make of it. */
export const isConfirmation = ({ lines }: Page): boolean =>
  lines
    .filter((line) => isWorded(line) && line.index > 0 && !SUBJECT.test(line.plain))
    .slice(0, TITLE_LINES)
    .some((line) => !seemsHeading(line) && CONFIRMS.test(line.plain) && !NUMBERED.test(line.plain))

/** Whether all was left when it is read, and nothing is told or confirmed from before. */
export const isLeftBehind = (page: Page, products: readonly FoundProduct[]): boolean =>
  areLeft(products) && lastDayOfRides(products) < page.today && !isToldOfBefore(page, products) && !isConfirmation(page)

/** Whether it is a bill of what was over: houses and cars are paid for when one leaves. */
export function isSettled(page: Page, products: readonly FoundProduct[]): boolean {
  const end = lastDayOfRides(products)
  const day = dayWritten(page)
  // One that tells no day of its own, and none before, is of what was over when it is read.
  if (day === undefined) return isLeftBehind(page, products) && titleOfBill(page) !== undefined
  // No bill was written after the day on which it is read.
  return day <= page.today && (end < day || areLeftOn(products, day))
}
