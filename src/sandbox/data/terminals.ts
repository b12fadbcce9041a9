/** Reads `terminals.tsv`: which terminal an airline uses at an airport. */

import type { Atlas, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** Stands for an airline whose terminal is not the usual one and not known. */
const UNKNOWN = '-'

export function terminalTable(read: ReadTable): Pick<Atlas, 'terminal'> {
  const terminals = lazyLines(read, 'terminals.tsv')
  const known = new Map<string, ReadonlyMap<string, string>>()

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

  return { terminal }
}
