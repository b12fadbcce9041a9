import { utcDay } from '../../core/dates.ts'
import type { FlightOffer } from '../../operations/flights/model.ts'
import type { Currency } from '../data/atlas.types.ts'
import type { World } from '../world.ts'
import { type Choice, combine } from './combining.ts'
import { type Itinerary, itineraries } from './connections.ts'
import type { CabinCode } from './fares.ts'
import { moneyIn } from './money.ts'
import { type Bound, createNumbering, offerOf, priceOf } from './offers.ts'
import { seatsOf, type Traveler } from './party.ts'

/** Finds the flights and fares for a trip and sells them as offers, cheapest first. */

export interface Leg {
  /** Airport codes: all that the code asked for stands for. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly date: string
}

export interface Trip {
  readonly legs: readonly Leg[]
  readonly party: readonly Traveler[]
  readonly cabin: CabinCode
  readonly maxStops: 0 | 1 | 2
  /** Which airlines may fly a part of it. */
  readonly allow: (carrier: string) => boolean
  readonly currency: Currency
  /** Most that one adult may pay, in the currency. */
  readonly maxPrice: number | undefined
  readonly most: number
}

interface Sold extends Choice, Bound {}

export function searchOffers(world: World, trip: Trip): FlightOffer[] {
  const { party, currency, most, maxPrice = Number.POSITIVE_INFINITY } = trip
  const money = moneyIn(currency)
  const parts = trip.legs.map((leg) => choicesFor(world, trip, leg, isReturn(trip.legs)))
  const adult = (bounds: readonly Bound[]) => priceOf(bounds, { type: 'ADULT' }, money).total
  const wholes = combine(parts, most)
    .filter((whole) => connects(whole.parts) && adult(whole.parts) <= maxPrice)
    .map((whole) => ({ parts: whole.parts, total: adult(whole.parts) }))
    // Amounts are rounded when they are put into a currency, which can swap two that are nearly equal.
    .sort((a, b) => a.total - b.total)
  const today = utcDay(world.now())
  const segmentId = createNumbering()
  return wholes.map(({ parts: bounds }, at) => offerOf(world, { id: String(at + 1), bounds, party, currency, today, segmentId }))
}

/** Out and back between the same places: fares are then half a return each. */
export function isReturn(legs: readonly Pick<Leg, 'from' | 'to'>[]): boolean {
  const [out, back] = legs
  const meet = (one: readonly string[] = [], other: readonly string[] = []) => one.some((code) => other.includes(code))
  return legs.length === 2 && meet(out?.from, back?.to) && meet(out?.to, back?.from)
}

/** Every way to fly a leg with the cheapest fare that has seats for all. */
function choicesFor(world: World, { party, cabin, maxStops, allow }: Trip, { from, to, date }: Leg, roundTrip: boolean): Sold[] {
  const { atlas, timetable, now } = world
  const found: readonly Itinerary[] = itineraries(timetable, atlas, { from, to, date, maxStops, allow, now: now() })
  return found.flatMap((itinerary) => {
    const [fare] = world.fares.of(itinerary, { today: utcDay(now()), cabin, seats: seatsOf(party), roundTrip })
    if (!fare) return []
    const alliance = atlas.airline(fare.carrier)?.alliance ?? '-'
    const price = fare.base + fare.taxes.reduce((sum, { amount }) => sum + amount, 0)
    return [{ flights: itinerary.flights, fare, price, family: alliance === '-' ? fare.carrier : alliance }]
  })
}

/** Nobody leaves before the part before has arrived. */
const connects = (bounds: readonly Bound[]): boolean =>
  bounds.every(({ flights: [first] }, at) => {
    const before = bounds[at - 1]?.flights.at(-1)
    return !before || !first || first.departs - before.arrives >= hour
  })

const hour = 3_600_000
