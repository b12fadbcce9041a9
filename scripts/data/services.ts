/** The table of services: how often each airline flies each of its routes, and under which numbers. */

import { kilometres } from '../../src/core/globe.ts'
import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import { homeFirst } from '../../src/sandbox/making/flying/home.ts'
import { FAR } from '../../src/sandbox/making/flying/rotations.ts'
import { allocate, type Wanted } from './flight-numbers.ts'
import { type Route, slotsOf, type Weekly, weeklyFlights } from './frequency.ts'
import type { AirlineHeader, Network } from './network.ts'
import { airlineEnds, hubs } from './network-lines.ts'
import { byCodeUnit, fault } from './sources.ts'
import { writtenFrequencies, writtenNumbers } from './written.ts'

interface Service extends Wanted {
  readonly away: string
  readonly weekly: Weekly
  readonly written: readonly (readonly [out: number, back: number])[]
}

/** What is written down about single routes, by airline and ends. */
interface Written {
  readonly numbers: ReadonlyMap<string, readonly number[]>
  readonly trunks: ReadonlyMap<string, number>
}

/** The routes of an airline, each once, those of its busiest airports first and then in the order of their ends. */
function routesOf(network: Network, rows: ReadonlyMap<string, Airport>, airline: AirlineHeader): Route[] {
  const sizes = new Map(hubs(network, airline.iata))
  const list: Route[] = []
  for (const [one, there] of network.routes)
    for (const [other, carriers] of there) {
      const season = carriers.get(airline.iata)
      if (season === undefined || homeFirst(sizes, one, other)[0] !== one) continue
      const [home, away] = [rows.get(one), rows.get(other)]
      if (home === undefined || away === undefined) return fault('network.txt', `no airport ${one} or ${other}`)
      list.push({ airline, home, away, distance: kilometres(home, away), season, rivals: carriers.size })
    }
  const size = ({ home }: Route): number => sizes.get(home.iata) ?? 0
  const name = ({ home, away }: Route): string => home.iata + away.iata
  return list.sort((a, b) => size(b) - size(a) || byCodeUnit(name(a), name(b)))
}

/** Where two routes share a well-known number, as parts of one journey do, that from the busier airport has it. */
function servicesOf(routes: readonly Route[], { numbers, trunks }: Written): Service[] {
  const claimed = new Set<number>()
  return routes.map((route): Service => {
    const [code, home, away] = [route.airline.iata, route.home.iata, route.away.iata]
    const outs = numbers.get(`${code} ${home}${away}`) ?? []
    const backs = numbers.get(`${code} ${away}${home}`) ?? []
    const trunk = trunks.get(`${code} ${home < away ? home + away : away + home}`)
    const weekly = weeklyFlights(route, { weekly: trunk, numbers: outs.length })
    const written = outs.slice(0, slotsOf(weekly)).flatMap((out, at) => {
      const back = backs[at]
      if (back === undefined || claimed.has(out) || claimed.has(back)) return []
      claimed.add(out).add(back)
      return [[out, back] as const]
    })
    return { home, away, longHaul: route.distance >= FAR, lacks: slotsOf(weekly) - written.length, weekly, written }
  })
}

/** Airports from which an airline's aeroplanes start, the busiest first. */
function homesOf(services: readonly Service[]): string[] {
  const counts = new Map<string, number>()
  for (const { home } of services) counts.set(home, (counts.get(home) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0])).map(([home]) => home)
}

const weeklyText = ({ s, w }: Weekly): string => (s === w ? String(s) : `${s}/${w}`)

/** Where no room is left for a route's numbers it flies only as often as its well-known ones allow. */
const within = ({ s, w }: Weekly, rotations: number): Weekly => ({ s: Math.min(s, 7 * rotations), w: Math.min(w, 7 * rotations) })

interface Numbered {
  readonly service: Service
  readonly first: number | undefined
  /** First number with the airline that takes over. */
  readonly later?: number | undefined
}

function entry({ service, first, later }: Numbered): string {
  const { away, weekly, written, lacks } = service
  const flown = lacks > 0 && first === undefined ? within(weekly, written.length) : weekly
  const numbers = [...written.map((pair) => pair.join('/')), ...(lacks > 0 && first !== undefined ? [String(first)] : [])]
  return [away, weeklyText(flown), ...numbers, ...(later === undefined ? [] : [`>${later}`])].join(' ')
}

/**
 * `IBMAD` and then, for each airport that Iberia flies to from Madrid, how often and under which numbers: `JFK 17 6251/6252 6253` is 17 a week, the rotation
 * that flies most as 6251 and 6252, the others from 6253 and 6254 on. `AGP 40/23 1201` is 40 a week in summer and 23 in winter; `>7001` are the numbers
 * with the airline that takes over.
 */
export function serviceLines(network: Network, airports: readonly Airport[]): string[] {
  const rows = new Map(airports.map((row) => [row.iata, row]))
  const written = writtenNumbers(network)
  const trunks = writtenFrequencies(network)
  const ends = airlineEnds(network)
  const lines: string[] = []
  const later = new Map<Service, number | undefined>()
  // Airlines that end come last, when those that take over have numbered their routes.
  const airlines = [...network.airlines.values()].sort((a, b) => Number(ends.has(a.iata)) - Number(ends.has(b.iata)))
  const all = new Map(airlines.map((airline) => [airline.iata, servicesOf(routesOf(network, rows, airline), { numbers: written, trunks })]))
  for (const [code, services] of all) {
    const added = [...ends].flatMap(([ending, { successor }]) => (successor === code ? (all.get(ending) ?? []) : []))
    const moved = new Map(added.map((service) => [{ ...service, home: `then ${service.home}`, lacks: slotsOf(service.weekly) }, service]))
    const wanted = [...services, ...moved.keys()].filter(({ lacks }) => lacks > 0)
    const used = [...written].flatMap(([key, numbers]) => (key.startsWith(`${code} `) ? numbers : []))
    const first = allocate(wanted, new Set(used), [...homesOf(services), ...homesOf([...moved.keys()])])
    for (const [copy, service] of moved) later.set(service, first.get(copy))
    for (const home of homesOf(services)) {
      const list = services.filter((service) => service.home === home)
      lines.push(
        [code + home, ...list.map((service) => entry({ service, first: first.get(service), later: later.get(service) }))].join('\t'),
      )
    }
  }
  return lines.sort(byCodeUnit)
}
