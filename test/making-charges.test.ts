import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../src/core/amounts.ts'
import { cardBrand, cardBrands } from '../src/operations/cards.ts'
import { emissionsOf } from '../src/sandbox/making/flying/emissions.ts'
import { cardFee } from '../src/sandbox/making/offers/cardfees.ts'
import { atlas, fares, timetable } from './making-atlas.ts'

/** What is added to a fare, and what is said of a flight. */

function flight(carrier: string, from: string, to: string) {
  const [found] = timetable.flightsOn(carrier, from, to, '2027-03-01')
  if (!found) throw new Error(`${carrier} does not fly from ${from} to ${to}`)
  return found
}

const kilograms = (carrier: string, from: string, to: string, cabin: 'F' | 'J' | 'W' | 'Y' = 'Y') =>
  emissionsOf({ atlas, fares }, flight(carrier, from, to), cabin)

test.each([
  ['BA', 'LHR', 'JFK', 280, 420],
  ['IB', 'MAD', 'JFK', 280, 430],
  ['IB', 'MAD', 'BCN', 35, 70],
  ['SQ', 'LHR', 'SIN', 550, 1000],
  ['QF', 'SYD', 'MEL', 50, 110],
  ['LH', 'FRA', 'MUC', 25, 70],
])('%s from %s to %s gives off what calculators say of economy: %i to %i kg', (carrier, from, to, least, most) => {
  expect(kilograms(carrier, from, to)).toBeGreaterThanOrEqual(least)
  expect(kilograms(carrier, from, to)).toBeLessThanOrEqual(most)
})

test('a better cabin takes more room, and more of the fuel', () => {
  const [economy, premium, business, first] = (['Y', 'W', 'J', 'F'] as const).map((cabin) => kilograms('BA', 'LHR', 'SIN', cabin))
  expect((premium ?? 0) / (economy ?? 1)).toBeCloseTo(1.5, 1)
  expect((business ?? 0) / (economy ?? 1)).toBeCloseTo(4, 1)
  expect((first ?? 0) / (economy ?? 1)).toBeCloseTo(5, 1)
})

const itineraryFrom = (from: string) => {
  const end = (iataCode: string) => ({ iataCode, at: '2027-03-01T12:00:00' })
  const segment = {
    id: '1',
    departure: end(from),
    arrival: end('SIN'),
    carrierCode: 'BA',
    number: '11',
    aircraft: { code: '77W' },
    duration: 'PT13H',
    numberOfStops: 0,
    blacklistedInEU: false,
  }
  return { itineraries: [{ duration: 'PT13H', segments: [segment] }] }
}

test('a fee is a share with a limit; in Europe no consumer card has one', () => {
  const euro = atlas.currency('EUR')
  if (!euro) throw new Error('no euro')
  const fee = (from: string, total: number, brand: (typeof cardBrands)[number]) => cardFee(atlas, itineraryFrom(from), total, brand, euro)
  expect([fee('MAD', 500, 'VISA'), fee('JFK', 500, 'VISA'), fee('MAD', 500, 'DINERS')]).toEqual([0, 4.5, 9])
  fc.assert(
    fc.property(
      fc.constantFrom('MAD', 'JFK', 'SIN'),
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      fc.constantFrom(...cardBrands),
      (from, total, brand) => {
        expect(fee(from, total, brand)).toBeGreaterThanOrEqual(0)
        expect(fee(from, total, brand)).toBeLessThanOrEqual(25)
        expect(fee(from, total + 100, brand)).toBeGreaterThanOrEqual(fee(from, total, brand))
      },
    ),
  )
})

test.each([
  [411_111, 'VISA'],
  [555_555, 'MASTERCARD'],
  [222_100, 'MASTERCARD'],
  [272_099, 'MASTERCARD'],
  [371_449, 'AMERICAN_EXPRESS'],
  [305_693, 'DINERS'],
  [675_964, 'MAESTRO'],
  [122_000, 'UATP_AIRPLUS'],
  [222_000, undefined],
  [272_100, undefined],
  [900_000, undefined],
])('a card that begins with %i is of %s', (bin, brand) => {
  expect(cardBrand(String(bin))).toBe(brand)
})

test('amounts add up to the last digit', () => {
  expect(sum(['0.10', '0.20'])).toBe('0.30')
  expect(sum(['490.88', '-370.88'])).toBe('120.00')
  expect(sum(['1.250', '-0.5'])).toBe('0.750')
  expect([sum(['7', '8']), sum([])]).toEqual(['15', '0'])
})
