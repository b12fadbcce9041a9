/** Reads `airports.tsv` and `metro.tsv`. */

import { kilometres, within } from '../../core/globe.ts'
import type { Airport, Atlas, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

interface AirportTable extends Pick<Atlas, 'airport' | 'airports' | 'airportsOf' | 'distance' | 'near'> {
  /** Airports whose codes begin so. */
  startingWith(prefix: string): readonly Airport[]
  /** Codes of all airports. */
  codes(): readonly string[]
  /** Codes of the cities that are more, or other, than one airport of the same code. */
  cityCodes(): readonly string[]
}

export function airportTable(read: ReadTable): AirportTable {
  const lines = lazyLines(read, 'airports.tsv', 1)
  const metro = lazyLines(read, 'metro.tsv')
  const known = new Map<string, Airport | undefined>()
  let zones: readonly string[] | undefined
  let whole: readonly Airport[] | undefined

  function parse(fields: readonly string[]): Airport {
    zones ??= lines.head()
    const [iata = '', icao = '', name = '', city = '', country = '', region = '', latitude, longitude, zone, cityCode, passengers] = fields
    return {
      iata,
      icao,
      name,
      city,
      cityCode: cityCode || iata,
      country,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone: zones[Number(zone)] ?? 'UTC',
      passengers: Number(passengers),
    }
  }

  function airport(iata: string): Airport | undefined {
    if (known.has(iata)) return known.get(iata)
    const fields = lines.find(iata)
    const second = fields ? undefined : metro.find(iata)?.[1]
    const found = fields ? parse(fields) : second?.startsWith('=') ? airport(second.slice(1)) : undefined
    known.set(iata, found)
    return found
  }

  /** One object for each airport, however it was found. */
  function remember(fields: readonly string[]): Airport {
    const before = known.get(fields[0] ?? '')
    if (before) return before
    const row = parse(fields)
    known.set(row.iata, row)
    return row
  }

  function airports(): readonly Airport[] {
    whole ??= lines.all().map(remember)
    return whole
  }

  const startingWith = (prefix: string): readonly Airport[] => lines.starting(prefix).map(remember)

  const codes = (): readonly string[] => lines.keys()

  const cityCodes = (): readonly string[] =>
    metro
      .all()
      .filter(([, members]) => !members?.startsWith('='))
      .map(([code = '']) => code)

  function airportsOf(code: string): readonly Airport[] {
    const members = metro.find(code)?.[1] ?? code
    return members.split(' ').flatMap((iata) => airport(iata.replace('=', '')) ?? [])
  }

  function distance(from: string, to: string): number {
    const start = airport(from)
    const end = airport(to)
    return start && end ? kilometres(start, end) : Number.NaN
  }

  return { airport, airports, airportsOf, distance, near: (circle) => within(airports(), circle), startingWith, codes, cityCodes }
}
