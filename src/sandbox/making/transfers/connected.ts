import { addDays, HOUR } from '../../../core/dates.ts'
import { faults } from '../../../core/faults.ts'
import type { Issue, Problem } from '../../../core/message.ts'
import type { ConnectedSegment } from '../../../operations/transfers/model.ts'
import { type Fault, problem, warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localTime } from '../clocks.ts'
import type { Flight } from '../flying/schedule.ts'
import { transferFaults } from './faults.ts'
import type { Spot } from './spots.ts'

/** The flight that somebody comes from or goes on with: whether there is such a flight, and whether the ride is in time for it. */

/** Longest that somebody is thought to stay at an airport after landing. */
const longestStay = 5 * HOUR
/** How long before departure one is to be at the airport. */
const beforeDeparture = 1.5 * HOUR

interface Ride {
  /** The end of the ride where the flight is, and the instant the ride is there. */
  readonly spot: Spot
  readonly instant: number
  /** Whether the flight lands before the ride, or leaves after it. */
  readonly lands: boolean
  /** `/startConnectedSegment` */
  readonly at: string
}

interface Connected {
  readonly problems: Problem[]
  readonly warnings: Issue[]
  /** What the answer says of it. */
  readonly segment?: ConnectedSegment
}

const no = (fault: Fault, detail: string, at: string): Connected => ({ problems: [problem(fault, detail, at)], warnings: [] })

export function connectedTo(world: World, said: ConnectedSegment, ride: Ride): Connected {
  const { transportationType = 'FLIGHT', transportationNumber = '' } = said
  const type = transportationType.toUpperCase()
  if (type === 'TRAIN') {
    return transportationNumber === ''
      ? no(transferFaults.rail, 'The number of the train is missing', `${ride.at}/transportationNumber`)
      : { problems: [], warnings: [warning('Trains are not known here: the ride does not wait for one', ride.at)], segment: trainOf(said) }
  }
  if (type !== 'FLIGHT')
    return no(faults.option, `transportationType takes FLIGHT or TRAIN; got "${transportationType}"`, `${ride.at}/transportationType`)
  const found = flightCalled(world, transportationNumber, said, ride)
  if ('problems' in found) return found
  return { problems: [], warnings: timing(world, found, ride), segment: segmentOf(world, found) }
}

/** What the answer says of a train: what is known of the members, and nothing else. */
function trainOf({ transportationType, transportationNumber, departure, arrival }: ConnectedSegment): ConnectedSegment {
  const call = (end: ConnectedSegment['departure']) => {
    const { uicCode, iataCode, localDateTime } = end ?? {}
    return {
      ...(uicCode !== undefined && { uicCode }),
      ...(iataCode !== undefined && { iataCode }),
      ...(localDateTime !== undefined && { localDateTime }),
    }
  }
  return {
    transportationType,
    transportationNumber,
    ...(departure && { departure: call(departure) }),
    ...(arrival && { arrival: call(arrival) }),
  }
}

/** The flight of a number that is at the end of the ride on its day, or a day before for one that lands after midnight. */
function flightCalled(world: World, number: string, said: ConnectedSegment, { spot, instant, lands, at }: Ride): Flight | Connected {
  const where = `${at}/transportationNumber`
  const [, carrier = '', digits = ''] = /^((?!\d\d)[A-Z0-9]{2})\s*0*(\d{1,4})[A-Z]?$/i.exec(number.trim()) ?? []
  const airline = carrier === '' ? undefined : world.atlas.airline(carrier.toUpperCase())
  if (number === '') return no(transferFaults.flight, 'The number of the flight is missing', where)
  if (digits === '') return no(transferFaults.flight, `A flight is written as AF1001; got "${number}"`, where)
  if (!airline) return no(transferFaults.flight, `No airline has the code "${carrier.toUpperCase()}"`, where)
  const airport = spot.airport
  if (!airport) return no(transferFaults.flight, `The ride ${lands ? 'starts' : 'ends'} at no airport, so no flight connects to it`, at)
  const name = `${airline.iata}${Number(digits)}`
  const local = localTime(world.atlas, airport, instant).slice(0, 10)
  const told = said.departure?.localDateTime?.slice(0, 10)
  const days = told === undefined ? [local, addDays(local, -1), addDays(local, 1)] : [told]
  const flights = days.flatMap((day) => world.timetable.find(airline.iata, Number(digits), day) ?? [])
  const here = flights.filter((flight) => (lands ? flight.to : flight.from) === airport.iata)
  const [other] = flights
  if (here.length === 0 && other) {
    return no(
      transferFaults.flight,
      `${name} flies from ${other.from} to ${other.to}, the ride ${lands ? 'starts' : 'ends'} at ${airport.iata}`,
      where,
    )
  }
  // The one that fits the ride best, of two days.
  const gap = (flight: Flight) => Math.abs((lands ? flight.arrives : flight.departs) - instant)
  const [best] = here.sort((a, b) => gap(a) - gap(b))
  if (best && gap(best) <= 24 * HOUR) return best
  return no(
    transferFaults.flightDate,
    `${name} of ${airline.name} does not fly ${lands ? 'to' : 'from'} ${airport.iata} on ${told ?? local}`,
    where,
  )
}

function timing({ atlas }: World, flight: Flight, { spot, instant, lands, at }: Ride): Issue[] {
  const name = `${flight.carrier}${flight.number}`
  const clock = (time: number) => localTime(atlas, spot.nearest, time).slice(0, 16).replace('T', ' ')
  if (lands) {
    const lies = `${name} lands at ${clock(flight.arrives)}`
    if (instant < flight.arrives) return [warning(`${lies}, after the pick-up at ${clock(instant)}`, at)]
    return instant > flight.arrives + longestStay ? [warning(`${lies}, long before the pick-up at ${clock(instant)}`, at)] : []
  }
  const late = instant > flight.departs - beforeDeparture
  return late ? [warning(`${name} leaves at ${clock(flight.departs)}; the ride is at the airport at ${clock(instant)}`, at)] : []
}

function segmentOf({ atlas }: World, flight: Flight): ConnectedSegment {
  const call = (code: string, instant: number) => {
    const airport = atlas.airport(code)
    return { iataCode: code, ...(airport && { localDateTime: localTime(atlas, airport, instant) }) }
  }
  return {
    transportationType: 'FLIGHT',
    transportationNumber: `${flight.carrier}${flight.number}`,
    departure: call(flight.from, flight.departs),
    arrival: call(flight.to, flight.arrives),
  }
}
