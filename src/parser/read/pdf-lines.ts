import type { Lines } from '../document.ts'
import { mostLines } from '../limits.ts'
import { withLabelsOnTop } from './centred-labels.ts'
import { linesOfRows } from './columns.ts'
import { withLargerCodes } from './larger-codes.ts'
import { closed } from './letter-spaced.ts'
import { cleanLine } from './lines.ts'
import { type Level, withEvenRows, withWholeRows } from './pdf-tables.ts'
import { mostPieces, type Piece, sameLevel } from './pieces.ts'
import { withRaised } from './raised.ts'
import type { Cell, Row } from './rows.ts'
import { overlaps, ruledTables, type Table } from './ruled.ts'
import type { Rules } from './rules.ts'
import type { AsShown } from './shown.ts'
import { struckOnce } from './struck-twice.ts'
import { bandsOf } from './written-cells.ts'
import { writtenParts } from './written-parts.ts'
import { writtenTables } from './written-tables.ts'

/** Pieces of text as pdf.js gives them: a transformation whose last two numbers are where it stands, from the lower left. */
interface TextContent {
  readonly items: readonly object[]
}

export interface PageRows {
  readonly rows: Row[]
  /** The same where what stands side by side at uneven heights is one row. */
  readonly even: Row[]
  /** The same in the order it was written, with the rows of tables; none where that is no other. */
  readonly asWritten?: Row[]
}

/** `asShown` tells how a word was drawn. */
export function pageRows({ items }: TextContent, rules?: Rules, asShown?: AsShown): PageRows {
  const pieces = closed(withRaised(struckOnce(items.flatMap(pieceOf))), asShown)
  const rows = rowsOfPieces(pieces, true)
  const asWritten = rules && withTables(pieces, rules)
  return asWritten ? { ...rows, asWritten } : rows
}

/** A page in the order it was written, with what stands around its tables as it stands, and they in their places. */
function withTables(pieces: readonly Piece[], rules: Rules): Row[] | undefined {
  const upright = pieces.filter(({ way }) => way === 0)
  if (upright.length > mostPieces) return undefined
  const bands = bandsOf(upright)
  const ruled = ruledTables(upright, rules, rowsOfPart)
  const parts = withWholeTables(writtenParts(upright, bands), ruled)
  const isWhole = (table: Table): boolean => parts.filter((part) => isIn(part, table)).length === 1
  const tables = apartFromOthers([...ruled, ...writtenTables(upright, bands)].filter(isWhole))
  if (tables.length === 0 && parts.length === 1) return undefined
  const turned = pieces.filter(({ way }) => way !== 0)
  return parts.flatMap((part, at) => [
    ...(at > 0 ? [[]] : []),
    ...partWithTables(
      at === parts.length - 1 ? [...part, ...turned] : part,
      tables.filter((table) => isIn(part, table)),
    ),
  ])
}

const isIn = (part: readonly Piece[], { pieces }: Table): boolean => part.some((piece) => pieces.has(piece))

/** The parts of a page, those together of which a table has some of each. */
function withWholeTables(parts: readonly (readonly Piece[])[], tables: readonly Table[]): readonly (readonly Piece[])[] {
  return tables.reduce((all, table) => {
    const own = all.filter((part) => isIn(part, table))
    return own.length < 2 ? all : all.flatMap((part) => (part === own[0] ? [own.flat()] : own.includes(part) ? [] : [part]))
  }, parts)
}

function partWithTables(pieces: readonly Piece[], tables: readonly Table[]): Row[] {
  const out: Row[] = []
  let rest = pieces.filter((piece) => !tables.some((table) => table.pieces.has(piece)))
  for (const { top, bottom, left, rows } of tables.toSorted((a, b) => b.top - a.top)) {
    // What stands left of a table is what its rows are of: a day, or which way one goes.
    const isBefore = ({ way, x, y, width }: Piece): boolean => way === 0 && (y > top || (y > bottom && x + width < left))
    out.push(...rowsOfPart(rest.filter(isBefore)), [], ...rows, [])
    rest = rest.filter((piece) => !isBefore(piece))
  }
  return [...out, ...rowsOfPart(rest)]
}

/** Of tables that share a part of the page that which tells the most rows, and of such as tell as many the first. */
function apartFromOthers(tables: readonly Table[]): Table[] {
  const out: Table[] = []
  for (const table of tables.toSorted((a, b) => b.told - a.told)) if (!out.some((other) => overlaps(table, other))) out.push(table)
  return out
}

/** Text that runs the same way is read together, what runs as most of it does first: pages are turned, and so are stubs of passes. */
export function rowsOfPieces(pieces: readonly Piece[], isExact = false): PageRows {
  const levels = levelsByWay(pieces, isExact)
  return { rows: rowsByWay(levels), even: rowsByWay(levels.map(withEvenRows)) }
}

/** The rows of a part of a page whose places are exact. */
const rowsOfPart = (pieces: readonly Piece[]): Row[] => rowsByWay(levelsByWay(pieces, true))

function levelsByWay(pieces: readonly Piece[], isExact: boolean): Level[][] {
  const ways = ([0, 1, 2, 3] as const).map((way) => pieces.filter((piece) => piece.way === way)).filter((each) => each.length > 0)
  return ways.sort((a, b) => b.length - a.length).map((each) => withLabelsOnTop(withWholeRows(withLargerCodes(levelsOf(each, isExact)))))
}

const rowsByWay = (ways: readonly (readonly Level[])[]): Row[] =>
  ways.flatMap((each, at) => (at > 0 ? [[], ...blocksOf(each)] : blocksOf(each)))

/** The lines of pages. Where heights are uneven, the same with even rows is another way to read; the order they were written in comes first. */
export function linesOfPages(pages: readonly PageRows[]): Lines {
  const whole = (rowsOn: (page: PageRows) => readonly Row[]): Row[] =>
    pages.flatMap((page, at) => [...(at > 0 ? [[]] : []), ...rowsOn(page).slice(0, mostLines)])
  const [rows, even] = [whole((page) => page.rows), whole((page) => page.even)]
  const asWritten = pages.some((page) => page.asWritten) ? [whole((page) => page.asWritten ?? page.rows)] : []
  const ways = [...asWritten, rows, ...(even.length === rows.length ? [] : [even])].map(linesOfRows)
  const [{ lines, otherwise } = { lines: [], otherwise: [] }, ...others] = ways
  return { lines, otherwise: [...otherwise, ...others.flatMap((other) => [other.lines, ...other.otherwise])] }
}

/** Pieces that stand at the same height are a row, from left to right. */
function levelsOf(pieces: readonly Piece[], isExact: boolean): Level[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && Math.abs(first.y - piece.y) < Math.min(first.height, piece.height) * sameLevel) row.push(piece)
    else rows.push([piece])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  const edges = edgesOf(rows)
  return rows.map((row): Level => {
    const [{ y, height } = { y: 0, height: 1 }] = row
    return { row: cellsOf(row, edges, isExact), y, height }
  })
}

/** A gap of more than a line sets blocks apart. */
function blocksOf(levels: readonly Level[]): Row[] {
  const out: Row[] = []
  let above: Level | undefined
  for (const level of levels) {
    if (above && (above.bottom ?? above.y) - level.y > 2.1 * Math.max(above.height, level.height)) out.push([])
    out.push(level.row)
    above = level
  }
  return out
}

function pieceOf(item: object): Piece[] {
  if (!('str' in item && 'transform' in item && 'width' in item) || typeof item.str !== 'string' || item.str.trim() === '') return []
  const [along = 1, up = 0, skew = 0, size = 0, x = 0, y = 0] = Array.isArray(item.transform) ? item.transform.map(Number) : []
  const height = Math.max(Math.hypot(skew, size), 1)
  const way = Math.abs(along) >= Math.abs(up) ? (along >= 0 ? 0 : 2) : up > 0 ? 1 : 3
  const font = 'fontName' in item ? { font: String(item.fontName) } : {}
  return [{ text: item.str, way, ...turned(x, y, way), width: Number(item.width), height, ...font }]
}

/** Where a place is when the page is turned so that text which runs that way stands upright. */
function turned(x: number, y: number, way: Piece['way']): { readonly x: number; readonly y: number } {
  if (way === 0) return { x, y }
  return way === 1 ? { x: y, y: -x } : way === 2 ? { x: -x, y: -y } : { x: -y, y: x }
}

/** Text goes on in another cell after so many times its height. */
const apart = 1.2
const hardlyApart = 0.8
const betweenWords = 0.65
const overlap = 3
/** Cells of one column begin at the same place, but for what is lost in rounding. */
const places = (x: number): readonly number[] => [Math.floor(x), Math.ceil(x)]

/** Where columns begin: cells, in two rows at least, that stand apart from what is before them, and such of figures. */
interface Edges {
  readonly all: ReadonlySet<number>
  readonly figures: ReadonlySet<number>
}

function edgesOf(rows: readonly (readonly Piece[])[]): Edges {
  const begun = rows.flatMap((row) =>
    row.filter(({ x, height }, at) => {
      const last = row[at - 1]
      return last !== undefined && x - last.x - last.width > apart * height
    }),
  )
  return { all: repeated(begun), figures: repeated(begun.filter(({ text }) => /^\d/.test(text))) }
}

function repeated(pieces: readonly Piece[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { x } of pieces) for (const place of new Set(places(x))) counts.set(place, (counts.get(place) ?? 0) + 1)
  return new Set([...counts].flatMap(([place, count]) => (count > 1 ? place : [])))
}

/** `(TPE) 10JAN26`: farther from it than words are from one another, figures begin where a column of them does. */
const begins = (gap: number, { text, x, height }: Piece, { figures }: Edges): boolean =>
  gap > betweenWords * height && /^\d/.test(text) && places(x).every((place) => figures.has(place))

/** `JOHANNESBURG` and `AF990` touch where a word fills its column: what begins where others begin is a cell. */
const touches = (last: Cell | undefined, { text, x }: Piece, { all }: Edges): boolean =>
  last !== undefined &&
  /[\p{L}\d]{3}$/u.test(last.text) &&
  /^[\p{Lu}\d][\p{L}\d]{2}/u.test(text) &&
  places(x).every((place) => all.has(place))

/** What is a word or more apart, is another cell. */
function cellsOf(row: readonly Piece[], edges: Edges, isExact: boolean): Cell[] {
  const cells: { start: number; end: number; text: string; pieces: Cell[]; stands?: { y: number; height: number } }[] = []
  for (const one of row) {
    const { text, x, y, width, height } = one
    const last = cells.at(-1)
    const gap = x - (last?.end ?? Number.NEGATIVE_INFINITY)
    const piece = { start: x, end: x + width, text: cleanLine(text) }
    // A word may reach a little into the next column.
    const isGlued = gap > -overlap * height && gap < 0.15 * height && touches(last?.pieces.at(-1), one, edges)
    if (!last || gap > (one.isApart ? hardlyApart : apart) * height || isGlued || begins(gap, one, edges))
      cells.push({ ...piece, text, pieces: [piece], ...(isExact && { stands: { y, height } }) })
    else {
      // A gap of less than a space is within a word.
      const isWord = gap > 0.15 * height && !last.text.endsWith(' ')
      last.text += `${isWord ? ' ' : ''}${text}`
      last.end = Math.max(last.end, x + width)
      if (isWord) last.pieces.push(piece)
      else last.pieces.push(within(last.pieces.pop(), piece))
    }
  }
  return cells.flatMap(({ text, ...reach }) => {
    const clean = cleanLine(text)
    return clean === '' ? [] : [{ ...reach, text: clean }]
  })
}

const within = (one: Cell | undefined, other: Cell): Cell =>
  one ? { start: one.start, end: Math.max(one.end, other.end), text: `${one.text}${other.text}` } : other
