/** Reads `travelcities.tsv`, `districts.tsv` and `pois.tsv`: cities that people travel to, what they are like and what is to be seen there. */

import { type Circle, type Near, type Point, within } from '../../core/globe.ts'
import { type Activities, activityTable } from './activities.ts'
import type { ReadTable } from './atlas.types.ts'
import { type Cities, type City, createCities } from './cities.ts'
import { lazyLines } from './lines.ts'

/** Nights on which a city is full, as `MMDD`; the last may lie in the next year. */
export interface CityEvent {
  readonly from: string
  readonly to: string
  /** What it does to rates. */
  readonly factor: number
  readonly name: string
}

export interface TravelCity extends Point {
  /** IATA city code. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** How many hotels there are: 1 a metropolis or great resort … 4 a small place. */
  readonly tier: number
  /** Median rate of a double room with four stars a night in EUR, taxes in, in low and high season. */
  readonly rates: { readonly low: number; readonly high: number }
  /** January to December, 0 the low and 100 the high season. */
  readonly season: readonly number[]
  /** `business`: Tuesday to Thursday are dearer; `leisure`: Friday and Saturday. */
  readonly week: 'business' | 'leisure' | 'mixed'
  /** Local prices of tours, meals and taxis; 1 is about Rome. */
  readonly priceLevel: number
  readonly events: readonly CityEvent[]
}

/** Densities are 0–100 hints. */
export interface District extends Point {
  /** `MAD03`: its city and its place in the list. */
  readonly id: string
  readonly city: string
  readonly name: string
  /** Percent of the hotels of the city. */
  readonly hotelShare: number
  /** Rates against the city's. */
  readonly priceFactor: number
  readonly nightLife: number
  readonly shopping: number
  readonly sights: number
  readonly restaurants: number
  /** Points added to the safety scores of the country; positive is less safe. */
  readonly safetyOffset: number
}

export type PoiCategory = 'SIGHTS' | 'HISTORICAL' | 'BEACH_PARK' | 'NIGHTLIFE' | 'RESTAURANT' | 'SHOPPING'

/** A place of interest. */
export interface Poi extends Point {
  /** `MAD03`: its city and its rank. */
  readonly id: string
  readonly city: string
  /** By fame within the city, from 1. */
  readonly rank: number
  readonly name: string
  readonly category: PoiCategory
  readonly tags: readonly string[]
  /** Whether a ticket of admission can be sold. */
  readonly ticket: boolean
  /** Whether going up can be sold. */
  readonly deck: boolean
  /** The year until which it is shut for works. */
  readonly shutUntil?: number
}

/** Lists are in the order of the tables: districts as people know them, places by fame. `near` gives the nearest first. */
export interface Destinations {
  /** Towns of over 15,000 people and those that airports serve. */
  readonly towns: Pick<Cities, 'named' | 'withWord' | 'ofCode'>
  /** What can be done in them. */
  readonly activities: Activities
  /** Towns of over 15,000 people. Reads a large table. */
  townsNear(circle: Circle): readonly Near<City>[]
  /** Where the middle of a city is, by its IATA code, whether people travel to it or not. */
  cityOf(code: string): TravelCity | City | undefined
  travelCity(code: string): TravelCity | undefined
  travelCities(): readonly TravelCity[]
  districtsOf(city: string): readonly District[]
  districtsNear(circle: Circle): readonly Near<District>[]
  poisOf(city: string): readonly Poi[]
  /** Those of all cities. */
  pois(): readonly Poi[]
  poisNear(circle: Circle): readonly Near<Poi>[]
}

const CATEGORIES: Readonly<Record<string, PoiCategory>> = {
  S: 'SIGHTS',
  H: 'HISTORICAL',
  B: 'BEACH_PARK',
  N: 'NIGHTLIFE',
  R: 'RESTAURANT',
  P: 'SHOPPING',
}

function parsePoi([id = '', name = '', latitude, longitude, category = '', tags = '', flags = '']: readonly string[]): Poi {
  const shut = /c(\d{4})/.exec(flags)?.[1]
  return {
    id,
    city: id.slice(0, 3),
    rank: Number(id.slice(3)),
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    category: CATEGORIES[category] ?? 'SIGHTS',
    tags: tags.split(','),
    ticket: flags.includes('t'),
    deck: flags.includes('d'),
    ...(shut !== undefined && { shutUntil: Number(shut) }),
  }
}

function parseDistrict([id = '', name = '', ...numbers]: readonly string[]): District {
  const [
    latitude = 0,
    longitude = 0,
    hotelShare = 0,
    priceFactor = 1,
    nightLife = 0,
    shopping = 0,
    sights = 0,
    restaurants = 0,
    offset = 0,
  ] = numbers.map(Number)
  const densities = { nightLife, shopping, sights, restaurants }
  return { id, city: id.slice(0, 3), name, latitude, longitude, hotelShare, priceFactor, ...densities, safetyOffset: offset }
}

/** `0118-0126;1.25;FITUR trade fair` */
function parseEvent(text: string): CityEvent {
  const [days = '', factor, name = ''] = text.split(';')
  return { from: days.slice(0, 4), to: days.slice(5), factor: Number(factor), name }
}

const isWeek = (text: string): text is TravelCity['week'] => text === 'business' || text === 'leisure' || text === 'mixed'

function parseCity(fields: readonly string[], seasonOf: (name: string) => readonly number[]): TravelCity {
  const [code = '', name = '', country = '', latitude, longitude, tier, low, high, season = '', week = '', level, events = ''] = fields
  return {
    code,
    name,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    tier: Number(tier),
    rates: { low: Number(low), high: Number(high) },
    season: seasonOf(season),
    week: isWeek(week) ? week : 'mixed',
    priceLevel: Number(level),
    events: events === '' ? [] : events.split('|').map(parseEvent),
  }
}

export function destinationTables(read: ReadTable): Destinations {
  const cities = lazyLines(read, 'travelcities.tsv')
  const districts = lazyLines(read, 'districts.tsv')
  const pois = lazyLines(read, 'pois.tsv')
  const towns = createCities(read)
  let allDistricts: readonly District[] | undefined
  let allPois: readonly Poi[] | undefined

  const seasonOf = (name: string): readonly number[] => (cities.find(`#${name}`)?.slice(1, 13) ?? []).map(Number)

  const everyPoi = (): readonly Poi[] => {
    allPois ??= pois.all().map(parsePoi)
    return allPois
  }

  function travelCity(code: string): TravelCity | undefined {
    const fields = /^[A-Z]{3}$/.test(code) ? cities.find(code) : undefined
    return fields && parseCity(fields, seasonOf)
  }

  return {
    towns,
    activities: activityTable(read),
    townsNear: towns.near,
    cityOf: (code) => travelCity(code) ?? towns.ofCode(code),
    travelCity,
    travelCities: () =>
      cities
        .all()
        .filter(([key]) => !key?.startsWith('#'))
        .map((fields) => parseCity(fields, seasonOf)),
    // An empty prefix would be every city's.
    districtsOf: (city) => (city.length === 3 ? districts.starting(city).map(parseDistrict) : []),
    districtsNear(circle) {
      allDistricts ??= districts.all().map(parseDistrict)
      return within(allDistricts, circle)
    },
    poisOf: (city) => (city.length === 3 ? pois.starting(city).map(parsePoi) : []),
    pois: everyPoi,
    poisNear: (circle) => within(everyPoi(), circle),
  }
}
