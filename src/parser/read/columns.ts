/** Columns of a page: what stands side by side may be meant to be read one below the other. */

import type { Lines } from '../document.ts'
import { mostInLine, mostLines } from '../limits.ts'
import { byForms } from './forms.ts'
import { byNamedColumns } from './grids.ts'
import { cleanLine, linesOf } from './lines.ts'
import { type Cell, lineOf, type Row, slack } from './rows.ts'
import { withWholeDays } from './whole-days.ts'
import { byWrappedRows } from './wrapped.ts'

/** Rows one below the other, with something left and something right of where a column begins. */
interface Block {
  readonly first: number
  /** The row behind its last. */
  readonly end: number
  /** From where what stands right of it begins. */
  readonly edge: number
  /** Rows that have something on both sides. */
  readonly shared: number
  /** How far the edge is from the middle of its rows, in cells. */
  readonly offMiddle: number
}

/** Rows with something on one side alone, one after the other: after them columns are at their end. */
const mostOneSided = 6
/** A page with more columns is a table, and a table is read by its rows. */
const mostColumns = 4
/** Different places at which columns of a page begin. */
const mostEdges = 60

/**
 * The lines of a page where each block of columns is read one column after the other; `undefined` where there are none. `acrossGaps`: whether columns
 * run on over empty rows.
 */
function byColumns(rows: readonly Row[], acrossGaps: boolean): string[] | undefined {
  const blocks = blocksOf(rows, acrossGaps)
  if (blocks.length === 0) return undefined
  const out: string[] = []
  let at = 0
  for (const block of blocks) {
    out.push(...rows.slice(at, block.first).map(lineOf), ...columnsOf(rows.slice(block.first, block.end), block.edge, mostColumns), '')
    at = block.end
  }
  return [...out, ...rows.slice(at).map(lineOf)]
}

/** The blocks of a page from its top, the longest taken first where they would share rows. */
function blocksOf(rows: readonly Row[], acrossGaps: boolean): Block[] {
  const all = edgesOf(rows).flatMap((edge) => runsAt(rows, edge, acrossGaps))
  const taken: Block[] = []
  for (const block of all.sort((a, b) => b.shared - a.shared || a.offMiddle - b.offMiddle || a.first - b.first || a.edge - b.edge))
    if (taken.every(({ first, end }) => block.end <= first || block.first >= end)) taken.push(block)
  return taken.sort((a, b) => a.first - b.first)
}

/** Where cells begin that are not the first of their row, at two rows at least; the commonest first. */
function edgesOf(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>()
  for (const row of rows) for (const { start } of row.slice(1)) counts.set(Math.round(start), (counts.get(Math.round(start)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostEdges)
    .map(([edge]) => edge)
}

const isRight = ({ start }: Cell, edge: number): boolean => start >= edge - slack
const isLeft = (cell: Cell, edge: number): boolean => !isRight(cell, edge) && cell.end <= edge + slack

/** Rows one after the other in which nothing stands across an edge, at least half of them with a cell that begins at it. */
function runsAt(rows: readonly Row[], edge: number, acrossGaps: boolean): Block[] {
  const blocks: Block[] = []
  let run: { first: number; end: number; shared: number; right: number; at: number; left: number; behind: number } | undefined
  const close = (): void => {
    if (run && run.shared > 1 && 2 * run.at >= run.right)
      blocks.push({ first: run.first, end: run.end, edge, shared: run.shared, offMiddle: Math.abs(run.behind - run.left) / run.shared })
    run = undefined
  }
  rows.forEach((row, index) => {
    if (row.length === 0) {
      if (!acrossGaps) close()
      return
    }
    // Cells stand in order: what is behind the first that is not left of the edge is right of it where that one is.
    const left = row.findIndex((cell) => !isLeft(cell, edge))
    const first = row[left]
    const isAcross = first !== undefined && !isRight(first, edge)
    if (isAcross || (run && index - run.end > mostOneSided)) close()
    if (left <= 0 || isAcross) {
      if (run && left === 0) run.right++
      return
    }
    run ??= { first: index, end: index, shared: 0, right: 0, at: 0, left: 0, behind: 0 }
    run.end = index + 1
    run.shared++
    run.right++
    run.left += left
    run.behind += row.length - left
    if (first && Math.abs(first.start - edge) <= slack) run.at++
  })
  close()
  return blocks
}

/** What is left of an edge, then what is right of it; where the left is one column, the right may be several. */
function columnsOf(rows: readonly Row[], edge: number, most: number): string[] {
  const left = rows.map((row) => row.filter((cell) => isLeft(cell, edge)))
  const right = rows.map((row) => row.filter((cell) => !isLeft(cell, edge)))
  const more = most > 2 && left.every((row) => row.length < 2) ? blocksOf(right, true)[0] : undefined
  const isWhole = more?.first === 0 && right.slice(more.end).every((row) => row.length === 0)
  return [...left.map(lineOf), '', ...(more && isWhole ? columnsOf(right, more.edge, most - 1) : right.map(lineOf))]
}

/** Rows as the lines of a document, and as they read where columns are read one after the other. */
export function linesOfRows(told: readonly Row[]): Lines {
  const rows = withWholeDays(told)
  return { lines: rows.map(lineOf), otherwise: otherwiseOf(rows) }
}

/** Plain text: its columns are where they stand in the line. */
export const linesOfText = (text: string): Lines => ({ lines: linesOf(text), otherwise: otherwiseOf(rowsOfText(text)) })

/** Lines of tables, whose columns are known by their number. */
export const linesOfTables = (lines: readonly string[]): Lines => ({ lines, otherwise: otherwiseOf(rowsOfTables(lines)) })

/** The columns of rows, within blocks and across the gaps between them, those of tables whose rows have names, and rows that go on below. */
function otherwiseOf(rows: readonly Row[]): (readonly string[])[] {
  const across = byColumns(rows, true)
  const within = byColumns(rows, false)
  const ways = [
    byForms(rows),
    across,
    within?.join('\n') === across?.join('\n') ? undefined : within,
    byNamedColumns(rows),
    byWrappedRows(rows),
  ]
  return ways.filter((lines) => lines !== undefined)
}

/** Two spaces set apart. */
const rowsOfText = (text: string): Row[] =>
  text
    .split(/\r\n|[\n\r\v\f]/, mostLines)
    .map((line) => cellsOf(line.slice(0, mostInLine), /(?:\S| (?! ))+/g, (start, length) => [start, start + length]))

/** A line that is one cell is as wide as the table. */
const rowsOfTables = (lines: readonly string[]): Row[] =>
  lines.map((line) => {
    const row = cellsOf(line, /(?:\S| (?! {2}))+/g, (_, __, at) => [4 * at, 4 * at + 1])
    return row.map((cell) => (row.length === 1 ? { ...cell, end: Number.POSITIVE_INFINITY } : cell))
  })

function cellsOf(line: string, piece: RegExp, reach: (start: number, length: number, at: number) => readonly [number, number]): Cell[] {
  return [...line.matchAll(piece)].flatMap((match, at) => {
    const text = cleanLine(match[0])
    const [start, end] = reach(match.index, match[0].trimEnd().length, at)
    return text === '' ? [] : [{ start, end, text }]
  })
}
