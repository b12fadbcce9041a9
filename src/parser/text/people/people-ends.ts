/** Where a list of people ends: at the heading of what comes next, which may look like one more of them. */

import type { FoundPerson } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isShouted } from '../words/plain.ts'
import { beginsWithTitle } from './names.ts'

/**
 * Whether one more row, set apart by an empty line, is the next heading: in capitals like the list's own where the names are not, or one alone below
 * several that stand in one row.
 */
export function isNextHeading(page: Page, heading: Line, row: Line, names: readonly FoundPerson[], told: readonly FoundPerson[]): boolean {
  const above = neighbour(page, row.index, -1)
  const isApart = page.lines[row.index - 1] !== above
  if (!isApart || !above || row.cells.length > 1 || /[\d:(]/.test(row.text) || beginsWithTitle(row.text.trim())) return false
  const isOfKin = names.some(({ lastName }) => told.some((other) => other.lastName.toUpperCase() === lastName.toUpperCase()))
  if (names.length !== 1 || isOfKin) return false
  const isLikeHeading = isShouted(row.text) && isShouted(heading.text) && !told.some(({ lastName }) => isShouted(lastName))
  return (
    isLikeHeading || (told.length > 1 && IS_LIST.test(above.text) && told.slice(-2).every(({ lastName }) => above.text.includes(lastName)))
  )
}
const IS_LIST = /\p{L},\s\p{Lu}/u
