/** Reads `cabins.tsv`: which cabins an airline sells on a type. */

import type { Aircraft, CabinsSold, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

export function cabinTable(read: ReadTable, aircraft: (code: string) => Aircraft | undefined) {
  const lines = lazyLines(read, 'cabins.tsv')
  const known = new Map<string, CabinsSold>()

  function business(type: string, rule: string): CabinsSold['business'] {
    const body = aircraft(type)?.body ?? 'N'
    if (body === 'W') return rule === 'noJ' ? 'none' : 'seat'
    if (body === 'T' || body === 'P') return 'none'
    return rule === 'seat' || rule === 'blocked' ? rule : 'none'
  }

  function cabins(airline: string, type: string): CabinsSold {
    const key = `${airline} ${type}`
    const before = known.get(key)
    if (before) return before
    const [, first = '', premium = '', rule = ''] = lines.find(airline) ?? []
    const sold = { first: first.split(' ').includes(type), business: business(type, rule), premium: premium.split(' ').includes(type) }
    known.set(key, sold)
    return sold
  }

  return { cabins }
}
