import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learn, tableOf } from '../scripts/learn.ts'
import { HEAD } from '../src/parser/learned.ts'
import { openWording, SLOTS, slotsOf } from '../src/parser/wording.ts'
import { BOOKINGS, OTHERS } from './worded-texts.ts'

describe('where the words of a text have their weights', () => {
  test('each word and each pair is there once, however often it is said', () => {
    expect(slotsOf('').size).toBe(0)
    expect(slotsOf('room').size).toBe(1)
    // Two words and their pair.
    expect(slotsOf('your room').size).toBe(3)
    // And the pair of the second and the first.
    expect(slotsOf('your room your room your room').size).toBe(4)
    // A long word with its beginning and its end.
    expect(slotsOf('reservation').size).toBe(3)
    expect(slotsOf('reservation reservation').size).toBe(4)
  })

  const shared = (one: string, other: string): number => [...slotsOf(one)].filter((slot) => slotsOf(other).has(slot)).length

  test('words that begin alike share a weight, and so do those that end alike', () => {
    expect(shared('reservieren', 'reserva')).toBe(1)
    expect(shared('udlejning', 'kørning')).toBe(1)
    expect(shared('reservering', 'reservatieboeking')).toBe(1)
    // At both ends.
    expect(shared('bestätigung', 'bestellung')).toBe(1)
    expect(shared('buchungen', 'buchtungen')).toBe(2)
  })

  test('four letters of each: less is no beginning, and no end', () => {
    expect(shared('restaurant', 'reserva')).toBe(0)
    expect(shared('hiring', 'parking')).toBe(0)
  })

  test('a beginning is no end, and neither is a word', () => {
    expect(shared('roomservice', 'bathroom')).toBe(0)
    expect(shared('roomservice', 'room')).toBe(0)
    expect(shared('bathroom', 'room')).toBe(0)
  })

  test('a word of five letters or fewer counts but as a whole', () => {
    expect(slotsOf('rooms').size).toBe(1)
    expect(slotsOf('chambre').size).toBe(3)
    expect(shared('rooms', 'roomkey')).toBe(0)
  })

  test('numbers have no beginning and no end', () => {
    expect(slotsOf('4417209').size).toBe(1)
  })

  test('the order of words tells one pair from another', () => {
    const [one, other] = [slotsOf('not paid'), slotsOf('paid not')]
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
const opened = (booking: Uint8Array, hire: Uint8Array, stay = table(0, {})) => openWording(() => Buffer.concat([booking, hire, stay]))

/** Words of which no two are alike, with a slot each and one for each pair. */
const filler = (words: number): string =>
  Array.from(
    { length: words },
    (_, at) => `w${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}${'xy'[Math.floor(at / 100)]}`,
  ).join(' ')

describe('how a text is worded', () => {
  test('is the sum of the weights of its words, by the root of how many there are, and the bias', () => {
    const wording = opened(table(0.5, { rooms: 100 }), table(-2, { van: -50 }))
    const whole = `rooms van ${filler(120)}`
    const share = 1 / Math.sqrt(slotsOf(whole).size)
    expect(slotsOf(whole).size).toBeGreaterThan(220)
    expect(wording({ whole }).booking).toBeCloseTo(0.5 + 10 * share, 5)
    expect(wording({ whole }).hire).toBeCloseTo(-2 - 5 * share, 5)
  })

  test('is told the less the shorter it is: of nothing, that hires are rare', () => {
    const wording = opened(table(2, {}), table(2, {}), table(2, {}))
    expect(wording({ whole: '' })).toEqual({ booking: 0, hire: -3, stay: 0 })
    const [few, more, many] = [10, 40, 120].map((words) => wording({ whole: filler(words) }).booking) as [number, number, number]
    expect([few > 0, more > few, many > more, many]).toEqual([true, true, true, 2])
    expect(wording({ whole: filler(120) })).toEqual({ booking: 2, hire: 2, stay: 2 })
  })

  test('is told of bookings, hires and stays, each by its own table', () => {
    const wording = opened(table(1, {}), table(-2, {}), table(0, { cottage: 100 }))
    expect(wording({ whole: filler(120) })).toEqual({ booking: 1, hire: -2, stay: 0 })
    const { booking, hire, stay } = wording({ whole: `cottage ${filler(120)}` })
    expect([booking, hire, stay > 0]).toEqual([1, -2, true])
  })

  test('is read of a table that lies within other bytes', () => {
    const bytes = Buffer.concat([Buffer.alloc(16), table(1, {}), table(1, {}), table(1, {})]).subarray(16)
    expect(openWording(() => bytes)({ whole: filler(120) })).toEqual({ booking: 1, hire: 1, stay: 1 })
  })

  test('is learned from words, and told of texts that hold others of their kind', () => {
    const [ours, theirs] = ['mela pero limo nara tusi', 'brak dron klap stum gral']
    const texts = [0, 1, 2].flatMap((_, at) => [
      { slots: slotsOf(`${ours} ${filler(120)} ${at}`), isSo: true },
      { slots: slotsOf(`${theirs} ${filler(120)} ${at}`), isSo: false },
    ])
    const bytes = tableOf(learn(texts, { slots: SLOTS, epochs: 20, against: 1 }))
    const wording = opened(bytes as Uint8Array, table(0, {}))
    expect(wording({ whole: `tusi mela pero ${filler(120)}` }).booking).toBeGreaterThan(0)
    expect(wording({ whole: `stum gral dron ${filler(120)}` }).booking).toBeLessThan(0)
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

test('a number is one whatever figure it begins with', () => {
  expect(slotsOf('room 95')).toEqual(slotsOf('room 15'))
  expect(slotsOf('room 9123')).toEqual(slotsOf('room 1123'))
  expect(slotsOf('room 95')).not.toEqual(slotsOf('room 9123'))
})
