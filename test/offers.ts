import type { Response } from '../src/core/message.ts'
import type { AdditionalServices, FlightOffer, Segment } from '../src/operations/flights/model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { ask, offersFor, sandbox } from './world.ts'

/** Offers of a real search, to be handed back. */

export const { service, clock } = sandbox()

const searches = new Map<string, Promise<FlightOffer[]>>()

/** The offers of a search in the sandbox that the tests of a file share. */
export function offersOf(query: string): Promise<FlightOffer[]> {
  const before = searches.get(query)
  if (before) return before
  const found = offersFor(service, query)
  searches.set(query, found)
  return found
}

export async function firstOffer(query: string): Promise<FlightOffer> {
  const [offer] = await offersOf(query)
  if (!offer) throw new Error(`nothing was found for ${query}`)
  return offer
}

export const post = (path: string, body: unknown, to: Service = service): Promise<Response> => ask(`POST ${path}`, body, to)

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

/** An offer with other values in its first segment. */
export const withSegment = (offer: FlightOffer, change: Partial<Segment>): FlightOffer => ({
  ...offer,
  itineraries: offer.itineraries.map((itinerary, part) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment, at) => (part === 0 && at === 0 ? { ...segment, ...change } : segment)),
  })),
})

/** An offer with other values in what it says of its fares. */
export const withFare = (offer: FlightOffer, change: object): object => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((each) => ({
    ...each,
    fareDetailsBySegment: each.fareDetailsBySegment.map((details) => ({ ...details, ...change })),
  })),
})
