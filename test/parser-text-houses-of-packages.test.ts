import { describe, expect, it } from 'vitest'
import { products, stays } from './parser-text.ts'

const FLIGHTS = `
      Fernweh Travel, booking no. FE551920
      Traveller: Ann Reed
      AZ 1727   Sunday 9 May 2027   Milano (LIN) 09:25   Catania (CTA) 11:05`
const HOUSES = [
  'Rosen Hotel | 2027-05-09 – 2027-05-12 | Mill Lane 4, 96100, Siracusa | ROS4417',
  'Linden Hotel | 2027-05-12 – 2027-05-14 | Lake Road 8, 92100, Agrigento | LIN2208',
]

describe('the houses of a package', () => {
  it.each([
    ['dal 09/05 al 12/05 (3 notti)', 'dal 12/05 al 14/05 (2 notti)'],
    ['09.05 – 12.05 (3 noce)', '12.05 – 14.05 (2 noce)'],
    ['9/5 au 12/5, 3 nuits', '12/5 au 14/5, 2 nuits'],
  ])('stand below days without their year, each over its address: %s', (first, second) => {
    expect(
      stays(`${FLIGHTS}

      Hotels
      ${first}
      Rosen Hotel
      Mill Lane 4, 96100 Siracusa – conf. ROS4417

      ${second}
      Linden Hotel
      Lake Road 8, 92100 Agrigento – conf. LIN2208`),
    ).toEqual(HOUSES)
  })

  it('stand in the column behind two days in figures, over their addresses', () => {
    const named = (told: string): string => told.split(' | ').slice(0, 2).join(' | ')
    expect(
      stays(`${FLIGHTS}

      Aankomst   Vertrek   Hotel   Kamer
      zo 09-05   wo 12-05   Rosen Hotel   LO
      Mill Lane 4, 96100 Siracusa

      wo 12-05   vr 14-05   Linden Hotel   HP
      Lake Road 8, 92100 Agrigento`).map(named),
    ).toEqual(HOUSES.map(named))
  })

  it('are none where rows tell what they cost from', () => {
    expect(
      products(`
      Our houses in May 2027
      09-05   12-05   Rosen Hotel   from 499 EUR
      Mill Lane 4, 96100 Siracusa

      12-05   14-05   Linden Hotel   from 549 EUR
      Lake Road 8, 92100 Agrigento`),
    ).toEqual([])
  })
})

describe('one house beside trains', () => {
  const ride = 'IC 2310, Bremen Hbf 08:35 – Hamburg Hbf 09:43'
  it('is a stay with a number of its own', () => {
    expect(
      stays(`
      Fernweh Reisen, Vorgang FE551920
      Reisende: Anna Reed

      10.05.2027   ${ride}
      Hotel Amselhof, Lindenweg 4, 20099 Hamburg, 10.05.2027 bis 12.05.2027, Bestätigung AM-3381`),
    ).toEqual(['Hotel Amselhof | 2027-05-10 – 2027-05-12 | Lindenweg 4, 20099, Hamburg | AM-3381'])
  })

  it('is none where one only meets there', () => {
    expect(
      stays(`
      Auftragsnummer K4WQ7ZPM, Reisende: Anna Reed
      10.05.2027   ${ride}
      Tagung 10.–12.05.2027 im Hotel Amselhof, Lindenweg 4, 20099 Hamburg. Zimmer bitte selbst buchen.`),
    ).toEqual([])
  })
})
