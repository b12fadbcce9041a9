import { DAY, dayNumber, dayOf, MINUTE, weekdayOf } from '../../../core/dates.ts'
import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import { hash } from '../keys.ts'
import type { Rotation } from './rotations.ts'
import { createSeasons } from './seasons.ts'
import { sellerOn } from './sellers.ts'
import { createServices, type Service } from './services.ts'

/** One departure. Instants are UTC milliseconds. */
export interface Flight {
  readonly carrier: string
  readonly number: number
  readonly from: string
  readonly to: string
  /** The local day of its departure. */
  readonly date: string
  /** That day, counted from 1970-01-01. */
  readonly day: number
  readonly departs: number
  readonly arrives: number
  readonly minutes: number
  /** IATA type. */
  readonly aircraft: string
  /** Name of the cabin layout of that type. */
  readonly layout: string
  readonly operating: string
}

export interface Timetable {
  /** Airlines that sell the route in the season of a day, whether or not they fly on that very day. */
  carriers(from: string, to: string, date: string): string[]
  /** Departures of an airline on a local day, in the order of the day. */
  flightsOn(carrier: string, from: string, to: string, date: string): readonly Flight[]
  /** A flight by its number and local day of departure. `from` narrows it to that airport. */
  find(carrier: string, number: number, date: string, from?: string): Flight | undefined
}

/** Days kept for each service; more are made again when asked for. */
const KEPT = 64

interface Memo {
  readonly out: Map<number, readonly Flight[]>
  readonly back: Map<number, readonly Flight[]>
}

/** Everything that flies, made from the atlas and a seed. */
export function createTimetable({ atlas, seed }: { readonly atlas: Atlas; readonly seed: string }): Timetable {
  const seedKey = hash(seed)
  const services = createServices(atlas, seedKey)
  const seasonOf = createSeasons()
  const memos = new Map<string, Map<Service, Memo>>()

  /** UTC milliseconds of a local time; one that the clocks skip is the same number of minutes after the skip. */
  function instant(airport: Airport, day: number, minute: number): number {
    const wall = day * DAY + minute * MINUTE
    const guess = atlas.offset(airport.zone, wall)
    const offset = atlas.offset(airport.zone, wall - guess * MINUTE)
    if (offset === guess || atlas.offset(airport.zone, wall - offset * MINUTE) === offset) return wall - offset * MINUTE
    return wall - Math.min(offset, guess) * MINUTE
  }

  /** Whether the rotation of a rank starts on a day. */
  function flies(service: Service, rank: number, day: number): boolean {
    const weekly = service.frequency.weekly[seasonOf(day)]
    const daily = Math.floor(weekly / 7)
    if (rank !== daily) return rank < daily
    const extra = weekly % 7
    const weekday = weekdayOf(day - (service.key % 7))
    return (weekday * extra) % 7 < extra
  }

  function make(seller: Airline, service: Service, outward: boolean, day: number): Flight[] {
    const pairs = seller === service.airline ? service.frequency.numbers : service.frequency.later
    const [from, to] = outward ? [service.home, service.away] : [service.away, service.home]
    const date = dayOf(day)
    const flight = (rotation: Rotation, number: number): Flight => {
      const leg = outward ? rotation.out : rotation.back
      const departs = instant(from, day, leg.minute)
      return {
        carrier: seller.iata,
        number,
        from: from.iata,
        to: to.iata,
        date,
        day,
        departs,
        arrives: departs + leg.block * MINUTE,
        minutes: leg.block,
        aircraft: rotation.aircraft.iata,
        layout: rotation.layout,
        operating: seller.iata,
      }
    }
    return service
      .rotations()
      .flatMap((rotation, at) => {
        const number = pairs[at]?.[outward ? 0 : 1]
        return number !== undefined && flies(service, rotation.rank, outward ? day : day - rotation.nights)
          ? [flight(rotation, number)]
          : []
      })
      .sort((a, b) => a.departs - b.departs)
  }

  function flightsOf(seller: Airline, service: Service, from: string, day: number): readonly Flight[] {
    const ofSeller = memos.get(seller.iata) ?? new Map<Service, Memo>()
    memos.set(seller.iata, ofSeller)
    const memo = ofSeller.get(service) ?? { out: new Map(), back: new Map() }
    ofSeller.set(service, memo)
    const outward = service.home.iata === from
    const days = outward ? memo.out : memo.back
    const before = days.get(day)
    if (before !== undefined) return before
    if (days.size >= KEPT) days.clear()
    const flights = make(seller, service, outward, day)
    days.set(day, flights)
    return flights
  }

  /** The service with a number of a seller: its own, or one of an airline it takes over. */
  function numbered(seller: Airline, number: number): Service | undefined {
    for (const code of [seller.iata, ...seller.takesOver]) {
      const route = atlas.numbered(code, number, code !== seller.iata)
      if (route !== undefined) return services(code, route.home, route.away)
    }
    return undefined
  }

  return {
    carriers(from, to, date) {
      const season = seasonOf(dayNumber(date))
      const codes = atlas.carriers(from, to).flatMap((carrier) => {
        const airline = carrier.season === '' || carrier.season === season ? atlas.airline(carrier.airline) : undefined
        return airline === undefined ? [] : [sellerOn(airline, date)]
      })
      return [...new Set(codes)]
    },

    flightsOn(carrier, from, to, date) {
      const seller = atlas.airline(carrier)
      if (seller === undefined) return []
      const day = dayNumber(date)
      const lists = [carrier, ...seller.takesOver].flatMap((code) => {
        const airline = atlas.airline(code)
        const service = airline && sellerOn(airline, date) === carrier ? services(code, from, to) : undefined
        return service === undefined ? [] : [flightsOf(seller, service, from, day)]
      })
      return lists.length === 1 ? (lists[0] ?? []) : lists.flat().sort((a, b) => a.departs - b.departs)
    },

    find(carrier, number, date, from) {
      const seller = atlas.airline(carrier)
      const service = seller && numbered(seller, number)
      if (seller === undefined || service === undefined || sellerOn(service.airline, date) !== carrier) return undefined
      return [service.home.iata, service.away.iata]
        .filter((airport) => from === undefined || airport === from)
        .flatMap((airport) => flightsOf(seller, service, airport, dayNumber(date)))
        .find((flight) => flight.number === number)
    },
  }
}
