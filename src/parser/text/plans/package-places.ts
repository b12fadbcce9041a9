/** Where a house of a journey is, in the row below the one that tells it. */

import type { FoundAddress } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { countryNamed } from '../places/country-names.ts'
import { plain } from '../words/plain.ts'

/** A postal code and its town, behind a comma or alone. */
export const HAS_CODE = /(?:^|, )\d{4,5} \p{Lu}/u
/** `Vlicha Beach, 85107 Lindos, Rhodos`, `Village Road, Hurghada, Egypt`: what stands below a row with a postal code or a country is where the house is. */
export function placeBelow(page: Page, line: Line): FoundAddress | undefined {
  const next = neighbour(page, line.index, 1)
  // The day on which one leaves may stand alone there.
  const isDay = next?.dates.length === 1 && next.text.slice(next.dates[0]?.end).trim() === ''
  const below = isDay ? neighbour(page, next.index, 1) : next
  if (!below || below.times.length > 0 || below.flights.length > 0 || below.dates.length > 1) return undefined
  const [text = ''] = below.text
    .slice(below.dates[0]?.end ?? 0)
    .trim()
    .split(/\s{3,}|\s[·|]\s/)
  const parts = text.split(', ')
  const isPlace = HAS_CODE.test(text) || countryNamed(plain(parts.at(-1) ?? '')) !== undefined
  return isPlace && parts.length > 1 && /^\p{Lu}/u.test(text) && !/\s{3}|[:;!?]/.test(text) ? { text } : undefined
}
