/** Bills: the day they were written, and whether what they are for was over by then. */

import type { FoundProduct } from '../found.ts'
import { cellAt } from './around.ts'
import type { Line, Page } from './page.ts'
import { beginOf, lastDay } from './product-days.ts'

/** The label of the day of a bill. */
const BILLED =
  /(?<![a-z])(?:invoice date|date of (?:the )?invoice|bill(?:ing)? date|statement date|rechnungsdatum|datum der rechnung|date de (?:la )?facture|date de facturation|fecha (?:de )?(?:la )?factura|fecha de emision de (?:la )?factura|data (?:della )?fattura|data (?:da )?fatura|factuurdatum|faktura ?datum|faktura ?dato|data (?:wystawienia )?faktury|laskun (?:paivays|paivamaara|pvm)|datum vystaveni faktury|szamla kelte|fatura tarihi|data facturii)\s?:?\s*$/

/** The day of a bill, where it says it is one. */
export function dayOfBill({ lines, calendar }: Page): string | undefined {
  for (const { plain, dates } of lines) {
    const date = dates.find(({ start, year }) => year !== undefined && BILLED.test(plain.slice(0, start)))
    if (date) return calendar.dayOf(date)?.date
  }
  return undefined
}

/** What begins a bill, alone or with its number. */
const BILL =
  /^\W*(?:(?:tax |final |vat |proforma )?invoice|(?:schluss|end|hotel|miet)?rechnung|facture|factura|fattura|fatura|nota fiscal|factuur|faktura|folio|guest folio|receipt|ricevuta|rental receipt|quittung|beleg|recu|recibo|kvitto|kvittering|rachunek|lasku|kuitti)(?=\s*$|\s?[:#]|\s(?:n[°ºor.]|num|\d)|\s{3})/
/** Lines with words on them that a title may be among. */
export const TITLE_LINES = 6
/** Lines from a title to its day. */
const TO_DAY = 6
export const isWorded = ({ plain }: Line): boolean => /[a-z]{2}/.test(plain)
/** The day of a bill, by what stands before it in its cell, and nothing else. */
const DATED =
  /^(?:(?:invoice |bill |issue )?date|datum|(?:data|fecha|date|dato)(?: (?:di |de |d')?emis+(?:ione|ion|ao|ie))?|paivays|le|del|du|vom|of|van|av|den|z dnia|dnia)\s?:?\s*$/

/** The number of a bill, behind its title. */
const NUMBER = /^[^a-z\d]*(?:n[°ºor.]*|num[a-z.]*)?[^a-z\d]*(?:[a-z\d/.-]*\d[a-z\d/.-]*)?/

/** Lines with words on them that the title of a bill may be among, below whom it is sent to. */
const ADDRESSED_LINES = TITLE_LINES + 4
const titleIn = ({ lines }: Page): Line | undefined =>
  lines
    .filter(isWorded)
    .slice(0, ADDRESSED_LINES)
    .find(({ plain, cells }) => cells.some(({ start, end }) => BILL.test(plain.slice(start, end))))

/** The day of what is titled as a bill. */
function dayOfTitled(page: Page): string | undefined {
  const { lines, calendar } = page
  const title = titleIn(page)
  for (const line of title ? lines.slice(title.index).filter(isWorded).slice(0, TO_DAY) : []) {
    const [date, more] = line.dates
    const begin = date ? (cellAt(line, date.start)?.start ?? 0) : 0
    // `Rechnung Nr. 4711 vom 3. Mai`
    const said = date && line.plain.slice(begin, date.start).replace(BILL, '').replace(NUMBER, '').trimStart()
    if (date?.year !== undefined && more === undefined && said !== undefined && DATED.test(said)) return calendar.dayOf(date)?.date
  }
  return undefined
}

/** Whether it is a bill of what was over: houses and cars are paid for when one leaves. */
export function isSettled(page: Page, products: readonly FoundProduct[]): boolean {
  const end = lastDay(products)
  const areLeft = products.every(({ kind }) => kind === 'hotel' || kind === 'car')
  const day = dayOfTitled(page) ?? dayOfBill(page)
  // One that tells no day is of what was over when it is read.
  if (day === undefined) return areLeft && end < page.today && titleIn(page) !== undefined
  // No bill was written after the day on which it is read.
  if (day > page.today) return false
  const isBegun = (product: FoundProduct): boolean => (beginOf(product) ?? day) < day
  return end < day || (areLeft && end === day && products.every(isBegun))
}
