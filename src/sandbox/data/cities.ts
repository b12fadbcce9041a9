/** Reads `cities.tsv`: towns of over 15,000 people and those that airports serve. */

import { fold } from '../../core/fold.ts'
import { type Circle, mayReach, type Near, type Point, within } from '../../core/globe.ts'
import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

export interface City extends Point {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 3166-2 subdivision without the country; empty where unknown. */
  readonly region: string
  /** To the nearest hundred. */
  readonly population: number
  /** IATA city code; empty where no airport of the tables serves the city. */
  readonly code: string
}

export interface Cities {
  /** Cities called exactly so, the biggest first; accents and case do not matter. */
  named(name: string): readonly City[]
  /** Cities whose names begin so, the biggest first. */
  startingWith(text: string): readonly City[]
  /** Cities with a word in their names that begins so, the biggest first. Reads the whole table. */
  withWord(text: string): readonly City[]
  /** The city of an IATA city code. */
  ofCode(code: string): City | undefined
  /** Nearest first. Reads the whole table. */
  near(circle: Circle): readonly Near<City>[]
}

/** The column of the latitude. */
const LATITUDE = 4

const capitals = (key: string): string => key.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

function parse([key = '', name, country = '', region = '', latitude, longitude, thousands, code = '']: readonly string[]): City {
  return {
    name: name || capitals(key),
    country,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Math.round(Number(thousands) * 10) * 100,
    code,
  }
}

const biggestFirst = (a: City, b: City): number => b.population - a.population

export function createCities(read: ReadTable): Cities {
  const lines = lazyLines(read, 'cities.tsv')
  let whole: readonly (readonly string[])[] | undefined

  function named(name: string): readonly City[] {
    const key = fold(name)
    const found = lines.starting(key).filter((fields) => fields[0] === key)
    return found.map(parse)
  }

  function startingWith(text: string): readonly City[] {
    const key = fold(text)
    return key === '' ? [] : lines.starting(key).map(parse).sort(biggestFirst)
  }

  function withWord(text: string): readonly City[] {
    const key = fold(text)
    if (key === '') return []
    const names = new Set(lines.keys().filter((name) => !name.startsWith('#') && ` ${name}`.includes(` ${key}`)))
    return [...names].flatMap(named).sort(biggestFirst)
  }

  function ofCode(code: string): City | undefined {
    const name = lines.find(`#${code}`)?.[1]
    return name === undefined ? undefined : named(name).find((city) => city.code === code)
  }

  function near(circle: Circle): readonly Near<City>[] {
    whole ??= lines.all().filter(([key]) => !key?.startsWith('#'))
    // To make objects of all cities would take longer than to look at them.
    const cities = whole.filter((fields) => mayReach(Number(fields[LATITUDE]), circle.latitude, circle.radius)).map(parse)
    return within(cities, circle)
  }

  return { named, startingWith, withWord, ofCode, near }
}
