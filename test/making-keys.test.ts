import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash, mix, normal, pick, uniform } from '../src/sandbox/making/keys.ts'

const keys = (count: number): number[] => Array.from({ length: count }, (_, index) => hash(`key ${index}`))
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

test('a key never changes: flights of years to come hang on it', () => {
  expect([hash(''), hash('demand|IB|6251'), hash('demand|IB|6251', 7), mix(hash('IB'), 6251), mix(0, 0)]).toMatchInlineSnapshot(`
    [
      2872998923,
      1819032920,
      1114442282,
      2136741839,
      635417085,
    ]
  `)
})

test('numbers are spread evenly', () => {
  const values = keys(20_000).map(uniform)
  const tenths = Array.from({ length: 10 }, (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length)
  expect(Math.min(...tenths)).toBeGreaterThan(1850)
  expect(Math.max(...tenths)).toBeLessThan(2150)
})

test('neighbouring numbers under one key are independent', () => {
  const key = hash('slots')
  const values = Array.from({ length: 20_000 }, (_, index) => uniform(mix(key, index)))
  const products = values.slice(1).map((value, index) => (value - 0.5) * ((values[index] ?? 0.5) - 0.5))
  expect(Math.abs(mean(products) * 12)).toBeLessThan(0.03)
  expect(Math.abs(mean(values) - 0.5)).toBeLessThan(0.01)
})

test('normal numbers have mean 0 and deviation 1', () => {
  const values = keys(20_000).map(normal)
  expect(Math.abs(mean(values))).toBeLessThan(0.03)
  expect(Math.abs(mean(values.map((value) => value ** 2)) - 1)).toBeLessThan(0.04)
})

test('things are picked by their weight', () => {
  const picked = keys(8000).map((key) => pick(key, ['thrice', 'once'], (item) => (item === 'thrice' ? 3 : 1)))
  expect(picked.filter((item) => item === 'thrice').length / 8000).toBeCloseTo(0.75, 1)
  expect(pick(1, [], () => 1)).toBeUndefined()
})

test('a key may be continued, and the start makes another world', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), fc.integer(), (text, one, other) => {
      expect(hash(text, one)).toBe(hash(text, one))
      if ((one | 0) !== (other | 0)) expect(hash(text, one)).not.toBe(hash(text, other))
    }),
  )
})
