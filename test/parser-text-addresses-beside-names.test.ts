import { describe, expect, test } from 'vitest'
import type { FoundProduct } from '../src/parser/found.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { withAddressBesideName } from '../src/parser/text/stays/addresses-beside-names.ts'
import { documentOf, gazetteer, stays, TODAY } from './parser-text.ts'

/** Where a house is that was found by its name alone: as a whole line of a document, or as nothing. */

const named = (name: string): FoundProduct => ({ kind: 'hotel', name: { value: name, rule: 'a name', sure: 0.7 } })

/** What stands beside the name of a house, by its parts. */
function beside(name: string, told: string, numbers: readonly string[] = []): unknown {
  const page = readPage(documentOf(`Your booking\n${told}`), gazetteer, TODAY)
  const product = withAddressBesideName(page, named(name), new Set(numbers))
  return product.kind === 'hotel' ? product.address?.value : product
}

describe('behind the name of a house stands its address', () => {
  test('in its own line, whatever signs part it and whatever follows', () => {
    const address = { lines: ['Lugar de Covas', 'km 4'], postalCode: '5085-210', city: 'Covas do Douro', country: 'PT' }
    expect(beside('Casa do Outeiro', 'Casa do Outeiro · Lugar de Covas, km 4 · 5085-210 Covas do Douro · Tel. +351 254 000 000')).toEqual(
      address,
    )
    expect(beside('Casa do Outeiro', 'Casa do Outeiro | Lugar de Covas, km 4 | 5085-210 Covas do Douro | casa@outeiro.example')).toEqual(
      address,
    )
    expect(beside('Casa do Outeiro', 'Casa do Outeiro (Lugar de Covas, km 4, 5085-210 Covas do Douro) is expecting you')).toEqual(address)
  })

  test('in the lines below it', () => {
    expect(beside('Gasthof Rössle', 'Gasthof Rössle\nUnterdorf 7\n6900 Bregenz')).toEqual({
      lines: ['Unterdorf 7'],
      postalCode: '6900',
      city: 'Bregenz',
    })
  })

  test('in both, where the street goes on with the name', () => {
    expect(beside('Trevose Farmhouse', 'Trevose Farmhouse, Higher Carn\nTrevarrian\nTR8 4AQ')).toMatchObject({
      lines: ['Higher Carn'],
      postalCode: 'TR8 4AQ',
      city: 'Trevarrian',
    })
  })

  test('without any word or number of a street', () => {
    expect(beside('Gîte du Moulin', 'Gîte du Moulin\nLe Bourg\n24220 Vézac')).toEqual({
      lines: ['Le Bourg'],
      postalCode: '24220',
      city: 'Vézac',
    })
  })

  test('though it is but a town with its code', () => {
    expect(beside('Hotel Linde', 'Hotel Linde, 6020 Innsbruck')).toEqual({ postalCode: '6020', city: 'Innsbruck' })
    expect(beside('Fell View Cottage', 'Fell View Cottage\nElterwater LA22 9HP')).toEqual({
      postalCode: 'LA22 9HP',
      city: 'Elterwater',
      country: 'GB',
    })
  })

  test('within quotes and with stars', () => {
    const address = { lines: ['Unterdorf 7'], postalCode: '6900', city: 'Bregenz' }
    expect(beside('Gasthof Rössle', '„Gasthof Rössle“, Unterdorf 7, 6900 Bregenz')).toEqual(address)
    expect(beside('Gasthof Rössle', 'Gasthof Rössle ★★★, Unterdorf 7, 6900 Bregenz')).toEqual(address)
  })

  test('where it is told again, when the first mention tells none', () => {
    expect(beside('Gasthof Rössle', 'Gasthof Rössle\n\n\n\n\n\nWe look forward to it.\nGasthof Rössle, Unterdorf 7, 6900 Bregenz')).toEqual(
      {
        lines: ['Unterdorf 7'],
        postalCode: '6900',
        city: 'Bregenz',
      },
    )
  })
})

describe('what is none', () => {
  test.each([
    ['a town without its code', 'Hotel Linde, Innsbruck'],
    ['points that are credited', 'Hotel Linde\n12500 Points Bonus'],
    ['a price', 'Hotel Linde\n1500 Euro'],
    ['a number of the booking', 'Hotel Linde\nConfirmation de réservation n° 448812'],
    ['who writes for the house, above a town', 'Hotel Linde\nIhre Anna Huber, Empfang\n6020 Innsbruck'],
    ['what is told below a day', 'Hotel Linde\nMonday 7 June 2027\n6020 Innsbruck'],
    ['what is far below', 'Hotel Linde\nBalcony\nLake view\nBreakfast\nParking\nWifi\n6020 Innsbruck'],
    ['a sentence before a town', 'Hotel Linde\nWe shall be waiting for you at the station when your train gets in\n6020 Innsbruck'],
    ['an address of a firm whose name goes on', 'Hotel Linde Limited, Markt 1, 6020 Innsbruck'],
  ])('%s', (_, told) => {
    expect(beside('Hotel Linde', told)).toBeUndefined()
  })

  test('a number that a reference has, with a name behind it', () => {
    const row = 'Hotel Bellavista, Bardolino   771204   12/06/2027   19/06/2027'
    expect(beside('Hotel Bellavista', row, ['771204'])).toBeUndefined()
    expect(beside('Hotel Seeblick', 'Hotel Seeblick, Bregenz\nBuchungsnummer: 771930', ['771930'])).toBeUndefined()
  })

  test('what stands behind a name that many have', () => {
    expect(beside('Hotel', 'Hotel, Unterdorf 7, 6900 Bregenz')).toBeUndefined()
    expect(beside('Hotel du Lac', 'Hotel du Lac, Unterdorf 7, 6900 Bregenz')).toBeUndefined()
  })

  test('what stands in the subject', () => {
    const page = readPage(documentOf('Welcome', { subject: 'Gasthof Rössle, Unterdorf 7, 6900 Bregenz' }), gazetteer, TODAY)
    expect(withAddressBesideName(page, named('Gasthof Rössle'), new Set())).toEqual(named('Gasthof Rössle'))
  })
})

describe('a product is left as it is', () => {
  const page = readPage(documentOf('Your booking\nGasthof Rössle, Unterdorf 7, 6900 Bregenz'), gazetteer, TODAY)

  test('that has an address', () => {
    const stay: FoundProduct = {
      kind: 'hotel',
      name: { value: 'Gasthof Rössle', rule: 'a name', sure: 0.7 },
      address: { value: { city: 'Bezau' }, rule: 'a label', sure: 0.9 },
    }
    expect(withAddressBesideName(page, stay, new Set())).toBe(stay)
  })

  test('that is no stay, or has no name', () => {
    const car: FoundProduct = { kind: 'car', provider: { value: 'Gasthof Rössle', rule: 'a name', sure: 0.7 } }
    const nameless: FoundProduct = { kind: 'hotel' }
    expect(withAddressBesideName(page, car, new Set())).toBe(car)
    expect(withAddressBesideName(page, nameless, new Set())).toBe(nameless)
  })
})

test('a booking tells where its house is, and by which number', () => {
  const days = 'Booking number 448812\nGuest: Ann Reed\nCheck-in 12 June 2027\nCheck-out 15 June 2027'
  expect(stays(`Booking confirmation\nHotel Linde, 6020 Innsbruck\n${days}`)).toEqual([
    'Hotel Linde | 2027-06-12 – 2027-06-15 | 6020, Innsbruck | 448812',
  ])
  expect(stays(`Booking confirmation\nHotel Linde, Innsbruck\n${days}`)).toEqual(['Hotel Linde | 2027-06-12 – 2027-06-15 | ? | 448812'])
})
