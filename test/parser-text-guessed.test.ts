import { describe, expect, test } from 'vitest'
import { type FoundTrip, startOf } from '../src/parser/found.ts'
import { mergeTrips } from '../src/parser/merge/merge.ts'
import { tripOf } from './parser-text.ts'

/** Days without a year are of the next that comes, and said to be less sure. */

const merged = (trip: FoundTrip): FoundTrip => mergeTrips([{ source: 'text', trip }])
const WARNING = 'the year is not written and was guessed'

const told = (year: string): readonly (readonly [string, string])[] => [
  ['a flight', `Booking reference QX7TPL\nFlight BA 304 London (LHR) - Paris (CDG) 5 April${year} 07:20 - 09:40`],
  ['a flight of a reservation system', `RP/QX7TPL\n  2  QR 004 J 09FEB${year.slice(-2)} 2 LHRDOH HK1  2125 0705+1`],
  ['a stay', `Booking reference QX7TPL\nHotel Astoria\n12 Mill Lane, 75011 Paris\nCheck-in: 5 April${year}\nCheck-out: 7 April${year}`],
  ['a car', `Car rental booking QX7TPL\nPick-up: 5 April${year} 10:00\nDrop-off: 7 April${year} 12:00\nFord Focus or similar`],
  ['a ride', `Your train ticket, booking QX7TPL\n5 April${year}\nICE 615\n07:20 Berlin Hbf\n09:40 Hamburg Hbf`],
]

describe('where the year is not written', () => {
  test.each(told(''))('the day of %s is no surer than a guess, and that is told', (_, text) => {
    const { products, warnings } = merged(tripOf(text))
    expect(products.map((product) => [startOf(product)?.isYearGuessed, (startOf(product)?.sure ?? 1) <= 0.8])).toEqual([[true, true]])
    expect(warnings).toEqual([WARNING])
  })
})

describe('where the year is written', () => {
  test.each(told(' 2027'))('the day of %s is sure', (_, text) => {
    const { products, warnings } = merged(tripOf(text))
    expect(products.map((product) => [startOf(product)?.isYearGuessed, (startOf(product)?.sure ?? 0) > 0.8])).toEqual([[undefined, true]])
    expect(warnings).toEqual([])
  })

  test('on another day of the journey, a weekday that fits is as good as a year', () => {
    const journey = (back: string): string =>
      `Booking reference QX7TPL\nBA 304   London (LHR) - Paris (CDG)   Mon 5 April 2027   07:20 - 09:40\nBA 305   Paris (CDG) - London (LHR)   ${back}   10:20 - 10:40`
    expect(merged(tripOf(journey('Fri 9 April'))).warnings).toEqual([])
    expect(merged(tripOf(journey('9 April'))).warnings).toEqual([WARNING])
    expect(merged(tripOf(journey('Thu 9 April'))).warnings).toEqual([WARNING])
  })

  test('what was dropped of the document, or is told better elsewhere, gives no warning', () => {
    const text = tripOf('Booking reference QX7TPL\nFlight BA 304 London (LHR) - Paris (CDG) 5 April 07:20 - 09:40')
    expect(mergeTrips([{ source: 'text', trip: { ...text, products: [] } }]).warnings).toEqual([])
    const [flight] = tripOf('Booking reference QX7TPL\nFlight BA 304 London (LHR) - Paris (CDG) 5 April 2027 07:20 - 09:40').products
    const better = { products: flight ? [flight] : [], people: [], warnings: [] }
    const { products, warnings } = mergeTrips([
      { source: 'structured', trip: better },
      { source: 'text', trip: text },
    ])
    expect([products.length, warnings]).toEqual([1, []])
  })

  test('a day told again with a weekday that means another elsewhere is that day', () => {
    const days =
      'Termín: so 5. 6. 2027 – so 12. 6. 2027\nso 5. 6.   QS 2876   Praha 13:40   Burgas 16:40\nso 12. 6.   QS 2877   Burgas 17:30   Praha 18:40'
    const { products } = merged(tripOf(`Potvrzení zájezdu\nČíslo rezervace: 26017743\n${days}`))
    expect(products.map((product) => startOf(product)?.value)).toEqual(['2027-06-05T13:40', '2027-06-12T17:30'])
  })
})
