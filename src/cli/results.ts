import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { codeOf } from '../api/trouble.ts'
import type { ResultKind } from '../core/context.ts'
import { UserError } from '../core/errors.ts'
import { isRecord } from '../core/records.ts'
import { itemsOf, rowsIn } from './picking.ts'
import type { Shelf } from './shelf.ts'

/** Where results come from that a command is given by reference. */
interface Sources {
  readonly shelf: Shelf
  readonly readStdin: () => Promise<string>
}

const mostBytes = 64 * 1024 * 1024

/** The results a reference stands for: a row of the last list, `all` its rows, a file of an answer or of one result, or `-` for standard input. */
export async function resultOf<T>(reference: string, { type, schema, within }: ResultKind<T>, sources: Sources): Promise<readonly T[]> {
  const named = type.replace('-', ' ')
  const listed = {
    take: (kind: string) => {
      const items = sources.shelf.take(kind)
      return items && rowsIn(items, within)
    },
  }
  const items = /^\d+$/.test(reference)
    ? [rowOf(Number(reference), type, listed)]
    : reference === 'all'
      ? rowsOf(type, listed)
      : rowsIn(itemsOf(parse(reference, await textOf(reference, sources))), within)
  return items.map((item) => {
    const result = v.safeParse(schema, item)
    if (result.success) return result.output
    const at = v.getDotPath(result.issues[0])
    throw new UserError('usage', `${where(reference)} holds no ${named}${at ? `: ${at} is not as it should be` : ''}`, {
      hints: [`give a row of the last list, or save one with --json and pass the file`],
    })
  })
}

/** A request body from a file or from standard input. */
export async function bodyFrom(reference: string, sources: Pick<Sources, 'readStdin'>): Promise<Readonly<Record<string, unknown>>> {
  const body = parse(reference, await textOf(reference, sources))
  if (isRecord(body)) return body
  throw new UserError('usage', `--body takes a JSON object; ${where(reference)} holds something else`)
}

const where = (reference: string): string =>
  reference === '-' ? 'standard input' : reference === 'all' ? 'the last list' : /^\d+$/.test(reference) ? `row ${reference}` : reference

const searchFirst = { hints: ['search first, such as `wayfare flights search MAD JFK +30d`'] }

/** The rows that were shown. */
function rowsOf(type: string, shelf: Pick<Shelf, 'take'>): readonly unknown[] {
  const items = shelf.take(type)
  if (!items) throw new UserError('usage', 'there is no list yet', searchFirst)
  if (items.length === 0) throw new UserError('usage', 'the last list is empty', { hints: ['search again first'] })
  return items
}

function rowOf(row: number, type: string, shelf: Pick<Shelf, 'take'>): unknown {
  const items = shelf.take(type)
  if (!items) throw new UserError('usage', `there is no list yet that row ${row} could be of`, searchFirst)
  if (items.length === 0) throw new UserError('usage', `the last list has no row ${row}: it is empty`, { hints: ['search again first'] })
  const item = items[row - 1]
  if (item === undefined)
    throw new UserError('usage', `the last list has no row ${row}: it has ${items.length}`, {
      hints: [`give a number from 1 to ${items.length}: rows are those that were shown`],
    })
  return item
}

async function textOf(reference: string, { readStdin }: Pick<Sources, 'readStdin'>): Promise<string> {
  if (reference === '-') return readStdin()
  try {
    const bytes = readFileSync(reference)
    if (bytes.length <= mostBytes) return bytes.toString('utf8')
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such file' : 'it cannot be read'
    throw new UserError('usage', `${reference} cannot be taken: ${reason}`, {
      hints: ['give a file, or - for standard input; results also go by their row in the last list'],
    })
  }
  throw new UserError('usage', `${reference} is larger than 64 MB`)
}

function parse(reference: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError('usage', `${where(reference)} is not JSON`, { hints: ['pass what a search with --json printed'] })
  }
}
