import { UserError } from '../core/errors.ts'
import { isRecord } from '../core/records.ts'
import { type Cell, type Sheet, table } from '../core/view.ts'

/** What `--fields` picks: dotted paths into each item of an answer. */

/** The items of a list, or the one thing that is answered. */
export function itemsOf(answer: unknown): readonly unknown[] {
  const data = isRecord(answer) && 'data' in answer ? answer.data : answer
  return Array.isArray(data) ? data : [data]
}

/** The answer with only these fields of each item. */
export function picked(answer: unknown, fields: readonly string[]): unknown {
  refuseUnknown(answer, fields)
  const pick = (item: unknown) => Object.fromEntries(fields.map((path) => [path, valueAt(item, path)]))
  if (!isRecord(answer) || !('data' in answer)) return Array.isArray(answer) ? answer.map(pick) : pick(answer)
  return { ...answer, data: Array.isArray(answer.data) ? answer.data.map(pick) : pick(answer.data) }
}

/** A table with a column for every field that was asked for. */
export function fieldSheet(answer: unknown, fields: readonly string[]): Sheet {
  refuseUnknown(answer, fields)
  const columns = Object.fromEntries(fields.map((path) => [path, (item: unknown): Cell => cellOf(valueAt(item, path))]))
  return { table: table(itemsOf(answer), columns), rowsAre: { one: 'item', many: 'items' } }
}

/** A field that no item has is a slip of the fingers. */
function refuseUnknown(answer: unknown, fields: readonly string[]): void {
  const items = itemsOf(answer)
  const unknown = fields.filter((path) => items.every((item) => isNothing(valueAt(item, path))))
  const [first] = items
  if (unknown.length === 0 || !isRecord(first)) return
  throw new UserError('usage', `--fields names what no item has: ${unknown.join(', ')}`, {
    hints: [`there are ${Object.keys(first).join(', ')}`],
  })
}

/** `price.total`, `itineraries.0.duration`; through a list without a number, every item's. */
function valueAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : value.map((each) => valueAt(each, step))
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, item)
}

/** Nothing at all, or a list of nothing but that. */
const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length > 0 && value.every(isNothing))

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
