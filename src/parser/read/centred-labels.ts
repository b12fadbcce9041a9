/**
 * Labels that stand in the middle of what they tell: browsers set the cells of a table so unless they are told otherwise, and `Pick-up` is then beside
 * the third of five lines. They are put beside the first.
 */

import type { Level } from './pdf-tables.ts'
import { type Cell, slack } from './rows.ts'

/** Lines of one cell are no farther apart, in heights of letters. */
const loose = 1.75
/** By how much the steps from line to line of one cell differ, and how far a label is from its middle. */
const uneven = 0.25
/** Letters of a label. */
const longest = 40
/** Lines above the middle of a cell, and below it. */
const most = 8

/** A label, alone on the left, and where what it tells begins. */
interface Label {
  readonly cell: Cell
  readonly at: number
}

/** The lines of a cell, from the first to the last of them, by their place among all. */
interface Reach {
  readonly first: number
  readonly last: number
}

const isLabel = ({ text }: Cell): boolean => text.length <= longest && /\p{L}{2}/u.test(text) && !/\d/.test(text)

/** Whether a level has nothing but what begins in a column: at the edge of it, with no cell on its left. */
const isValue = (level: Level | undefined, edge: number): level is Level =>
  level !== undefined && level.row[0] !== undefined && Math.abs(level.row[0].start - edge) <= slack

/** The same heights, but for a hair. */
const isAlike = (one: number, other: number, { height }: Level): boolean => Math.abs(one - other) <= uneven * height

/** Where the lines stand of the cell whose middle a label is beside; none where they are on one side of it, or go on farther on one side. */
function reachAround(levels: readonly Level[], { cell, at }: Label): Reach | undefined {
  const own = levels[at]
  if (!own) return undefined
  const isOnIt = own.row.length > 1
  const edge = (isOnIt ? own.row[1] : levels[at - 1]?.row[0])?.start
  const [above, below] = [levels[at - 1], levels[at + 1]]
  if (edge === undefined || edge < cell.end || !isValue(above, edge) || !isValue(below, edge)) return undefined
  const step = isOnIt ? own.y - below.y : above.y - below.y
  if (step > loose * own.height || !isAlike((above.y + below.y) / 2, own.y, own)) return undefined
  // Two columns of text may have their lines at heights of their own.
  const isInColumn = levels.slice(Math.max(0, at - 2), at + 3).some(({ row: [first], y }) => {
    const isLeft = first !== undefined && first !== cell && first.start < edge - slack
    return isLeft && Math.abs(y - own.y) <= (1 + uneven) * step
  })
  if (isInColumn) return undefined
  const goesOn = (from: number, to: number): boolean => {
    const [one, other] = [levels[from], levels[to]]
    return one !== undefined && isValue(other, edge) && isAlike(Math.abs(one.y - other.y), step, own)
  }
  for (let count = 1; count < most; count++) {
    const [isOver, isUnder] = [goesOn(at - count, at - count - 1), goesOn(at + count, at + count + 1)]
    if (isOver !== isUnder) return undefined
    if (!isOver) return { first: at - count, last: at + count }
  }
  return undefined
}

/** The levels of a page with such labels beside the first lines of what they tell. */
export function withLabelsOnTop(levels: readonly Level[]): Level[] {
  const out = [...levels]
  levels.forEach((level, at) => {
    const [cell] = level.row
    const reach = cell && level.row.length < 3 && isLabel(cell) ? reachAround(levels, { cell, at }) : undefined
    const top = reach && out[reach.first]
    if (!cell || !reach || !top) return
    out[reach.first] = { ...top, row: [cell, ...top.row] }
    out[at] = { ...level, row: level.row.slice(1) }
  })
  return out.filter(({ row }, at) => row.length > 0 || levels[at]?.row.length === 0)
}
