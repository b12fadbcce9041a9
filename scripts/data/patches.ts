/** Reads airport-patches.txt: what the packages have wrong. */

import type { SourceAirport } from './airport-sources.ts'
import { at, fault, fields, tableLines } from './sources.ts'

export interface Patches {
  readonly dropped: ReadonlySet<string>
  readonly added: readonly SourceAirport[]
  /** code → field → value */
  readonly edits: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** another code in use → airport */
  readonly aliases: ReadonlyMap<string, string>
}

const EDITABLE = new Set(['name', 'country', 'region', 'icao', 'zone'])

function readAdded(line: string): SourceAirport {
  const [iata = '', icao = '', name = '', city = '', country = '', region = '', latitude, longitude] = fields(
    'airport-patches.txt',
    line,
    8,
  )
  return { iata, icao, name, city, country, region, latitude: Number(latitude), longitude: Number(longitude), served: true }
}

export function readPatches(): Patches {
  const dropped = new Set<string>()
  const added: SourceAirport[] = []
  const edits = new Map<string, Map<string, string>>()
  const aliases = new Map<string, string>()
  for (const line of tableLines('airport-patches.txt')) {
    const parts = fields('airport-patches.txt', line.slice(1), 2)
    const code = at(parts, 0)
    if (line.startsWith('-')) dropped.add(code)
    else if (line.startsWith('+')) added.push(readAdded(line.slice(1)))
    else if (line.startsWith('*')) aliases.set(code, at(parts, 1))
    else if (line.startsWith('=') && EDITABLE.has(at(parts, 1))) {
      edits.set(code, (edits.get(code) ?? new Map<string, string>()).set(at(parts, 1), at(parts, 2)))
    } else fault('airport-patches.txt', line)
  }
  return { dropped, added, edits, aliases }
}
