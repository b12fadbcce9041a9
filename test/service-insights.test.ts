import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AirTraffics, BusyPeriods, RatedAreas } from '../src/operations/insights/model.ts'
import { ask, errorsOf, sandbox } from './world.ts'

const { service, clock } = sandbox()
const get = (path: string) => ask(`GET ${path}`, undefined, service)
const traffic = '/v1/travel/analytics/air-traffic'

/** A body that says what its schema says, and nothing else. */
async function told<T>(path: string, schema: v.GenericSchema<T>): Promise<T> {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  const parsed = v.parse(schema, body)
  expect(parsed).toEqual(body)
  return parsed
}

const rows = ({ data }: AirTraffics) =>
  data.map(({ destination, analytics }) => [destination, analytics?.travelers?.score, analytics?.flights?.score].join(' '))

test('the destinations most flown to, whole', async () => {
  expect(await told(`${traffic}/traveled?originCityCode=MAD&period=2017-01&max=2`, AirTraffics)).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "analytics": {
            "flights": {
              "score": 100,
            },
            "travelers": {
              "score": 100,
            },
          },
          "destination": "PAR",
          "subType": "TRAVELED",
          "type": "air-traffic",
        },
        {
          "analytics": {
            "flights": {
              "score": 83,
            },
            "travelers": {
              "score": 79,
            },
          },
          "destination": "LIS",
          "subType": "TRAVELED",
          "type": "air-traffic",
        },
      ],
      "meta": {
        "count": 2,
        "links": {
          "self": "/v1/travel/analytics/air-traffic/traveled?originCityCode=MAD&period=2017-01&max=2",
        },
      },
    }
  `)
})

test('the destinations most booked are of another kind', async () => {
  const { data } = await told(`${traffic}/booked?originCityCode=MAD&period=2026-01`, AirTraffics)
  expect(new Set(data.map(({ subType }) => subType))).toEqual(new Set(['BOOKED']))
  expect(data.length).toBe(10)
})

test('the busiest months, whole', async () => {
  const { meta, data } = await told(`${traffic}/busiest-period?cityCode=PMI&period=2025`, BusyPeriods)
  expect(meta).toEqual({ count: 12, links: { self: `${traffic}/busiest-period?cityCode=PMI&period=2025` } })
  expect(data[0]).toEqual({ type: 'air-traffic', period: '2025-07', analytics: { travelers: { score: 15 } } })
  expect(data.map(({ period, analytics }) => `${period} ${analytics.travelers.score}`)).toMatchInlineSnapshot(`
    [
      "2025-07 15",
      "2025-08 15",
      "2025-06 13",
      "2025-09 12",
      "2025-05 11",
      "2025-10 9",
      "2025-04 8",
      "2025-03 4",
      "2025-11 4",
      "2025-12 4",
      "2025-01 3",
      "2025-02 3",
    ]
  `)
})

test('the scores around a point, whole', async () => {
  expect(
    await told('/v1/location/analytics/category-rated-areas?latitude=41.397158&longitude=2.160873', RatedAreas),
  ).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "categoryScores": {
            "nightLife": {
              "overall": 46,
            },
            "restaurant": {
              "overall": 67,
              "vegetarian": 36,
            },
            "shopping": {
              "luxury": 45,
              "overall": 74,
            },
            "sight": {
              "beachAndPark": 0,
              "historical": 34,
              "overall": 73,
            },
          },
          "geoCode": {
            "latitude": 41.397158,
            "longitude": 2.160873,
          },
          "radius": 200,
          "type": "category-rated-area",
        },
        {
          "categoryScores": {
            "nightLife": {
              "overall": 67,
            },
            "restaurant": {
              "overall": 85,
              "vegetarian": 53,
            },
            "shopping": {
              "luxury": 72,
              "overall": 94,
            },
            "sight": {
              "beachAndPark": 0,
              "historical": 50,
              "overall": 89,
            },
          },
          "geoCode": {
            "latitude": 41.397158,
            "longitude": 2.160873,
          },
          "radius": 500,
          "type": "category-rated-area",
        },
        {
          "categoryScores": {
            "nightLife": {
              "overall": 78,
            },
            "restaurant": {
              "overall": 94,
              "vegetarian": 66,
            },
            "shopping": {
              "luxury": 86,
              "overall": 100,
            },
            "sight": {
              "beachAndPark": 12,
              "historical": 62,
              "overall": 100,
            },
          },
          "geoCode": {
            "latitude": 41.397158,
            "longitude": 2.160873,
          },
          "radius": 1500,
          "type": "category-rated-area",
        },
      ],
      "meta": {
        "count": 3,
        "links": {
          "self": "/v1/location/analytics/category-rated-areas?latitude=41.397158&longitude=2.160873",
        },
      },
    }
  `)
})

test('both rankings go by travellers unless flights are asked for', async () => {
  for (const which of ['traveled', 'booked']) {
    const query = `${traffic}/${which}?originCityCode=NYC&period=2026-07`
    const plain = await told(query, AirTraffics)
    const travelers = await told(`${query}&sort=analytics.travelers.score`, AirTraffics)
    expect(rows(plain)).toEqual(rows(travelers))
    const flights = rows(await told(`${query}&sort=analytics.flights.score`, AirTraffics))
    expect(flights).not.toEqual(rows(plain))
    expect(flights[0]).toMatch(/ 100$/)
    expect(rows(plain)[0]).toMatch(/ 100 \d+$/)
  }
})

test('`max` says how many there are in all, and pages go over those', async () => {
  const query = `${traffic}/traveled?originCityCode=LON&period=2026-09&max=25`
  const whole = await told(`${query}&page[limit]=50`, AirTraffics)
  expect([whole.meta?.count, whole.data.length]).toEqual([25, 25])
  const pages = await Promise.all([0, 10, 20].map((offset) => told(`${query}&page[limit]=10&page[offset]=${offset}`, AirTraffics)))
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
  expect(pages[1]?.meta).toEqual({
    count: 25,
    links: {
      self: `${query}&page[limit]=10&page[offset]=10`,
      next: `${query}&page%5Blimit%5D=10&page%5Boffset%5D=20`,
      previous: `${query}&page%5Blimit%5D=10&page%5Boffset%5D=0`,
      first: `${query}&page%5Blimit%5D=10&page%5Boffset%5D=0`,
      last: `${query}&page%5Blimit%5D=10&page%5Boffset%5D=20`,
    },
  })
  expect((await told(`${query}&page[offset]=25`, AirTraffics)).data).toEqual([])
})

test.each([
  ['destination', { type: 'air-traffic', destination: 'PAR' }],
  ['type', { type: 'air-traffic' }],
  ['subType,analytics.flights', { type: 'air-traffic', subType: 'TRAVELED', analytics: { flights: { score: 100 } } }],
  ['destination,analytics.travelers.score', { type: 'air-traffic', destination: 'PAR', analytics: { travelers: { score: 100 } } }],
  ['analytics', { type: 'air-traffic', analytics: { flights: { score: 100 }, travelers: { score: 100 } } }],
])('`fields=%s` gives those members and the type', async (fields, row) => {
  const { data } = await told(`${traffic}/traveled?originCityCode=MAD&period=2026-09&max=1&fields=${fields}`, AirTraffics)
  expect(data).toEqual([row])
})

test('a city from which nothing flies has an empty list: Reus in winter', async () => {
  const { meta, data } = await told(`${traffic}/traveled?originCityCode=REU&period=2026-01`, AirTraffics)
  expect([meta?.count, data]).toEqual([0, []])
  expect((await told(`${traffic}/traveled?originCityCode=REU&period=2026-07`, AirTraffics)).data).not.toEqual([])
})

test.each(['traveled', 'booked'])('%s: everything that is wrong is told at once', async (which) => {
  const answer = await get(`${traffic}/${which}?originCityCode=LHR&period=2026-11`)
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual([
    {
      status: 400,
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: 'The city code of London is LON; LHR is an airport there',
      source: { parameter: 'originCityCode' },
    },
    {
      status: 400,
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: 'period takes a month that is over, from 2011-01 to 2026-10; got "2026-11"',
      source: { parameter: 'period' },
    },
  ])
})

test('the busiest months: everything that is wrong is told at once', async () => {
  expect(
    errorsOf(await get(`${traffic}/busiest-period?cityCode=QQQ&period=2010`)).map(({ code, detail, source }) => [code, source, detail]),
  ).toEqual([
    [4926, { parameter: 'cityCode' }, 'No city has the code "QQQ"'],
    [4926, { parameter: 'period' }, 'period takes a year with a month that is over, from 2011 to 2026; got "2010"'],
  ])
})

test('an airport that has its city to itself is its city', async () => {
  expect((await told(`${traffic}/traveled?originCityCode=MIA&period=2026-09`, AirTraffics)).data.length).toBe(10)
})

test('the first and the last month there are can be asked for', async () => {
  for (const period of ['2011-01', '2026-10']) {
    expect((await told(`${traffic}/traveled?originCityCode=MAD&period=${period}`, AirTraffics)).data.length).toBe(10)
  }
})

test('in January the new year has no month yet, and the old one is whole', async () => {
  const before = clock.now
  clock.now = Date.parse('2027-01-10T12:00:00Z')
  try {
    expect((await get(`${traffic}/busiest-period?cityCode=MAD&period=2027`)).status).toBe(400)
    expect((await told(`${traffic}/busiest-period?cityCode=MAD&period=2026`, BusyPeriods)).data.length).toBe(12)
    expect((await get(`${traffic}/traveled?originCityCode=MAD&period=2026-12`)).status).toBe(200)
  } finally {
    clock.now = before
  }
})

test('who comes and who goes are two answers', async () => {
  const months = (direction: string) => told(`${traffic}/busiest-period?cityCode=INN&period=2025&direction=${direction}`, BusyPeriods)
  expect((await months('ARRIVING')).data).not.toEqual((await months('DEPARTING')).data)
})

test('the sea is rated, too', async () => {
  const { data } = await told('/v1/location/analytics/category-rated-areas?latitude=-48.9&longitude=-123.4', RatedAreas)
  expect(data.map(({ radius, categoryScores }) => [radius, categoryScores.restaurant.overall])).toEqual([
    [200, 0],
    [500, 0],
    [1500, 0],
  ])
})
