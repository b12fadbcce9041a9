/** People in the cells of a table that stand one below another, among whom is one whom a label has told already. */

import type { FoundPerson } from '../../found.ts'
import { cellText, MOST_ROWS, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'

/** Columns of a heading of which several cells may stand between it and whom it names. */
const COLUMNS = 4

/** A text without what asides, prices and days have. */
const ONLY_NAME = /^[\p{L}\s'’.-]+$/u

/** What labels of people have beside them. */
const namesBeside = ({ lines }: Page): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => line.cells.length === 2 && personLabel(saidAt(line, line.cells[0]))?.isAll)
      .map((line) => cellText(line, 1).trim()),
  )

/** `Room type   Guests   Plan   Dates` above `Garden suite`, `King bed`, `Ann Reed`, `Tom Hale`: from whom a label tells as well, as far as lines are names. */
export function toldAgain(page: Page, heading: Line): FoundPerson[] {
  if (heading.cells.length < COLUMNS) return []
  const below = page.lines.slice(heading.index + 1, heading.index + 1 + MOST_ROWS).filter(({ plain }) => plain.trim() !== '')
  const end = below.findIndex(({ cells }) => cells.length > 1)
  const alone = (end < 0 ? below : below.slice(0, end)).map(({ text }) => text.trim())
  const told = namesBeside(page)
  const first = alone.findIndex((text) => told.has(text))
  if (first < 0) return []
  const behind = alone.slice(first).findIndex((text) => !ONLY_NAME.test(text) || !wholeName(text))
  return alone.slice(first, behind < 0 ? undefined : first + behind).flatMap((text) => wholeName(text) ?? [])
}
