import { UserError } from '../core/errors.ts'
import type { Request, Response } from '../core/message.ts'
import type { AnyOperation, GivenInputOf, OutputOf } from '../core/operation.ts'
import { isRecord } from '../core/records.ts'
import { issuesOf } from './issues.ts'
import { createSend, type Line, type Patience, unknownOutcome } from './patience.ts'
import { refusal } from './refusal.ts'
import type { Tokens } from './token.ts'
import { toRequest } from './wire.ts'

type Headers = Readonly<Record<string, string>>

export interface Client {
  /** Asks the service and gives what it answers. `headers` are added, such as an `idempotency-key`. */
  readonly call: <O extends AnyOperation>(operation: O, input: GivenInputOf<O>, headers?: Headers) => Promise<OutputOf<O>>
  /** Sends a request as it is, with a token. Gives an answer of 2xx, else throws as `call` does. */
  readonly send: (request: Request, operation?: AnyOperation) => Promise<Response>
}

/**
 * Calls operations. What only asks is repeated at most three times when the network, the limits or the service fail; a token that
 * is refused is renewed once; what books or cancels is sent once. An answer that is no success is thrown as a `ServiceError`, and
 * what no answer explains as a `UserError`.
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
      // What a service answers is taken at its word: checking a megabyte against a schema would take longer than the call. Where a
      // view then fails, `misfit` looks whether the answer is at fault.
      return body as OutputOf<typeof operation>
    },
    send,
  }

  async function send(request: Request, operation?: AnyOperation): Promise<Response> {
    const repeatable = isRepeatable(request, operation)
    const response = await sendWithToken(request, { repeatable, operation })
    if (response.status >= 200 && response.status <= 299) return response
    throw refusal(response, { baseUrl, now: now(), repeatable })
  }

  async function sendWithToken(request: Request, sending: { repeatable: boolean; operation: AnyOperation | undefined }): Promise<Response> {
    if (!tokens) return sendPatiently(request, sending)
    const withToken = (token: string): Request => ({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
    const token = await tokens.get()
    const response = await sendPatiently(withToken(token.text), sending)
    // Services do not agree on how they say that a token has ended, but a request that is not let in has done nothing.
    if (token.fresh || response.status !== 401) return response
    const next = await tokens.renew(token.text)
    return sendPatiently(withToken(next.text), sending)
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
const isRepeatable = ({ method }: Request, operation: AnyOperation | undefined): boolean =>
  method === 'GET' || operation?.asks !== undefined
