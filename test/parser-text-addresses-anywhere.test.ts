import { describe, expect, test } from 'vitest'
import { type Page, readPage } from '../src/parser/text/page/page.ts'
import type { AddressMark } from '../src/parser/text/places/address-marks.ts'
import { findAddresses } from '../src/parser/text/places/addresses.ts'
import { addressesAnywhere } from '../src/parser/text/places/addresses-anywhere.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** Addresses in the middle of anything. No such house exists, and few of the towns do. */

const pageOf = (text: string): Page => readPage(documentOf(text), gazetteer, TODAY)
const told = ({ address: { lines = [], postalCode, city } }: AddressMark): string => [...lines, postalCode, city].join(' | ')
const addressesIn = (text: string, known: readonly AddressMark[] = []): readonly string[] =>
  addressesAnywhere(pageOf(text), known).map(told)

describe('an address is told by how it is built', () => {
  test.each([
    ['English', 'You find us at 14 Mill Lane, Eastmere EH1 2PW, behind the church.', '14 Mill Lane | EH1 2PW | Eastmere'],
    ['of Ireland', 'The key is at Harbour Road 3, Ballymoor, V92 XH31, with Ann.', 'Harbour Road 3 | V92 XH31 | Ballymoor'],
    ['German', 'Wir wohnen in der Talstraße 12a, 04109 Talheim, am Bach.', 'Talstraße 12a | 04109 | Talheim'],
    ['French', 'C’est au 12 rue des Tilleuls, 29200 Portvent, près de la halle.', '12 rue des Tilleuls | 29200 | Portvent'],
    ['of a street with `bis`', 'La clé est au 7 bis Rue Haute, 29200 Portvent.', '7 bis Rue Haute | 29200 | Portvent'],
    ['Spanish', 'La casa está en calle Mayor nº 22, 47300 Riofrío, junto a la plaza.', 'calle Mayor nº 22 | 47300 | Riofrío'],
    ['of a street without numbers', 'Finca El Molino, Calle del Río s/n, 47300 Riofrío', 'Calle del Río s/n | 47300 | Riofrío'],
    ['Italian', 'La casa è in via Roma 7, 39100 Valfiorita, al primo piano.', 'via Roma 7 | 39100 | Valfiorita'],
    ['of Portugal', 'A casa fica na Rua das Flores 18, 1170-361 Vilamar, ao lado.', 'Rua das Flores 18 | 1170-361 | Vilamar'],
    ['of Brazil', 'Rua das Flores, 18 - Centro - Vilamar - RJ CEP 23970-000', 'Rua das Flores, 18 | 23970-000 | Vilamar'],
    ['Dutch', 'Het huis staat aan de Molenweg 8, 6227 AL Oostmeer, achter de kerk.', 'Molenweg 8 | 6227 AL | Oostmeer'],
    ['Danish', 'Huset ligger Møllevej 8, DK-6857 Fjordby, bag kirken.', 'Møllevej 8 | 6857 | Fjordby'],
    ['Swedish', 'Nyckeln finns hos grannen, Kvarngatan 8, 374 30 Havsby, bakom kyrkan.', 'Kvarngatan 8 | 374 30 | Havsby'],
    ['Norwegian', 'Hytta finner dere i Kvernveien 8, 6857 Fjordby, bak kirken.', 'Kvernveien 8 | 6857 | Fjordby'],
    ['Polish', 'Klucz jest u sąsiadki, Lipowa 8/2, 87-100 Lipowiec, za kościołem.', 'Lipowa 8/2 | 87-100 | Lipowiec'],
    ['Finnish', 'Talo on osoitteessa Myllytie 8, 00100 Järvelä, kirkon takana.', 'Myllytie 8 | 00100 | Järvelä'],
  ])('%s: %s', (_, text, address) => expect(addressesIn(text)).toEqual([address]))

  test.each([
    ['a comma', 'Talstraße 12, 04109 Talheim'],
    ['a point between', 'Talstraße 12 · 04109 Talheim'],
    ['a bar', 'Talstraße 12 | 04109 Talheim'],
    ['a dash', 'Talstraße 12 – 04109 Talheim'],
    ['a word', 'Talstraße 12 in 04109 Talheim'],
    ['a gap', 'Talstraße 12   04109 Talheim'],
    ['a new line', 'Talstraße 12\n04109 Talheim'],
    ['nothing', 'Talstraße 12 04109 Talheim'],
    ['a comma, its code in brackets behind the town', 'Talstraße 12, Talheim (04109)'],
    ['a comma, its code behind the town', 'Talstraße 12, Talheim 04109'],
  ])('its street stands apart from its town by %s', (_, text) => {
    expect(addressesIn(`wie immer: ${text}`)).toEqual(['Talstraße 12 | 04109 | Talheim'])
  })

  test.each([
    ['04109 Bad Talheim', '04109 | Bad Talheim'],
    ['04109 Talheim am See, bei Anna', '04109 | Talheim am See'],
    ['04109 Talheim, an dem Bach', '04109 | Talheim'],
    ['47300 Riofrío del Valle', '47300 | Riofrío del Valle'],
    ['29200 Port-en-Vent', '29200 | Port-en-Vent'],
    ['29200 St. Vent', '29200 | St. Vent'],
  ])('its town is a name with what belongs to it: %s', (town, read) => {
    expect(addressesIn(`wie immer: Talstraße 12, ${town}`)).toEqual([`Talstraße 12 | ${read}`])
  })

  test('it is marked where it stands in its line, without what is said before it and behind it', () => {
    const [mark] = addressesAnywhere(pageOf('la casa è in via Roma 7, 39100 Valfiorita, al primo piano'), [])
    expect(mark?.line.text.slice(mark.start, mark.end)).toBe('via Roma 7, 39100 Valfiorita')
    expect(mark?.score).toBe(3)
  })

  test('where its town is in the next line it is marked to the end of its own', () => {
    const [mark, ...more] = addressesAnywhere(pageOf('wie immer: Talstraße 12\n04109 Talheim'), [])
    expect([mark?.line.index, mark?.line.text.slice(mark.start, mark.end), more]).toEqual([1, 'Talstraße 12', []])
  })
})

describe('what is no address', () => {
  test.each([
    ['a street without a town', 'wie immer: Talstraße 12'],
    ['a town without a street', 'wie immer: 04109 Talheim'],
    ['a street and a town without a code', 'wie immer: Talstraße 12, Talheim'],
    ['a street without a number', 'wie immer: Talstraße, 04109 Talheim'],
    ['words without capitals', 'wie immer: talstraße 12, 04109 talheim'],
    ['capitals behind a code, of a register', 'wie immer: Talstraße 12, 04109 HRB 771'],
    ['numbers in a sentence', 'Die Nummer ist 04109 und der Preis 12,50.'],
    ['longer numbers', 'Talstraße 12, 4410977 Talheim'],
    ['days', 'Vom 11.06.2027 bis zum 14.06.2027 in Talheim'],
    ['a year behind a day', 'Talstraße am 12 Juni 2027 Talheim'],
    ['a town two lines on', 'wie immer: Talstraße 12\nam Bach\n04109 Talheim'],
    ['a town below a gap', 'wie immer: Talstraße 12\n\n04109 Talheim'],
    ['a street far before its town', `wie immer: Talstraße 12, ${'am Bach und am Wald und '.repeat(6)} 04109 Talheim`],
  ])('%s', (_, text) => expect(addressesIn(text)).toEqual([]))

  test('what the subject tells', () => {
    const page = readPage(documentOf('all is well', { subject: 'Talstraße 12, 04109 Talheim' }), gazetteer, TODAY)
    expect(addressesAnywhere(page, [])).toEqual([])
  })
})

describe('of several addresses', () => {
  test('each is told that has a code of its own', () => {
    expect(addressesIn('Talstraße 12, 04109 Talheim\nand it is Bergweg 3, 04110 Bergheim, now\nUferweg 5\n04111 Uferheim')).toEqual([
      'Talstraße 12 | 04109 | Talheim',
      'Bergweg 3 | 04110 | Bergheim',
      'Uferweg 5 | 04111 | Uferheim',
    ])
  })

  test('the first is told of those with the same code', () => {
    expect(addressesIn('Talstraße 12, 04109 Talheim\nBergweg 3, 04109 Talheim')).toEqual(['Talstraße 12 | 04109 | Talheim'])
  })

  test('those are left out that are known with their streets', () => {
    const text = 'Talstraße 12, 04109 Talheim\nwe have it (our hut, Bergweg 3, Bergheim (04110)) as ever'
    const known = findAddresses(pageOf(text))
    expect(known.map(told)).toEqual(['Talstraße 12 | 04109 | Talheim'])
    expect(addressesIn(text, known)).toEqual(['Bergweg 3 | 04110 | Bergheim'])
  })

  test('those are not that are known as towns alone', () => {
    const [line] = pageOf('').lines
    const town: readonly AddressMark[] = line
      ? [{ line, start: 0, end: 0, address: { postalCode: '04109', city: 'Talheim' }, score: 3 }]
      : []
    expect(addressesIn('Talstraße 12, 04109 Talheim', town)).toEqual(['Talstraße 12 | 04109 | Talheim'])
  })
})

describe('a page of nothing but codes', () => {
  const rows = (count: number, row: (at: number) => string): string => Array.from({ length: count }, (_, at) => row(at)).join('\n')

  test('is looked at for forty addresses', () => {
    const street = (at: number): string => `Talstraße ${at + 1}, ${10000 + at} Talheim`
    expect(addressesIn(rows(39, street))).toHaveLength(39)
    expect(addressesIn(rows(1900, street))).toHaveLength(40)
  })

  test.each([
    ['codes', rows(1900, (at) => `${10000 + at} ${20000 + at} ${30000 + at} ${40000 + at}`)],
    ['words that begin streets', rows(800, (at) => `${'Aa a a '.repeat(14)}${10000 + at} x`)],
    ['capitals', rows(800, (at) => `${'A '.repeat(50)}${10000 + at} ${'B '.repeat(20)}`)],
    ['quarters', rows(800, (at) => `Aa 1, ${'aa, '.repeat(25)}${10000 + at}`)],
    ['gaps', rows(9, (at) => `Aa 1${' '.repeat(90)}x ${10000 + at}`)],
  ])('has none: %s', (_, text) => expect(addressesIn(text)).toEqual([]))
})
