import { expect, test } from 'vitest'
import { mostInLine, mostText } from '../src/parser/limits.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { likelyStayDays } from '../src/parser/text/stays/likely-stay-days.ts'
import { effortOf } from './effort.ts'
import { documentOf, gazetteer, products, TODAY, tripOf } from './parser-text.ts'

const bits = [
  '1',
  '1 ',
  ' ',
  ', ',
  '(',
  '-',
  '1-',
  '1.',
  '12:30 ',
  '12 March ',
  '12.03.2027 ',
  'A',
  'AB ',
  'Hotel de la ',
  'Jan van der ',
  'Ana DE LA ',
  'A/',
  'LHR-JFK ',
  'BA 123 ',
  'Flight 118 Delta Air ',
  '# 118   flight',
  'check-in ',
  'booking reference ',
  '> ',
  'é',
  'Paris, ',
  '1 High Street, 12345 ',
  'a   ',
  'from London to Paris at 10:00 ',
]

/** Times a harmless text of the same length that any text may take: the dearest of these takes five. */
const limit = 8
const effort = (text: string): number => effortOf(text, limit).effort

const words = 'Booking reference ABC123: hotel, room, check-in, flight, train, car rental\n'

/** So much of it, in times of all that is read of any text. */
const repeated = (bit: string, share: number): string => bit.repeat(Math.ceil((mostText * share) / bit.length))

test.each(bits)('a third of all that is read of “%s” takes no long time in one line, nor in many', (bit) => {
  expect(effort(words + repeated(bit, 0.32))).toBeLessThan(limit)
  // Lines that are as long as any, and shorter ones of which every second has words before it.
  const long = repeated(bit, 0.16).replace(new RegExp(`.{1,${mostInLine}}`, 'g'), '$&\n')
  expect(effort(words + long + repeated(bit, 0.16).replace(/(.{1,300})(.{0,300})/g, '$1\na b $2\n'))).toBeLessThan(limit)
})

test.each(['1 ', 'Paris, ', 'Hotel de la ', 'from London to Paris at 10:00 '])('more of “%s” than is read takes no longer', (bit) => {
  expect(effort(words + repeated(bit, 1.25))).toBeLessThan(limit)
})

test.each(['1 ', 'Hotel de la ', 'from London to Paris at 10:00 '])('nor does a megabyte of “%s”', (bit) => {
  const whole = bit.repeat(Math.ceil(1_000_000 / bit.length))
  expect(effort(words + whole)).toBeLessThan(limit)
  expect(effort(words + whole.replace(/.{1,300}/g, '$&\n'))).toBeLessThan(limit)
})

/** A word for each number, each another. */
const wordOf = (count: number): string => {
  const letters = [17_576, 676, 26, 1].map((step) => String.fromCharCode(97 + (Math.floor(count / step) % 26))).join('')
  return `${letters.slice(0, 1).toUpperCase()}${letters.slice(1)}in`
}
const booked = `Booking reference ABC123
Hotel Astoria, check-in 12 March 2027, check-out 14 March 2027
Flight BA 304 London (LHR) - Paris (CDG) 5 April 2027 07:20 - 09:40
`
const chain = 'A-'.repeat(440)
const each: readonly (readonly [string, (word: string, count: number) => string])[] = [
  ['people as airlines write them', (word) => `${word.toUpperCase()}/ANNA MR`],
  ['people whose names are written together', (word) => `${word.toUpperCase()}/ANNAMARIE MRS`],
  ['long labels before people as airlines write them', (word) => `${'of a label '.repeat(70)}${word}: ${word.toUpperCase()}/ANNA`],
  ['people with how old they are', (word) => `Ann ${word} (voksen)`],
  ['people with titles', (word) => `Mrs Ann ${word}`],
  ['people with seats', (word, count) => `Ann ${word}   Seat ${count % 40}A`],
  ['houses', (word) => `Hotel ${word}`],
  ['addresses', (word, count) => `${count % 999} ${word} Street, ${10_000 + count} Paris`],
  ['chains of hyphens before a comma', (word) => `Passenger: ${chain}${word},`],
  ['chains of hyphens before a slash', (word) => `Passenger: ${chain}${word}/`],
]

/** Each name and house is looked at closely, which takes up to twelve. */
const limitOfNames = 20

test.each(each)('hundreds of %s, no two the same, are read in no long time', (_, tell) => {
  let all = ''
  for (let count = 0; all.length < mostText / 6; count++) all += `${tell(wordOf(count), count)}   `
  const { trip, effort } = effortOf(booked + all.replace(/.{1,950} {3}/g, '$&\n'), limitOfNames)
  expect(trip.people.length).toBeLessThanOrEqual(12)
  expect(effort).toBeLessThan(limitOfNames)
})

test.each(['道0区', '市', '0구 '])('lines of “%s” that may be the address of a stay take no long time', (bit) => {
  const stay = 'Hotel Astoria, booking reference ABC123\nCheck-in 12 March 2027, check-out 14 March 2027\n'
  expect(effort(stay + `Where: 1市${bit.repeat(900 / bit.length)}\n`.repeat(30))).toBeLessThan(limit)
})

test('hundreds of stays one after the other, in two houses, are read as far as anybody stays', () => {
  const day = (count: number): string => new Date(Date.UTC(2027, 0, 1 + 2 * count)).toISOString().slice(0, 10)
  const stays = Array.from({ length: 300 }, (_, at) => `Hotel ${at % 2 ? 'Astoria' : 'Bristol'}\nIn ${day(at)}, out ${day(at + 1)}`)
  expect(tripOf(`Booking reference ABC123, rooms and nights\n${stays.join('\n')}`).products.length).toBeLessThanOrEqual(60)
})

test('only the beginning of a very long document is read', () => {
  const flight = '\nBooking reference QX7TPL\nFlight BA 304 London (LHR) - Paris (CDG) 5 April 2027 07:20 - 09:40'
  expect(products(`Hello${'\n'.repeat(100)}${flight}`)).toHaveLength(1)
  expect(products(`Hello${'\n'.repeat(5000)}${flight}`)).toEqual([])
})

test('days from and to which guests are welcomed, in a block of hundreds of lines, take no long time', () => {
  const stay = 'Hotel Astoria, booking reference ABC123\nCheck-in 12 March 2027\nCheck-out 14 March 2027\n'
  expect(effort(stay + 'we welcome you from 3 to 6 March 2027\n'.repeat(600))).toBeLessThan(limit)
})

test.each(['h'.repeat(60), 'h '.repeat(30), '(h'.repeat(30), 'pm'.repeat(30), '4h'.repeat(30)])(
  'two days of a stay with “%s” between them are told in no long time',
  (between) => {
    const page = readPage(documentOf(`Booking confirmed\nPeriod: 4 September 2027 ${between}x 8 September 2027`), gazetteer, TODAY)
    const begun = process.cpuUsage()
    likelyStayDays(page)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000)
  },
)

/** One line of `many` between as many that `each` makes. */
const among = (each: (count: number) => string, many: string, count = 480): string =>
  Array.from({ length: count }, (_, at) => (at % 16 === 0 ? `${each(at)}\n${many}` : each(at))).join('\n')

test.each([
  ['houses among what looks like mailboxes', (at: number) => `Hotel ${wordOf(at)}`, 'abcdefghij.'.repeat(80)],
  ['houses among sites', (at: number) => `Hotel ${wordOf(at)}`, 'www.ab.de '.repeat(90)],
  ['letterheads in one line', (at: number) => `Sonnhof ${wordOf(at)} · St. Magdalena 41 · I-39040 Villnoess`, 'info@ab.de '.repeat(60)],
  ['lists of names among letters of a name', (at: number) => `Ann ${wordOf(at)}, Ann ${wordOf(at)}a`, 'nann'.repeat(240)],
  ['lists of names among names', (at: number) => `Lee ${wordOf(at)}, Lee A${wordOf(at)}`, 'lee '.repeat(245)],
  ['rooms in which somebody sleeps', (at: number) => `1 room: Ann ${wordOf(at)}`, 'nann'.repeat(240)],
])('%s, no two the same, take no long time', (_, each, many) => {
  expect(effort(`${booked}\n${among(each, many)}`)).toBeLessThan(limit)
})
