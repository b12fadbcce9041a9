import { HOUR, utcDay } from '../../core/dates.ts'
import type { FlightOffer } from '../../operations/flights/model.ts'
import type { Atlas, Currency } from '../data/atlas.types.ts'
import type { World } from '../world.ts'
import { type Choice, combine } from './combining.ts'
import { itineraries } from './connections.ts'
import type { CabinCode } from './fares.ts'
import { type Bound, createWording, offerOf, totalOf, type Worded } from './offers.ts'
import { seatsOf, type Traveler } from './party.ts'
import type { Flight } from './schedule.ts'
import { fareFamily } from './sellers.ts'

/** Finds the flights and fares for a trip and sells them as offers, cheapest first. */

export interface Leg {
  /** Airport codes: all that the code asked for stands for. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly date: string
  readonly cabin: CabinCode
}

export interface Trip {
  readonly legs: readonly Leg[]
  readonly party: readonly Traveler[]
  readonly maxStops: 0 | 1 | 2
  /** Which airlines may fly a part of it. */
  readonly allow: (carrier: string) => boolean
  readonly currency: Currency
  /** Most that one adult may pay, in the currency. */
  readonly maxPrice: number | undefined
  readonly most: number
}

interface Sold extends Choice {
  readonly worded: Worded
}

export function searchOffers(world: World, trip: Trip): FlightOffer[] {
  const { party, currency, most, maxPrice = Number.POSITIVE_INFINITY } = trip
  const wording = createWording(world, currency)
  const roundTrip = isReturn(world.atlas, trip.legs)
  const wholes = combine(
    trip.legs.map((leg) => choicesFor(world, trip, leg, roundTrip, wording)),
    { most, maxPrice, follows },
  )
  // Children and infants pay other shares of fare and taxes than an adult, which can swap two that cost an adult nearly the same.
  const forAll = wholes.map(({ parts }) => {
    const worded = parts.map((part) => part.worded)
    return { worded, total: party.reduce((sum, { type }) => sum + totalOf(worded, type), 0) }
  })
  return forAll.sort((a, b) => a.total - b.total).map(({ worded }, at) => offerOf({ id: String(at + 1), parts: worded, party, currency }))
}

/** Out and back between the same two cities: fares are then half a return each. */
export function isReturn({ airport }: Pick<Atlas, 'airport'>, legs: readonly Pick<Leg, 'from' | 'to'>[]): boolean {
  const [out, back] = legs
  const cities = (codes: readonly string[] = []) => codes.map((code) => airport(code)?.cityCode)
  const meet = (some: readonly string[] | undefined, others: readonly string[] | undefined) =>
    cities(some).some((city) => cities(others).includes(city))
  return legs.length === 2 && meet(out?.from, back?.to) && meet(out?.to, back?.from)
}

/** Every way to fly a leg with the cheapest fare that has seats for all. The price is that of one adult. */
function choicesFor(
  world: World,
  trip: Trip,
  { from, to, date, cabin }: Leg,
  roundTrip: boolean,
  wording: (bound: Bound) => Worded,
): Sold[] {
  const { atlas, timetable, now } = world
  const { party, maxStops, allow } = trip
  const query = { today: utcDay(now()), cabin, seats: seatsOf(party), roundTrip }
  const unsold = new Set<string>()
  const skip = (flights: readonly Flight[]) => unsold.size > 0 && unsold.has(nameOf(flights))
  for (;;) {
    const found = itineraries(timetable, atlas, { from, to, date, maxStops, allow, now: now(), skip })
    const sold = found.flatMap((itinerary): Sold[] => {
      const fare = world.fares.cheapest(itinerary, query)
      if (!fare) {
        unsold.add(nameOf(itinerary.flights))
        return []
      }
      const worded = wording({ flights: itinerary.flights, fare })
      return [{ worded, price: totalOf([worded], 'ADULT'), family: fareFamily(atlas, fare.carrier) }]
    })
    // What is sold out must not have taken the place of what is not: it is looked for once more without.
    if (sold.length === found.length) return sold
  }
}

/** Tells an itinerary from all others. */
export const nameOf = (flights: readonly Flight[]): string =>
  flights.map(({ carrier, number, departs }) => `${carrier}${number} ${departs}`).join()

/** Nobody leaves before the part before has arrived. */
function follows(before: Sold, { worded }: Sold): boolean {
  const arrival = before.worded.bound.flights.at(-1)?.arrives ?? 0
  return (worded.bound.flights[0]?.departs ?? 0) - arrival >= HOUR
}
