/** Headings of itineraries that tell what is booked, its day and mostly who gives it: `CAR Monday 20 September 2027 National   Confirmed`. */

import { WEEKDAYS } from '../days/months.ts'
import type { Line } from './page.ts'
import { withoutPicture } from './pictures.ts'

export interface DatedHeading {
  /** What is booked, in plain letters. */
  readonly word: string
  /** What stands behind the day in its cell. */
  readonly name: string
}

/** Such a heading: a word, its weekday and one day. */
export function datedHeading({ text, plain, dates: [day, more], cells: [cell] }: Line): DatedHeading | undefined {
  if (!day || more || !cell || day.end > cell.end) return undefined
  // `CAR HIRE Tuesday 14 September`
  const [word = '', ...others] = withoutPicture(plain).trim().split(/\s+/, 3)
  if (!others.some((each) => WEEKDAYS.has(each.replace(/[.,]$/, '')))) return undefined
  return {
    word,
    name: text
      .slice(day.end, cell.end)
      .replace(/^[\s,:–-]+/, '')
      .trim(),
  }
}
