/**
 * What heads a hire in plans and confirmations, over the lines of its two ends: `VOITURE` above `HERTZ LILLE GARE EUROPE`, `Sixt · Berlin Hauptbahnhof · Group C`,
 * `Car hire with Europcar`. Where it names a branch, the car is fetched there unless its own line says otherwise.
 */

import type { LabelledMoment } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { isHireLabel } from '../words/hirers.ts'
import { plain } from '../words/plain.ts'
import { isCarHeading } from './car-firms.ts'
import { type HirePlace, placeKnown } from './car-place-cells.ts'
import type { EndPlaces } from './hire-block-places.ts'
import { fetchingsIn, tellsDriven } from './hire-saying-words.ts'

/** Lines from the heading of a hire to what is told of it, and letters of one that is no sentence. */
const [REACH, LONGEST] = [4, 90]

/** `CAR - Monday, September 14, 2026`, `Mietwagen`. */
const isLabelOfHire = (line: Line): boolean =>
  isCarHeading(line) || isHireLabel(line.plain.slice(0, line.cells[0]?.end).trim().replace(/\s?:$/, ''))

/** `* VOITURE`, `🚙 Auto en Europcar`: short, and of a car or who hires it out. */
const isHead = (line: Line): boolean =>
  isLabelOfHire(line) ||
  (line.text.length <= LONGEST &&
    line.times.length === 0 &&
    line.dates.length === 0 &&
    !/[.!?]\s+\p{Lu}/u.test(line.text) &&
    (tellsDriven(line.plain) || FIRMS.in(line.plain).size > 0))

/** The lines right over one, as far as one that tells hours of something else, or an empty one. */
function linesOver({ lines }: Page, { index }: Line): readonly Line[] {
  const above = lines.slice(Math.max(1, index - REACH), index)
  // Of two hires under one heading the first stands between it and the second.
  const far = above.findLastIndex(
    ({ text, plain: small, times }) => text.trim() === '' || (times.length > 0 && fetchingsIn(small).length === 0),
  )
  return above.slice(far + 1)
}

/** The heading of the hire that a line tells an end of. */
export const headOfHire = (page: Page, line: Line): Line | undefined =>
  page.lines.slice(Math.max(1, line.index - REACH), line.index).findLast(isLabelOfHire) ?? linesOver(page, line).findLast(isHead)

/** `BORDEAUX SAINT JEAN`, of which the map may know no more than its town. */
function beginsWithPlace(page: Page, text: string): boolean {
  const words = text.split(' ')
  return text.length > 2 && words.some((_, at) => placeKnown(page, words.slice(0, words.length - at).join(' ')) !== undefined)
}

/** `Vuokraamo: `, `Car hire – `, before who hires out. */
const LED = /^\s*[^:]{3,24}:\s+/
/** A place of a line of the heading: with the firm where both are one name. */
function placeOn(page: Page, { text }: Line): string | undefined {
  return text
    .replace(LED, '')
    .split(/,\s|\s[·|–—-]\s|\s{3}|[()]/)
    .map((part) => part.replace(/^[^\p{L}\d]+/u, '').trim())
    .find((part) => {
      const small = plain(part)
      const [firm] = FIRMS.in(small)
      if (firm === undefined) return placeKnown(page, part) !== undefined
      // `Sicily by Car` is a firm, though there is a Sicily: what is left without it must be a place.
      const at = small.indexOf(firm)
      const rest = `${part.slice(0, at)}${part.slice(at + firm.length)}`.trim()
      return at === 0 || rest.length === 0 ? beginsWithPlace(page, rest) : placeKnown(page, rest) !== undefined
    })
}

export const OF_HEAD = 'the heading of its hire'
/** Where a car is hired, by the heading over an end of its hire. */
export function placeOfHead(page: Page, line: Line): HirePlace | undefined {
  const over = linesOver(page, line)
  const first = over.findIndex(isHead)
  if (first < 0) return undefined
  const told = over.slice(first).filter(({ dates, times }) => dates.length + times.length === 0)
  const value = told.flatMap((one) => placeOn(page, one) ?? [])[0]
  return value === undefined ? undefined : { value, rule: OF_HEAD }
}

/** Places that are known, else where the heading over a hire says that it is. */
export function underHead(page: Page, { hit }: LabelledMoment, { fetched, brought }: EndPlaces): EndPlaces {
  const isKnown = (place: HirePlace | undefined): boolean => place !== undefined && placeKnown(page, place.value) !== undefined
  const headed = isKnown(fetched) ? undefined : placeOfHead(page, hit.line)
  // `Bremen, Hohentorsplatz` says more than `Bremen`.
  if (headed === undefined || fetched?.value.includes(headed.value)) return { fetched, brought }
  return { fetched: headed, brought: isKnown(brought) ? brought : headed }
}
