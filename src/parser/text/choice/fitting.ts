/** How well what a reading tells goes together: of two orders of the same text, the one whose rides follow from one another is the likelier one. */

import type { Found, FoundFlight, FoundProduct, FoundStay, Ride } from '../../found.ts'
import { elapsed, minutesIn } from '../days/block-time.ts'
import type { Page } from '../page/page.ts'
import { sameCity } from '../places/place-marks.ts'
import { plain } from '../words/plain.ts'

/** Whether two ends are one place: airports of one city, and `Portsmouth` and `Portsmouth Harbour`; of what is not told nothing is said against it. */
function isSamePlace({ gazetteer }: Page, one: Found | undefined, other: Found | undefined): boolean {
  if (!one || !other) return true
  const [first, second] = [gazetteer.airport(one.value), gazetteer.airport(other.value)]
  if (first && second) return sameCity(first, second)
  const [name, also] = [plain(one.value), plain(other.value)]
  return name.includes(also) || also.includes(name)
}

const inOrder = <T extends Ride>(rides: readonly T[]): T[] =>
  [...rides].sort((a, b) => ((a.departs?.value ?? '') < (b.departs?.value ?? '') ? -1 : 1))

/** Rides of one kind, in the order in which they leave, that do not go on from where the one before ended; and the first, where the last does not end there. */
function unjoined(page: Page, rides: readonly Ride[]): number {
  if (rides.length < 2) return 0
  const all = inOrder(rides)
  return all.filter(({ from }, at) => !isSamePlace(page, all.at(at - 1)?.to, from)).length
}

/** Whether the last of several flights ends elsewhere than the first began. */
function isOneWay(page: Page, flights: readonly FoundFlight[]): boolean {
  const [first, last] = [inOrder(flights)[0], inOrder(flights).at(-1)]
  return first !== last && !isSamePlace(page, first?.from, last?.to)
}

/** How many minutes a flight that is found takes by the zones of its airports. */
function minutesOf({ gazetteer }: Page, { from, to, departs, arrives }: FoundFlight): number | undefined {
  const [origin, destination] = [gazetteer.airport(from?.value ?? ''), gazetteer.airport(to?.value ?? '')]
  const [leaves, lands] = [minutesIn(departs?.value), minutesIn(arrives?.value)]
  if (!origin || !destination || !departs || !arrives || leaves === undefined || lands === undefined) return undefined
  const moment = (found: Found, minutes: number) => ({ date: found.value.slice(0, 10), minutes })
  return elapsed(gazetteer, origin, moment(departs, leaves), destination, moment(arrives, lands))
}

/** Flights that last as long as nothing on the page, where it tells how long others of them last. */
function unlike(page: Page, flights: readonly FoundFlight[]): number {
  const isTold = (flight: FoundFlight): boolean => page.durations().has(minutesOf(page, flight) ?? -1)
  const told = flights.filter(isTold).length
  return told > 0 ? flights.length - told : 0
}

/** Days on which one comes to a house or leaves it, beside rides of which none is on that day. */
function unreached(rides: readonly Ride[], stays: readonly FoundStay[]): number {
  const days = new Set(rides.flatMap(({ departs, arrives }) => [departs?.value.slice(0, 10), arrives?.value.slice(0, 10)]))
  return rides.length < 2
    ? 0
    : stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]).filter((day) => day && !days.has(day.value.slice(0, 10))).length
}

const ridesOf = (products: readonly FoundProduct[]) => ({
  flights: products.filter((product) => product.kind === 'air'),
  trains: products.filter((product) => product.kind === 'train'),
})

/** Cars that are brought back elsewhere, fetched on the day on which a flight lands or later and brought back before another leaves: from one to the other one drives. */
const driven = (products: readonly FoundProduct[], flights: readonly FoundFlight[]): number =>
  products.filter(
    (car) =>
      car.kind === 'car' &&
      car.pickUpPlace !== undefined &&
      car.dropOffPlace !== undefined &&
      car.pickUpPlace.value !== car.dropOffPlace.value &&
      flights.some(({ arrives }) => isUpTo(arrives, car.pickUp)) &&
      flights.some(({ departs }) => isUpTo(car.dropOff, departs)),
  ).length
const isUpTo = (one: Found | undefined, other: Found | undefined): boolean =>
  one !== undefined && other !== undefined && one.value.slice(0, 10) <= other.value.slice(0, 10)

/** Whether rides do not go on from where the ones before them ended: then another order of the text may tell more of them. Many fly one way with a change. */
export function areTorn(page: Page, products: readonly FoundProduct[]): boolean {
  const { flights, trains } = ridesOf(products)
  return unjoined(page, trains) > 0 || unjoined(page, flights) > (isOneWay(page, flights) ? 1 : 0) + driven(products, flights)
}

/** How many of the things that a reading tells do not fit the others. */
export function misfits(page: Page, products: readonly FoundProduct[]): number {
  const { flights, trains } = ridesOf(products)
  const stays = products.filter((product) => product.kind === 'hotel')
  return unjoined(page, flights) + unjoined(page, trains) + unlike(page, flights) + unreached([...flights, ...trains], stays)
}
