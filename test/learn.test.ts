import { describe, expect, test } from 'vitest'
import { type Example, type Learned, learn, tableOf, type Way } from '../scripts/learn.ts'
import { HEAD, scoresIn } from '../src/parser/learned.ts'

const WAY: Way = { slots: 32, epochs: 20, against: 1 }

const example = (isSo: boolean, ...slots: readonly number[]): Example => ({ slots: new Set(slots), isSo })
const times = (count: number, ...examples: readonly Example[]): Example[] => Array.from({ length: count }, () => examples).flat()

/** How likely a set is so, in logarithms, as the learned weights tell it. */
function score({ weights, bias }: Learned, ...slots: readonly number[]): number {
  return bias + slots.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0) / Math.sqrt(Math.max(1, slots.length))
}

/** Each three of five features are of one kind, or of the other. */
const kinds = (first: number, isSo: boolean): Example[] =>
  [0, 1, 2, 3, 4].flatMap((at) =>
    [1, 2].map((step) => example(isSo, ...[at, at + step, at + 2 * step + 1].map((one) => first + (one % 5)))),
  )
const two = [...kinds(1, true), ...kinds(11, false)]

describe('what is learned', () => {
  test('tells two kinds apart, in sets that it has not seen', () => {
    const learned = learn(two, WAY)
    expect(score(learned, 1, 2, 3, 4, 5)).toBeGreaterThan(1)
    expect(score(learned, 11, 12, 13, 14, 15)).toBeLessThan(-1)
  })

  test('leaves features of both kinds open', () => {
    const both = [...two.map(({ slots, isSo }) => ({ slots: new Set([...slots, 30]), isSo }))]
    const { weights } = learn(both, WAY)
    expect(Math.abs(weights[30] ?? 0)).toBeLessThan(Math.abs(weights[1] ?? 0) / 2)
  })

  test('has no weight where a feature was never seen', () => {
    const { weights } = learn(two, WAY)
    expect([weights[0], weights[31]]).toEqual([0, 0])
    expect(weights).toHaveLength(32)
  })

  test('tells nothing of what stands in fewer than three examples', () => {
    const rare = [example(true, 20), example(true, 20)]
    expect(learn([...two, ...rare], WAY).weights[20]).toBe(0)
    expect(learn([...two, ...rare, example(true, 20)], WAY).weights[20]).toBeGreaterThan(0)
  })

  test('is the same for the same examples', () => {
    expect(learn(two, WAY)).toEqual(learn(two, WAY))
  })

  test('is surer the longer it learns', () => {
    const [short, long] = [learn(two, { ...WAY, epochs: 1 }), learn(two, { ...WAY, epochs: 30 })]
    expect(score(long, 1, 2, 3)).toBeGreaterThan(score(short, 1, 2, 3))
    expect(score(long, 11, 12, 13)).toBeLessThan(score(short, 11, 12, 13))
  })

  test('of no examples is nothing', () => {
    const { weights, bias } = learn([], WAY)
    expect(bias).toBe(0)
    expect(weights.every((weight) => weight === 0)).toBe(true)
  })

  test('of a set without features is the bias alone', () => {
    const { weights, bias } = learn(times(9, example(false)), WAY)
    expect(bias).toBeLessThan(0)
    expect(weights.every((weight) => weight === 0)).toBe(true)
  })
})

describe('what is as often so as not', () => {
  const mixed = times(8, example(true, 1, 2), example(false, 1, 2))

  test('is left open where both mistakes are as bad', () => {
    expect(Math.abs(score(learn(mixed, WAY), 1, 2))).toBeLessThan(0.5)
  })

  test('is not so where to take one for it is worse', () => {
    const [once, more] = [learn(mixed, { ...WAY, against: 2 }), learn(mixed, { ...WAY, against: 5 })]
    expect(score(once, 1, 2)).toBeLessThan(0)
    expect(score(more, 1, 2)).toBeLessThan(score(once, 1, 2))
  })
})

describe('a table', () => {
  const told = (learned: Learned, ...slots: readonly number[]): number => scoresIn(tableOf(learned), ['it'], 32).it(new Set(slots))

  test('tells what was learned, but for what a byte leaves out', () => {
    const learned = learn(two, WAY)
    for (const slots of [[1, 2, 3], [11, 12], [1, 11], []]) expect(told(learned, ...slots)).toBeCloseTo(score(learned, ...slots), 1)
  })

  test('fills its bytes: the largest weight is the largest one, on whichever side', () => {
    const bytesOf = (...weights: readonly number[]): number[] => [
      ...new Int8Array(tableOf({ weights: Float64Array.from(weights), bias: 0 }).buffer, HEAD),
    ]
    expect(bytesOf(0.5, -0.25, 0)).toEqual([127, -63, 0])
    expect(bytesOf(0.5, -2, 1)).toEqual([32, -127, 64])
  })

  test('without any weights is of the bias alone', () => {
    const none = { weights: new Float64Array(32), bias: -1.5 }
    expect(told(none, 1, 2, 3)).toBe(-1.5)
    expect([...tableOf(none).subarray(HEAD)].some((weight) => weight !== 0)).toBe(false)
  })
})
