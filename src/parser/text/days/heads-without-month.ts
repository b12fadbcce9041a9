/** Days that head the parts of a plan by their weekday and number alone: `Fri 12 - drive to Lindos`, below `Thu 11 June 2027`. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import type { Line } from '../page/page.ts'
import { iso } from './calendar.ts'
import type { DateMark } from './dates.ts'
import { NAME_OF_DAY, weekdayOf } from './months.ts'

/** A weekday and a number that begin a line, with nothing behind them or a sign, or the sentence of the day: behind a comma stands what an address goes on with. */
const HEAD = new RegExp(
  `^(?<before>[^a-z\\d]{0,4})(?<weekday>${NAME_OF_DAY})[.,]?\\s(?:(?:the|den|d\\.|le|el|il|dia)\\s)?(?<day>\\d{1,2})(?:(?:st|nd|rd|th)(?=\\s[a-z])|(?:st|nd|rd|th|er|\\.|º)?(?=\\s*$|\\s?:(?!\\d)|\\s[–—|·-]\\s(?!\\d)|\\s{3,}\\D))`,
)
/** A sign that costs little. */
const MAY_BE = /^[^a-z\d]{0,4}[a-z]{2,12}[^\d]{1,8}\d{1,2}(?!\d)/
/** Lines from one such head to the next, and days. */
const [REACH, LONGEST] = [40, 21]

/** For a day without its year: one that is no leap year. */
const COMMON_YEAR = 2027
const dateOf = ({ year = COMMON_YEAR, month, day }: DateMark): string => iso(year, month, day)

/** The day of a head, some days behind the one before it, if its weekday is right. */
function dayOfHead(line: Line, before: DateMark): DateMark | undefined {
  const { groups, 0: all = '' } = HEAD.exec(line.plain) ?? {}
  const [day, weekday] = [Number(groups?.day), weekdayOf(groups?.weekday)]
  if (!groups || weekday === undefined || before.weekday === undefined) return undefined
  const from = dateOf(before)
  const next = Array.from({ length: LONGEST }, (_, at) => addDays(from, at + 1)).find((date) => Number(date.slice(8)) === day)
  if (next === undefined || (before.weekday + daysBetween(from, next)) % 7 !== weekday) return undefined
  const [inYear = 0, month = 0] = next.split('-').map(Number)
  const year = before.year === undefined ? {} : { year: inYear }
  return { ...before, ...year, start: groups.before?.length ?? 0, end: all.length, day, month, weekday, either: false }
}

/** Lines with the days that head them so. */
export function withDaysOfHeads(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ plain, dates }) => dates.length === 0 && MAY_BE.test(plain))) return lines
  let [before, since]: [DateMark | undefined, number] = [undefined, 0]
  return lines.map((line) => {
    const own = line.dates.at(-1)
    if (own) {
      // Only a day with its weekday tells of which month the next is.
      if (own.weekday !== undefined) [before, since] = [own, line.index]
      return line
    }
    const day = before && line.index - since <= REACH ? dayOfHead(line, before) : undefined
    if (!day) return line
    ;[before, since] = [day, line.index]
    return { ...line, dates: [day], times: line.times.filter(({ start }) => start >= day.end) }
  })
}
