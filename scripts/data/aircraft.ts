/** Aircraft types, which airline uses which, and the time it takes to change planes. */

import { demandAirline, demandRoute, type Network } from './network.ts'
import { at, byCodeUnit, fault, fields, tableLines } from './sources.ts'

const sorted = (lines: readonly string[]): string[] => [...lines].sort(byCodeUnit)

/** The table as it is, sorted, with tabs. */
export const aircraftLines = (): string[] => sorted(tableLines('aircraft.txt').map((line) => fields('aircraft.txt', line, 8).join('\t')))

const types = (): Set<string> => new Set(tableLines('aircraft.txt').map((line) => line.slice(0, 3)))

/** `IB short medium long`; `IB JFKMAD types` for a route, its ends in order; `LCY types` for an airport with few. */
export function fleetLines(network: Network): string[] {
  const known = types()
  const check = (line: string, list: readonly string[]): void => {
    for (const type of list) if (!known.has(type)) fault('fleets.txt', `no type ${type} in “${line}”`)
  }
  return sorted(
    tableLines('fleets.txt').map((line) => {
      if (line.startsWith('!')) {
        const [airport = '', ...list] = line.slice(1).split(' ')
        check(line, list)
        return `${airport}\t${list.join(' ')}`
      }
      if (line.startsWith('=')) {
        const [airline = '', pair = '', ...list] = line.slice(1).split(' ')
        check(line, list)
        const ends = pair.split('-').sort(byCodeUnit)
        demandRoute(network, 'fleets.txt', airline, at(ends, 0), at(ends, 1))
        return `${airline} ${ends.join('')}\t${list.join(' ')}`
      }
      const [airline = '', ...bands] = fields('fleets.txt', line, 4)
      demandAirline(network, 'fleets.txt', airline)
      const texts = bands.map((band) => (band === '-' ? '' : band))
      check(
        line,
        texts
          .flatMap((band) => band.split(' '))
          .filter(Boolean)
          .map((entry) => at(entry.split(':'), 0)),
      )
      return [airline, ...texts].join('\t')
    }),
  )
}

/** `MAD 45 60 60 60 40` in minutes, and `DEFAULT`. */
export const connectionLines = (): string[] =>
  sorted(tableLines('mct.txt').map((line) => fields('mct.txt', line, 6).slice(0, 6).join('\t')))
