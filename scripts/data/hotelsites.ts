/** Towns where hotels stand, and the cities among them that people travel to. */

import type { Point } from '../../src/core/globe.ts'
import { travelCityLines } from './destinations.ts'

export interface Site extends Point {
  readonly name: string
  readonly country: string
}

export interface Town extends Site {
  readonly population: number
  readonly code: string
  /** C a city with a code, S a suburb of a bigger one, T another town. */
  readonly kind: 'C' | 'S' | 'T'
}

/** A city people travel to, with what is written of its hotels. */
export interface TravelCity extends Site {
  readonly code: string
  readonly tier: number
  readonly low: number
  readonly high: number
  readonly level: number
  readonly week: string
}

export const travelCities = (): TravelCity[] =>
  travelCityLines()
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [code = '', name = '', country = '', latitude, longitude, tier, low, high, , week = '', level] = line.split('\t')
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      return { code, name, country, ...point, tier: Number(tier), low: Number(low), high: Number(high), level: Number(level), week }
    })
