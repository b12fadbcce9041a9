/** Reads network.txt: airlines, and the routes each of them flies. */

import { at, byCodeUnit, fault, fields, tableLines } from './sources.ts'

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
  if (!/^[A-Z0-9]{2}$/.test(iata) || !/^[A-Z]{3}$/.test(icao) || !/^[OST-]$/.test(alliance) || !/^[FLRH]$/.test(kind)) fault('network.txt', line)
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

/** Airports where an airline connects passengers, with their destinations, biggest first. */
function hubs(network: Network, airline: string): [string, number][] {
  const bases = [...(network.heads.get(airline) ?? [])]
    .map((airport): [string, number] => [airport, degree(network, airline, airport)])
    .sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0]))
  // A small airline still connects at its home (Surinam Airways at PBM), so the biggest base needs only four.
  return bases.filter(([, count], index) => count >= (index === 0 ? 4 : 8))
}

/** `IATA ICAO name country alliance kind hubs until successor`, one airline a line. */
export function airlineRows(network: Network): string[] {
  const ends = new Map(tableLines('airline-ends.txt').map((line) => [line.slice(0, 2), fields('airline-ends.txt', line, 3)]))
  return [...network.airlines.values()]
    .sort((a, b) => byCodeUnit(a.iata, b.iata))
    .map((airline) => {
      const end = ends.get(airline.iata)
      const hubText = hubs(network, airline.iata)
        .map(([airport, count]) => `${airport}${count}`)
        .join(' ')
      const { iata, icao, name, country, alliance, kind } = airline
      return [iata, icao, name, country, alliance, kind, hubText, ...(end ? [at(end, 1), at(end, 2)] : [])].join('\t')
    })
}

/** `FROM` and then, for each destination, its code and its carriers run together: `JFKDLIBUXs` is JFK by DL, IB and, in summer, UX. */
export function routeRows(network: Network): string[] {
  return [...network.routes]
    .sort((a, b) => byCodeUnit(a[0], b[0]))
    .map(([from, there]) =>
      [
        from,
        ...[...there]
          .sort((a, b) => byCodeUnit(a[0], b[0]))
          .map(([to, carriers]) => to + [...carriers].map((carrier) => carrier.join('')).sort(byCodeUnit).join('')),
      ].join('\t'),
    )
}
