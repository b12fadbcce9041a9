/** People in a table whose cells stand one below the other, as the text part of a mail tells it. */

import type { FoundPerson } from '../../found.ts'
import { MOST_ROWS, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { shapeOf } from './people-alike.ts'
import { isNameCell, wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { isWay } from './rows-of-nobody.ts'

/** Columns of a table whose cells stand one below the other. */
const COLUMNS = [2, 3, 4, 5]

/**
 * `Passengers`, `Class`, `Seat` above `Anna Reed`, `Standard`, `13E`, `Tom Reed`, `Standard`, `17E`: a table whose cells stand one below the other, as the
 * text part of a mail tells it. Two that are named as many lines apart as there are columns leave no doubt of it.
 */
export function namesUnrolled(page: Page, heading: Line, isTurned: boolean): FoundPerson[] {
  const below = page.lines.slice(heading.index + 1, heading.index + 1 + MOST_ROWS).filter(({ plain }) => plain.trim() !== '')
  const end = below.findIndex(({ cells }) => cells.length > 1)
  const rows = end < 0 ? below : below.slice(0, end)
  for (const columns of COLUMNS) {
    const out: FoundPerson[] = []
    for (let at = columns - 1; at < rows.length; at += columns) {
      const row = rows[at]
      const person = row && !isWay(page, row) ? wholeName(row.text, isTurned) : undefined
      const areSame = rows.slice(columns, 2 * columns - 1).every((cell, of) => shapeOf(cell) === shapeOf(rows[at + 1 + of]))
      if (!person || !areSame) break
      out.push(person)
    }
    if (out.length > 1) return out
  }
  return []
}

/** Whether what stands right below a heading names nobody, as the heading of a further column does. */
export function isHeadOfColumn(page: Page, heading: Line): boolean {
  const next = neighbour(page, heading.index, 1)
  return next?.cells.length === 1 && !/\d/.test(next.text) && !personLabel(next.plain)?.isAll && !isNameCell(next.text)
}
