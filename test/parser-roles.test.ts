import { describe, expect, test } from 'vitest'
import { tablesOf } from '../scripts/role-tables.ts'
import { openRoles } from '../src/parser/roles.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { dayMentions, daySlots, hourSlots } from '../src/parser/text/roles/days-and-hours.ts'
import { daySpan, daySpanBy, hourSpanBy } from '../src/parser/text/roles/spans.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

const pageOf = (text: string, written = '2027-03-02') => readPage({ ...documentOf(text), written }, gazetteer, TODAY)
const daysIn = (text: string): readonly string[] => dayMentions(pageOf(text)).map(({ day }) => day)

describe('the days that a letter tells', () => {
  test('are those in full and, behind them, those of the same month', () => {
    expect(daysIn('The van is yours from Friday 11 June 2027 until Sunday the 13th.')).toEqual(['2027-06-11', '2027-06-13'])
  })

  test('are those of the next month where the day has gone by in this one', () => {
    expect(daysIn('Vom 28. Juni 2027 an, und am 4. bringen Sie ihn zurück.')).toEqual(['2027-06-28', '2027-07-04'])
  })

  test('are the same where a day without its month was told in full, also further down', () => {
    expect(daysIn('The key is there on the 3rd.\nYou have it from 3 September 2027 to 7 September 2027.')).toEqual([
      '2027-09-03',
      '2027-09-03',
      '2027-09-07',
    ])
  })

  test('fall on the weekday that is said with them', () => {
    // 13 March 2027 is a Saturday, and so is 13 November; 13 April is a Tuesday.
    expect(daysIn('It is all in the book for Tuesday 13th.')).toEqual(['2027-04-13'])
  })

  test('are no sums, no hours and no counts of anything', () => {
    expect(daysIn('From 11 June 2027: le 12 euros, the 30 km, op 9 uur, den 5% and 4 nights.')).toEqual(['2027-06-11'])
  })
})

/** Letters of one build, in which a day is told behind a word of no language for each of its ends. */
const letter = (begin: string, end: string, paid: string): string =>
  `Hello, all is well here and we look forward to it. Vorda ${begin} at 9:30 it is yours, and zumel ${end} at 17:00 it comes home. Kasto ${paid} at 12:00 the rest.`
const [BEGIN, END, PAID] = ['Friday 11 June 2027', 'Sunday 13 June 2027', 'Monday 31 May 2027']

/** Learned from letters in which the ends stand behind those words, in every order of the sentences. */
const roles = (() => {
  const days = [4, 11, 18, 25].flatMap((day) => [1, 2, 3].map((nights) => [day, day + nights] as const))
  const known = days.map(([from, to]) => {
    const page = pageOf(letter(`${from} June 2027`, `${to} June 2027`, `${from} May 2027`))
    return { page, begin: `2027-06-${String(from).padStart(2, '0')}`, end: `2027-06-${String(to).padStart(2, '0')}` }
  })
  const examples = {
    dayBegins: known.flatMap(({ page, begin }) => daySlots(page).map(({ mention, slots }) => ({ slots, isSo: mention.day === begin }))),
    dayEnds: known.flatMap(({ page, end }) => daySlots(page).map(({ mention, slots }) => ({ slots, isSo: mention.day === end }))),
    hourBegins: known.flatMap(({ page, begin, end }) =>
      hourSlots(page, begin, end).map(({ mention, slots }) => ({ slots, isSo: mention.minutes === 570 })),
    ),
    hourEnds: known.flatMap(({ page, begin, end }) =>
      hourSlots(page, begin, end).map(({ mention, slots }) => ({ slots, isSo: mention.minutes === 1020 })),
    ),
  }
  return openRoles(tablesOf(examples))
})()

describe('from when to when what is booked lasts', () => {
  test('is told by the words around its days, whatever else has a day', () => {
    const span = daySpanBy(roles, pageOf(letter(BEGIN, END, PAID)))
    expect([span?.begin, span?.end]).toEqual(['2027-06-11', '2027-06-13'])
    expect(span?.sure).toBeGreaterThan(0)
  })

  test('is not told by the order of the days: those that are to be paid on stand anywhere', () => {
    const span = daySpanBy(roles, pageOf(`Kasto ${PAID} the rest, please. ${letter(BEGIN, END, 'Tuesday 1 June 2027')}`))
    expect([span?.begin, span?.end]).toEqual(['2027-06-11', '2027-06-13'])
  })

  test('is reckoned from one day and the nights that are told', () => {
    const span = daySpanBy(roles, pageOf(`Vorda ${BEGIN} at 9:30 it is yours, for five nights.`))
    expect([span?.begin, span?.end, span?.last]).toEqual(['2027-06-11', '2027-06-16', undefined])
  })

  test('is nothing where no day is told, or one alone without nights', () => {
    expect(daySpanBy(roles, pageOf('It is yours from Friday at 9:30.'))).toBe(undefined)
    const span = daySpanBy(roles, pageOf(`We answer by ${PAID}.`))
    expect(span === undefined || span.sure < 0).toBe(true)
  })

  test('is never longer than four months', () => {
    const span = daySpanBy(roles, pageOf(letter('Friday 11 June 2027', 'Monday 13 December 2027', PAID)))
    expect(span?.end).not.toBe('2027-12-13')
  })
})

test('a page with more days than a booking has is of no one booking', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => `On ${(at % 28) + 1} ${at % 2 ? 'August' : 'September'} 2027 it rains.`).join('\n')
  expect(daySpanBy(roles, pageOf(`${letter(BEGIN, END, PAID)}\n${days(190)}`))?.begin).toBe('2027-06-11')
  expect(daySpanBy(roles, pageOf(`${letter(BEGIN, END, PAID)}\n${days(210)}`))).toBe(undefined)
})

describe('the hours at which it begins and ends', () => {
  const span = { begin: '2027-06-11', end: '2027-06-13' }

  test('are told by the words around them, which are not those of other hours', () => {
    const { first, last } = hourSpanBy(roles, pageOf(letter(BEGIN, END, PAID)), span)
    expect([first?.minutes, last?.minutes]).toEqual([570, 1020])
  })

  test('are in turn where both are on one day', () => {
    const day = { begin: '2027-06-11', end: '2027-06-11' }
    const { first, last } = hourSpanBy(roles, pageOf(letter(BEGIN, 'then', PAID)), day)
    expect([first?.minutes, last?.minutes]).toEqual([570, 1020])
    const turned = letter(BEGIN, 'then', PAID).replace('9:30', '17:00').replace('17:00 it comes', '9:30 it comes')
    const back = hourSpanBy(roles, pageOf(turned), day)
    expect((back.first?.minutes ?? 0) <= (back.last?.minutes ?? 0)).toBe(true)
  })

  test('are none where none is told', () => {
    expect(hourSpanBy(roles, pageOf(`Vorda ${BEGIN} it is yours, and zumel ${END} it comes home.`), span)).toEqual({})
  })
})

describe('by the table that comes with the program', () => {
  const spanOf = (text: string, written?: string) => {
    const span = daySpan(pageOf(text, written))
    return span && [span.begin, span.end]
  }

  test.each([
    ['English', 'You have the cottage from Friday 11 June 2027 to Monday 14 June. The balance is due by 14 May 2027.'],
    ['German', 'Das Zimmer ist für Sie vom 11. Juni 2027 bis zum 14. Juni reserviert. Die Anzahlung erbitten wir bis 14. Mai 2027.'],
    ['Danish', 'Huset er jeres fra fredag den 11. juni 2027 til mandag den 14. juni. Resten betales senest den 14. maj 2027.'],
    ['Portuguese', 'O quarto fica reservado de 11 de junho de 2027 a 14 de junho. O resto paga-se até 14 de maio de 2027.'],
    ['Polish', 'Pokój jest zarezerwowany od 11 czerwca 2027 do 14 czerwca. Zaliczkę prosimy wpłacić do 14 maja 2027.'],
  ])('a letter in %s', (_, text) => {
    expect(spanOf(text)).toEqual(['2027-06-11', '2027-06-14'])
  })
})
