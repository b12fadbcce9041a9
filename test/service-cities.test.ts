import { expect, test } from 'vitest'
import { search } from '../src/operations/cities/search.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Cities and towns as the service gives them. */

const { service } = sandbox()
const cities = '/v1/reference-data/locations/cities'
const found = async (query: string) => bodyOf(await get(`${cities}?${query}`, service), search)
const names = async (query: string) =>
  (await found(query)).data.map(({ name, iataCode = '', address }) => [name, iataCode, address?.countryCode].join(' '))

test('a city with its airports, whole', async () => {
  expect(await found('keyword=paris&include=AIRPORTS&max=1')).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "address": {
            "countryCode": "FR",
            "stateCode": "FR-IDF",
          },
          "geoCode": {
            "latitude": 48.853,
            "longitude": 2.349,
          },
          "iataCode": "PAR",
          "name": "Paris",
          "relationships": [
            {
              "href": "#/included/airports/CDG",
              "id": "CDG",
              "type": "Airport",
            },
            {
              "href": "#/included/airports/ORY",
              "id": "ORY",
              "type": "Airport",
            },
            {
              "href": "#/included/airports/BVA",
              "id": "BVA",
              "type": "Airport",
            },
          ],
          "subType": "city",
          "type": "location",
        },
      ],
      "included": {
        "airports": {
          "BVA": {
            "address": {
              "countryCode": "FR",
              "stateCode": "FR-HDF",
            },
            "geoCode": {
              "latitude": 49.4544,
              "longitude": 2.1128,
            },
            "iataCode": "BVA",
            "name": "Paris-Beauvais Airport",
            "subType": "Airport",
            "type": "location",
          },
          "CDG": {
            "address": {
              "countryCode": "FR",
              "stateCode": "FR-IDF",
            },
            "geoCode": {
              "latitude": 49.0128,
              "longitude": 2.55,
            },
            "iataCode": "CDG",
            "name": "Paris Charles de Gaulle Airport",
            "subType": "Airport",
            "type": "location",
          },
          "ORY": {
            "address": {
              "countryCode": "FR",
              "stateCode": "FR-IDF",
            },
            "geoCode": {
              "latitude": 48.7233,
              "longitude": 2.3794,
            },
            "iataCode": "ORY",
            "name": "Paris-Orly Airport",
            "subType": "Airport",
            "type": "location",
          },
        },
      },
      "meta": {
        "count": 1,
        "links": {
          "self": "/v1/reference-data/locations/cities?keyword=paris&include=AIRPORTS&max=1",
        },
      },
    }
  `)
})

test('airports are told only where they were asked for', async () => {
  const { data, ...rest } = await found('keyword=paris')
  expect(rest).not.toHaveProperty('included')
  for (const city of data) expect(city).not.toHaveProperty('relationships')
})

test('the biggest come first, found by the beginning of any word', async () => {
  expect(await names('keyword=york')).toMatchInlineSnapshot(`
    [
      "New York NYC US",
      "North York  CA",
      "York  GB",
      "East York  CA",
      "West New York  US",
      "York  US",
      "Yorkville  US",
      "Yorkton  CA",
    ]
  `)
  expect(await names('keyword=san&countryCode=US&max=3')).toMatchInlineSnapshot(`
    [
      "San Diego SAN US",
      "San Antonio SAT US",
      "San Jose SJC US",
    ]
  `)
})

test('accents and case do not matter', async () => {
  expect(await names('keyword=S%C3%A3o%20paul&max=2')).toEqual(await names('keyword=SAO%20PAUL&max=2'))
  expect((await names('keyword=z%C3%BCri'))[0]).toBe('Zurich ZRH CH')
})

test('the code of a city finds it', async () => {
  expect((await names('keyword=NYC'))[0]).toMatch(/^New York.* NYC US$/)
  const lon = await names('keyword=lon&max=3')
  expect(lon[0]).toBe('London LON GB')
  expect(new Set(lon).size).toBe(3)
})

test('a town without an airport has no code, and every relationship leads somewhere', async () => {
  const { data, included } = await found('keyword=san&include=AIRPORTS')
  expect(data.some(({ iataCode }) => iataCode === undefined)).toBe(true)
  const related = data.flatMap(({ relationships = [] }) => relationships)
  expect(related.length).toBeGreaterThan(10)
  for (const { id, href } of related) expect([href, included?.airports?.[id]?.iataCode]).toEqual([`#/included/airports/${id}`, id])
})

test('nothing found is an empty list', async () => {
  expect((await found('keyword=qqqqqq')).data).toEqual([])
})

test.each([
  ['', 32171, 'keyword'],
  ['keyword=x', 2781, 'keyword'],
  ['keyword=san%20francisco', 2781, 'keyword'],
  ['keyword=--', 477, 'keyword'],
  ['keyword=paris&countryCode=FRA', 477, 'countryCode'],
  ['keyword=paris&countryCode=QQ', 4926, 'countryCode'],
  ['keyword=paris&max=0', 477, 'max'],
  ['keyword=paris&include=HOTELS', 572, 'include'],
])('`%s` is refused with %d at %s', async (query, code, parameter) => {
  const answer = await get(`${cities}?${query}`, service)
  expect([answer.status, errorsOf(answer)[0]]).toEqual([
    400,
    expect.objectContaining({ code, source: expect.objectContaining({ parameter }) }),
  ])
})
