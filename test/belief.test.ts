import { describe, expect, test } from 'vitest'
import { beliefMeasured, beliefTable, type Told, weightsOf } from '../scripts/belief.ts'
import { openBelief, SIGNALS, type Signals } from '../src/parser/belief.ts'
import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { mix, uniform } from '../src/sandbox/making/keys.ts'

const quiet = Object.fromEntries(SIGNALS.map((signal) => [signal, 0])) as Signals
const tableOf =
  (text: string): ReadTable =>
  () =>
    new TextEncoder().encode(text)

/** Pages that are bookings where `booking` and `traveller` together are above 1; where something was found, where `booking` alone is above -1. */
const told: readonly Told[] = Array.from({ length: 240 }, (_, at): Told => {
  const [booking, traveller, house] = [0, 1, 2].map((part) => uniform(mix(at * 3 + part, 5)) * 8 - 4) as [number, number, number]
  const of = at % 2 === 0 ? 'unfound' : 'found'
  return {
    name: `own/${at}.txt`,
    of,
    signals: { ...quiet, booking, traveller, house },
    isSo: of === 'unfound' ? booking + traveller > 1 : booking > -1,
  }
})

describe('what is believed of a page', () => {
  const belief = openBelief(tableOf(beliefTable(told)))

  test('is weighed of all signals, otherwise where nothing was found than where something was', () => {
    const page = { ...quiet, booking: -3, traveller: 6 }
    expect([belief.unfound(page) > 0, belief.found(page) > 0]).toEqual([true, false])
  })

  test('is the same for nearly all that it was learned of', () => {
    const right = told.filter(({ of, signals, isSo }) => belief[of](signals) > 0 === isSo)
    expect(right.length).toBeGreaterThan(told.length * 0.95)
  })

  test('is told by what is learned, not by what is the same in both', () => {
    const { booking = 0, traveller = 0, house = 0, hire } = weightsOf(told.filter(({ of }) => of === 'unfound'))
    expect([booking > 1, traveller > 1, Math.abs(house) < booking / 4, hire]).toEqual([true, true, true, 0])
  })

  test('is nothing where nothing was learned', () => {
    const { unfound, found } = openBelief(tableOf(''))
    expect([unfound(quiet), found(quiet)]).toEqual([Number.NaN, Number.NaN])
  })
})

describe('the table of belief', () => {
  test('is the same for the same pages', () => {
    expect(beliefTable(told)).toBe(beliefTable(told))
  })

  test('names each signal once, in order', () => {
    const names = beliefTable(told)
      .split('\n')
      .map((line) => line.split('\t')[0])
    expect(names).toEqual(['bias', ...SIGNALS, ''])
  })
})

test('how well pages are told apart is said of those that were not learned from', () => {
  const [first, ...lines] = beliefMeasured(told)
  const count = (of: Told['of'], isSo: boolean): number => told.filter((one) => one.of === of && one.isSo === isSo).length
  expect(first).toBe(`unfound: ${count('unfound', true)} that are so, ${count('unfound', false)} others`)
  expect(lines).toContain(`found: ${count('found', true)} that are so, ${count('found', false)} others`)
  // What is told by nothing but chance is told of none.
  const byChance = told.map((one, at) => ({ ...one, isSo: at % 4 < 2 }))
  const believed = (all: readonly Told[]): number => Number(/from \S+: (\d+) of them, and 4 of/.exec(beliefMeasured(all).join('\n'))?.[1])
  expect(believed(told)).toBeGreaterThan(count('unfound', true) * 0.8)
  expect(believed(byChance)).toBeLessThan(20)
})
