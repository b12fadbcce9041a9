/** Reads `hoteltowns.tsv` and `hotelbrands.tsv`: where there are hotels, and what they are called and have. */

import { type Circle, kilometres, mayReach, type Point } from '../../core/globe.ts'
import type { ReadTable } from './atlas.types.ts'
import type { TravelCity } from './destinations.ts'
import { lazyLines } from './lines.ts'

/** A town with hotels. */
export interface HotelTown extends Point {
  /** IATA code of the city it goes by. */
  readonly code: string
  /** 0 for the city itself; others that go by its code follow. */
  readonly number: number
  readonly name: string
  readonly country: string
  readonly population: number
  /** How many hotels it has for its people: 1 a metropolis for travellers to 4 a small town. */
  readonly tier: number
  /** A travel city, a resort, another city with a code, a suburb, a town without. */
  readonly kind: 'travel' | 'resort' | 'city' | 'suburb' | 'town'
  /** Where the airport is, if it is near and the town's own. */
  readonly airport?: Point
  /** Passengers of its airports, in millions a year. */
  readonly passengers: number
  readonly rates: { readonly low: number; readonly high: number }
  /** The travel city whose seasons it has. */
  readonly like: string
  readonly week: TravelCity['week']
  readonly priceLevel: number
  /** Sides where there is land, 0 east, 2 north, 4 west, 6 south and those between; the others may be sea. */
  readonly land: readonly number[]
}

export interface Brand {
  readonly chain: string
  readonly name: string
  /** `Hilton {city} {district}` */
  readonly pattern: string
  readonly stars: readonly [least: number, most: number]
  /** The most hotels of it in one city. */
  readonly most: number
  /** By country, group of countries and `*` for anywhere else. */
  readonly weights: ReadonlyMap<string, number>
}

interface NamePattern {
  readonly pattern: string
  readonly stars: readonly [least: number, most: number]
  readonly weight: number
  /** Only in districts that begin so; empty for anywhere. */
  readonly districts: readonly string[]
}

/** A hotel of five stars that everybody knows. */
interface Flagship {
  readonly chain: string
  readonly name: string
  /** How its district begins. */
  readonly district: string
}

export interface ChangedChances {
  /** `['country', ['FI']]`, `['beach', []]`: all have to hold. */
  readonly conditions: readonly (readonly [kind: string, values: readonly string[]])[]
  /** What is added to a chance in percent, or the chance itself. */
  readonly chances: readonly (readonly [amenity: string, chance: number, added: boolean])[]
}

/** What hotels are called and have. */
export interface Naming {
  readonly groupsOf: (country: string) => readonly string[]
  readonly language: (country: string) => string
  /** Every language that has words. */
  readonly languages: readonly string[]
  readonly brands: readonly Brand[]
  /** Patterns of independents: those of the city, else of the country, else of its part of the world. */
  readonly patternsAt: (city: string, country: string) => readonly NamePattern[]
  /** Words for a pattern's `{noun}`, by language and list. */
  readonly words: (language: string, list: string) => readonly string[]
  /** The city that a noun is a place of. */
  readonly places: ReadonlyMap<string, string>
  /** Chain codes under which independents are sold. */
  readonly representations: readonly string[]
  /** By city. */
  readonly flagships: ReadonlyMap<string, readonly Flagship[]>
  /** Share of independents by tier, and by city and district, `*` for all of it. */
  readonly independents: ReadonlyMap<number, number>
  readonly independentsAt: ReadonlyMap<string, readonly (readonly [district: string, share: number])[]>
  /** Chances in percent by stars. */
  readonly amenities: ReadonlyMap<number, readonly (readonly [amenity: string, chance: number])[]>
  readonly changes: readonly ChangedChances[]
}

export interface Stays {
  /** The towns that go by a city code, the city itself first. */
  townsOf(code: string): readonly HotelTown[]
  /** Towns that have a hotel within a circle, and some others near it. Reads a large table. */
  townsNear(circle: Circle): readonly HotelTown[]
  /** Towns whose name, or the code of a city, is like that. Reads a large table. */
  townsLike(isLike: (name: string, code: string | undefined) => boolean, country?: string): readonly HotelTown[]
  /** The cities that most travellers come to, the first of them first; `country` leaves out others. Reads a large table. */
  mostVisited(count: number, country?: string): readonly HotelTown[]
  naming(): Naming
}

const KINDS: Readonly<Record<string, HotelTown['kind']>> = { W: 'travel', R: 'resort', C: 'city', S: 'suburb', T: 'town' }

function parseTown(fields: readonly string[]): HotelTown {
  const [key = '', name = '', country = '', latitude, longitude, hundreds, tier, kind = '', airport = '', passengers, ...market] = fields
  const [low, high, like = '', week = '', level, land = ''] = market
  const [north, east] = airport.split(' ').map(Number)
  return {
    code: key.slice(0, 3),
    number: Number(key.slice(3)),
    name,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(hundreds) * 100,
    tier: Number(tier),
    kind: KINDS[kind] ?? 'town',
    ...(north !== undefined && east !== undefined && { airport: { latitude: north, longitude: east } }),
    passengers: Number(passengers),
    rates: { low: Number(low), high: Number(high) },
    like,
    week: week === 'business' || week === 'leisure' ? week : 'mixed',
    priceLevel: Number(level),
    land: [...land].map(Number),
  }
}

/** Columns of the table of towns. */
const [LATITUDE, LONGITUDE, POPULATION, KIND, AIRPORT, PASSENGERS] = [3, 4, 5, 7, 8, 9]

/** The code of a city by the key of its town: other towns have none. */
const cityCode = (key: string): string | undefined => (key.endsWith('000') ? key.slice(0, 3) : undefined)

/** Kilometres from the middle of a town to its farthest hotel, at most. */
const extentOf = (row: readonly string[]): number => (row[KIND] === 'W' ? 60 : row[AIRPORT] ? 50 : 12)

/** How many travellers come to a city, as far as its order among others goes. */
const visitedOf = (row: readonly string[]): number =>
  (row[KIND] === 'W' ? 1000 : 0) + 10 * Number(row[PASSENGERS]) + Math.sqrt(Number(row[POPULATION])) / 10

function starsIn(text: string): readonly [number, number] {
  return [Number(text.slice(0, 1)), Number(text.slice(2))]
}

/** `NAM:9,*:4` */
const pairs = (text: string): (readonly [string, number])[] =>
  text.split(',').map((part) => [part.slice(0, part.lastIndexOf(':')), Number(part.slice(part.lastIndexOf(':') + 1))] as const)

function parseBrand([chain = '', name = '', pattern = '', stars = '', most, weights = '']: readonly string[]): Brand {
  return { chain, name, pattern, stars: starsIn(stars), most: Number(most), weights: new Map(pairs(weights)) }
}

function parseChange([conditions = '', chances = '']: readonly string[]): ChangedChances {
  return {
    conditions: conditions.split(' ').map((part) => {
      const [kind = '', values] = part.split(':')
      return [kind, values?.split(',') ?? []]
    }),
    chances: chances.split(',').map((part) => {
      const [amenity = '', chance = ''] = part.split(':')
      return [amenity, Number(chance), /^[+-]/.test(chance)]
    }),
  }
}

/** Values by key, those of one key together, in their order. */
function grouped<Value>(rows: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const found = new Map<string, Value[]>()
  for (const [key, value] of rows) {
    const before = found.get(key)
    if (before) before.push(value)
    else found.set(key, [value])
  }
  return found
}

function parseNaming(all: readonly (readonly string[])[]): Naming {
  const byKind = grouped(all.map(([key = '', ...rest]) => [key.replace(/\d+$/, ''), rest] as const))
  const rows = (kind: string): readonly string[][] => byKind.get(kind) ?? []
  const groups = grouped(
    rows('G').flatMap(([group = '', countries = '']) => countries.split(',').map((country) => [country, group] as const)),
  )
  const groupsOf = (country: string): readonly string[] => groups.get(country) ?? []
  const languages = new Map(rows('L').map(([place = '', language = '']) => [place, language] as const))
  const lists = new Map(rows('W').map(([language, list, words = '']) => [`${language} ${list}`, words.split(',')] as const))
  const language = (country: string): string => {
    const place = [country, ...groupsOf(country)].find((name) => languages.has(name)) ?? ''
    return languages.get(place) ?? 'en'
  }
  const patterns = grouped(
    rows('I').map(([place = '', pattern = '', stars = '', weight, districts = '']) => {
      const only = districts === '' ? [] : districts.split(',')
      return [place, { pattern, stars: starsIn(stars), weight: Number(weight), districts: only }] as const
    }),
  )
  const groupNames = new Set(rows('G').map(([group]) => group))
  /** Some groups are called like cities: FRA is France, and Frankfurt. */
  const patternsAt = (city: string, country: string): readonly NamePattern[] =>
    [...(groupNames.has(city) ? [] : [city]), country, ...groupsOf(country), 'UKI'].map((place) => patterns.get(place)).find(Boolean) ?? []
  return {
    groupsOf,
    language,
    languages: [...new Set(rows('W').map(([tongue = '']) => tongue))],
    brands: rows('B').map(parseBrand),
    patternsAt,
    words: (tongue, list) => lists.get(`${tongue} ${list}`) ?? lists.get(`en ${list}`) ?? [],
    places: new Map(rows('P').flatMap(([words = '', city = '']) => words.split(',').map((word) => [word, city] as const))),
    representations: rows('X').map(([code = '']) => code),
    flagships: grouped(rows('F').map(([city = '', chain = '', name = '', district = '']) => [city, { chain, name, district }] as const)),
    independents: new Map(rows('N').flatMap(([, shares = '']) => pairs(shares).map(([tier, share]) => [Number(tier), share] as const))),
    independentsAt: grouped(rows('Z').map(([city = '', district = '', share]) => [city, [district, Number(share)] as const] as const)),
    amenities: new Map(rows('A').map(([stars, chances = '']) => [Number(stars), pairs(chances)] as const)),
    changes: rows('AX').map(parseChange),
  }
}

export function stayTables(read: ReadTable): Stays {
  const towns = lazyLines(read, 'hoteltowns.tsv')
  const brands = lazyLines(read, 'hotelbrands.tsv')
  let whole: readonly (readonly string[])[] | undefined
  // As fields: to make objects of all towns takes longer than any answer may.
  const rows = (): readonly (readonly string[])[] => {
    whole ??= towns.all()
    return whole
  }
  let words: Naming | undefined
  return {
    // An empty prefix would be every town's.
    townsOf: (code) => (/^[A-Z0-9]{3}$/.test(code) ? towns.starting(code).map(parseTown) : []),
    townsNear: (circle) =>
      rows()
        .filter((row) => {
          const reach = circle.radius + extentOf(row)
          const latitude = Number(row[LATITUDE])
          return mayReach(latitude, circle.latitude, reach) && kilometres(circle, { latitude, longitude: Number(row[LONGITUDE]) }) <= reach
        })
        .map(parseTown),
    townsLike: (isLike, country) =>
      rows()
        .filter(([key = '', name = '', home]) => (country === undefined || home === country) && isLike(name, cityCode(key)))
        .map(parseTown),
    mostVisited: (count, country) =>
      rows()
        .filter(([key = '', , home]) => cityCode(key) !== undefined && (country === undefined || home === country))
        .map((row) => ({ row, visited: visitedOf(row) }))
        .sort((a, b) => b.visited - a.visited)
        .slice(0, count)
        .map(({ row }) => parseTown(row)),
    naming() {
      words ??= parseNaming(brands.all())
      return words
    },
  }
}
