/** Tables with lines drawn between their rows: what stands between two lines is one row, however many lines of text its cells have. */

import type { Piece } from './pieces.ts'
import type { Row } from './rows.ts'
import { type Cells, linesOf } from './ruled-cells.ts'
import type { Rule, Rules } from './rules.ts'
import { areNamed, rowsOfTable } from './table-rows.ts'

/** A table told as rows, and where it stands on the page. */
export interface Table {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly rows: readonly Row[]
  /** How many of its rows are told cell by cell. */
  readonly told: number
  readonly pieces: ReadonlySet<Piece>
}

interface Band {
  readonly top: number
  readonly bottom: number
  readonly pieces: readonly Piece[]
}

/** Ends of lines that belong to one table are no more apart. */
const slack = 4
/** Points from one line to the next: what is farther is a part of a page, what is nearer a thicker line. */
const highest = 170
const lowest = 7
/** A table with more is one of figures. */
const mostColumns = 12
/** Lines of a cell; what has more is a text. */
const mostInCell = 9
/** The fewest points that are free from top to bottom between two columns. */
const corridor = 4

/** How pieces are told as rows where no lines part them. */
type Tell = (pieces: readonly Piece[]) => readonly Row[]

/** The tables of a page that are worth telling so: with columns, and cells of more lines than one. */
export function ruledTables(pieces: readonly Piece[], rules: Rules, tell: Tell): Table[] {
  const found: Table[] = []
  for (const lines of alike(rules.across)) {
    for (const bands of runsOf(lines, pieces)) {
      const table = tableOf(bands, lines[0]?.from ?? 0, lines[0]?.to ?? 0, rules.down, tell)
      if (table && !found.some((other) => overlaps(table, other))) found.push(table)
    }
  }
  return found
}

/** Whether two tables share a part of the page. */
export const overlaps = (one: Table, other: Table): boolean =>
  one.top > other.bottom && one.bottom < other.top && one.left < other.right && one.right > other.left

/** Lines from and to the same places, from the top of the page; those with the most first. */
function alike(rules: readonly Rule[]): (readonly Rule[])[] {
  const groups: Rule[][] = []
  for (const rule of rules.toSorted((a, b) => b.at - a.at)) {
    const own = groups.find(([first]) => first && Math.abs(first.from - rule.from) <= slack && Math.abs(first.to - rule.to) <= slack)
    if (own) own.push(rule)
    else groups.push([rule])
  }
  return groups.filter(({ length }) => length > 2).sort((a, b) => b.length - a.length)
}

/** What stands between such lines, as long as one follows the other. */
function runsOf(lines: readonly Rule[], pieces: readonly Piece[]): Band[][] {
  const runs: Band[][] = [[]]
  for (const [at, { at: bottom, from, to }] of lines.entries()) {
    const top = lines[at - 1]?.at
    if (top === undefined || top - bottom < lowest) continue
    const own = pieces.filter(({ x, y, width }) => y < top && y > bottom && x + width / 2 > from && x + width / 2 < to)
    if (top - bottom > highest || own.length === 0) runs.push([])
    else runs.at(-1)?.push({ top, bottom, pieces: own })
  }
  return runs.filter(({ length }) => length > 1)
}

function tableOf(bands: readonly Band[], left: number, right: number, down: readonly Rule[], tell: Tell): Table | undefined {
  const edges = edgesOf(bands, left, right, down)
  if (edges.length < 2 || edges.length > mostColumns) return undefined
  const set = bands.map((band) => cellsOf(band, edges, right))
  const told = set.filter(isRow)
  const isNamed = areNamed(told, edges.length)
  // Cells of as many lines each read as they stand.
  const cells = set.map((row) => (row && (isNamed || !haveSameHeight(row)) ? row : undefined))
  if (told.length < 2 || !cells.some((row) => isRow(row) && isTall(row))) return undefined
  const columns = edges.map((edge, at) => ({
    left: edge,
    right: edges[at + 1] ?? right,
    widest: Math.max(...set.flatMap((row) => row?.[at]?.map(({ end }) => end) ?? [])),
  }))
  return {
    left,
    right,
    top: bands[0]?.top ?? 0,
    bottom: bands.at(-1)?.bottom ?? 0,
    told: told.length,
    rows: rowsOfTable(
      bands.map(({ pieces }, at) => cells[at] ?? (() => tell(pieces))),
      columns,
      right,
      isNamed,
    ),
    pieces: new Set(bands.flatMap(({ pieces }) => pieces)),
  }
}

const isRow = (row: Cells | undefined): row is Cells => row !== undefined && row.filter(({ length }) => length > 0).length > 1
const isTall = (row: Cells): boolean => row.some(({ length }) => length > 1)
const haveSameHeight = (row: Cells): boolean => isTall(row) && new Set(row.flatMap(({ length }) => (length > 0 ? [length] : []))).size === 1

/** Where columns begin: at the lines between them, else where what is free from top to bottom ends. */
function edgesOf(bands: readonly Band[], left: number, right: number, down: readonly Rule[]): number[] {
  const [top, bottom] = [bands[0]?.top ?? 0, bands.at(-1)?.bottom ?? 0]
  const between = down.filter(({ at, from, to }) => at > left + slack && at < right - slack && from < top - lowest && to > bottom + lowest)
  if (between.length > 0) {
    const places = between.map(({ at }) => at).sort((a, b) => a - b)
    return [left, ...places.filter((place, at) => at === 0 || place - (places[at - 1] ?? 0) > slack)]
  }
  const all = bands.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.x - b.x)
  const edges = [left]
  let end = all[0] ? all[0].x + all[0].width : right
  for (const { x, width } of all) {
    if (x - end >= corridor) edges.push((x + end) / 2)
    end = Math.max(end, x + width)
  }
  return edges
}

/** What stands between two lines, cell by cell; undefined where a cell has columns or rows within it, reaches into the next or is a text. */
function cellsOf({ pieces }: Band, edges: readonly number[], right: number): Cells | undefined {
  const columns = edges.map((): Piece[] => [])
  for (const piece of pieces) {
    const at = edges.findLastIndex((edge) => piece.x >= edge - 1)
    // What reaches across columns stands in none.
    if (at < 0 || piece.x + piece.width > (edges[at + 1] ?? right) + slack) return undefined
    columns[at]?.push(piece)
  }
  const cells = columns.map((own) => linesOf(own))
  return cells.some((lines) => lines === undefined || lines.length > mostInCell) ? undefined : cells.map((lines = []) => lines)
}
