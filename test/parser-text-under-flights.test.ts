import { expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

const journey = (heading: string): string => `
  Bevestiging van je reis
  Boekingsnummer: K7719204
  Reizigers
  Mevr. Lotte Brandsma
  ${heading}
  Heen   zaterdag 8 mei 2027   QW 561   Amsterdam 06:30 → Antalya 11:25
  Terug   zaterdag 15 mei 2027   QW 562   Antalya 12:25 → Amsterdam 15:45`

const saidOf = (text: string) => tripOf(text).products.map((product) => product.kind === 'air' && product.isSaid === true)

test.each(['Vluchten', '2. Je vluchten:', 'Flights', 'Ihre Flüge', 'Détails de vos vols', 'Vuelos', 'Flyreise', 'Twoje loty'])(
  'rows below %s are said to be flights, whoever flies them',
  (heading) => {
    expect(saidOf(journey(heading))).toEqual([true, true])
  },
)

test('what stands below a heading of its own is not said to be a flight, nor below a sentence that speaks of flights', () => {
  expect(saidOf(journey('Vluchten\n  Overzicht'))).not.toContain(true)
  expect(saidOf(journey('Vluchten boekt u bij ons nooit zelf.'))).not.toContain(true)
})
