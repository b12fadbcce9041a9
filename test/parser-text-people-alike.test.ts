import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** Who stands in rows built like that of another, below questions of who goes, and before numbers of papers and cards. */

const flight = `Flight confirmation
Booking reference: QX7T2P
BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30
`
const flown = (text: string): readonly string[] => tripOf(flight + text).people.map(({ value }) => named(value))

test.each<[string, readonly string[]]>([
  ['Regula Amsler, 17.09.1988, Halbtax   CHF 29.40\nLino Amsler, 03.05.2017, Junior-Karte   CHF 0.00', ['Regula Amsler', 'Lino Amsler']],
  [
    'Dear Imogen Hale,\nImogen Hale (Pairs Railcard)   Advance Single x2   £52.90\nCallum Dyson (Pairs Railcard)   Advance Single x2   £52.90',
    ['Imogen Hale', 'Callum Dyson'],
  ],
  ['ROSARIA CONTI carrozza 8 posto 14   GENNARO CONTI carrozza 8 posto 15', ['Rosaria Conti', 'Gennaro Conti']],
  ['Hello Lena Terhag,\nMit dabei\nLena Terhag (Anmelderin)\nFinn Osterloh\nJule Wessel', ['Lena Terhag', 'Finn Osterloh', 'Jule Wessel']],
  ['Passeggeri (2 adulti)\nGiulia Monti  CartaBonus 209 114 872\nDavide Pelli', ['Giulia Monti', 'Davide Pelli']],
  ['Passengers\nMarisol Vane\nTheo Vane - Club# 8820417763', ['Marisol Vane', 'Theo Vane']],
  [
    'Reisende\n1. Herr Jonas Weiler\n2. Frau Katrin Weiler\n3. Kind Emil Weiler (geb. 02.07.2019)',
    ['Jonas Weiler', 'Katrin Weiler', 'Emil Weiler'],
  ],
  ['Travelers\n1. Gregory Halver   Adult   2. Denise Halver   Adult', ['Gregory Halver', 'Denise Halver']],
  ['Reizigers: de heer W. (Willem) Dekker\nmevrouw A. (Annelies) Dekker-Bos', ['Willem Dekker', 'Annelies Dekker-Bos']],
])('“%s” tells those of one list', (text, people) => {
  expect(flown(text)).toEqual(people)
})

test.each<[string, readonly string[]]>([
  // What is no name, and what nobody is called, is in rows alike as well.
  ['Dear Anna Reed,\nAnna Reed — Fare Plus — Bag 25 kg\nLarge Suitcase — Fare Plus — Bag 25 kg', ['Anna Reed']],
  ['Dear Anna Reed,\nAnna Reed\nGarden Terrace\nThank you', ['Anna Reed']],
  ['Passengers\nMr Tom Reed\nMrs Anna Reed\nUniversal Harbour 3-Park Tickets from £329', ['Tom Reed', 'Anna Reed']],
  // A table of labels and values has no headings.
  ['TRAVELER   REED/ANNA MS\nCOST CENTER   4410-RD', ['Anna Reed']],
  ['Sürücü   Burak Yıldız\nKiralama Süresi   10 gün', ['Burak Yıldız']],
  ['Group: Class 4b\nGroup leader: Beate Kowal\nOccupancy:   Mo 2 March\nFirst Meal:   Dinner 2 March', []],
  ['Client:   Astley Kerr Engineering', []],
  ['PASSENGERS\nSimone Reis – CPF ***.902.330-**\nAIR – Azul Linhas Aéreas – locator LQ7WBX', ['Simone Reis']],
  ['Coche B, asientos 23 y 24', []],
])('“%s” tells nobody more', (text, people) => {
  expect(flown(text)).toEqual(people)
})

test.each<[string, readonly string[]]>([
  ["Who's going: Callum Strand, Erin Doyle", ['Callum Strand', 'Erin Doyle']],
  ["WHO'S DRIVING\nIngrid Solheim-Pack (main)\nCraig Pack", ['Ingrid Solheim-Pack', 'Craig Pack']],
  ["Who's flying\nComfort Ademi\nTobi Ademi", ['Comfort Ademi', 'Tobi Ademi']],
  [
    '¿Quién vuela?\nNúria Casas Puig — Tarifa Plus — Asiento 11F\nOriol Ferrer Sols — Tarifa Plus — Asiento 11E',
    ['Núria Casas Puig', 'Oriol Ferrer Sols'],
  ],
  ['Hvem rejser\nMads Thorsen\nAsta Thorsen', ['Mads Thorsen', 'Asta Thorsen']],
])('“%s” asks who goes', (text, people) => {
  expect(flown(text)).toEqual(people)
})

test.each<[string, readonly string[]]>([
  ['Condutor: Renato Siqueira Lopes   CPF ***.417.***-22', ['Renato Siqueira Lopes']],
  ['Viajero/a: SANTAMARÍA GIL, IRENE DNI 0****112K', ['Irene Santamaría Gil']],
  ['Reisende(r): Voss, Annika Dr. Personalnr. 20418 BahnCard 50 7081 4112', ['Annika Voss']],
  ['Passageiro: SALGADO/HENRIQUE MR Miles&Go 555190332', ['Henrique Salgado']],
  ['Passageiro: VILHENA / DUARTE MR Bilhete nº 047 2419055813', ['Duarte Vilhena']],
  ['Reiziger: WIERS/SANDER MR Kadebouw N.V., kostenplaats 4410', ['Sander Wiers']],
  ['Passagers : DELMAS BERNARD MR / DELMAS ODILE MRS', ['Bernard Delmas', 'Odile Delmas']],
  ['Cestující: Radka Šimáčková, Filip Šimáček (dítě)', ['Radka Šimáčková', 'Filip Šimáček']],
])('“%s” tells names without what stands beside them', (text, people) => {
  expect(flown(text)).toEqual(people)
})

test('a sentence ends a list of names', () => {
  expect(flown('Conductores: Nerea Etxeberri y Unai Goñi. Traed los dos el carnet.')).toEqual(['Nerea Etxeberri', 'Unai Goñi'])
})
