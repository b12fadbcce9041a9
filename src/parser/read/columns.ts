/** Columns of a page: what stands side by side may be meant to be read one below the other. */

import type { Lines } from '../document.ts'
import { mostInLine, mostLines } from '../limits.ts'
import { byForms } from './forms.ts'
import { byNamedColumns } from './grids.ts'
import { cleanLine, linesOf } from './lines.ts'
import { type Cell, lineOf, type Row, slack } from './rows.ts'
import { withLabelsApart } from './run-on-labels.ts'
import { isOfColumns, withCellsBelow } from './tabbed.ts'
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
function blocksOf(rows: readonly Row[], acrossGaps: boolean, isBox?: (block: Block) => boolean): Block[] {
  const found = edgesOf(rows).flatMap((edge) => runsAt(rows, edge, acrossGaps, isBox !== undefined))
  const all = isBox ? found.filter(isBox) : found
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
function runsAt(rows: readonly Row[], edge: number, acrossGaps: boolean, isOwnAlone = false): Block[] {
  const blocks: Block[] = []
  let run: { first: number; end: number; shared: number; right: number; at: number; left: number; behind: number } | undefined
  let waiting = 0
  const close = (): void => {
    if (run && run.shared > 1 && 2 * run.at >= run.right)
      blocks.push({ first: run.first, end: run.end, edge, shared: run.shared, offMiddle: Math.abs(run.behind - run.left) / run.shared })
    run = undefined
    waiting = 0
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
      if (run && left === 0) {
        // Below the last row of a box what is beside it may go on.
        if (isOwnAlone) waiting++
        else run.right++
      }
      return
    }
    run ??= { first: index, end: index, shared: 0, right: 0, at: 0, left: 0, behind: 0 }
    run.end = index + 1
    run.shared++
    run.right += 1 + (isOwnAlone ? waiting : 0)
    waiting = 0
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

/** By how much heights differ that are not the same, and those of letters. */
const uneven = 0.8
const alike = 0.3
/** Lines of one text are farther apart, in heights of letters. */
const tight = 0.9
/** Of lines that stand beside one of the other side, the fewest that are uneven, and how many of them have to be. */
const fewestUneven = 3
const share = 2
/** Rows of a page: each is compared with each. */
const mostBeside = 200

/**
 * Whether what is left and right of an edge only happens to stand side by side: here a little higher, there a little lower. Cells of a table stand at
 * the same height, or all as much higher, or in the middle of one another.
 */
function isBeside(rows: readonly Row[], edge: number): boolean {
  if (rows.length > mostBeside) return false
  const lefts = rows.flatMap((row) => row.findLast((cell) => isLeft(cell, edge))?.stands ?? [])
  const rights = rows.flatMap((row) => row.find((cell) => isRight(cell, edge))?.stands ?? [])
  type Stands = (typeof lefts)[number]
  const isMirrored = (one: Stands, other: Stands, others: readonly Stands[]): boolean =>
    Math.abs(one.y - other.y) > uneven && others.some(({ y }) => Math.abs(y - one.y + (other.y - one.y)) < uneven)
  const steps = lefts.flatMap((one) => {
    const near = rights.filter((other) => Math.abs(one.y - other.y) < tight * Math.min(one.height, other.height))
    const [other] = near.sort((a, b) => Math.abs(a.y - one.y) - Math.abs(b.y - one.y))
    const isOther = !other || Math.abs(one.height - other.height) > alike
    return isOther || isMirrored(one, other, rights) || isMirrored(other, one, lefts) ? [] : [one.y - other.y]
  })
  const off = Math.min(...steps.map((step) => steps.filter((other) => Math.abs(step - other) > uneven).length))
  return steps.length > 0 && off >= fewestUneven && off * share >= steps.length
}

/** A box and what is beside it go on as long as every row is on one side. */
function endOfBeside(rows: readonly Row[], { end, edge }: Block): number {
  let last = end
  for (let at = end; at < rows.length; at++) {
    const row = rows[at] ?? []
    const isOnRight = row.length > 0 && row.every((cell) => isRight(cell, edge))
    if (isOnRight) last = at + 1
    else if (!row.every((cell) => isLeft(cell, edge))) break
  }
  return last
}

/** The lines of a page where a box is read apart from what it happens to stand beside; `undefined` where there is none. */
function withoutBoxes(rows: readonly Row[]): string[] | undefined {
  const boxes = blocksOf(rows, true, ({ first, end, edge }) => isBeside(rows.slice(first, end), edge))
  if (boxes.length === 0) return undefined
  const out: string[] = []
  let at = 0
  for (const box of boxes) {
    const end = endOfBeside(rows, box)
    const [left, right] = sidesOf(rows.slice(Math.max(at, box.first), end), box.edge)
    out.push(...rows.slice(at, box.first).map(lineOf), '', ...left, '', ...right, '')
    at = end
  }
  return [...out, ...rows.slice(at).map(lineOf)]
}

/** A gap of more than so many heights sets lines of one side apart. */
const gap = 2.1

/** Lines left and right of an edge: of rows that have nothing there, none is left, and where one side has a gap, there is one whatever stands beside it. */
const sidesOf = (rows: readonly Row[], edge: number): readonly [string[], string[]] => {
  const side = (isOn: (cell: Cell) => boolean): string[] => {
    let above: Cell['stands']
    return rows.flatMap((row) => {
      const own = row.filter(isOn)
      const stands = own[0]?.stands
      const isApart = above && stands && above.y - stands.y > gap * Math.max(above.height, stands.height)
      above = stands ?? above
      return own.length === 0 ? (row.length === 0 ? [''] : []) : isApart ? ['', lineOf(own)] : [lineOf(own)]
    })
  }
  return [side((cell) => isLeft(cell, edge)), side((cell) => !isLeft(cell, edge))]
}

/** Rows as the lines of a document, and as they read where columns are read one after the other. */
export function linesOfRows(told: readonly Row[]): Lines {
  const rows = withWholeDays(told)
  const [lines, apart] = [rows.map(lineOf), withoutBoxes(rows)]
  return apart ? { lines: apart, otherwise: [lines, ...otherwiseOf(rows)] } : { lines, otherwise: otherwiseOf(rows) }
}

/** Plain text: its columns are where they stand in the line, or what tabs set apart. */
export const linesOfText = (text: string): Lines => {
  const below = withCellsBelow(text)
  const asSeen = below === text ? [] : [linesOf(text)]
  const apart = text.includes('\t') && !isOfColumns(text) ? [linesOf(text.replaceAll('\t', '\n'))] : []
  const lines = linesOf(below)
  const labelled = withLabelsApart(lines)
  return { lines, otherwise: [...asSeen, ...otherwiseOf(rowsOfText(below)), ...apart, ...(labelled ? [labelled] : [])] }
}

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
