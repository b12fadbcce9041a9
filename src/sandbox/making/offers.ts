import { addDays, daysBetween } from '../../core/dates.ts'
import { durationOf } from '../../core/say.ts'
import type { Cabin, Dictionaries, FlightOffer, Segment } from '../../operations/flights/model.ts'
import type { Airport, Atlas, Currency } from '../data/atlas.types.ts'
import type { World } from '../world.ts'
import { isBlacklisted } from './blacklist.ts'
import { localTime } from './clocks.ts'
import type { CabinCode, Fare } from './fares.ts'
import { type Money, moneyIn } from './money.ts'
import { fareShare, type Traveler, takesSeat } from './party.ts'
import type { Flight } from './schedule.ts'

/** Flights and fares put into words: the flight offer as the service gives it. */

/** One part of a trip that is sold: the flights and one fare for them. */
export interface Bound {
  readonly flights: readonly Flight[]
  readonly fare: Fare
}

const cabinNames: Readonly<Record<CabinCode, Cabin>> = { Y: 'ECONOMY', W: 'PREMIUM_ECONOMY', J: 'BUSINESS', F: 'FIRST' }
const cabinCodes: Readonly<Record<Cabin, CabinCode>> = { ECONOMY: 'Y', PREMIUM_ECONOMY: 'W', BUSINESS: 'J', FIRST: 'F' }

export const cabinCode = (cabin: Cabin): CabinCode => cabinCodes[cabin]

/** Numbers the segments of one answer: the same flight has the same id in every offer. */
export function createNumbering(): (flight: Flight) => string {
  const ids = new Map<string, string>()
  return ({ carrier, number, departs }) => {
    const key = `${carrier}${number}@${departs}`
    const id = ids.get(key) ?? String(ids.size + 1)
    ids.set(key, id)
    return id
  }
}

export interface OfferParts {
  readonly id: string
  readonly bounds: readonly Bound[]
  readonly party: readonly Traveler[]
  readonly currency: Currency
  readonly today: string
  readonly segmentId: (flight: Flight) => string
  /** Also what each tax is, as the pricing operation tells. */
  readonly withTaxes?: boolean
}

export function offerOf(world: World, { id, bounds, party, currency, today, segmentId, withTaxes = false }: OfferParts): FlightOffer {
  const money = moneyIn(currency)
  const travelers = party.map((traveler) => ({ traveler, price: priceOf(bounds, traveler, money) }))
  const base = sum(travelers.map(({ price }) => price.base))
  const total = sum(travelers.map(({ price }) => price.total))
  const details = bounds.flatMap(({ flights, fare }) => flights.map((flight, at) => fareDetails(fare, at, segmentId(flight))))
  const [first] = bounds
  const none = money.text(0)
  return {
    type: 'flight-offer',
    id,
    source: 'GDS',
    instantTicketingRequired: false,
    nonHomogeneous: false,
    oneWay: false,
    lastTicketingDate: lastTicketingDate(bounds, today),
    numberOfBookableSeats: Math.min(...bounds.flatMap(({ fare }) => fare.segments.map(({ seats }) => seats))),
    itineraries: bounds.map(({ flights }) => ({
      duration: durationOf(elapsed(flights)),
      segments: flights.map((flight) => segmentOf(world.atlas, flight, segmentId(flight))),
    })),
    price: {
      currency: currency.code,
      total: money.text(total),
      base: money.text(base),
      fees: [
        { amount: none, type: 'SUPPLIER' },
        { amount: none, type: 'TICKETING' },
      ],
      grandTotal: money.text(total),
    },
    pricingOptions: {
      fareType: ['PUBLISHED'],
      includedCheckedBagsOnly: bounds.every(({ fare }) =>
        fare.segments.every(({ family: { bags } }) => !('pieces' in bags) || bags.pieces > 0),
      ),
    },
    validatingAirlineCodes: first ? [first.fare.carrier] : [],
    travelerPricings: travelers.map(({ traveler, price }) => ({
      travelerId: traveler.id,
      fareOption: 'STANDARD',
      travelerType: traveler.type,
      ...(traveler.adult !== undefined && { associatedAdultId: traveler.adult }),
      price: {
        currency: currency.code,
        total: money.text(price.total),
        base: money.text(price.base),
        ...(withTaxes && { taxes: price.taxes.map(({ code, amount }) => ({ amount: money.text(amount), code })) }),
      },
      fareDetailsBySegment: details,
    })),
  }
}

/** What one traveller pays for all parts, in the currency of the offer. */
export function priceOf(bounds: readonly Bound[], { type }: Pick<Traveler, 'type'>, money: Money) {
  const base = sum(bounds.map(({ fare }) => money.fare(fare.base * fareShare(type))))
  const taxes = takesSeat(type)
    ? merged(bounds.flatMap(({ fare }) => fare.taxes.map(({ code, amount }) => ({ code, amount: money.exact(amount) }))))
    : []
  return { base, taxes, total: base + sum(taxes.map(({ amount }) => amount)) }
}

/** Taxes of one code on several parts are one line. */
function merged(taxes: readonly { code: string; amount: number }[]): { code: string; amount: number }[] {
  const byCode = new Map<string, number>()
  for (const { code, amount } of taxes) byCode.set(code, (byCode.get(code) ?? 0) + amount)
  return [...byCode].map(([code, amount]) => ({ code, amount }))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Minutes from the first departure to the last arrival, layovers included. */
export function elapsed(flights: readonly Flight[]): number {
  const [first] = flights
  const last = flights.at(-1)
  return first && last ? Math.round((last.arrives - first.departs) / 60_000) : 0
}

function segmentOf(atlas: Atlas, flight: Flight, id: string): Segment {
  return {
    departure: endPoint(atlas, flight, flight.from, flight.departs),
    arrival: endPoint(atlas, flight, flight.to, flight.arrives),
    carrierCode: flight.carrier,
    number: String(flight.number),
    aircraft: { code: flight.aircraft },
    operating: { carrierCode: flight.operating },
    duration: durationOf(flight.minutes),
    id,
    numberOfStops: 0,
    blacklistedInEU: isBlacklisted(atlas, flight.operating),
  }
}

function endPoint(atlas: Atlas, { carrier }: Flight, iataCode: string, instant: number) {
  const terminal = atlas.terminal(iataCode, carrier)
  return { iataCode, ...(terminal !== undefined && { terminal }), at: localTime(atlas, airportOf(atlas, iataCode), instant) }
}

function airportOf(atlas: Atlas, iataCode: string): Airport {
  const airport = atlas.airport(iataCode)
  if (!airport) throw new Error(`the network names an airport that is not in the table: ${iataCode}`)
  return airport
}

function fareDetails({ segments }: Fare, at: number, segmentId: string) {
  const segment = segments[at]
  if (!segment) throw new Error('a fare with fewer segments than its flights')
  const { cabin, fareBasis, family, bookingClass } = segment
  const { bags } = family
  return {
    segmentId,
    cabin: cabinNames[cabin],
    fareBasis,
    brandedFare: brandOf(family.name),
    class: bookingClass,
    includedCheckedBags: 'pieces' in bags ? { quantity: bags.pieces } : { weight: bags.weight, weightUnit: 'KG' },
  }
}

/** `Economy Light` → `ECONOMYLIGHT`: a brand as reservation systems write it. */
export const brandOf = (family: string): string => family.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Tickets are to be bought the sooner, the nearer the flight; never after it left. */
function lastTicketingDate(bounds: readonly Bound[], today: string): string {
  const departure = bounds[0]?.flights[0]?.date ?? today
  const ahead = daysBetween(today, departure)
  return addDays(today, ahead > 30 ? 7 : ahead > 14 ? 3 : ahead > 3 ? 1 : 0)
}

/** What the codes in offers stand for. */
export function dictionariesOf(atlas: Atlas, offers: readonly FlightOffer[], currency: Currency): Dictionaries {
  const segments = offers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments))
  const codes = (pick: (segment: Segment) => readonly (string | undefined)[]) =>
    [...new Set(segments.flatMap(pick))].filter((code) => code !== undefined).sort()
  const entries = <T>(keys: readonly string[], value: (key: string) => T) => Object.fromEntries(keys.map((key) => [key, value(key)]))
  return {
    locations: entries(
      codes(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
      (code) => ({ cityCode: airportOf(atlas, code).cityCode, countryCode: airportOf(atlas, code).country }),
    ),
    aircraft: entries(
      codes(({ aircraft }) => [aircraft.code]),
      (code) => atlas.aircraft(code)?.name ?? code,
    ),
    currencies: { [currency.code]: currency.name },
    carriers: entries(
      codes(({ carrierCode, operating }) => [carrierCode, operating?.carrierCode]),
      (code) => atlas.airline(code)?.name ?? code,
    ),
  }
}
