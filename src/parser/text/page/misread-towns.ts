/** Towns of stations that pictures misread by one letter, where only one town is meant: `Minchen Hbf`. */

import type { Gazetteer } from '../../found.ts'
import { STATIONS } from '../../gazetteer.ts'
import { plain } from '../words/plain.ts'
import { type MayBe, readOtherwise } from './misread-signs.ts'

/** What a letter may have been that was recognised as another. */
const MAY_BE: MayBe = {
  i: 'ülj',
  I: 'l',
  l: 'iI',
  é: 'öäü',
  d: 'äü',
  u: 'ü',
  a: 'ä',
  o: 'öó',
  6: 'óö',
  c: 'e',
  e: 'cö',
  h: 'n',
  n: 'h',
  g: 'q',
  t: 'ł',
}

const TOWN = /(?<![\p{L}-])\p{Lu}\p{L}{3,20}(?= \p{L})/gu
const IS_STATION = new RegExp(`^ (?:${STATIONS})(?![a-z])`)

/** The lines of a picture with such towns as they are called; what a list has as it stands, or what may be several, stays. */
export function withTowns(lines: readonly string[], gazetteer: Gazetteer): readonly string[] {
  return lines.map((line) =>
    line.replace(TOWN, (town, at: number) => {
      if (!IS_STATION.test(plain(line.slice(at + town.length))) || gazetteer.stations(town).length > 0) return town
      const [other, ...more] = readOtherwise(town, MAY_BE).filter((name) => gazetteer.stations(name).length > 0)
      return other !== undefined && more.length === 0 ? other : town
    }),
  )
}
