import type { Atlas, FareFamily } from '../../data/atlas.types.ts'
import type { Itinerary } from '../flying/connections.ts'
import type { Flight } from '../flying/schedule.ts'
import { hash, mix, normal } from '../keys.ts'
import type { CabinCode } from './classes.ts'
import { fareBasis } from './farebasis.ts'
import { createInventory, daysAhead, type Inventory, type Taken } from './inventory.ts'
import { airlineLevel } from './markets.ts'
import { DOWNWARDS, type OpenClass, openClassesFor, openClassesIn } from './openclasses.ts'
import { createTaxes, type Tax } from './taxes.ts'
import { createTrips, type Trip } from './trips.ts'

export type { CabinCode } from './classes.ts'
export type { Tax } from './taxes.ts'

interface FareSegment {
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
  /** The booking class of each flight, in place of the cheapest one that is open. */
  readonly classes?: readonly string[] | undefined
}

export interface Fares {
  readonly inventory: Inventory
  /** One fare for each family of the airline, cheapest first; none where a flight is full or has no such cabin. */
  of(itinerary: Itinerary, query: FareQuery): Fare[]
  /** The first of these. */
  cheapest(itinerary: Itinerary, query: FareQuery): Fare | undefined
}

interface FareSource {
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
  const tripOf = createTrips(atlas)
  const taxesOf = createTaxes()
  const seedKey = hash(`price|${seed}`)

  /** EUR one way at the ratio 1 in economy, before season and chance: (15 + 0.55·d^0.685) · market and competition · airline · 0.86^stops. */
  const reference = ({ market, airline, flights }: Trip): number =>
    (15 + 0.55 * market.distance ** 0.685) * market.level * airlineLevel(airline) * LESS_FOR_A_STOP ** (flights.length - 1)

  /** A small chance that changes every five days. */
  function chance({ flights, longest }: Trip, today: string): number {
    let key = seedKey
    for (const flight of flights) key = mix(mix(hash(flight.carrier, key), flight.number), flight.day)
    return Math.exp(0.05 * normal(mix(key, Math.floor(daysAhead(flights[0] ?? longest, today) / 5))))
  }

  function openClasses(trip: Trip, { cabin, seats, today, classes }: FareQuery): OpenClass[] | undefined {
    const leftOn = (flight: Flight) => inventory.left(flight, today, sold(flight))
    return classes ? openClassesIn(classes, trip, leftOn, { seats, today }) : openClassesFor(trip, leftOn, { cabin, seats, today })
  }

  /** EUR for the cheapest family in these classes, never less than `APART` times what the cabins below ask now. */
  function amountOf(trip: Trip, query: FareQuery, sits: readonly OpenClass[]): number {
    const { cabin, roundTrip, today } = query
    const length = trip.market.longHaul ? 1 : 0
    let ratio = 0
    for (const place of sits) if (place.cabin === cabin) ratio = Math.max(ratio, place.step.ratio)
    const oneWay = roundTrip || trip.airline.kind === 'L' ? 1 : ONE_WAY[length]
    let amount = reference(trip) * trip.season.factor * chance(trip, today) * LEVELS[cabin][length] * ratio * oneWay
    for (const lower of DOWNWARDS[cabin]) {
      const lesser = { ...query, cabin: lower, classes: undefined }
      const found = lower === cabin ? undefined : openClasses(trip, lesser)
      if (found !== undefined) amount = Math.max(amount, amountOf(trip, lesser, found) * APART)
    }
    return amount
  }

  function surchargeOf(trip: Trip, cabin: CabinCode): Tax | undefined {
    if (!trip.market.longHaul || trip.airline.kind !== 'F') return undefined
    const code = SURCHARGE_AS_YR.has(trip.airline.iata) ? 'YR' : 'YQ'
    return { code, amount: cents(reference(trip) * SURCHARGE * LEVELS[cabin][1] ** 0.5) }
  }

  /** The families of the airline's cabin on sale, each with its rank from 1 and its price in EUR over the cheapest. */
  function familiesOf({ airline, market }: Trip, cabin: CabinCode): Priced[] {
    const list: Priced[] = []
    for (const family of atlas.fares(airline.iata).families)
      if (family.cabin === cabin) list.push({ family, rank: list.length + 1, step: market.longHaul ? family.step.long : family.step.short })
    return list
  }

  function priced(itinerary: Itinerary, query: FareQuery, choose: (families: Priced[]) => Priced[]): Fare[] {
    const trip = tripOf(itinerary)
    const sits = trip && openClasses(trip, query)
    if (trip === undefined || sits === undefined) return []
    const { cabin, roundTrip } = query
    const surcharge = surchargeOf(trip, cabin)
    const taxesFor = taxesOf({ airports: trip.airports, cabin, longHaul: trip.market.longHaul })
    const net = amountOf(trip, query, sits) - (surcharge?.amount ?? 0)
    const taxes = (base: number): readonly Tax[] => (surcharge === undefined ? taxesFor(base) : [surcharge, ...taxesFor(base)])
    return choose(familiesOf(trip, cabin)).map(({ family, rank, step }) => ({
      carrier: trip.airline.iata,
      base: cents(net + step),
      taxes: taxes(cents(net + step)),
      segments: sits.map(({ cabin: flown, step: sold, seats }) => ({
        cabin: flown,
        bookingClass: sold.letter,
        fareBasis: fareBasis(sold, trip.season.mark, roundTrip, family.name, rank),
        family,
        seats,
      })),
    }))
  }

  return {
    inventory,
    of: (itinerary, query) => priced(itinerary, query, cheapestFirst),
    cheapest: (itinerary, query) => priced(itinerary, query, (families) => cheapestFirst(families).slice(0, 1))[0],
  }
}

interface Priced {
  readonly family: FareFamily
  readonly rank: number
  readonly step: number
}

const cheapestFirst = (families: Priced[]): Priced[] => families.sort((a, b) => a.step - b.step)

const cents = (amount: number): number => Math.round(amount * 100) / 100
