import { dayOf } from '../../core/dates.ts'
import type { Airline, Airport, Atlas, Carrier } from '../data/atlas.types.ts'
import { allied, connectsAt, minimumConnection } from './changing.ts'
import type { Flight, Timetable } from './schedule.ts'

/** Flights one after another, each leaving the airport where the last arrived. */
export interface Itinerary {
  readonly flights: readonly Flight[]
}

export interface Journey {
  /** Airport codes; a city's airports all count. */
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
}

const MINUTE = 60_000
const DAY = 1440
/** Longest wait between two flights, and the longest where there is nothing better. */
const WAIT = 360
const NIGHT = 1440
/** Two stops are looked for where fewer itineraries than these have been found. */
const ENOUGH = 5
/** Ways to connect that are tried for one pair of airports, shortest first. */
const TRIED = 60

/** One way over a hub: who flies each part. */
interface Way {
  readonly stops: readonly Airport[]
  readonly airlines: readonly Airline[]
  readonly distance: number
}

/** How much longer than the direct way a connection may be: partners less, short hops that nobody flies direct more. */
function longest(distance: number, direct: boolean, partners: boolean): number {
  if (!direct && distance < 1500) return 2.2
  if (partners) return 1.25
  return distance < 2500 ? 1.45 : 1.4
}

/** No part may go much farther than the whole: that keeps Sydney–Houston–Los Angeles out and Madrid–Frankfurt–New York in. */
const overshoots = (part: number, whole: number): boolean => part > 1.08 * whole + 300

/** All ways to get from some airports to others on a day: non-stop, over one hub, and over two where little else is found. In the order of departure. */
export function itineraries(timetable: Timetable, atlas: Atlas, journey: Journey): Itinerary[] {
  const { date, maxStops = 2, allow = () => true, now = Number.NEGATIVE_INFINITY } = journey
  const found: Itinerary[] = []

  const airlinesOf = (carriers: readonly Carrier[]): Airline[] =>
    carriers.flatMap(({ airline }) => (allow(airline) ? (atlas.airline(airline) ?? []) : []))
  const serving = (from: Airport, to: Airport, day: string): Airline[] =>
    timetable.carriers(from.iata, to.iata, day).flatMap((code) => (allow(code) ? (atlas.airline(code) ?? []) : []))

  /** The first flight that can be caught after another, looked for on the day of its arrival and the next. */
  function onward(flight: Flight, airline: Airline, via: Airport, to: Airport, wait: number): Flight | undefined {
    const origin = atlas.airport(flight.from)
    if (origin === undefined) return undefined
    const minimum = minimumConnection(atlas, { from: origin, via, to, arriving: flight.carrier, leaving: airline.iata })
    const [earliest, latest] = [flight.arrives + minimum * MINUTE, flight.arrives + wait * MINUTE]
    const offset = atlas.offset(via.zone, flight.arrives) * MINUTE
    const first = Math.floor((earliest + offset) / (DAY * MINUTE))
    const last = Math.floor((latest + offset) / (DAY * MINUTE))
    for (let day = first; day <= last; day++)
      for (const next of timetable.flightsOn(airline.iata, via.iata, to.iata, dayOf(day)))
        if (next.departs >= earliest) return next.departs <= latest ? next : undefined
    return undefined
  }

  /** Every departure along a way, with the next flights that can be caught. */
  function follow(from: Airport, to: Airport, way: Way, wait: number): Itinerary[] {
    const points = [...way.stops, to]
    const [firstAirline] = way.airlines
    const [firstStop] = points
    if (firstAirline === undefined || firstStop === undefined) return []
    return timetable.flightsOn(firstAirline.iata, from.iata, firstStop.iata, date).flatMap((flight) => {
      if (flight.departs <= now) return []
      const flights = [flight]
      for (const [index, stop] of way.stops.entries()) {
        const [airline, next, last] = [way.airlines[index + 1], points[index + 1], flights.at(-1)]
        const caught = airline && next && last && onward(last, airline, stop, next, wait)
        if (caught === undefined) return []
        flights.push(caught)
      }
      return [{ flights }]
    })
  }

  /** Ways over one hub of one of the two airlines, which are the same or partners. */
  function oneStop(from: Airport, to: Airport, direct: boolean): Way[] {
    const whole = atlas.distance(from.iata, to.iata)
    const arriving = atlas.routesFrom(to.iata)
    const ways: Way[] = []
    for (const [code, first] of atlas.routesFrom(from.iata)) {
      const second = arriving.get(code)
      if (second === undefined || journey.from.includes(code) || journey.to.includes(code)) continue
      const [out, on] = [atlas.distance(from.iata, code), atlas.distance(code, to.iata)]
      const distance = out + on
      if (distance > longest(whole, direct, false) * whole || overshoots(out, whole) || overshoots(on, whole)) continue
      const via = atlas.airport(code)
      if (via === undefined) continue
      const partnersFit = distance <= longest(whole, direct, true) * whole
      const onwards = airlinesOf(second)
      for (const a of airlinesOf(first))
        for (const b of onwards)
          if (a === b ? connectsAt(a, code) : partnersFit && allied(a, b) && (connectsAt(a, code) || connectsAt(b, code)))
            ways.push({ stops: [via], airlines: [a, b], distance })
    }
    return ways.sort((a, b) => a.distance - b.distance).slice(0, TRIED)
  }

  /** Hubs near the way that airlines of an airport connect at, nearest to the straight line first. */
  function hubsFor(end: Airport, other: Airport, whole: number): { readonly via: Airport; readonly airlines: readonly Airline[] }[] {
    return [...atlas.routesFrom(end.iata)]
      .flatMap(([code, carriers]) => {
        if (journey.from.includes(code) || journey.to.includes(code)) return []
        const distance = atlas.distance(end.iata, code) + atlas.distance(code, other.iata)
        const airlines = distance <= 1.45 * whole + 200 ? airlinesOf(carriers) : []
        const via = airlines.length > 0 ? atlas.airport(code) : undefined
        return via === undefined ? [] : [{ via, airlines, distance }]
      })
      .filter(({ via, airlines }) => airlines.some((airline) => connectsAt(airline, via.iata)))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 16)
  }

  /** Ways over two hubs of one airline or alliance. */
  function twoStops(from: Airport, to: Airport): Way[] {
    const whole = atlas.distance(from.iata, to.iata)
    const ways: Way[] = []
    const lasts = hubsFor(to, from, whole)
    for (const first of hubsFor(from, to, whole)) {
      const between = atlas.routesFrom(first.via.iata)
      for (const last of lasts) {
        const carriers = between.get(last.via.iata)
        if (carriers === undefined) continue
        const parts = [
          atlas.distance(from.iata, first.via.iata),
          atlas.distance(first.via.iata, last.via.iata),
          atlas.distance(last.via.iata, to.iata),
        ]
        const distance = parts.reduce((sum, part) => sum + part, 0)
        if (distance > 1.5 * whole + 200 || parts.some((part) => overshoots(part, whole))) continue
        for (const m of airlinesOf(carriers))
          for (const a of first.airlines)
            for (const b of last.airlines) {
              const together = (a === m || allied(a, m)) && (b === m || allied(b, m)) && (a === b || allied(a, b))
              const atHubs =
                (connectsAt(a, first.via.iata) || connectsAt(m, first.via.iata)) &&
                (connectsAt(m, last.via.iata) || connectsAt(b, last.via.iata))
              if (together && atHubs) ways.push({ stops: [first.via, last.via], airlines: [a, m, b], distance })
            }
      }
    }
    return ways.sort((a, b) => a.distance - b.distance).slice(0, TRIED / 2)
  }

  const pairs = journey.from.flatMap((one) =>
    journey.to.flatMap((other) => {
      const [from, to] = [atlas.airport(one), atlas.airport(other)]
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }]
    }),
  )
  for (const { from, to } of pairs)
    for (const airline of serving(from, to, date))
      for (const flight of timetable.flightsOn(airline.iata, from.iata, to.iata, date))
        if (flight.departs > now) found.push({ flights: [flight] })
  if (maxStops === 0) return inOrder(found)

  const ways = pairs.map(({ from, to }) => ({ from, to, ways: oneStop(from, to, atlas.routesFrom(from.iata).has(to.iata)) }))
  const search = (wait: number): void => {
    for (const { from, to, ways: list } of ways) for (const way of list) found.push(...follow(from, to, way, wait))
  }
  search(WAIT)
  if (maxStops === 2 && found.length < ENOUGH)
    for (const { from, to } of pairs) for (const way of twoStops(from, to)) found.push(...follow(from, to, way, WAIT))
  if (found.length === 0) search(NIGHT)
  return inOrder(undominated(found))
}

const leaves = ({ flights }: Itinerary): number => flights[0]?.departs ?? 0
const arrives = ({ flights }: Itinerary): number => flights.at(-1)?.arrives ?? 0

const inOrder = (list: Itinerary[]): Itinerary[] => list.sort((a, b) => leaves(a) - leaves(b) || arrives(a) - arrives(b))

/** Drops what another itinerary of the same airlines beats: one that leaves no earlier and arrives no later, and not both at the same time. */
function undominated(list: readonly Itinerary[]): Itinerary[] {
  const groups = new Map<string, Itinerary[]>()
  for (const itinerary of list) {
    const carriers = [...new Set(itinerary.flights.map(({ carrier }) => carrier))].join()
    const group = groups.get(carriers)
    if (group === undefined) groups.set(carriers, [itinerary])
    else group.push(itinerary)
  }
  return [...groups.values()].flatMap((group) => {
    const kept: Itinerary[] = []
    let best = Number.POSITIVE_INFINITY
    let bestLeaves = 0
    // From the last departure back: only what arrives earlier than everything that leaves later can stay.
    for (const itinerary of group.toSorted((a, b) => leaves(b) - leaves(a) || arrives(a) - arrives(b))) {
      const arrival = arrives(itinerary)
      if (arrival > best || (arrival === best && leaves(itinerary) !== bestLeaves)) continue
      best = arrival
      bestLeaves = leaves(itinerary)
      kept.push(itinerary)
    }
    return kept
  })
}
