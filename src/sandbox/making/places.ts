import { type BookingClass, type CabinCode, LADDERS } from './classes.ts'
import type { CabinSeats } from './inventory.ts'
import type { Flight } from './schedule.ts'
import type { Trip } from './trips.ts'

/** One flight of a trip with the class it is sold in. */
export interface Place {
  readonly cabin: CabinCode
  readonly step: BookingClass
  /** Bookable in this class, at most 9. */
  readonly seats: number
}

export interface Wanted {
  readonly cabin: CabinCode
  /** Travellers with a seat. */
  readonly seats: number
  /** Only this class of the cabin, where it is given. */
  readonly only?: string | undefined
}

/** A cabin and those below it, in the order in which they replace it on short flights that do not have it. */
export const DOWNWARDS: Readonly<Record<CabinCode, readonly CabinCode[]>> = {
  F: ['F', 'J', 'W', 'Y'],
  J: ['J', 'W', 'Y'],
  W: ['W', 'Y'],
  Y: ['Y'],
}

const MOST = 9

/** The cheapest class of a cabin, no cheaper than the step at `limit`, with so many seats. */
function cheapest({ cabin, classes }: CabinSeats, seats: number, limit: number): Place | undefined {
  for (let index = Math.min(limit, classes.length - 1); index >= 0; index--) {
    const [step, open] = [LADDERS[cabin][index], classes[index]?.seats ?? 0]
    if (step !== undefined && open > 0 && open >= seats) return { cabin, step, seats: Math.min(MOST, open) }
  }
  return undefined
}

/**
 * The classes in which a trip is sold now: on every flight with the asked cabin the cheapest one that all of them have (a through fare has one class),
 * on the others the cheapest of the next cabin below. Undefined where the longest flight lacks the cabin, or one has too few seats.
 */
export function placesFor(
  { flights, longest }: Trip,
  seatsOn: (flight: Flight) => readonly CabinSeats[],
  { cabin, seats, only }: Wanted,
): Place[] | undefined {
  const cabins: CabinSeats[] = []
  for (const flight of flights) {
    const there = seatsOn(flight)
    const choices = flight === longest ? [cabin] : DOWNWARDS[cabin]
    const [sits] = choices.flatMap((code) => there.find((entry) => entry.cabin === code) ?? [])
    if (sits === undefined) return undefined
    cabins.push(sits)
  }
  const ladder = LADDERS[cabin]
  let common = only === undefined ? ladder.length - 1 : ladder.findIndex(({ letter }) => letter === only)
  for (const sits of cabins) {
    const place = sits.cabin === cabin ? cheapest(sits, seats, common) : undefined
    if (sits.cabin === cabin && place === undefined) return undefined
    if (place !== undefined) common = Math.min(common, ladder.indexOf(place.step))
  }
  if (only !== undefined && ladder[common]?.letter !== only) return undefined
  const places = cabins.flatMap((sits) => cheapest(sits, seats, sits.cabin === cabin ? common : Number.POSITIVE_INFINITY) ?? [])
  return places.length === flights.length ? places : undefined
}
