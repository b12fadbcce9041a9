import { dayNumber } from '../../core/dates.ts'
import type { Airline, Airport, Atlas, FareFamily } from '../data/atlas.types.ts'
import { holiday, monthOf, weekdayOf } from './calendar.ts'
import { type BookingClass, type CabinCode, LADDERS } from './classes.ts'
import type { Itinerary } from './connections.ts'
import { type CabinSeats, createInventory, type Inventory, type Taken } from './inventory.ts'
import { hash, mix, normal } from './keys.ts'
import { airlineLevel, competition, isLongHaul, marketLevel } from './markets.ts'
import type { Flight } from './schedule.ts'
import { type Tax, taxesOf } from './taxes.ts'

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
const LEVELS: Readonly<Record<CabinCode, readonly [short: number, long: number]>> = { Y: [1, 1], W: [1.9, 1.9], J: [2.6, 3.8], F: [5, 7] }
/** Cabins below one, in the order in which they replace it on flights that do not have it. */
const BELOW: Readonly<Record<CabinCode, readonly CabinCode[]>> = { F: ['F', 'J', 'W', 'Y'], J: ['J', 'W', 'Y'], W: ['W', 'Y'], Y: ['Y'] }
/** A better cabin costs at least so many times the one below it on the same flights. */
const APART = 1.2
/** Share of the usual price that airlines call a surcharge on long flights. */
const SURCHARGE = 0.35
const SURCHARGE_AS_YR = new Set(['AA', 'DL', 'UA', 'TK', 'AC'])

/** One flight of a trip with the class it is sold in. */
interface Place {
  readonly flight: Flight
  readonly cabin: CabinCode
  readonly step: BookingClass
  readonly seats: number
}

interface Trip {
  readonly from: Airport
  readonly to: Airport
  readonly airports: readonly Airport[]
  readonly airline: Airline
  readonly longHaul: boolean
  readonly flights: readonly Flight[]
  readonly longest: Flight
}

/** Prices every itinerary: one ladder of classes makes price, class and seats left together (WORLD §4.5). */
export function createFares({ atlas, seed, sold = () => ({}) }: FareSource): Fares {
  const inventory = createInventory({ atlas, seed })
  const seedKey = hash(`price|${seed}`)
  const references = new Map<string, number>()

  function tripOf({ flights }: Itinerary): Trip | undefined {
    const [first] = flights
    const last = flights.at(-1)
    if (first === undefined || last === undefined) return undefined
    const longest = flights.reduce((best, flight) => (flight.minutes > best.minutes ? flight : best), first)
    const airports = [first.from, ...flights.map(({ to }) => to)].flatMap((code) => atlas.airport(code) ?? [])
    const [from, to, airline] = [airports[0], airports.at(-1), atlas.airline(longest.carrier)]
    if (from === undefined || to === undefined || airline === undefined) return undefined
    return { from, to, airports, airline, longHaul: isLongHaul(from, to, atlas.distance(from.iata, to.iata)), flights, longest }
  }

  /** EUR one way at the ratio 1 in economy, before season and chance: (15 + 0.55·d^0.685) · market · competition · airline · 0.86^stops. */
  function reference({ from, to, airline, flights }: Trip): number {
    const key = `${airline.iata}${from.iata}${to.iata}${flights.length}`
    let known = references.get(key)
    if (known === undefined) {
      const distance = atlas.distance(from.iata, to.iata)
      known =
        (15 + 0.55 * distance ** 0.685) *
        marketLevel(from, to) *
        competition(atlas, from.iata, to.iata) *
        airlineLevel(airline) *
        0.86 ** (flights.length - 1)
      references.set(key, known)
    }
    return known
  }

  /** The season's part of the price and a small chance that changes every five days. */
  function season({ from, to, flights, longest }: Trip, today: string): number {
    const date = flights[0]?.date ?? longest.date
    const day = dayNumber(date)
    const ahead = Math.max(0, day - dayNumber(today))
    let key = seedKey
    for (const flight of flights) key = mix(mix(hash(flight.carrier, key), flight.number), dayNumber(flight.date))
    const chance = Math.exp(0.05 * normal(mix(key, Math.floor(ahead / 5))))
    return monthOf(from, to, date) ** 0.5 * weekdayOf(day) ** 0.5 * holiday(from.country, to.country, day) ** 0.7 * chance
  }

  const seatsOn = (flight: Flight, today: string): readonly CabinSeats[] => inventory.of(flight, { today, sold: sold(flight) })

  /** The cabin sold on each flight: the asked one, or the next below on all but the longest. */
  function cabinsFor(
    { flights, longest }: Trip,
    cabin: CabinCode,
    today: string,
  ): (CabinSeats & { readonly flight: Flight })[] | undefined {
    const list: (CabinSeats & { readonly flight: Flight })[] = []
    for (const flight of flights) {
      const there = seatsOn(flight, today)
      const choices = flight === longest ? [cabin] : BELOW[cabin]
      const sits = choices.flatMap((code) => there.find((seats) => seats.cabin === code) ?? [])[0]
      if (sits === undefined) return undefined
      list.push({ ...sits, flight })
    }
    return list
  }

  /** The cheapest class of a cabin, no cheaper than `dearest`, with seats enough on a flight. */
  function lowest({ flight, cabin, classes }: CabinSeats & { readonly flight: Flight }, seats: number, dearest: number): Place | undefined {
    for (let index = Math.min(dearest, classes.length - 1); index >= 0; index--) {
      const [step, open] = [LADDERS[cabin][index], classes[index]?.seats ?? 0]
      if (step !== undefined && open >= seats && open > 0) return { flight, cabin, step, seats: Math.min(9, open) }
    }
    return undefined
  }

  /** The class in which all flights of the asked cabin are sold (a through fare has one), and the cheapest of each other flight. */
  function placesFor(trip: Trip, { cabin, seats, today }: FareQuery, fixed?: string): Place[] | undefined {
    const cabins = cabinsFor(trip, cabin, today)
    if (cabins === undefined) return undefined
    const steps = LADDERS[cabin]
    let common = fixed === undefined ? steps.length - 1 : steps.findIndex(({ letter }) => letter === fixed)
    for (const sits of cabins) {
      if (sits.cabin !== cabin) continue
      const place = lowest(sits, seats, common)
      if (place === undefined) return undefined
      common = Math.min(common, steps.indexOf(place.step))
    }
    if (common < 0 || (fixed !== undefined && steps[common]?.letter !== fixed)) return undefined
    const places = cabins.map((sits) => lowest(sits, seats, sits.cabin === cabin ? common : Number.POSITIVE_INFINITY))
    return places.every((place) => place !== undefined) ? places : undefined
  }

  /** EUR for the cheapest family in these places, never less than `APART` times what the cabins below ask now. */
  function amountOf(trip: Trip, query: FareQuery, places: readonly Place[]): number {
    const { cabin, roundTrip, today } = query
    const level = LEVELS[cabin][trip.longHaul ? 1 : 0]
    const ratio = Math.max(...places.filter((place) => place.cabin === cabin).map(({ step }) => step.ratio))
    const oneWay = roundTrip || trip.airline.kind === 'L' ? 1 : trip.longHaul ? 1.35 : 1.05
    const amount = reference(trip) * season(trip, today) * level * ratio * oneWay
    const below = BELOW[cabin].slice(1).flatMap((lower) => {
      const lesser = { ...query, cabin: lower }
      const found = placesFor(trip, lesser)
      return found === undefined ? [] : [amountOf(trip, lesser, found) * APART]
    })
    return Math.max(amount, ...below)
  }

  function fareOf(trip: Trip, query: FareQuery, places: readonly Place[], families: readonly FareFamily[], amount: number): Fare[] {
    const { airline, longHaul, airports, flights } = trip
    const taxes = taxesOf({ airports, cabin: query.cabin, longHaul })
    const surcharge = longHaul && airline.kind === 'F' ? cents(reference(trip) * SURCHARGE * LEVELS[query.cabin][1] ** 0.5) : 0
    const extra = surcharge > 0 ? [{ code: SURCHARGE_AS_YR.has(airline.iata) ? 'YR' : 'YQ', amount: surcharge }] : []
    const date = flights[0]?.date ?? query.today
    return families.map((family, rank) => ({
      carrier: airline.iata,
      base: cents(amount + (longHaul ? family.step.long : family.step.short) - surcharge),
      taxes: [...extra, ...taxes],
      segments: places.map(({ cabin, step, seats }) => ({
        cabin,
        bookingClass: step.letter,
        fareBasis: basisOf(step, trip, date, query.roundTrip, family, rank),
        family,
        seats,
      })),
    }))
  }

  const familiesOf = ({ airline }: Trip, cabin: CabinCode): FareFamily[] =>
    atlas.fares(airline.iata).families.filter((family) => family.cabin === cabin)

  /** `QLX14R2S`: class, low or high season, X midweek or W weekend, days ahead, return or one way, rank and initial of the family. */
  function basisOf(
    { letter, ahead }: BookingClass,
    { from, to }: Trip,
    date: string,
    roundTrip: boolean,
    { name }: FareFamily,
    rank: number,
  ): string {
    const weekday = (((dayNumber(date) + 4) % 7) + 7) % 7
    const week = weekday === 0 || weekday >= 5 ? 'W' : 'X'
    const initial = (name.split(' ').at(-1)?.[0] ?? 'S').toUpperCase()
    const high = monthOf(from, to, date) >= 1.05 || holiday(from.country, to.country, dayNumber(date)) > 1
    return `${letter}${high ? 'H' : 'L'}${week}${ahead > 0 ? String(ahead).padStart(2, '0') : ''}${roundTrip ? 'R' : 'O'}${rank + 1}${initial}`
  }

  function priced(itinerary: Itinerary, query: FareQuery, fixed?: string): Fare[] {
    const trip = tripOf(itinerary)
    const places = trip && placesFor(trip, query, fixed)
    return trip && places
      ? fareOf(trip, query, places, familiesOf(trip, query.cabin), amountOf(trip, query, places)).sort((a, b) => a.base - b.base)
      : []
  }

  return {
    inventory,
    of: (itinerary, query) => priced(itinerary, query),
    again: (itinerary, query) =>
      priced(itinerary, query, query.bookingClass).find(({ segments: [first] }) => first?.family.name === query.family),
  }
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
