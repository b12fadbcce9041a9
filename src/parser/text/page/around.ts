/** What is said around a cell: before it on its line, in its column of a line above or below, by the heading of its table. */

import type { Cell } from './cells.ts'
import type { Line, Page } from './page.ts'
import { BACK, OUT } from './unfold.ts'

/** Lines from the heading of a table to its last row. */
export const MOST_ROWS = 24
/** Letters of a label that stands over more than one column, and of any. */
const SHORT_LABEL = 40
export const LONGEST_LABEL = 60

/** Which of the cells of a line a column is in; -1 where none is. */
export const cellIndex = (line: Line, column: number): number => line.cells.findIndex(({ start, end }) => column >= start && column < end)

/** The cell in which a column of the line stands. */
export const cellAt = (line: Line, column: number): Cell | undefined => line.cells[cellIndex(line, column)]

/** What stands in one of the cells of a line; nothing where there are fewer. */
export function cellText({ text, cells }: Line, at: number): string {
  const cell = cells[at]
  return cell ? text.slice(cell.start, cell.end) : ''
}

/** What a cell of a line says, in plain letters; nothing where there is none. */
export const saidAt = (line: Line, cell: Cell | undefined): string => (cell ? line.plain.slice(cell.start, cell.end).trim() : '')

/** The text of a line that has one cell and nothing beside it; empty for all others. */
export const textAlone = (line: Line | undefined): string => (line?.cells.length === 1 ? line.text.trim() : '')

/** The nearest line above or below that is not empty. */
export function neighbour(page: Page, index: number, step: 1 | -1): Line | undefined {
  for (let at = index + step; at >= 0 && at < page.lines.length; at += step) {
    const line = page.lines[at]
    if (line && line.plain.trim() !== '') return line
  }
  return undefined
}

/** Words alone in three columns or more. */
export const seemsHeading = ({ cells, plain }: Line): boolean => cells.length > 2 && !/\d/.test(plain)

/** The cell of another line that is in the same column, where both have as many. */
export const sameColumn = (line: Line, at: number, other: Line): Cell | undefined =>
  other.cells.length === line.cells.length ? other.cells[at] : undefined

/** `Utresa`, `Outbound`, `1.` before the columns of a row, over which its heading says nothing. */
const WAY_OR_NUMBER = /^\d{1,2}\.?$/
const beginsWithWay = (row: Line): boolean => {
  const said = saidAt(row, row.cells[0])
  return OUT.test(said) || BACK.test(said) || WAY_OR_NUMBER.test(said)
}

/** The cell of a heading over one of a row, which may begin with the way it tells of where the heading has nothing. */
export const headingCell = (row: Line, at: number, heading: Line): Cell | undefined =>
  sameColumn(row, at, heading) ?? (row.cells.length === heading.cells.length + 1 && beginsWithWay(row) ? heading.cells[at - 1] : undefined)

/** The same, where another line of one cell is in the column of what is alone on its line: of a cell, or of a time. */
export function sameColumnOrAlone(line: Line, cell: Cell | undefined, other: Line): Cell | undefined {
  if (other.cells.length === 1) return line.cells.length === 1 || line.times.length === 1 ? other.cells[0] : undefined
  return sameColumn(line, cell ? line.cells.indexOf(cell) : 0, other)
}

/** The same of a line below, which may have a cell more on the left; below what is alone on its line, the first of two. */
export function cellBelow(line: Line, at: number, below: Line): Cell | undefined {
  const more = below.cells.length - line.cells.length
  return more === 0 || (more === 1 && line.cells.length > 1)
    ? below.cells[at + more]
    : line.cells.length === 1 && below.cells.length < 3
      ? below.cells[0]
      : undefined
}

/** Words alone in as many columns as a row has. */
export const isAsWide =
  (row: Line) =>
  ({ cells, plain }: Line): boolean =>
    cells.length === row.cells.length && !/\d/.test(plain)

/** The nearest line above a row that is the heading of its table, however many rows lie between. */
export const headingOf = (page: Page, row: Line, isHeading: (above: Line) => boolean): Line | undefined =>
  page.lines.slice(Math.max(1, row.index - MOST_ROWS), row.index).findLast(isHeading)

/** What the heading of a table says of one of the cells in a row of it. */
export function headingOver(page: Page, row: Line, at: number, isHeading: (above: Line) => boolean): string | undefined {
  const heading = row.cells.length < 3 ? undefined : headingOf(page, row, isHeading)
  const over = heading && headingCell(row, at, heading)
  return over && saidAt(heading, over)
}

/** Which column of a row is so named by a heading as wide as it; -1 where none is. */
export function columnNamed(page: Page, row: Line, isNamed: (said: string) => boolean): number {
  const isSo = (above: Line) => (cell: Cell) => isNamed(saidAt(above, cell))
  const heading = headingOf(page, row, (above) => isAsWide(row)(above) && above.cells.some(isSo(above)))
  return heading ? heading.cells.findIndex(isSo(heading)) : -1
}

/** The row above, but for a number that stands alone over a cell of it. */
function rowAbove(page: Page, line: Line): Line | undefined {
  const above = neighbour(page, line.index, -1)
  return above && line.cells.length > 1 && /^\s*\d+\s*$/.test(above.plain) ? neighbour(page, above.index, -1) : above
}

/** `Status: paid`: a label that has beside it what it is of says nothing of what stands below. */
const ANSWERED = /[a-z]:\s{1,2}[a-z\d]/

/** What the line above says of a cell: in its column, or of the first cell what a heading begins with, whatever has become of the others. */
function labelOver(page: Page, line: Line, at: number): string {
  const above = rowAbove(page, line)
  const over = above ? saidAt(above, sameColumn(line, at, above) ?? (at === 0 && seemsHeading(above) ? above.cells[0] : undefined)) : ''
  return ANSWERED.test(over) ? '' : over
}

/**
 * What is said of the thing at a column: the words before it in its cell, else the cell before, else, in a table, the same column of the
 * line above.
 */
export function labelOf(page: Page, line: Line, column: number): string {
  const cell = cellAt(line, column)
  const inside = line.plain.slice(cell?.start ?? 0, column).trim()
  if (/[a-z]{2}/.test(inside)) return inside
  const at = cell ? line.cells.indexOf(cell) : 0
  const over = labelOver(page, line, at)
  if (line.cells.length > 1 && /[a-z]{2}/.test(over) && !/\d/.test(over) && over.length < SHORT_LABEL) return over
  const before = saidAt(line, line.cells[at - 1])
  if (/[a-z]{2}/.test(before) && !/\d{2}/.test(before)) return before
  return over.length < LONGEST_LABEL && !/\d/.test(over) ? over : ''
}

/** The words before a mark, back to the last thing that is said. */
export function saidBefore(line: Line, start: number, most: number): string {
  const things = [...line.dates, ...line.times, ...line.flights]
  const since = Math.max(0, start - most, ...things.map(({ end }) => end).filter((end) => end <= start))
  // What stands before a bracket is of something else.
  return (
    line.plain
      .slice(since, start)
      .split(/\):?\s(?=[a-z])/)
      .at(-1) ?? ''
  )
}

/** What a line says beside its days, with a space in the stead of each. */
export const withoutDays = ({ plain, dates }: Line): string =>
  dates.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, plain)
