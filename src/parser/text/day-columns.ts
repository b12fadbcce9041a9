/** Days of two numbers with a dash, `06-04`, in a column that says it is of days: elsewhere that is a span, a score or a part of a number. */

import { saidAt } from './around.ts'
import type { DateMark } from './dates.ts'
import type { Line } from './page.ts'
import { wordSet } from './vocabulary.ts'

/** Headings of such columns. */
const DAYS = wordSet('date dates day datum data fecha dia dag dato dzien paiva paivamaara den tag jour giorno reisdatum reisedatum')
const DAY = /^(?<day>\d\d)-(?<month>\d\d)$/
/** What most pages have none of. */
const LIKELY = /(?:^|\s{3})\d\d-\d\d(?:\s{3}|$)/
/** Rows below their heading. */
const MOST_ROWS = 60

/** Which column of a heading is of days. */
const columnOfDays = (line: Line): number => (line.cells.length < 2 ? -1 : line.cells.findIndex((cell) => DAYS.has(saidAt(line, cell))))

function dayIn(line: Line, column: number): DateMark | undefined {
  const cell = line.cells[column]
  const { day, month } = DAY.exec(cell ? saidAt(line, cell) : '')?.groups ?? {}
  if (!cell || Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12) return undefined
  return { start: cell.start, end: cell.end, day: Number(day), month: Number(month), either: false }
}

/** Lines with the days of their rows. */
export function withDaysInColumns(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ plain }) => LIKELY.test(plain))) return lines
  let [column, since] = [-1, 0]
  return lines.map((line) => {
    const heading = columnOfDays(line)
    if (heading >= 0) [column, since] = [heading, line.index]
    const day = column >= 0 && line.dates.length === 0 && line.index - since <= MOST_ROWS ? dayIn(line, column) : undefined
    return day ? { ...line, dates: [day], times: line.times.filter(({ start }) => start >= day.end || start < day.start) } : line
  })
}
