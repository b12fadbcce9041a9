import { Refusal } from '../../../core/errors.ts'
import { faults, refusals } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { ReturnedOffer } from '../../../operations/flights/model.ts'
import type { Seatmap, Seatmaps } from '../../../operations/flights/seats.model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import { problem, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import type { Flight } from '../flying/schedule.ts'
import { endPoint, entries, locationsOf } from '../flying/segments.ts'
import { moneyIn } from '../money.ts'
import { brandOf, cabinCode, cabinNames } from '../offers/offers.ts'
import { takesSeat } from '../offers/party.ts'
import { flightOf } from '../offers/pricing.ts'
import { amenitiesOn } from './amenities.ts'
import { type Deck, decksOf } from './cabinplan.ts'
import { facilityTexts, inOrder, seatTexts } from './seatcodes.ts'
import { type Seat, type SeatFare, seatingOf, seatsFor } from './seating.ts'

/** Seat maps of the flights of offers: one for each flight of each offer, for everybody who has a seat on it. */

/** Somebody with a seat on a flight, and how they travel. */
interface Seated extends SeatFare {
  readonly travelerId: string
}

/** A flight whose seats are to be shown. */
interface Shown {
  readonly flight: Flight
  readonly travelers: readonly Seated[]
  readonly bookingClass: string
  readonly segmentId: string
  readonly flightOfferId: string
  readonly currency: Currency
}

/** The flights of offers that came back. Refuses them with everything that is wrong with them. */
export function flightsShown(world: World, offers: readonly ReturnedOffer[]): Shown[] {
  const wrong: Problem[] = []
  const shown = offers.flatMap((offer, at) => shownOf(world, offer, `/data/${at}`, wrong))
  refuseIfAny(wrong)
  return shown
}

function shownOf(world: World, offer: ReturnedOffer, at: string, wrong: Problem[]): Shown[] {
  const complain = (pointer: string, says: string) => {
    wrong.push(problem(faults.data, `The offer ${says}`, pointer))
  }
  const currency = world.atlas.currency(offer.price.currency)
  if (!currency) complain(`${at}/price/currency`, `is in no currency this service knows: ${offer.price.currency}`)
  return offer.itineraries.flatMap(({ segments }, part) => {
    const flights = segments.map((segment, step) => {
      try {
        return flightOf(world, segment, `${at}/itineraries/${part}/segments/${step}`, { none: refusals.noFlight, left: refusals.noSeatmap })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        wrong.push(...error.issues)
        return undefined
      }
    })
    const flown = flights.filter((flight) => flight !== undefined)
    return segments.flatMap(({ id }, step) => {
      const flight = flights[step]
      const travelers = travelersOn(world, offer, { id, flight, flown, at, complain })
      const [first] = detailsOf(offer, id)
      return flight && currency && first
        ? [{ flight, travelers, bookingClass: first.class, segmentId: id, flightOfferId: offer.id, currency }]
        : []
    })
  })
}

const detailsOf = ({ travelerPricings }: ReturnedOffer, id: string) =>
  travelerPricings.flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.find(({ segmentId }) => segmentId === id) ?? [])

interface Leg {
  readonly id: string
  readonly flight: Flight | undefined
  /** All flights of its part of the trip: one of their airlines made the fare. */
  readonly flown: readonly Flight[]
  readonly at: string
  readonly complain: (pointer: string, says: string) => void
}

function travelersOn({ atlas, fares }: World, offer: ReturnedOffer, { id, flight, flown, at, complain }: Leg): Seated[] {
  const holding = new Set(
    offer.travelerPricings.flatMap(({ travelerType, associatedAdultId }) => (takesSeat(travelerType) ? [] : (associatedAdultId ?? []))),
  )
  const carriers = flown.toSorted((a, b) => b.minutes - a.minutes).map(({ carrier }) => carrier)
  const families = carriers.flatMap((carrier) => atlas.fares(carrier).families)
  return offer.travelerPricings.flatMap(({ travelerId, travelerType, fareDetailsBySegment }, who) => {
    const pointer = `${at}/travelerPricings/${who}/fareDetailsBySegment`
    const detail = fareDetailsBySegment.find(({ segmentId }) => segmentId === id)
    if (!detail) {
      complain(pointer, `names no fare of traveller ${travelerId} for segment ${id}`)
      return []
    }
    const cabin = cabinCode(detail.cabin)
    const family = families.find(({ name }) => brandOf(name) === detail.brandedFare)
    if (flight && !fares.inventory.capacities(flight).some((sold) => sold.cabin === cabin)) {
      complain(pointer, `names a cabin that ${flight.carrier}${flight.number} does not have: ${detail.cabin}`)
    }
    if (flight && detail.brandedFare !== undefined && !family) {
      complain(pointer, `names a brand this airline does not sell: ${detail.brandedFare}`)
    }
    return takesSeat(travelerType) ? [{ travelerId, travelerType, cabin, family, withInfant: holding.has(travelerId) }] : []
  })
}

/** The maps of flights and what their codes mean. */
export function seatmapsOf(world: World, shown: readonly Shown[]): Pick<Seatmaps, 'data' | 'dictionaries'> {
  const data = shown.map((each, at) => seatmapOf(world, each, String(at + 1)))
  const decks = data.flatMap((map) => map.decks)
  const codes = new Set(decks.flatMap(({ seats }) => seats.flatMap(({ characteristicsCodes }) => characteristicsCodes)))
  const facilities = decks.flatMap((deck) => (deck.facilities ?? []).map(({ code }) => code))
  return {
    data,
    dictionaries: {
      locations: locationsOf(world.atlas, data),
      facilities: entries(facilities, (code) => facilityTexts[code] ?? code),
      seatCharacteristics: entries(codes, (code) => seatTexts[code] ?? code),
    },
  }
}

function seatmapOf(world: World, { flight, travelers, bookingClass, segmentId, flightOfferId, currency }: Shown, id: string): Seatmap {
  const seating = seatingOf(world, flight)
  const seats = travelers.map((fare) => ({
    fare,
    seats: new Map(seatsFor(world, flight, fare, seating).map((seat) => [seat.number, seat])),
  }))
  const free = ({ seats: all }: (typeof seats)[number]) => [...all.values()].filter(({ status }) => status === 'AVAILABLE').length
  const of = (number: string) =>
    seats.flatMap(({ fare, seats: all }) => {
      const seat = all.get(number)
      return seat ? [{ travelerId: fare.travelerId, seat }] : []
    })
  return {
    type: 'seatmap',
    id,
    departure: endPoint(world.atlas, flight, flight.from, flight.departs),
    arrival: endPoint(world.atlas, flight, flight.to, flight.arrives),
    carrierCode: flight.carrier,
    number: String(flight.number),
    operating: { carrierCode: flight.operating },
    aircraft: { code: flight.aircraft },
    class: bookingClass,
    flightOfferId,
    segmentId,
    decks: decksOf(world, flight).map((deck) => deckSaid(deck, of, currency)),
    aircraftCabinAmenities: amenitiesOn(world, flight, travelers[0]?.cabin ?? 'Y'),
    availableSeatsCounters: seats.map((each) => ({ travelerId: each.fare.travelerId, value: free(each) })),
  }
}

type SeatOf = (number: string) => readonly { readonly travelerId: string; readonly seat: Seat }[]

function deckSaid(
  { type, width, length, rows, wings, facilities, places }: Deck,
  of: SeatOf,
  currency: Currency,
): Seatmap['decks'][number] {
  const money = moneyIn(currency)
  const rowAt = (x: number): number => rows.find((row) => row.x === x)?.number ?? 0
  const price = (euros: number) => {
    const amount = money.text(money.exact(euros))
    return { currency: currency.code, total: amount, base: amount, taxes: [{ amount: money.text(0), code: 'SUPPLIER' }] }
  }
  return {
    deckType: type,
    deckConfiguration: {
      width,
      length,
      startSeatRow: rows[0]?.number ?? 0,
      endSeatRow: rows.at(-1)?.number ?? 0,
      ...(wings && { startWingsX: wings.from, endWingsX: wings.to, startWingsRow: rowAt(wings.from), endWingsRow: rowAt(wings.to) }),
      exitRowsX: rows.filter(({ exit }) => exit).map(({ x }) => x),
    },
    facilities: facilities.map(({ code, column, row, position, x, y }) => ({
      code,
      column,
      row: String(row),
      position,
      coordinates: { x, y },
    })),
    seats: places.map(({ number, cabin, codes, x, y }) => {
      const mine = of(number)
      const chargeable = mine.some(({ seat }) => seat.status === 'AVAILABLE' && seat.price > 0)
      return {
        cabin: cabinNames[cabin],
        number,
        characteristicsCodes: chargeable ? inOrder([...codes, 'CH']) : [...codes],
        travelerPricing: mine.map(({ travelerId, seat }) => ({
          travelerId,
          seatAvailabilityStatus: seat.status,
          ...(seat.status === 'AVAILABLE' && { price: price(seat.price) }),
        })),
        coordinates: { x, y },
      }
    }),
  }
}
