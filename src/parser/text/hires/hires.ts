/** What is read as flights and rides, and is but the hours of a hired car: the flight one comes by, and where the car is fetched. */

import { type Found, type FoundCar, type FoundProduct, isRide, type Ride } from '../../found.ts'

/** Whether two moments are of one day. */
export const isSameDay = (one: Found | undefined, other: Found | undefined): boolean =>
  one !== undefined && one.value.slice(0, 10) === other?.value.slice(0, 10)

/** Whether labels tell both ends of a hire, and their hours. */
const areEndsTold = ({ pickUp, dropOff }: FoundCar): boolean =>
  [pickUp, dropOff].every((end) => end?.isTold && end.value.includes('T') && end.label !== undefined)

/** A hire told so far that nothing else can be meant: who hires out, and both its ends. */
export const isTold = (car: FoundCar): boolean => car.provider !== undefined && areEndsTold(car)

/** Whether what looks like a flight or a ride leaves the minute a hire begins or ends: nobody is at a counter and in the air at once. */
const leavesAtEndOf = ({ departs }: Ride, { pickUp, dropOff }: FoundCar): boolean =>
  departs !== undefined && [pickUp, dropOff].some((end) => end?.value === departs.value)

/** Whether there is a hire among some products of which both ends are told, and where it begins, whoever hires it out. */
export const hasHire = (products: readonly FoundProduct[]): boolean =>
  products.some((product) => product.kind === 'car' && areEndsTold(product) && product.pickUpPlace !== undefined)

/** A flight with a number and both its airports, that lands at no hour of the hires: one may bring a car back the minute it leaves. */
export const isFlown = (flight: FoundProduct, products: readonly FoundProduct[]): boolean =>
  flight.kind === 'air' &&
  [flight.number, flight.from, flight.to, flight.arrives].every((found) => found !== undefined) &&
  !products.some(
    (car) =>
      car.kind === 'car' && [car.pickUp, car.dropOff].some((end) => end?.value.split('T')[1] === flight.arrives?.value.split('T')[1]),
  )

/**
 * Whether there is a hire told in full among some products, and all others are rides that leave the minute it begins or ends. Of one that arrives
 * nowhere the places of the hire need not be told.
 */
export function areOfHire(others: readonly FoundProduct[], products: readonly FoundProduct[]): boolean {
  const hires = products.filter((product): product is FoundCar => product.kind === 'car' && isTold(product))
  return (
    others.length > 0 &&
    others.every(
      (other) =>
        isRide(other) && hires.some((car) => (car.pickUpPlace !== undefined || other.arrives === undefined) && leavesAtEndOf(other, car)),
    )
  )
}
