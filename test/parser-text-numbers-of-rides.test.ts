import { describe, expect, it } from 'vitest'
import { tripOf } from './parser-text.ts'

const AGENCY = 'FE551920'
/** A ride there and one back with a house between, what is said below each ride, and below all of them. Nobody in it exists. */
const journey = (there: string, back: string, below = ''): string => `
      Fernweh Travel
      Booking no. ${AGENCY}
      Traveller: Ann Reed

      Monday 10 May 2027
      IC 2310, Bremen Hbf 08:35 - Hamburg Hbf 09:43
      ${there}

      Hotel Amselhof, Lindenweg 4, 20099 Hamburg
      Check-in: 10 May 2027
      Check-out: 12 May 2027
      Hotel confirmation: AM-3381

      Wednesday 12 May 2027
      IC 2317, Hamburg Hbf 16:38 - Bremen Hbf 17:46
      ${back}

      ${below}`
const numbersOfRides = (text: string): (string | undefined)[] =>
  tripOf(text).products.flatMap((product) => (product.kind === 'train' ? [product.confirmation?.value] : []))

describe('a train of a package has a number of its own', () => {
  it.each([
    ['a code in groups of figures', 'Ticket code 5381 2204 7716', 'Ticket code 5381 2204 7723', ['5381 2204 7716', '5381 2204 7723']],
    ['whose ticket it is, behind the word', 'Codice biglietto DB: K4WQ7Z', 'Codice biglietto DB: K4WQ8Z', ['K4WQ7Z', 'K4WQ8Z']],
    ['who runs the train, before figures', 'DB 730114873411', 'DB 730114873412', ['730114873411', '730114873412']],
    ['who runs it, and a word for a number', 'DB-nr 730114873411', 'DB-nr 730114873412', ['730114873411', '730114873412']],
  ])('%s', (_, there, back, numbers) => {
    expect(numbersOfRides(journey(there, back))).toEqual(numbers)
  })

  it.each([
    'Référence de vos e-billets (aller et retour) : K4WQ7ZPM',
    'DB-code treinkaartjes: K4WQ7ZPM',
    'Auftragsnummer der Bahn für alle Züge: K4WQ7ZPM',
    'Biljettnummer för båda tågen: K4WQ7ZPM',
  ])('or one of all trains below them: %s', (below) => {
    expect(numbersOfRides(journey('Coach 3, seat 31', 'Coach 5, seat 12', below))).toEqual(['K4WQ7ZPM', 'K4WQ7ZPM'])
  })

  it.each(['Biglietti castello: K4WQ7ZPM', 'Parken am Bahnhof: Gutschein-Code K4WQ7ZPM', "Billets d'avion (aller et retour) : K4WQ7ZPM"])(
    'but none of something else: %s',
    (below) => {
      expect(numbersOfRides(journey('Coach 3, seat 31', 'Coach 5, seat 12', below))).not.toContain('K4WQ7ZPM')
    },
  )

  it.each([
    ['Buchungsnr.', ['RE-44102', 'RE-44104']],
    ['Rechnungsnr.', [AGENCY, AGENCY]],
    ['Platz-Nr.', [AGENCY, AGENCY]],
  ])('or one in a column of bookings, and of nothing else: %s', (heading, numbers) => {
    const table = `
      Fernweh Reisen, Vorgangsnummer ${AGENCY}
      Datum   Leistung   Einzelheiten   ${heading}
      10.05.2027   Bahn   IC 2310, Bremen Hbf 08:35 Uhr – Hamburg Hbf 09:43 Uhr   RE-44102
      10.05.2027 – 12.05.2027   Hotel   Hotel Amselhof, Lindenweg 4, 20099 Hamburg   RE-44103
      12.05.2027   Bahn   IC 2317, Hamburg Hbf 16:38 Uhr – Bremen Hbf 17:46 Uhr   RE-44104`
    expect(numbersOfRides(table)).toEqual(numbers)
  })
})
