import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { near } from '../src/operations/places/near.ts'
import { show } from '../src/operations/places/show.ts'
import { square } from '../src/operations/places/square.ts'
import { atlas } from './making-atlas.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Places of interest as the service gives them. */

const { service } = sandbox()
const pois = '/v1/reference-data/locations/pois'
const around = async (query: string) => bodyOf(await get(`${pois}?${query}`, service), near)
const within = async (query: string) => bodyOf(await get(`${pois}/by-square?${query}`, service), square)
const barcelona = 'latitude=41.397158&longitude=2.160873'

test('places within a kilometre, whole', async () => {
  const { meta, data } = await around(`${barcelona}&page[limit]=1`)
  expect({ meta, data }).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "category": "SIGHTS",
          "geoCode": {
            "latitude": 41.3917,
            "longitude": 2.165,
          },
          "id": "1C34A491B3",
          "name": "Casa Batlló",
          "rank": 3,
          "self": {
            "href": "/v1/reference-data/locations/pois/1C34A491B3",
            "methods": [
              "GET",
            ],
          },
          "subType": "POINT_OF_INTEREST",
          "tags": [
            "sightseeing",
            "landmark",
            "architecture",
            "museum",
            "gaudi",
          ],
          "type": "location",
        },
      ],
      "meta": {
        "count": 3,
        "links": {
          "first": "/v1/reference-data/locations/pois?latitude=41.397158&longitude=2.160873&page%5Blimit%5D=1&page%5Boffset%5D=0",
          "last": "/v1/reference-data/locations/pois?latitude=41.397158&longitude=2.160873&page%5Blimit%5D=1&page%5Boffset%5D=2",
          "next": "/v1/reference-data/locations/pois?latitude=41.397158&longitude=2.160873&page%5Blimit%5D=1&page%5Boffset%5D=1",
          "self": "/v1/reference-data/locations/pois?latitude=41.397158&longitude=2.160873&page[limit]=1",
        },
      },
    }
  `)
})

test('the most famous come first, whatever is nearer', async () => {
  const { data } = await around(`${barcelona}&radius=2`)
  expect(data.map(({ rank }) => rank)).toEqual(data.map(({ rank }) => rank).toSorted((a, b) => a - b))
  expect(data.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "Sagrada Família",
      "Casa Batlló",
      "La Pedrera - Casa Milà",
      "Mercat de la Boqueria",
      "Barcelona Cathedral",
      "Passeig de Gràcia",
      "Palau de la Música Catalana",
      "Hospital de Sant Pau",
      "Arc de Triomf",
      "Els Quatre Gats",
    ]
  `)
})

test('ten come at once, and links lead on', async () => {
  const first = await around(`${barcelona}&radius=3`)
  expect([first.data.length, first.meta?.count]).toEqual([10, 19])
  expect(first.meta?.links?.next).toBe(`${pois}?${barcelona}&radius=3&page%5Boffset%5D=10`)
  const second = bodyOf(await get(first.meta?.links?.next ?? '', service), near)
  expect(second.meta?.links).not.toHaveProperty('next')
  const ids = [first, second].flatMap(({ data }) => data.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([19, 19])
})

test('a kind can be asked for; the filter for sights holds all that has no filter of its own', async () => {
  const kinds = async (categories: string) => {
    const { data } = await around(`${barcelona}&radius=5&page[limit]=100&categories=${categories}`)
    return [...new Set(data.map(({ category }) => category))].sort()
  }
  expect(await kinds('SIGHTS')).toEqual(['BEACH_PARK', 'HISTORICAL', 'SIGHTS'])
  expect(await kinds('RESTAURANT')).toEqual(['RESTAURANT'])
  expect(await kinds('NIGHTLIFE,SHOPPING')).toEqual(['NIGHTLIFE', 'SHOPPING'])
  expect(await kinds('BEACH_PARK')).toEqual(['BEACH_PARK'])
})

test('where nothing is known to be there is nothing', async () => {
  expect(await around('latitude=30&longitude=-40&radius=20')).toEqual({
    meta: { count: 0, links: { self: `${pois}?latitude=30&longitude=-40&radius=20` } },
    data: [],
  })
})

test.each([
  ['latitude=41', 32171, 'longitude'],
  ['latitude=91&longitude=0', 477, 'latitude'],
  [`${barcelona}&radius=21`, 477, 'radius'],
  [`${barcelona}&radius=1.5`, 477, 'radius'],
  [`${barcelona}&categories=CASTLES`, 572, 'categories'],
  [`${barcelona}&page[limit]=0`, 477, 'page[limit]'],
])('`%s` is refused with %d at %s', async (query, code, parameter) => {
  const answer = await get(`${pois}?${query}`, service)
  expect([answer.status, errorsOf(answer)[0]]).toEqual([
    400,
    expect.objectContaining({ code, source: expect.objectContaining({ parameter }) }),
  ])
})

test('any place of the tables is found by its id, which is of ten hexadecimal digits and of no other', async () => {
  const all = (await atlas.destinations()).pois()
  const { data, meta } = await within('north=90&west=-180&south=-90&east=180&page[limit]=100')
  expect(meta?.count).toBe(all.length)
  for (const place of data) {
    expect(place.id).toMatch(/^[0-9A-F]{10}$/)
    expect(bodyOf(await get(`${pois}/${place.id}`, service), show).data).toEqual(place)
    expect((await get(place.self.href, service)).status).toBe(200)
  }
})

test('ids are all different and do not depend on the seed', async () => {
  const ids = async (seed: string) => {
    const { service: other } = sandbox({ seed })
    const pages = await Promise.all(
      Array.from({ length: 18 }, (_, page) =>
        get(`${pois}/by-square?north=90&west=-180&south=-90&east=180&page[limit]=100&page[offset]=${page * 100}`, other),
      ),
    )
    return pages.flatMap((page) => bodyOf(page, square).data.map(({ id }) => id))
  }
  const mine = await ids('wayfare')
  expect([mine.length, new Set(mine).size]).toEqual([1712, 1712])
  expect(await ids('another')).toEqual(mine)
})

test.each(['0000000000', '9cb40cb5d', 'x', '%2e%2e'])('no place has the id %s', async (id) => {
  const answer = await get(`${pois}/${id}`, service)
  expect([answer.status, errorsOf(answer)[0]?.code]).toEqual([404, 1797])
})

test('an id may be written in small letters', async () => {
  const [place] = (await around(barcelona)).data
  expect(bodyOf(await get(`${pois}/${place?.id.toLowerCase()}`, service), show).data).toEqual(place)
})

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

test('whatever is found lies within the radius, and a larger one finds no less', async () => {
  const cities = (await atlas.destinations()).travelCities()
  const near = fc.record({
    city: fc.constantFrom(...cities),
    north: degrees(0.05),
    east: degrees(0.05),
    radius: fc.integer({ min: 0, max: 19 }),
  })
  await fc.assert(
    fc.asyncProperty(near, async ({ city, north, east, radius }) => {
      const [latitude, longitude] = [city.latitude + north, city.longitude + east]
      const at = (km: number) => around(`latitude=${latitude}&longitude=${longitude}&radius=${km}&page[limit]=100`)
      const [small, large] = [await at(radius), await at(radius + 1)]
      for (const { geoCode } of small.data) {
        expect(kilometres({ latitude, longitude }, geoCode)).toBeLessThanOrEqual(radius)
      }
      const ids = new Set(large.data.map(({ id }) => id))
      expect(small.data.filter(({ id }) => !ids.has(id))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a square holds what lies between its edges, also across the date line', async () => {
  expect((await within('north=41.397158&west=2.160873&south=41.394582&east=2.177181')).data.map(({ name }) => name)).toEqual([
    'La Pedrera - Casa Milà',
  ])
  // From Tokyo eastwards to San Francisco.
  const { data } = await within('north=40&west=130&south=30&east=-120&page[limit]=100')
  expect(data.length).toBeGreaterThan(90)
  for (const { geoCode } of data) expect(geoCode.longitude >= 130 || geoCode.longitude <= -120).toBe(true)
  const answer = await get(`${pois}/by-square?north=1&west=1&south=2&east=2`, service)
  expect(errorsOf(answer)[0]).toMatchObject({ code: 4926, source: { parameter: 'south' } })
})
