/** Reads `services.tsv`: `JFK 17 6251/6252 6253` in the line of IBMAD is Madrid–New York by Iberia, 17 a week, as 6251 and 6252, 6253 and 6254 and so on. */

import type { AirlineRoute, Atlas, Frequency, NumberPair, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** As many pairs as there are rotations: those that are written out, then a row of them from a first number on. */
function pairs(words: readonly string[], count: number): NumberPair[] {
  const list: NumberPair[] = []
  for (const word of words) {
    const slash = word.indexOf('/')
    if (slash > 0) list.push([Number(word.slice(0, slash)), Number(word.slice(slash + 1))])
    else for (let number = Number(word); list.length < count; number += 2) list.push([number, number + 1])
  }
  return list
}

/** `AGP 40/23 1201` is 40 a week in summer and 23 in winter; a last `>7001` is the first number with the airline that takes over. */
function parse(entry: string): Frequency {
  const [, often = '', ...words] = entry.split(' ')
  const slash = often.indexOf('/')
  const weekly =
    slash < 0 ? { s: Number(often), w: Number(often) } : { s: Number(often.slice(0, slash)), w: Number(often.slice(slash + 1)) }
  const rotations = Math.ceil(Math.max(weekly.s, weekly.w) / 7)
  const last = words.at(-1)?.startsWith('>') ? words.pop() : undefined
  return { weekly, numbers: pairs(words, rotations), later: last === undefined ? [] : pairs([last.slice(1)], rotations) }
}

interface Route {
  readonly home: string
  readonly away: string
}

export function serviceTable(read: ReadTable): Pick<Atlas, 'frequency' | 'numbered' | 'routesOf'> {
  const lines = lazyLines(read, 'services.tsv')
  const known = new Map<string, string | undefined>()
  const owners = new Map<string, { readonly own: Map<number, Route>; readonly later: Map<number, Route> }>()

  function lineOf(key: string): string | undefined {
    if (!known.has(key)) known.set(key, lines.line(key))
    return known.get(key)
  }

  function frequency(airline: string, home: string, away: string): Frequency | undefined {
    const line = lineOf(airline + home)
    const start = line?.indexOf(`\t${away}`) ?? -1
    if (line === undefined || start < 0) return undefined
    const end = line.indexOf('\t', start + 1)
    return parse(line.slice(start + 1, end < 0 ? line.length : end))
  }

  /** Every number of an airline with its route. */
  function ownersOf(airline: string) {
    const before = owners.get(airline)
    if (before !== undefined) return before
    const found = { own: new Map<number, Route>(), later: new Map<number, Route>() }
    for (const [key = '', ...entries] of lines.starting(airline))
      for (const entry of entries) {
        const route = { home: key.slice(2), away: entry.slice(0, 3) }
        const { numbers, later } = parse(entry)
        for (const [out, back] of numbers) found.own.set(out, route).set(back, route)
        for (const [out, back] of later) found.later.set(out, route).set(back, route)
      }
    owners.set(airline, found)
    return found
  }

  const routesOf = (airline: string): AirlineRoute[] =>
    lines
      .starting(airline)
      .flatMap(([key = '', ...entries]) =>
        entries.map((entry) => ({ home: key.slice(2), away: entry.slice(0, 3), weekly: parse(entry).weekly })),
      )

  return { frequency, routesOf, numbered: (airline, number, later = false) => ownersOf(airline)[later ? 'later' : 'own'].get(number) }
}
