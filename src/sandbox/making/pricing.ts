import { isDate, utcDay } from '../../core/dates.ts'
import { Refusal } from '../../core/errors.ts'
import { faults } from '../../core/faults.ts'
import { cabins, type FlightOffer, type ReturnedOffer } from '../../operations/flights/model.ts'
import type { Atlas } from '../data/atlas.types.ts'
import type { World } from '../world.ts'
import { minimumConnection } from './changing.ts'
import { localTime } from './clocks.ts'
import { type Bound, brandOf, cabinCode, createWording, offerOf } from './offers.ts'
import { partyOf, seatsOf, type Traveler } from './party.ts'
import type { Flight } from './schedule.ts'
import { isReturn } from './searching.ts'

/** Makes the price of an offer anew from its flights: what it says it costs is not believed. */

/** The parts of an offer as they can be sold now. Refuses flights that do not exist or are full; `at` is where the offer stands in the body. */
function boundsOf(world: World, offer: ReturnedOffer, at: string): Bound[] {
  const today = utcDay(world.now())
  const itineraries = offer.itineraries.map(({ segments }, part) =>
    segments.map((segment, step) => flightOf(world, segment, `${at}/itineraries/${part}/segments/${step}`)),
  )
  refuseBreaks(world, itineraries, at)
  const roundTrip = isReturn(
    world.atlas,
    itineraries.map((flights) => ({ from: [flights[0]?.from ?? ''], to: [flights.at(-1)?.to ?? ''] })),
  )
  const details = offer.travelerPricings[0]?.fareDetailsBySegment ?? []
  return itineraries.map((flights, part) => {
    const segments = offer.itineraries[part]?.segments ?? []
    const detail = bestOf(details.filter(({ segmentId }) => segments.some(({ id }) => id === segmentId)))
    if (!detail) throw wrong(`${at}/travelerPricings/0/fareDetailsBySegment`, 'names no fare for a segment of the offer')
    const cabin = cabinCode(detail.cabin)
    const fares = world.fares.of({ flights }, { today, cabin, seats: seatsOf(travelersOf(offer)), roundTrip })
    if (fares.length === 0) {
      const pointer = `${at}/itineraries/${part}/segments/0`
      throw new Refusal(400, [
        {
          code: 34651,
          title: 'SEGMENT SELL FAILURE',
          detail: `Could not sell segment ${segments[0]?.id ?? ''}: no seats are left in this cabin`,
          source: { pointer },
        },
      ])
    }
    const branded = fares.find((each) =>
      each.segments.some(({ cabin: sold, family }) => sold === cabin && brandOf(family.name) === detail.brandedFare),
    )
    const fare = detail.brandedFare === undefined ? fares[0] : branded
    if (!fare)
      throw wrong(`${at}/travelerPricings/0/fareDetailsBySegment`, `names a brand this airline does not sell: ${detail.brandedFare}`)
    return { flights, fare }
  })
}

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
    next.departs - before.arrives >= minimumConnection(atlas, { from, via, to, arriving: before.carrier, leaving: next.carrier }) * 60_000
  )
}

type Detail = ReturnedOffer['travelerPricings'][number]['fareDetailsBySegment'][number]

/** The fare is that of the best cabin: a short part that has none of it is flown in a lesser one. */
const bestOf = (details: readonly Detail[]): Detail | undefined =>
  details.reduce<Detail | undefined>(
    (best, each) => (best && cabins.indexOf(best.cabin) >= cabins.indexOf(each.cabin) ? best : each),
    undefined,
  )

/** An offer with the price it has now, in the currency it had. */
export function repriced(world: World, offer: ReturnedOffer, at: string): FlightOffer {
  const currency = world.atlas.currency(offer.price.currency)
  if (!currency) throw wrong(`${at}/price/currency`, `is no currency this service knows: ${offer.price.currency}`)
  const bounds = boundsOf(world, offer, at)
  const ids = offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id))
  const flights = bounds.flatMap((bound) => bound.flights)
  const wording = createWording(world, currency, (flight) => ids[flights.indexOf(flight)] ?? '')
  return offerOf({
    id: offer.id,
    parts: bounds.map(wording),
    party: travelersOf(offer),
    currency,
    withTaxes: true,
  })
}

const travelersOf = ({ travelerPricings }: ReturnedOffer): Traveler[] =>
  partyOf(travelerPricings.map(({ travelerId, ...rest }) => ({ id: travelerId, ...rest })))

type Segment = ReturnedOffer['itineraries'][number]['segments'][number]

/** What is told of a segment that is no flight, and of one whose flight has left. */
interface FlightFaults {
  readonly none: { readonly code: number; readonly title: string }
  readonly left: { readonly code: number; readonly title: string }
}

/** The flight a segment speaks of: it must go where and when the timetable says, and not have left. */
export function flightOf(
  world: World,
  { carrierCode, number, departure, arrival }: Segment,
  pointer: string,
  { none, left }: FlightFaults = { none: faults.data, left: faults.data },
): Flight {
  const { atlas, timetable, now } = world
  const name = `${carrierCode}${number} on ${departure.at.slice(0, 10)}`
  const day = departure.at.slice(0, 10)
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

const wrong = (pointer: string, says: string, fault: FlightFaults['none'] = faults.data): Refusal =>
  new Refusal(400, [{ ...fault, detail: `The offer ${says}`, source: { pointer } }])
