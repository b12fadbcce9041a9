/** The number of one stay of several in the heading of its own part: `Heron Lodge   AB-1021`, where the page tells of numbers that are made alike. */

import { saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import type { Reference } from './references.ts'

/** What one number has in common with those that are counted on from it: its letters and signs, and how many figures there are. */
const shapeOf = (value: string): string => value.replace(/\d/g, '0')
/** Letters or signs beside figures, so that no other number is made so by chance. */
const IS_MARKED = /^(?=.*[A-Z])(?=(?:\D*\d){3})[A-Z\d/-]{5,20}$/

/** The code that is all of a cell beside the name of a house and made as a reference of the page is. */
export function referenceBesideHouse(page: Page, references: readonly Reference[], index: number): Reference | undefined {
  const line = page.lines[index]
  if (!line || line.cells.length < 2 || line.dates.length > 0) return undefined
  const shapes = new Set(references.map(({ value }) => value).flatMap((value) => (IS_MARKED.test(value) ? shapeOf(value) : [])))
  const [cell, more] = line.cells.filter((one) => shapes.has(shapeOf(saidAt(line, one).trim().toUpperCase())))
  if (!cell || more) return undefined
  const value = line.text.slice(cell.start, cell.end).trim()
  return { value, line: index, start: cell.start, rule: 'a number beside the house', rank: 2, isBooking: true }
}
