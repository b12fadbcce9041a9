import type * as v from 'valibot'
import { UserError } from '../core/errors.ts'
import { isRecord, own } from '../core/records.ts'

/** Refuses dotted paths into the items of an answer that its schema does not know: a slip of the fingers is told before anything is asked. */
export function refuseUnknownPaths(output: v.GenericSchema<unknown>, paths: readonly string[]): void {
  const data = membersOf(output)?.data ?? output
  const item = plain(data)
  const start = item.type === 'array' && item.item ? item.item : data
  const unknown = paths.filter((path) => !leads(start, path.split('.')))
  if (unknown.length === 0) return
  throw new UserError('usage', `--fields names what no item has: ${unknown.join(', ')}`, {
    hints: [`there are ${Object.keys(membersOf(start) ?? {}).join(', ')}`],
  })
}

/** What is looked at in a schema. */
interface Plain {
  readonly type?: unknown
  readonly entries?: Readonly<Record<string, unknown>>
  readonly item?: unknown
  readonly value?: unknown
}

/** A schema without what only says that it may be missing. */
function plain(schema: unknown): Plain {
  if (!isRecord(schema)) return {}
  return 'wrapped' in schema
    ? plain(schema.wrapped)
    : { ...schema, ...(isRecord(schema.entries) ? { entries: schema.entries } : { entries: {} }) }
}

const membersOf = (schema: unknown): Readonly<Record<string, unknown>> | undefined => {
  const { type, entries } = plain(schema)
  return String(type).endsWith('object') ? entries : undefined
}

function leads(schema: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true
  const { type, item, value } = plain(schema)
  if (type === 'array') return /^\d+$/.test(step) ? leads(item, rest) : leads(item, [step, ...rest])
  if (type === 'record') return leads(value, rest)
  const member = own(membersOf(schema) ?? {}, step)
  return member !== undefined && leads(member, rest)
}
