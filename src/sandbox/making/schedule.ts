import { dayNumber, dayOf } from '../../core/dates.ts'
import type { Airline, Airport, Atlas } from '../data/atlas.types.ts'
import { layoutOf } from './equipment.ts'
import { hash } from './keys.ts'
import { createNumbering } from './numbers.ts'
import type { Rotation } from './rotations.ts'
import { createSeasons } from './seasons.ts'
import { createServices, type Service } from './services.ts'

/** One departure. Instants are UTC milliseconds. */
export interface Flight {
  readonly carrier: string
  readonly number: number
  readonly from: string
  readonly to: string
  /** The local day of its departure. */
  readonly date: string
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

const MINUTE = 60_000
const DAY = 86_400_000
/** Days kept for each service; more are made again when asked for. */
const KEPT = 400

interface Memo {
  readonly out: Map<number, readonly Flight[]>
  readonly back: Map<number, readonly Flight[]>
}

/** Everything that flies, made from the atlas and a seed. */
export function createTimetable({ atlas, seed }: { readonly atlas: Atlas; readonly seed: string }): Timetable {
  const services = createServices(atlas, hash(seed))
  const seasonOf = createSeasons()
  const memos = new Map<string, Map<Service, Memo>>()
  let ended: readonly Airline[] | undefined

  const inherits = (airline: string): readonly Airline[] => {
    ended ??= atlas.airlines().filter(({ until }) => until !== undefined)
    return ended.filter(({ until }) => until?.successor === airline)
  }
  const numbering = createNumbering(atlas, services, inherits)

  /** UTC milliseconds of a local time; one that the clocks skip is the same number of minutes after the skip. */
  function instant(airport: Airport, day: number, minute: number): number {
    const wall = day * DAY + minute * MINUTE
    const guess = atlas.offset(airport.zone, wall)
    const offset = atlas.offset(airport.zone, wall - guess * MINUTE)
    if (offset === guess || atlas.offset(airport.zone, wall - offset * MINUTE) === offset) return wall - offset * MINUTE
    return wall - Math.min(offset, guess) * MINUTE
  }

  /** Whether the rotation that is so manyeth of the day starts on a day. */
  function flies(service: Service, rank: number, day: number): boolean {
    const weekly = service.weekly[seasonOf(day)]
    const daily = Math.floor(weekly / 7)
    if (rank !== daily) return rank < daily
    const extra = weekly % 7
    const weekday = (((day + 4 - (service.key % 7)) % 7) + 7) % 7
    return (weekday * extra) % 7 < extra
  }

  function make(seller: string, service: Service, outward: boolean, day: number): Flight[] {
    const numbers = numbering(seller)?.of(service) ?? []
    const [from, to] = outward ? [service.home, service.away] : [service.away, service.home]
    const date = dayOf(day)
    const flight = (rotation: Rotation, rank: number): Flight => {
      const leg = outward ? rotation.out : rotation.back
      const departs = instant(from, day, leg.minute)
      return {
        carrier: seller,
        number: numbers[rank]?.[outward ? 0 : 1] ?? 0,
        from: from.iata,
        to: to.iata,
        date,
        departs,
        arrives: departs + leg.block * MINUTE,
        minutes: leg.block,
        aircraft: rotation.aircraft.iata,
        layout: layoutOf(atlas, service.airline, rotation.aircraft, service.distance),
        operating: seller,
      }
    }
    return service
      .rotations()
      .flatMap((rotation, rank) => (flies(service, rank, outward ? day : day - rotation.nights) ? [flight(rotation, rank)] : []))
      .sort((a, b) => a.departs - b.departs)
  }

  function flightsOf(seller: string, service: Service, from: string, day: number): readonly Flight[] {
    const ofSeller = memos.get(seller) ?? new Map<Service, Memo>()
    memos.set(seller, ofSeller)
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

  /** The airlines whose routes a carrier sells on a day: itself until its last day, and those it has taken over. */
  function selling(carrier: string, date: string): readonly string[] {
    const until = atlas.airline(carrier)?.until
    const own = until === undefined || date <= until.date ? [carrier] : []
    return [...own, ...inherits(carrier).flatMap((airline) => (airline.until && date > airline.until.date ? [airline.iata] : []))]
  }

  return {
    carriers(from, to, date) {
      const season = seasonOf(dayNumber(date))
      const codes = (atlas.routesFrom(from).get(to) ?? []).flatMap((carrier) => {
        if (carrier.season !== '' && carrier.season !== season) return []
        const until = atlas.airline(carrier.airline)?.until
        return until !== undefined && date > until.date ? [until.successor] : [carrier.airline]
      })
      return [...new Set(codes)]
    },

    flightsOn(carrier, from, to, date) {
      const day = dayNumber(date)
      const lists = selling(carrier, date).flatMap((airline) => {
        const service = services(airline, from, to)
        return service === undefined ? [] : [flightsOf(carrier, service, from, day)]
      })
      return lists.length === 1 ? (lists[0] ?? []) : lists.flat().sort((a, b) => a.departs - b.departs)
    },

    find(carrier, number, date, from) {
      const service = numbering(carrier)?.owner(number)
      if (service === undefined || !selling(carrier, date).includes(service.airline.iata)) return undefined
      const day = dayNumber(date)
      return [service.home.iata, service.away.iata]
        .filter((airport) => from === undefined || airport === from)
        .flatMap((airport) => flightsOf(carrier, service, airport, day))
        .find((flight) => flight.number === number)
    },
  }
}
