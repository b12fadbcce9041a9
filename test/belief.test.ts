import { describe, expect, test } from 'vitest'
import { type Asked, beliefMeasured, beliefTable, weightsOf } from '../scripts/belief.ts'
import { openBelief, SIGNALS, type Signals } from '../src/parser/belief.ts'
import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { mix, uniform } from '../src/sandbox/making/keys.ts'

const quiet = Object.fromEntries(SIGNALS.map((signal) => [signal, 0])) as Signals
const tableOf =
  (text: string): ReadTable =>
  () =>
    new TextEncoder().encode(text)

/** Letters that settle something where `booking` and `traveller` together are above 1, and finds that are bookings where `booking` alone is above -1. */
const asked: readonly Asked[] = Array.from({ length: 120 }, (_, at): Asked => {
  const [booking, traveller, house] = [0, 1, 2].map((part) => uniform(mix(at * 3 + part, 5)) * 8 - 4) as [number, number, number]
  const question = at % 2 === 0 ? 'letter' : 'find'
  return {
    name: `own/${at}.txt`,
    question,
    signals: { ...quiet, booking, traveller, house },
    isSo: question === 'letter' ? booking + traveller > 1 : booking > -1,
  }
})

describe('what is believed of a page', () => {
  const belief = openBelief(tableOf(beliefTable(asked)))

  test('is weighed of all signals, otherwise of a letter than of what was found', () => {
    const page = { ...quiet, booking: -3, traveller: 6 }
    expect([belief.letter(page) > 0, belief.find(page) > 0]).toEqual([true, false])
  })

  test('is the same for nearly all that it was learned of', () => {
    const right = asked.filter(({ question, signals, isSo }) => belief[question](signals) > 0 === isSo)
    expect(right.length).toBeGreaterThan(asked.length * 0.95)
  })

  test('is told by what is learned, not by what is the same in both', () => {
    const { booking = 0, traveller = 0, house = 0, hire } = weightsOf(asked.filter(({ question }) => question === 'letter'))
    expect([booking > 1, traveller > 1, Math.abs(house) < booking / 4, hire]).toEqual([true, true, true, 0])
  })

  test('is nothing where nothing was learned', () => {
    const { letter, find } = openBelief(tableOf(''))
    expect([letter(quiet), find(quiet)]).toEqual([Number.NaN, Number.NaN])
  })
})

describe('the table of belief', () => {
  test('is the same for the same pages', () => {
    expect(beliefTable(asked)).toBe(beliefTable(asked))
  })

  test('names each signal once, in order', () => {
    const names = beliefTable(asked)
      .split('\n')
      .map((line) => line.split('\t')[0])
    expect(names).toEqual(['bias', ...SIGNALS, ''])
  })
})

test('how well it is told is said of documents that were not learned from', () => {
  const lines = beliefMeasured(asked)
  const count = (question: Asked['question'], isSo: boolean): number =>
    asked.filter((one) => one.question === question && one.isSo === isSo).length
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    `letters: ${count('letter', true)} that settle one, ${count('letter', false)} others`,
    `finds: ${count('find', true)} that are bookings, ${count('find', false)} others`,
  ])
  // What is told by nothing but chance is told of hardly any.
  const byChance = asked.map((one, at) => ({ ...one, isSo: at % 4 < 2 }))
  const believed = (all: readonly Asked[]): number => Number(/above \S+: (\d+) of them, and 4 of/.exec(beliefMeasured(all).join('\n'))?.[1])
  expect(believed(asked)).toBeGreaterThan(count('letter', true) * 0.8)
  expect(believed(byChance)).toBeLessThan(12)
})
