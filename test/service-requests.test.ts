import { expect, test } from 'vitest'
import type { Response } from '../src/core/message.ts'
import { ask, errorsOf, sandbox, tokenOf } from './world.ts'

/** What a service may be sent in more than one way, and what every answer has. */

const { service } = sandbox()
const get = (address: string) => ask(`GET ${address}`, undefined, service)

interface Listed {
  readonly warnings?: readonly { readonly code: number; readonly detail: string; readonly source: { readonly parameter: string } }[]
  readonly meta: { readonly count: number; readonly links: Readonly<Record<string, string>> }
  readonly data: readonly Readonly<Record<string, unknown>>[]
}

const listed = ({ status, body }: Response): Listed => {
  expect(status).toBe(200)
  return body as Listed
}

async function dataOf<T = Readonly<Record<string, unknown>>>(address: string): Promise<readonly T[]> {
  const { status, body } = await get(address)
  expect(status).toBe(200)
  return (body as { data: readonly T[] }).data
}

const offers = '/v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1'
const airlines = '/v1/reference-data/airlines'
const around = '/v1/reference-data/locations/airports?latitude=51.57285&longitude=-0.44161'
const places = '/v1/reference-data/locations?subType=AIRPORT,CITY&keyword=LON'

test('every answer is of the type clients look for, without a charset', async () => {
  for (const address of [`${offers}&max=1`, `${airlines}?airlineCodes=IB`, around, places]) {
    expect((await get(address)).headers).toEqual({ 'content-type': 'application/vnd.amadeus+json' })
  }
})

test('a list may be written with commas, encoded commas, repeated, or with numbered brackets', async () => {
  const wanted = await dataOf(`${airlines}?airlineCodes=IB,QF`)
  expect(wanted.map(({ iataCode }) => iataCode)).toEqual(['IB', 'QF'])
  for (const query of [
    'airlineCodes=IB%2CQF',
    'airlineCodes=IB&airlineCodes=QF',
    'airlineCodes[0]=IB&airlineCodes[1]=QF',
    'airlineCodes%5B0%5D=IB&airlineCodes%5B1%5D=QF',
    'airlineCodes[]=IB&airlineCodes[]=QF',
    'airlineCodes=IB,%20QF',
  ]) {
    expect(await dataOf(`${airlines}?${query}`)).toEqual(wanted)
  }
})

test('other names and spellings of this family of services are read, without a warning', async () => {
  for (const [one, other] of [
    [`${offers}&max=3&currency=GBP`, `${offers}&max=3&currencyCode=GBP`],
    [`${around}&sort=flights`, `${around}&sort=analytics.flights.score`],
    [`${around}&sort=travelers`, `${around}&sort=analytics.travelers.score`],
  ] as const) {
    const answer = listed(await get(other))
    expect(answer.data).toEqual(await dataOf(one))
    expect(answer.warnings).toBeUndefined()
  }
})

test('bodies are read under both names as well', async () => {
  const trip = {
    originDestinations: [
      { id: '1', originLocationCode: 'MAD', destinationLocationCode: 'JFK', departureDateTimeRange: { date: '2027-03-01' } },
    ],
    travelers: [{ id: '1', travelerType: 'ADULT' }],
    sources: ['GDS'],
    searchCriteria: { maxFlightOffers: 1 },
  }
  const post = async (body: object) => listed(await ask('POST /v2/shopping/flight-offers', body, service)).data
  const [offer] = await post({ ...trip, currencyCode: 'GBP' })
  expect(offer).toMatchObject({ price: { currency: 'GBP' } })
  expect(await post({ ...trip, currency: 'GBP' })).toEqual([offer])
  const data = { type: 'flight-offers-pricing', flightOffers: [offer] }
  for (const payment of ['payment', 'payments']) {
    const right = await ask('POST /v1/shopping/flight-offers/pricing', { data: { ...data, [payment]: [{ brand: 'VISA' }] } }, service)
    expect(right.status).toBe(200)
    const wrong = await ask('POST /v1/shopping/flight-offers/pricing', { data: { ...data, [payment]: [{ brand: 7 }] } }, service)
    expect(errorsOf(wrong)).toMatchObject([{ source: { pointer: `/data/${payment}/0/brand` } }])
  }
})

test('a parameter that is not known is left out of account, and that is said', async () => {
  const answer = listed(await get(`${airlines}?airlineCodes=IB&airline=QF&nonsense=1&nonsense=2`))
  expect(answer.data).toHaveLength(1)
  expect(answer.warnings).toEqual(
    ['airline', 'nonsense'].map((parameter) => ({
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: `The parameter ${parameter} is not known here and was left out of account`,
      source: { parameter },
    })),
  )
})

test('a list says by what address it was asked for', async () => {
  const { service: hosted } = sandbox()
  const headers = { authorization: `Bearer ${await tokenOf(hosted)}`, host: '127.0.0.1:8526' }
  const answer = await hosted({ method: 'GET', path: airlines, query: 'airlineCodes=IB,QF', headers })
  expect(listed(answer).meta).toEqual({ count: 2, links: { self: `http://127.0.0.1:8526${airlines}?airlineCodes=IB,QF` } })
})

const offsetsOf = (links: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(links)
      .filter(([name]) => name !== 'self')
      .map(([name, link]) => [name, Number(link.split('page%5Boffset%5D=')[1])]),
  )

test.each([
  [0, { next: 10, first: 0, last: 40 }],
  [10, { next: 20, previous: 0, first: 0, last: 40 }],
  [15, { next: 25, previous: 5, first: 0, last: 40 }],
  [5, { next: 15, previous: 0, first: 0, last: 40 }],
  [40, { previous: 30, first: 0, last: 40 }],
  [500, { previous: 40, first: 0, last: 40 }],
])('from %i on, links lead to the other pages', async (offset, links) => {
  const { meta, data } = listed(await get(`${around}&radius=500&page[offset]=${offset}`))
  expect(meta.count).toBeGreaterThan(40)
  expect(meta.count).toBeLessThanOrEqual(50)
  expect(offsetsOf(meta.links)).toEqual(links)
  expect(data).toHaveLength(Math.max(0, Math.min(10, meta.count - offset)))
})

test('following the links from the first page to the last shows everything once, in order', async () => {
  const whole = await dataOf(`${around}&page[limit]=100`)
  const seen: unknown[] = []
  let address: string | undefined = `${around}&page%5Blimit%5D=7`
  while (address) {
    const { meta, data }: Listed = listed(await get(address))
    seen.push(...data)
    address = meta.links.next
  }
  expect(seen).toEqual(whole)
})

test('brackets in links are percent-encoded, whichever way they came', async () => {
  for (const query of ['page[limit]=5&page[offset]=5', 'page%5Blimit%5D=5&page%5Boffset%5D=5', 'page%5blimit%5d=5&page%5boffset%5d=5']) {
    const { links } = listed(await get(`${around}&${query}`)).meta
    for (const name of ['next', 'previous', 'first', 'last']) expect(links[name]).toMatch(/&page%5Blimit%5D=5&page%5Boffset%5D=\d+$/i)
    for (const link of Object.values(links)) expect(link).not.toMatch(/offset.*offset/)
  }
})

test('a list that fits on its page links to no other', async () => {
  expect(Object.keys(listed(await get(`${places}&page[limit]=100`)).meta.links)).toEqual(['self'])
})

/** A POST with this content type and text, as it comes over the line. */
async function post(text: string, type?: string): Promise<Response> {
  const headers = { authorization: `Bearer ${await tokenOf(service)}`, ...(type !== undefined && { 'content-type': type }) }
  return service({ method: 'POST', path: '/v2/shopping/flight-offers', query: '', headers, body: text })
}

const right = JSON.stringify({
  originDestinations: [
    { id: '1', originLocationCode: 'MAD', destinationLocationCode: 'LHR', departureDateTimeRange: { date: '2027-03-01' } },
  ],
  travelers: [{ id: '1', travelerType: 'ADULT' }],
  sources: ['GDS'],
  searchCriteria: { maxFlightOffers: 1 },
})

test.each([
  'application/json',
  'application/vnd.amadeus+json',
  'application/json; charset=utf-8',
  'Application/JSON',
  'application/vnd.api+json ; a=b',
  undefined,
])('a body of type %s is read', async (type) => {
  expect((await post(right, type)).status).toBe(200)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json', 'application/jsonp'])(
  'a body of type %s is refused',
  async (type) => {
    const answer = await post(right, type)
    expect(answer.status).toBe(415)
    expect(errorsOf(answer)).toEqual([
      { status: 415, code: 477, title: 'INVALID FORMAT', detail: `The content type ${type} is not supported: send application/json` },
    ])
  },
)

test.each(['{', '{"a":1,}', 'originDestinations=1', '\u0000', '{}{}'])('a body that is not JSON is refused: %j', async (text) => {
  const answer = await post(text, 'application/json')
  expect([answer.status, errorsOf(answer)]).toEqual([
    400,
    [{ status: 400, code: 477, title: 'INVALID FORMAT', detail: 'The body is not JSON' }],
  ])
})

test('a path may end with a slash, and a query may be empty', async () => {
  expect(await dataOf(`${airlines}/?airlineCodes=IB`)).toEqual(await dataOf(`${airlines}?airlineCodes=IB`))
  expect((await get(`${airlines}?`)).status).toBe(400)
  expect((await get(`${airlines}//?airlineCodes=IB`)).status).toBe(404)
  expect((await get(`${airlines.toUpperCase()}?airlineCodes=IB`)).status).toBe(404)
})

test('a parameter that comes twice counts as it came last, and what cannot be decoded is no bug', async () => {
  expect(await dataOf(`${offers}&max=1&max=2`)).toHaveLength(2)
  expect((await get(`${airlines}?airlineCodes=%E0%A4%A`)).status).toBe(400)
  expect((await get('/v1/reference-data/%E0%A4%A')).status).toBe(404)
})

test('airlines that nobody is are left out, the others told once, in the order asked for', async () => {
  const data = await dataOf(`${airlines}?airlineCodes=QF,Q1,IBE,QF,QQQ`)
  expect(data.map(({ iataCode, icaoCode }) => [iataCode, icaoCode])).toEqual([
    ['QF', 'QFA'],
    ['IB', 'IBE'],
  ])
})

test('a city and its airports are found by code, by name and by the beginning of a name', async () => {
  for (const keyword of ['LON', 'London', 'lond', 'LONDON']) {
    const [first] = await dataOf(`/v1/reference-data/locations?subType=CITY&keyword=${keyword}`)
    expect(first).toMatchObject({ type: 'location', subType: 'CITY', id: 'CLON', iataCode: 'LON', name: 'London' })
  }
  const airports = await dataOf('/v1/reference-data/locations?subType=AIRPORT&keyword=LON&countryCode=GB')
  expect(airports.map(({ iataCode }) => iataCode)).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN', 'LCY']))
})

test('a light view tells less of the same places', async () => {
  const full = await dataOf(places)
  const light = await dataOf(`${places}&view=LIGHT`)
  expect(light.map(({ id }) => id)).toEqual(full.map(({ id }) => id))
  expect(full[0]).toHaveProperty('geoCode')
  expect(light[0]).not.toHaveProperty('geoCode')
})

interface Near {
  readonly relevance: number
  readonly distance: { readonly value: number }
  readonly analytics: { readonly flights: { readonly score: number }; readonly travelers: { readonly score: number } }
}

test.each([
  ['relevance', (each: Near) => -each.relevance],
  ['distance', (each: Near) => each.distance.value],
  ['flights', (each: Near) => -each.analytics.flights.score],
  ['travelers', (each: Near) => -each.analytics.travelers.score],
] as const)('airports around a point come in the order of %s, none beyond the radius', async (sort, rank) => {
  const near = await dataOf<Near>(`${around}&radius=300&page[limit]=100&sort=${sort}`)
  expect(near.length).toBeGreaterThan(10)
  expect(near.map(rank)).toEqual([...near.map(rank)].sort((a, b) => a - b))
  expect(Math.max(...near.map(({ distance }) => distance.value))).toBeLessThanOrEqual(300)
})
