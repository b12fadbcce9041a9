import { expect, test } from 'vitest'
import type { Found, FoundProduct } from '../src/parser/found.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { withoutUnsaidTwins } from '../src/parser/text/refusal/worded-kinds.ts'
import { documentOf, gazetteer, products, TODAY } from './parser-text.ts'

/** A stay and a hire of the same days may be one thing that is read twice: how the page is worded tells which. */

const end = (value: string): Found => ({ value, rule: 'a label', sure: 0.9 })
const stay: FoundProduct = { kind: 'hotel', checkIn: end('2027-07-03'), checkOut: end('2027-07-17') }
const car: FoundProduct = { kind: 'car', pickUp: end('2027-07-03T14:00'), dropOff: end('2027-07-17T10:00') }
const later: FoundProduct = { ...car, pickUp: end('2027-07-04T09:00') }

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `w${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`).join(' ')
const worded = (hire: number, stayed: number) => () => ({ booking: 3, hire, stay: stayed, flight: -5, train: -5, letter: 0, personal: 0 })
const left = (all: readonly FoundProduct[], hire: number, stayed: number, count = 200): readonly string[] =>
  withoutUnsaidTwins(readPage(documentOf(words(count)), gazetteer, TODAY), all, worded(hire, stayed)).map(({ kind }) => kind)

test('of a stay and a hire of the same days the one is left of which the page speaks', () => {
  expect([left([stay, car], 2, -4), left([stay, car], -4, 2)]).toEqual([['car'], ['hotel']])
})

test('both are left where the page may speak of both, or of neither', () => {
  expect([left([stay, car], 2, -2.9), left([stay, car], 1, 1), left([stay, car], -1, -5)]).toEqual([
    ['hotel', 'car'],
    ['hotel', 'car'],
    ['hotel', 'car'],
  ])
})

test('they are two things on other days', () => {
  expect([left([stay, later], 2, -4), left([stay], 2, -4), left([stay, { kind: 'car' }], 2, -4)]).toEqual([
    ['hotel', 'car'],
    ['hotel'],
    ['hotel', 'car'],
  ])
})

test('a page of few words says too little for that', () => {
  expect(left([stay, car], 2, -4, 60)).toEqual(['hotel', 'car'])
})

test('the station of a camper is no house, though its address stands there', () => {
  const text = `
    Dein Roadtrip ist gebucht.
    Hallo Jette, wir haben deine Anzahlung bekommen, und damit gehört der Bulli im Juli euch. Hier steht alles, was du jetzt wissen musst.
    Buchungsnummer   WB-7K2QX4
    Camper   Strandläufer (VW T6, Aufstelldach, 4 Schlafplätze)
    Abholstation   Wanderbulli Bremen
    Kattenturmer Ring 14, 28277 Bremen
    Abholung   Samstag, 3. Juli 2027, 14:00
    Rückgabestation   Wanderbulli Bremen
    Rückgabe   Samstag, 17. Juli 2027, 10:00
    Hauptfahrer   Jette Ohlsen
    Dein Paket
    alle Kilometer frei
    Vollkasko, Selbstbeteiligung 1.200 €
    Campingausstattung: Kocher, Geschirr, Tisch und Stühle
    Fährfahrten und Auslandsreisen erlaubt
    Extras
    Bettwäsche für zwei, Heckträger für drei Fahrräder
    14 Nächte × 109,00 €   1.526,00 €
    Servicepauschale   79,00 €
    So läuft die Übergabe. Drei Tage vorher schicken wir dir ein Video. Bring Führerschein (Klasse B, mindestens ein Jahr), Ausweis und eine
    Kreditkarte für die Kaution von 1.000 € mit. Die Übergabe dauert eine Dreiviertelstunde, abholen kannst du zwischen 14 und 17 Uhr.
    Storno. Bis 60 Tage vor Abholung 30 %, bis 15 Tage 60 %, danach 90 % des Mietpreises.
    wanderbulli GmbH, Am Dobben 3, 28203 Bremen`
  expect(products(text, { from: 'Wanderbulli <hallo@wanderbulli.example>', subject: 'Deine Buchung WB-7K2QX4 steht' })).toEqual([
    'Wanderbulli | 2027-07-03T14:00 Wanderbulli Bremen | 2027-07-17T10:00 Wanderbulli Bremen | WB-7K2QX4',
  ])
})
