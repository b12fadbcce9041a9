/** Rows of plans that begin with both their days: where in one the house may stand, and what says that houses are listed. */

import { countedIn } from '../days/nights.ts'
import type { Line, Page } from '../page/page.ts'
import { saysSleeping } from '../stays/words-of-sleeping.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain as toPlain } from '../words/plain.ts'

/** Letters of a heading, and lines from it to its rows. */
const [LONGEST, REACH] = [60, 16]

/** Whether a row stands in a list whose heading says that it is of houses. */
export function isUnderHouses({ lines }: Page, { index, cells: own }: Line): boolean {
  const heading = lines
    .slice(Math.max(0, index - REACH), index)
    .findLast(
      ({ text, plain, dates, cells }) =>
        text.trim() !== '' &&
        text.length <= LONGEST &&
        dates.length === 0 &&
        !/\d{2}/.test(plain) &&
        (cells[0]?.start ?? 0) <= (own[0]?.start ?? 0),
    )
  return heading !== undefined && saysSleeping(heading.plain)
}

/** What parts the days of a row from what it is of, and that from its town. */
const GAP = /^[\s:;–—|·,.-]*/
const TOWN = /^(?<town>\p{Lu}[\p{L}'’. -]{1,30}?)(?:, |: | [–—|·-] |\s{3,})(?=\S)/u

/** Where the house of a row may begin: behind its days, or behind the town that stands there. */
export function startsOfRow(page: Page, text: string, head: number): readonly number[] {
  const gap = (at: number): number => at + (GAP.exec(text.slice(at))?.[0].length ?? 0)
  const behind = gap(head)
  // `4/6 2 nights The Rose House`
  const count = countedIn(toPlain(text.slice(behind)))
  const first = count?.start === 0 ? gap(behind + count.end) : behind
  const { 0: all = '', groups } = TOWN.exec(text.slice(first)) ?? {}
  const town = groups?.town ?? ''
  const isTown =
    town !== '' &&
    !HOUSE_KIND.test(toPlain(town)) &&
    (page.gazetteer.stations(town).length > 0 || page.gazetteer.airportNamed(town) !== undefined)
  return isTown ? [first + all.length, first] : [first]
}
