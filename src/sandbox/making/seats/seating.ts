import { DAY, utcDay } from '../../../core/dates.ts'
import type { TravelerType } from '../../../operations/flights/model.ts'
import type { FareFamily } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import type { CabinCode } from '../fares/classes.ts'
import { departureOf, soldBy } from '../fares/sold.ts'
import type { Flight } from '../flying/schedule.ts'
import { hash, mix, uniform } from '../keys.ts'
import { decksOf, type Place } from './cabinplan.ts'
import { seatPrices } from './seatprices.ts'

/** Which seats of a flight are taken, which are held back and which a traveller may have, for what price. It agrees with the seats left for sale. */

type SeatStatus = 'AVAILABLE' | 'BLOCKED' | 'OCCUPIED'

export interface Seat extends Place {
  readonly status: SeatStatus
  /** EUR for choosing it; 0 where the fare has it free of charge. */
  readonly price: number
}

/** How somebody travels on a flight. */
export interface SeatFare {
  readonly cabin: CabinCode
  /** What the fare gives; without, every seat is paid for. */
  readonly family?: FareFamily | undefined
  readonly travelerType: TravelerType
  /** Whether an infant sits on the traveller's lap. */
  readonly withInfant?: boolean
}

/** Share of those who booked that have chosen a seat until check-in opens, a day before departure; then everybody has one. */
const CHOSEN = 0.7
/** Share of the seats that airlines hold back for the airport; of the first economy row, for cots and wheelchairs, more. */
const HELD_BACK = 0.03
const HELD_BACK_IN_FRONT = 0.2

/** The places of a flight, those of the upper deck first, and what has become of them. */
interface Seating {
  readonly places: readonly Place[]
  /** What a place is to anybody, before it is asked who travels. */
  readonly status: (place: Place) => SeatStatus
}

export function seatingOf(world: World, flight: Flight): Seating {
  const places = decksOf(world, flight).flatMap((deck) => deck.places)
  const key = hash(`seats|${departureOf(flight)}`, hash(world.seed))
  const sold = soldBy(world.ledger, flight, world.now())
  const today = utcDay(world.now())
  const left = new Map(world.fares.inventory.left(flight, today, sold.cabins).map((each) => [each.cabin, each.left]))
  const open = world.now() >= flight.departs - DAY
  const occupied = new Set<string>()
  for (const { cabin, capacity, left: unsold } of world.fares.inventory.left(flight, today)) {
    const own = places.filter((place) => place.cabin === cabin)
    const full = left.get(cabin) === 0
    const chosen = own.filter(({ number }) => sold.seats.has(number)).length
    const unplaced = Math.max(0, (sold.cabins[cabin] ?? 0) - chosen)
    // By themselves travellers only ever get more, so seats fill and never empty.
    const others = open ? capacity - unsold + unplaced : Math.round((capacity - unsold) * CHOSEN)
    const wanted = own.filter(({ number, emptied }) => !emptied && !sold.seats.has(number)).sort((a, b) => turn(key, a) - turn(key, b))
    for (const { number } of full ? own : [...wanted.slice(0, others), ...own.filter((place) => sold.seats.has(place.number))]) {
      occupied.add(number)
    }
  }
  return {
    places,
    status: (place) => (occupied.has(place.number) ? 'OCCUPIED' : place.emptied || isHeldBack(key, place) ? 'BLOCKED' : 'AVAILABLE'),
  }
}

/** Seats go in an order of chance in which those that people like come early: windows, aisles, the front (weighted sampling without replacement). */
function turn(key: number, { row, column, codes, x }: Place): number {
  const likes = (codes.includes('W') ? 1.3 : codes.includes('A') ? 1.25 : 0.75) * (x < 12 ? 1.1 : 1)
  return -Math.log(1 - uniform(seatKey(key, row, column))) / likes
}

const seatKey = (key: number, row: number, column: string): number => mix(mix(key, row), column.charCodeAt(0))

const isHeldBack = (key: number, { row, column, cabin, codes }: Place): boolean =>
  uniform(mix(seatKey(key, row, column), 7)) < (cabin === 'Y' && codes.includes('FC') ? HELD_BACK_IN_FRONT : HELD_BACK)

/** How a traveller finds the seats of a flight. */
export function seatsFor(world: World, flight: Flight, fare: SeatFare, { places, status } = seatingOf(world, flight)): Seat[] {
  const priceOf = seatPrices(world, flight, fare)
  const forThem = (place: Place): boolean => place.cabin === fare.cabin && mayHave(world, flight, fare, place)
  return places.map((place) => {
    const found = status(place)
    return {
      ...place,
      status: found === 'AVAILABLE' && !forThem(place) ? 'BLOCKED' : found,
      price: place.cabin === fare.cabin ? priceOf(place) : 0,
    }
  })
}

const MAY_OPEN_DOORS: readonly TravelerType[] = ['ADULT', 'SENIOR', 'YOUNG', 'STUDENT']

/** Exits are for those who can open them; the cheapest fares of some airlines cannot have the best seats for any price. */
function mayHave({ seed }: World, { carrier }: Flight, { family, travelerType, withInfant = false }: SeatFare, place: Place): boolean {
  if (place.codes.includes('E') && (withInfant || !MAY_OPEN_DOORS.includes(travelerType))) return false
  const strict = uniform(hash(`strict|${carrier}`, hash(seed))) < 0.3
  const isCheapest = family?.seat === 'paid' && family.step.short === 0 && family.step.long === 0
  return !(strict && isCheapest && place.kind !== 'standard')
}

/** A seat as a traveller may have it; undefined where the aeroplane has none of that number. */
export const seatOn = (world: World, flight: Flight, number: string, fare: SeatFare): Seat | undefined =>
  seatsFor(world, flight, fare).find((seat) => seat.number === number)

const KINDS: readonly Place['kind'][] = ['standard', 'preferred', 'legroom']

/**
 * Numbers of the seats of a cabin that are free now, in the order in which travellers who chose none are given them: at least as many as are
 * left for sale. Plain seats from the back come first, side by side; what can be sold dearly and what is held back comes last.
 */
export function seatsToGive(world: World, flight: Flight, cabin: CabinCode): string[] {
  const { places, status } = seatingOf(world, flight)
  const last = (place: Place): number => (status(place) === 'BLOCKED' ? KINDS.length : KINDS.indexOf(place.kind))
  return places
    .filter((place) => place.cabin === cabin && !place.emptied && status(place) !== 'OCCUPIED')
    .sort((a, b) => last(a) - last(b) || b.x - a.x || a.y - b.y)
    .map(({ number }) => number)
}
