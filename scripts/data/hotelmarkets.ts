/** What a room costs in a town that is not written down by itself, and when it costs most. */

import { regionOf } from '../../src/sandbox/making/regions.ts'
import type { Site, Town } from './hotelsites.ts'
import { fault, tableLines } from './sources.ts'

interface Rates {
  readonly low: number
  readonly high: number
  readonly level: number
}

const MARKETS = 'hotelmarkets.txt'

const RESORT = 'resort;'

export function readRates(): ReadonlyMap<string, Rates> {
  const rows = tableLines(MARKETS).filter((line) => !line.startsWith(RESORT))
  return new Map(
    rows.map((line) => {
      const [place = '', ...numbers] = line.split(';')
      const [low = 0, high = 0, level = 0] = numbers.map(Number)
      if (!(low > 10 && high > low && high < 1000 && level > 0.1 && level < 3)) fault(MARKETS, line)
      return [place, { low, high, level }]
    }),
  )
}

/** The travel city whose season a place has, by its part of the world and how far from the equator it lies. */
export function seasonLike({ country, latitude, longitude }: Site, resort: boolean): string {
  switch (regionOf(country)) {
    case 'Europe':
      if (latitude > 62) return 'REK'
      if (latitude > 55) return 'CPH'
      return resort && latitude < 46 ? 'NCE' : 'AMS'
    case 'Eurasia':
      return 'HEL'
    case 'Middle East':
      if (country === 'TR') return resort ? 'NCE' : 'IST'
      return latitude < 31 ? 'DXB' : 'CAI'
    case 'North America':
      if (longitude < -154 && latitude < 23) return 'LAX'
      if (country === 'CA' || latitude > 42) return 'YMQ'
      if (latitude < 30) return 'MIA'
      return longitude < -114 ? 'LAX' : 'CHI'
    case 'Latin America':
      if (latitude < -15) return 'BUE'
      return latitude > 10 && (longitude > -88 || resort) ? 'MIA' : 'LIM'
    case 'South Asia':
      return latitude < 8 ? 'SIN' : 'DEL'
    case 'South East Asia':
      if (latitude > 9) return 'BKK'
      return latitude < -5 ? 'DPS' : 'KUL'
    case 'North East Asia':
      return latitude < 25 ? 'HKG' : 'SHA'
    case 'Oceania':
      return latitude < -20 ? 'SYD' : 'DPS'
    default:
      if (latitude > 20) return 'RAK'
      return latitude < -15 ? 'CPT' : 'SIN'
  }
}

/** Places that live from guests: those written down, and where many more land in a year than people live. Hubs of the United States are none. */
export function resorts(): (town: Town, passengers: number) => boolean {
  const written = new Set(tableLines(MARKETS).flatMap((line) => (line.startsWith(RESORT) ? line.slice(RESORT.length).split(' ') : [])))
  return ({ code, country, latitude, population }, passengers) => {
    if (written.has(code)) return true
    if (passengers < 0.25 || population > 700_000 || (country === 'US' && latitude > 30)) return false
    return (passengers * 1_000_000) / Math.max(population, 20_000) > (population > 150_000 ? 50 : 12)
  }
}

export const tierOf = (population: number): number => (population > 5_000_000 ? 2 : population > 1_500_000 ? 3 : 4)
const BY_TIER: Readonly<Record<number, number>> = { 2: 1.15, 3: 1.05, 4: 1 }

/** Rates of a town that has no row of its own: those of its country, dearer in big towns, dearest where people go for holidays. */
export function marketOf(rates: ReadonlyMap<string, Rates>, town: Town, resort: boolean) {
  const found = rates.get(town.country) ?? rates.get(`*${regionOf(town.country)}`)
  if (found === undefined) return fault(MARKETS, `nothing for ${town.country}`)
  const factor = (BY_TIER[tierOf(town.population)] ?? 1) * (town.population < 80_000 ? 0.92 : 1)
  return {
    low: Math.round(found.low * factor),
    high: Math.round(found.high * factor * (resort ? 1.3 : 1)),
    level: found.level,
    week: resort ? 'leisure' : town.population > 1_000_000 ? 'business' : 'mixed',
  }
}
