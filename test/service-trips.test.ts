import { expect, test } from 'vitest'
import { ask, errorsOf } from './world.ts'

interface Detail {
  readonly segmentId: string
  readonly cabin: string
}

interface Offer {
  readonly id: string
  readonly itineraries: readonly {
    readonly segments: readonly {
      readonly id: string
      readonly departure: { readonly at: string }
      readonly arrival: { readonly at: string }
    }[]
  }[]
  readonly price: { readonly currency: string; readonly total: string }
  readonly travelerPricings: readonly { readonly fareDetailsBySegment: readonly Detail[] }[]
}

const offersOf = ({ body }: { body?: unknown }): Offer[] => (body as { data: Offer[] }).data

const sameDay = (max: number) =>
  ask(
    `GET /v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=LHR&departureDate=2027-03-01&returnDate=2027-03-01&adults=1&max=${max}`,
  )

test('out and back on one day leaves time to get back, however few offers are wanted', async () => {
  const many = offersOf(await sameDay(250))
  expect(many.length).toBeGreaterThan(20)
  for (const most of [1, 5, 20]) {
    const few = offersOf(await sameDay(most))
    expect(few.map(({ price }) => price.total)).toEqual(many.slice(0, most).map(({ price }) => price.total))
  }
  for (const { itineraries } of many) {
    const [out, back] = itineraries
    expect(Date.parse(`${back?.segments[0]?.departure.at}Z`)).toBeGreaterThan(Date.parse(`${out?.segments.at(-1)?.arrival.at}Z`))
  }
})

const legs = [
  { id: 'a', originLocationCode: 'MAD', destinationLocationCode: 'JFK', departureDateTimeRange: { date: '2027-03-01' } },
  { id: 'b', originLocationCode: 'JFK', destinationLocationCode: 'LHR', departureDateTimeRange: { date: '2027-03-05' } },
]
const multi = (more: object) =>
  ask('POST /v2/shopping/flight-offers', {
    originDestinations: legs,
    travelers: [{ id: '1', travelerType: 'ADULT' }],
    sources: ['GDS'],
    ...more,
  })

test('a cabin that is wanted for one leg is sold on that leg', async () => {
  const cabinRestrictions = [{ cabin: 'BUSINESS', originDestinationIds: ['b'] }]
  const offers = offersOf(await multi({ searchCriteria: { maxFlightOffers: 20, flightFilters: { cabinRestrictions } } }))
  expect(offers.length).toBeGreaterThan(5)
  for (const { itineraries, travelerPricings } of offers) {
    const cabins = itineraries.map(({ segments }) => {
      const ids = segments.map(({ id }) => id)
      return new Set(travelerPricings[0]?.fareDetailsBySegment.filter(({ segmentId }) => ids.includes(segmentId)).map(({ cabin }) => cabin))
    })
    expect(cabins[0]).toEqual(new Set(['ECONOMY']))
    expect(cabins[1]?.has('BUSINESS')).toBe(true)
  }
})

test('legs and travellers with the id of another are refused', async () => {
  const twice = await multi({
    travelers: [
      { id: '1', travelerType: 'ADULT' },
      { id: '1', travelerType: 'CHILD' },
    ],
  })
  expect(errorsOf(twice)).toMatchObject([{ code: 4926, source: { pointer: '/travelers/1/id' } }])
})

const search = async (query: string) =>
  offersOf(
    await ask(
      `GET /v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&max=2&${query}`,
    ),
  )

test('offers in two currencies are not priced together', async () => {
  const flightOffers = [...(await search('currency=EUR')), ...(await search('currency=USD'))]
  const answer = await ask('POST /v1/shopping/flight-offers/pricing', { data: { type: 'flight-offers-pricing', flightOffers } })
  expect(errorsOf(answer)).toMatchObject([{ status: 400, code: 2668, source: { pointer: '/data/flightOffers/2/price/currency' } }])
})

test('each offer has the rules of its own fares, also where their segments have the same numbers', async () => {
  const flightOffers = [...(await search('includedAirlineCodes=IB')), ...(await search('includedAirlineCodes=AF'))].filter(
    (_, at) => at % 2 === 0,
  )
  const { body } = await ask('POST /v1/shopping/flight-offers/pricing?include=detailed-fare-rules', {
    data: { type: 'flight-offers-pricing', flightOffers },
  })
  const rules = Object.values(
    (body as { included: { 'detailed-fare-rules': Record<string, { fareBasis: string }> } }).included['detailed-fare-rules'],
  )
  const bases = (offers: Offer[]) => offers.flatMap(({ travelerPricings }) => travelerPricings[0]?.fareDetailsBySegment ?? []).length
  // What changing, giving back and missing the flight cost.
  expect(rules).toHaveLength(3 * bases(flightOffers))
})

test('a problem is told by the name that was used', async () => {
  const other = await ask(
    'GET /v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&currencyCode=usd',
  )
  expect(errorsOf(other)).toMatchObject([{ code: 477, source: { parameter: 'currencyCode' } }])
  const unknown = await ask(
    'GET /v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&currencyCode=XXX',
  )
  expect(errorsOf(unknown)).toMatchObject([{ code: 4926, source: { parameter: 'currencyCode' } }])
})

test('a body that comes with a GET, and a body name in the query of a POST, are no input', async () => {
  const get = await ask('GET /v1/reference-data/airlines?airlineCodes=IB', { airlineCodes: ['BA'] })
  expect(get.body).toMatchObject({ data: [{ iataCode: 'IB' }] })
  const post = await ask('POST /v2/shopping/flight-offers?currencyCode=USD', {
    originDestinations: legs,
    travelers: [{ id: '1', travelerType: 'ADULT' }],
    sources: ['GDS'],
    searchCriteria: { maxFlightOffers: 1 },
  })
  expect(post.body).toMatchObject({ warnings: [{ source: { parameter: 'currencyCode' } }], data: [{ price: { currency: 'EUR' } }] })
})

test('a keyword without a letter or digit finds nothing, and says so', async () => {
  expect(errorsOf(await ask('GET /v1/reference-data/locations?subType=AIRPORT&keyword=%3F'))).toMatchObject([
    { status: 400, code: 477, source: { parameter: 'keyword' } },
  ])
})

const flightsOf = (offers: Offer[]) =>
  new Set(
    offers
      .filter(({ itineraries }) => itineraries[0]?.segments.length === 1)
      .map(({ itineraries }) => itineraries[0]?.segments[0]?.departure.at),
  )

test('a search among all flights hides none that a search for non-stops shows', async () => {
  for (const cabin of ['ECONOMY', 'BUSINESS']) {
    const query = `originLocationCode=LON&destinationLocationCode=GVA&departureDate=2027-02-06&adults=1&travelClass=${cabin}`
    const all = flightsOf(offersOf(await ask(`GET /v2/shopping/flight-offers?${query}`)))
    const nonStop = flightsOf(offersOf(await ask(`GET /v2/shopping/flight-offers?${query}&nonStop=true`)))
    expect(nonStop.size).toBeGreaterThan(5)
    expect([...nonStop].filter((at) => !all.has(at))).toEqual([])
  }
})

test('flights that nobody can change between are not priced together', async () => {
  const [offer] = (await search('nonStop=true')) as [Offer]
  const [back] = offersOf(
    await ask(
      'GET /v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=LIS&departureDate=2027-03-01&adults=1&nonStop=true&max=1',
    ),
  ) as [Offer]
  const [first, second] = [offer.itineraries[0]?.segments[0], { ...back.itineraries[0]?.segments[0], id: '99' }]
  const joined = { ...offer, itineraries: [{ duration: 'PT9H', segments: [first, second] }] }
  const answer = await ask('POST /v1/shopping/flight-offers/pricing', { data: { type: 'flight-offers-pricing', flightOffers: [joined] } })
  expect(errorsOf(answer)).toMatchObject([
    { status: 400, code: 4926, source: { pointer: '/data/flightOffers/0/itineraries/0/segments/1' } },
  ])
})

test('a trip whose parts overlap is not priced', async () => {
  const [offer] = offersOf(
    await ask(
      'GET /v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&returnDate=2027-03-08&adults=1&max=1',
    ),
  ) as [Offer]
  const turned = { ...offer, itineraries: [...offer.itineraries].reverse() }
  const answer = await ask('POST /v1/shopping/flight-offers/pricing', { data: { type: 'flight-offers-pricing', flightOffers: [turned] } })
  expect(errorsOf(answer)).toMatchObject([{ status: 400, code: 4926, source: { pointer: '/data/flightOffers/0/itineraries/1' } }])
})
