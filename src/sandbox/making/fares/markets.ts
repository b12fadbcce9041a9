import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import { fiscalCountry, isDomestic, type Region, regionOf } from '../regions.ts'

/** What a kilometre costs in different parts of the world, 1 being near the world's mean. */

const DOMESTIC: Readonly<Record<string, number>> = {
  US: 1.03,
  CN: 0.68,
  ZA: 0.8,
  IN: 0.58,
  ID: 0.7,
  BR: 0.95,
  MX: 0.8,
  AU: 0.9,
  TR: 0.6,
  JP: 1.05,
  NG: 1,
  EG: 0.7,
  CO: 0.75,
  SA: 0.75,
  VN: 0.62,
  TH: 0.7,
}

const BETWEEN: { readonly [pair in `${Region}-${Region}`]?: number } = {
  'Europe-Europe': 0.88,
  'North America-North America': 0.98,
  'Europe-North America': 0.82,
  'Europe-Latin America': 1.15,
  'Africa-Europe': 1.2,
  'Africa-Africa': 1.7,
  'North East Asia-North East Asia': 0.75,
  'North East Asia-South East Asia': 0.72,
  'South East Asia-South East Asia': 0.7,
  'South Asia-South Asia': 0.55,
  'Middle East-South Asia': 0.72,
  'Latin America-Latin America': 1.05,
  'Latin America-North America': 0.95,
  'Oceania-Oceania': 0.85,
  'Europe-South East Asia': 1.02,
  'Europe-Middle East': 0.95,
  'Europe-South Asia': 0.9,
  'Europe-North East Asia': 0.98,
  'North America-North East Asia': 1,
  'Middle East-Middle East': 0.9,
  'North America-Oceania': 1.05,
  'Europe-Oceania': 1.08,
  'Eurasia-Europe': 0.95,
  'North America-South Asia': 0.9,
  'Middle East-North America': 1.05,
  'Oceania-South East Asia': 0.85,
}

export function marketLevel(from: Airport, to: Airport): number {
  const domestic = isDomestic(from.country, to.country) ? DOMESTIC[fiscalCountry(from.country)] : undefined
  if (domestic !== undefined) return domestic
  const [one, other] = [regionOf(from.country), regionOf(to.country)]
  return BETWEEN[`${one}-${other}`] ?? BETWEEN[`${other}-${one}`] ?? 1.05
}

/** Long haul as fares, bags and penalties know it: at least 3,500 km from end to end, and abroad. */
export const isLongHaul = (from: Airport, to: Airport, distance: number): boolean =>
  distance >= 3500 && !isDomestic(from.country, to.country)

/** How prices bend to the number of airlines that fly non-stop; where nobody does, connections compete with each other. */
export function competition(atlas: Atlas, from: string, to: string): number {
  const carriers = atlas.carriers(from, to).length
  return carriers === 1 ? 1.15 : carriers === 2 ? 1.04 : carriers > 3 ? 0.94 : 1
}

const DEAR = new Set(['SQ', 'EK', 'QR', 'LX'])

/** An airline's own price level. */
export function airlineLevel({ iata, kind }: Airline): number {
  if (kind === 'L') return 0.74
  if (kind === 'H') return 0.85
  return DEAR.has(iata) ? 1.08 : 1
}
