import { describe, expect, test } from 'vitest'
import { isOpeningHours } from '../src/parser/text/days/opening-hours.ts'
import { gazetteer, line, named, tripOf } from './parser-text.ts'

/** What is asked of few texts, since others cannot tell it: which these are is told by something cheaper. */

describe('an airline is known by its name', () => {
  test.each([
    ['british airways', 'BA'],
    ['british', 'BA'],
    ['klm royal dutch airlines', 'KL'],
    ['deutsche lufthansa', undefined],
    ['lufthansa', 'LH'],
    ['lufth', undefined],
    ['hotel alpenrose', undefined],
    ['airways', undefined],
    ['', undefined],
  ])('“%s” is %s', (name, code) => {
    expect(gazetteer.airlineNamed(name)).toBe(code)
  })
})

describe('hours before a time are opening hours', () => {
  test.each(['mon - fri ', 'so: montag bis freitag ', 'segunda-feira - sexta-feira '])('from one weekday to another: “%s”', (before) => {
    expect(isOpeningHours(`${before}9:00 - `)).toBe(true)
  })

  test.each(['check-in: friday, 12 march 2027 from ', 'leeds - york, monday ', 'from leeds to york '])('not with fewer: “%s”', (before) => {
    expect(isOpeningHours(before)).toBe(false)
  })
})

const flight = `Flight confirmation
Booking reference: QX7T2P
BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30
`
const peopleOf = (text: string): readonly string[] => tripOf(flight + text).people.map(({ value }) => named(value))

describe('somebody is named', () => {
  test.each([
    ['before his day of birth', 'Anna Reed, born 12 March 1985', ['Anna Reed']],
    ['before one with a short year', 'Anna Reed, born 12.03.67', ['Anna Reed']],
    ['behind a word for a family', 'Passengers: Familie Tom Reed', ['Tom Reed']],
    ['behind titles of two', 'Passengers: Mr & Mrs Tom Reed', ['Tom Reed']],
  ])('%s', (_, text, people) => {
    expect(peopleOf(text)).toEqual(people)
  })

  test('not before a day that is yet to come', () => {
    expect(peopleOf('Anna Reed, born 12 March 2031')).toEqual([])
  })
})

describe('a ride', () => {
  test('is told by two times, and by no fewer', () => {
    const ride = (times: string): string => `Reservation QX7T2P\nTrain number ICE 573\n2 March 2027\nFrankfurt (Main) Hbf ${times}`
    expect(tripOf(ride('08:25\nStuttgart Hbf 09:50')).products.map(line)).toMatchInlineSnapshot(`
      [
        "ICE 573 Frankfurt (Main) Hbf 2027-03-02T08:25 – Stuttgart Hbf 2027-03-02T09:50",
      ]
    `)
    expect(tripOf('Reservation QX7T2P\n2 March 2027\nFrankfurt 08:25\nStuttgart').products).toEqual([])
  })
})
