/** Which house each of the stays of a page is in, where labels or sentences tell their days: above these or below them, in whichever way more houses are told. */

import type { MomentPair } from '../days/pairs.ts'
import type { Page } from '../page/page.ts'
import { IS_ONLY_CHAIN } from '../words/chains.ts'
import { plain } from '../words/plain.ts'
import type { Candidate, House } from './house-names.ts'
import { houseByTitle } from './house-titles.ts'
import { findHouse, houseCandidates } from './houses.ts'
import type { Lodging } from './stay-days.ts'

/**
 * The house of one of several stays: before its days, back to those of the stay before, else after them; `isBelow` where a page tells all its houses
 * below their days.
 */
function houseOf(
  page: Page,
  pairs: readonly MomentPair[],
  at: number,
  candidates: readonly Candidate[],
  isBelow = false,
): House | undefined {
  const index = pairs[at]?.first.hit.line.index ?? 0
  const ends = (pair: MomentPair | undefined): number[] =>
    pair ? [pair.first, pair.second].flatMap(({ hit, line }) => [hit.line.index, line.index]) : []
  const [before, own, after] = [ends(pairs[at - 1]), ends(pairs[at]), ends(pairs[at + 1])]
  const whole = { first: Math.max(-1, ...before) + 1, last: Math.min(page.lines.length, ...after) - 1 }
  if (pairs.length < 2) return findHouse(candidates, index, page.sender, { first: 0, last: page.lines.length })
  const below = isBelow ? findHouse(candidates, index, page.sender, { ...whole, first: Math.min(...own) }) : undefined
  return (
    below ??
    findHouse(candidates, index, page.sender, { ...whole, last: Math.max(...own) }) ??
    findHouse(candidates, index, page.sender, whole)
  )
}

const WHOLE = { first: 0, last: Number.POSITIVE_INFINITY }

/** How many different houses there are. */
const countOf = (houses: readonly (House | undefined)[]): number => new Set(houses.flatMap((house) => house?.name ?? [])).size

const surety = (houses: readonly (House | undefined)[]): number => houses.reduce((sum, house) => sum + (house?.sure ?? 0), 0)

/** The house of each of some days, all that may be one, and whether one house is told for all of them. */
export function housesOf({ page, isOfFlights, addressed }: Lodging, pairs: readonly MomentPair[]) {
  const candidates = houseCandidates(page, addressed())
  const told = (isBelow: boolean) => pairs.map((_, at) => houseOf(page, pairs, at, candidates, isBelow))
  const [above, below] = [told(false), pairs.length > 1 ? told(true) : []]
  // One house for all the days is hardly meant where below each stands another.
  // Of as many either way those that are told more surely: above the first may be who sells them.
  const isBelow = countOf(below) > countOf(above) || (countOf(below) === countOf(above) && surety(below) > surety(above))
  const own = isBelow ? below : above
  // Several stays in one sentence are at the one house of the letter.
  const line = pairs[0]?.first.line
  const only = pairs.every(({ first }) => first.line === line) ? findHouse(candidates, line?.index ?? 0, page.sender, WHOLE) : undefined
  const [first, ...more] = pairs
  const house = only ?? own[0]
  // A number of a catalogue is told where there is no title.
  // And a chain alone where the title tells which of its houses.
  const isOpen = house === undefined || /^\p{L}+ \d{3,}$/u.test(house.name) || IS_ONLY_CHAIN.test(plain(house.name))
  const titled =
    first && more.length === 0 && !isOfFlights && isOpen ? houseByTitle(page, addressed(), first.first.hit.line.index) : undefined
  return { candidates, houses: own.map((each) => titled ?? only ?? each), isOneHouse: only !== undefined }
}
