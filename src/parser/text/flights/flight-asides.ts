/** Lines that name several flights for what one may carry, eat or sit on in all of them: they tell none of them. */

import type { Line } from '../page/page.ts'
import type { FlightMark } from './flight-numbers.ts'

/** What is said of several flights at once. */
const OF_ALL =
  /(?<![a-z])(?:bags?|baggage|luggage|suitcases?|gepack[a-z]*|koffer|bagages?|valises?|equipaje|maletas?|bagagl[a-z]*|bagagem|malas?|koffers?|bagasje|resvaskor|bagaz[a-z]*|meals?|mahlzeit(?:en)?|repas|comidas?|past[io]|refeic[a-z]*|maaltijd(?:en)?)(?![a-z])|\d ?kg(?![a-z])/

const keyOf = ({ carrier, number }: FlightMark): string => `${carrier} ${number}`

const maySpeakOfAll = ({ plain, flights, dates, times }: Line): boolean =>
  flights.length > 1 && dates.length + times.length === 0 && OF_ALL.test(plain)

/** `BA0213 and BA0212, each   2 bags`: the lines without such flights, where each of them is told elsewhere. */
export function withoutAsides(lines: readonly Line[]): readonly Line[] {
  const asides = new Set(lines.filter(maySpeakOfAll))
  if (asides.size === 0) return lines
  const told = new Set(lines.flatMap((line) => (asides.has(line) ? [] : line.flights.map(keyOf))))
  return lines.map((line) => (asides.has(line) && line.flights.every((mark) => told.has(keyOf(mark))) ? { ...line, flights: [] } : line))
}
