import type { Field, Fields } from './fields.ts'
import { isRecord } from './records.ts'

/** An input as it may be shown and remembered: what is secret becomes `…`, of a number as long as a card's with its last four digits. */
export function concealed(fields: Fields, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...value }
  for (const [name, field] of Object.entries(fields)) {
    for (const each of [name, ...(field.also ?? [])]) if (shown[each] !== undefined) shown[each] = concealedValue(field, shown[each])
  }
  return shown
}

function concealedValue(field: Field<unknown>, value: unknown): unknown {
  const { members, item, secret } = field
  if (members && isRecord(value)) return concealed(members, value)
  if (item && Array.isArray(value)) return value.map((each) => concealedValue(item, each))
  if (secret) return /^\d{12,}$/.test(String(value)) ? `…${String(value).slice(-4)}` : '…'
  return value
}
