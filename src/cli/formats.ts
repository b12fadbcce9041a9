import { UserError } from '../core/errors.ts'
import { isRecord } from '../core/records.ts'
import { type Cell, counted, type RowsAre, type Sheet, type Table, table, type Ui } from '../core/view.ts'

/** How an answer is written: for a terminal, or in one of the formats for programs. */

export const formats = ['json', 'jsonl', 'csv', 'tsv', 'md'] as const
export type Format = (typeof formats)[number] | 'terminal'

/** Rows a terminal shows without --all. */
const shownRows = 20

export interface Layout {
  readonly format: Format
  /** Only these members of each item, as dotted paths. */
  readonly fields?: readonly string[] | undefined
  /** Every row, also on a terminal. */
  readonly all: boolean
}

/** Text of an answer, with a line break at the end; empty where there is nothing to show. */
export async function render(answer: unknown, view: (ui: Ui) => Sheet, { format, fields, all }: Layout, ui: Ui): Promise<string> {
  if (format === 'json') return `${JSON.stringify(fields ? picked(answer, fields) : answer, null, 2)}\n`
  if (format === 'jsonl')
    return itemsOf(fields ? picked(answer, fields) : answer)
      .map((item) => `${JSON.stringify(item)}\n`)
      .join('')
  const sheet = fields ? fieldSheet(answer, fields) : view(ui)
  if (format === 'terminal') return terminal(sheet, ui, all)
  return sheet.table ? written(sheet.table, format) : ''
}

/** The items of a list, or the one thing that is answered. */
export function itemsOf(answer: unknown): readonly unknown[] {
  const data = isRecord(answer) && 'data' in answer ? answer.data : answer
  return Array.isArray(data) ? data : [data]
}

function written({ columns, rows }: Table, format: 'csv' | 'tsv' | 'md'): string {
  const lines = [columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)]
  if (format === 'tsv') return lines.map((cells) => `${cells.map(oneLine).join('\t')}\n`).join('')
  if (format === 'csv') return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  const [head = [], ...body] = lines.map((cells) => `| ${cells.map((cell) => oneLine(cell).replace(/\|/g, '\\|')).join(' | ')} |\n`)
  return `${head}|${columns.map(() => ' --- |').join('')}\n${body.join('')}`
}

const oneLine = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ')

/** RFC 4180. A cell that a spreadsheet would run as a formula is made plain text. */
function quoted(cell: string): string {
  const safe = /^[=@]|^[+-](?![\d.]+$)/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

async function terminal(sheet: Sheet, ui: Ui, all: boolean): Promise<string> {
  const { title, drawing, notes = [], next, rowsAre } = sheet
  const cut = sheet.table && (all ? sheet.table : firstRows(sheet.table))
  if (sheet.table?.rows.length === 0) return ''
  const body = drawing ?? (cut && (await grid(cut, ui)))
  const summary = sheet.table && rowsAre && summaryOf(sheet.table, cut ?? sheet.table, rowsAre)
  const foot = [...(summary ? [summary] : []), ...notes].map((line) => ui.dim(line))
  const blocks = [title, body, foot.join('\n'), next && `${ui.dim('next:')} ${ui.cyan(next)}`]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const groupsOf = ({ rows }: Table): number => rows.filter(({ continues }) => !continues).length

/** The first rows, each with the lines that go on from it. */
function firstRows({ columns, rows }: Table): Table {
  let seen = 0
  return { columns, rows: rows.filter(({ continues }) => (continues ? seen : ++seen) <= shownRows) }
}

/** `20 of 87 offers, cheapest first; --all shows the rest` */
function summaryOf(whole: Table, cut: Table, { one, many, order, of }: RowsAre): string {
  const [shown, there] = [groupsOf(cut), groupsOf(whole)]
  const total = Math.max(of ?? there, there)
  const count = shown === total ? counted(total, one, many) : `${shown} of ${counted(total, one, many)}`
  const rest = shown < there ? '; --all shows the rest' : there < total ? '; --limit and --offset show others' : ''
  return `${count}${order ? `, ${order}` : ''}${rest}`
}

/** Columns side by side. Where the terminal is too narrow, spare columns go, the last first; what is left is never cut. */
async function grid(whole: Table, ui: Ui): Promise<string> {
  const { default: CliTable } = await import('cli-table3')
  let columns = whole.columns.map((column, at) => ({ ...column, at }))
  const widthOf = (at: number) =>
    Math.max(whole.columns[at]?.name.length ?? 0, ...whole.rows.map(({ shown }) => visibleLength(shown[at] ?? '')))
  const widths = whole.columns.map((_, at) => widthOf(at))
  const total = () => columns.reduce((sum, { at }) => sum + (widths[at] ?? 0) + 2, 0) - 2
  for (
    let spare = columns.findLast((column) => column.spare);
    spare && total() > ui.width;
    spare = columns.findLast((column) => column.spare)
  ) {
    const { at } = spare
    columns = columns.filter((column) => column.at !== at)
  }
  const numeric = (at: number) => whole.rows.every(({ cells }) => /^[-+\d.,]*$/.test(cells[at] ?? ''))
  const none = {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
  }
  const inner = { left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ' }
  const view = new CliTable({
    chars: { ...none, ...inner },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    colAligns: columns.map(({ at }) => (numeric(at) ? 'right' : 'left')),
    head: columns.map(({ name }) => ui.dim(name)),
  })
  for (const { shown, continues } of whole.rows) {
    view.push(columns.map(({ at, once }) => (continues && once ? '' : (shown[at] ?? ''))))
  }
  return view
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what colour is made of
const visibleLength = (text: string): number => text.replace(/\u001b\[[\d;]*m/g, '').length

/** A table with a column for every field that was asked for. */
function fieldSheet(answer: unknown, fields: readonly string[]): Sheet {
  const columns = Object.fromEntries(fields.map((path) => [path, (item: unknown): Cell => cellOf(valueAt(item, path))]))
  return { table: table(itemsOf(answer), columns), rowsAre: { one: 'item', many: 'items' } }
}

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** `price.total`, `itineraries.0.duration`; through a list without a number, every item's. */
function valueAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : value.map((each) => valueAt(each, step))
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, item)
}

/** The answer with only these fields of each item. A field that no item has is a slip of the fingers. */
function picked(answer: unknown, fields: readonly string[]): unknown {
  const pick = (item: unknown) => Object.fromEntries(fields.map((path) => [path, valueAt(item, path)]))
  const items = itemsOf(answer)
  const unknown = items.length > 0 ? fields.filter((path) => items.every((item) => valueAt(item, path) === undefined)) : []
  const [first] = items
  if (unknown.length > 0 && isRecord(first)) {
    throw new UserError('usage', `--fields names what no item has: ${unknown.join(', ')}`, {
      hints: [`there are ${Object.keys(first).join(', ')}`],
    })
  }
  if (!isRecord(answer) || !('data' in answer)) return pick(answer)
  return { ...answer, data: Array.isArray(answer.data) ? answer.data.map(pick) : pick(answer.data) }
}
