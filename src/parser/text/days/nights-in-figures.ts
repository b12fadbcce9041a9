/** `03/09 - 07/09   (4 nights)`: days in figures without their year, at the beginning of a row that tells as many nights as lie between them. */

import { daysBetween } from '../../../core/dates.ts'
import { countIn } from './nights.ts'

const ROW =
  /^\s*(?<day>\d{1,2})\/(?<month>\d{1,2})\s?(?:[–—→>-]|to|until|bis|al?|au|ate|tot|t\/m|til|do)\s?(?<second>\d{1,2})\/(?<last>\d{1,2})(?=[\s,;:(])/
/** Any year in which February has 28 days, and one behind it. */
const YEAR = 2026

const two = (figures: string): string => figures.padStart(2, '0')

/** Whether a line in plain letters is one, whichever of both figures is the month. */
export function areNightsInFigures(small: string): boolean {
  const { day = '', month = '', second = '', last = '' } = ROW.exec(small)?.groups ?? {}
  const nights = day === '' ? undefined : countIn(small)
  if (nights === undefined) return false
  return [
    [day, month, second, last],
    [month, day, last, second],
  ].some(([one = '', first = '', other = '', then = '']) => {
    if ([first, then].some((figures) => Number(figures) < 1 || Number(figures) > 12)) return false
    const year = Number(then) < Number(first) ? YEAR + 1 : YEAR
    return daysBetween(`${YEAR}-${two(first)}-${two(one)}`, `${year}-${two(then)}-${two(other)}`) === nights
  })
}
