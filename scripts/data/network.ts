/** Reads network.txt: airlines, and the routes each of them flies. */

import { fault, fields, tableLines } from './sources.ts'

export type Season = '' | 's' | 'w'

export interface Network {
  /** Header fields by airline code. */
  readonly airlines: ReadonlyMap<string, AirlineHeader>
  /** from → to → airline → season; both directions of every route. */
  readonly routes: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Season>>>
  /** airline → airports that stand at the head of one of its lines. */
  readonly heads: ReadonlyMap<string, ReadonlySet<string>>
}

export interface AirlineHeader {
  readonly iata: string
  readonly name: string
  readonly icao: string
  readonly country: string
  readonly alliance: string
  readonly kind: string
}

type Routes = Map<string, Map<string, Map<string, Season>>>

/** A route that stands twice in different seasons is flown all year. */
function addOneWay(routes: Routes, from: string, to: string, airline: string, season: Season): void {
  const there = routes.get(from) ?? new Map<string, Map<string, Season>>()
  routes.set(from, there)
  const carriers = there.get(to) ?? new Map<string, Season>()
  there.set(to, carriers)
  const before = carriers.get(airline)
  carriers.set(airline, before === undefined || before === season ? season : '')
}

function readHeader(line: string): AirlineHeader {
  const [iata = '', name = '', icao = '', country = '', alliance = '', kind = ''] = fields('network.txt', line.slice(1), 6)
  if (!/^[A-Z0-9]{2}$/.test(iata) || !/^[A-Z]{3}$/.test(icao) || !/^[OST-]$/.test(alliance) || !/^[FLRH]$/.test(kind))
    fault('network.txt', line)
  return { iata, name, icao, country, alliance, kind }
}

function readSeason(mark: string, line: string): Season {
  if (mark === '' || mark === '~s' || mark === '~w') return mark === '' ? '' : mark === '~s' ? 's' : 'w'
  return fault('network.txt', line)
}

export function readNetwork(): Network {
  const airlines = new Map<string, AirlineHeader>()
  const heads = new Map<string, Set<string>>()
  const routes: Routes = new Map()
  let airline = ''
  for (const line of tableLines('network.txt')) {
    if (line.startsWith('@')) {
      const header = readHeader(line)
      airline = header.iata
      if (airlines.has(airline)) fault('network.txt', `${airline} stands twice`)
      airlines.set(airline, header)
      heads.set(airline, new Set())
      continue
    }
    const [head = '', list = ''] = line.split(': ')
    if (!/^[A-Z]{3}$/.test(head)) fault('network.txt', line)
    heads.get(airline)?.add(head)
    for (const entry of list.split(' ')) {
      const to = entry.slice(0, 3)
      if (to === head) fault('network.txt', `${airline} flies from ${head} to itself`)
      const season = readSeason(entry.slice(3), line)
      addOneWay(routes, head, to, airline, season)
      addOneWay(routes, to, head, airline, season)
    }
  }
  return { airlines, routes, heads }
}

/** How many destinations an airline serves at an airport. */
export function degree(network: Network, airline: string, airport: string): number {
  let count = 0
  for (const carriers of network.routes.get(airport)?.values() ?? []) if (carriers.has(airline)) count++
  return count
}

/** Stops the build where a table speaks of a route that the airline does not fly. */
export function demandRoute(network: Network, table: string, airline: string, from: string, to: string): void {
  if (!network.routes.get(from)?.get(to)?.has(airline)) fault(table, `${airline} does not fly ${from}–${to}`)
}

/** Stops the build where a table speaks of an airline that network.txt does not have. */
export function demandAirline(network: Network, table: string, airline: string): void {
  if (!network.airlines.has(airline)) fault(table, `no airline ${airline}`)
}
