import { expect, test } from 'vitest'
import type { Point } from '../src/core/globe.ts'
import { distanceColumns, pointAsked, walk } from '../src/operations/distances.ts'

/** How far things are from a point, for people on foot. */

test('metres are told to the nearest ten, also across the date line', () => {
  const { Metres } = distanceColumns<Point>({ latitude: 0, longitude: 179.999 }, (point) => point)
  expect(Metres?.value({ latitude: 0, longitude: -179.999 }, 0)).toBe(220)
  expect(Metres?.value({ latitude: 0.01, longitude: 179.999 }, 0)).toBe(1110)
  expect(distanceColumns<Point>(undefined, (point) => point)).toEqual({})
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
