import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learn, tableOf } from '../scripts/learn.ts'
import { isSo } from '../scripts/wording-tables.ts'
import type { WordedText } from '../scripts/wording-texts.ts'
import { HEAD } from '../src/parser/learned.ts'
import type { MeaningsOf } from '../src/parser/meanings.ts'
import { openWording, SLOTS, SUBJECTS, slotsOf } from '../src/parser/wording.ts'
import { BOOKINGS, OTHERS } from './worded-texts.ts'

/** A few words of two languages and what they mean. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  room: ['bed'],
  zimmer: ['bed'],
  book: ['booked'],
  buchen: ['booked'],
  van: ['car'],
  back: ['bring', 'was'],
}
const meanings: MeaningsOf = (word) => MEANT[word] ?? []
const none: MeaningsOf = () => []

type Slots = ReadonlySet<number>
/** What is told of a text that is not about anything: its first line is empty. */
const told = (text: string, meaningsOf = meanings): Slots => slotsOf(`\n${text}`, meaningsOf)
const both = (one: Slots, other: Slots): number => [...one].filter((slot) => other.has(slot)).length
const shared = (one: string, other: string): number => both(told(one), told(other))

/** Words without any meaning, of which no two share a weight, nor one with those of the tests. */
const FILLER: readonly string[] = (() => {
  const taken = new Set(['tree', 'sea', 'hut', ...Object.keys(MEANT)].flatMap((word) => [...told(word)]))
  return Array.from(
    { length: 400 },
    (_, at) => `w${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}${'uvxz'[Math.floor(at / 100)]}`,
  ).filter((word) => {
    const [slot = 0] = told(word)
    return !taken.has(slot) && taken.add(slot)
  })
})()
const filler = (words: number): string => FILLER.slice(0, words).join(' ')

describe('words', () => {
  test('count once each, however often they are said', () => {
    expect(told('').size).toBe(0)
    expect(told('tree').size).toBe(1)
    expect(told('your tree').size).toBe(2)
    expect(told('your tree, your tree: your tree').size).toBe(2)
  })

  test('of six letters count with their beginning and their end, and longer ones with two beginnings', () => {
    expect(told('trees').size).toBe(1)
    expect(told('garden').size).toBe(3)
    expect(told('gardens').size).toBe(4)
    expect(told('gardens gardens').size).toBe(4)
  })

  test('share what they begin with, four letters of it or six as well', () => {
    expect(shared('bestellt', 'bestemming')).toBe(1)
    expect(shared('reservieren', 'reserva')).toBe(2)
    expect(shared('restaurant', 'reserva')).toBe(0)
  })

  test('share what they end with, if it is four letters', () => {
    expect(shared('udlejning', 'kørning')).toBe(1)
    expect(shared('hiring', 'parking')).toBe(0)
    // At both ends.
    expect(shared('buchungen', 'buchtungen')).toBe(2)
  })

  test('are no beginnings of others, no ends of them and no words within', () => {
    expect(shared('treehouse', 'backtree')).toBe(0)
    expect(shared('treehouse', 'tree')).toBe(0)
    expect(shared('backtree', 'tree')).toBe(0)
  })

  test('are the same with accents and capitals, and whatever stands between them', () => {
    expect(told('Votre SÉJOUR est réservé')).toEqual(told('votre sejour – est: reserve!'))
  })

  test('stand in any order', () => {
    expect(told('not paid yet')).toEqual(told('yet paid not'))
  })
})

describe('numbers', () => {
  test('are told apart by how long they are, up to five figures', () => {
    expect(told('tree 12')).toEqual(told('tree 47'))
    expect(told('tree 95')).toEqual(told('tree 15'))
    expect(told('tree 12')).not.toEqual(told('tree 147'))
    expect(told('tree 41772')).toEqual(told('tree 4177209'))
  })

  test('have no beginning and no end', () => {
    expect(told('4417209').size).toBe(1)
  })

  test('are told once, however often', () => {
    const far = filler(12)
    expect(told(`47 ${far} 48 ${far} 49`)).toEqual(told(`47 ${far}`))
  })

  test('make a pair with what is meant beside them, and with one another', () => {
    expect(told('47 rooms').size).toBe(2)
    // A meaning counts by itself, and at both ends of a letter; and there is the pair.
    expect(told('47 room').size - told('47').size - told('room').size).toBe(1)
    expect(told('47 147').size).toBe(3)
  })
})

describe('meanings', () => {
  test('of a word count beside it: that they are told, that a text begins with them and that it ends with them', () => {
    expect(told('room', none).size).toBe(1)
    expect(told('room').size).toBe(4)
    expect(told('back').size).toBe(7)
  })

  test('are shared by words of several languages that have nothing else alike', () => {
    expect(both(told('room', none), told('zimmer', none))).toBe(0)
    expect(shared('room', 'zimmer')).toBe(3)
    expect(shared('room', 'van')).toBe(0)
  })

  test('are told apart by whether they are told once, twice or four times', () => {
    const times = (count: number): Slots => told(Array.from({ length: count }, () => 'room').join(` ${filler(12)} `))
    const sizes = [1, 2, 3, 4, 5, 9].map((count) => [...times(count)].filter((slot) => !told(filler(12)).has(slot)).length)
    // With the second there is also that a text begins with two of them.
    expect(sizes).toEqual([4, 6, 6, 7, 7, 7])
  })

  test('count together whichever word tells them', () => {
    const far = filler(12)
    const twice = (one: string, other: string): Slots => told(`${one} ${far} ${other}`)
    const words = told(`room zimmer ${far}`, none)
    const meant = (slots: Slots): number[] => [...slots].filter((slot) => !words.has(slot)).sort()
    expect(meant(twice('room', 'zimmer'))).toEqual(meant(twice('zimmer', 'zimmer')))
  })

  test('stand together in whichever language, and one before the other', () => {
    // Both, as they are told, begin and end it; that the one follows the other, and does so where it begins.
    expect(shared('book the room', 'buchen das zimmer')).toBe(8)
    expect(shared('book the room', 'zimmer das buchen')).toBe(6)
  })

  test('stand together up to four words apart', () => {
    const apart = (words: number): number => both(told(`book ${filler(words)} room`), told('buchen zimmer'))
    expect([0, 3, 4].map(apart)).toEqual([8, 8, 7])
  })

  test('stand together with those next to them alone', () => {
    // That it begins so is told of those further on as well.
    expect(shared('book van room', 'buchen zimmer')).toBe(7)
  })

  test('of one word each stand together with those of the next', () => {
    const pairs = (text: string): number => told(text).size - new Set([...text.split(' ')].flatMap((word) => [...told(word)])).size
    expect(pairs('book room')).toBe(2)
    // Two pairs, and that of the first meanings where the letter begins.
    expect(pairs('back room')).toBe(3)
  })
})

describe('where a text begins and ends', () => {
  /** A word behind others and before others, as the one with a meaning there is. */
  const between = (before: number, behind: number, word = 'room'): number => {
    const text = `${filler(before)} ${word} ${filler(behind)}`
    return told(text).size - told(text, none).size
  }

  test('is told by what is meant there: in its first 45 words, and in its last 60', () => {
    expect(between(44, 100)).toBe(2)
    expect(between(45, 100)).toBe(1)
    expect(between(45, 60)).toBe(1)
    expect(between(45, 59)).toBe(2)
    expect(between(44, 59)).toBe(3)
  })

  test('is told by two meanings of which one is up to five further on than the other, in its first 60 words', () => {
    const others = (count: number): string => Array.from({ length: count }, () => 'van').join(' ')
    const isTold = (text: string): boolean => {
      const [pair, own] = [told('book tree tree tree tree tree room'), told(text)]
      return [...pair].every((slot) => own.has(slot) || slot === tree)
    }
    const [tree = 0] = told('tree')
    expect(isTold(`book ${others(4)} room`)).toBe(true)
    expect(isTold(`book ${others(5)} room`)).toBe(false)
    const behind = (words: number): number => both(told(`${filler(words)} book room`), told('buchen zimmer'))
    // Both are meant and end it, and the one follows the other: those are told wherever it is.
    expect([behind(58), behind(59)]).toEqual([6, 5])
  })

  test('is where its words are: numbers do not count', () => {
    const numbers = Array.from({ length: 80 }, () => '47').join(' ')
    const size = (text: string): number => told(`${text} room ${text}`).size - told(`${text} room ${text}`, none).size
    // The pairs with a number before it and behind it, too.
    expect(size(numbers)).toBe(5)
  })
})

describe('the first line of a text', () => {
  test('is what it is about: its words and what they mean count once more', () => {
    expect(slotsOf('tree', none).size).toBe(2)
    expect(slotsOf('garden', none).size).toBe(4)
    expect(slotsOf('room', meanings).size - told('room').size).toBe(2)
    expect(both(slotsOf('room', meanings), slotsOf('zimmer', meanings))).toBe(4)
    // A meaning is no word that is called so.
    expect(both(slotsOf('room', meanings), slotsOf('bed', meanings))).toBe(0)
  })

  test('is no more than that line', () => {
    const [above, below] = [slotsOf('tree\nroom', meanings), slotsOf('room\ntree', meanings)]
    expect([...above].filter((slot) => !below.has(slot))).toHaveLength(1)
    expect([...below].filter((slot) => !above.has(slot))).toHaveLength(2)
  })
})

/** A table written out: words with their weights, for a step of a tenth. */
function table(bias: number, weights: Readonly<Record<string, number>> = {}): Uint8Array {
  const bytes = new Uint8Array(HEAD + SLOTS)
  const head = new DataView(bytes.buffer)
  head.setFloat32(0, 0.1, true)
  head.setFloat32(4, bias, true)
  for (const [word, weight] of Object.entries(weights)) for (const slot of told(word, none)) head.setInt8(HEAD + slot, weight)
  return bytes
}
type Tables = Readonly<Partial<Record<(typeof SUBJECTS)[number], Uint8Array>>>
const opened = (tables: Tables, meant = '') => {
  const files: Readonly<Record<string, Uint8Array>> = {
    'wording.bin': Buffer.concat(SUBJECTS.map((of) => tables[of] ?? table(0))),
    'meanings.tsv': Buffer.from(meant),
  }
  return openWording((name) => files[name] ?? new Uint8Array())
}

describe('what a text is learned to be', () => {
  const text = (more: Partial<WordedText>): WordedText => ({
    name: '',
    text: '',
    isBooking: true,
    isPersonal: undefined,
    kinds: undefined,
    ...more,
  })
  const learned = (one: WordedText) => Object.fromEntries(SUBJECTS.map((of) => [of, isSo(of, one)]))

  test('is what it books, and of a letter that it settles it', () => {
    expect(learned(text({ isPersonal: true, kinds: new Set(['hotel']) }))).toEqual({
      booking: true,
      hire: false,
      stay: true,
      flight: false,
      train: false,
      letter: true,
      personal: true,
    })
    expect(learned(text({ isPersonal: true, isBooking: false, kinds: new Set() }))).toMatchObject({
      booking: false,
      letter: false,
      stay: false,
    })
  })

  test('says nothing of letters where a machine wrote it, and of neither where nobody has said who did', () => {
    expect(learned(text({ isPersonal: false, kinds: new Set(['car']) }))).toMatchObject({ hire: true, letter: undefined, personal: false })
    expect(learned(text({}))).toMatchObject({ booking: true, hire: undefined, letter: undefined, personal: undefined })
  })
})

describe('how a text is worded', () => {
  test('is the sum of the weights of its words, by the root of how many there are, and the bias', () => {
    const wording = opened({ booking: table(0.5, { tree: 100 }), hire: table(-2, { sea: -50 }) })
    const whole = `\ntree sea ${filler(240)}`
    const share = 1 / Math.sqrt(242)
    expect(told(whole, none).size).toBe(242)
    expect(wording({ whole }).booking).toBeCloseTo(0.5 + 10 * share, 5)
    expect(wording({ whole }).hire).toBeCloseTo(-2 - 5 * share, 5)
  })

  test('is told by what its words mean as well', () => {
    const [meant = 0] = [...told('room')].filter((slot) => told('zimmer').has(slot))
    const weights = table(0)
    new DataView(weights.buffer).setInt8(HEAD + meant, 100)
    const [knowing, not] = [opened({ stay: weights }, 'bed\troom zimm*'), opened({ stay: weights })]
    const said = (whole: string) => [knowing({ whole: `${filler(250)} ${whole}` }).stay > 0, not({ whole: `${filler(250)} ${whole}` }).stay]
    expect(said('zimmer')).toEqual([true, 0])
    expect(said('room')).toEqual([true, 0])
    expect(said('tree')).toEqual([false, 0])
  })

  test('is told the less the shorter it is: of nothing, that hires, flights and trains are rare', () => {
    const all = Object.fromEntries(SUBJECTS.map((of) => [of, table(2)]))
    const wording = opened(all)
    expect(wording({ whole: '' })).toEqual({ booking: 0, hire: -3, stay: 0, flight: -3, train: -3, letter: 0, personal: 0 })
    expect(wording({ whole: `\n${filler(100)}` })).toEqual({
      booking: 0.5,
      hire: -1.75,
      stay: 0.5,
      flight: -1.75,
      train: -1.75,
      letter: 0.5,
      personal: 0.5,
    })
    expect(wording({ whole: `\n${filler(199)}` }).booking).toBeLessThan(2)
    expect(wording({ whole: `\n${filler(200)}` })).toEqual({ booking: 2, hire: 2, stay: 2, flight: 2, train: 2, letter: 2, personal: 2 })
    expect(wording({ whole: `\n${filler(290)}` })).toEqual({ booking: 2, hire: 2, stay: 2, flight: 2, train: 2, letter: 2, personal: 2 })
  })

  test('is told of bookings, hires, stays, flights, trains and letters and of what people write, each by its own table', () => {
    const wording = opened({
      booking: table(1),
      hire: table(-2),
      stay: table(0, { hut: 100 }),
      flight: table(3),
      train: table(-4),
      letter: table(5),
      personal: table(6),
    })
    expect(wording({ whole: filler(240) })).toEqual({ booking: 1, hire: -2, stay: 0, flight: 3, train: -4, letter: 5, personal: 6 })
    const { stay, ...others } = wording({ whole: `hut ${filler(240)}` })
    expect([others, stay > 0]).toEqual([{ booking: 1, hire: -2, flight: 3, train: -4, letter: 5, personal: 6 }, true])
  })

  test('is read of tables that lie within other bytes', () => {
    const bytes = Buffer.concat([Buffer.alloc(16), ...SUBJECTS.map(() => table(1))]).subarray(16)
    const wording = openWording((name) => (name === 'wording.bin' ? bytes : new Uint8Array()))
    expect(wording({ whole: filler(240) })).toEqual({ booking: 1, hire: 1, stay: 1, flight: 1, train: 1, letter: 1, personal: 1 })
  })

  test('is read of tables that are opened when a text is first asked of, once', () => {
    const asked: string[] = []
    const tables: Readonly<Record<string, Uint8Array>> = { 'wording.bin': Buffer.concat(SUBJECTS.map(() => table(1))) }
    const wording = openWording((name) => {
      asked.push(name)
      return tables[name] ?? new Uint8Array()
    })
    expect(asked).toEqual([])
    wording({ whole: 'tree' })
    wording({ whole: 'tree' })
    expect(asked.sort()).toEqual(['meanings.tsv', 'wording.bin'])
  })

  test('is learned from words, and told of texts that hold others of their kind', () => {
    const [ours, theirs] = ['mela pero limo nara tusi', 'brak dron klap stum gral']
    const texts = [0, 1, 2].flatMap((_, at) => [
      { slots: told(`${ours} ${filler(240)} ${at}`), isSo: true },
      { slots: told(`${theirs} ${filler(240)} ${at}`), isSo: false },
    ])
    const wording = opened({ booking: tableOf(learn(texts, { slots: SLOTS, epochs: 20, against: 1 })) })
    expect(wording({ whole: `tusi mela pero ${filler(240)}` }).booking).toBeGreaterThan(0)
    expect(wording({ whole: `stum gral dron ${filler(240)}` }).booking).toBeLessThan(0)
  })

  test('is learned from meanings, and told of a language that nothing was learned from', () => {
    const words = ['book room', 'room van book', 'book van room']
    const texts = words.flatMap((said) => [
      { slots: told(`${said} ${filler(240)}`), isSo: true },
      { slots: told(`van ${filler(240)}`), isSo: false },
    ])
    const wording = opened(
      { stay: tableOf(learn(texts, { slots: SLOTS, epochs: 20, against: 1 })) },
      'bed\troom zimmer\nbooked\tbook buch*',
    )
    const { stay } = wording({ whole: `\nbuchen zimmer ${filler(240)}` })
    expect(stay).toBeGreaterThan(wording({ whole: `\nbacken kinder ${filler(240)}` }).stay)
    expect(stay).toBeGreaterThan(0)
  })
})

describe('by the tables that come with the program', () => {
  const wording = openWording((name) => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url)))

  test.each(Object.entries(BOOKINGS))('%s is worded as a booking', (_, whole) => {
    expect(wording({ whole }).booking).toBeGreaterThan(1)
    expect(wording({ whole }).hire).toBeLessThan(-3)
  })

  test.each(Object.entries(OTHERS))('%s is not', (_, whole) => {
    expect(wording({ whole }).booking).toBeLessThan(-1)
  })

  test.each(
    Object.entries({
      stay: ['an English stay', 'a Spanish stay'],
      flight: ['a French flight'],
      train: ['a German train'],
    } as const).flatMap(([of, names]) => names.map((name) => [name, of as 'stay' | 'flight' | 'train', BOOKINGS[name] ?? ''] as const)),
  )('%s is worded as a %s, and as nothing else', (_, of, whole) => {
    const told = wording({ whole })
    expect(told.booking).toBeGreaterThan(1)
    expect(told.personal).toBeLessThan(0)
    expect((['hire', 'stay', 'flight', 'train'] as const).filter((kind) => told[kind] > 0)).toEqual([of])
  })
})
