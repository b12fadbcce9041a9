/** Whether labels stand in a row whose values are in the row below, or each beside its own. */

import { cellText, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { LEADING_TITLE } from './names.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { isNameCell, wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'

/** `REED/ANN MS` */
export const IS_SLASHED = /^[\p{Lu}\s'’-]{2,30}\/[\p{Lu}\s'’.-]{2,30}$/u
/** Whether somebody stands beside a label, who is called as many are or as airlines write, and below it nobody who is. */
function isValue(beside: string, below: string): boolean {
  const [person, other] = [beside, below].map((text) => wholeName(text))
  const isSlashed = isNameCell(beside) && IS_SLASHED.test(beside.trim())
  return (
    (isSlashed || (person !== undefined && isCalledLikePeople(person))) && !(other && isCalledLikePeople(other)) && !below.includes('/')
  )
}

/** Whether a row of labels has its values in the row below. */
export const isHeader = (page: Page, line: Line, at: number): boolean => {
  const row = neighbour(page, line.index, 1)
  if (row === undefined || line.cells.length < 2 || row.cells.length !== line.cells.length) return false
  // `Guest   Ann Reed` above `N.º Club   4711`
  if (/[º°#]/.test(cellText(row, at))) return false
  // `Guest   Ann Reed` above `Club of Friends   N° 2417 9036`
  if (/^N\.?[º°o]\.? ?\d/i.test(cellText(row, at + 1).trim()) && isNameCell(cellText(line, at + 1))) return false
  // `Driver   Ann Reed` above `Club   •••••2W`, her card.
  if (/[•*]{3}/.test(row.text) && isNameCell(cellText(line, at + 1))) return false
  // `Main driver   Mrs Ann Reed` above two headings.
  if (at === 0 && line.cells.length === 2 && LEADING_TITLE.test(cellText(line, 1))) return false
  // `Driver   Ann Reed` above `Length of hire   10 days`, `TRAVELER   REED/ANN MS` above `COST CENTER   4410`: a value, and no other heading.
  if (at === 0 && isValue(cellText(line, 1), cellText(row, 0))) return false
  // `Guest name   ANN REED` above `Payment Method   Visa`: capitals, of which its label and the row below have none.
  const isShouted = (cell: string): boolean => cell.trim() === cell.trim().toUpperCase()
  const value = cellText(line, at + 1)
  if (
    at === 0 &&
    line.cells.length === 2 &&
    isNameCell(value) &&
    isShouted(value) &&
    ![cellText(line, 0), cellText(row, 0)].some(isShouted)
  )
    return false
  // `Fahrer / Driver` above `Vermieter / Supplier`: labels in two languages, and no names.
  const areLabels = [line, row].every((one) => /\p{Ll}\.? ?\/ ?\p{L}/u.test(cellText(one, at)))
  return !areLabels && isNameCell(cellText(row, at)) && !personLabel(saidAt(row, row.cells[at]))?.isAll
}
