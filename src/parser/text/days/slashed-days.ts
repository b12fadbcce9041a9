/** `5/8 giugno`, `5/8 de junio de 2027`: two days of one month with a stroke between them, as Italians and Spaniards write from when to when. */

import { allIn } from '../words/all-in.ts'
import type { DateMark } from './dates.ts'
import { MONTHS, SHORT_MONTHS } from './months.ts'

const SLASHED =
  /(?<![\d./:,-])(?<first>\d{1,2})\/(?<second>\d{1,2})\.?\s(?:de\s)?(?<month>[a-z]{3,13})(?![a-z])(?:\.?,?\s(?:de\s)?(?<year>20\d\d)(?!\d))?/g
const LAST = 31

/** The days of all such pairs in a line of plain text. */
export function slashedDays(line: string): DateMark[] {
  if (!/\d\/\d{1,2}\.?\s[a-z]/.test(line)) return []
  return allIn(line, SLASHED).flatMap(({ index, 0: all, groups = {} }): DateMark[] => {
    const [first, second] = [Number(groups.first), Number(groups.second)]
    const word = groups.month ?? ''
    const month = SHORT_MONTHS.has(word) ? undefined : MONTHS.get(word)
    if (month === undefined || first < 1 || first >= second || second > LAST) return []
    const start = index + all.indexOf('/') + 1
    const rest = { month, either: false, ...(groups.year !== undefined && { year: Number(groups.year) }) }
    return [
      { ...rest, start: index, end: start, day: first },
      { ...rest, start, end: index + all.length, day: second },
    ]
  })
}
