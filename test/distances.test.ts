import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween, pointAsked, walk } from '../src/operations/distances.ts'
import { kilometres } from '../src/sandbox/data/globe.ts'

/** How far things are from a point, for people on foot. */

test('the flat map agrees with the globe within twenty kilometres', () => {
  const point = fc.record({
    latitude: fc.double({ min: -65, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  const away = fc.double({ min: -0.12, max: 0.12, noNaN: true })
  fc.assert(
    fc.property(point, away, away, (from, north, east) => {
      const to = { latitude: from.latitude + north, longitude: from.longitude + east }
      const metres = 1000 * kilometres(from.latitude, from.longitude, to.latitude, to.longitude)
      expect(Math.abs(metresBetween(from, to) - metres)).toBeLessThan(1 + metres / 500)
    }),
  )
  expect(Math.round(metresBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }))).toBe(222)
})

test.each([
  [0, 'here'],
  [30, 'here'],
  [80, '1 min'],
  [350, '4 min'],
  [4700, '59 min'],
  [4990, '1 h 02'],
  [5010, ''],
])('%d metres are a walk of %j', (metres, words) => {
  expect(walk(metres)).toBe(words)
})

test('the point is that of the address an answer repeats', () => {
  const asked = (self: string) => pointAsked({ meta: { links: { self } } })
  expect(asked('/v1/shopping/activities?latitude=41.5&longitude=-2&radius=1')).toEqual({ latitude: 41.5, longitude: -2 })
  expect(asked('/v1/shopping/activities/by-square?north=1&west=1&south=0&east=2')).toBeUndefined()
  expect(pointAsked({})).toBeUndefined()
})
