import { describe, expect, test } from 'vitest'
import type { FoundProduct } from '../src/parser/found.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { areRowsToChooseFrom } from '../src/parser/text/refusal/choices.ts'
import { wordedAsBooking } from '../src/parser/text/refusal/worded-bookings.ts'
import { documentOf, gazetteer, products, TODAY } from './parser-text.ts'

const pageOf = (text: string) => readPage(documentOf(text), gazetteer, TODAY)

const STAY = pageOf(`Dear Ann,
Your room is booked. Check-in: Friday 11 June 2027
Check-out: Monday 14 June 2027`)
const HIRE = pageOf(`Dear Ann,
Your van is booked. Pick-up: Friday 11 June 2027
Return: Monday 14 June 2027`)

/** The same letter, whose days say less. */
const doubtful = ({ lines }: typeof STAY) => {
  const roles = Object.fromEntries(
    Object.entries(gazetteer.roles(true)).map(([role, score]) => [role, (slots: ReadonlySet<number>) => score(slots) / 8]),
  )
  const text = lines.slice(1).map(({ text }) => text)
  return readPage(documentOf(text.join('\n')), { ...gazetteer, roles: () => roles as ReturnType<typeof gazetteer.roles> }, TODAY)
}

const day = (value: string) => ({ value, rule: 'a label', sure: 0.8 })
const stay = (checkIn = '2027-06-11', checkOut = '2027-06-14'): FoundProduct => ({
  kind: 'hotel',
  checkIn: day(checkIn),
  checkOut: day(checkOut),
})
const hire = (pickUp = '2027-06-11', dropOff = '2027-06-14'): FoundProduct => ({ kind: 'car', pickUp: day(pickUp), dropOff: day(dropOff) })

const worth = (page: typeof STAY, found: readonly FoundProduct[], wording: Partial<Record<'booking' | 'hire' | 'stay', number>>): number =>
  wordedAsBooking({
    page,
    products: found,
    referred: false,
    people: [],
    format: 'text',
    written: undefined,
    wording: () => ({ booking: 2, hire: -5, stay: -5, flight: -5, train: -5, letter: 0, personal: 0, ...wording }),
    settlesOne: () => false,
    isNone: () => false,
  })

describe('what it says for a booking how all of a letter is worded', () => {
  test('is the more, the surer it is of one, and never more than a reference says', () => {
    expect([2, 3, 4, 6].map((booking) => worth(doubtful(STAY), [stay()], { booking, stay: 1 }))).toEqual([1, 1.5, 2, 2])
    expect([2, 4, 6].map((booking) => worth(doubtful(HIRE), [hire()], { booking, hire: 1 }))).toEqual([1, 2, 2])
  })

  test('is as much as a reference says where its days are as sure', () => {
    expect([worth(STAY, [stay()], { stay: 1 }), worth(HIRE, [hire()], { hire: 1 })]).toEqual([2, 2])
  })

  test('is nothing where it is hardly worded as one', () => {
    expect([-2, 0, 1.9].map((booking) => worth(STAY, [stay()], { booking, stay: 3 }))).toEqual([0, 0, 0])
  })

  test('is nothing where it is worded as of something else', () => {
    expect(worth(STAY, [stay()], { stay: -1.1, hire: 3 })).toBe(0)
    expect(worth(HIRE, [hire()], { hire: -2.1, stay: 3 })).toBe(0)
  })

  test('is said of hires that are rarer than stays', () => {
    expect([worth(STAY, [stay()], { stay: -1.5 }), worth(HIRE, [hire()], { hire: -1.5 })]).toEqual([0, 2])
  })

  test('is said of the days that stand among words as those of what is booked', () => {
    expect(worth(STAY, [stay('2027-06-12')], { stay: 1 })).toBe(0)
    expect(worth(STAY, [stay('2027-06-11', '2027-06-15')], { stay: 1 })).toBe(0)
    expect(worth(HIRE, [hire('2027-06-11T10:00', '2027-06-14T09:00')], { hire: 1 })).toBe(2)
    expect(worth(pageOf('Dear Ann,\nYour room is booked.'), [stay()], { stay: 1 })).toBe(0)
  })

  test('is said of one stay or one hire, and of nothing else', () => {
    expect(worth(STAY, [], { stay: 1 })).toBe(0)
    expect(worth(STAY, [stay(), stay()], { stay: 1 })).toBe(0)
    expect(worth(STAY, [{ kind: 'train', departs: day('2027-06-11'), arrives: day('2027-06-14') }], { stay: 1, hire: 1 })).toBe(0)
  })
})

test('short notices of cars that are shared are no hires, whatever stands over them', () => {
  const notice = (said: string) => `Booking confirmation
Marsh End Car Club
${said}
From: Friday 4 June 2027, 18:30
Until: Monday 7 June 2027, 22:00`
  expect(products(notice('Spring promo: a third off the Toyota Aygo, WU21 KLE!'))).toEqual([])
  expect(products(notice('The Toyota Aygo, WU21 KLE, is in the workshop and cannot be used.'))).toEqual([])
})

describe('rows that tell rides to choose from', () => {
  const rows = (...told: readonly string[]) => `Hej Signe,
välkommen till oss tisdagen den 9 mars 2027. Köp själv din biljett.
${told.join('\n')}
Hälsningar, Karin`
  const early = 'X 2000 423   Stockholm C 06.21   Göteborg C 09.24'
  const late = 'X 2000 425   Stockholm C 07.21   Göteborg C 10.24'
  const back = 'X 2000 440   Göteborg C 15.36   Stockholm C 18.39'
  const areSo = (...told: readonly string[]): boolean => areRowsToChooseFrom(pageOf(rows(...told)))

  test('are those of one way, of which one leaves while the other is under way', () => {
    expect(areSo(early, late)).toBe(true)
    expect(areSo(early, late, back)).toBe(true)
  })

  test('are not a way there and back', () => {
    expect(areSo(early, back)).toBe(false)
  })

  test('are not rides of which one begins when the other has ended', () => {
    expect(areSo(early, 'X 2000 431   Stockholm C 10.21   Göteborg C 13.24')).toBe(false)
  })

  test('are not rides of several days', () => {
    expect(areSo(`9 mars 2027   ${early}`, `16 mars 2027   ${late}`)).toBe(false)
  })

  test('are not parts of one train, which arrive together', () => {
    expect(areSo(early, 'X 2000 425   Stockholm C 07.21   Göteborg C 09.24')).toBe(false)
  })

  test('are no journey in any order of their lines; the way there and back that somebody booked is', () => {
    expect(products(rows(early, late, `Hem   ${back}`), { subject: 'Booking confirmation' })).toEqual([])
    const booked = `Bokningsbekräftelse
Bokningsnummer: QWE4471
Resenär: Signe Lindqvist
Tisdag 9 mars 2027
${early}
${back}`
    expect(products(booked)).toEqual([
      'X 2000 423 Stockholm C 2027-03-09T06:21 – Göteborg C 2027-03-09T09:24',
      'X 2000 440 Göteborg C 2027-03-09T15:36 – Stockholm C 2027-03-09T18:39',
    ])
  })
})
