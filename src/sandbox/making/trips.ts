import type { Airline, Airport, Atlas } from '../data/atlas.types.ts'
import type { Itinerary } from './connections.ts'
import { isLongHaul } from './markets.ts'
import type { Flight } from './schedule.ts'

/** An itinerary as fares see it. */
export interface Trip {
  readonly from: Airport
  readonly to: Airport
  /** From the first departure to the last arrival. */
  readonly airports: readonly Airport[]
  /** The airline whose fare it is: that of the longest flight. */
  readonly airline: Airline
  /** Kilometres between the two ends. */
  readonly distance: number
  readonly longHaul: boolean
  readonly flights: readonly Flight[]
  readonly longest: Flight
  /** Local day of departure. */
  readonly date: string
}

export function tripOf(atlas: Atlas, { flights }: Itinerary): Trip | undefined {
  const [first] = flights
  if (first === undefined) return undefined
  const longest = flights.reduce((best, flight) => (flight.minutes > best.minutes ? flight : best), first)
  const airports = [first.from, ...flights.map(({ to }) => to)].flatMap((code) => atlas.airport(code) ?? [])
  const [from, to, airline] = [airports[0], airports.at(-1), atlas.airline(longest.carrier)]
  if (from === undefined || to === undefined || airline === undefined) return undefined
  const distance = atlas.distance(from.iata, to.iata)
  return { from, to, airports, airline, distance, longHaul: isLongHaul(from, to, distance), flights, longest, date: first.date }
}
