import { sum } from '../../../core/amounts.ts'
import { isDate, MINUTE, utcDay } from '../../../core/dates.ts'
import type { Refusal } from '../../../core/errors.ts'
import { faults, refusals } from '../../../core/faults.ts'
import { dayPart } from '../../../core/say.ts'
import type { CardBrand } from '../../../operations/cards.ts'
import { cabins, type FlightOffer, type Itinerary, type ReturnedOffer } from '../../../operations/flights/model.ts'
import type { Atlas, Currency } from '../../data/atlas.types.ts'
import { type Fault, problem, refusal, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localTime } from '../clocks.ts'
import type { CabinCode, Fare } from '../fares/fares.ts'
import { minimumConnection } from '../flying/changing.ts'
import { emissionsOf } from '../flying/emissions.ts'
import type { Flight } from '../flying/schedule.ts'
import { moneyIn } from '../money.ts'
import { withServices } from './ancillaries.ts'
import { beforeFees, cardFee } from './cardfees.ts'
import { type Bound, brandOf, cabinCode, cabinNames, createWording, offerOf } from './offers.ts'
import { partyComplaints, partyOf, seatsOf, type Traveler } from './party.ts'
import { isReturn } from './searching.ts'

/** Makes the price of an offer anew from its flights: what it says it costs is not believed. */

/** One part of an offer with every fare it can be sold at now, cheapest first. */
export interface OpenPart {
  readonly flights: readonly Flight[]
  readonly fares: readonly Fare[]
  /** The cabin that is asked for, and the brand if any. */
  readonly cabin: CabinCode
  readonly brand: string | undefined
}

/** A flight of an offer and the cabin its travellers sit in. */
interface Flown {
  readonly flight: Flight
  readonly segmentId: string
  readonly cabin: CabinCode
}

/** The flights of an offer in their order. Refuses those that do not exist, have left or cannot be caught. */
export function flightsOf(world: World, offer: ReturnedOffer, at: string): Flown[] {
  const details = offer.travelerPricings[0]?.fareDetailsBySegment ?? []
  const ids = offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id))
  return itinerariesOf(world, offer, at)
    .flat()
    .map((flight, step) => {
      const segmentId = ids[step] ?? ''
      const detail = details.find((each) => each.segmentId === segmentId)
      if (!detail) throw wrong(`${at}/travelerPricings/0/fareDetailsBySegment`, 'names no fare for a segment of the offer')
      return { flight, segmentId, cabin: cabinCode(detail.cabin) }
    })
}

function itinerariesOf(world: World, offer: ReturnedOffer, at: string): Flight[][] {
  const itineraries = offer.itineraries.map(({ segments }, part) =>
    segments.map((segment, step) => flightOf(world, segment, `${at}/itineraries/${part}/segments/${step}`)),
  )
  refuseBreaks(world, itineraries, at)
  return itineraries
}

/**
 * The parts of an offer as they can be sold now. Refuses flights that do not exist or are full, and with `forceClass` booking classes that
 * are closed; `at` is where the offer stands in the body.
 */
export function openPartsOf(world: World, offer: ReturnedOffer, at: string, forceClass = false): OpenPart[] {
  const today = utcDay(world.now())
  const itineraries = itinerariesOf(world, offer, at)
  const roundTrip = isReturn(
    world.atlas,
    itineraries.map((flights) => ({ from: [flights[0]?.from ?? ''], to: [flights.at(-1)?.to ?? ''] })),
  )
  const details = offer.travelerPricings[0]?.fareDetailsBySegment ?? []
  return itineraries.map((flights, part) => {
    const segments = offer.itineraries[part]?.segments ?? []
    const own = segments.flatMap(({ id }) => details.find(({ segmentId }) => segmentId === id) ?? [])
    const detail = bestOf(own)
    if (!detail) throw wrong(`${at}/travelerPricings/0/fareDetailsBySegment`, 'names no fare for a segment of the offer')
    const cabin = cabinCode(detail.cabin)
    const query = { today, cabin, seats: seatsOf(travelersOf(offer)), roundTrip }
    const open = world.fares.of({ flights }, query)
    const pointer = `${at}/itineraries/${part}/segments/0`
    if (open.length === 0) throw unsold(segments, pointer, 'no seats are left in this cabin')
    if (!forceClass) return { flights, fares: open, cabin, brand: detail.brandedFare }
    const classes = segments.map(({ id }) => own.find(({ segmentId }) => segmentId === id)?.class ?? '')
    const fares = world.fares.of({ flights }, { ...query, classes })
    if (fares.length === 0) {
      const lowest = open[0]?.segments.map(({ bookingClass }) => bookingClass).join(' ')
      throw unsold(segments, pointer, `class ${classes.join(' ')} is closed; the lowest that is open is ${lowest}`)
    }
    return { flights, fares, cabin, brand: detail.brandedFare }
  })
}

const unsold = (segments: readonly Segment[], pointer: string, why: string): Refusal =>
  refusal(refusals.unsold, `Could not sell segment ${segments.map(({ id }) => id).join(' ')}: ${why}`, pointer)

/** Each part with the fare of the brand it names, else the cheapest. */
const boundsOf = (parts: readonly OpenPart[], at: string): Bound[] =>
  parts.map(({ flights, fares, cabin, brand }) => {
    const branded = fares.find((each) => each.segments.some(({ cabin: sold, family }) => sold === cabin && brandOf(family.name) === brand))
    const fare = brand === undefined ? fares[0] : branded
    if (!fare) throw wrong(`${at}/travelerPricings/0/fareDetailsBySegment`, `names a brand this airline does not sell: ${brand}`)
    return { flights, fare }
  })

/** Flights are sold together only where each can be caught from the one before, and each part of a trip after the part before. */
function refuseBreaks({ atlas }: World, itineraries: readonly (readonly Flight[])[], at: string): void {
  for (const [part, flights] of itineraries.entries()) {
    const landed = itineraries[part - 1]?.at(-1)
    const [start] = flights
    if (landed && start && start.departs < landed.arrives)
      throw wrong(`${at}/itineraries/${part}`, 'has a part that leaves before the one before has landed')
    for (const [step, next] of flights.entries()) {
      const before = flights[step - 1]
      if (before && !canBeCaught(atlas, before, next)) {
        throw wrong(
          `${at}/itineraries/${part}/segments/${step}`,
          `connects flights that nobody can change between: ${before.carrier}${before.number} and ${next.carrier}${next.number}`,
        )
      }
    }
  }
}

function canBeCaught(atlas: Atlas, before: Flight, next: Flight): boolean {
  const [from, via, to] = [atlas.airport(before.from), atlas.airport(before.to), atlas.airport(next.to)]
  if (!from || !via || !to || before.to !== next.from) return false
  return (
    next.departs - before.arrives >= minimumConnection(atlas, { from, via, to, arriving: before.carrier, leaving: next.carrier }) * MINUTE
  )
}

type Detail = ReturnedOffer['travelerPricings'][number]['fareDetailsBySegment'][number]

/** The fare is that of the best cabin: a short part that has none of it is flown in a lesser one. */
const bestOf = (details: readonly Detail[]): Detail | undefined =>
  details.reduce<Detail | undefined>(
    (best, each) => (best && cabins.indexOf(best.cabin) >= cabins.indexOf(each.cabin) ? best : each),
    undefined,
  )

interface Repricing {
  /** Keep the booking classes of the offer, and refuse where one is closed; else the lowest open one is sold. */
  readonly forceClass?: boolean
  /** The brand of the card that pays. */
  readonly card?: CardBrand | undefined
}

/**
 * An offer with the price it has now, in the currency it had: fares and taxes, then the card's fee and the services that the offer asks for.
 * Refuses what cannot be had, a seat or a bag as well.
 */
export function repriced(world: World, offer: ReturnedOffer, at: string, { forceClass = false, card }: Repricing = {}): FlightOffer {
  const currency = currencyOf(world, offer, at)
  refuseParty(offer, at)
  const bounds = boundsOf(openPartsOf(world, offer, at, forceClass), at)
  const plain = offerAt(world, offer, bounds, { id: offer.id, currency })
  return withFees(world, withServices(world, offer, plain, { bounds, currency, at }), card, currency)
}

function refuseParty(offer: ReturnedOffer, at: string): void {
  const complaints = partyComplaints(travelersOf(offer))
  // The first few are enough to see what is wrong.
  refuseIfAny(
    complaints
      .slice(0, 10)
      .map(({ at: who, member, says }) => problem(faults.data, `The offer ${says}`, `${at}/travelerPricings/${who}/${member}`)),
  )
}

/** The offer of other fares for the same flights and travellers, without services. */
export function offerAt(
  world: World,
  offer: ReturnedOffer,
  bounds: readonly Bound[],
  { id, currency }: { readonly id: string; readonly currency: Currency },
): FlightOffer {
  const ids = offer.itineraries.flatMap(({ segments }) => segments.map((segment) => segment.id))
  const flights = bounds.flatMap((bound) => bound.flights)
  const wording = createWording(world, currency, { idOf: (flight) => ids[flights.indexOf(flight)] ?? '', detailed: true })
  const plain = offerOf({ id, parts: bounds.map(wording), party: travelersOf(offer), currency, detailed: true })
  return { ...plain, itineraries: plain.itineraries.map((itinerary, part) => withEmissions(world, itinerary, bounds[part])) }
}

function withEmissions(world: World, itinerary: Itinerary, bound: Bound | undefined): Itinerary {
  return {
    ...itinerary,
    segments: itinerary.segments.map((segment, step) => {
      const [flight, fare] = [bound?.flights[step], bound?.fare.segments[step]]
      if (!flight || !fare) return segment
      const weight = emissionsOf(world, flight, fare.cabin)
      return { ...segment, co2Emissions: [{ weight, weightUnit: 'KG', cabin: cabinNames[fare.cabin] }] }
    }),
  }
}

/** The offer with the fee of a card, and with everything in its grand total. */
export function withFees({ atlas }: World, offer: FlightOffer, card: CardBrand | undefined, currency: Currency): FlightOffer {
  const money = moneyIn(currency)
  const { price } = offer
  const paid = beforeFees(offer)
  const fees = [
    ...(price.fees ?? []),
    ...(card ? [{ amount: money.text(cardFee(atlas, offer, paid, card, currency)), type: 'FORM_OF_PAYMENT' }] : []),
  ]
  return { ...offer, price: { ...price, fees, grandTotal: sum([money.text(paid), ...fees.map(({ amount }) => amount)]) } }
}

export function currencyOf(world: World, { price }: ReturnedOffer, at: string): Currency {
  const currency = world.atlas.currency(price.currency)
  if (currency) return currency
  throw wrong(`${at}/price/currency`, `is no currency this service knows: ${price.currency}`)
}

const travelersOf = ({ travelerPricings }: ReturnedOffer): Traveler[] =>
  partyOf(travelerPricings.map(({ travelerId, ...rest }) => ({ id: travelerId, ...rest })))

type Segment = ReturnedOffer['itineraries'][number]['segments'][number]

/** What is told of a segment that is no flight, and of one whose flight has left. */
interface FlightFaults {
  readonly none: Fault
  readonly left: Fault
}

/** The flight a segment speaks of: it must go where and when the timetable says, and not have left. */
export function flightOf(
  world: World,
  { carrierCode, number, departure, arrival }: Segment,
  pointer: string,
  { none, left }: FlightFaults = { none: faults.data, left: faults.data },
): Flight {
  const { atlas, timetable, now } = world
  const day = dayPart(departure.at)
  const name = `${carrierCode}${number} on ${day}`
  const flight = /^\d{1,4}$/.test(number) && isDate(day) ? timetable.find(carrierCode, Number(number), day, departure.iataCode) : undefined
  const from = flight && atlas.airport(flight.from)
  if (!flight || !from || flight.to !== arrival.iataCode || localTime(atlas, from, flight.departs) !== departure.at.slice(0, 19)) {
    throw wrong(
      pointer,
      `names a flight that does not operate as the offer says: ${name} from ${departure.iataCode} to ${arrival.iataCode} at ${departure.at}`,
      none,
    )
  }
  if (flight.departs <= now()) throw wrong(pointer, `names a flight that has left: ${name}`, left)
  return flight
}

const wrong = (pointer: string, says: string, fault: Fault = faults.data): Refusal => refusal(fault, `The offer ${says}`, pointer)
