/** Flights that letters of journeys tell in sentences, as they tell the houses between them. */

import { daysBetween } from '../../../core/dates.ts'
import { type FoundFlight, type FoundProduct, isStay } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { sameCity } from '../places/place-marks.ts'

/** A night on the way there, or on the way back. */
const ON_THE_WAY = 1

/** Days of a tour on which one sleeps in houses that the letter tells otherwise. */
const OF_TOUR = 14

/** Whether all of a flight is told. */
const isWhole = ({ number, from, to, departs, arrives }: FoundFlight): boolean =>
  number !== undefined && from !== undefined && to !== undefined && departs?.value.includes('T') === true && arrives !== undefined

/** Whether one flight ends where another begins. */
function isBackAt({ gazetteer }: Page, { to }: FoundFlight, { from }: FoundFlight): boolean {
  const [home, again] = [gazetteer.airport(from?.value ?? ''), gazetteer.airport(to?.value ?? '')]
  return home !== undefined && again !== undefined && sameCity(home, again)
}

/** Whether flights are the way to stays and back from them: all of each is told, they end where they began, and the first brings to the first of the stays, and the last leaves within a tour's length of the stay that ends last. */
export function areAround(page: Page, products: readonly FoundProduct[], meant: readonly FoundProduct[]): boolean {
  const flights = products.filter((product): product is FoundFlight => product.kind === 'air')
  const stays = meant.filter(isStay)
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last || first === last || stays.length === 0 || stays.length < meant.length || !flights.every(isWhole)) return false
  const days = stays
    .flatMap(({ checkIn, checkOut }) => (checkIn && checkOut ? [checkIn.value.slice(0, 10), checkOut.value.slice(0, 10)] : []))
    .sort()
  const between = (day: string | undefined, other: string | undefined): number =>
    day === undefined || other === undefined ? Number.POSITIVE_INFINITY : daysBetween(day, other)
  const onward = between(days.at(-1), last.departs?.value.slice(0, 10))
  return (
    isBackAt(page, last, first) &&
    Math.abs(between(days[0], first.arrives?.value.slice(0, 10))) <= ON_THE_WAY &&
    onward >= -ON_THE_WAY &&
    onward <= OF_TOUR
  )
}
