import { utcDay } from '../../../core/dates.ts'
import { durationOf } from '../../../core/durations.ts'
import type { Availabilities, Availability } from '../../../operations/flights/availability.ts'
import type { World } from '../../world.ts'
import { changesAt } from '../flying/changing.ts'
import { itineraries } from '../flying/connections.ts'
import type { Flight } from '../flying/schedule.ts'
import { createSegments, dictionariesOfSegments, elapsed } from '../flying/segments.ts'
import { type Leg, nameOf } from '../offers/searching.ts'
import { LADDERS, openSeats } from './classes.ts'
import { type CabinLeft, daysAhead } from './inventory.ts'
import { cabinOn } from './openclasses.ts'
import { soldBy } from './sold.ts'

/** Seats left on flights by booking class: the same that searches sell. */

interface AskedLeg extends Leg {
  readonly id: string
  /** No cabin was asked for: all are shown. */
  readonly anyCabin: boolean
  /** Local time of day from which on flights leave. */
  readonly after: string | undefined
  /** Local day of arrival, and the time until which. */
  readonly arrival: { readonly date: string; readonly time?: string | undefined } | undefined
  /** Airport or city codes of which one has to be changed at. */
  readonly through: readonly string[]
  readonly around: readonly string[]
}

interface Asked {
  readonly legs: readonly AskedLeg[]
  /** Travellers with a seat. */
  readonly seats: number
  readonly maxStops: 0 | 1 | 2
  readonly allow: (carrier: string) => boolean
  /** Also what has no seat, or has left. */
  readonly withClosed: boolean
  /** Only this booking class. */
  readonly letter: string | undefined
}

/** Seats a system of this kind counts at most. */
const MOST = 9

type Segment = Availability['segments'][number]

export function availabilities(world: World, asked: Asked): Availabilities {
  const { atlas } = world
  const wordsFor = createSegments(atlas)
  const found = asked.legs.flatMap((leg) => waysOf(world, asked, leg, wordsFor).map((way) => ({ ...way, leg })))
  const data = found.map(
    ({ leg, flights, segments }, at): Availability => ({
      type: 'flight-availability',
      id: String(at + 1),
      originDestinationId: leg.id,
      source: 'GDS',
      instantTicketingRequired: false,
      paymentCardRequired: false,
      duration: durationOf(elapsed(flights)),
      segments,
    }),
  )
  const segments = [...new Set(found.flatMap((way) => way.flights))].map(wordsFor)
  return { meta: { count: data.length }, data, dictionaries: dictionariesOfSegments(atlas, segments) }
}

interface Found {
  readonly flights: readonly Flight[]
  readonly segments: Segment[]
}

/** Every way to fly a leg, in the order of departure; what has no seats for all takes no other's place, as in a search. */
function waysOf(world: World, asked: Asked, leg: AskedLeg, wordsFor: (flight: Flight) => Omit<Segment, 'availabilityClasses'>): Found[] {
  const { atlas, timetable, now } = world
  const { maxStops, allow, withClosed } = asked
  const { from, to, date } = leg
  const unsold = new Set<string>()
  const skip = (flights: readonly Flight[]) => unsold.size > 0 && unsold.has(nameOf(flights))
  for (;;) {
    // What has left today is closed content: the clock does not count then.
    const all = itineraries(timetable, atlas, { from, to, date, maxStops, allow, skip, ...(!withClosed && { now: now() }) })
    const found = all.map(({ flights }): Found => {
      const segments = flights.map((flight) => ({ ...wordsFor(flight), ...classesOn(world, flight, flights, asked, leg) }))
      return { flights, segments }
    })
    const closed = withClosed ? [] : found.filter(({ segments }) => segments.some(({ closedStatus }) => closedStatus !== undefined))
    if (closed.length === 0) return found.filter((way) => fits(way.segments, leg) && changesAt(atlas, way.flights, leg.through, leg.around))
    for (const { flights } of closed) unsold.add(nameOf(flights))
  }
}

/** Whether the local times are those that were asked for. */
function fits(segments: readonly Segment[], { after, arrival }: AskedLeg): boolean {
  const [first, last] = [segments[0]?.departure.at ?? '', segments.at(-1)?.arrival.at ?? '']
  const [day, time] = [last.slice(0, 10), last.slice(11, 16)]
  return (
    (after === undefined || first.slice(11, 16) >= after.slice(0, 5)) &&
    (arrival === undefined || (day === arrival.date && (arrival.time === undefined || time <= arrival.time.slice(0, 5))))
  )
}

/** The classes of a flight with their seats; a flight that has none for all travellers is closed. */
function classesOn(world: World, flight: Flight, flights: readonly Flight[], asked: Asked, leg: AskedLeg) {
  const today = utcDay(world.now())
  const left = world.fares.inventory.left(flight, today, soldBy(world.ledger, flight, world.now()).cabins)
  const departed = flight.departs <= world.now()
  const longest = flights.reduce((best, each) => (each.minutes > best.minutes ? each : best))
  const sits = leg.anyCabin ? left : [cabinOn(left, leg.cabin, flight !== longest)].filter((each) => each !== undefined)
  const all = sits.flatMap((cabin) => classesOf(cabin, departed ? 0 : daysAhead(flight, today), asked.letter))
  const open = departed ? [] : all.filter(({ numberOfBookableSeats }) => numberOfBookableSeats > 0)
  const status = departed ? ('DEPARTED' as const) : ('NOT_AVAILABLE' as const)
  const closed = open.some(({ numberOfBookableSeats }) => numberOfBookableSeats >= asked.seats) ? {} : { closedStatus: status }
  return {
    ...closed,
    availabilityClasses: asked.withClosed
      ? all.map((each) =>
          departed || each.numberOfBookableSeats === 0 ? { ...each, numberOfBookableSeats: 0, closedStatus: status } : each,
        )
      : open,
  }
}

const classesOf = ({ cabin, capacity, left }: CabinLeft, days: number, only: string | undefined) =>
  LADDERS[cabin]
    .filter(({ letter }) => only === undefined || letter === only)
    .map((step) => ({ numberOfBookableSeats: Math.min(MOST, openSeats(step, capacity, left, days)), class: step.letter }))
