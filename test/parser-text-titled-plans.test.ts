import { describe, expect, test } from 'vitest'
import { findTrains } from '../src/parser/text/trains/train-numbers.ts'
import { products } from './parser-text.ts'

/** Papers that call themselves a plan of a journey, and tell its rides in sentences beside a house. Nobody in these documents exists. */
const rides = (text: string): readonly string[] => products(text).filter((told) => !told.includes(' | '))

describe('a paper that calls itself a plan tells rides that are booked, however it words them', () => {
  test('in English, with the day within the sentence and no number of the train', () => {
    expect(
      rides(`Your travel itinerary
        Booking reference: KD-44017

        Your train departs Leeds at 09:15 on Tuesday 8 June 2027 and gets into Durham at 10:22.

        Hotel: Castle Green House, 4 Abbey Row, Durham DH1 3AB, check-in 8 June 2027, check-out 11 June 2027`),
    ).toEqual(['? Leeds 2027-06-08T09:15 – Durham 2027-06-08T10:22'])
  })

  test('in Italian, of a flight', () => {
    expect(
      rides(`Programma di viaggio
        Pratica: KD-44018

        Volo AZ 1751 del 8 giugno 2027: partenza da Roma Fiumicino alle 9:50, arrivo a Catania alle 11:05.

        Hotel: Albergo del Porto, Via del Mare 3, 95121 Catania, arrivo 08/06/2027, partenza 11/06/2027`),
    ).toEqual(['AZ 1751 FCO 2027-06-08T09:50 – CTA 2027-06-08T11:05'])
  })

  test('in German, of two flights of different airlines, one going on where the other ends', () => {
    expect(
      rides(`Ihr Reiseplan
        Vorgangsnummer: KD-44019

        Flug am 8. Juni 2027: Lufthansa LH 1188, Frankfurt ab 9.50 Uhr, Zürich an 10.45 Uhr.
        Weiter mit LX 1940, Zürich ab 12.20 Uhr, Bilbao an 14.05 Uhr.

        Hotel: Hotel Nervión, Calle Luchana 3, 48008 Bilbao, Anreise 08.06.2027, Abreise 11.06.2027`),
    ).toEqual(['LH 1188 FRA 2027-06-08T09:50 – ZRH 2027-06-08T10:45', 'LX 1940 ZRH 2027-06-08T12:20 – BIO 2027-06-08T14:05'])
  })

  test('but not those of which it says that they are left to whoever travels', () => {
    const withRide = (ride: string): string => `Your travel itinerary
      Booking reference: KD-44020

      ${ride}

      Hotel: Castle Green House, 4 Abbey Row, Durham DH1 3AB, check-in 8 June 2027, check-out 11 June 2027`
    expect(rides(withRide('If you come by rail on 8 June 2027, the train leaves Leeds at 09:15 and gets into Durham at 10:22.'))).toEqual(
      [],
    )
    expect(rides(withRide('Not included: on 8 June 2027 a train leaves Leeds at 09:15 and gets into Durham at 10:22.'))).toEqual([])
  })

  test('nor those of a booking of a house that is no plan', () => {
    expect(
      rides(`Your booking is confirmed
        Booking reference: KD-44021

        A train leaves Leeds at 09:15 on Tuesday 8 June 2027 and gets into Durham at 10:22.

        Hotel: Castle Green House, 4 Abbey Row, Durham DH1 3AB, check-in 8 June 2027, check-out 11 June 2027`),
    ).toEqual([])
  })
})

describe('the number of a train', () => {
  test('stands behind a colon or a bracket and the word for one', () => {
    expect(findTrains('Mandag 14. juni: tog 417, Oslo S').map(({ name }) => name)).toEqual(['417'])
    expect(findTrains('Salida en tren turístico (tren 512, primera clase)').map(({ name }) => name)).toEqual(['512'])
  })

  test('and the name of one behind the word for a fast one, but no count of people', () => {
    expect(findTrains('Schnellzug Saphir 418, Halle ab 8 Uhr').map(({ name }) => name)).toEqual(['Saphir 418'])
    expect(findTrains('Schnellzug 4 Personen')).toEqual([])
  })
})

test('French hours of one figure stand behind the two ends of a way, and lengths do not', () => {
  expect(
    rides(`Carnet de voyage
      Dossier : KD-44022
      Mardi 8 juin 2027 : train TGV INOUI 6811, Dijon 7h12 – Lyon Part-Dieu 8h55.
      Durée du trajet en car 1h30.`),
  ).toEqual(['TGV INOUI 6811 Dijon 2027-06-08T07:12 – Lyon Part-Dieu 2027-06-08T08:55'])
})

describe('a plan that says of one kind of thing that none is booked', () => {
  const plan = (said: string): string => `Tour plan KD-44023 for Mr Ravi Anand
    ${said}
    Hotel: Castle Green House, 4 Abbey Row, Durham DH1 3AB
    Check-in 8 June 2027, check-out 11 June 2027`
  test.each(['Train: Not booked', 'Mietwagen – nicht gebucht', 'B. FLIGHT\n    Not booked. Guests come on their own.'])(
    'tells the rest: %s',
    (said) => {
      expect(products(plan(said)).length).toBe(1)
    },
  )

  test('and tells nothing where that is the very thing', () => {
    expect(products(plan('Hotel: Not booked'))).toEqual([])
  })
})
