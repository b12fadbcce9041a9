import * as v from 'valibot'
import { expect } from 'vitest'
import type { Response } from '../src/core/message.ts'
import type { AnyOperation } from '../src/core/operation.ts'
import type { AdditionalServices, FlightOffer, FlightOffers } from '../src/operations/flights/model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { ask, sandbox } from './world.ts'

/** Offers of a real search, to be handed back. */

export const { service, clock } = sandbox()

const searches = new Map<string, Promise<FlightOffer[]>>()

/** The offers of a search in the sandbox that the tests of a file share. */
export function offersOf(query: string): Promise<FlightOffer[]> {
  const before = searches.get(query)
  if (before) return before
  const found = ask(`GET /v2/shopping/flight-offers?${query}`, undefined, service).then(({ body }) => (body as FlightOffers).data)
  searches.set(query, found)
  return found
}

export async function firstOffer(query: string): Promise<FlightOffer> {
  const [offer] = await offersOf(query)
  if (!offer) throw new Error(`nothing was found for ${query}`)
  return offer
}

export const post = (path: string, body: unknown, to: Service = service): Promise<Response> => ask(`POST ${path}`, body, to)

/** The body of a success, which is all that the operation says it is and nothing more. */
export function bodyOf<T>({ status, body }: Response, operation: AnyOperation): T {
  expect({ status, body }).toMatchObject({ status: 200 })
  expect(v.parse(operation.output, body)).toEqual(body)
  return body as T
}

/** An offer with services on some of its segments, by the position of the traveller and of the segment. */
export const withAsked = (
  offer: FlightOffer,
  services: (traveler: number, step: number) => AdditionalServices | undefined,
): FlightOffer => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((pricing, traveler) => ({
    ...pricing,
    fareDetailsBySegment: pricing.fareDetailsBySegment.map((details, step) => {
      const additionalServices = services(traveler, step)
      return additionalServices ? { ...details, additionalServices } : details
    }),
  })),
})

export const cents = (amounts: readonly (string | undefined)[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0)
