/** How a document writes its hours, told by all of it: `18.05`, `15h18`, `15:18`. */

import { MONEY_SIGN, MONEY_WORD } from '../words/prices.ts'

/** Documents that write `18.05` write no `18:05`, but for when it was bought: then their rows begin with the one more often than they have the other. */
export function isDotted(whole: string): boolean {
  if (!/\b\d\d\.\d\d\b(?!\.)/.test(whole)) return false
  // What desks are open is told in any way.
  const isClocked = (whole.match(DOTTED_CLOCK)?.length ?? 0) > 1
  const colons = (isClocked ? whole.replace(OPEN_FROM, ' ') : whole).match(/\b\d\d?[:h]\d\d\b/g)?.length ?? 0
  if (colons === 0) return true
  const rows = whole.match(/^(?:[01]\d|2[0-3])\.[0-5]\d {3,}[a-z]{3}/gm)?.length ?? 0
  return rows >= LEAST_ROWS && rows > LEAST_ROWS * colons
}
/** `Call center attivo dalle 9:00 alle 18:00`, at full hours. */
const OPEN_FROM = /\b\d\d?[:h][03]0 ?(?:uhr|h)?(?: ?[-–] ?| (?:to|till|until|bis|a|a las|as|au|alle|tot|til|do|az) )\d\d?[:h][03]0\b/g
/** `07.49` and no price. */
const DOTTED_CLOCK = new RegExp(
  `(?<![\\d.,-]|${MONEY_SIGN} ?)(?:[01]\\d|2[0-3])\\.[0-5]\\d(?![\\d.,]| ?(?:${MONEY_SIGN}|${MONEY_WORD}|%|m|kg|km)(?![a-z]))`,
  'g',
)
/** Rows that begin with a dotted time, for each other time. */
const LEAST_ROWS = 2

/** `15h18   Paris Gare de Lyon` or `9h00 : visite`, more than once: then `9h45` is no length of time where a row begins with it, either. */
export const areHoursFirst = (whole: string): boolean =>
  (whole.match(/^(?:(?:1\d|2[0-3])h[0-5]\d {3,}|\d{1,2}h[0-5]\d ?[:–—-] )[a-z]{3}/gm)?.length ?? 0) >= LEAST_ROWS

/** `15:18   Paris Gare de Lyon`, as often: what the document writes `2 h 05` is how long something takes. */
export const areClocksFirst = (whole: string): boolean => (whole.match(/^(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/gm)?.length ?? 0) >= LEAST_ROWS
