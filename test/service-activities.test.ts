import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { near } from '../src/operations/activities/near.ts'
import { show } from '../src/operations/activities/show.ts'
import { square } from '../src/operations/activities/square.ts'
import { atlas } from './making-atlas.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Tours and activities as the service gives them. */

const { service } = sandbox()
const activities = '/v1/shopping/activities'
const around = async (query: string, from = service) => bodyOf(await get(`${activities}?${query}`, from), near)
const barcelona = 'latitude=41.397158&longitude=2.160873'
const places = await atlas.destinations()

test('an activity, whole', async () => {
  const { meta, data } = await around(barcelona)
  expect(meta).toEqual({ count: data.length, links: { self: `${activities}?${barcelona}` } })
  expect(data[0]).toMatchInlineSnapshot(`
    {
      "bookingLink": "https://activities.example.com/book/74111",
      "description": "Explore La Pedrera - Casa Milà at your own pace with an audio guide in eight languages. It begins at La Pedrera - Casa Milà. Free cancellation until 24 hours before.",
      "geoCode": {
        "latitude": "41.3954",
        "longitude": "2.162",
      },
      "id": "74111",
      "minimumDuration": "PT2H",
      "name": "La Pedrera - Casa Milà: Entry Ticket with Audio Guide",
      "pictures": [
        "https://images.example.com/activities/74111-1.jpg",
        "https://images.example.com/activities/74111-2.jpg",
      ],
      "price": {
        "amount": "23.50",
        "currencyCode": "EUR",
      },
      "rating": "4.3",
      "self": {
        "href": "/v1/shopping/activities/74111",
        "methods": [
          "GET",
        ],
      },
      "shortDescription": "Explore La Pedrera - Casa Milà at your own pace with an audio guide in eight languages.",
      "type": "activity",
    }
  `)
})

test('the nearest come first', async () => {
  const { data } = await around(`${barcelona}&radius=3`)
  const distances = data.map(({ geoCode }) =>
    kilometres({ latitude: 41.397158, longitude: 2.160873 }, { latitude: Number(geoCode.latitude), longitude: Number(geoCode.longitude) }),
  )
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(distances.at(-1)).toBeLessThanOrEqual(3)
})

test('parameters may stand behind a slash, as a published example writes them', async () => {
  const usual = await around('longitude=-3.69170868&latitude=40.41436995&radius=1')
  const slashed = await get(`${activities}/longitude=-3.69170868&latitude=40.41436995&radius=1`, service)
  expect(slashed.body).toEqual(usual)
  const wrong = await get(`${activities}/longitude=-3.69170868&latitude=91&radius=1`, service)
  expect(errorsOf(wrong)[0]).toMatchObject({ code: 477, source: { parameter: 'latitude' } })
})

test('every city of travellers has something to do, sold in its own money', async () => {
  for (const { code, country, latitude, longitude } of places.travelCities()) {
    const { data } = await around(`latitude=${latitude}&longitude=${longitude}&radius=20`)
    expect([code, data.length >= 20]).toEqual([code, true])
    const money = new Set(data.filter(({ name }) => name).map(({ price }) => price?.currencyCode))
    expect(money).toContain(atlas.country(country)?.currency)
  }
})

test('amounts have the decimals of their currency, and an A where something more is to be paid', async () => {
  const amounts = async (code: string) => {
    const city = places.travelCity(code)
    const { data } = await around(`latitude=${city?.latitude}&longitude=${city?.longitude}&radius=20`)
    return data.map(({ price }) => price?.amount ?? '')
  }
  for (const amount of await amounts('ROM')) expect(amount).toMatch(/^\d+\.(00|50)A?$/)
  for (const amount of await amounts('TYO')) expect(amount).toMatch(/^\d+[05]0A?$/)
  const all = (await Promise.all(['BCN', 'PAR', 'LON', 'NYC', 'SYD'].map(amounts))).flat()
  const more = all.filter((amount) => amount.endsWith('A')).length / all.length
  expect([more > 0.02, more < 0.25]).toEqual([true, true])
})

test('whatever says that more is to be paid says for what', async () => {
  const { data } = await around('latitude=48.8566&longitude=2.3522&radius=20')
  for (const { price, description } of data) {
    expect(description?.includes('Not in the price and paid there:')).toBe(price?.amount?.endsWith('A') ?? false)
  }
})

test('links and pictures lead to nobody: their hosts are reserved', async () => {
  const { data } = await around(`${barcelona}&radius=5`)
  for (const { bookingLink = '', pictures = [] } of data) {
    for (const link of [bookingLink, ...pictures]) expect(new URL(link).hostname).toMatch(/\.example\.com$/)
  }
})

test('ratings are from 3.6 to 4.9', async () => {
  const { data } = await around('latitude=51.5074&longitude=-0.1278&radius=20')
  const ratings = data.map(({ rating }) => Number(rating))
  expect([Math.min(...ratings) >= 3.6, Math.max(...ratings) <= 4.9]).toEqual([true, true])
})

test('any activity of a list is found by its id, in digits as lists give it', async () => {
  const seen = new Set<string>()
  for (const { code, latitude, longitude } of places.travelCities().filter((_, at) => at % 7 === 0)) {
    const { data } = await around(`latitude=${latitude}&longitude=${longitude}&radius=20`)
    for (const activity of data) {
      expect([code, activity.id]).toEqual([code, expect.stringMatching(/^\d{5,7}$/)])
      expect(seen.has(activity.id)).toBe(false)
      seen.add(activity.id)
    }
    const [first, last] = [data[0], data.at(-1)]
    for (const each of [first, last]) expect(bodyOf(await get(`${activities}/${each?.id}`, service), show).data).toEqual(each)
  }
})

test.each(['0', '1', '811500', '811599', '1757600', '99999999', '-1', '811501.0', 'MAD', 'x'])('no activity has the id %s', async (id) => {
  const answer = await get(`${activities}/${id}`, service)
  expect([answer.status, errorsOf(answer)[0]]).toEqual([
    404,
    expect.objectContaining({ code: 1797, source: expect.objectContaining({ parameter: 'activityId' }) }),
  ])
})

test('the same is sold whenever it is asked and in whichever world; prices and ratings are those of a world', async () => {
  const { service: other, clock } = sandbox({ seed: 'another' })
  const plain = await around(barcelona)
  expect((await around(barcelona, other)).data.map(({ id, name }) => [id, name])).toEqual(plain.data.map(({ id, name }) => [id, name]))
  expect((await around(barcelona, other)).data).not.toEqual(plain.data)
  const { service: later, clock: laterClock } = sandbox()
  laterClock.now += 30 * 86_400_000
  clock.now += 1
  expect(await around(barcelona, later)).toEqual(plain)
})

test('what is shut for works sells nothing until the year it opens', async () => {
  const shut = places.poisOf('PAR').find(({ name }) => name === 'Centre Pompidou')
  const { service: later, clock } = sandbox()
  const names = async () =>
    (await around(`latitude=${shut?.latitude}&longitude=${shut?.longitude}&radius=0`, later)).data.map(({ name }) => name)
  expect(await names()).toEqual([])
  clock.now = Date.parse('2030-01-01T00:00:00Z')
  const then = (await around('latitude=48.8566&longitude=2.3522&radius=20', later)).data
  expect(then.filter(({ name }) => name.includes('Pompidou')).length).toBeGreaterThanOrEqual((await names()).length)
})

test('where nobody sells anything the list is empty', async () => {
  expect((await around('latitude=30&longitude=-40&radius=20')).data).toEqual([])
})

test('a square holds what begins between its edges', async () => {
  const edges = { north: 40.43, west: -3.72, south: 40.4, east: -3.68 }
  const query = Object.entries(edges)
    .map(([edge, degrees]) => `${edge}=${degrees}`)
    .join('&')
  const { data } = bodyOf(await get(`${activities}/by-square?${query}`, service), square)
  const inside = (await around('latitude=40.4168&longitude=-3.7038&radius=20')).data.filter(({ geoCode }) => {
    const [latitude, longitude] = [Number(geoCode.latitude), Number(geoCode.longitude)]
    return latitude <= edges.north && latitude >= edges.south && longitude >= edges.west && longitude <= edges.east
  })
  expect(data.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted())
  expect(data.length).toBeGreaterThan(20)
})

test('a larger radius finds no less', async () => {
  const there = fc.record({ city: fc.constantFrom(...places.travelCities()), radius: fc.integer({ min: 0, max: 19 }) })
  await fc.assert(
    fc.asyncProperty(there, async ({ city: { latitude, longitude }, radius }) => {
      const at = async (km: number) => (await around(`latitude=${latitude}&longitude=${longitude}&radius=${km}`)).data.map(({ id }) => id)
      const [small, large] = [await at(radius), new Set(await at(radius + 1))]
      expect(small.filter((id) => !large.has(id))).toEqual([])
    }),
    { numRuns: 40 },
  )
})
