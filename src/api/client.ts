import { ServiceError, UserError } from '../core/errors.ts'
import type { Request, Response } from '../core/message.ts'
import type { AnyOperation, GivenInputOf, OutputOf } from '../core/operation.ts'
import { isRecord } from '../core/records.ts'
import { issuesOf } from './issues.ts'
import { retryAfter, whenText } from './later.ts'
import { createSend, type Line, type Patience, unknownOutcome } from './patience.ts'
import type { Tokens } from './token.ts'
import { toRequest } from './wire.ts'

export type Headers = Readonly<Record<string, string>>

export interface Client {
  /** Asks the service and gives what it answers. `headers` are added, such as an `idempotency-key`. */
  readonly call: <O extends AnyOperation>(operation: O, input: GivenInputOf<O>, headers?: Headers) => Promise<OutputOf<O>>
  /** Sends a request as it is, with a token. Gives an answer of 2xx, else throws as `call` does. */
  readonly send: (request: Request, operation?: AnyOperation) => Promise<Response>
}

/** A token that ended or that the service does not know (any more): codes of its gateway. */
const tokenRefused = new Set([38190, 38192])

/** A gateway gave up on what stands behind it, which may have done the work all the same (RFC 9110, 15.6.3 and 15.6.5). */
const gatewayFailed = new Set([502, 504])

/**
 * Calls operations. What only asks is repeated at most three times when the network, the limits or the service fail; a token that
 * ended is renewed once; what books or cancels is sent once. An answer that is no success is thrown as a `ServiceError`, and what
 * no answer explains as a `UserError`.
 */
export function createClient(parts: { tokens?: Tokens } & Line & Patience): Client {
  const { tokens, baseUrl, now } = parts
  const sendPatiently = createSend(parts)

  return {
    async call(operation, input, headers = {}) {
      const request = toRequest(operation, input)
      const response = await send({ ...request, headers: { ...request.headers, ...headers } }, operation)
      const body = response.body ?? {}
      if (!isRecord(body)) throw notJson(response, isRepeatable(request, operation))
      // What a service answers is taken at its word: checking a megabyte against a schema would take longer than the call.
      return body as OutputOf<typeof operation>
    },
    send,
  }

  async function send(request: Request, operation?: AnyOperation): Promise<Response> {
    const repeatable = isRepeatable(request, operation)
    const response = await sendWithToken(request, { repeatable, operation })
    const { status } = response
    if (status >= 200 && status <= 299) return response
    const issues = issuesOf(response)
    const later = retryAfter(response, now())
    if (!repeatable && gatewayFailed.has(status)) throw unknownOutcome(`the service answered ${status}`)
    if (status === 429 || (status >= 500 && later !== undefined)) {
      const says = issues[0]?.detail ?? issues[0]?.title
      throw new UserError(status === 429 ? 'limit' : 'network', `the service takes no more calls now: ${says}`, {
        hints: [comeBack(issues, later)],
        issues,
      })
    }
    throw new ServiceError(response, issues)
  }

  async function sendWithToken(request: Request, sending: { repeatable: boolean; operation: AnyOperation | undefined }): Promise<Response> {
    if (!tokens) return sendPatiently(request, sending)
    const withToken = (token: string): Request => ({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
    const token = await tokens.get()
    const response = await sendPatiently(withToken(token.text), sending)
    if (token.fresh || response.status !== 401 || !issuesOf(response).some(({ code }) => tokenRefused.has(code))) return response
    const next = await tokens.renew(token.text)
    return sendPatiently(withToken(next.text), sending)
  }

  function comeBack(issues: readonly { code: number }[], later: number | undefined): string {
    if (later !== undefined) return `come back ${whenText(later, now())}`
    if (issues.some(({ code }) => code === 38195)) return 'a service counts anew each month, a sandbox when it is started again'
    return 'come back in a minute, with fewer calls at a time'
  }

  function notJson(response: Response, repeatable: boolean): UserError {
    if (!repeatable) return unknownOutcome('the service answered with something that is not JSON')
    const [issue] = issuesOf(response)
    return new UserError('network', `${baseUrl ?? 'the service'} answers with something that is not JSON: ${issue?.detail ?? ''}`, {
      hints: ['check that the address is that of a travel service: `wayfare auth status`'],
    })
  }
}

/** A POST of an operation that only asks is as harmless as a GET. */
const isRepeatable = ({ method }: Request, operation: AnyOperation | undefined): boolean => method === 'GET' || operation?.asks === true
