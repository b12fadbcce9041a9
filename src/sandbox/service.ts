import { fromRequest, inQuery, routeOf, undoes, unknownParameters } from '../api/wire.ts'
import { check, filled } from '../core/check.ts'
import { concealed } from '../core/concealed.ts'
import { issueOf, pathText, pointerText, Refusal } from '../core/errors.ts'
import { faults, type Path } from '../core/faults.ts'
import { isJsonType } from '../core/headers.ts'
import { horizonOf } from '../core/horizon.ts'
import { type Issue, type Request, type Response, requestUrl } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'
import { isNestedAtMost, isRecord } from '../core/records.ts'
import { strangers } from '../core/strangers.ts'
import type { Access } from './access.ts'
import { handlerOf } from './handlers.ts'
import { KeyReused, type Once } from './ledger.ts'
import { linksOf } from './paging.ts'
import { createRouter, fits, straightened } from './routing.ts'
import { signature } from './signature.ts'
import type { World } from './world.ts'

/** The whole service as one function from request to answer. */
export type Service = (request: Request, likely?: AnyOperation) => Promise<Response>

const vendorJson = { 'content-type': 'application/vnd.amadeus+json' }

/**
 * Routes, checks, handles and refuses by looping over the operations: what they say of themselves is all it knows.
 * `likely` is looked at before all operations are loaded, which saves a single command loading them.
 */
export function createService(world: World, access: Access): Service {
  const route = createRouter()
  return async (asked, likely) => {
    const request = straightened(asked)
    try {
      const granted = access.grant(request)
      if (granted) return granted
      const operation = (likely && fits(likely, request) && likely) || (await route(request))
      const caller = access.admit(request)
      await world.ledger.catchUp()
      return await answer(operation, request, world, caller)
    } catch (thrown) {
      const error = thrown instanceof KeyReused ? keyReused() : thrown
      if (error instanceof Refusal)
        return { status: error.status, headers: { ...vendorJson, ...error.headers }, body: { errors: error.issues } }
      throw error
    }
  }
}

async function answer(operation: AnyOperation, request: Request, world: World, caller: string): Promise<Response> {
  const raw = fromRequest(operation, request, readBody(request))
  const { value, complaints, given } = check(operation.input, raw, horizonOf(world.now()))
  const input = filled(operation.input, value)
  const all = complaints.length ? complaints : (operation.rule?.(input) ?? [])
  if (all.length)
    throw new Refusal(
      400,
      all.map((complaint) => issueOf(complaint, !inQuery(operation, String(complaint.path[0])))),
    )
  const handle = await handlerOf(operation.name)
  const once = onceOf(operation, request, caller)
  const body = await inTheirWords(async () => handle(input as never, world, once), given)
  const { method } = routeOf(operation)
  if (method === 'DELETE') return { status: 204, headers: {} }
  // What is taken back makes nothing new.
  const makes = method === 'POST' && !operation.asks && !undoes(operation)
  return { status: makes ? 201 : 200, headers: vendorJson, body: finish(operation, request, input, body) }
}

/** Does work whose refusals name inputs by their proper names; they are told by the names that were used. */
async function inTheirWords<T>(work: () => Promise<T>, given: (name: string) => string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const issues = error.issues.map((issue) =>
      issue.source?.parameter === undefined ? issue : { ...issue, source: { ...issue.source, parameter: given(issue.source.parameter) } },
    )
    throw new Refusal(error.status, issues, error.headers)
  }
}

/** Characters of a key; a UUID has 36. */
const longestKey = 255

/** What tells a request that comes again from another one (the IETF draft of the Idempotency-Key header). */
function onceOf(operation: AnyOperation, { method, path, query, headers, body }: Request, caller: string): Once | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || method !== 'POST') return undefined
  if (key === '' || key.length > longestKey) {
    throw new Refusal(400, [
      { ...faults.length, detail: `The header Idempotency-Key takes 1 to ${longestKey} characters; got ${key.length}` },
    ])
  }
  const read = readBody({ body, headers })
  // It is kept, and of a card not even a trace may be: from all the rest and a few guesses, its digits could be worked out.
  const kept = isRecord(read) ? concealed(operation.input, read) : read
  return { caller, key, fingerprint: signature(`${method} ${path.replace(/\/$/, '')} ${query} ${JSON.stringify(inOrder(kept))}`) }
}

/** A JSON value with its members by name: in which order they were written says nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder(value[name])]),
  )
}

const keyReused = (): Refusal =>
  new Refusal(422, [
    {
      ...faults.data,
      detail: 'The Idempotency-Key came before with another request: a key stands for one request and what became of it',
    },
  ])

/** Adds what every answer has: the address it was asked by, and a word on what was not understood. */
function finish(operation: AnyOperation, request: Request, input: Readonly<Record<string, unknown>>, body: object): object {
  const warnings = [
    ...unknownParameters(operation, request).map((name) => unheeded(`The parameter ${name}`, { parameter: name })),
    ...unknownMembers(operation, input).map((path) => unheeded(pathText(path), { pointer: pointerText(path) })),
  ]
  const { meta, warnings: told, ...rest }: { meta?: unknown; warnings?: unknown } = body
  return {
    ...((warnings.length > 0 || Array.isArray(told)) && { warnings: [...warnings, ...(Array.isArray(told) ? told : [])] }),
    ...(isRecord(meta) && { meta: withLinks(meta, request, input) }),
    ...rest,
  }
}

const unheeded = (what: string, source: NonNullable<Issue['source']>): Issue => ({
  ...faults.data,
  detail: `${what} is not known here and was left out of account`,
  source,
})

/** Of questions alone: a booking keeps what it does not know. What stands beside all else is left alone, since clients post whole answers back. */
const unknownMembers = (operation: AnyOperation, input: Readonly<Record<string, unknown>>): Path[] =>
  operation.asks
    ? strangers(operation.input, input)
        .filter((path) => path.length > 1)
        .slice(0, 100)
    : []

/** Lists say by which address they were asked for and, where they come in pages, by which the others are. */
function withLinks(meta: Readonly<Record<string, unknown>>, request: Request, input: Readonly<Record<string, unknown>>): object {
  const { 'page[limit]': limit, 'page[offset]': offset } = input
  const paged = typeof meta.count === 'number' && typeof limit === 'number' && typeof offset === 'number'
  const links: Record<string, string> = { self: requestUrl(request), ...(paged && linksOf(request, Number(meta.count), limit, offset)) }
  const base = request.headers.host ? `http://${request.headers.host}` : ''
  return { ...meta, links: Object.fromEntries(Object.entries(links).map(([name, path]) => [name, base + path])) }
}

function readBody({ body, headers }: Pick<Request, 'body' | 'headers'>): unknown {
  if (typeof body !== 'string' || body === '') return body
  const type = headers['content-type']
  if (type && !isJsonType(type)) {
    throw new Refusal(415, [{ ...faults.format, detail: `The content type ${type} is not supported: send application/json` }])
  }
  const value = parsed(body)
  if (!isNestedAtMost(mostLevels, value)) {
    throw new Refusal(400, [{ ...faults.format, detail: `The body is nested deeper than ${mostLevels} levels` }])
  }
  return value
}

/** Levels of a body; a booking has a dozen. What is deeper could not be written down again. */
const mostLevels = 64

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal(400, [{ ...faults.format, detail: 'The body is not JSON' }])
  }
}
