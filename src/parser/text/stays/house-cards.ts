/** Names of houses by no more than `Name`, in what is told below a word for the house: `Your cottage` above `No.   4711` and `Name   Seagull`. */

import { cellText, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, isHouseName, isRoom, trimmed } from './house-names.ts'
import { HOUSE_HEAD, NAME_LABEL } from './house-words.ts'

/** Rows from the word for the house, or from its number, to its name. */
const REACH = 2

/** Whether a line has the label of a name, which stands below a word for a house. */
export function isOfHouse(page: Page, line: Line): boolean {
  if (!NAME_LABEL.test(saidAt(line, line.cells[0]))) return false
  let above = neighbour(page, line.index, -1)
  for (let count = 0; count < REACH && above; count++, above = neighbour(page, above.index, -1)) {
    const said = saidAt(above, above.cells[0])
    // A number says of which house it is; what stands alone heads the rows below it.
    if (HOUSE_HEAD.test(said) && (above.cells.length === 1 || /^\W*\d{2,7}\s*$/.test(saidAt(above, above.cells[1])))) return true
  }
  return false
}

/** How one reaches a house, and how good it is. */
const REACHED_BY = /^(?:tele(?:ph|f)on[eo]?|phone|tel\.?|tlf\.?|fax|e-?mail|categor[a-z]+|kategori[ea]?|stars|sterne|estrellas|stelle)$/

/** What such a label tells: behind its colon or beside it, or below it where other labels are beside it, as in `Name   Telephone`. */
export function toldBy(page: Page, line: Line): { readonly row: Line; readonly value: string } | undefined {
  const behind = cellText(line, 0)
    .replace(/^[^:]*:?/, '')
    .trim()
  if (behind !== '') return { row: line, value: behind }
  const below = neighbour(page, line.index, 1)
  const isHeading = below?.cells.length === line.cells.length && REACHED_BY.test(plain(cellText(line, 1)))
  if (below && (line.cells.length === 1 || isHeading)) return { row: below, value: cellText(below, 0) }
  return line.cells.length > 1 ? { row: line, value: cellText(line, 1) } : undefined
}

/** What is told by such labels. */
export const byCard = (page: Page): Candidate[] =>
  page.lines.slice(1).flatMap((line) => {
    const told = isOfHouse(page, line) ? toldBy(page, line) : undefined
    const name = trimmed(told?.value ?? '')
    if (!told || !isHouseName(name) || isRoom(name)) return []
    return [{ name, line: told.row.index, rule: `label "${cellText(line, 0)}"`, how: 'label', sure: 0.85, score: 4.8 }]
  })
