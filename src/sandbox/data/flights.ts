/** Reads what is written down about single routes of an airline: `trunks.tsv`, `flightnumbers.tsv` and `terminals.tsv`. */

import type { Atlas, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** Stands for an airline whose terminal is not the usual one and not known. */
const UNKNOWN = '-'

export function flightTable(read: ReadTable): Pick<Atlas, 'trunkFrequency' | 'flightNumbers' | 'terminal'> {
  const trunks = lazyLines(read, 'trunks.tsv')
  const numbers = lazyLines(read, 'flightnumbers.tsv')
  const terminals = lazyLines(read, 'terminals.tsv')
  const known = new Map<string, ReadonlyMap<string, string>>()

  function trunkFrequency(airline: string, from: string, to: string): number | undefined {
    const weekly = trunks.find(`${airline} ${from < to ? from + to : to + from}`)?.[1]
    return weekly === undefined ? undefined : Number(weekly)
  }

  const flightNumbers = (airline: string, from: string, to: string): readonly number[] =>
    numbers.find(`${airline} ${from}${to}`)?.[1]?.split(' ').map(Number) ?? []

  /** Terminals of an airport by airline; the empty name is for all others. */
  function terminalsAt(airport: string): ReadonlyMap<string, string> {
    const before = known.get(airport)
    if (before) return before
    const [, others = '', list = ''] = terminals.find(airport) ?? []
    const found = new Map(list === '' ? [] : list.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(3)]))
    if (others !== '') found.set('', others)
    known.set(airport, found)
    return found
  }

  function terminal(airport: string, airline: string): string | undefined {
    const there = terminalsAt(airport)
    const found = there.get(airline) ?? there.get('')
    return found === UNKNOWN ? undefined : found
  }

  return { trunkFrequency, flightNumbers, terminal }
}
