import { describe, expect, test } from 'vitest'
import { tablesOf } from '../scripts/role-tables.ts'
import { openRoles } from '../src/parser/roles.ts'
import { type Page, readPage } from '../src/parser/text/page/page.ts'
import { believedNumber } from '../src/parser/text/references/worded-numbers.ts'
import { bookingNumberBy } from '../src/parser/text/roles/booking-numbers.ts'
import { numberSlots } from '../src/parser/text/roles/number-features.ts'
import { MOST_NUMBERS, numberRow, unspaced } from '../src/parser/text/roles/numbers.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** Numbers of bookings that are told by how they stand among words. Nobody in these letters exists. */

const pageOf = (text: string, subject = ''): Page => readPage(documentOf(text, { subject }), gazetteer, TODAY)
const numbersIn = (text: string, subject?: string): readonly string[] => numberRow(pageOf(text, subject)).mentions.map(({ value }) => value)

describe('what may be the number of a booking', () => {
  test.each([
    ['Het is bon 3072, en zo staat het.', ['3072']],
    ['In het boek als 47.', ['47']],
    ['Umowa KO/37/2027 jest gotowa, kopia G/412 też.', ['KO/37/2027', 'G/412']],
    ['Under S-2027-118, or 2705-114, or 27/0611.', ['S-2027-118', '2705-114', '27/0611']],
    ['codice PB-CASTAGNA-6', ['PB-CASTAGNA-6']],
    ['Auftrag 701 448 255 190 und IE884 207 715', ['701 448 255 190', 'IE884 207 715']],
    ['It is 7 302 8841 with us', ['7 302 8841']],
    ['aB3xY9kQ2 with us, and QWKTPL with them, KHVTWMZQ with the house', ['aB3xY9kQ2', 'QWKTPL', 'KHVTWMZQ']],
    ['(nr. 2027-0318)', ['2027-0318']],
  ])('is as it is written: %s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))

  test('is told with letters before it and without, of which one is right', () => {
    expect(numbersIn('Vårt nr: BB 552')).toEqual(['BB 552', '552'])
    expect(numbersIn('Nr.: JH-BU 27-00417')).toEqual(['JH-BU 27-00417', '27-00417'])
  })

  test('stands in the subject as well', () => {
    expect(numbersIn('All is well.', 'Din reservation nr. 512')).toEqual(['512'])
  })

  test.each([
    'From Friday 11 June 2027 at 10:30 until 13.06.2027, 9.15 Uhr.',
    'It is £320 all in, 1.280,50 kr, 45 eur a day, 20 % now and 512,- then.',
    'write to anna77@example.com or see example.com/a55',
    'Room for 4, 3rd floor, a 7kg bag and 13m3',
    'Since 2019, as in 05/2027 and AB/05/2027.',
    'Call 0800 123 456, 1300 447 190 or +44 1914 960122.',
    'PIN 3091, TUE 1430',
  ])('is no day, hour, price, year, mailbox, phone or what is counted: %s', (text) => expect(numbersIn(text)).toEqual([]))

  test('is one token of its page, whatever it holds', () => {
    const { tokens, mentions } = numberRow(pageOf('You are 2027-0318/A with us'))
    const [mention] = mentions
    expect(tokens.map(({ text }) => text)).toEqual(['LINE', 'LINE', 'you', 'are', 'CODE', 'with', 'us'])
    expect(tokens[mention?.at ?? 0]?.text).toBe('CODE')
  })

  test('is none of a page with more numbers than a booking has', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Part ${1000 + at} is here.`).join('\n')
    expect(numbersIn(lines(MOST_NUMBERS))).toHaveLength(MOST_NUMBERS)
    expect(numbersIn(lines(MOST_NUMBERS + 1))).toEqual([])
  })

  test('is looked for in no time in a page of nothing but numbers', () => {
    const page = pageOf(Array.from({ length: 2000 }, (_, at) => `${at}-A/${at}.B ${'9-'.repeat(40)} ${'AB/'.repeat(30)}`).join('\n'))
    const start = performance.now()
    expect(numberSlots(page)).toEqual([])
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

/** Letters of one build, in which the number of the booking stands behind a word of no language, and others behind others. */
const letter = (number: string, road: string, shed: string): string =>
  `Hello, all is well here and we look forward to it.\nGrolat ${road} and then left, the shed is birpo ${shed}.\nYou are zumela ${number} with us, say it and you have it.\nGreetings, Anna`

/** Learned from such letters. */
const roles = (() => {
  const known = ['AV-114', '3381', 'LX/27/31', '512', 'TF-1488', '2607-114', 'SR-7782', '218', '1140', 'GK/37/2027'].map((number, at) => ({
    number,
    page: pageOf(letter(number, `A${at + 11}`, `${at + 20}-${at + 4}`)),
  }))
  const number = known.flatMap(({ number, page }) =>
    numberSlots(page).map(({ mention, slots }) => ({ slots, isSo: mention.value === number })),
  )
  return openRoles(tablesOf({ number }))
})()
const likelyIn = (text: string) => bookingNumberBy(roles, pageOf(text))

describe('the number of a booking', () => {
  test('is told by the words around it, whatever else is numbered', () => {
    const told = likelyIn(letter('QD-4471', 'B6318', '14-2'))
    expect(told?.mention.value).toBe('QD-4471')
    expect(told?.sure).toBeGreaterThan(0)
    expect(believedNumber(told)).toBe('QD-4471')
  })

  test('is not told by its place, nor by how it is written', () => {
    expect(likelyIn('You are zumela 47 with us, say it and you have it.\nGrolat QD-4471 and then left.')?.mention.value).toBe('47')
  })

  test('is believed where it is sure enough, and likelier than all others by far', () => {
    const told = likelyIn('You are zumela QD-4471 with us, say it and you have it.')
    expect(told && [believedNumber(told), believedNumber({ ...told, lead: 0.5 }), believedNumber({ ...told, sure: -0.6 })]).toEqual([
      'QD-4471',
      undefined,
      undefined,
    ])
  })

  test('has to be surer behind a label, which was looked at, and behind what says that it is of something else', () => {
    const sure = { mention: { line: pageOf('').lines[0], start: 0, end: 0, isRest: false, value: 'QD-4471' }, sure: 1, lead: 9 }
    const believed = (before: string, more: number) => {
      const line = pageOf(`${before} QD-4471`).lines[1]
      return (
        line && believedNumber({ ...sure, sure: more, mention: { ...sure.mention, line, start: before.length + 1, end: line.text.length } })
      )
    }
    expect(believed('You are', 1)).toBe('QD-4471')
    for (const before of [
      'Booking number:',
      'The code is',
      'Your parking reference is',
      'The licence of the house is',
      'Account',
      'Unsere Versicherung führt Sie als',
    ])
      expect([before, believed(before, 1), believed(before, 4)]).toEqual([before, undefined, 'QD-4471'])
    // What was said before is another sentence.
    expect(believed('The licence is old. You are', 1)).toBe('QD-4471')
  })

  test('is nothing where no number is', () => {
    expect(likelyIn('Hello, all is well here.')).toBe(undefined)
    expect(believedNumber(undefined)).toBe(undefined)
  })
})

test('numbers are the same but for their spaces', () => {
  expect(unspaced('701 448 255')).toBe(unspaced('701448255'))
  expect(unspaced('BB 552')).not.toBe(unspaced('552'))
})
