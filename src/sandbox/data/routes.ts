/** Reads `routes.tsv`: `JFK5762-43DLIBUXs` in the line of MAD is MAD–JFK, 5762 km, 43 % of the jet stream against it, by DL, IB and, in summer, UX. */

import type { Atlas, Carrier, ReadTable, Stop, Stretch } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const NOBODY: readonly Carrier[] = []
const ZERO = 48

/** Where the sign of the wind stands, after the airport and the distance; the carriers begin three characters later. */
function signOf(text: string, start: number): number {
  let position = start + 3
  while (text.charCodeAt(position) >= ZERO) position++
  return position
}

function parseCarriers(text: string): Carrier[] {
  const carriers: Carrier[] = []
  let position = signOf(text, 0) + 3
  while (position < text.length) {
    const mark = text[position + 2]
    // Airline codes are capitals and digits, so a small letter can only be a season.
    const season = mark === 's' || mark === 'w' ? mark : ''
    carriers.push({ airline: text.slice(position, position + 2), season })
    position += 2 + season.length
  }
  return carriers
}

export function routeTable(read: ReadTable): Pick<Atlas, 'routesFrom' | 'carriers' | 'stretch' | 'stopsBetween'> {
  const lines = lazyLines(read, 'routes.tsv')
  const known = new Map<string, string>()
  const parsed = new Map<string, ReadonlyMap<string, readonly Carrier[]>>()
  const single = new Map<string, readonly Carrier[]>()
  const reaches = new Map<string, ReadonlyMap<string, number>>()

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
  function entry(from: string, to: string): string | undefined {
    const line = lineOf(from)
    const start = line.indexOf(`\t${to}`)
    if (start < 0) return undefined
    const end = line.indexOf('\t', start + 1)
    return line.slice(start + 1, end < 0 ? line.length : end)
  }

  function carriers(from: string, to: string): readonly Carrier[] {
    const key = from + to
    const before = single.get(key)
    if (before !== undefined) return before
    const text = entry(from, to)
    const found = text === undefined ? NOBODY : parseCarriers(text)
    single.set(key, found)
    return found
  }

  function stretch(from: string, to: string): Stretch | undefined {
    const text = entry(from, to)
    if (text === undefined) return undefined
    const sign = signOf(text, 0)
    return { distance: Number(text.slice(3, sign)), wind: Number(text.slice(sign, sign + 3)) / 100 }
  }

  /** Where one can fly from an airport, with the kilometres. */
  function reach(iata: string): ReadonlyMap<string, number> {
    const before = reaches.get(iata)
    if (before !== undefined) return before
    const [, ...entries] = lineOf(iata).split('\t')
    const found = new Map(entries.map((text) => [text.slice(0, 3), Number(text.slice(3, signOf(text, 0)))]))
    reaches.set(iata, found)
    return found
  }

  function stopsBetween(from: string, to: string): Stop[] {
    const others = reach(to)
    const stops: Stop[] = []
    for (const [via, out] of reach(from)) {
      const on = others.get(via)
      if (on !== undefined) stops.push({ via, out, on })
    }
    return stops
  }

  return { routesFrom, carriers, stretch, stopsBetween }
}
