/** Reads `fleets.tsv`: which types an airline uses, by distance, on a famous route, or at an airport that takes only a few. */

import type { Atlas, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** Where the columns for short, medium and long stages end, in km. */
const SHORT = 1500
const MEDIUM = 4500

type Fleet = ReturnType<Atlas['fleet']>

/** `32N:4 320:2` */
const parse = (text: string): Fleet =>
  text === ''
    ? []
    : text.split(' ').map((entry) => {
        const [type = '', weight] = entry.split(':')
        return { type, weight: Number(weight) }
      })

export function fleetTable(read: ReadTable): Pick<Atlas, 'fleet' | 'routeTypes' | 'typesAllowed'> {
  const lines = lazyLines(read, 'fleets.tsv')
  const bands = new Map<string, readonly Fleet[]>()
  const lists = new Map<string, readonly string[]>()

  function fleet(airline: string, distance: number): Fleet {
    const known = bands.get(airline) ?? (lines.find(airline)?.slice(1) ?? []).map(parse)
    bands.set(airline, known)
    return known[distance < SHORT ? 0 : distance < MEDIUM ? 1 : 2] ?? []
  }

  function list(key: string): readonly string[] {
    const known = lists.get(key) ?? lines.find(key)?.[1]?.split(' ') ?? []
    lists.set(key, known)
    return known
  }

  const routeTypes = (airline: string, from: string, to: string): readonly string[] =>
    list(`${airline} ${from < to ? from + to : to + from}`)

  return { fleet, routeTypes, typesAllowed: list }
}
