import { addDays, HOUR, MINUTE } from '../../../core/dates.ts'
import { durationOf } from '../../../core/durations.ts'
import { refusals } from '../../../core/faults.ts'
import type { Issue } from '../../../core/message.ts'
import { type Call, cancelled, type DatedFlight, type Timing } from '../../../operations/flights/status.model.ts'
import type { Airline, Airport } from '../../data/atlas.types.ts'
import { problem } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localMinute, localTime, offsetText } from '../clocks.ts'
import { outcomeOf, outlookOf } from './delays.ts'
import { gateOf } from './gates.ts'
import type { Flight } from './schedule.ts'

/** How long before departure things become known: the gates, that a flight is cancelled, and when it is expected. */
const GATES_KNOWN = 24 * HOUR
const CANCELLATION_KNOWN = 6 * HOUR
const DELAY_KNOWN = 3 * HOUR

interface Told {
  readonly flights: DatedFlight[]
  readonly warnings: Issue[]
}

interface Asked {
  readonly number: number
  /** No flight of this world needs a letter after its number. */
  readonly suffix: string | undefined
  /** The local day of departure. */
  readonly date: string
}

/** What is known now of a flight on a day; nothing, and why, where it does not fly. */
export function statusOf(world: World, airline: Airline, asked: Asked): Told {
  const { atlas, timetable } = world
  const { number, suffix = '', date } = asked
  const name = `${airline.iata}${number}${suffix}`
  const flight = suffix === '' ? timetable.find(airline.iata, number, date) : undefined
  const [from, to] = [flight && atlas.airport(flight.from), flight && atlas.airport(flight.to)]
  if (!flight || !from || !to) return { flights: [], warnings: [absence(world, airline, asked, name)] }
  const told = progress(world, airline, flight, from, to)
  const dated = datedFlight(world, flight, from, to, told)
  if (told !== 'cancelled') return { flights: [dated], warnings: [] }
  const detail = `${name} of ${date} from ${flight.from} to ${flight.to} is cancelled`
  return { flights: [dated], warnings: [{ code: refusals.noFlight.code, title: cancelled, detail }] }
}

/** Why there is no such flight, and when the next one is. */
function absence({ timetable }: World, airline: Airline, { number, suffix, date }: Asked, name: string): Issue {
  const week = suffix ? [] : Array.from({ length: 7 }, (_, days) => addDays(date, days + 1))
  const next = week.find((day) => timetable.find(airline.iata, number, day))
  const detail =
    next === undefined
      ? `${airline.name} has no flight ${name} on ${date} or in the week after`
      : `${name} does not fly on ${date}; the next one is on ${next}`
  return problem(refusals.noFlight, detail)
}

/** Minutes off schedule at both ends, and whether they are what was seen (A) or what is expected (E). */
interface Ends {
  readonly departure: { readonly late: number; readonly seen: 'A' | 'E' }
  readonly arrival: { readonly late: number; readonly seen: 'A' | 'E' }
}

/** What can be seen of a flight's way by now. */
function progress(
  { atlas, seed, now }: World,
  airline: Airline,
  flight: Flight,
  from: Airport,
  to: Airport,
): Ends | 'cancelled' | undefined {
  const time = now()
  if (time < flight.departs - CANCELLATION_KNOWN) return undefined
  const planned = { airline, number: flight.number, from, to, date: flight.date, minute: localMinute(atlas, from, flight.departs) }
  const outcome = outcomeOf(seed, planned, outlookOf(atlas, seed, planned), flight)
  if (outcome === 'cancelled') return outcome
  const { left, arrived } = outcome
  const hasLeft = time >= flight.departs + left * MINUTE
  if (!hasLeft && time < flight.departs - DELAY_KNOWN) return undefined
  // Nobody says beforehand that a flight will be early: passengers would miss it.
  return hasLeft
    ? {
        departure: { late: left, seen: 'A' },
        arrival: { late: arrived, seen: time >= flight.arrives + arrived * MINUTE ? 'A' : 'E' },
      }
    : { departure: { late: Math.max(0, left), seen: 'E' }, arrival: { late: Math.max(0, arrived), seen: 'E' } }
}

function datedFlight(world: World, flight: Flight, from: Airport, to: Airport, told: Ends | 'cancelled' | undefined): DatedFlight {
  const { atlas, seed, now } = world
  const ends = told === 'cancelled' ? undefined : told
  const withGates = told !== 'cancelled' && now() >= flight.departs - GATES_KNOWN
  const call = (airport: Airport, kind: 'D' | 'A', instant: number, end: Ends['departure'] | undefined): Call => {
    const terminal = atlas.terminal(airport.iata, flight.carrier)
    return {
      ...(terminal !== undefined && { terminal: { code: terminal } }),
      ...(withGates && { gate: { mainGate: gateOf(seed, airport, terminal, flight) } }),
      timings: timingsOf(kind, (minutes) => withOffset(world, airport, instant + minutes * MINUTE), end),
    }
  }
  const stretch = { boardPointIataCode: flight.from, offPointIataCode: flight.to }
  return {
    type: 'DatedFlight',
    scheduledDepartureDate: flight.date,
    flightDesignator: { carrierCode: flight.carrier, flightNumber: flight.number },
    flightPoints: [
      { iataCode: flight.from, departure: call(from, 'D', flight.departs, ends?.departure) },
      { iataCode: flight.to, arrival: call(to, 'A', flight.arrives, ends?.arrival) },
    ],
    segments: [{ ...stretch, scheduledSegmentDuration: durationOf(flight.minutes) }],
    legs: [{ ...stretch, aircraftEquipment: { aircraftType: flight.aircraft }, scheduledLegDuration: durationOf(flight.minutes) }],
  }
}

/** The time of the plan, with how far off it is, and beside it what is expected or was seen. */
function timingsOf(kind: 'D' | 'A', at: (minutes: number) => string, end: Ends['departure'] | undefined): Timing[] {
  const delays = end && end.late !== 0 ? { delays: [{ duration: durationOf(end.late) }] } : {}
  return [
    { qualifier: `ST${kind}`, value: at(0), ...delays },
    ...(end ? [{ qualifier: `${end.seen}T${kind}` as const, value: at(end.late) }] : []),
  ]
}

/** `2027-03-01T10:50+01:00` */
const withOffset = ({ atlas }: World, airport: Airport, instant: number): string =>
  `${localTime(atlas, airport, instant).slice(0, 16)}${offsetText(atlas, airport, instant)}`
