/** Makes the cities of the world: towns of over 15,000 people, and those that airports serve, with the code of the airports' city. */

import { fold } from '../../src/core/fold.ts'
import { kilometres } from '../../src/core/globe.ts'
import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import type { City } from '../../src/sandbox/data/cities.ts'
import { type Alias, aliases } from './aliases.ts'
import { type Place, placesByCountry } from './places.ts'
import { regionNames } from './regions.ts'
import { byCodeUnit } from './sources.ts'

const LEAST = 15_000

/** Quarters and ruins: parts of another row, or no town at all. */
const NO_TOWN = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH'])

interface Town extends Place {
  readonly shown: string
}

/** The town that carries another name of an alias: the biggest, and only where no town has the English name itself. */
function renamed(known: readonly Alias[], country: string, list: readonly Place[]): Map<Place, string> {
  const byName = new Map<string, Place>()
  for (const place of list) if (place.population >= LEAST && !byName.has(fold(place.name))) byName.set(fold(place.name), place)
  const names = new Map<Place, string>()
  for (const alias of known) {
    if (alias.country !== country) continue
    const own = byName.get(fold(alias.name))
    const town = own ?? alias.others.flatMap((other) => byName.get(fold(other)) ?? [])[0]
    if (town) names.set(town, alias.name)
  }
  return names
}

/** Towns by country under the names they are shown by, biggest first. */
function towns(known: readonly Alias[]): Map<string, Town[]> {
  const shownBy = new Map<string, Town[]>()
  for (const [country, places] of placesByCountry()) {
    const list = places
      .filter((place) => !NO_TOWN.has(place.featureCode))
      .sort((a, b) => b.population - a.population || byCodeUnit(a.name, b.name))
    const names = renamed(known, country, list)
    shownBy.set(
      country,
      list.map((place) => ({ ...place, shown: names.get(place) ?? place.name })),
    )
  }
  return shownBy
}

/** Airports by city code, the biggest of each first. */
function byCityCode(airports: readonly Airport[]): [string, Airport][] {
  const biggest = new Map<string, Airport>()
  for (const row of airports) {
    const before = biggest.get(row.cityCode)
    if (!before || row.passengers > before.passengers) biggest.set(row.cityCode, row)
  }
  return [...biggest].sort((a, b) => b[1].passengers - a[1].passengers || byCodeUnit(a[0], b[0]))
}

/** town → city code. The town has the name the airport gives its city, or another name of it, and lies within 100 km. */
function codes(airports: readonly Airport[], shownBy: ReadonlyMap<string, readonly Town[]>, known: readonly Alias[]): Map<Town, string> {
  const given = new Map<Town, string>()
  const aliasOf = new Map(known.map((alias) => [`${alias.country} ${fold(alias.name)}`, alias]))
  for (const [code, airport] of byCityCode(airports)) {
    const name = fold(airport.city)
    const alias = aliasOf.get(`${airport.country} ${name}`)
    const near = (shownBy.get(airport.country) ?? []).filter((town) => !given.has(town) && kilometres(airport, town) < 100)
    const called = (names: readonly string[], least: number): Town | undefined =>
      near.find((town) => town.population >= least && (names.includes(fold(town.shown)) || names.includes(fold(town.name))))
    const others = [...(alias?.town ? [alias.town] : []), ...(alias?.others ?? [])].map(fold)
    // A hamlet of the same name (Washington, Virginia) comes last.
    const town = called([name], LEAST) ?? called(others, 0) ?? called([name], 0)
    if (town) given.set(town, code)
  }
  return given
}

export function cityRows(airports: readonly Airport[]): City[] {
  const known = aliases()
  const shownBy = towns(known)
  const given = codes(airports, shownBy, known)
  const region = regionNames()
  return [...shownBy.values()].flatMap((list) =>
    list
      .filter((town) => town.population >= LEAST || given.has(town))
      .map((town) => ({
        name: town.shown,
        country: town.country,
        region: region(town.country, town.adminCode),
        latitude: town.latitude,
        longitude: town.longitude,
        population: town.population,
        code: given.get(town) ?? '',
      })),
  )
}

const capitals = (key: string): string => key.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())

/**
 * `key name country region latitude longitude thousands code`, by name as people type it, the biggest first; no name where it is the key in capitals.
 * Before them `#CODE key` for each city code.
 */
export function cityLines(rows: readonly City[]): string[] {
  const keyed = rows.map((row) => ({ row, key: fold(row.name) })).filter(({ key }) => /^[ -~]+$/.test(key))
  const codes = keyed.filter(({ row }) => row.code !== '').map(({ row, key }) => `#${row.code}\t${key}`)
  keyed.sort(
    (a, b) =>
      byCodeUnit(a.key, b.key) ||
      b.row.population - a.row.population ||
      byCodeUnit(a.row.country, b.row.country) ||
      a.row.latitude - b.row.latitude,
  )
  const cities = keyed.map(({ row, key }) =>
    [
      key,
      row.name === capitals(key) ? '' : row.name,
      row.country,
      row.region,
      Math.round(row.latitude * 1000) / 1000,
      Math.round(row.longitude * 1000) / 1000,
      Math.round(row.population / 100) / 10,
      row.code,
    ].join('\t'),
  )
  return [...codes.sort(byCodeUnit), ...cities]
}
