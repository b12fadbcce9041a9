import type { Flight } from '../flying/schedule.ts'
import { type BookingClass, type CabinCode, LADDERS, openSeats } from './classes.ts'
import { type CabinLeft, daysAhead } from './inventory.ts'
import type { Trip } from './trips.ts'

/** One flight of a trip with the cheapest class it can be sold in. */
export interface OpenClass {
  readonly cabin: CabinCode
  readonly step: BookingClass
  /** Bookable in this class, at most 9. */
  readonly seats: number
}

interface Wanted {
  readonly cabin: CabinCode
  /** Travellers with a seat. */
  readonly seats: number
  readonly today: string
}

/** A cabin and those below it, in the order in which they replace it on flights that do not have it. */
export const DOWNWARDS: Readonly<Record<CabinCode, readonly CabinCode[]>> = {
  F: ['F', 'J', 'W', 'Y'],
  J: ['J', 'W', 'Y'],
  W: ['W', 'Y'],
  Y: ['Y'],
}

const MOST = 9

interface Limits {
  /** Days to the departure. */
  readonly days: number
  /** Travellers with a seat. */
  readonly seats: number
}

/** The cheapest class of a cabin, no cheaper than the step at `limit`, with so many seats. */
function cheapest({ cabin, capacity, left }: CabinLeft, { days, seats }: Limits, limit: number): OpenClass | undefined {
  const ladder = LADDERS[cabin]
  for (let index = Math.min(limit, ladder.length - 1); index >= 0; index--) {
    const step = ladder[index]
    const open = step === undefined ? 0 : openSeats(step, capacity, left, days)
    if (step !== undefined && open > 0 && open >= seats) return { cabin, step, seats: Math.min(MOST, open) }
  }
  return undefined
}

/** The asked cabin where a flight has it; on any flight of a trip but the longest else the next one below. */
export function cabinOn(there: readonly CabinLeft[], cabin: CabinCode, instead: boolean): CabinLeft | undefined {
  const asked = there.find((entry) => entry.cabin === cabin)
  if (asked !== undefined || !instead) return asked
  const [found] = DOWNWARDS[cabin].flatMap((code) => there.find((entry) => entry.cabin === code) ?? [])
  return found
}

/**
 * The classes in which a trip is sold now: on every flight with the asked cabin the cheapest one that all of them have (a through fare has one class),
 * on the others the cheapest of the next cabin below. Undefined where the longest flight lacks the cabin, or one has too few seats.
 */
export function openClassesFor(
  { flights, longest }: Trip,
  leftOn: (flight: Flight) => readonly CabinLeft[],
  { cabin, seats, today }: Wanted,
): OpenClass[] | undefined {
  const ladder = LADDERS[cabin]
  let common = ladder.length - 1
  const cabins: CabinLeft[] = []
  for (const flight of flights) {
    const sits = cabinOn(leftOn(flight), cabin, flight !== longest)
    if (sits === undefined) return undefined
    cabins.push(sits)
    if (sits.cabin !== cabin) continue
    const sold = cheapest(sits, { days: daysAhead(flight, today), seats }, common)
    if (sold === undefined) return undefined
    common = Math.min(common, ladder.indexOf(sold.step))
  }
  const found: OpenClass[] = []
  for (const [at, flight] of flights.entries()) {
    const sits = cabins[at]
    const limit = sits?.cabin === cabin ? common : Number.POSITIVE_INFINITY
    const sold = sits && cheapest(sits, { days: daysAhead(flight, today), seats }, limit)
    if (sold === undefined) return undefined
    found.push(sold)
  }
  return found
}

/** The same in classes that are named, one for each flight; undefined where one of them has too few seats. */
export function openClassesIn(
  classes: readonly string[],
  { flights }: Pick<Trip, 'flights'>,
  leftOn: (flight: Flight) => readonly CabinLeft[],
  { seats, today }: Pick<Wanted, 'seats' | 'today'>,
): OpenClass[] | undefined {
  const found = flights.flatMap((flight, at): OpenClass[] =>
    leftOn(flight).flatMap(({ cabin, capacity, left }) => {
      const step = LADDERS[cabin].find(({ letter }) => letter === classes[at])
      const open = step === undefined ? 0 : openSeats(step, capacity, left, daysAhead(flight, today))
      return step !== undefined && open > 0 && open >= seats ? [{ cabin, step, seats: Math.min(MOST, open) }] : []
    }),
  )
  return found.length === flights.length ? found : undefined
}
