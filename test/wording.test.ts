import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learn, tableOf } from '../scripts/wording.ts'
import { HEAD, openWording, SLOTS, slotsOf } from '../src/parser/wording.ts'
import { BOOKINGS, OTHERS } from './worded-texts.ts'

describe('where the words of a text have their weights', () => {
  test('each word and each pair is there once, however often it is said', () => {
    expect(slotsOf('').size).toBe(0)
    expect(slotsOf('room').size).toBe(1)
    // Two words and their pair.
    expect(slotsOf('your room').size).toBe(3)
    // And the pair of the second and the first.
    expect(slotsOf('your room your room your room').size).toBe(4)
  })

  test('the order of words tells one pair from another', () => {
    const [one, other] = [slotsOf('not booked'), slotsOf('booked not')]
    expect([...one].filter((slot) => other.has(slot))).toHaveLength(2)
    expect([...one].filter((slot) => !other.has(slot))).toHaveLength(1)
  })

  test('accents, capitals and what stands between words do not matter', () => {
    expect(slotsOf('Votre SÉJOUR est réservé')).toEqual(slotsOf('votre sejour – est: reserve!'))
  })

  test('numbers are told apart by how long they are, up to five figures', () => {
    expect(slotsOf('room 12')).toEqual(slotsOf('room 47'))
    expect(slotsOf('room 12')).not.toEqual(slotsOf('room 147'))
    expect(slotsOf('number 41772')).toEqual(slotsOf('number 4177209'))
  })
})

/** A table written out: words with their weights, for a step of a tenth. */
function table(bias: number, weights: Readonly<Record<string, number>>): Uint8Array {
  const bytes = new Uint8Array(HEAD + SLOTS)
  const head = new DataView(bytes.buffer)
  head.setFloat32(0, 0.1, true)
  head.setFloat32(4, bias, true)
  for (const [word, weight] of Object.entries(weights)) for (const slot of slotsOf(word)) head.setInt8(HEAD + slot, weight)
  return bytes
}
const opened = (booking: Uint8Array, hire: Uint8Array) => openWording(() => Buffer.concat([booking, hire]))

/** Words of which no two are alike, with a slot each and one for each pair. */
const filler = (words: number): string =>
  Array.from({ length: words }, (_, at) => `w${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]}x`).join(' ')

describe('how a text is worded', () => {
  test('is the sum of the weights of its words, by the root of how many there are, and the bias', () => {
    const wording = opened(table(0.5, { confirmed: 100 }), table(-2, { van: -50 }))
    const whole = `confirmed van ${filler(80)}`
    const share = 1 / Math.sqrt(slotsOf(whole).size)
    expect(slotsOf(whole).size).toBeGreaterThan(150)
    expect(wording({ whole }).booking).toBeCloseTo(0.5 + 10 * share, 5)
    expect(wording({ whole }).hire).toBeCloseTo(-2 - 5 * share, 5)
  })

  test('is told the less the shorter it is: of nothing, that hires are rare', () => {
    const wording = opened(table(2, {}), table(2, {}))
    expect(wording({ whole: '' })).toEqual({ booking: 0, hire: -3 })
    const [few, more, many] = [10, 40, 90].map((words) => wording({ whole: filler(words) }).booking) as [number, number, number]
    expect([few > 0, more > few, many > more, many]).toEqual([true, true, true, 2])
    expect(wording({ whole: filler(90) }).hire).toBe(2)
  })

  test('is read of a table that lies within other bytes', () => {
    const bytes = Buffer.concat([Buffer.alloc(16), table(1, {}), table(1, {})]).subarray(16)
    expect(openWording(() => bytes)({ whole: filler(90) })).toEqual({ booking: 1, hire: 1 })
  })
})

describe('by the table that comes with the program', () => {
  const wording = openWording((name) => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url)))

  test.each(Object.entries(BOOKINGS))('%s is worded as a booking', (_, whole) => {
    expect(wording({ whole }).booking).toBeGreaterThan(1)
    expect(wording({ whole }).hire).toBeLessThan(-3)
  })

  test.each(Object.entries(OTHERS))('%s is not', (_, whole) => {
    expect(wording({ whole }).booking).toBeLessThan(-1)
  })
})

describe('learning how texts are worded', () => {
  const [ours, theirs] = [
    ['mela', 'pero', 'limo', 'nara', 'tusi'],
    ['brak', 'dron', 'klap', 'stum', 'gral'],
  ]
  /** Texts of three of five words each, in every order in which they follow one another. */
  const texts = (words: readonly string[] = []): string[] =>
    words.flatMap((_, at) => [1, 2].map((step) => [0, step, 2 * step + 1].map((more) => words[(at + more) % words.length]).join(' ')))
  const examples = [...texts(ours).map((text) => ({ text, isSo: true })), ...texts(theirs).map((text) => ({ text, isSo: false }))]
  const told = (learned = learn(examples)) => opened(tableOf(learned), tableOf(learned))

  test('tells two vocabularies apart, in texts that it has not seen', () => {
    const wording = told()
    expect(wording({ whole: 'tusi mela nara pero limo' }).booking).toBeGreaterThan(0)
    expect(wording({ whole: 'gral brak stum dron klap' }).booking).toBeLessThan(0)
  })

  test('the same examples give the same bytes', () => {
    expect(tableOf(learn(examples))).toEqual(tableOf(learn(examples)))
  })

  test('a word that stands in fewer than three texts tells nothing', () => {
    const { weights } = learn([...examples, { text: 'hapax', isSo: true }, { text: 'hapax', isSo: true }])
    expect([...slotsOf('hapax')].map((slot) => weights[slot])).toEqual([0])
  })

  test('what is as often so as not counts as not so: to take one for it is worse', () => {
    const mixed = [true, false].flatMap((isSo) => Array.from({ length: 5 }, () => ({ text: 'mela brak', isSo })))
    const { weights, bias } = learn(mixed)
    const slots = [...slotsOf('mela brak')]
    expect(bias + slots.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0) / Math.sqrt(slots.length)).toBeLessThan(0)
  })

  test('the largest weight fills its byte, and without any the table is of the bias alone', () => {
    const bytes = tableOf(learn(examples))
    expect(new Int8Array(bytes.buffer, HEAD).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)).toBe(127)
    const none = tableOf({ weights: new Float64Array(SLOTS), bias: -1 })
    expect(new Int8Array(none.buffer, HEAD).some((weight) => weight !== 0)).toBe(false)
    expect(new DataView(none.buffer).getFloat32(4, true)).toBe(-1)
  })
})

test('a number is one whatever figure it begins with', () => {
  expect(slotsOf('room 95')).toEqual(slotsOf('room 15'))
  expect(slotsOf('room 9123')).toEqual(slotsOf('room 1123'))
  expect(slotsOf('room 95')).not.toEqual(slotsOf('room 9123'))
})
