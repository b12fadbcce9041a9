import * as v from 'valibot'
import { expect } from 'vitest'
import { openSandbox } from '../src/cli/embedded.ts'
import type { Request, Response } from '../src/core/message.ts'
import type { AnyOperation, OutputOf } from '../src/core/operation.ts'
import type { FlightOffer, FlightOffers } from '../src/operations/flights/model.ts'
import type { Limits } from '../src/sandbox/access.ts'
import type { Service } from '../src/sandbox/service.ts'
import { atlas } from './wayfare.ts'

/** The real sandbox at a moment that a test can move. */

export const noon = Date.parse('2026-11-20T12:00:00Z')

export function sandbox({ seed = 'wayfare', limits = {} }: { seed?: string; limits?: Limits } = {}) {
  const clock = { now: noon }
  const service = openSandbox({ atlas, now: () => clock.now, seed, limits })
  return { service, clock }
}

/** A token of a sandbox, as a client gets it. */
export async function tokenOf(service: Service): Promise<string> {
  const { body } = await service(tokenRequest({ grant_type: 'client_credentials', client_id: 'key', client_secret: 'secret' }))
  return (body as { access_token: string }).access_token
}

export const tokenRequest = (form: Record<string, string>, path = '/v1/security/oauth2/token'): Request => ({
  method: 'POST',
  path,
  query: '',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
})

/** Asks a fresh sandbox, with a token: `GET /v1/… ?a=1` or a POST with a body. */
export async function ask(line: string, body?: unknown, service: Service = sandbox().service): Promise<Response> {
  const [method = '', address = ''] = line.split(' ')
  const [path = '', query = ''] = address.split('?')
  const headers = { authorization: `Bearer ${await tokenOf(service)}`, 'content-type': 'application/json' }
  return service({ method, path, query, headers, ...(body !== undefined && { body }) })
}

/** Asks for an address. */
export const get = (address: string, service?: Service): Promise<Response> => ask(`GET ${address}`, undefined, service)

/** The body of a success, which is all that the operation says it is and nothing more. */
export function bodyOf<O extends AnyOperation>({ status, headers, body }: Response, { output }: O): OutputOf<O> {
  expect({ status, headers, body }).toMatchObject({ status: 200, headers: { 'content-type': 'application/vnd.amadeus+json' } })
  expect(v.parse(output, body)).toEqual(body)
  return body as OutputOf<O>
}

/** The offers of a search. */
export async function offersFor(service: Service, query: string): Promise<FlightOffer[]> {
  const { status, body } = await get(`/v2/shopping/flight-offers?${query}`, service)
  expect(status).toBe(200)
  return (body as FlightOffers).data
}

interface Told {
  readonly status: number
  readonly code: number
  readonly title: string
  readonly detail: string
  readonly source?: { readonly parameter?: string; readonly pointer?: string }
}

export const errorsOf = ({ body }: Response): readonly Told[] => (body as { errors: readonly Told[] }).errors
