/** Reads `connections.tsv`: minutes to change planes. */

import type { ConnectionTimes, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

export function connectionTable(read: ReadTable) {
  const lines = lazyLines(read, 'connections.tsv')
  const known = new Map<string, ConnectionTimes>()

  function connectionTimes(airport: string): ConnectionTimes {
    const before = known.get(airport)
    if (before) return before
    const [, domestic, out, home, international, terminalChange] = lines.find(airport) ?? lines.find('DEFAULT') ?? []
    const times = {
      domesticDomestic: Number(domestic),
      domesticInternational: Number(out),
      internationalDomestic: Number(home),
      internationalInternational: Number(international),
      terminalChange: Number(terminalChange),
    }
    known.set(airport, times)
    return times
  }

  return { connectionTimes }
}
