/** Days of two numbers with a dash, `06-04`, in a column that says it is of days: elsewhere that is a span, a score or a part of a number. */

import { saidAt } from './around.ts'
import type { DateMark } from './dates.ts'
import type { Line } from './page.ts'
import { wordSet } from './vocabulary.ts'

/** Headings of such columns. */
const DAYS = wordSet('date dates day datum data fecha dia dag dato dzien paiva paivamaara den tag jour giorno reisdatum reisedatum')
const TWO_NUMBERS = /^(?<first>\d\d)-(?<second>\d\d)$/
/** What most pages have none of. */
const LIKELY = /(?:^|\s{3})\d\d-\d\d(?:\s{3}|$)/
/** Rows below their heading. */
const MOST_ROWS = 60

/** Which column of a heading is of days. */
const columnOfDays = (line: Line): number => (line.cells.length < 2 ? -1 : line.cells.findIndex((cell) => DAYS.has(saidAt(line, cell))))

/** The two numbers of a cell in the column, where there are any. */
function numbersIn(line: Line, column: number): readonly [number, number] | undefined {
  const cell = line.cells[column]
  const { first, second } = TWO_NUMBERS.exec(cell ? saidAt(line, cell) : '')?.groups ?? {}
  return first && second ? [Number(first), Number(second)] : undefined
}

const isDayOf = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12

/** The day comes first but where a row says otherwise, as `06-15` does; where none says it, the rest of the page may. */
function dayOf([first, second]: readonly [number, number], isMonthFirst: boolean): Pick<DateMark, 'day' | 'month' | 'either'> | undefined {
  if (isMonthFirst) return isDayOf(second, first) ? { day: second, month: first, either: false } : undefined
  return isDayOf(first, second) ? { day: first, month: second, either: first <= 12 && first !== second } : undefined
}

/** Which cell of each line stands in a column of days; -1 where none does, or the line has a day already. */
function columnsOf(lines: readonly Line[]): readonly number[] {
  let [column, since] = [-1, 0]
  return lines.map((line) => {
    const heading = columnOfDays(line)
    if (heading >= 0) [column, since] = [heading, line.index]
    return line.dates.length === 0 && line.index - since <= MOST_ROWS ? column : -1
  })
}

/** Lines with the days of their rows. */
export function withDaysInColumns(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ plain }) => LIKELY.test(plain))) return lines
  const columns = columnsOf(lines)
  const rows = lines.map((line, at) => numbersIn(line, columns[at] ?? -1))
  const isMonthFirst = rows.some((row) => row && isDayOf(row[1], row[0]) && row[1] > 12) && !rows.some((row) => row && row[0] > 12)
  return lines.map((line, at) => {
    const [row, cell] = [rows[at], line.cells[columns[at] ?? -1]]
    const day = row && dayOf(row, isMonthFirst)
    if (!day || !cell) return line
    const { start, end } = cell
    return { ...line, dates: [{ start, end, ...day }], times: line.times.filter((time) => time.start >= end || time.start < start) }
  })
}
