/** The places of two moments that stand in blocks of the same lines: in the line over each, the first line of each block, or the line below. */

import type { Page } from '../page/page.ts'
import type { HirePlace } from './car-place-cells.ts'
import { placeIn } from './car-place-names.ts'

export interface EndPlaces {
  readonly fetched: HirePlace | undefined
  readonly brought: HirePlace | undefined
}
type Both = readonly [number, number]

/** Lines of a block that has a place, an address and a telephone. */
const MOST = 5

/** Where each of two moments is, by the first and the last line of each. */
export function blockPlaces(page: Page, starts: Both, ends: Both): EndPlaces | undefined {
  // Paragraphs have an empty line between them.
  const lines = page.lines.slice(1).filter(({ text }) => /[\p{L}\d]/u.test(text))
  const [one = 0, other = 0, oneEnds = 0, otherEnds = 0] = [...starts, ...ends].map((at) => lines.findIndex(({ index }) => index === at))
  const placeAt = (index: number): string | undefined => {
    const line = lines[index]
    return line && line.cells.length === 1 && line.dates.length + line.times.length === 0 ? placeIn(line.text) : undefined
  }
  // A street has a number.
  const overAt = (index: number): string | undefined => (/\d/.test(lines[index]?.text ?? '') ? undefined : placeAt(index))
  const between = other - oneEnds - 1
  const both = (first: string | undefined, second: string | undefined): EndPlaces | undefined =>
    first !== undefined && second !== undefined
      ? { fetched: { value: first, rule: 'in the block of its moment' }, brought: { value: second, rule: 'in the block of its moment' } }
      : undefined
  const [head, last] = [lines[one - between], lines[one]]
  // Of a block its lines follow one another, each in one cell.
  const isBlock =
    between > 1 &&
    between <= MOST &&
    head !== undefined &&
    last !== undefined &&
    last.index - head.index === between &&
    lines.slice(one - between, one).every(({ cells }) => cells.length === 1)
  return (
    both(overAt(one - 1), overAt(other - 1)) ??
    (isBlock ? both(placeAt(one - between), placeAt(other - between)) : undefined) ??
    both(placeAt(oneEnds + 1), placeAt(otherEnds + 1))
  )
}
