import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { score } from '../src/operations/safety/score.ts'
import { show } from '../src/operations/safety/show.ts'
import { square } from '../src/operations/safety/square.ts'
import { atlas } from './making-atlas.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Safety scores as the service answers them: around a point, within a square, by id. */

const { service } = sandbox()
const path = '/v1/safety/safety-rated-locations'
const around = async (latitude: number, longitude: number, more = '') =>
  bodyOf(await get(`${path}?latitude=${latitude}&longitude=${longitude}${more}`, service), score)
const within = async (north: number, west: number, south: number, east: number, more = '') =>
  bodyOf(await get(`${path}/by-square?north=${north}&west=${west}&south=${south}&east=${east}${more}`, service), square)

const places = await atlas.destinations()

test('the published example: Barcelona first, then its districts nearby, each as its own id tells it', async () => {
  const { meta, data } = await around(41.397158, 2.160873)
  expect(meta).toEqual({ count: 3, links: { self: `${path}?latitude=41.397158&longitude=2.160873` } })
  expect(data[0]).toEqual({
    type: 'safety-rated-location',
    subType: 'CITY',
    id: 'Q930402719',
    self: { type: `${path}/Q930402719`, href: `${path}/Q930402719`, methods: ['GET'] },
    name: 'Barcelona',
    geoCode: { latitude: 41.3874, longitude: 2.1686 },
    safetyScores: { lgbtq: 39, medical: 69, overall: 45, physicalHarm: 36, politicalFreedom: 50, theft: 44, women: 34 },
  })
  expect(data.map(({ name, subType }) => [name, subType])).toEqual([
    ['Barcelona', 'CITY'],
    ['Eixample (Barcelona)', 'DISTRICT'],
    ['Gràcia (Barcelona)', 'DISTRICT'],
  ])
  for (const place of data) {
    const one = bodyOf(await get(place.self.href ?? '', service), show)
    expect(one).toEqual({ meta: { links: { self: place.self.href } }, data: place })
  }
})

test('a larger radius has all that a smaller one has, and more; the farthest are last', async () => {
  const small = await around(41.3874, 2.1686, '&radius=2&page[limit]=100')
  const large = await around(41.3874, 2.1686, '&radius=12&page[limit]=100')
  const ids = large.data.map(({ id }) => id)
  for (const { id } of small.data) expect(ids).toContain(id)
  expect(ids.length).toBeGreaterThan(small.data.length)
  const distances = large.data.map(({ geoCode }) => kilometres({ latitude: 41.3874, longitude: 2.1686 }, geoCode))
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(Math.max(...distances)).toBeLessThanOrEqual(12)
})

test('pages follow one another by their links', async () => {
  const all = await around(40.75, -73.98, '&radius=8&page[limit]=100')
  const first = await around(40.75, -73.98, '&radius=8&page[limit]=4')
  expect(first.meta?.count).toBe(all.data.length)
  const names: string[] = []
  for (let link: string | undefined = first.meta?.links?.self; link !== undefined; ) {
    const page = bodyOf(await get(link, service), score)
    names.push(...page.data.map(({ id }) => id))
    link = page.meta?.links?.next
  }
  expect(names).toEqual(all.data.map(({ id }) => id))
})

test.each([
  ['Port-au-Prince', 18.54, -72.34],
  ['Ulaanbaatar', 47.92, 106.91],
  ['Perth', -31.95, 115.86],
  ['Montevideo', -34.9, -56.18],
  ['Nairobi', -1.28, 36.82],
])('%s answers though nobody planned its districts', async (name, latitude, longitude) => {
  const { data } = await around(latitude, longitude)
  expect(data[0]).toMatchObject({ subType: 'CITY', name: expect.stringContaining(name) })
})

test.each([
  ['the Atlantic', 30, -40],
  ['the Sahara', 23, 10],
  ['a pole', 90, 0],
  ['the date line', 0, 180],
])('%s has an empty list', async (_, latitude, longitude) => {
  expect((await around(latitude, longitude, '&radius=20')).data).toEqual([])
})

describe('squares', () => {
  test('the square of a city has the city and every district of it', async () => {
    for (const { code, name, latitude, longitude } of places.travelCities()) {
      const districts = places.districtsOf(code)
      const south = Math.min(latitude, ...districts.map((each) => each.latitude)) - 0.01
      const north = Math.max(latitude, ...districts.map((each) => each.latitude)) + 0.01
      const west = Math.min(longitude, ...districts.map((each) => each.longitude)) - 0.01
      const east = Math.max(longitude, ...districts.map((each) => each.longitude)) + 0.01
      const { data } = await within(north, west, south, east, '&page[limit]=100')
      const names = data.map((each) => each.name)
      for (const wanted of [name, ...districts.map((each) => `${each.name} (${name})`)]) expect(names).toContain(wanted)
    }
  })

  test('one across the date line has both its sides', async () => {
    const { data } = await within(-10, 170, -25, -170, '&page[limit]=100')
    for (const { geoCode } of data) expect(Math.abs(geoCode.longitude)).toBeGreaterThanOrEqual(170)
    expect((await within(60, 100, 20, 110)).meta?.count).toBeGreaterThan(50)
  })

  test('the whole world has every place', async () => {
    const { meta } = await within(90, -180, -90, 180)
    expect(meta?.count).toBeGreaterThan(4500)
    expect(meta?.links).toHaveProperty('next')
  })

  test('north below south is refused at south', async () => {
    const answer = await get(`${path}/by-square?north=41&west=2&south=42&east=3`, service)
    expect(errorsOf(answer)).toEqual([
      {
        status: 400,
        code: 4926,
        title: 'INVALID DATA RECEIVED',
        detail: 'south lies north of north, 41; got 42',
        source: { parameter: 'south' },
      },
    ])
  })
})

test('a square around a circle has all that the circle has', async () => {
  const towns = places.travelCities()
  const near = fc.double({ min: -0.2, max: 0.2, noNaN: true })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...towns), near, near, fc.integer({ min: 0, max: 20 }), async (city, up, right, radius) => {
      const [latitude, longitude] = [Number((city.latitude + up).toFixed(4)), Number((city.longitude + right).toFixed(4))]
      const height = radius / 110.5 + 0.001
      const width = radius / (110.5 * Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180)) + 0.001
      const digits = (degrees: number) => Number(degrees.toFixed(6))
      const circle = await around(latitude, longitude, `&radius=${radius}&page[limit]=100`)
      const box = await within(
        ...([latitude + height, longitude - width, latitude - height, longitude + width].map(digits) as [number, number, number, number]),
        '&page[limit]=100',
      )
      const ids = new Set(box.data.map(({ id }) => id))
      if (box.data.length < 100) for (const { id } of circle.data) expect(ids).toContain(id)
      const [holding] = circle.data
      for (const { id, geoCode } of circle.data)
        if (id !== holding?.id) expect(kilometres({ latitude, longitude }, geoCode)).toBeLessThanOrEqual(radius)
    }),
    { numRuns: 40 },
  )
})

test('an id that nothing has is not found', async () => {
  for (const id of ['Q1', 'Q000000000', 'BCN', '%20']) {
    const answer = await get(`${path}/${id}`, service)
    expect([answer.status, errorsOf(answer)[0]?.code, errorsOf(answer)[0]?.source?.parameter]).toEqual([
      404,
      1797,
      'safety-rated-locationId',
    ])
  }
})
