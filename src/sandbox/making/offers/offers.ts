import { addDays, daysBetween, utcDay } from '../../../core/dates.ts'
import { durationOf } from '../../../core/durations.ts'
import type { Cabin, FareDetails, FlightOffer, Itinerary, TravelerType } from '../../../operations/flights/model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { amenitiesOf, permissionsOf } from '../fares/brands.ts'
import type { CabinCode, Fare } from '../fares/fares.ts'
import type { Flight } from '../flying/schedule.ts'
import { createSegments, elapsed } from '../flying/segments.ts'
import { type Money, moneyIn } from '../money.ts'
import { fareShare, type Traveler, takesSeat } from './party.ts'

/** Flights and fares put into words: the flight offer as the service gives it. */

/** One part of a trip that is sold: the flights and one fare for them. */
export interface Bound {
  readonly flights: readonly Flight[]
  readonly fare: Fare
}

export const cabinNames: Readonly<Record<CabinCode, Cabin>> = { Y: 'ECONOMY', W: 'PREMIUM_ECONOMY', J: 'BUSINESS', F: 'FIRST' }
const cabinCodes: Readonly<Record<Cabin, CabinCode>> = { ECONOMY: 'Y', PREMIUM_ECONOMY: 'W', BUSINESS: 'J', FIRST: 'F' }

export const cabinCode = (cabin: Cabin): CabinCode => cabinCodes[cabin]

/** One part of a trip put into words once, however many offers it is a part of. */
export interface Worded {
  readonly bound: Bound
  readonly itinerary: Itinerary
  readonly details: readonly FareDetails[]
  /** Seats left on the flight with the fewest. */
  readonly seats: number
  /** Whether bags are included on all flights. */
  readonly withBags: boolean
  /** The last day to buy the ticket. */
  readonly ticketBy: string
  /** What each type of traveller pays for it. */
  readonly price: (type: TravelerType) => Price
}

interface Price {
  readonly base: number
  readonly taxes: readonly { readonly code: string; readonly amount: number }[]
  readonly total: number
}

interface Wording {
  /** The id a flight has; numbers from 1 unless told. */
  readonly idOf?: (flight: Flight) => string
  /** Also what each brand includes, as those operations tell that are about a price. */
  readonly detailed?: boolean
}

/** Puts bounds into words for one answer. */
export function createWording(
  { atlas, now }: World,
  currency: Currency,
  { idOf, detailed = false }: Wording = {},
): (bound: Bound) => Worded {
  const money = moneyIn(currency)
  const today = utcDay(now())
  const segmentFor = createSegments(atlas, idOf)
  return (bound) => {
    const flown = bound.flights.map(segmentFor)
    const prices = new Map<TravelerType, Price>()
    return {
      bound,
      itinerary: { duration: durationOf(elapsed(bound.flights)), segments: flown },
      details: flown.map(({ id }, at) => fareDetails(bound.fare, at, id, detailed)),
      seats: Math.min(...bound.fare.segments.map(({ seats }) => seats)),
      withBags: includesBags(bound.fare),
      ticketBy: lastTicketingDate(bound.flights[0]?.date ?? today, today),
      price: (type) => {
        const price = prices.get(type) ?? priceOf(bound.fare, type, money)
        prices.set(type, price)
        return price
      },
    }
  }
}

/** What one traveller pays for one part. */
function priceOf(fare: Fare, type: TravelerType, money: Money): Price {
  const base = money.fare(fare.base * fareShare(type))
  const taxes = takesSeat(type) ? fare.taxes.map(({ code, amount }) => ({ code, amount: money.exact(amount) })) : []
  return { base, taxes, total: base + sum(taxes.map(({ amount }) => amount)) }
}

/** What one traveller pays for all parts. */
export const totalOf = (parts: readonly Worded[], type: TravelerType): number => sum(parts.map(({ price }) => price(type).total))

interface OfferParts {
  readonly id: string
  readonly parts: readonly Worded[]
  readonly party: readonly Traveler[]
  readonly currency: Currency
  /** Also what each tax is and what the fares permit, as the pricing operation tells. */
  readonly detailed?: boolean
}

export function offerOf({ id, parts, party, currency, detailed = false }: OfferParts): FlightOffer {
  const money = moneyIn(currency)
  const [first] = parts
  if (first === undefined) throw new Error('an offer without a part')
  const none = money.text(0)
  const base = sum(party.map(({ type }) => sum(parts.map(({ price }) => price(type).base))))
  const total = sum(party.map(({ type }) => totalOf(parts, type)))
  const fareDetailsBySegment = parts.flatMap(({ details }) => details)
  return {
    type: 'flight-offer',
    id,
    source: 'GDS',
    instantTicketingRequired: false,
    nonHomogeneous: false,
    oneWay: false,
    lastTicketingDate: first.ticketBy,
    numberOfBookableSeats: Math.min(...parts.map(({ seats }) => seats)),
    itineraries: parts.map(({ itinerary }) => itinerary),
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
      includedCheckedBagsOnly: parts.every(({ withBags }) => withBags),
      ...(detailed && permissionsOf(parts.map(({ bound }) => bound.fare))),
    },
    validatingAirlineCodes: [first.bound.fare.carrier],
    travelerPricings: party.map(({ id: travelerId, type, adult }) => ({
      travelerId,
      fareOption: 'STANDARD',
      travelerType: type,
      ...(adult !== undefined && { associatedAdultId: adult }),
      price: {
        currency: currency.code,
        total: money.text(totalOf(parts, type)),
        base: money.text(sum(parts.map(({ price }) => price(type).base))),
        ...(detailed && {
          taxes: merged(parts.flatMap(({ price }) => price(type).taxes)).map(({ code, amount }) => ({ amount: money.text(amount), code })),
        }),
      },
      fareDetailsBySegment,
    })),
  }
}

export const includesBags = ({ segments }: Fare): boolean =>
  segments.every(({ family: { bags } }) => !('pieces' in bags) || bags.pieces > 0)

/** Taxes of one code on several parts are one line. */
function merged(taxes: Price['taxes']): { code: string; amount: number }[] {
  const byCode = new Map<string, number>()
  for (const { code, amount } of taxes) byCode.set(code, (byCode.get(code) ?? 0) + amount)
  return [...byCode].map(([code, amount]) => ({ code, amount }))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function fareDetails({ segments }: Fare, at: number, segmentId: string, detailed: boolean): FareDetails {
  const segment = segments[at]
  if (!segment) throw new Error('a fare with fewer segments than its flights')
  const { cabin, fareBasis, family, bookingClass } = segment
  const { bags } = family
  return {
    segmentId,
    cabin: cabinNames[cabin],
    fareBasis,
    brandedFare: brandOf(family.name),
    ...(detailed && { brandedFareLabel: family.name.toUpperCase() }),
    class: bookingClass,
    includedCheckedBags: 'pieces' in bags ? { quantity: bags.pieces } : { weight: bags.weight, weightUnit: 'KG' },
    ...(detailed && { amenities: amenitiesOf(family) }),
  }
}

/** `Economy Light` → `ECONOMYLIGHT`: a brand as reservation systems write it. */
export const brandOf = (family: string): string => family.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Tickets are to be bought the sooner, the nearer the flight; never after it left. */
function lastTicketingDate(departure: string, today: string): string {
  const ahead = daysBetween(today, departure)
  // Where it is still the day before, a flight of today leaves before this day begins.
  return ahead < 0 ? departure : addDays(today, ahead > 30 ? 7 : ahead > 14 ? 3 : ahead > 3 ? 1 : 0)
}
