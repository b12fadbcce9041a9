import { escaped } from '../core/cleaned.ts'
import { counted, type RowsAre, type Sheet, type Table, type Ui } from '../core/view.ts'
import { wrap } from '../core/wrap.ts'
import { grid } from './grid.ts'
import { fieldSheet, itemsOf, picked } from './picking.ts'

/** How an answer is written: for a terminal, or in one of the formats for programs. */

export const formats = ['json', 'jsonl', 'csv', 'tsv', 'md'] as const
export type Format = (typeof formats)[number] | 'terminal'

export interface Layout {
  readonly format: Format
  /** Only these members of each item, as dotted paths. */
  readonly fields?: readonly string[] | undefined
  /** How many items there are, where the answer holds the first of them. */
  readonly there?: number
  /** Rows of a table that a terminal shows; all unless told. */
  readonly most?: number | undefined
  /** Spaces by which JSON is indented. */
  readonly indent?: number
}

/** Text of an answer, with a line break at the end; empty where there is nothing to show. */
export async function render(
  answer: unknown,
  view: (ui: Ui) => Sheet,
  { format, fields, there, most, indent = 0 }: Layout,
  ui: Ui,
): Promise<string> {
  // Indented for eyes; for a program, in half the bytes.
  if (format === 'json') return `${escaped(JSON.stringify(fields ? picked(answer, fields) : answer, null, indent))}\n`
  if (format === 'jsonl')
    return itemsOf(fields ? picked(answer, fields) : answer)
      .map((item) => `${escaped(JSON.stringify(item))}\n`)
      .join('')
  const sheet = fields ? fieldSheet(answer, fields) : view(ui)
  if (format === 'terminal') return terminal({ ...sheet, ...(sheet.table && { table: firstRows(sheet.table, most) }) }, ui, there)
  return sheet.table ? written(sheet.table, format) : ''
}

function written({ columns, rows }: Table, format: 'csv' | 'tsv' | 'md'): string {
  const lines = [columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)]
  if (format === 'tsv') return lines.map((cells) => `${cells.map(oneLine).join('\t')}\n`).join('')
  if (format === 'csv') return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  const [head = [], ...body] = lines.map((cells) => `| ${cells.map((cell) => oneLine(cell).replace(/[\\|]/g, '\\$&')).join(' | ')} |\n`)
  return `${head}|${columns.map(() => ' --- |').join('')}\n${body.join('')}`
}

/** Everything that some program takes for the end of a line or a cell. */
const oneLine = (text: string): string => text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ')

/** RFC 4180. A cell that a spreadsheet would run as a formula is made plain text; numbers, times and offsets from UTC are none. */
function quoted(cell: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d.,:]+$)/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

function terminal(sheet: Sheet, ui: Ui, there: number | undefined): string {
  const { title, drawing, notes = [], next, rowsAre } = sheet
  if (sheet.table?.rows.length === 0) return ''
  const body = drawing ?? (sheet.table && grid(flat(sheet.table), ui))
  const summary = sheet.table && rowsAre && summaryOf(sheet.table, there, rowsAre)
  const lines = (texts: readonly string[]) => texts.flatMap((text) => wrap(oneLine(text), ui.width))
  const head = title === undefined ? [] : lines([title])
  const foot = lines([...(summary ? [summary] : []), ...notes]).map((line) => ui.dim(line))
  const step = next && isRunnable(next) ? next : undefined
  const blocks = [head.join('\n'), body, foot.join('\n'), step && `${ui.dim('next:')} ${ui.cyan(step)}`]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Whether a command line is only that: what a shell acts upon could have come from the service. */
const isRunnable = (line: string): boolean => /^[\p{L}\p{M}\p{N} .,:@%+=_/"-]+$/u.test(line)

/** The first rows, each with the lines that belong to it. */
function firstRows({ columns, rows }: Table, most = Number.POSITIVE_INFINITY): Table {
  let count = 0
  const end = rows.findIndex(({ continues }) => !continues && ++count > most)
  return { columns, rows: end < 0 ? rows : rows.slice(0, end) }
}

/** A line break in a cell could pass for a row. */
const flat = ({ columns, rows }: Table): Table => ({
  columns: columns.map((column) => ({ ...column, name: oneLine(column.name) })),
  // Each member once: they are worked out when looked at.
  rows: rows.map(({ continues, cells, shown }) => ({ continues, cells, shown: shown.map(oneLine) })),
})

/** `20 of 87 offers, cheapest first; --all shows the rest` */
function summaryOf({ rows }: Table, items: number | undefined, { one, many, order, of }: RowsAre): string {
  const shown = rows.filter(({ continues }) => !continues).length
  const there = items ?? shown
  const total = Math.max(of ?? there, there)
  const count = shown === total ? counted(total, one, many) : `${shown} of ${counted(total, one, many)}`
  const rest = shown < there ? '; --all shows the rest' : there < total ? '; --limit and --offset show others' : ''
  return `${count}${order ? `, ${order}` : ''}${rest}`
}
