/** Reads `routes.tsv`: `JFK05762DLIBUXs` in the line of MAD is MAD–JFK, 5762 km, by DL, IB and, in summer, UX. */

import type { Atlas, Carrier, ReadTable, Stop } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const NOBODY: readonly Carrier[] = []
/** Where the carriers of an entry begin, after the airport and the distance. */
const CARRIERS = 8

function parseCarriers(text: string): Carrier[] {
  const carriers: Carrier[] = []
  let position = CARRIERS
  while (position < text.length) {
    const mark = text[position + 2]
    // Airline codes are capitals and digits, so a small letter can only be a season.
    const season = mark === 's' || mark === 'w' ? mark : ''
    carriers.push({ airline: text.slice(position, position + 2), season })
    position += 2 + season.length
  }
  return carriers
}

export function routeTable(read: ReadTable): Pick<Atlas, 'routesFrom' | 'carriers' | 'stopsBetween'> {
  const lines = lazyLines(read, 'routes.tsv')
  const known = new Map<string, string>()
  const parsed = new Map<string, ReadonlyMap<string, readonly Carrier[]>>()
  const single = new Map<string, readonly Carrier[]>()

  function lineOf(iata: string): string {
    const line = known.get(iata) ?? lines.line(iata) ?? ''
    known.set(iata, line)
    return line
  }

  function routesFrom(iata: string): ReadonlyMap<string, readonly Carrier[]> {
    const before = parsed.get(iata)
    if (before) return before
    const [, ...entries] = lineOf(iata).split('\t')
    const routes = new Map(entries.map((entry) => [entry.slice(0, 3), parseCarriers(entry)]))
    parsed.set(iata, routes)
    return routes
  }

  /** Looks for one entry alone: to take a whole line apart costs a hundred times as much. */
  function find(from: string, to: string): readonly Carrier[] {
    const line = lineOf(from)
    const start = line.indexOf(`\t${to}`)
    if (start < 0) return NOBODY
    const end = line.indexOf('\t', start + 1)
    return parseCarriers(line.slice(start + 1, end < 0 ? line.length : end))
  }

  function carriers(from: string, to: string): readonly Carrier[] {
    const key = from + to
    const found = single.get(key) ?? find(from, to)
    single.set(key, found)
    return found
  }

  function stopsBetween(from: string, to: string): Stop[] {
    const other = lineOf(to)
    const stops: Stop[] = []
    for (const entry of lineOf(from).split('\t')) {
      const at = other.indexOf(`\t${entry.slice(0, 3)}`)
      if (at >= 0 && entry.length > 3)
        stops.push({ via: entry.slice(0, 3), out: Number(entry.slice(3, CARRIERS)), on: Number(other.slice(at + 4, at + 1 + CARRIERS)) })
    }
    return stops
  }

  return { routesFrom, carriers, stopsBetween }
}
