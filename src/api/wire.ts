import { UserError } from '../core/errors.ts'
import type { Field, Fields } from '../core/fields.ts'
import type { Request } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'
import { isRecord, own } from '../core/records.ts'

/**
 * How an operation's input travels, both ways: `toRequest` writes what `fromRequest` reads.
 * In braces → path; GET and DELETE → query; POST → body, but for the names in `query`.
 */

export type Input = Readonly<Record<string, unknown>>

const bodyTypes = { accept: 'application/vnd.amadeus+json, application/json' }

/** The request for an input. Inputs that are undefined are not sent, nor are those that are for this side alone. */
export function toRequest(operation: AnyOperation, input: Input): Request {
  const { method, path } = routeOf(operation)
  const query: string[] = []
  const body: [string, unknown][] = []
  const inPath = pathNames(path)
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || inPath.includes(name) || own<Field<unknown>>(operation.input, name)?.unsent) continue
    if (inQuery(operation, name)) query.push(`${encodeQuery(name)}=${encodeQuery(textOf(value))}`)
    else body.push([name, value])
  }
  const hasBody = method === 'POST'
  return {
    method,
    path: path.replace(/\{([^}]+)\}/g, (_, name: string) => pathPart(name, input[name])),
    query: query.join('&'),
    headers: {
      ...bodyTypes,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(operation.asks === 'GET' && { 'x-http-method-override': 'GET' }),
    },
    ...(hasBody && { body: Object.fromEntries(body) }),
  }
}

/** The input of a request as it was written: not checked, numbers and lists read where they can be. */
export function fromRequest(operation: AnyOperation, request: Request, body: unknown): Record<string, unknown> {
  const { method, path } = routeOf(operation)
  const input: Record<string, unknown> = method === 'POST' && isRecord(body) ? { ...body } : {}
  const fields: Fields = operation.input
  const query = readQuery(request.query)
  for (const [name, field] of Object.entries(fields)) {
    if (!inQuery(operation, name)) continue
    for (const written of [name, ...(field.also ?? [])]) {
      const texts = query.get(written)
      if (texts) input[written] = readTexts(field, texts)
    }
  }
  for (const [name, text] of Object.entries(matchPath(path, request.path) ?? {})) {
    const field = own(fields, name)
    input[name] = field ? scalarOf(field, text) : text
  }
  return input
}

/** Query parameters of a request that the operation does not know. */
export function unknownParameters(operation: AnyOperation, request: Request): string[] {
  const fields: Fields = operation.input
  const known = new Set(Object.entries(fields).flatMap(([name, field]) => (inQuery(operation, name) ? [name, ...(field.also ?? [])] : [])))
  return [...readQuery(request.query).keys()].filter((name) => !known.has(name))
}

/** The values in the path where it fits the template, else undefined. A slash at the end is allowed. */
export function matchPath(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split('/')
  const given = path.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [at, step] of wanted.entries()) {
    const name = /^\{(.+)\}$/.exec(step)?.[1]
    const text = given[at] ?? ''
    if (name) values[name] = decode(text)
    else if (step !== text) return undefined
  }
  return values
}

export function routeOf({ route }: Pick<AnyOperation, 'route'>): { method: string; path: string } {
  const [method = '', path = ''] = route.split(' ')
  return { method, path }
}

/** Whether it takes something back, which nobody wants to have done by mistake: a DELETE, or a POST of a cancellation. */
export function undoes(operation: AnyOperation): boolean {
  const { method, path } = routeOf(operation)
  return method === 'DELETE' || (method === 'POST' && path.endsWith('/cancellation'))
}

/** Whether an input travels in the query rather than the body. Its problems are then told by name, not by pointer. */
export function inQuery(operation: AnyOperation, name: string): boolean {
  const { method, path } = routeOf(operation)
  return method === 'POST' ? (operation.query?.includes(name) ?? false) || pathNames(path).includes(name) : true
}

const pathNames = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : String(value))

/** A value within a path. What a path itself gives a meaning cannot be one. */
function pathPart(name: string, value: unknown): string {
  const text = value === undefined ? '' : textOf(value)
  if (text === '' || text === '.' || text === '..') throw new UserError('usage', `${name} cannot be ${text ? `"${text}"` : 'empty'}`)
  return encodeURIComponent(text)
}

/** Commas and colons stay readable, as in every published example of this API. */
const encodeQuery = (text: string): string => encodeURIComponent(text).replace(/%2C/g, ',').replace(/%3A/g, ':')

/** `a=1&a=2` and `a[0]=1&a[1]=2` both give `a` → 1, 2. */
function readQuery(query: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [name, text] of new URLSearchParams(query)) {
    const plain = name.replace(/\[\d*\]$/, '')
    texts.set(plain, [...(texts.get(plain) ?? []), text])
  }
  return texts
}

function readTexts(field: Field<unknown>, texts: readonly string[]): unknown {
  const { item } = field
  if (item) return texts.flatMap((text) => text.split(',')).map((text) => scalarOf(item, text.trim()))
  const text = texts.at(-1) ?? ''
  return scalarOf(field, text)
}

/** What cannot be read as its kind stays text, so that the check can say what came. */
export function scalarOf(field: Pick<Field<unknown>, 'kind'>, text: string): unknown {
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text
  if (field.kind !== 'integer' && field.kind !== 'number') return text
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
