/** The tables of airlines and routes. */

import { kilometres } from '../../src/core/globe.ts'
import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import { degree, demandAirline, type Network, type Season } from './network.ts'
import { byCodeUnit, fault, fields, tableLines } from './sources.ts'
import { tailwind } from './tailwind.ts'

/** Airports where an airline connects passengers, with their destinations, biggest first. */
export function hubs(network: Network, airline: string): [string, number][] {
  const bases = [...(network.heads.get(airline) ?? [])]
    .map((airport): [string, number] => [airport, degree(network, airline, airport)])
    .sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0]))
  // A small airline still connects at its home (Surinam Airways at PBM), so the biggest base needs only four.
  return bases.filter(([, count], index) => count >= (index === 0 ? 4 : 8))
}

/** Airlines that stop selling under their own code, with their last day and the airline that takes over. */
export function airlineEnds(network: Network): Map<string, { readonly date: string; readonly successor: string }> {
  return new Map(
    tableLines('airline-ends.txt').map((line) => {
      const [code = '', date = '', successor = ''] = fields('airline-ends.txt', line, 3)
      for (const airline of [code, successor]) demandAirline(network, 'airline-ends.txt', airline)
      return [code, { date, successor }]
    }),
  )
}

/** `IATA ICAO name country alliance kind hubs until successor taken-over`, one airline a line; the last three only where they say something. */
export function airlineLines(network: Network): string[] {
  const ends = airlineEnds(network)
  return [...network.airlines.values()]
    .sort((a, b) => byCodeUnit(a.iata, b.iata))
    .map((airline) => {
      const end = ends.get(airline.iata)
      const hubText = hubs(network, airline.iata)
        .map(([airport, count]) => `${airport}${count}`)
        .join(' ')
      const taken = [...ends].flatMap(([ending, { successor }]) => (successor === airline.iata ? [ending] : []))
      const tail = end || taken.length > 0 ? [end?.date ?? '', end?.successor ?? '', ...(taken.length > 0 ? [taken.join(' ')] : [])] : []
      const { iata, icao, name, country, alliance, kind } = airline
      return [iata, icao, name, country, alliance, kind, hubText, ...tail].join('\t')
    })
}

/**
 * `FROM` and then, for each destination, its code, its distance in km, what a flight has of the jet stream in hundredths, and its carriers run together:
 * `JFK5762-43DLIBUXs` is JFK by DL, IB and, in summer, UX.
 */
export function routeLines(network: Network, airports: readonly Airport[]): string[] {
  const rows = new Map(airports.map((row) => [row.iata, row]))
  const stretch = (from: string, to: string): string => {
    const [one, other] = [rows.get(from), rows.get(to)]
    if (one === undefined || other === undefined) return fault('network.txt', `no airport ${from} or ${to}`)
    const distance = kilometres(one, other)
    const wind = Math.round(100 * tailwind(one, other, distance))
    return `${Math.round(distance)}${wind < 0 ? '-' : '+'}${String(Math.min(99, Math.abs(wind))).padStart(2, '0')}`
  }
  const together = (carriers: ReadonlyMap<string, Season>): string =>
    [...carriers]
      .map((carrier) => carrier.join(''))
      .sort(byCodeUnit)
      .join('')
  return [...network.routes]
    .sort((a, b) => byCodeUnit(a[0], b[0]))
    .map(([from, there]) => {
      const entries = [...there].sort((a, b) => byCodeUnit(a[0], b[0]))
      return [from, ...entries.map(([to, carriers]) => to + stretch(from, to) + together(carriers))].join('\t')
    })
}
