/** Brands of hotels, what independents are called, and what hotels have: hand-written, own knowledge. */

import { districtLines, travelCityLines } from './destinations.ts'
import { at, byCodeUnit, fault, tableLines } from './sources.ts'

const BRANDS = 'hotelbrands.txt'

/** Rows of two columns of numbers after a colon, `NAM:9,*:4`, checked. */
function weights(line: string, text: string): void {
  if (!text.split(',').every((part) => /^[^:,]+:[+-]?\d+$/.test(part))) fault(BRANDS, line)
}

const FIELDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  G: [3, 3],
  N: [3, 3],
  B: [7, 7],
  I: [5, 6],
  W: [4, 4],
  L: [3, 3],
  P: [3, 3],
  X: [3, 3],
  F: [5, 5],
  Z: [4, 4],
  A: [3, 3],
  AX: [3, 3],
}

/** The conditions of an amenity; a season becomes the travel cities that have it. */
function conditions(text: string, seasons: ReadonlyMap<string, readonly string[]>): string {
  return text
    .split(' ')
    .map((part) => {
      if (!/^(beach|airport|(season|country|city|name|stars):[^: ]+)$/.test(part)) fault(BRANDS, text)
      if (!part.startsWith('season:')) return part
      return `like:${part
        .slice(7)
        .split(',')
        .flatMap((season) => seasons.get(season) ?? fault(BRANDS, `no season ${season}`))}`
    })
    .join(' ')
}

/** `B001 HL Hilton …`: the rows of the table for hotels, numbered in its order, which is the order in which they are picked. */
export function hotelBrandLines(): string[] {
  const seasons = new Map<string, string[]>()
  for (const line of travelCityLines().filter((row) => !row.startsWith('#'))) {
    const row = line.split('\t')
    seasons.set(at(row, 8), [...(seasons.get(at(row, 8)) ?? []), at(row, 0)])
  }
  const districts = districtLines().map((line) => line.split('\t'))
  const counts = new Map<string, number>()
  const lines = tableLines(BRANDS).map((line) => {
    const [kind = '', ...rest] = line.split(';')
    const [least, most] = FIELDS[kind] ?? fault(BRANDS, line)
    if (rest.length + 1 < least || rest.length + 1 > most || line.includes('\t')) fault(BRANDS, line)
    if (kind === 'B') weights(line, at(rest, 5))
    if (kind === 'A' || kind === 'AX') weights(line, at(rest, 1))
    if ((kind === 'B' || kind === 'X' || kind === 'F') && !/^[A-Z]{2}$/.test(at(rest, kind === 'F' ? 1 : 0))) fault(BRANDS, line)
    if ((kind === 'B' || kind === 'I') && !/^[2-5]-[2-5]$/.test(at(rest, kind === 'B' ? 3 : 2))) fault(BRANDS, line)
    if (kind === 'F' && !districts.some(([key, name]) => key?.startsWith(at(rest, 0)) && name?.startsWith(at(rest, 3)))) fault(BRANDS, line)
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    const told = kind === 'AX' ? [conditions(at(rest, 0), seasons), at(rest, 1)] : rest
    return [`${kind}${String(number).padStart(3, '0')}`, ...told].join('\t')
  })
  return lines.sort(byCodeUnit)
}
