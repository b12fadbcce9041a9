/** Tables with a journey in each column, whose first column says what stands in their rows. */

import { type Cell, lineOf, type Row, slack } from './rows.ts'

/** The fewest rows of such a table. */
const fewestRows = 4
/** The fewest columns, the first of them with what the rows are called. */
const fewestColumns = 3
const mostColumns = 9

interface Grid {
  readonly rows: readonly Row[]
  /** The row behind its last. */
  readonly end: number
  readonly edges: readonly number[]
}

/** The lines of a page where such tables are told column by column, each thing with what it is called; `undefined` where there are none. */
export function byNamedColumns(rows: readonly Row[]): string[] | undefined {
  const out: string[] = []
  let found = false
  for (let at = 0; at < rows.length; ) {
    const grid = gridAt(rows, at)
    if (grid) {
      out.push(...told(grid))
      found = true
    } else out.push(lineOf(rows[at] ?? []))
    at = grid?.end ?? at + 1
  }
  return found ? out : undefined
}

/** The table whose first row this is, as long as its rows fit. */
function gridAt(rows: readonly Row[], first: number): Grid | undefined {
  const edges = (rows[first] ?? []).map(({ start }) => start)
  if (edges.length < fewestColumns || edges.length > mostColumns) return undefined
  let end = first
  // What is set apart by an empty line is a row of the table, too.
  while (end < rows.length && (fits(rows[end] ?? [], edges) || (rows[end]?.length === 0 && fits(rows[end + 1] ?? [], edges)))) end++
  const table = rows.slice(first, end).filter(({ length }) => length > 0)
  const labels = table.flatMap((row) => row.filter((cell) => columnOf(cell, edges) === 0))
  const isNamed = labels.length * 2 >= table.length && labels.every(({ text }) => !/\d/.test(text) && text.length < 40)
  return table.length >= fewestRows && isNamed ? { rows: table, end, edges } : undefined
}

/** The column in which a cell begins. */
const columnOf = ({ start }: Cell, edges: readonly number[]): number => edges.findLastIndex((edge) => start >= edge - slack)

/** A row of the table has no more than one cell in each column, none of them reaching into the next, and more than the first. */
function fits(row: Row, edges: readonly number[]): boolean {
  const columns = row.map((cell) => columnOf(cell, edges))
  return (
    row.length > 0 &&
    columns.some((column) => column > 0) &&
    new Set(columns).size === row.length &&
    row.every((cell, at) => {
      const column = columns[at] ?? -1
      return column >= 0 && cell.end <= (edges[column + 1] ?? Number.POSITIVE_INFINITY) + slack
    })
  )
}

function told({ rows, edges }: Grid): string[] {
  const lines = edges.slice(1).flatMap((_, at) => {
    const column = rows.flatMap((row) => {
      const label = row.find((cell) => columnOf(cell, edges) === 0)
      const cell = row.find((one) => columnOf(one, edges) === at + 1)
      return cell ? [[...(label ? [label.text] : []), cell.text].join('   ')] : []
    })
    return ['', ...column]
  })
  return [...lines, '']
}
