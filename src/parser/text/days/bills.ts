/** Bills: their titles and the day they were written. */

import { cellAt, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isWorded, titlesBelowAddress } from '../page/titles.ts'
import { BILLED, DATED, FIRST_BILLED, NUMBER_OF_BILL, OF_DAY, OF_HOUR, TITLE_OF_BILL } from '../words/bill-words.ts'
import { UNTIL } from '../words/until-words.ts'
import type { DateMark } from './dates.ts'

/** What stands before a day: in its cell, else in the cell before it. */
function saidBefore(line: Line, { start }: DateMark): string {
  const cell = cellAt(line, start)
  const inside = line.plain.slice(cell?.start ?? 0, start)
  return inside.trim() !== '' || !cell ? inside : saidAt(line, line.cells[line.cells.indexOf(cell) - 1])
}

/** Whether a label, or one of the languages it is given in, is such a one: `Fecha factura / Date`. */
const isLabelled = (said: string, pattern: RegExp): boolean => pattern.test(said) || said.split(' / ').some((part) => pattern.test(part))

/**
 * What stands above a day that begins its cell, in a row of as many labels: `Rechnungsdatum   Mietvertrag Nr.` over `24.05.2027   E 771 204`; or above one
 * that is all of its line.
 */
function saidAbove(page: Page, line: Line, { start, end }: DateMark): string {
  const at = line.cells.findIndex((cell) => cell.start === start)
  const isAll = line.cells.length > 1 || end >= line.text.trimEnd().length
  const above = at < 0 || !isAll ? undefined : neighbour(page, line.index, -1)
  return above?.cells.length === line.cells.length ? saidAt(above, above.cells[at]) : ''
}

function isDayOfBill(page: Page, line: Line, mark: DateMark): boolean {
  const said = saidBefore(line, mark)
  const isFirst = FIRST_BILLED.test(said) && line.cells.some(({ start }) => start === mark.start)
  return isFirst || isLabelled(said, BILLED) || isLabelled(saidAbove(page, line, mark), BILLED)
}

/** What all labels of such days have: the patterns of these take long to make ready. */
const NAME_IN_LABEL = /invoice|bill|statement|receipt|folio|rechnung|fact|fatt|fatur|faktur|lask|szamla/

/** The day of a bill, where a label says it is one, wherever it stands. */
export function labelledDayOfBill(page: Page): string | undefined {
  if (!NAME_IN_LABEL.test(page.whole)) return undefined
  for (const line of page.lines) {
    const date = line.dates.find((mark) => mark.year !== undefined && isDayOfBill(page, line, mark))
    if (date) return page.calendar.dayOf(date)?.date
  }
  return undefined
}

/** The title of a bill, in a cell of its own. */
export const titleOfBill = (page: Page): Line | undefined =>
  titlesBelowAddress(page).find(({ plain, cells }) => cells.some(({ start, end }) => TITLE_OF_BILL.test(plain.slice(start, end))))

/** Lines with words on them from a title to its day: numbers, the customer and his address stand between. */
const TO_DAY = 6

/** The day of what is titled as a bill: the title itself has it, or a line below it that labels it as the day of a paper. */
export function dayBelowTitle({ lines, calendar }: Page, title: Line): string | undefined {
  for (const line of lines.slice(title.index).filter(isWorded).slice(0, TO_DAY)) {
    const date = line.dates.find((mark) => {
      if (mark.year === undefined) return false
      const before = saidBefore(line, mark)
      const said = before.replace(TITLE_OF_BILL, '').replace(NUMBER_OF_BILL, '').trimStart()
      if (isLabelled(said, DATED) && !OF_HOUR.test(said)) return true
      // `Kuitti   28.03.2027`
      return line.dates.length === 1 && (OF_DAY.test(said) || (said === '' && TITLE_OF_BILL.test(before)))
    })
    if (date) return calendar.dayOf(date)?.date
  }
  return undefined
}

/** Letters of a label between two days: `Échéance`, `Due`. */
const LABEL_BETWEEN = /[a-z]{3}[a-z .]{0,25}:?\s*$/
const UP_TO = new RegExp(`(?:^|[^a-z])(?:${UNTIL}|zum|jusqu|hasta|fino|al|asti)[a-z' ]{0,6}:?\\s*$`)

/**
 * Whether a day is that on which a bill was written, beside the one by which it is to be paid: `Date : 30 juin 2026   Échéance : 30 juillet 2026` below the
 * title `FACTURE n° 31`. What is billed may be nights, too.
 */
export function isBilledAndDue(page: Page, line: Line, date: string): boolean {
  const at = line.dates.findIndex((mark) => mark.year !== undefined && page.calendar.dayOf(mark)?.date === date)
  const [written, due] = at < 0 ? [] : line.dates.slice(at)
  if (!written || !due) return false
  const said = saidBefore(line, written)
  const label = saidBefore(line, due).slice(-LONGEST_LABEL)
  return (
    (isLabelled(said, DATED) || isLabelled(said, BILLED)) &&
    LABEL_BETWEEN.test(label) &&
    !UP_TO.test(label) &&
    titleOfBill(page) !== undefined
  )
}
const LONGEST_LABEL = 40
