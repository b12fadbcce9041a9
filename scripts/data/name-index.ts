/** The index of the words people type for airports and cities. */

import { fold } from '../../src/core/fold.ts'
import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import { aliases } from './aliases.ts'
import { byCodeUnit } from './sources.ts'

/** What nobody types: `Madrid–Barajas Airport` is looked for as `barajas`. */
const DULL =
  / (international|regional|municipal|national|domestic|county|airport|airfield|field|heliport|airstrip|aerodrome|seaplane base|airpark)$/

function withoutDull(name: string): string {
  let short = name
  while (DULL.test(short)) short = short.replace(DULL, '')
  return short
}

/** `adolfo suarez madrid barajas` and what begins at each of its later words. */
function tails(name: string): string[] {
  const words = withoutDull(fold(name)).split(' ')
  return words.map((_, index) => words.slice(index).join(' ')).filter((tail) => tail.length > 3)
}

/** `name refs`, where a ref is the code of an airport, or in small letters of a city; refs run together, biggest first. */
export function nameLines(airports: readonly Airport[]): string[] {
  const index = new Map<string, Map<string, number>>()
  const add = (key: string, ref: string, passengers: number): void => {
    if (!/^[ -~]+$/.test(key)) return
    const refs = index.get(key) ?? new Map<string, number>()
    index.set(key, refs.set(ref, (refs.get(ref) ?? 0) + passengers))
  }
  const others = new Map(
    aliases().map((alias) => [`${alias.country} ${fold(alias.name)}`, [...alias.others, ...(alias.town ? [alias.town] : [])]]),
  )
  for (const row of airports) {
    const city = fold(row.city)
    const names = new Set([city, ...row.city.split('/').map(fold), ...(others.get(`${row.country} ${city}`) ?? []).map(fold)])
    for (const name of names) add(name, row.cityCode.toLowerCase(), row.passengers)
    for (const tail of new Set(tails(row.name))) add(tail, row.iata, row.passengers)
  }
  return [...index]
    .map(
      ([key, refs]) =>
        `${key}\t${[...refs]
          .sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0]))
          .map(([ref]) => ref)
          .join('')}`,
    )
    .sort(byCodeUnit)
}
