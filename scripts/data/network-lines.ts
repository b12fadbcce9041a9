/** The tables of airlines and routes. */

import { degree, type Network } from './network.ts'
import { at, byCodeUnit, fields, tableLines } from './sources.ts'

/** Airports where an airline connects passengers, with their destinations, biggest first. */
function hubs(network: Network, airline: string): [string, number][] {
  const bases = [...(network.heads.get(airline) ?? [])]
    .map((airport): [string, number] => [airport, degree(network, airline, airport)])
    .sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0]))
  // A small airline still connects at its home (Surinam Airways at PBM), so the biggest base needs only four.
  return bases.filter(([, count], index) => count >= (index === 0 ? 4 : 8))
}

/** `IATA ICAO name country alliance kind hubs until successor`, one airline a line. */
export function airlineLines(network: Network): string[] {
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
export function routeLines(network: Network): string[] {
  return [...network.routes]
    .sort((a, b) => byCodeUnit(a[0], b[0]))
    .map(([from, there]) =>
      [
        from,
        ...[...there]
          .sort((a, b) => byCodeUnit(a[0], b[0]))
          .map(
            ([to, carriers]) =>
              to +
              [...carriers]
                .map((carrier) => carrier.join(''))
                .sort(byCodeUnit)
                .join(''),
          ),
      ].join('\t'),
    )
}
