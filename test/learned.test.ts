import { describe, expect, test } from 'vitest'
import { Features } from '../src/parser/features.ts'
import { HEAD, scoresIn, slotOf } from '../src/parser/learned.ts'

const SLOTS = 16

/** A table written out: the weights of some slots, each so many steps. */
function table(step: number, bias: number, weights: Readonly<Record<number, number>>): Uint8Array {
  const bytes = new Uint8Array(HEAD + SLOTS)
  const head = new DataView(bytes.buffer)
  head.setFloat32(0, step, true)
  head.setFloat32(4, bias, true)
  for (const [slot, weight] of Object.entries(weights)) head.setInt8(HEAD + Number(slot), weight)
  return bytes
}
const files = (...tables: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(tables))

describe('where a feature has its weight', () => {
  test('is one of the slots there are, whatever sign its hash has', () => {
    for (const hash of [0, 1, -1, 0x7fffffff, -0x80000000, 123456789, -987654321]) {
      expect(slotOf(hash, SLOTS)).toBeGreaterThanOrEqual(0)
      expect(slotOf(hash, SLOTS)).toBeLessThan(SLOTS)
    }
  })

  test('is told by the upper bits of a hash as well', () => {
    expect(slotOf(5, SLOTS)).toBe(5)
    expect(slotOf(5 | (1 << 17), SLOTS)).not.toBe(5)
  })
})

describe('a set of features', () => {
  const slotsOf = (...told: readonly Parameters<Features['add']>[]): readonly number[] => {
    const features = new Features(2 ** 17)
    for (const one of told) features.add(...one)
    return [...features.slots]
  }

  // Tables are learned by these hashes: other ones would be none of theirs.
  test('has each once, where it has always been', () => {
    expect(slotsOf(['word', 'villa'], ['head'], ['word', 'villa'], ['words', 3])).toMatchInlineSnapshot(`
      [
        4494,
        77585,
        85799,
      ]
    `)
  })

  test('tells apart what is told in another order, and by another kind', () => {
    expect(new Set(slotsOf(['pair', 'from', 'until'], ['pair', 'until', 'from'], ['from', 'pair', 'until'])).size).toBe(3)
  })
})

describe('what a set of features tells', () => {
  test('of nothing is the bias', () => {
    const { one } = scoresIn(table(0.5, -2, { 3: 40 }), ['one'], SLOTS)
    expect(one(new Set())).toBe(-2)
  })

  test('is the sum of their weights, in steps, by the root of how many they are', () => {
    const { one } = scoresIn(table(0.5, 1, { 3: 40, 4: -10 }), ['one'], SLOTS)
    expect(one(new Set([3]))).toBe(21)
    // Those without a weight count as well.
    expect(one(new Set([3, 4, 5, 6]))).toBe(1 + 15 / 2)
  })

  test('may be against it as far as a byte reaches', () => {
    const { one } = scoresIn(table(1, 0, { 0: -128, 15: 127 }), ['one'], SLOTS)
    expect([one(new Set([0])), one(new Set([15]))]).toEqual([-128, 127])
  })

  test('of a slot that no table has is nothing', () => {
    const { one } = scoresIn(table(1, 0, { 0: 9 }), ['one'], SLOTS)
    expect(one(new Set([SLOTS + 4]))).toBe(0)
  })
})

describe('the tables of a file', () => {
  const names = ['first', 'second', 'third'] as const
  const bytes = files(table(1, 1, { 2: 10 }), table(1, 2, { 2: 20 }), table(1, 3, { 2: 30 }))
  const told = (file: Uint8Array): readonly number[] => {
    const scores = scoresIn(file, names, SLOTS)
    return names.map((name) => scores[name](new Set([2])))
  }

  test('are those of their names, in this order, each with its own head', () => {
    expect(told(bytes)).toEqual([11, 22, 33])
  })

  test('lie wherever the file lies among other bytes', () => {
    const more = files(new Uint8Array(7), bytes)
    expect(told(more.subarray(7))).toEqual([11, 22, 33])
  })

  test('that are not all there are no tables', () => {
    expect(() => scoresIn(bytes.slice(0, bytes.length - 1), names, SLOTS)).toThrow(RangeError)
  })
})
