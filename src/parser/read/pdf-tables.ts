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
const loose = 1.65
/** Lines at different heights of which one row is made. */
const mostLevels = 7
/** What has fewer columns is a letterhead as well as a table. */
const fewestColumns = 3

const overlap = (one: Cell, other: Cell): boolean => one.start < other.end && other.start < one.end

/** Where lines are nearer to one another than those of a text can be, and all cells have the same middle, they are one row. */
export function withWholeRows(levels: readonly Level[]): Level[] {
  const out: Level[] = []
  for (let at = 0; at < levels.length; ) {
    let end = at + 1
    while (end < levels.length && isTight(levels[end - 1], levels[end])) end++
    const together = levels.slice(at, end)
    out.push(...(joined(together) ?? together))
    at = end
  }
  return out
}

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

interface Column extends Cell {
  readonly top: number
  readonly bottom: number
}

/** One level of several, with the lines of each cell put together; none where they do not have one middle. */
function joined(levels: readonly Level[]): [Level] | undefined {
  const [first] = levels
  if (!first || levels.length < 2 || levels.length > mostLevels) return undefined
  let columns: Column[] = []
  for (const { row, y, height } of levels)
    for (const cell of row) {
      const own = columns.filter((column) => overlap(column, cell))
      if (own.some(({ bottom }) => bottom - y > loose * height)) return undefined
      const texts = [...own.map(({ text }) => text), cell.text]
      const whole: Column = {
        start: Math.min(cell.start, ...own.map(({ start }) => start)),
        end: Math.max(cell.end, ...own.map(({ end }) => end)),
        text: texts.join(' '),
        top: Math.max(y, ...own.map(({ top }) => top)),
        bottom: y,
      }
      columns = [...columns.filter((column) => !own.includes(column)), whole]
    }
  const [y, height] = [((levels.at(-1)?.y ?? 0) + first.y) / 2, Math.min(...levels.map((level) => level.height))]
  const hasMiddle = columns.every(({ top, bottom }) => Math.abs((top + bottom) / 2 - y) < offMiddle * height)
  const isTable = columns.length >= fewestColumns && columns.some(({ top, bottom }) => top > bottom)
  return hasMiddle && isTable
    ? [{ row: columns.sort((a, b) => a.start - b.start), y: first.y, height, bottom: levels.at(-1)?.y ?? first.y }]
    : undefined
}
