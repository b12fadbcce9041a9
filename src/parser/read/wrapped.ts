/** Rows of tables whose cells go on in the lines below, each under its beginning. */

import { type Cell, lineOf, type Row, slack } from './rows.ts'

/** The fewest cells of a row that may go on. */
const fewestCells = 3
/** Lines by which it may. */
const mostLines = 4

const isAt = (one: Cell, other: Cell): boolean => Math.abs(one.start - other.start) <= slack
const partsOf = (row: Row): readonly Cell[] => row.flatMap((cell) => cell.pieces ?? [cell])

/** The lines of a page where such rows are put together; `undefined` where there are none. */
export function byWrappedRows(rows: readonly Row[]): string[] | undefined {
  const out: string[] = []
  /** Where the cells of the row before began that was put together. */
  let before: readonly Cell[] = []
  let heading: Row = []
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] ?? []
    if (row.length === 0) heading = []
    const isBelow = heading.length > 0 && isFirstOf(heading, row)
    const head = isBelow ? row.flatMap((cell) => apart(cell, heading)) : row
    if (!isBelow && row.length >= fewestCells && !row.some(({ text }) => /\d|:/.test(text))) heading = row
    let end = at + 1
    const isOther = (row: Row): boolean => isBelow && isFirstOf(heading, row) && isAlike(head, row, heading)
    while (end < rows.length && end - at <= mostLines && !isOther(rows[end] ?? []) && goesOn(head, rows[end] ?? [], before)) end++
    if (end > at + 1) before = partsOf(head)
    out.push(lineOf(end > at + 1 ? joined(head, rows.slice(at + 1, end)) : head))
    at = end
  }
  return out.length < rows.length ? out : undefined
}

/** `---`, `ADDRESS:`: lines that are drawn and labels, with which something begins. */
const isNoRest = ({ text }: Cell): boolean => !/[\p{L}\d]/u.test(text) || /^\p{L}[\p{L}' -]{2,28}:(?:\s|$)/u.test(text)

/** Whether all cells of a row stand under cells of another, which has nearly twice as many, or one before them, or which they cannot be told beside. */
function goesOn(head: Row, row: Row, before: readonly Cell[]): boolean {
  const parts = partsOf(head)
  const [first, own] = [head[0], row[0]]
  if (!first || !own || head.length < fewestCells || isFirstOf(head, row)) return false
  const isOfLabels = areLabelled(head, row)
  if (row.some((cell) => isNoRest(cell) && !(isOfLabels && isLabelAlone(cell) && isAt(cell, first)))) return false
  // A day may go on under itself and not under what begins its cell, as it did in the row before.
  const isWithin = (cell: Cell): boolean =>
    before.some((one) => isAt(one, cell)) && head.some(({ start, end }) => start < cell.start && cell.start < end)
  if (!row.every((cell) => parts.some((one) => isAt(one, cell)) || isWithin(cell))) return false
  const isPart = row.length < head.length && (2 * row.length <= head.length + 1 || own.start > first.end)
  return isPart || isOfLabels || areTimesOfDays(head, row) || isRest(head, row)
}

/** Whether words alone stand above a row with a thing under each of them, which may stand too near to one another to be told apart there: a heading. */
const isFirstOf = (head: Row, row: Row): boolean =>
  !head.some(({ text }) => /\d|: \S/.test(text)) &&
  row.some(({ text }) => /\d/.test(text)) &&
  row.flatMap((cell) => apart(cell, head)).length >= head.length

/** Whether a figure of a row looks like the one above it: `06.10.2027` below `02.10.2027` begins another. */
const isAlike = (head: Row, row: Row, heading: Row): boolean =>
  row
    .flatMap((cell) => apart(cell, heading))
    .some((cell) => /\d/.test(cell.text) && shapeOf(cell.text) === shapeOf(nearest(cell, head)?.text ?? ''))

/** `Depart: Lund` */
const isLabelled = ({ text }: Cell): boolean => /^\p{Lu}[\p{L} -]{2,20}: \S/u.test(text)
const isLabelAlone = ({ text }: Cell): boolean => /^\p{Lu}[\p{L} -]{2,20}:$/u.test(text)
/** `XY 310   Depart: Lund   Arrive: Visby` above `Confirmed   Central   Airport`: what says itself what it is goes on in what does not. */
const areLabelled = (head: Row, row: Row): boolean =>
  head[0] !== undefined && !/:/.test(head[0].text) && head.filter(isLabelled).length > 1 && !row.some(isLabelled)

/** A day behind which its time must follow. */
const openDay = /\d{4}\.?(?:,| [ua]| um| at| kl\.?| alle| om)$/
/** `Sat 05.09.2026,` above `14:30`: whatever stands in the other cells, they are of one row. */
function areTimesOfDays(head: Row, row: Row): boolean {
  const below = row.flatMap((cell) => apart(cell, head))
  const columns = head.flatMap((cell) => apart(cell, below))
  const days = columns.filter(({ text }) => openDay.test(text))
  const times = below.filter(({ text }) => /^\d\d?[:.]\d\d(?!\d)/.test(text))
  return days.length > 0 && days.every((day) => times.some((time) => nearest(time, columns) === day))
}

/** What rows of things have, and headings do not. */
const oneThing = /\d|\([A-Z]{3}\)/
const aTime = /(?<!\d)\d\d?:\d\d(?!\d)/
/** What a cell looks like, each figure and capital for itself. */
const shapeOf = (text: string): string =>
  text
    .replace(/\d/g, '9')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')

/** Whether a row has times, and another none. */
const areTimes = (row: Row, other: Row): boolean => row.some(({ text }) => aTime.test(text)) && !other.some(({ text }) => aTime.test(text))

/** `DE` above `1692`, `Do` above `02.07.2026`: fewer cells than those above, none of which looks like the one it stands under. */
function isRest(head: Row, row: Row): boolean {
  const below = row.flatMap((cell) => apart(cell, head))
  const columns = head.flatMap((cell) => apart(cell, below))
  // Where the times of a row stand under its places, or over them, it may go on in each of its cells.
  const most = areTimes(below, head) || areTimes(head, row) ? columns.length : columns.length - 1
  if (columns.length <= fewestCells || below.length > most || !head.some(({ text }) => oneThing.test(text))) return false
  return below.every((cell) => {
    const over = nearest(cell, columns)
    const shape = shapeOf(cell.text)
    return !over || shape !== shapeOf(over.text) || (!/\d/.test(shape) && shape.length > 3)
  })
}

/** Cells may stand so near to one another that only the row below, or above, tells them apart. */
function joined(head: Row, more: readonly Row[]): Row {
  const below = more.flatMap((row) => row.flatMap((cell) => apart(cell, head)))
  const columns = head.flatMap((cell) => apart(cell, below))
  const under = below.map((cell) => ({ text: cell.text, over: nearest(cell, columns) }))
  return columns.map((column) => ({
    ...column,
    text: under.filter(({ over }) => over === column).reduce((above, { text }) => goOn(above, text), column.text),
  }))
}

/** `18-10-` above `2025` is one day. */
const goOn = (above: string, below: string): string => (/\d[-./]$/.test(above) && /^\d/.test(below) ? above + below : `${above} ${below}`)

/** The column a cell stands under; narrow ones may begin so near to one another that it is at several. */
const nearest = ({ start }: Cell, columns: readonly Cell[]): Cell | undefined =>
  columns.reduce<Cell | undefined>(
    (best, column) => (best && Math.abs(best.start - start) <= Math.abs(column.start - start) ? best : column),
    undefined,
  )

/** A cell, taken apart where others begin. */
function apart(cell: Cell, others: readonly Cell[]): Cell[] {
  const out: Cell[] = []
  for (const piece of cell.pieces ?? [cell]) {
    const last = out.at(-1)
    if (!last || others.some((other) => isAt(other, piece))) out.push(piece)
    else out[out.length - 1] = { ...last, end: piece.end, text: `${last.text} ${piece.text}`, pieces: [...partsOf([last]), piece] }
  }
  return out
}
