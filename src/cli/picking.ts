import { isRecord } from '../core/records.ts'
import { type Cell, type Sheet, table } from '../core/view.ts'

/** What `--fields` picks: dotted paths into each item of an answer. */

/** The items of a list, or the one thing that is answered. */
export function itemsOf(answer: unknown): readonly unknown[] {
  const data = isRecord(answer) && 'data' in answer ? answer.data : answer
  return Array.isArray(data) ? data : [data]
}

/** The rows of a list: its items, or what an item holds where it holds several, such as a hotel its offers. */
export const rowsIn = (items: readonly unknown[], within: string | undefined): readonly unknown[] =>
  items.flatMap((item) => {
    const deeper = within !== undefined && isRecord(item) ? item[within] : undefined
    return Array.isArray(deeper) && deeper.length > 0 ? deeper : [item]
  })

/** The answer with only its first items, where it is a list of more. */
export function firstItems(answer: unknown, most: number): unknown {
  if (itemsOf(answer).length <= most) return answer
  if (isRecord(answer) && Array.isArray(answer.data)) return { ...answer, data: answer.data.slice(0, most) }
  return Array.isArray(answer) ? answer.slice(0, most) : answer
}

/** The answer with only these fields of each item. */
export function picked(answer: unknown, fields: readonly string[]): unknown {
  const pick = (item: unknown) => Object.fromEntries(fields.map((path) => [path, valueAt(item, path)]))
  if (!isRecord(answer) || !('data' in answer)) return Array.isArray(answer) ? answer.map(pick) : pick(answer)
  return { ...answer, data: Array.isArray(answer.data) ? answer.data.map(pick) : pick(answer.data) }
}

/** A table with a column for every field that was asked for. */
export function fieldSheet(answer: unknown, fields: readonly string[]): Sheet {
  const columns = Object.fromEntries(fields.map((path) => [path, (item: unknown): Cell => cellOf(valueAt(item, path))]))
  return { table: table(itemsOf(answer), columns), rowsAre: { one: 'item', many: 'items' } }
}

/** `price.total`, `itineraries.0.duration`; through a list without a number, every item's. */
function valueAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : value.map((each) => valueAt(each, step))
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, item)
}

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
