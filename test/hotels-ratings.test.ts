import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratings } from '../src/operations/hotels/ratings.ts'
import { hotelsOf } from '../src/sandbox/making/stays/stock.ts'
import { atlas } from './making-atlas.ts'
import { seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** What guests think of hotels. */

const { service } = sandbox()
const hotels = await hotelsOf({ atlas, seed: 'wayfare' })
const rated = async (ids: readonly string[]) =>
  bodyOf(await get(`/v2/e-reputation/hotel-sentiments?hotelIds=${ids.join()}`, service), ratings)

/** Hotels of some cities, a hundred of each. */
const someCities = ['PAR', 'LON', 'NYC', 'TYO', 'DXB', 'GOA', 'BKK']
const some = someCities.flatMap((code) => hotels.ofCity(code).slice(0, 100))
const all = (
  await Promise.all(
    someCities.map((code) =>
      rated(
        hotels
          .ofCity(code)
          .slice(0, 100)
          .map(({ id }) => id),
      ),
    ),
  )
).flatMap(({ data }) => data)
const hotelOf = (id: string) => {
  const hotel = hotels.hotel(id)
  if (!hotel) throw new Error(id)
  return hotel
}
const mean = (list: readonly number[]): number => list.reduce((sum, number) => sum + number, 0) / list.length

test('the rating of a hotel, whole', async () => {
  expect((await rated(['LWPARTVI'])).data).toMatchInlineSnapshot(`
    [
      {
        "hotelId": "LWPARTVI",
        "numberOfRatings": 1889,
        "numberOfReviews": 790,
        "overallRating": 97,
        "sentiments": {
          "catering": 94,
          "facilities": 99,
          "internet": 99,
          "location": 93,
          "pointsOfInterest": 86,
          "roomComforts": 99,
          "service": 98,
          "sleepQuality": 99,
          "staff": 99,
          "swimmingPool": 99,
          "valueForMoney": 91,
        },
        "type": "hotelSentiment",
      },
    ]
  `)
})

test('the unknown and the unrated are told beside the others', async () => {
  const unrated = some.find(({ id }) => !all.some(({ hotelId }) => hotelId === id))
  const { data, warnings } = await rated(['LWPARTVI', 'HLPARXXX', unrated?.id ?? ''])
  expect(data.map(({ hotelId }) => hotelId)).toEqual(['LWPARTVI'])
  expect(warnings).toEqual([
    {
      code: 913,
      title: 'PROPERTIES NOT FOUND',
      detail: 'No hotel has the id "HLPARXXX"',
      source: { parameter: 'hotelIds', pointer: 'HLPARXXX' },
    },
    {
      code: 913,
      title: 'PROPERTIES NOT FOUND',
      detail: `${unrated?.name} (${unrated?.id}) is not rated yet`,
      source: { parameter: 'hotelIds', pointer: unrated?.id },
    },
  ])
})

test('nobody known is an empty list with warnings', async () => {
  const { data, warnings = [] } = await rated(['HLPARXXX'])
  expect([data, warnings.length]).toEqual([[], 1])
})

test.each([
  ['hotelIds=HILTON', 477],
  ['hotelIds=', 477],
  ['', 32171],
  [`hotelIds=${Array(101).fill('LWPARTVI').join()}`, 10661],
])('%s is refused', async (query, code) => {
  expect(errorsOf(await get(`/v2/e-reputation/hotel-sentiments?${query}`, service))[0]).toMatchObject({
    code,
    source: { parameter: 'hotelIds' },
  })
})

test('a hundred ids are taken at once', async () => {
  const { data, warnings = [] } = await rated(some.slice(0, 100).map(({ id }) => id))
  expect(data.length + warnings.length).toBe(100)
})

describe('ratings', () => {
  test('are there for all but few', () => {
    expect(all.length / some.length).toBeGreaterThan(0.9)
    expect(all.length).toBeLessThan(some.length)
  })

  test('are whole numbers from 30 to 99, of the hotel from 55 to 97', () => {
    for (const { overallRating, sentiments } of all) {
      expect(overallRating).toBeGreaterThanOrEqual(55)
      expect(overallRating).toBeLessThanOrEqual(97)
      for (const score of Object.values(sentiments)) expect([Number.isInteger(score), score >= 30, score <= 99]).toEqual([true, true, true])
    }
  })

  test('grow with the stars, and so do their numbers', () => {
    const by = (of: (each: (typeof all)[number]) => number) =>
      [2, 3, 4, 5].map((stars) => mean(all.filter(({ hotelId }) => hotelOf(hotelId).stars === stars).map(of)))
    for (const means of [by(({ overallRating }) => overallRating), by(({ numberOfReviews }) => numberOfReviews)])
      expect(means).toEqual([...means].sort((a, b) => a - b))
  })

  test('are about the same for each aspect as overall', () => {
    for (const aspect of ['sleepQuality', 'service', 'roomComforts', 'staff'] as const)
      for (const { overallRating, sentiments } of all)
        expect(Math.abs((sentiments[aspect] ?? overallRating) - overallRating)).toBeLessThanOrEqual(10)
  })

  test('tell of a pool only where there is one, and of the internet where there is any', () => {
    for (const { hotelId, sentiments } of all) {
      const { amenities } = hotelOf(hotelId)
      expect([hotelId, sentiments.swimmingPool !== undefined]).toEqual([hotelId, amenities.includes('SWIMMING_POOL')])
      expect([hotelId, sentiments.internet !== undefined]).toEqual([hotelId, amenities.includes('WIFI')])
    }
  })

  test('of the location are better in the middle than at the airport', () => {
    const locations = (of: (district: string) => boolean) =>
      mean(all.filter(({ hotelId }) => of(hotelOf(hotelId).district ?? '')).map(({ sentiments }) => sentiments.location ?? 0))
    expect(locations((district) => district.startsWith('Le Marais'))).toBeGreaterThan(90)
    expect(locations((district) => district === 'Aeroporto')).toBeLessThan(80)
  })

  test('count more ratings than reviews', () => {
    for (const { numberOfRatings, numberOfReviews } of all) expect(numberOfRatings).toBeGreaterThanOrEqual(numberOfReviews)
  })

  test('are the same whoever is asked for beside them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...some.slice(0, 30)], { minLength: 1, maxLength: 10 }), async (list) => {
        for (const each of (await rated(list.map(({ id }) => id))).data)
          expect(each).toEqual(all.find(({ hotelId }) => hotelId === each.hotelId))
      }),
      { numRuns: 15 },
    )
  })
})

describe('at a terminal', () => {
  test('one hotel at 80 columns', async () => {
    expect(await seen('hotels ratings LWPARTVI', { terminal: 80 })).toMatchInlineSnapshot(`
      "LWPARTVI  97 of 100, superb, by 790 reviews and 1889 ratings

      Location          93 ███████████████████████████████████████████▊    superb
      Sleep             99 ██████████████████████████████████████████████▌ superb
      Rooms             99 ██████████████████████████████████████████████▌ superb
      Service           98 ██████████████████████████████████████████████  superb
      Staff             99 ██████████████████████████████████████████████▌ superb
      Value for money   91 ██████████████████████████████████████████▊     superb
      Food              94 ████████████████████████████████████████████▏   superb
      Facilities        99 ██████████████████████████████████████████████▌ superb
      Internet          99 ██████████████████████████████████████████████▌ superb
      Sights around     86 ████████████████████████████████████████▍       very good
      Swimming pool     99 ██████████████████████████████████████████████▌ superb

      0 worst, 100 best

      next: wayfare hotels offers LWPARTVI +30d +32d
      "
    `)
  })

  test('one hotel in colour', async () => {
    expect(await seen('hotels ratings RTPAR08U', { terminal: 60, colour: true })).toMatchInlineSnapshot(`
      "[1mRTPAR08U[22m  [32m82 of 100, very good[39m, by 79 reviews and 164
      ratings

      Location         [1m 79[22m [36m█████████████████████▍     [39m good
      Sleep            [1m 90[22m [32m████████████████████████▎  [39m superb
      Rooms            [1m 80[22m [32m█████████████████████▋     [39m very good
      Service          [1m 87[22m [32m███████████████████████▌   [39m very good
      Staff            [1m 83[22m [32m██████████████████████▍    [39m very good
      Value for money  [1m 94[22m [32m█████████████████████████▍ [39m superb
      Food             [1m 74[22m [36m████████████████████       [39m good
      Facilities       [1m 78[22m [36m█████████████████████      [39m good
      Internet         [1m 88[22m [32m███████████████████████▊   [39m very good
      Sights around    [1m 78[22m [36m█████████████████████      [39m good

      [2m0 worst, 100 best[22m

      [2mnext:[22m [36mwayfare hotels offers RTPAR08U +30d +32d[39m
      "
    `)
  })

  test('several hotels at 80 and 120 columns', async () => {
    expect(await seen('hotels ratings LWPARTVI RTPAR08U', { terminal: 80 })).toMatchInlineSnapshot(`
      "Hotel     Overall  Reviews  Location  Sleep  Rooms  Service  Staff  Value  Food
      LWPARTVI       97      790        93     99     99       98     99     91    94
      RTPAR08U       82       79        79     90     80       87     83     94    74

      2 hotels
      0 worst, 100 best

      next: wayfare hotels offers LWPARTVI,RTPAR08U +30d +32d
      "
    `)
    expect(await seen('hotels ratings LWPARTVI,RTPAR08U', { terminal: 120 })).toMatchInlineSnapshot(`
      "Hotel     Overall  Reviews  Location  Sleep  Rooms  Service  Staff  Value  Food  Facilities  Internet  Sights  Pool
      LWPARTVI       97      790        93     99     99       98     99     91    94          99        99      86    99
      RTPAR08U       82       79        79     90     80       87     83     94    74          78        88      78

      2 hotels
      0 worst, 100 best

      next: wayfare hotels offers LWPARTVI,RTPAR08U +30d +32d
      "
    `)
  })

  test('for a program', async () => {
    expect(await seen('hotels ratings LWPARTVI RTPAR08U')).toMatchInlineSnapshot(`
      "Hotel	Overall	Reviews	Location	Sleep	Rooms	Service	Staff	Value	Food	Facilities	Internet	Sights	Pool
      LWPARTVI	97	790	93	99	99	98	99	91	94	99	99	86	99
      RTPAR08U	82	79	79	90	80	87	83	94	74	78	88	78	
      "
    `)
  })

  test('a row is told by its name, since the answer has only its id', async () => {
    const { home } = await wayfare('hotels list PAR --chain LW')
    const { stderr } = await wayfare('hotels ratings 1', { home })
    expect(stderr).toMatch(/^LWPAR\w{3} is .+$/m)
  })

  test('what is no hotel is told', async () => {
    const { code, stderr } = await wayfare('hotels ratings Hilton --quiet')
    expect({ code, stderr }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "stderr": "error: Hilton cannot be taken: there is no such file
      hint: give a file, or - for standard input; results also go by their row in the last list
      ",
      }
    `)
  })
})
