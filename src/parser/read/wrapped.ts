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
  for (let at = 0; at < rows.length; ) {
    const head = rows[at] ?? []
    let end = at + 1
    while (end < rows.length && end - at <= mostLines && goesOn(head, rows[end] ?? [], before)) end++
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
  if (!first || !own || head.length < fewestCells || row.some(isNoRest)) return false
  // A day may go on under itself and not under what begins its cell, as it did in the row before.
  const isWithin = (cell: Cell): boolean =>
    before.some((one) => isAt(one, cell)) && head.some(({ start, end }) => start < cell.start && cell.start < end)
  if (!row.every((cell) => parts.some((one) => isAt(one, cell)) || isWithin(cell))) return false
  const isPart = row.length < head.length && (2 * row.length <= head.length + 1 || own.start > first.end)
  return isPart || isRest(head, row)
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
  return columns.map((column) => ({
    ...column,
    text: [column, ...below.filter((cell) => nearest(cell, columns) === column)].map(({ text }) => text).reduce(goOn),
  }))
}

/** `18-10-` above `2025` is one day. */
const goOn = (above: string, below: string): string => (/\d[-./]$/.test(above) && /^\d/.test(below) ? above + below : `${above} ${below}`)

/** The column a cell stands under; narrow ones may begin so near to one another that it is at several. */
const nearest = ({ start }: Cell, columns: readonly Cell[]): Cell | undefined =>
  [...columns].sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]

/** A cell, taken apart where others begin. */
function apart(cell: Cell, others: readonly Cell[]): Cell[] {
  const out: Cell[] = []
  for (const piece of cell.pieces ?? [cell]) {
    const last = out.at(-1)
    if (!last || others.some((other) => isAt(other, piece))) out.push(piece)
    else out[out.length - 1] = { ...last, end: piece.end, text: `${last.text} ${piece.text}` }
  }
  return out
}
