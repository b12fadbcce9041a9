/** Rows of tables whose cells have more lines than one, and are set in the middle of their row. */

import type { Cell, Row } from './rows.ts'

/** What stands at one height, from the lower edge of the page, and how high its letters are. */
export interface Level {
  readonly row: Row
  readonly y: number
  readonly height: number
  /** Where its last line stands, if it has more. */
  readonly bottom?: number
}

/** Lines of one text are farther apart, in heights of letters. */
const tight = 0.9
/** How far the middle of a cell may be from that of its row. */
const offMiddle = 0.3
/** Lines of one cell are no farther apart; rows of labels and their values are. */
const loose = 1.75
/** Lines at different heights of which one row is made. */
const mostLevels = 7
/** What has fewer columns is a letterhead as well as a table. */
const fewestColumns = 3

const overlap = (one: Cell, other: Cell): boolean => one.start < other.end && other.start < one.end

/**
 * Where lines are nearer to one another than those of a text can be, and all cells have the same middle, they are one row; the first and the last lines
 * of its tallest cells may stand farther from these than they from one another.
 */
export function withWholeRows(levels: readonly Level[]): Level[] {
  const out: Level[] = []
  for (let at = 0; at < levels.length; ) {
    const end = endOfTight(levels, at)
    const row = rowFrom(levels, at, end)
    out.push(...(row ? [row.level] : levels.slice(at, end)))
    at = row?.end ?? end
  }
  return out
}

/** Where the lines end that stand so near to one another, one after the other. */
function endOfTight(levels: readonly Level[], at: number): number {
  let end = at + 1
  while (end < levels.length && isTight(levels[end - 1], levels[end])) end++
  return end
}

/** Levels put together in one, and where they end. */
interface Together {
  readonly level: Level
  readonly end: number
}

/** The longest row that begins at a level and parts no lines that are so near; `first` is where the first of these end. */
function rowFrom(levels: readonly Level[], at: number, first: number): Together | undefined {
  let found: Together | undefined
  let isTightSomewhere = first > at + 1
  for (let end = first; end - at <= mostLevels; ) {
    const level = isTightSomewhere ? joined(levels.slice(at, end), end === first) : undefined
    if (level) found = { level, end }
    if (!isNear(levels[end - 1], levels[end])) break
    const next = endOfTight(levels, end)
    isTightSomewhere ||= next > end + 1
    end = next
  }
  return found
}

/** As near as lines of one cell. */
const isNear = (above: Level | undefined, below: Level | undefined): boolean =>
  above !== undefined && below !== undefined && above.y - below.y <= loose * Math.min(above.height, below.height)

/** Columns beside one another whose lines are not at the same heights: each line is one with that of the other column which is nearest. */
export function withEvenRows(levels: readonly Level[]): Level[] {
  const out: Level[] = []
  for (let at = 0; at < levels.length; at++) {
    const [level, next, after] = levels.slice(at, at + 3)
    if (!level) break
    const isNext = next !== undefined && areBeside(level, next)
    const isNearer = isNext && after !== undefined && areBeside(next, after) && next.y - after.y < level.y - next.y
    if (isNext && !isNearer) {
      out.push({ ...level, row: [...level.row, ...next.row].sort((a, b) => a.start - b.start), bottom: next.bottom ?? next.y })
      at++
    } else out.push(level)
  }
  return out
}

/** Nearer than lines of one text can be, and nowhere one above the other. */
const areBeside = (above: Level, below: Level): boolean =>
  above.bottom === undefined && isTight(above, below) && above.row.every((one) => below.row.every((other) => !overlap(one, other)))

function isTight(above: Level | undefined, below: Level | undefined): boolean {
  if (!above || !below || above.row.length === 0 || below.row.length === 0) return false
  return above.y - below.y < tight * Math.min(above.height, below.height)
}

/** One line of a cell. */
interface Part extends Cell {
  readonly y: number
}

/** Lines below one another. */
interface Column extends Cell {
  readonly parts: readonly Part[]
}

const byPlace = (one: Part, other: Part): number => other.y - one.y || one.start - other.start

function columnOf(...unsorted: readonly Part[]): Column {
  const parts = unsorted.toSorted(byPlace)
  return {
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
    text: parts.map(({ text }) => text).join(' '),
    parts,
  }
}

/** What overlaps from one level to the other is one column. */
function columnsOf(levels: readonly Level[]): Column[] {
  let columns: Column[] = []
  for (const { row, y } of levels)
    for (const cell of row) {
      const own = columns.filter((column) => overlap(column, cell))
      columns = [...columns.filter((column) => !own.includes(column)), columnOf(...own.flatMap(({ parts }) => parts), { ...cell, y })]
    }
  return columns.sort((a, b) => a.start - b.start)
}

/** `TAIPEI   (TPE)` above `TERMINAL 2`: a column that is none by itself goes on in the lines of that on its left. */
function withoutPieces(columns: readonly Column[], isPiece: (column: Column) => boolean): Column[] {
  const out: Column[] = []
  for (const column of columns) {
    const left = out.at(-1)
    const isPart = left !== undefined && isPiece(column) && column.parts.every(({ y }) => left.parts.some((part) => part.y === y))
    if (isPart) out[out.length - 1] = columnOf(...left.parts, ...column.parts)
    else out.push(column)
  }
  return out
}

/** Cells of so many lines at the same heights are rows of their own. */
const ofRows = 3
const haveRows = (columns: readonly Column[]): boolean =>
  columns.some((one, at) =>
    columns.slice(at + 1).some((other) => one.parts.filter(({ y }) => other.parts.some((part) => part.y === y)).length >= ofRows),
  )

/** One level of several, with the lines of each cell put together; none where they do not have one middle. */
function joined(levels: readonly Level[], isAllTight: boolean): Level | undefined {
  const [first, last] = [levels[0], levels.at(-1)]
  if (!first || !last || levels.length < 2 || levels.length > mostLevels) return undefined
  const height = Math.min(...levels.map((level) => level.height))
  const hasHoles = ({ parts }: Column): boolean => parts.some(({ y }, at) => (parts[at - 1]?.y ?? y) - y > loose * height)
  const y = (last.y + first.y) / 2
  const top = ({ parts }: Column): number => parts[0]?.y ?? y
  const bottom = ({ parts }: Column): number => parts.at(-1)?.y ?? y
  const isOff = (column: Column): boolean => Math.abs((top(column) + bottom(column)) / 2 - y) >= offMiddle * height || hasHoles(column)
  const columns = withoutPieces(columnsOf(levels), isOff)
  const ofOneLine = columns.filter((column) => top(column) === bottom(column)).length
  // Labels and their values in rows below one another may have a thing or two beside their middle.
  const isRow = isAllTight || (2 * ofOneLine >= columns.length && !haveRows(columns))
  const isTable = columns.length >= fewestColumns && ofOneLine < columns.length && isRow
  return isTable && !columns.some(isOff) ? { row: columns, y: first.y, height, bottom: last.y } : undefined
}
