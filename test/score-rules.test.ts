import { describe, expect, test } from 'vitest'
import { scoreTrip } from '../scripts/score-trips.ts'
import type { Air, Car, Hotel, Product, Train, Trip } from '../src/operations/trip/model.ts'

/** When what was read of a document is what it says. */

const hotel = (more: Hotel): Trip => ({ products: [{ hotel: more }] })
const train = (more: Train): Trip => ({ products: [{ train: more }] })
const car = (more: Car): Trip => ({ products: [{ car: more }] })
const air = (carrierCode: string, flightNumber: string, more: Air = {}): Trip => ({
  products: [{ air: { marketing: { flightDesignator: { carrierCode, flightNumber } }, ...more } }],
})
const faultsOf = (expected: Trip, got: Trip) => scoreTrip(expected, got).faults

describe('the same is', () => {
  test.each<[string, Trip, Trip]>([
    ['a name without its accents and signs', hotel({ name: 'Hôtel Régina – Lyon' }), hotel({ name: 'HOTEL REGINA LYON' })],
    ['a name that is a part of the one expected', train({ departure: { name: 'Köln Hbf' } }), train({ departure: { name: 'Köln' } })],
    ['a name with a little more', hotel({ name: 'Gasthof Krone' }), hotel({ name: 'Gasthof Krone, Bad Ischl' })],
    [
      'a minute where its day is expected',
      car({ pickup: { localDateTime: '2027-03-04' } }),
      car({ pickup: { localDateTime: '2027-03-04T10:00' } }),
    ],
    ['a day of a stay with an hour', hotel({ checkInDate: '2027-03-04' }), hotel({ checkInDate: '2027-03-04T15:00:00' })],
    ['a confirmation in groups', hotel({ confirmationNumber: '8841-902 17' }), hotel({ confirmationNumber: '884190217' })],
    ['a number without its kind or zeros', train({ vehicle: { number: 'ICE 18' } }), train({ vehicle: { displayName: '018' } })],
    ['a carrier by the code of ICAO', air('U2', '8841'), air('EZY', '8841')],
    [
      'an address with half of its words',
      hotel({ address: { lines: ['Seestraße 4'], cityName: 'Bregenz' } }),
      hotel({ address: { text: 'Bregenz 4' } }),
    ],
    [
      'a person whose surname comes first',
      { stakeholders: [{ name: { firstName: 'Ada', lastName: 'Lovelace' } }] },
      { stakeholders: [{ name: { lastName: 'LOVELACE ADA' } }] },
    ],
    ['a reference in small letters', { reference: 'QX7T2P' }, { reference: 'qx7t2p' }],
  ])('%s', (_, expected, got) => {
    expect(faultsOf(expected, got)).toEqual([])
  })
})

describe('not the same is', () => {
  const alike = { provider: 'Alamo', confirmationNumber: 'AL1' }
  test.each<[string, Trip, Trip]>([
    [
      'a name twice as long and more',
      hotel({ name: 'Krone', confirmationNumber: '1' }),
      hotel({ name: 'Krone, the house by the lake', confirmationNumber: '1' }),
    ],
    [
      'a name of three letters within another',
      hotel({ name: 'Ibis', confirmationNumber: '1' }),
      hotel({ name: 'Bis', confirmationNumber: '1' }),
    ],
    [
      'another minute',
      car({ ...alike, pickup: { localDateTime: '2027-03-04T10:00' } }),
      car({ ...alike, pickup: { localDateTime: '2027-03-04T10:05' } }),
    ],
    [
      'a day where a minute is expected',
      car({ ...alike, pickup: { localDateTime: '2027-03-04T10:00' } }),
      car({ ...alike, pickup: { localDateTime: '2027-03-04' } }),
    ],
    [
      'an address with fewer than half of its words',
      hotel({ name: 'Post', address: { text: 'Am Markt 4 Ulm' } }),
      hotel({ name: 'Post', address: { text: 'Ulm' } }),
    ],
  ])('%s', (_, expected, got) => {
    const [fault, ...more] = faultsOf(expected, got)
    expect(more).toEqual([])
    expect(fault).toMatchObject({ product: 1, expected: expect.any(String), got: expect.any(String) })
  })
})

describe('of what belongs together', () => {
  const post: Product = { hotel: { name: 'Hotel Post', checkInDate: '2027-06-12', checkOutDate: '2027-06-15' } }
  const krone: Product = { hotel: { name: 'Gasthof Krone', checkInDate: '2027-06-15', checkOutDate: '2027-06-18' } }

  test('products are compared in whichever order they were read', () => {
    expect(scoreTrip({ products: [post, krone] }, { products: [krone, post] })).toMatchObject({
      faults: [],
      products: 2,
      found: 2,
      extra: 0,
    })
  })

  test('those that agree in most fields are compared, and the other is one too many', () => {
    const half = { hotel: { name: 'Hotel Post', checkInDate: '2027-06-13', checkOutDate: '2027-06-16' } }
    expect(scoreTrip({ products: [post] }, { products: [half, post] })).toEqual({
      right: ['hotel', 'hotel', 'hotel'],
      faults: [
        { part: 'hotel', field: 'name', got: 'Hotel Post' },
        { part: 'hotel', field: 'check-in', got: '2027-06-13' },
        { part: 'hotel', field: 'check-out', got: '2027-06-16' },
      ],
      products: 1,
      found: 1,
      extra: 1,
    })
  })

  test('a product of which nothing agrees is missed, and what was read instead is one too many', () => {
    expect(scoreTrip({ products: [post] }, { products: [krone] })).toMatchObject({ right: [], found: 0, extra: 1 })
    expect(scoreTrip({ products: [post] }, air('LH', '1172'))).toMatchObject({ right: [], found: 0, extra: 1 })
  })

  test('what a document does not tell is no fault where it is read of something that is there', () => {
    const more = { hotel: { ...post.hotel, confirmationNumber: '4417209' } }
    const got = { products: [more], reference: '4417209', stakeholders: [{ name: { lastName: 'Moser' } }] }
    expect(faultsOf({ products: [post] }, got)).toEqual([])
  })

  test('a traveller too many is one where travellers are expected', () => {
    const named = (...surnames: string[]): Trip => ({ stakeholders: surnames.map((lastName) => ({ name: { lastName } })) })
    expect(faultsOf(named('Moser', 'Brandt'), named('Moser', 'Hotel'))).toEqual([
      { part: 'trip', field: 'traveller', expected: 'brandt' },
      { part: 'trip', field: 'traveller', got: 'hotel' },
    ])
  })
})
