/** Tables of a page that was written cell after cell, told row by row however many lines of text their cells have. */

import type { Piece } from './pieces.ts'
import type { Table } from './ruled.ts'
import { type Cells, linesOf } from './ruled-cells.ts'
import { areNamed, rowsOfTable } from './table-rows.ts'
import { type Band, type Block, bandsOf, hair, isProven, piecesOf, slack } from './written-cells.ts'

/** Points left and right of the text of a cell, where no column is as wide as its text. */
const mostPadding = 12
/** Lines of a cell; what has more is a text. */
const mostInCell = 12
/** Rows of a table: where the cells of each begin is compared with all above. */
const mostRows = 60
/** Tables with as many columns are as narrow as their words. */
const manyColumns = 6
/** A row with more cells is one of figures. */
const mostColumns = 12

/** The tables of a page with cells of more lines than one; pieces are given in the order in which they were written, and `bands` as `bandsOf` has them. */
export function writtenTables(pieces: readonly Piece[], bands: readonly Band[]): Table[] {
  const beginnings = new Set(bands.filter(isProven).flatMap(({ blocks }) => blocks.map(({ start }) => Math.round(start))))
  if (beginnings.size === 0) return []
  return tablesOf(bandsOf(pieces, beginnings)).flatMap((rows) => tableOf(rows, edgeBeside(pieces, rows)) ?? [])
}

const isRow = ({ blocks }: Band): boolean => blocks.length > 1

/** Rows one below the other whose cells begin where those of another do. */
function tablesOf(bands: readonly Band[]): Band[][] {
  const tables: Band[][] = []
  for (const band of bands) {
    const last = tables.at(-1)
    const above = last?.at(-1)
    const isNext = above !== undefined && isRow(above) && band.top < above.bottom && areAlike(last ?? [], band)
    if (last && isNext && last.length < mostRows && isRow(band)) last.push(band)
    else tables.push([band])
  }
  return tables.filter((table) => table.every(isRow) && table.some(isProven))
}

/** Whether all cells of a row but its first begin where others of a table do, or all of these where they do. */
const areAlike = (table: readonly Band[], { blocks }: Band): boolean => {
  const places = (of: readonly Block[]): number[] => of.slice(1).map(({ start }) => start)
  const isIn = (place: number, others: readonly number[]): boolean => others.some((other) => Math.abs(place - other) <= slack)
  const [own, others] = [places(blocks), table.flatMap((band) => places(band.blocks))]
  return own.every((place) => isIn(place, others)) || others.every((place) => isIn(place, own))
}

const columnAt = (starts: readonly number[], { start }: Block): number => starts.findLastIndex((place) => place <= start + slack)

/** The cells of a row, in its columns; undefined where text in one of them stands side by side. */
function cellsOf({ blocks }: Band, starts: readonly number[]): [Cells] | undefined {
  const cells = starts.map((_, at) => {
    const own = blocks.filter((block) => columnAt(starts, block) === at)
    return linesOf(
      own.flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces)),
      Number.POSITIVE_INFINITY,
    )
  })
  const told = cells.flatMap((lines) => (lines ? [lines] : []))
  return told.length === cells.length ? [told] : undefined
}

/** How far to the right what is around a table reaches. */
function edgeBeside(pieces: readonly Piece[], bands: readonly Band[]): number {
  const own = new Set(bands.flatMap(piecesOf))
  return pieces.reduce((edge, piece) => (own.has(piece) ? edge : Math.max(edge, piece.x + piece.width)), 0)
}

function tableOf(bands: readonly Band[], edge: number): Table | undefined {
  const starts = startsOf(bands)
  if (starts.length > mostColumns || bands.some(({ blocks }) => blocks.some(({ lines }) => lines.length > mostInCell))) return undefined
  const ends = starts.map((_, at) =>
    Math.max(0, ...bands.flatMap(({ blocks }) => blocks.filter((block) => columnAt(starts, block) === at).map(({ end }) => end))),
  )
  const gaps = starts.slice(1).map((start, at) => start - (ends[at] ?? 0))
  const padding = Math.min(mostPadding, Math.max(slack, Math.min(...gaps)) / 2)
  const columns = starts.map((start, at) => ({
    left: start - padding,
    // Where nothing else tells how wide the page is, a last column may have room for whatever stands in it.
    right: (starts[at + 1] ?? (edge > (ends.at(-1) ?? 0) ? edge + 2 * padding : Number.POSITIVE_INFINITY)) - padding,
    widest: ends[at] ?? 0,
    isNarrow: starts.length >= manyColumns,
  }))
  const set = bands.flatMap((band) => cellsOf(band, starts) ?? [])
  if (set.length < bands.length) return undefined
  const right = (starts.at(-1) ?? 0) + Math.max(0, (ends.at(-1) ?? 0) - (starts.at(-1) ?? 0)) + padding
  return {
    told: bands.length,
    left: (starts[0] ?? 0) - padding,
    right,
    top: Math.max(...bands.map(({ top, blocks }) => top + (blocks[0]?.height ?? 0) / 2)),
    bottom: Math.min(...bands.map(({ bottom }) => bottom)) - hair,
    rows: rowsOfTable(set, columns, right, areNamed(set, columns.length)),
    pieces: new Set(bands.flatMap(piecesOf)),
  }
}

/** Where the columns of a table begin, from left to right: what overlaps is one, however its text is set, unless two cells of a row would be. */
function startsOf(bands: readonly Band[]): number[] {
  const blocks = bands.flatMap((band) => band.blocks).sort((a, b) => a.start - b.start)
  const columns: { start: number; end: number }[] = []
  for (const { start, end } of blocks) {
    const last = columns.at(-1)
    if (last && start < last.end - slack) last.end = Math.max(last.end, end)
    else columns.push({ start, end })
  }
  const isWithin = (block: Block, { start, end }: { readonly start: number; readonly end: number }): boolean =>
    block.start >= start && block.start < end
  const areApart = bands.every((band) => columns.every((column) => band.blocks.filter((block) => isWithin(block, column)).length < 2))
  if (areApart) return columns.map(({ start }) => start)
  const out: number[] = []
  for (const { start } of blocks) if (start - (out.at(-1) ?? Number.NEGATIVE_INFINITY) > slack) out.push(start)
  return out
}
