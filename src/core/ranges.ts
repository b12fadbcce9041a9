import { isDate } from './dates.ts'

/** Ranges as the service writes them: `2027-03-01,2027-03-31` and `2,8`, both ends included; one value alone is a range of itself. */

/** The two ends of a range. */
export function endsOf(range: string): readonly [first: string, last: string] {
  const [first = '', last = first] = range.split(',')
  return [first, last]
}

/** True for a day, or two in their order. */
export function isDays(text: string): boolean {
  const [first, last] = endsOf(text)
  return text.split(',').length <= 2 && isDate(first) && isDate(last) && first <= last
}

/** True for a whole number within bounds, or two in their order. */
export function isSpan(text: string, least: number, most: number): boolean {
  if (!/^\d{1,3}(,\d{1,3})?$/.test(text)) return false
  const [first, last] = endsOf(text).map(Number)
  return first !== undefined && last !== undefined && least <= first && first <= last && last <= most
}
