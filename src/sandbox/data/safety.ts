/** Reads `safety.tsv` and `ratedtowns.tsv`: what travellers ask of countries and which towns are rated, as rough sample data. */

import type { Point } from '../../core/globe.ts'
import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** Scores from 1, safest, to 100. */
export interface Themes {
  readonly lgbtq: number
  readonly medical: number
  readonly physicalHarm: number
  readonly politicalFreedom: number
  readonly theft: number
  readonly women: number
}

/** A city that is known by itself. */
interface RatedCity {
  /** `Q930402719` */
  readonly id: string
  readonly scores: Themes
}

/** A town of more than 100,000 people. */
export interface RatedTown extends Point {
  /** Made of its name once and for all. */
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly population: number
  /** IATA city code; empty where no airport serves it. */
  readonly code: string
}

export interface CountryFacts {
  /** Those of its cities. */
  readonly scores: Themes
  /** `SCHENGEN`, `EES`: what is asked at the border, for `entryText`. */
  readonly entry: readonly string[]
  /** The numbers to call, the general one first. */
  readonly emergency: readonly string[]
  /** Host, and path if any, of a page of a government. */
  readonly site: string
  readonly risk: string
  /** Totals of COVID-19 as they were last reported. */
  readonly cases: number
  readonly deaths: number
  /** Percent of the people who had two doses. */
  readonly doses: number
}

export interface Safety {
  facts(country: string): CountryFacts | undefined
  city(code: string): RatedCity | undefined
  towns(): readonly RatedTown[]
  /** What a word of entry means, as a sentence. */
  entryText(word: string): string | undefined
  /** The scores of every country. */
  all(): ReadonlyMap<string, Themes>
}

function themes([lgbtq, medical, physicalHarm, politicalFreedom, theft, women]: readonly string[]): Themes {
  return {
    lgbtq: Number(lgbtq),
    medical: Number(medical),
    physicalHarm: Number(physicalHarm),
    politicalFreedom: Number(politicalFreedom),
    theft: Number(theft),
    women: Number(women),
  }
}

function town([id = '', name = '', country = '', latitude, longitude, thousands, code = '']: readonly string[]): RatedTown {
  const population = Math.round(Number(thousands) * 10) * 100
  return { id, name, country, latitude: Number(latitude), longitude: Number(longitude), population, code }
}

const isCountry = (key = ''): boolean => /^[A-Z]{2}$/.test(key)

export function safetyTable(read: ReadTable): Safety {
  const lines = lazyLines(read, 'safety.tsv')
  const towns = lazyLines(read, 'ratedtowns.tsv')
  return {
    facts(country) {
      const fields = isCountry(country) ? lines.find(country) : undefined
      if (!fields) return undefined
      const [entry = '', emergency = '', site = '', risk = '', cases, deaths, doses] = fields.slice(7)
      return {
        scores: themes(fields.slice(1)),
        entry: entry.split(','),
        emergency: emergency.split('/'),
        site,
        risk,
        cases: Number(cases),
        deaths: Number(deaths),
        doses: Number(doses),
      }
    },
    city(code) {
      const fields = lines.find(`@${code}`)
      return fields && { id: fields[1] ?? '', scores: themes(fields.slice(2)) }
    },
    towns: () => towns.all().map(town),
    entryText: (word) => lines.find(`#${word}`)?.[1],
    all: () =>
      new Map(
        lines
          .all()
          .filter(([key]) => isCountry(key))
          .map(([key = '', ...rest]) => [key, themes(rest)]),
      ),
  }
}
