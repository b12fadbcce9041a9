import { describe, expect, test } from 'vitest'
import { products, tripOf } from './parser-text.ts'

/** Houses of plans that stand above or below a line with their days. Nobody in these documents exists. */
const houses = (text: string): readonly string[] =>
  tripOf(text).products.flatMap((one) =>
    one.kind === 'hotel' ? [`${one.name?.value}: ${one.checkIn?.value} – ${one.checkOut?.value} (${one.confirmation?.value ?? '-'})`] : [],
  )

describe('a house stands beside the line that begins with its days', () => {
  test('above it, with days in figures, as many nights and a number that looks like a flight', () => {
    expect(
      houses(`Vindmolen Reizen, dossier 260911
        Reizigers: dhr. Bas Hoekstra, mw. Lotte Hoekstra
        Datum afgifte: 11-05-2027
        Vlucht
        zo 13-06-2027 | KL1187 | Amsterdam (AMS) 09:45 | Bergen (BGO) 11:25
        Hotels
        Fjordhuset, Strandgata 12, 5015 Bergen
        13-06 t/m 15-06 (2 nachten), bevestiging 771205
        Ulvik Gard, Tyssevegen 36, 5730 Ulvik
        15-06 t/m 18-06 (3 nachten), bevestiging HU-3390`),
    ).toEqual(['Fjordhuset: 2027-06-13 – 2027-06-15 (771205)', 'Ulvik Gard: 2027-06-15 – 2027-06-18 (HU-3390)'])
  })

  test('below it, with its number behind its address', () => {
    expect(
      houses(`Rälsbyrån, bokningsnummer R-71190. Resenär: Karin Öberg.
        Torsdag 15 april 2027
        Snabbtåg 535
        Stockholm C 10.20 – Köpenhamn H 15.48
        Natt 15–16 april
        Pension Havsro, Strandvej 8, 1553 Köpenhamn. Bokningsnr HS-20661
        Fredag 16 april
        EC 397
        Köpenhamn H 11.26 – Hamburg Hbf 16.02
        16–19 april, 3 nätter
        Haus Wendland, Gurlittstraße 23, 20099 Hamburg. Bokningsnr 8814`),
    ).toEqual(['Pension Havsro: 2027-04-15 – 2027-04-16 (HS-20661)', 'Haus Wendland: 2027-04-16 – 2027-04-19 (8814)'])
  })

  test('behind a word for lodging, in rows that are numbered or not', () => {
    expect(
      houses(`Kompas Rejser, ordre 114482
        Rejsende: Mette Holm / Anders Holm
        Lørdag den 10. juli 2027
          SK 581  København (CPH) kl. 08.20 - Firenze (FLR) kl. 10.35
        Overnatning: Podere Il Rigo, Via Casabianca 4, 53027 San Quirico d'Orcia
          10. juli - 15. juli (5 nætter), familieværelse. Ref. RIGO-0711
        Overnatning: Casa Ilaria, Via del Fosso 26, 55100 Lucca
          15. juli - 17. juli (2 nætter), triple. Ref. 70114
        Lørdag den 17. juli 2027
          DY 1877  Pisa (PSA) kl. 17.25 - København (CPH) kl. 19.40`),
    ).toEqual(['Podere Il Rigo: 2027-07-10 – 2027-07-15 (RIGO-0711)', 'Casa Ilaria: 2027-07-15 – 2027-07-17 (70114)'])
  })
})

describe('no house stands beside a line with days', () => {
  const flight = `Booking reference: QX7T2P
    Passenger: Ms Ada Lovelace
    Flight BA2540
    London Gatwick (LGW) 07:40
    Lisbon (LIS) 10:25
    Monday, 1 March 2027`

  test.each([
    ['that tells other nights', 'Meadow Fair, 4 Mill Lane, 84000 Avignon\n1 March – 4 March, 2 nights from 80 EUR'],
    ['that tells hours', 'City Museum, 4 Mill Lane, 84000 Avignon\n1 March – 4 March 10:00 to 17:00'],
    ['that tells a least price', 'Hotel Sol, Calle Mayor 3, 28013 Madrid\n1 March – 4 March 2027, 3 nights from 99 EUR'],
    ['that tells nothing else', 'Long Bridge Ltd, 4 Mill Lane, 84000 Avignon\n1 March – 4 March'],
  ])('%s', (_, more) => {
    expect(houses(`${flight}\n${more}`)).toEqual([])
    expect(products(`${flight}\n${more}`)).toHaveLength(1)
  })

  test('where the name stands above the line of its town', () => {
    expect(houses(`${flight}\n\nSunny Resort\nLong Bay, 85107 Lindos\n1 March – 4 March 2027, 3 nights, half board`)).not.toContainEqual(
      expect.stringContaining('Long Bay:'),
    )
  })
})
