/** Reads `hoteltowns.tsv`: where there are hotels. */

import { type Circle, kilometres, mayReach, type Point } from '../../core/globe.ts'
import type { ReadTable } from './atlas.types.ts'
import type { TravelCity } from './destinations.ts'
import { lazyLines } from './lines.ts'
import { type Naming, parseNaming } from './naming.ts'

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
