/** What is read as flights and rides, and is but the hours of a hired car: the flight one comes by, and where the car is fetched. */

import type { Found, FoundCar, FoundFlight, FoundProduct, FoundTrain } from '../found.ts'

/** What told a moment: `label "Pick-up"`. */
export const LABEL = /^label "(?<label>.*)"$/

/** Whether two moments are of one day. */
export const isDay = (one: Found | undefined, other: Found | undefined): boolean =>
  one !== undefined && one.value.slice(0, 10) === other?.value.slice(0, 10)

/** A hire told in full: who hires out, and of both ends the label, the hour and a place. */
const isWhole = ({ provider, pickUp, dropOff, pickUpPlace }: FoundCar): boolean =>
  provider !== undefined &&
  pickUpPlace !== undefined &&
  [pickUp, dropOff].every((end) => end?.isTold && end.value.includes('T') && LABEL.test(end.rule))

/** Whether what looks like a flight or a ride leaves the minute a hire begins or ends, and tells no hour but those of the hire. */
function hasHoursOf({ departs, arrives }: FoundFlight | FoundTrain, { pickUp, dropOff }: FoundCar): boolean {
  const ends = [pickUp, dropOff].flatMap((end) => end?.value ?? [])
  const hour = arrives?.value.split('T')[1]
  return departs !== undefined && ends.includes(departs.value) && (hour === undefined || ends.some((end) => end.endsWith(hour)))
}

/** Whether there is a hire told in full among some products, and others have nothing but its hours, read as flights and rides. */
export function areOfHire(others: readonly FoundProduct[], products: readonly FoundProduct[]): boolean {
  const hires = products.filter((product): product is FoundCar => product.kind === 'car' && isWhole(product))
  return (
    others.length > 0 &&
    others.every((other) => (other.kind === 'air' || other.kind === 'train') && hires.some((car) => hasHoursOf(other, car)))
  )
}
