import { DAY, dayOf, MINUTE } from '../../../core/dates.ts'
import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import { minimumConnection } from './changing.ts'
import type { Flight, Timetable } from './schedule.ts'
import { sellerOn } from './sellers.ts'
import { type Ends, oneStopWays, twoStopWays, type Way } from './ways.ts'

/** Flights one after another, each leaving the airport where the last arrived. */
export interface Itinerary {
  readonly flights: readonly Flight[]
}

export interface Journey {
  /** Airport codes: all those of a city where it is meant. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Local day of departure. */
  readonly date: string
  /** 0 for non-stop flights only; 2 unless told. */
  readonly maxStops?: 0 | 1 | 2
  /** Which airlines may fly any part; all unless told. */
  readonly allow?: (carrier: string) => boolean
  /** UTC milliseconds: what has left by then is left out. */
  readonly now?: number
  /** What is no use, such as what is sold out: it takes no other's place. */
  readonly skip?: (flights: readonly Flight[]) => boolean
}

/** Longest wait in minutes between two flights, and the longest where there is nothing better. */
const WAIT = 360
const NIGHT = 1440
/** Two stops are looked for where fewer itineraries than these have been found. */
const ENOUGH = 5
/** More connections than these are not made for one pair of airports: the ways come in an order in which no airline waits for another's third hub. */
const PLENTY = 40

/** All ways to get from some airports to others on a day: non-stop, over one hub, and over two where little else is found. In the order of departure. */
export function itineraries(timetable: Timetable, atlas: Atlas, journey: Journey): Itinerary[] {
  const { date, maxStops = 2, allow = () => true, now = Number.NEGATIVE_INFINITY, skip = () => false } = journey
  const nonStop = new Set<string>()
  const pairs = pairsOf(atlas, journey, nonStop)
  const found: Itinerary[] = []
  for (const { from, to } of pairs)
    for (const carrier of timetable.carriers(from.iata, to.iata, date)) {
      nonStop.add(carrier)
      if (!allow(carrier)) continue
      for (const flight of timetable.flightsOn(carrier, from.iata, to.iata, date))
        if (flight.departs > now && !skip([flight])) found.push({ flights: [flight] })
    }
  if (maxStops === 0) return inOrder(found)

  const follow = (ends: Ends, ways: readonly Way[], wait: number): void => {
    const enough = found.length + PLENTY
    for (const way of ways) {
      found.push(...undominated(departuresAlong(timetable, atlas, ends, way, { date, now, wait, skip })))
      if (found.length >= enough) return
    }
  }
  const ways = pairs.map((ends) => ({ ends, ways: oneStopWays(atlas, ends) }))
  for (const way of ways) follow(way.ends, way.ways, WAIT)
  if (maxStops === 2 && found.length < ENOUGH) for (const ends of pairs) follow(ends, twoStopWays(atlas, ends), WAIT)
  if (found.length === 0) for (const way of ways) follow(way.ends, way.ways, NIGHT)
  return inOrder(undominated(found))
}

/** Every pair of airports of a journey with what it takes to look for ways between them; `nonStop` is filled in later. */
function pairsOf(atlas: Atlas, { from, to, date, allow = () => true }: Journey, nonStop: ReadonlySet<string>): Ends[] {
  const avoid = new Set([...from, ...to])
  const known = new Map<string, Airline | undefined>()
  const seller = (carrier: string): Airline | undefined => {
    if (!known.has(carrier)) known.set(carrier, sellerOf(atlas, carrier, date, allow))
    return known.get(carrier)
  }
  return from.flatMap((one) =>
    to.flatMap((other): Ends[] => {
      const [start, end] = [atlas.airport(one), atlas.airport(other)]
      return start === undefined || end === undefined || start === end ? [] : [{ from: start, to: end, avoid, seller, nonStop }]
    }),
  )
}

/** The first ways with one stop, whether or not anything flies along them on the day. */
export const pathsBetween = (timetable: Timetable, atlas: Atlas, journey: Journey, most: number): Path[] => {
  const nonStop = new Set(journey.from.flatMap((from) => journey.to.flatMap((to) => timetable.carriers(from, to, journey.date))))
  return pairsOf(atlas, journey, nonStop).flatMap((ends) =>
    oneStopWays(atlas, ends)
      .slice(0, most)
      .map(({ stops, airlines }) => ({ from: ends.from, to: ends.to, stops, airlines, wait: WAIT })),
  )
}

/** The airline that sells a carrier's flights on a day, if it may take part. */
function sellerOf(atlas: Atlas, carrier: string, date: string, allow: (carrier: string) => boolean): Airline | undefined {
  const airline = atlas.airline(carrier)
  const sells = airline && atlas.airline(sellerOn(airline, date))
  return sells !== undefined && allow(sells.iata) ? sells : undefined
}

interface When {
  readonly date: string
  readonly now: number
  readonly wait: number
  readonly skip: (flights: readonly Flight[]) => boolean
}

/** A way between two airports that an earlier search found. */
export interface Path extends Pick<Ends, 'from' | 'to'>, Pick<Way, 'stops' | 'airlines'> {
  /** Longest wait in minutes between two of its flights. */
  readonly wait: number
}

/** Flights of a day without a stop, and the connections along ways that are known, without looking for others. */
export function withConnections(
  timetable: Timetable,
  atlas: Atlas,
  straight: readonly Itinerary[],
  paths: readonly Path[],
  when: Pick<When, 'date' | 'now'>,
): Itinerary[] {
  const skip = () => false
  const along = paths.flatMap((path) =>
    undominated(departuresAlong(timetable, atlas, path, path, { ...when, wait: path.wait > WAIT ? NIGHT : WAIT, skip })),
  )
  return undominated([...straight, ...along])
}

/** Every departure of a day along a way, with the next flights that can be caught. */
function departuresAlong(
  timetable: Timetable,
  atlas: Atlas,
  { from, to }: Pick<Ends, 'from' | 'to'>,
  way: Pick<Way, 'stops' | 'airlines'>,
  { date, now, wait, skip }: When,
): Itinerary[] {
  const points = [from, ...way.stops, to]
  const [airline] = way.airlines
  const [, stop] = points
  if (airline === undefined || stop === undefined) return []
  return timetable.flightsOn(airline.iata, from.iata, stop.iata, date).flatMap((first) => {
    if (first.departs <= now) return []
    const flights = [first]
    for (let index = 1; index < way.airlines.length; index++) {
      const [before, origin, via, target, next] = [flights.at(-1), points[index - 1], points[index], points[index + 1], way.airlines[index]]
      if (before === undefined || origin === undefined || via === undefined || target === undefined || next === undefined) return []
      const minimum = minimumConnection(atlas, { from: origin, via, to: target, arriving: before.carrier, leaving: next.iata })
      const caught = firstOnward(
        timetable,
        atlas,
        { airline: next, via, to: target },
        before.arrives + minimum * MINUTE,
        before.arrives + wait * MINUTE,
        (onward) => skip([...flights, onward]),
      )
      if (caught === undefined) return []
      flights.push(caught)
    }
    return [{ flights }]
  })
}

interface Onward {
  readonly airline: Airline
  readonly via: Airport
  readonly to: Airport
}

/** The first flight of use that leaves between two instants. */
function firstOnward(
  timetable: Timetable,
  atlas: Atlas,
  { airline, via, to }: Onward,
  earliest: number,
  latest: number,
  skip: (onward: Flight) => boolean,
): Flight | undefined {
  const day = (instant: number): number => Math.floor((instant + atlas.offset(via.zone, instant) * MINUTE) / DAY)
  const last = day(latest)
  for (let at = day(earliest); at <= last; at++)
    for (const next of timetable.flightsOn(airline.iata, via.iata, to.iata, dayOf(at)))
      if (next.departs >= earliest && !skip(next)) return next.departs <= latest ? next : undefined
  return undefined
}

const leaves = ({ flights }: Itinerary): number => flights[0]?.departs ?? 0
const arrives = ({ flights }: Itinerary): number => flights.at(-1)?.arrives ?? 0

const inOrder = (list: Itinerary[]): Itinerary[] => list.sort((a, b) => leaves(a) - leaves(b) || arrives(a) - arrives(b))

/**
 * Drops connections that another itinerary of the same airlines between the same airports beats: one that leaves no earlier and arrives
 * no later, and not both at the same time. Non-stop flights all stay: people choose among them by hour and price.
 */
function undominated(list: readonly Itinerary[]): Itinerary[] {
  const groups = new Map<string, Itinerary[]>()
  for (const itinerary of list) {
    const carriers = [...new Set(itinerary.flights.map(({ carrier }) => carrier))].join()
    const key = `${carriers} ${itinerary.flights[0]?.from} ${itinerary.flights.at(-1)?.to}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [itinerary])
    else group.push(itinerary)
  }
  return [...groups.values()].flatMap((group) => {
    const kept: Itinerary[] = []
    let best = Number.POSITIVE_INFINITY
    let bestLeaves = 0
    // From the last departure back: only what arrives earlier than everything that leaves later can stay.
    for (const itinerary of group.sort((a, b) => leaves(b) - leaves(a) || arrives(a) - arrives(b))) {
      const arrival = arrives(itinerary)
      const beaten = arrival > best || (arrival === best && leaves(itinerary) !== bestLeaves)
      if (beaten && itinerary.flights.length > 1) continue
      kept.push(itinerary)
      if (beaten) continue
      best = arrival
      bestLeaves = leaves(itinerary)
    }
    return kept
  })
}
