/** Reads `routes.tsv`: `JFKDLIBUXs` in the line of MAD is MAD–JFK by DL, IB and, in summer, UX. */

import type { Carrier, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const NOWHERE: ReadonlyMap<string, readonly Carrier[]> = new Map()

function parseCarriers(text: string): Carrier[] {
  const carriers: Carrier[] = []
  let position = 0
  while (position < text.length) {
    const mark = text[position + 2]
    // Airline codes are capitals and digits, so a small letter can only be a season.
    const season = mark === 's' || mark === 'w' ? mark : ''
    carriers.push({ airline: text.slice(position, position + 2), season })
    position += 2 + season.length
  }
  return carriers
}

export function routeTable(read: ReadTable) {
  const lines = lazyLines(read, 'routes.tsv')
  const known = new Map<string, ReadonlyMap<string, readonly Carrier[]>>()

  function routesFrom(iata: string): ReadonlyMap<string, readonly Carrier[]> {
    const before = known.get(iata)
    if (before) return before
    const fields = lines.find(iata)
    const routes = fields ? new Map(fields.slice(1).map((entry) => [entry.slice(0, 3), parseCarriers(entry.slice(3))])) : NOWHERE
    known.set(iata, routes)
    return routes
  }

  return { routesFrom }
}
