import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const stay = (foot: string) =>
  products(`
    Booking confirmation
    Booking number: 88-20417
    Room: 1 double room with breakfast, 3 nights
    Check-in: 12 June 2027
    Check-out: 15 June 2027

    ${foot}`)

test('a house is called by what stands beside its kind, whichever comes first', () => {
  const read = (house: string, address: string) => [`${house} | 2027-06-12 – 2027-06-15 | ${address} | 88-20417`]
  expect(stay('Quinta do Loureiro - Hotel Histórico\nRua da Sé 14, 7000-585 Évora')).toEqual(
    read('Quinta do Loureiro', 'Rua da Sé 14, 7000-585, Évora, PT'),
  )
  expect(stay('Hotel garni · Zum Blauen Hecht\nMarktplatz 8, 96049 Bamberg')).toEqual(
    read('Zum Blauen Hecht', 'Marktplatz 8, 96049, Bamberg'),
  )
  expect(stay('Le Vieux Four, Hôtel-Restaurant\n9 rue Basse, 21200 Beaune')).toEqual(read('Le Vieux Four', '9 rue Basse, 21200, Beaune'))
  expect(stay('Den Gule Lade | Hotel & Kro | Havnegade 12 | 6760 Ribe')).toEqual(read('Den Gule Lade', 'Havnegade 12, 6760, Ribe'))
})

test('what is let in a hostel is no house, and where one calls is no postal code', () => {
  const [read = ''] = products(`
    Bokningsbekräftelse
    Tack för att du bokar hos Granebo Vandrarhem & Café.
    Bokningsnummer   B27-0412
    Ankomst   2027-06-12
    Avresa   2027-06-15
    Boende   4-bäddsrum med delad dusch

    Sen ankomst? Ring 0485-555 17 så lägger vi ut nyckeln.

    Granebo Vandrarhem & Café
    Strandvägen 6
    386 90 Färjestaden`)
  expect(read).toBe('Granebo Vandrarhem & Café | 2027-06-12 – 2027-06-15 | Strandvägen 6, 386 90, Färjestaden | B27-0412')
})

test('an airline is no house at the foot of its ticket, whatever nights it offers', () => {
  expect(
    products(`
      E-ticket receipt
      Booking reference: 5KR8QM
      Flight SK 903
      Sat 12 June 2027
      Departure: New York (EWR) 21:30
      Arrival: Stockholm (ARN) 11:40+1
      NVB 12JUN27 NVA 12JUN27.
      Check-in opens 24 hours and closes 60 minutes before departure.
      Stopover? Add up to 7 nights on your next trip.
      Scandinavian Airlines AB, Lundagatan 14, 195 87 Solna, Sweden.`),
  ).toEqual(['SK 903 EWR 2027-06-12T21:30 – ARN 2027-06-13T11:40'])
})
