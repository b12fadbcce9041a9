import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bar } from '../src/operations/bars.ts'

test('a bar is drawn to an eighth of a column', () => {
  expect([0, 0.25, 0.5, 0.52, 0.99, 1].map((share) => bar(share, 8))).toEqual(['', '██', '████', '████▏', '███████▉', '████████'])
})

test('a little is not nothing, and more than everything is everything', () => {
  expect(bar(0.0001, 10)).toBe('▏')
  expect(bar(-0.1, 10)).toBe('')
  expect(bar(7, 3)).toBe('███')
  expect(bar(1, 0)).toBe('')
})

test('a larger share has no shorter bar, and none is wider than it may be', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, fc.integer({ min: 1, max: 60 }), (one, other, width) => {
      const [short, long] = [bar(Math.min(one, other), width), bar(Math.max(one, other), width)]
      expect(long.length).toBeGreaterThanOrEqual(short.length)
      expect(long.length).toBeLessThanOrEqual(width)
    }),
  )
})
