/** Two days that share a month or a year: spans in figures, and second days that follow a day told in full or with its month. */

import { allIn } from '../words/all-in.ts'
import { UNTIL_BETWEEN } from '../words/until-words.ts'
import type { DateMark } from './dates.ts'
import { fullYear } from './full-years.ts'
import { MONTHS_AFTER_YEAR } from './months.ts'

/** `21.-24.08.2027`, `21.08. - 24.08.27`, `28/12-02/01/2028`, `du 28/12 au 02/01/2028`: two days with one year, in figures. */
const FIGURES = new RegExp(
  String.raw`(?<![\d./:-]|\d[./]\s)(?<day>\d{1,2})(?:(?<mark>[./])\s?(?<month>\d{1,2}))?(?:\.?\s?[-–—]\s?|(?<=\d[./]\d{1,2})\.?\s(?:${UNTIL_BETWEEN}|bis zum|hasta el|a|tot en met|t/m|az)\s)(?<second>\d{1,2})(?<dot>[./])(?<last>\d{1,2})\k<dot>(?<year>(?:19|20)\d\d|\d\d)(?!\d|[./-]\d)`,
  'g',
)

/** The days of such spans on a line of plain text, two for each. */
export function spansInFigures(line: string): DateMark[] {
  if (!/(?:\d[./]?\s?[-–—]|[a-z]\s)\s?\d{1,2}[./]\d{1,2}[./]\d/.test(line)) return []
  return allIn(line, FIGURES).flatMap((match): DateMark[] => {
    const groups = match.groups ?? {}
    const year = fullYear(groups.year)
    const [day, second, last] = [Number(groups.day), Number(groups.second), Number(groups.last)]
    const month = groups.month === undefined ? last : Number(groups.month)
    if (year === undefined || [day, second].some((one) => one < 1 || one > 31) || [month, last].some((one) => one < 1 || one > 12))
      return []
    const isOverYear = month > last
    if (month === last && day >= second) return []
    const start = match.index + match[0].lastIndexOf(groups.second ?? '', match[0].length - `${groups.year}`.length - 3)
    const at = { start: match.index, end: start, day, month, year: isOverYear ? year - 1 : year, either: false }
    // Whether the day comes first is as sure as with any day in figures.
    const either = (one: number, other: number): boolean => groups.dot === '/' && one <= 12 && other <= 12 && one !== other
    return [
      { ...at, either: groups.month !== undefined && either(day, month) },
      { start, end: match.index + match[0].length, day: second, month: last, year, either: either(second, last) },
    ]
  })
}

/** `June 5 – 7, 2027`: the second day takes the month of the first, and the year is that of both. */
const SPAN_ON = /^\s?(?:-|–|—|to)\s?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s?|\s)(?<year>20\d\d)(?!\d)/

/** `2027. július 2–6.`, `2027. július 30. – augusztus 6.`: behind a day told with its year first. */
const SPAN_IN_YEAR = /^(?:-?t[oeu]l)?\s?(?:-|–|—)?\s?(?:(?<late>[a-z]{4,13})\s)?(?<day>\d{1,2})(?:\.(?!\d)|-?ig(?![a-z]))/

function goneOnInYear(line: string, mark: DateMark): DateMark[] {
  const after = /^(?:19|20)\d\d\.? [a-z]/.test(line.slice(mark.start)) ? SPAN_IN_YEAR.exec(line.slice(mark.end)) : null
  const day = Number(after?.groups?.day)
  const month = after?.groups?.late === undefined ? mark.month : MONTHS_AFTER_YEAR.get(after.groups.late)
  if (!after || !month || month < mark.month || (month === mark.month && day <= mark.day) || day > 31) return []
  const { weekday: _, ...rest } = mark
  return [{ ...rest, day, month, start: mark.end, end: mark.end + after[0].length }]
}

/** The second day of a span that follows a day told with its month first. */
export function goneOn(line: string, mark: DateMark): DateMark[] {
  if (mark.year !== undefined && /\d/.test(line.charAt(mark.start))) return goneOnInYear(line, mark)
  if (mark.year !== undefined || !/[a-z]/.test(line.charAt(mark.start))) return []
  const after = SPAN_ON.exec(line.slice(mark.end))
  const day = Number(after?.groups?.day)
  if (!after || day <= mark.day || day > 31) return []
  const { weekday: _, ...rest } = mark
  return [{ ...rest, day, year: Number(after.groups?.year), start: mark.end, end: mark.end + after[0].length }]
}
