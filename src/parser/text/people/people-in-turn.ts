/** People in a table whose cells stand one below the other, below the row of its headings. */

import type { FoundPerson } from '../../found.ts'
import { MOST_ROWS } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { wholeName } from './people-lists.ts'

/** A number alone in its line. */
export const ONLY_NUMBER = /^\s*\d{1,2}[.)]?\s*$/
/**
 * `Room   Type   Guests` above `1`, `Double`, `Anna Reed`, `Tom Reed`: rows whose cells stand one below the other, as a cell of two lines makes them.
 * They are numbered, and those named stand as many lines below the number as columns lie between.
 */
export function namesInTurn(page: Page, heading: Line, at: number, isTurned: boolean): FoundPerson[] {
  const out: FoundPerson[] = []
  const rows = page.lines.slice(heading.index + 1, heading.index + 1 + MOST_ROWS).filter(({ plain }) => plain.trim() !== '')
  const isNumbered = (start: number, number: number): boolean =>
    Number.parseInt(rows[start]?.plain ?? '', 10) === number &&
    ONLY_NUMBER.test(rows[start]?.text ?? '') &&
    rows.slice(start, start + at + 1).every(({ cells }) => cells.length === 1)
  let start = 0
  for (let number = 1; start >= 0 && isNumbered(start, number); number++) {
    const from = start + at
    const end = rows.findIndex(({ text, cells }, index) => index >= from && (cells.length > 1 || !wholeName(text, isTurned)))
    out.push(...rows.slice(from, end < 0 ? undefined : end).flatMap(({ text }) => wholeName(text, isTurned) ?? []))
    start = end < 0 ? -1 : rows.findIndex((_, index) => index >= end && isNumbered(index, number + 1))
  }
  return out
}
