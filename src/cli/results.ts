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
export async function resultOf<T>(reference: string, kind: ResultKind<T>, sources: Sources): Promise<readonly T[]> {
  const { type, schema, within } = kind
  const named = type.replaceAll('-', ' ')
  const items = /^\d+$/.test(reference)
    ? [rowOf(Number(reference), kind, sources.shelf)]
    : reference === 'all'
      ? rowsOf(kind, sources.shelf)
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

const searchFirst = ({ listedBy }: Kind) => ({
  hints: [listedBy ? `search first, such as \`wayfare ${listedBy}\`` : 'give a file, or - for standard input'],
})

type Kind = Pick<ResultKind<unknown>, 'type' | 'within' | 'listedBy'>

/** The rows that were shown, of a list that has some. */
function rowsOf(kind: Kind, shelf: Shelf, missing = 'there is no list yet', empty = 'the last list is empty'): readonly unknown[] {
  const items = shelf.take(kind.type)
  if (!items) throw new UserError('usage', missing, searchFirst(kind))
  if (items.length === 0) throw new UserError('usage', empty, { hints: ['search again first'] })
  return rowsIn(items, kind.within)
}

function rowOf(row: number, kind: Kind, shelf: Shelf): unknown {
  const items = rowsOf(kind, shelf, `there is no list yet that row ${row} could be of`, `the last list has no row ${row}: it is empty`)
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
