/** Text that was copied from a page: what stood side by side is apart by tabs, and cells of several lines have theirs above and below the one with the tab. */

import { writtenLines } from './lines.ts'

const isTabbed = (line = ''): boolean => line.trim().includes('\t')
const isText = (line = ''): boolean => line.trim() !== '' && !isTabbed(line)
const cellsOf = (line: string): string[] =>
  line
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

/** Columns and rows of a table that is read by its rows alone. */
const COLUMNS = 4
const ROWS = 4
/** Whether a text has such a table: what stands in its cells tells nothing by itself. */
export function isOfColumns(text: string): boolean {
  let rows = 0
  let columns = 0
  for (const line of writtenLines(text)) {
    const { length } = cellsOf(line)
    rows = length < COLUMNS ? 0 : length === columns ? rows + 1 : 1
    columns = length
    if (rows >= ROWS) return true
  }
  return false
}

/** Letters of a heading of a column, and lines in which all cells of a row begin. */
const LONGEST_HEADING = 30
const MOST_LINES = 40

/** `dimanche 11 juillet à 13h45` and `dimanche 25 juillet à 10h00` are told alike; beside a label stands what is told otherwise. */
const shapeOf = (line = ''): string =>
  line
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '0')
    .replace(/a(?: a)+/g, 'a')
/** `Check-In: 3:00 PM⇥Check-Out: 12:00 PM`: each is told whole. */
const areTold = (line: string): boolean => cellsOf(line).every((cell) => /^\p{L}[^:]{2,24}: \S/u.test(cell))

/** `RECOGIDA⇥DEVOLUCIÓN`, but not a code in capitals and the label beside it. */
const areWrittenAlike = (heads: readonly string[]): boolean => new Set(heads.map((head) => head === head.toUpperCase())).size === 1
/** Empty lines within a cell: more of them part paragraphs. */
const MOST_GAPS = 3

/** The columns of a heading with what stands in the row below it, and the line behind that. */
interface Columns {
  readonly lines: readonly string[]
  readonly end: number
}

/** `Pick-up⇥Return` above `Denver`, `10:00⇥Aspen`, `12:00`: the last cell has as many lines as the first. */
function columnsAt(lines: readonly string[], at: number): Columns | undefined {
  const heads = cellsOf(lines[at] ?? '')
  const areHeads = heads.length > 1 && heads.every((head) => head.length <= LONGEST_HEADING && !/\d/.test(head))
  if (!areHeads || !isText(lines[at + 1])) return undefined
  const cells: string[][] = [[]]
  let end = at + 1
  for (; end < lines.length && end <= at + MOST_LINES; end++) {
    const line = lines[end] ?? ''
    const isLast = cells.length === heads.length
    if (isLast && (isTabbed(line) || (cells.at(-1)?.length ?? 0) >= (cells[0]?.length ?? 0))) break
    const [first = '', ...more] = isTabbed(line) ? cellsOf(line) : [line]
    cells.at(-1)?.push(first)
    cells.push(...more.map((cell) => [cell]))
  }
  const [first = [], last = []] = [cells[0], cells.at(-1)]
  const areCells = first.length > 1 && first.filter((line) => line.trim() === '').length <= MOST_GAPS
  const isRow = cells.length === heads.length && areCells && areWrittenAlike(heads) && shapeOf(first[0]) === shapeOf(last[0])
  // Rows of one line each go on below: `08/07/2027⇥17/07/2027`.
  for (let row = cellsOf(lines[end] ?? ''); isRow && row.length === heads.length && isTabbed(lines[end]); row = cellsOf(lines[end] ?? '')) {
    for (const [column, cell] of row.entries()) cells[column]?.push(cell)
    end++
  }
  return isRow ? { lines: heads.flatMap((head, column) => [head, ...(cells[column] ?? []), '']), end } : undefined
}

/**
 * The text with cells of several lines one below the other: `Pick-up`, `Denver`, `10:00⇥Return`, `Aspen`, `12:00` is two of them. A row with others of
 * tabs above or below stays as it is.
 */
export function withCellsBelow(text: string): string {
  if (!text.includes('\t')) return text
  const lines = writtenLines(text)
  const out: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [above, line = '', below] = [lines[at - 1], lines[at], lines[at + 1]]
    const isAlone = isTabbed(line) && !areTold(line) && !isTabbed(above) && !isTabbed(below) && (isText(above) || isText(below))
    const columns = isAlone ? columnsAt(lines, at) : undefined
    if (columns) {
      out.push(...columns.lines)
      at = columns.end - 1
    } else out.push(...(isAlone ? cellsOf(line) : [line]))
  }
  return out.join('\n')
}
