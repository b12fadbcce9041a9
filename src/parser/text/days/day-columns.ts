/** Days of two numbers, `06-04`, `06/04`, in a column that says it is of days: elsewhere that is a span, a score or a part of a number. */

import { saidAt } from '../page/around.ts'
import type { Line } from '../page/page.ts'
import { wordSet } from '../words/vocabulary.ts'
import type { DateMark } from './dates.ts'
import { NIGHTS_HEADING } from './nights.ts'

/** Headings of such columns. */
const DAYS = wordSet('date dates day datum data fecha dia dag dato dzien paiva paivamaara den tag jour giorno reisdatum reisedatum')
/** Beside a column of nights, that of the day on which one comes. */
const ARRIVALS = wordSet(`
  arrive arrival arriving check-in checkin in from anreise ankunft von vom ab arrivee du entrada llegada desde arrivo dal chegada de aankomst inchecken van ankomst incheckning innsjekk
  indtjekning fra fran przyjazd zameldowanie od prijezd saapuminen tulo
`)
const TWO_NUMBERS = /^(?<first>\d\d?)(?<mark>[-/.])(?<second>\d\d?)\.?$/
/** What most pages have none of. */
const LIKELY = /(?:^|\s{3})\d\d?[-/.]\d\d?\.?(?:\s{3}|$)/
/** Rows below their heading. */
const MOST_ROWS = 60

interface Column {
  readonly at: number
  /** Whether it is of days on which one comes, beside one of nights, so that nothing in it is an hour. */
  readonly isOfNights: boolean
}

/** Which column of a heading is of days. */
function columnOfDays(line: Line): Column | undefined {
  if (line.cells.length < 2) return undefined
  const said = line.cells.map((cell) => saidAt(line, cell))
  const isOfNights = said.some((text) => NIGHTS_HEADING.test(text))
  const at = said.findIndex((text) => DAYS.has(text) || (isOfNights && text.split(/[\s'’]+/).some((word) => ARRIVALS.has(word))))
  return at < 0 ? undefined : { at, isOfNights }
}

/** The two numbers of a cell in the column, where there are any. */
function numbersIn(line: Line, column: Column | undefined): readonly [number, number] | undefined {
  const cell = column && line.cells[column.at]
  const { first, second, mark } = TWO_NUMBERS.exec(cell ? saidAt(line, cell) : '')?.groups ?? {}
  const isDay = column?.isOfNights || (mark === '-' && first?.length === 2 && second?.length === 2)
  return first && second && isDay ? [Number(first), Number(second)] : undefined
}

const isDayOf = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12

/** The day comes first but where a row says otherwise, as `06-15` does; where none says it, the rest of the page may. */
function dayOf([first, second]: readonly [number, number], isMonthFirst: boolean): Pick<DateMark, 'day' | 'month' | 'either'> | undefined {
  if (isMonthFirst) return isDayOf(second, first) ? { day: second, month: first, either: false } : undefined
  return isDayOf(first, second) ? { day: first, month: second, either: first <= 12 && first !== second } : undefined
}

/** Which cell of each line stands in a column of days, if any does and the line has no day already. */
function columnsOf(lines: readonly Line[]): readonly (Column | undefined)[] {
  let [column, since]: [Column | undefined, number] = [undefined, 0]
  return lines.map((line) => {
    const heading = columnOfDays(line)
    if (heading) [column, since] = [heading, line.index]
    return line.dates.length === 0 && line.index - since <= MOST_ROWS ? column : undefined
  })
}

/** Lines with the days of their rows. */
export function withDaysInColumns(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ plain }) => LIKELY.test(plain))) return lines
  const columns = columnsOf(lines)
  const rows = lines.map((line, at) => numbersIn(line, columns[at]))
  const isMonthFirst = rows.some((row) => row && isDayOf(row[1], row[0]) && row[1] > 12) && !rows.some((row) => row && row[0] > 12)
  return lines.map((line, at) => {
    const [row, cell] = [rows[at], line.cells[columns[at]?.at ?? -1]]
    const day = row && dayOf(row, isMonthFirst)
    if (!day || !cell) return line
    const { start, end } = cell
    return { ...line, dates: [{ start, end, ...day }], times: line.times.filter((time) => time.start >= end || time.start < start) }
  })
}
