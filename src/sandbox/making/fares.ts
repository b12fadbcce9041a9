import { dayNumber } from '../../core/dates.ts'
import type { Atlas, FareFamily } from '../data/atlas.types.ts'
import { holiday, monthOf, weekdayOf } from './calendar.ts'
import type { CabinCode } from './classes.ts'
import type { Itinerary } from './connections.ts'
import { fareBasis } from './farebasis.ts'
import { createInventory, type Inventory, type Taken } from './inventory.ts'
import { hash, mix, normal } from './keys.ts'
import { airlineLevel, competition, marketLevel } from './markets.ts'
import { DOWNWARDS, type Place, placesFor } from './places.ts'
import type { Flight } from './schedule.ts'
import { type Tax, taxesOf } from './taxes.ts'
import { type Trip, tripOf } from './trips.ts'

export type { CabinCode } from './classes.ts'
export type { Tax } from './taxes.ts'

export interface FareSegment {
  /** May be a lesser cabin than asked for on a short part that has no better one. */
  readonly cabin: CabinCode
  readonly bookingClass: string
  readonly fareBasis: string
  readonly family: FareFamily
  /** Seats bookable in this class, at most 9. */
  readonly seats: number
}

/** A price of one adult for one direction, in EUR. */
export interface Fare {
  /** The airline whose fare it is: that of the longest flight. */
  readonly carrier: string
  readonly base: number
  /** Taxes, charges and the airline's surcharge. */
  readonly taxes: readonly Tax[]
  readonly segments: readonly FareSegment[]
}

export interface FareQuery {
  readonly today: string
  readonly cabin: CabinCode
  /** Travellers with a seat. */
  readonly seats: number
  /** Half of a return trip; one way alone costs more. */
  readonly roundTrip: boolean
}

export interface Fares {
  readonly inventory: Inventory
  /** One fare for each family of the airline, cheapest first; none where a flight is full or has no such cabin. */
  of(itinerary: Itinerary, query: FareQuery): Fare[]
  /** The fare of a family in a class of the asked cabin; undefined where it is not sold or has too few seats now. */
  again(itinerary: Itinerary, query: FareQuery & { readonly bookingClass: string; readonly family: string }): Fare | undefined
}

export interface FareSource {
  readonly atlas: Atlas
  readonly seed: string
  /** Seats that bookings took on a flight. */
  readonly sold?: (flight: Flight) => Taken
}

/** The price of a cabin at the ratio 1 over economy's, on short and long trips. */
const LEVELS: Readonly<Record<CabinCode, readonly [short: number, long: number]>> = { Y: [1, 1], W: [1.9, 1.9], J: [2.6, 3.8], F: [6, 10] }
/** A better cabin costs at least so many times the one below it on the same flights. */
const APART = 1.2
/** What one way alone costs over half a return, on short and long trips; low-cost airlines sell every way alone. */
const ONE_WAY = [1.05, 1.35] as const
const LESS_FOR_A_STOP = 0.86
/** Share of the usual price that full-service airlines call a surcharge on long trips; its code is YR with some. */
const SURCHARGE = 0.35
const SURCHARGE_AS_YR = new Set(['AA', 'DL', 'UA', 'TK', 'AC'])

/** Prices every itinerary: one ladder of classes makes price, class and seats left together. */
export function createFares({ atlas, seed, sold = () => ({}) }: FareSource): Fares {
  const inventory = createInventory({ atlas, seed })
  const seedKey = hash(`price|${seed}`)
  const references = new Map<string, number>()

  /** EUR one way at the ratio 1 in economy, before season and chance: (15 + 0.55·d^0.685) · market · competition · airline · 0.86^stops. */
  function reference({ from, to, airline, distance, flights }: Trip): number {
    const key = `${airline.iata}${from.iata}${to.iata}${flights.length}`
    let known = references.get(key)
    if (known === undefined) {
      const place = marketLevel(from, to) * competition(atlas, from.iata, to.iata)
      known = (15 + 0.55 * distance ** 0.685) * place * airlineLevel(airline) * LESS_FOR_A_STOP ** (flights.length - 1)
      references.set(key, known)
    }
    return known
  }

  /** The season's part of the price, and a small chance that changes every five days. */
  function season({ from, to, flights, date }: Trip, today: string): number {
    const day = dayNumber(date)
    const ahead = Math.max(0, day - dayNumber(today))
    let key = seedKey
    for (const flight of flights) key = mix(mix(hash(flight.carrier, key), flight.number), dayNumber(flight.date))
    const chance = Math.exp(0.05 * normal(mix(key, Math.floor(ahead / 5))))
    return monthOf(from, to, date) ** 0.5 * weekdayOf(day) ** 0.5 * holiday(from.country, to.country, day) ** 0.7 * chance
  }

  const places = (trip: Trip, { cabin, seats, today }: FareQuery, only?: string): Place[] | undefined =>
    placesFor(trip, (flight) => inventory.of(flight, { today, sold: sold(flight) }), { cabin, seats, only })

  /** EUR for the cheapest family in these places, never less than `APART` times what the cabins below ask now. */
  function amountOf(trip: Trip, query: FareQuery, sits: readonly Place[]): number {
    const { cabin, roundTrip, today } = query
    const length = trip.longHaul ? 1 : 0
    const ratio = Math.max(...sits.filter((place) => place.cabin === cabin).map(({ step }) => step.ratio))
    const oneWay = roundTrip || trip.airline.kind === 'L' ? 1 : ONE_WAY[length]
    const amount = reference(trip) * season(trip, today) * LEVELS[cabin][length] * ratio * oneWay
    const below = DOWNWARDS[cabin].slice(1).flatMap((lower) => {
      const lesser = { ...query, cabin: lower }
      const found = places(trip, lesser)
      return found === undefined ? [] : [amountOf(trip, lesser, found) * APART]
    })
    return Math.max(amount, ...below)
  }

  function surchargeOf(trip: Trip, cabin: CabinCode): Tax[] {
    if (!trip.longHaul || trip.airline.kind !== 'F') return []
    const code = SURCHARGE_AS_YR.has(trip.airline.iata) ? 'YR' : 'YQ'
    return [{ code, amount: cents(reference(trip) * SURCHARGE * LEVELS[cabin][1] ** 0.5) }]
  }

  function priced(itinerary: Itinerary, query: FareQuery, only?: string): Fare[] {
    const trip = tripOf(atlas, itinerary)
    const sits = trip && places(trip, query, only)
    if (trip === undefined || sits === undefined) return []
    const { airline, airports, longHaul } = trip
    const { cabin, roundTrip } = query
    const amount = amountOf(trip, query, sits)
    const surcharge = surchargeOf(trip, cabin)
    const taxes = [...surcharge, ...taxesOf({ airports, cabin, longHaul })]
    const net = surcharge.reduce((rest, tax) => rest - tax.amount, amount)
    return atlas
      .fares(airline.iata)
      .families.filter((family) => family.cabin === cabin)
      .map((family, rank) => ({
        carrier: airline.iata,
        base: cents(net + (longHaul ? family.step.long : family.step.short)),
        taxes,
        segments: sits.map(({ cabin: flown, step, seats }) => ({
          cabin: flown,
          bookingClass: step.letter,
          fareBasis: fareBasis(step, trip, roundTrip, family.name, rank + 1),
          family,
          seats,
        })),
      }))
      .sort((a, b) => a.base - b.base)
  }

  return {
    inventory,
    of: (itinerary, query) => priced(itinerary, query),
    again: (itinerary, query) =>
      priced(itinerary, query, query.bookingClass).find(({ segments: [first] }) => first?.family.name === query.family),
  }
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
