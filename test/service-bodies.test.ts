import { beforeAll, expect, test } from 'vitest'
import type { Fault } from '../src/core/faults.ts'
import { faults } from '../src/core/faults.ts'
import { allOperations } from '../src/operations/index.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** Every member of every body, left out, malformed and out of bounds: the answer is 400, and points to the place. */

const { service } = sandbox()

const leg = (at: number, rest: object = {}) => ({
  id: String(at),
  originLocationCode: 'MAD',
  destinationLocationCode: 'LHR',
  departureDateTimeRange: { date: '2027-03-01' },
  ...rest,
})
const adult = (at: number, rest: object = {}) => ({ id: String(at), travelerType: 'ADULT', ...rest })
const infant = (at: number, of?: number) => ({ id: String(at), travelerType: 'HELD_INFANT', ...(of && { associatedAdultId: String(of) }) })
const trip = (rest: object = {}) => ({ originDestinations: [leg(1)], travelers: [adult(1)], sources: ['GDS'], ...rest })
const filters = (flightFilters: object) => trip({ searchCriteria: { flightFilters, maxFlightOffers: 1 } })

const search = 'POST /v2/shopping/flight-offers'
const pricing = 'POST /v1/shopping/flight-offers/pricing'
const seatmaps = 'POST /v1/shopping/seatmaps'

async function faultsOf(line: string, body: unknown): Promise<(readonly [string, string | undefined])[]> {
  const answer = await ask(line, body, service)
  expect({ status: answer.status, headers: answer.headers }).toEqual({
    status: 400,
    headers: { 'content-type': 'application/vnd.amadeus+json' },
  })
  return errorsOf(answer).map(({ status, code, title, detail, source }) => {
    const name = Object.entries(faults).find(([, fault]) => fault.code === code)?.[0] ?? ''
    expect({ status, title, detail }).toEqual({ status: 400, title: faults[name as Fault].title, detail: expect.any(String) })
    return [name, source?.pointer ?? source?.parameter]
  })
}

let offer: Readonly<Record<string, unknown>> & {
  readonly itineraries: readonly { segments: readonly object[] }[]
  readonly travelerPricings: readonly object[]
}

beforeAll(async () => {
  const { body } = await ask(search, trip({ searchCriteria: { maxFlightOffers: 1 } }), service)
  offer = (body as { data: [typeof offer] }).data[0]
})

test('these are all operations that take a body, but those of transfers, whose members are in files of their own', async () => {
  const operations = (await allOperations()).filter(({ name }) => !name.startsWith('transfers'))
  const posts = operations.map(({ route }) => route).filter((route) => !route.startsWith('GET'))
  expect(posts.sort()).toEqual([
    'DELETE /v1/booking/flight-orders/{flight-orderId}',
    'POST /v1/booking/flight-orders',
    // Every member of these two is refused in `service-hotel-bookings` and `service-hotel-orders`.
    'POST /v1/booking/hotel-bookings',
    'POST /v1/shopping/availability/flight-availabilities',
    pricing,
    'POST /v1/shopping/flight-offers/upselling',
    'POST /v1/shopping/seatmaps',
    'POST /v2/booking/hotel-orders',
    search,
    'POST /v2/shopping/flight-offers/prediction',
    'POST /v3/travel/trip-parser',
  ])
})

test('the bodies the others are made from are right', async () => {
  expect((await ask(search, trip(), service)).status).toBe(200)
  expect((await ask(pricing, { data: { type: 'flight-offers-pricing', flightOffers: [offer] } }, service)).status).toBe(200)
  expect((await ask(seatmaps, { data: [offer] }, service)).status).toBe(200)
})

test.each<[string, unknown, [string, string][]]>([
  [
    'nothing',
    undefined,
    [
      ['missing', '/originDestinations'],
      ['missing', '/travelers'],
      ['missing', '/sources'],
    ],
  ],
  [
    'an empty object',
    {},
    [
      ['missing', '/originDestinations'],
      ['missing', '/travelers'],
      ['missing', '/sources'],
    ],
  ],
  [
    'a list',
    [],
    [
      ['missing', '/originDestinations'],
      ['missing', '/travelers'],
      ['missing', '/sources'],
    ],
  ],
  ['no legs', trip({ originDestinations: [] }), [['occurrences', '/originDestinations']]],
  ['seven legs', trip({ originDestinations: [1, 2, 3, 4, 5, 6, 7].map((at) => leg(at)) }), [['occurrences', '/originDestinations']]],
  ['legs that are none', trip({ originDestinations: 'MAD-LHR' }), [['format', '/originDestinations']]],
  ['a leg that is none', trip({ originDestinations: ['MAD-LHR'] }), [['format', '/originDestinations/0']]],
  [
    'an empty leg',
    trip({ originDestinations: [{}] }),
    ['id', 'originLocationCode', 'destinationLocationCode', 'departureDateTimeRange'].map((name) => [
      'missing',
      `/originDestinations/0/${name}`,
    ]),
  ],
  [
    'a leg without a day',
    trip({ originDestinations: [leg(1, { departureDateTimeRange: {} })] }),
    [['missing', '/originDestinations/0/departureDateTimeRange/date']],
  ],
  [
    'a day that is none',
    trip({ originDestinations: [leg(1, { departureDateTimeRange: { date: '2027-02-30' } })] }),
    [['date', '/originDestinations/0/departureDateTimeRange/date']],
  ],
  [
    'a day in the past',
    trip({ originDestinations: [leg(1, { departureDateTimeRange: { date: '2020-02-01' } })] }),
    [['date', '/originDestinations/0/departureDateTimeRange/date']],
  ],
  [
    'a day no schedule reaches',
    trip({ originDestinations: [leg(1, { departureDateTimeRange: { date: '2028-02-01' } })] }),
    [['date', '/originDestinations/0/departureDateTimeRange/date']],
  ],
  [
    'a code that is none',
    trip({ originDestinations: [leg(1, { originLocationCode: 'madrid' })] }),
    [['format', '/originDestinations/0/originLocationCode']],
  ],
  [
    'a number for a code',
    trip({ originDestinations: [leg(1, { destinationLocationCode: 7 })] }),
    [['format', '/originDestinations/0/destinationLocationCode']],
  ],
  [
    'a code nobody has',
    trip({ originDestinations: [leg(1, { originLocationCode: 'QQQ', destinationLocationCode: 'XQX' })] }),
    [
      ['data', '/originDestinations/0/originLocationCode'],
      ['data', '/originDestinations/0/destinationLocationCode'],
    ],
  ],
  [
    'a leg that goes nowhere',
    trip({ originDestinations: [leg(1, { destinationLocationCode: 'MAD' })] }),
    [['combination', '/originDestinations/0/destinationLocationCode']],
  ],
  [
    'legs that run backwards',
    trip({ originDestinations: [leg(1), leg(2, { departureDateTimeRange: { date: '2027-02-01' } })] }),
    [['date', '/originDestinations/1/departureDateTimeRange/date']],
  ],
  ['no travellers', trip({ travelers: [] }), [['occurrences', '/travelers']]],
  ['nineteen travellers', trip({ travelers: Array.from({ length: 19 }, (_, at) => adult(at)) }), [['occurrences', '/travelers']]],
  ['ten with seats', trip({ travelers: Array.from({ length: 10 }, (_, at) => adult(at)) }), [['combination', '/travelers']]],
  [
    'a traveller without anything',
    trip({ travelers: [{}] }),
    [
      ['missing', '/travelers/0/id'],
      ['missing', '/travelers/0/travelerType'],
    ],
  ],
  ['a dog', trip({ travelers: [adult(1), { id: '2', travelerType: 'DOG' }] }), [['option', '/travelers/1/travelerType']]],
  ['an infant without a lap', trip({ travelers: [adult(1), infant(2)] }), [['combination', '/travelers/1/associatedAdultId']]],
  [
    'two infants on one lap',
    trip({ travelers: [adult(1), infant(2, 1), infant(3, 1)] }),
    [['combination', '/travelers/2/associatedAdultId']],
  ],
  [
    'an infant on the lap of an infant',
    trip({ travelers: [adult(1), infant(2, 1), infant(3, 2)] }),
    [['combination', '/travelers/2/associatedAdultId']],
  ],
  ['fare options that are none', trip({ travelers: [adult(1, { fareOptions: [7] })] }), [['format', '/travelers/0/fareOptions/0']]],
  ['no source', trip({ sources: [] }), [['occurrences', '/sources']]],
  ['another source', trip({ sources: ['NDC'] }), [['option', '/sources/0']]],
  ['a currency that is none', trip({ currencyCode: 'EURO' }), [['format', '/currencyCode']]],
  ['a currency nobody has', trip({ currencyCode: 'QQQ' }), [['data', '/currencyCode']]],
  ['criteria that are none', trip({ searchCriteria: 7 }), [['format', '/searchCriteria']]],
  ['too many offers', trip({ searchCriteria: { maxFlightOffers: 251 } }), [['format', '/searchCriteria/maxFlightOffers']]],
  ['a number in words', trip({ searchCriteria: { maxFlightOffers: '5' } }), [['format', '/searchCriteria/maxFlightOffers']]],
  ['a price of nothing', trip({ searchCriteria: { maxPrice: 0 } }), [['format', '/searchCriteria/maxPrice']]],
  [
    'a cabin that is none',
    filters({ cabinRestrictions: [{ cabin: 'COACH' }] }),
    [['option', '/searchCriteria/flightFilters/cabinRestrictions/0/cabin']],
  ],
  [
    'a restriction without a cabin',
    filters({ cabinRestrictions: [{}] }),
    [['missing', '/searchCriteria/flightFilters/cabinRestrictions/0/cabin']],
  ],
  [
    'an airline that is none',
    filters({ carrierRestrictions: { includedCarrierCodes: ['IB', 'IBERIA'] } }),
    [['format', '/searchCriteria/flightFilters/carrierRestrictions/includedCarrierCodes/1']],
  ],
  [
    'airlines in and out',
    filters({ carrierRestrictions: { includedCarrierCodes: ['IB'], excludedCarrierCodes: ['UX'] } }),
    [['combination', '/searchCriteria/flightFilters/carrierRestrictions/excludedCarrierCodes']],
  ],
  [
    'a flag that is none',
    filters({ carrierRestrictions: { blacklistedInEUAllowed: 'yes' } }),
    [['format', '/searchCriteria/flightFilters/carrierRestrictions/blacklistedInEUAllowed']],
  ],
  [
    'three stops',
    filters({ connectionRestriction: { maxNumberOfConnections: 3 } }),
    [['format', '/searchCriteria/flightFilters/connectionRestriction/maxNumberOfConnections']],
  ],
  [
    'wrong things in several places',
    {
      ...trip({
        originDestinations: [leg(1, { originLocationCode: 'm', departureDateTimeRange: { date: 'x' } })],
        travelers: [{ id: '1' }],
      }),
      currencyCode: 'e',
      sources: undefined,
    },
    [
      ['format', '/currencyCode'],
      ['format', '/originDestinations/0/originLocationCode'],
      ['date', '/originDestinations/0/departureDateTimeRange/date'],
      ['missing', '/travelers/0/travelerType'],
      ['missing', '/sources'],
    ],
  ],
])('a trip with %s', async (_, body, wrong) => {
  expect(await faultsOf(search, body)).toEqual(wrong)
})

test.each<[string, (data: object) => unknown, [string, string][]]>([
  ['nothing', () => undefined, [['missing', '/data']]],
  ['no data', () => ({}), [['missing', '/data']]],
  ['data that is none', () => ({ data: 'offers' }), [['format', '/data']]],
  [
    'empty data',
    () => ({ data: {} }),
    [
      ['missing', '/data/type'],
      ['missing', '/data/flightOffers'],
    ],
  ],
  ['another type', (data) => ({ data: { ...data, type: 'flight-offers' } }), [['option', '/data/type']]],
  ['no offers', (data) => ({ data: { ...data, flightOffers: [] } }), [['occurrences', '/data/flightOffers']]],
  [
    'seven offers',
    (data) => ({ data: { ...data, flightOffers: Array.from({ length: 7 }, () => offer) } }),
    [['occurrences', '/data/flightOffers']],
  ],
  ['an offer that is none', (data) => ({ data: { ...data, flightOffers: ['1'] } }), [['format', '/data/flightOffers/0']]],
  [
    'an offer of another type',
    (data) => ({ data: { ...data, flightOffers: [offer, { ...offer, type: 'offer' }] } }),
    [['option', '/data/flightOffers/1/type']],
  ],
  [
    'an offer without flights',
    (data) => ({ data: { ...data, flightOffers: [{ ...offer, itineraries: [] }] } }),
    [['occurrences', '/data/flightOffers/0/itineraries']],
  ],
  [
    'an offer without a price',
    (data) => ({ data: { ...data, flightOffers: [{ ...offer, price: undefined }] } }),
    [['missing', '/data/flightOffers/0/price']],
  ],
  [
    'an offer for nobody',
    (data) => ({ data: { ...data, flightOffers: [{ ...offer, travelerPricings: [] }] } }),
    [['occurrences', '/data/flightOffers/0/travelerPricings']],
  ],
  [
    'an offer in an unknown currency',
    (data) => ({ data: { ...data, flightOffers: [{ ...offer, price: { currency: 'QQQ', total: '1.00' } }] } }),
    [['data', '/data/flightOffers/0/price/currency']],
  ],
  [
    'too many payments',
    (data) => ({ data: { ...data, payments: Array.from({ length: 7 }, () => ({})) } }),
    [['occurrences', '/data/payments']],
  ],
])('a pricing with %s', async (_, body, wrong) => {
  const data = { type: 'flight-offers-pricing', flightOffers: [offer] }
  expect(await faultsOf(pricing, body(data))).toEqual(wrong)
})

test.each<[string, unknown, [string, string][]]>([
  ['nothing', undefined, [['missing', '/data']]],
  ['data that is none', { data: 'offers' }, [['format', '/data']]],
  ['no offers', { data: [] }, [['occurrences', '/data']]],
  ['an offer that is none', { data: ['1'] }, [['format', '/data/0']]],
  [
    'travellers that are none',
    { included: 'me' },
    [
      ['missing', '/data'],
      ['format', '/included'],
    ],
  ],
  [
    'frequent flyers that are none',
    { included: { travelers: 'me' } },
    [
      ['missing', '/data'],
      ['format', '/included/travelers'],
    ],
  ],
])('a question for seats with %s', async (_, body, wrong) => {
  expect(await faultsOf(seatmaps, body)).toEqual(wrong)
})

test('what is wrong with `include` is told by its name: it travels in the address', async () => {
  const body = { data: { type: 'flight-offers-pricing', flightOffers: [offer] } }
  expect(await faultsOf(`${pricing}?include=bags,meals`, body)).toEqual([['option', 'include']])
  expect(await faultsOf(`${pricing}?include=meals`, { data: { type: 'x', flightOffers: [offer] } })).toEqual([
    ['option', '/data/type'],
    ['option', 'include'],
  ])
})

/** Bodies as they come over the line: text. */
async function answerTo(line: string, body: string) {
  const { status, body: answer } = await ask(line, body, service)
  return { status, answer: answer as { errors: readonly { code: number; detail: string }[] } }
}

test.each([seatmaps, 'POST /v2/shopping/flight-offers/prediction', 'POST /v1/booking/flight-orders'])(
  '%s: a body that is nested deeper than can be written down again is told so',
  async (line) => {
    const { status, answer } = await answerTo(line, `${'{"data":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
    expect([status, answer.errors]).toEqual([
      400,
      [{ status: 400, code: 477, title: 'INVALID FORMAT', detail: 'The body is nested deeper than 64 levels' }],
    ])
  },
)

test('of a huge body that is wrong in every place the first place is told, not millions', async () => {
  const { status, answer } = await answerTo(seatmaps, `{"data":[${'{},'.repeat(1_000_000)}{}]}`)
  expect([status, answer.errors.map(({ detail }) => detail)]).toEqual([400, ['data[0].type is missing']])
})

test('a hundred things that are wrong are told, not more', async () => {
  const { status, answer } = await answerTo(seatmaps, `{"data":[${'{},'.repeat(100)}{}]}`)
  expect([status, answer.errors.length]).toEqual([400, 100])
})
