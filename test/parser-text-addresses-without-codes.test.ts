import { describe, expect, test } from 'vitest'
import { type Page, readPage } from '../src/parser/text/page/page.ts'
import type { AddressMark } from '../src/parser/text/places/address-marks.ts'
import { findAddresses } from '../src/parser/text/places/addresses.ts'
import { townsWithCodes } from '../src/parser/text/places/addresses-anywhere.ts'
import { addressesWithoutCodes } from '../src/parser/text/places/addresses-without-codes.ts'
import { withoutSentence } from '../src/parser/text/places/streets-in-sentences.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** Addresses as people tell them to each other. No such house exists, and few of the towns do. */

const pageOf = (text: string, subject = ''): Page => readPage(documentOf(text, { subject }), gazetteer, TODAY)
const told = ({ address: { lines = [], postalCode, city } }: AddressMark): string =>
  [...lines, postalCode ?? [], city ?? []].flat().join(' | ')
const addressesIn = (text: string, subject = '', known: readonly AddressMark[] = []): readonly string[] =>
  addressesWithoutCodes(pageOf(text, subject), known).map(told)

describe('an address without a code', () => {
  test.each([
    ['Dutch', 'De hut, Zandweg 2, Oostmeer', 'Zandweg 2 | Oostmeer'],
    ['Dutch, in a town', 'ze ligt aan de Buiten Kade 88 in Oostmeer.', 'Buiten Kade 88 | Oostmeer'],
    ['German', 'Lauterweg 60, Talheim-Bergheim, und von da zu Fuß', 'Lauterweg 60 | Talheim-Bergheim'],
    ['Danish', 'Du finder os på Møllevej 3 i Fjordby.', 'Møllevej 3 | Fjordby'],
    ['Swedish', 'vi bor på Kvarngatan 8 i Havsby', 'Kvarngatan 8 | Havsby'],
    ['Norwegian', 'Hytta ligger på Kvernveien 8, Fjordby', 'Kvernveien 8 | Fjordby'],
    ['Spanish', 'Estamos en Urquiza 905, Montes Altos, a dos cuadras', 'Urquiza 905 | Montes Altos'],
    ['French', 'Notre porte est la même : 18, rue Haute, Portvent', '18, rue Haute | Portvent'],
    ['Italian', 'via San Leo 22, Valfiorita, campanello Bosi', 'via San Leo 22 | Valfiorita'],
    ['Italian, the town first', 'a Valfiorita, via Roma 51. La minestra', 'via Roma 51 | Valfiorita'],
    ['Portuguese', 'Rua do Meio 22, Vilamar. São 25 km', 'Rua do Meio 22 | Vilamar'],
    ['Polish', 'Adres: Stare Sady 18, Jeziorany', 'Stare Sady 18 | Jeziorany'],
    ['English', 'Cragside, 14 Esk Terrace, Eastmere', '14 Esk Terrace | Eastmere'],
  ])('is a street with its number and a town, in %s', (_, text, address) => {
    expect(addressesIn(text)).toEqual([address])
  })

  test('may have a floor before its town', () => {
    expect(addressesIn('Kirkestræde 58, 4. sal, Fjordby')).toEqual(['Kirkestræde 58 | Fjordby'])
  })

  test('is a street alone where a word says that it is one', () => {
    expect(addressesIn('Calle de la Palma 14, segundo izquierda. No hay ascensor.')).toEqual(['Calle de la Palma 14'])
    expect(addressesIn('Palma 14, segundo izquierda. No hay ascensor.')).toEqual([])
  })

  test('has the town that the subject tells, or that is known, behind its quarter', () => {
    expect(addressesIn('Rua das Flores 70, Alto, Vilamar.', 'A sua estadia em Vilamar')).toEqual(['Rua das Flores 70 | Alto | Vilamar'])
    expect(addressesIn('via San Leo 22, Collina, Napoli.')).toEqual(['via San Leo 22 | Collina | Napoli'])
    expect(addressesIn('calle San Leo 22, Montes Altos, Altura.')).toEqual(['calle San Leo 22 | Montes Altos'])
  })

  test.each([
    ['a number before what is no street', 'Zimmer mit 11 Meerblick, Balkon'],
    ['a day', 'wir kommen am Freitag, 12. Juni 2027, Talheim'],
    ['a year', 'seit Sommer 2019'],
    ['somebody behind a number', 'Gruppe 4, Anna Falk'],
    ['the number of a room', 'Sie haben Zimmer 12'],
    ['the seat of a firm', 'Sitz der Gesellschaft: Talstraße 12, Talheim, Amtsgericht Talheim'],
  ])('is not %s', (_, text) => {
    expect(addressesIn(text)).toEqual([])
  })

  test('is none that is known with its code, and each is told once', () => {
    const page = pageOf('Talstraße 12, 04109 Talheim')
    expect(addressesIn('wie immer: Talstraße 12, Talheim', '', findAddresses(page))).toEqual([])
    expect(addressesIn('Talstraße 12, Talheim\nTalstraße 12, Talheim\nTalstraße 12')).toEqual(['Talstraße 12 | Talheim'])
  })

  test.each([
    ['streets', 'Talstraße 12, Talheim, '.repeat(5000)],
    ['capitals', 'A'.repeat(60_000)],
    ['words with capitals', 'Aa '.repeat(400)],
    ['figures', '1 '.repeat(30_000)],
    ['lines', Array.from({ length: 3000 }, (_, at) => `Talstraße ${at} Talheim Bergheim Uferheim`).join('\n')],
  ])('is looked for at once in nothing but %s', (_, text) => {
    const page = pageOf(text)
    const begun = performance.now()
    addressesWithoutCodes(page, [])
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})

describe('towns with their codes', () => {
  test('are those whose code stands before them, each once', () => {
    expect(townsWithCodes(pageOf('84000 Portvent\nla maison, 84000 Portvent est petite\nPer il navigatore: 12050 Valfiorita, CN'))).toEqual(
      [
        { postalCode: '84000', city: 'Portvent' },
        { postalCode: '12050', city: 'Valfiorita' },
      ],
    )
  })

  test('are no days, no prices and no numbers of anything', () => {
    expect(townsWithCodes(pageOf('12. Juni 2027 Freitag\n1500 euros\nbooking 84123-22 x\n+33 84000 555'))).toEqual([])
  })
})

describe('a street without the sentence that tells it', () => {
  test.each([
    ['Ci trovate in Strada Alta 26', 'Strada Alta 26'],
    ['Je rijdt zo op Molenweg 4', 'Molenweg 4'],
    ['Vi holder til i Kvernveien 21', 'Kvernveien 21'],
    ['La casa está en Barrio La Iglesia 7', 'Barrio La Iglesia 7'],
    ['Det er Kirkestræde 29', 'Kirkestræde 29'],
    ['Parken geht gut auf dem Hof. Talstraße 251', 'Talstraße 251'],
  ])('%s', (sentence, street) => {
    expect(withoutSentence({ lines: [sentence], city: 'Talheim' })).toEqual({ lines: [street], city: 'Talheim' })
  })

  test.each([
    'St. Josef am See 27',
    'Straße des 17. Juni 135',
    'Rua da Senhora do Monte 33',
    '14 Mill Lane',
    'Les Tilleuls',
    'Am Alten Markt 3',
  ])('is all of %s', (street) => {
    expect(withoutSentence({ lines: [street, 'bis'] })).toEqual({ lines: [street, 'bis'] })
  })

  test('has no town that is the rest of a sentence', () => {
    const street = { lines: ['Talstraße 9'], postalCode: '04109' }
    expect(withoutSentence({ ...street, city: 'Wir sind die letzte Hofeinfahrt' })).toEqual(street)
    expect(withoutSentence({ ...street, city: 'Bad Talheim an der Au' })?.city).toBe('Bad Talheim an der Au')
  })

  test('is none where all of it is a sentence', () => {
    expect(withoutSentence({ lines: ['no steering to learn'], postalCode: '2014', city: "engine's been out since" })).toBe(undefined)
  })

  test('is nothing where there is none', () => {
    expect(withoutSentence({ text: 'am Nordufer' })).toEqual({ text: 'am Nordufer' })
  })
})
