import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratedAreas } from '../src/sandbox/making/places/ratedareas.ts'
import { atlas } from './making-atlas.ts'

const places = await atlas.destinations()

const at = (latitude: number, longitude: number) => ratedAreas({ places, seed: 'wayfare' }, { latitude, longitude })

/** The scores of a radius in the order of the answer. */
const scores = ({ categoryScores: { sight, restaurant, shopping, nightLife } }: ReturnType<typeof at>[number]): number[] => [
  ...[sight.overall, sight.historical, sight.beachAndPark],
  ...[restaurant.overall, restaurant.vegetarian, shopping.overall, shopping.luxury, nightLife.overall],
]

const districts = places.travelCities().flatMap(({ code }) => places.districtsOf(code))
/** In and around what is known, in towns, at sea. */
const points = fc.oneof(
  fc
    .tuple(fc.constantFrom(...districts), fc.double({ min: -0.1, max: 0.1, noNaN: true }), fc.double({ min: -0.1, max: 0.1, noNaN: true }))
    .map(([{ latitude, longitude }, north, east]) => [latitude + north, longitude + east] as const),
  fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
)

test('a larger radius never scores lower, and no part more than the whole is worth', () => {
  fc.assert(
    fc.property(points, ([latitude, longitude]) => {
      const areas = at(latitude, longitude)
      expect(areas.map(({ radius }) => radius)).toEqual([200, 500, 1500])
      const [small = [], middle = [], large = []] = areas.map(scores)
      for (const [each, score] of middle.entries()) {
        expect(score).toBeGreaterThanOrEqual(small[each] ?? 0)
        expect(score).toBeLessThanOrEqual(large[each] ?? 0)
      }
      for (const score of areas.flatMap(scores)) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('vegetarian food is a part of all food', () => {
  fc.assert(
    fc.property(points, ([latitude, longitude]) => {
      for (const { categoryScores } of at(latitude, longitude))
        expect(categoryScores.restaurant.vegetarian).toBeLessThanOrEqual(categoryScores.restaurant.overall)
    }),
    { numRuns: 40 },
  )
})

test('the middle of a city has more than its edge, and that more than the sea', () => {
  const sum = (latitude: number, longitude: number) =>
    at(latitude, longitude)
      .flatMap(scores)
      .reduce((all, each) => all + each, 0)
  expect(sum(41.3874, 2.1686)).toBeGreaterThan(sum(41.45, 2.25))
  expect(sum(41.45, 2.25)).toBeGreaterThan(sum(41.0, 2.9))
  expect(sum(41.0, 2.9)).toBe(0)
})

test('places are known for what they have', () => {
  const [, park] = at(40.4153, -3.6845)
  expect(park?.categoryScores.sight.beachAndPark).toBeGreaterThan(65)
  const [, clubs] = at(35.691, 139.701)
  expect(clubs?.categoryScores.nightLife.overall).toBeGreaterThan(90)
  const [, temples] = at(35.0394, 135.7292)
  expect(temples?.categoryScores.sight.historical).toBeGreaterThan(65)
  expect(temples?.categoryScores.nightLife.overall).toBeLessThan(10)
  const [, shops] = at(40.429, -3.681)
  expect(shops?.categoryScores.shopping.luxury).toBeGreaterThan(80)
})

test('Delhi has more vegetarian food than Madrid', () => {
  const share = (latitude: number, longitude: number) => {
    const { overall = 1, vegetarian = 0 } = at(latitude, longitude)[1]?.categoryScores.restaurant ?? {}
    return vegetarian / overall
  }
  expect(share(28.6315, 77.2167)).toBeGreaterThan(share(40.419, -3.703) + 0.1)
})

test('a town that is nobody’s destination has as much as its size', () => {
  const food = (latitude: number, longitude: number) => at(latitude, longitude)[1]?.categoryScores.restaurant.overall ?? 0
  // Zaragoza, Soria, and the fields between them.
  const [large, small, fields] = [food(41.6488, -0.8891), food(41.764, -2.4688), food(41.5, -1.9)]
  expect(large).toBeGreaterThan(small)
  expect(small).toBeGreaterThan(10)
  expect(fields).toBe(0)
})
