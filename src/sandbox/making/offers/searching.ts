import { HOUR, utcDay } from '../../../core/dates.ts'
import type { FlightOffer } from '../../../operations/flights/model.ts'
import type { Atlas, Currency } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import type { CabinCode, Fare } from '../fares/fares.ts'
import { itineraries } from '../flying/connections.ts'
import type { Flight } from '../flying/schedule.ts'
import { elapsed } from '../flying/segments.ts'
import { fareFamily } from '../flying/sellers.ts'
import { type Choice, combine } from './combining.ts'
import { type Bound, createWording, offerOf, totalOf, type Worded } from './offers.ts'
import { seatsOf, type Traveler } from './party.ts'

/** Finds the flights and fares for a trip and sells them as offers, cheapest first. */

export interface Leg {
  /** Airport codes: all that the code asked for stands for. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly date: string
  readonly cabin: CabinCode
  /** Other days on which it may leave as well. */
  readonly otherDates?: readonly string[]
  /** Which flights one after another will do; all unless told. */
  readonly accepts?: ((flights: readonly Flight[]) => boolean) | undefined
  /** Which fares will do; all unless told. */
  readonly suits?: ((fare: Fare) => boolean) | undefined
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
  /** Most time a leg may take, as a share of its shortest way. */
  readonly longest?: number | undefined
  /** A return lands where it left. */
  readonly sameAirport?: boolean | undefined
  /** Only the first offer of each day of departure. */
  readonly onePerDay?: boolean | undefined
  /** Offers with fewer stops first. */
  readonly fewStopsFirst?: boolean | undefined
}

interface Sold extends Choice {
  readonly worded: Worded
}

export function searchOffers(world: World, trip: Trip): FlightOffer[] {
  const { party, currency, most, maxPrice = Number.POSITIVE_INFINITY } = trip
  const wording = createWording(world, currency)
  const roundTrip = isReturn(world.atlas, trip.legs)
  const parts = trip.legs.map((leg) => choicesFor(world, trip, leg, roundTrip, wording))
  const wanted = { most, maxPrice, follows: trip.sameAirport && parts.length === 2 ? comesBack : follows }
  const wholes = trip.onePerDay ? daysOf(parts).flatMap((each) => combine(each, { ...wanted, most: 1 })) : combine(parts, wanted)
  // Children and infants pay other shares of fare and taxes than an adult, which can swap two that cost an adult nearly the same.
  const forAll = wholes.map(({ parts }) => {
    const worded = parts.map((part) => part.worded)
    return { worded, total: party.reduce((sum, { type }) => sum + totalOf(worded, type), 0) }
  })
  const stops = ({ worded }: { readonly worded: readonly Worded[] }) => worded.reduce((sum, { bound }) => sum + bound.flights.length, 0)
  return forAll
    .sort((a, b) => (trip.fewStopsFirst ? stops(a) - stops(b) : 0) || a.total - b.total)
    .map(({ worded }, at) => offerOf({ id: String(at + 1), parts: worded, party, currency }))
}

/** The parts once for each day on which the first of them leaves. */
function daysOf([first = [], ...others]: readonly (readonly Sold[])[]): Sold[][][] {
  const dayOf = ({ worded }: Sold) => worded.bound.flights[0]?.date ?? ''
  return [...new Set(first.map(dayOf))].map((day) => [first.filter((each) => dayOf(each) === day), ...others.map((each) => [...each])])
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
function choicesFor(world: World, trip: Trip, leg: Leg, roundTrip: boolean, wording: (bound: Bound) => Worded): Sold[] {
  const found = [leg.date, ...(leg.otherDates ?? [])].flatMap((date) => choicesOn(world, trip, { ...leg, date }, roundTrip, wording))
  if (trip.longest === undefined) return found
  const limit = trip.longest * Math.min(...found.map(({ worded }) => elapsed(worded.bound.flights)))
  return found.filter(({ worded }) => elapsed(worded.bound.flights) <= limit)
}

function choicesOn(world: World, trip: Trip, leg: Leg, roundTrip: boolean, wording: (bound: Bound) => Worded): Sold[] {
  const { atlas, timetable, now } = world
  const { from, to, date, cabin, accepts, suits } = leg
  const { party, maxStops, allow } = trip
  const query = { today: utcDay(now()), cabin, seats: seatsOf(party), roundTrip }
  const unsold = new Set<string>()
  const skip = (flights: readonly Flight[]) => unsold.size > 0 && unsold.has(nameOf(flights))
  for (;;) {
    const found = itineraries(timetable, atlas, { from, to, date, maxStops, allow, now: now(), skip })
    const sold = found.flatMap((itinerary): Sold[] => {
      const wanted = accepts?.(itinerary.flights) ?? true
      const fare = wanted ? (suits ? world.fares.of(itinerary, query).find(suits) : world.fares.cheapest(itinerary, query)) : undefined
      if (!fare) {
        unsold.add(nameOf(itinerary.flights))
        return []
      }
      const worded = wording({ flights: itinerary.flights, fare })
      return [{ worded, price: totalOf([worded], 'ADULT'), family: fareFamily(atlas, fare.carrier) }]
    })
    // What is sold out, or not wanted, must not have taken the place of what is not: it is looked for once more without.
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

/** The same, and it lands where the part before left. */
const comesBack = (before: Sold, choice: Sold): boolean =>
  follows(before, choice) && choice.worded.bound.flights.at(-1)?.to === before.worded.bound.flights[0]?.from
