import type { Path } from './faults.ts'
import type { Field, Fields } from './fields.ts'
import { isRecord, own } from './records.ts'

/** Where an input has members that its fields do not know. Documents are not looked into: they describe themselves. */
export function strangers(fields: Fields, value: Readonly<Record<string, unknown>>, path: Path = []): Path[] {
  return Object.entries(value).flatMap(([name, each]) => {
    const field = own(fields, name)
    return field ? within(field, each, [...path, name]) : [[...path, name]]
  })
}

function within({ members, item }: Field<unknown>, value: unknown, path: Path): Path[] {
  if (members && isRecord(value)) return strangers(members, value, path)
  return item && Array.isArray(value) ? value.flatMap((each, at) => within(item, each, [...path, at])) : []
}
