import type { Table, Ui } from '../core/view.ts'
import { widthOf, wrap } from '../core/wrap.ts'

/** Columns between two columns. */
const gap = 2

interface Placed {
  readonly name: string
  readonly once: boolean
  readonly spare: boolean
  /** Which cell of a row it is. */
  readonly at: number
  readonly width: number
}

/**
 * Columns side by side. Where the terminal is too narrow, spare columns go, the last first; then the widest are broken at spaces.
 * A word is never cut.
 */
export function grid({ columns, rows }: Table, ui: Ui): string {
  const all = columns.map((column, at): Placed => {
    const width = Math.max(widthOf(column.name), ...rows.map(({ shown }) => widthOf(shown[at] ?? '')))
    return { ...column, at, width }
  })
  const longestWord = ({ at }: Placed): number =>
    Math.max(...rows.flatMap(({ shown }) => (shown[at] ?? '').split(' ').map(widthOf)), widthOf(columns[at]?.name ?? ''))
  const placed = narrowed(withoutSpare(all, ui.width), ui.width, longestWord)
  // A number that is shown with something beside it, such as a bar, begins at the left.
  const plainNumber = (cell: string, shown: string) => /^[-+\d.,]*$/.test(cell) && widthOf(shown) <= cell.length
  const numeric = (at: number) => rows.every(({ cells, shown }) => plainNumber(cells[at] ?? '', shown[at] ?? ''))
  const wrapped = rows.map(({ shown, continues }) =>
    placed.map(({ at, once, width }) => (continues && once ? [''] : wrap(shown[at] ?? '', width))),
  )
  // What is broken at spaces may take up less than it was given.
  const widths = placed.map(({ name }, column) =>
    Math.max(widthOf(name), ...wrapped.flatMap((cells) => (cells[column] ?? []).map(widthOf))),
  )
  const line = (cells: readonly string[]) =>
    placed
      .map(({ at }, column) => pad(cells[column] ?? '', widths[column] ?? 0, numeric(at)))
      .join(' '.repeat(gap))
      .trimEnd()
  const body = wrapped.flatMap((cells) => {
    const height = Math.max(...cells.map((cell) => cell.length))
    return Array.from({ length: height }, (_, part) => line(cells.map((cell) => cell[part] ?? '')))
  })
  return [line(placed.map(({ name }) => ui.dim(name))), ...body].join('\n')
}

const pad = (text: string, width: number, right: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return right ? space + text : text + space
}

const totalOf = (columns: readonly Placed[]): number => columns.reduce((sum, { width }) => sum + width + gap, -gap)

function withoutSpare(columns: readonly Placed[], width: number): readonly Placed[] {
  const last = columns.findLast(({ spare }) => spare)
  return last && totalOf(columns) > width
    ? withoutSpare(
        columns.filter((column) => column !== last),
        width,
      )
    : columns
}

/** Whichever column is the widest gives way, none below its longest word: those that end up narrower are about as wide as each other. */
function narrowed(columns: readonly Placed[], width: number, longestWord: (column: Placed) => number): readonly Placed[] {
  if (totalOf(columns) <= width) return columns
  const least = columns.map(longestWord)
  const widths = columns.map((column, at) => Math.max(least[at] ?? 0, Math.min(column.width, width)))
  const widest = () =>
    widths.reduce((found, each, at) => (each > (least[at] ?? 0) && each > (widths[found] ?? -1) ? at : found), widths.length)
  let excess = widths.reduce((sum, each) => sum + each + gap, -gap) - width
  for (let at = widest(); excess > 0 && at < widths.length; at = widest(), excess--) widths[at] = (widths[at] ?? 0) - 1
  return columns.map((column, at) => ({ ...column, width: widths[at] ?? column.width }))
}
