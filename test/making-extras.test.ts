import { expect, test } from 'vitest'
import type { FlightOffer } from '../src/operations/flights/model.ts'
import type { PricedOffers } from '../src/operations/flights/price.model.ts'
import { ask } from './world.ts'

/** The cheapest offer of a search with what can be had with it. */
async function priced(search: string): Promise<{ offer: FlightOffer; included: NonNullable<PricedOffers['included']> }> {
  const found = await ask(`GET /v2/shopping/flight-offers?adults=1&${search}`)
  const offer = (found.body as { data: FlightOffer[] }).data.find(({ itineraries }) =>
    itineraries.some(({ segments }) => segments.length > 1),
  )
  if (offer === undefined) throw new Error('no offer with a stop')
  const { body } = await ask('POST /v1/shopping/flight-offers/pricing?include=bags,detailed-fare-rules', {
    data: { type: 'flight-offers-pricing', flightOffers: [offer] },
  })
  return { offer, included: (body as PricedOffers).included ?? {} }
}

const feesOf = ({ 'detailed-fare-rules': rules = {} }: NonNullable<PricedOffers['included']>): string[] =>
  Object.values(rules).flatMap(({ fareNotes }) => fareNotes.descriptions.flatMap(({ text }) => text.match(/EUR \d+\.\d\d/g) ?? []))

test('a short flight to a long one has the penalty of the whole way', async () => {
  const { offer, included } = await priced(
    'originLocationCode=LYS&destinationLocationCode=JFK&departureDate=2027-03-01&travelClass=BUSINESS&includedAirlineCodes=AF,DL',
  )
  const fees = feesOf(included)
  expect(Object.keys(included['detailed-fare-rules'] ?? {})).toHaveLength(3 * offer.itineraries.flatMap(({ segments }) => segments).length)
  expect(fees.length).toBeGreaterThan(0)
  expect(new Set(fees)).toEqual(new Set(['EUR 150.00']))
})

test('a bag within the United States costs what it costs on short ways, however far', async () => {
  const { included } = await priced(
    'originLocationCode=BOS&destinationLocationCode=HNL&departureDate=2027-03-01&includedAirlineCodes=UA,DL',
  )
  const single = Object.values(included.bags ?? {}).flatMap(({ quantity, price }) => (quantity === 1 ? [Number(price?.amount)] : []))
  expect(single.length).toBeGreaterThan(0)
  for (const amount of single) expect(amount).toBeLessThanOrEqual(45)
})
