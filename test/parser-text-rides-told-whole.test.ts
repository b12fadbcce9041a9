import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** A package with a house, and what else is told in it. Nobody in these documents exists, and no railway is called as these trains are. */
const journey = (told: string): readonly string[] =>
  products(`Fernweh Travel
    Booking no. FE551920
    Traveller: Ann Reed

    Hotel Amselhof, Lindenweg 4, 20099 Hamburg
    Check-in: 8 May 2027
    Check-out: 10 May 2027

    Monday 10 May 2027
    ${told}`).filter((one) => !one.startsWith('Hotel Amselhof'))

describe('a row or a sentence that tells a name with a number, and two places with their hours, is a ride', () => {
  test.each([
    ['in three cells', 'Sakurai 509   Nishiyama 10:24   Kitabashi 12:58'],
    ['with small words before the hours', 'Sakurai 509   Nishiyama kl. 10.24   Kitabashi kl. 12.58'],
    ['in one cell', 'Sakurai 509 Nishiyama 10:24 → Kitabashi 12:58'],
    ['behind a colon', 'Airport train Sakurai 509: Nishiyama 10:24 – Kitabashi 12:58, car 4'],
    ['behind words for leaving and arriving', 'Sakurai 509, Nishiyama dep 10:24 > Kitabashi arr 12:58. PNR 8K4WQ7'],
    ['in a sentence', 'Sakurai 509 leaves Nishiyama at 10:24 and arrives at Kitabashi at 12:58.'],
  ])('%s', (_, told) => {
    expect(journey(told)).toEqual(['Sakurai 509 Nishiyama 2027-05-10T10:24 – Kitabashi 2027-05-10T12:58'])
  })

  test.each([
    ['the way before the train', '10:24–12:58  Nishiyama – Kitabashi   Sakurai tog 509   Nord, vogn 2', 'Sakurai tog 509'],
    ['the train before the way', '10.24 - 12.58  trein 604 (Ky)  Nishiyama - Kitabashi', 'trein 604'],
  ])('and so is a row that begins with both hours, %s', (_, told, number) => {
    expect(journey(told)).toEqual([`${number} Nishiyama 2027-05-10T10:24 – Kitabashi 2027-05-10T12:58`])
  })

  test('a name with one figure begins behind the train', () => {
    expect(journey('EC 7 Bremen Hbf 10:24 Uhr – Hamburg Hbf 12:58 Uhr, Wagen 11')).toEqual([
      'EC 7 Bremen Hbf 2027-05-10T10:24 – Hamburg Hbf 2027-05-10T12:58',
    ])
  })

  test('dotted hours behind places, below a heading of trains in a document of other hours', () => {
    expect(
      journey(`Breakfast from 7:30, check-out until 11:00
        Data   Treno   Partenza   Arrivo
        lun 10/05   Sakurai 509   Nishiyama 10.24   Kitabashi 12.58`),
    ).toEqual(['Sakurai 509 Nishiyama 2027-05-10T10:24 – Kitabashi 2027-05-10T12:58'])
  })
})

describe('no ride is', () => {
  test.each([
    ['a transfer', 'Transfer 2   Nishiyama 10:24   Kitabashi 12:58'],
    ['a tour', 'Tour 5 Nishiyama 10:24 – Kitabashi 12:58'],
    ['a day of a plan', 'Day 3 Nishiyama 10:24 – Kitabashi 12:58'],
    ['a flight by its letters', 'Air Kita KQ 509, Nishiyama 10:24 – Kitabashi 12:58'],
    ['a shuttle of the house', 'Shuttle Amselhof 4: Nishiyama 10:24 – Kitabashi 12:58'],
    ['a ferry that nobody knows', 'Ferry Kita 4   Nishiyama 10:24   Kitabashi 12:58'],
    ['a name without a number', 'Sakurai   Nishiyama 10:24   Kitabashi 12:58'],
    ['a number far from the places', 'Sakurai 509 was praised by all who went there. Nishiyama 10:24   Kitabashi 12:58'],
    ['a price list', 'Kaffee 509   Nishiyama 10.24 €   Kitabashi 12.58 €'],
  ])('%s', (_, told) => {
    expect(journey(told)).toEqual([])
  })
})

describe('rides that go on', () => {
  test('from where one was last, told by their train and where they go', () => {
    expect(
      journey(
        `Sie fahren mit dem ICE 373 ab Basel SBB 15.13 Uhr, Ankunft Karlsruhe Hbf 17.00 Uhr. Dort steigen Sie um in den ICE 599 um 17.06 Uhr nach München Hbf, an 20.27 Uhr. Wagen 14, Platz 36.`,
      ),
    ).toEqual([
      'ICE 373 Basel SBB 2027-05-10T15:13 – Karlsruhe Hbf 2027-05-10T17:00',
      'ICE 599 Karlsruhe Hbf 2027-05-10T17:06 – München Hbf 2027-05-10T20:27',
    ])
  })

  test('not from where one was hours before', () => {
    expect(
      journey(
        `Sie fahren mit dem ICE 373 ab Basel SBB 9.13 Uhr, Ankunft Karlsruhe Hbf 11.00 Uhr, Wagen 4. Später fahren Sie mit dem ICE 599 um 17.06 Uhr nach München Hbf, an 20.27 Uhr.`,
      ),
    ).toEqual(['ICE 373 Basel SBB 2027-05-10T09:13 – Karlsruhe Hbf 2027-05-10T11:00'])
  })
})

describe('diaries', () => {
  test('tell each end in a line that begins with its hour', () => {
    expect(
      journey(`09:45  Leave Swansea, City Bus Station (stop 20) on service 201
        12:50  Arrive Bristol, Bus & Coach Station
        You change here.
        13:15  Leave Bristol, Bus & Coach Station on service 040 to London
        15:20  Arrive Heathrow Airport, Central Bus Station`),
    ).toEqual([
      '201 Swansea, City Bus Station 2027-05-10T09:45 – Bristol, Bus & Coach Station 2027-05-10T12:50',
      '040 Bristol, Bus & Coach Station 2027-05-10T13:15 – Heathrow Airport, Central Bus Station 2027-05-10T15:20',
    ])
  })

  test('tell a ride in one line, and other things of the day in others', () => {
    expect(
      journey(`07:15  Avanti West Coast from Manchester Piccadilly, arrives London Euston 09:24. Coach K seat 14, collection ref 7FHR2TQ9.
        10:30  Partners' meeting, Gresham Street (4th floor)
        13:00  Lunch with David Osei, The Ned`),
    ).toEqual(['? Manchester Piccadilly 2027-05-10T07:15 – London Euston 2027-05-10T09:24'])
  })

  test('tell of flights in the same way, which are no trains', () => {
    expect(
      journey(`09:45  Leave Swansea for the airport, flying at noon
        12:50  Arrive Bristol, landing at gate 4`),
    ).toEqual([])
  })
})

describe('a way on two lines', () => {
  test('is that of the hours below it, each with its day', () => {
    expect(
      journey(`TRAIN   ROUTE   DEPARTS   ARRIVES   ACCOMMODATION
        11
        Bay Starlight
        PORTLAND, OR - UNION STATION
        to EMERYVILLE, CA
        Fri May 14, 2027
        2:21 PM
        Sat May 15, 2027
        8:10 AM`),
    ).toEqual(['11 PORTLAND 2027-05-14T14:21 – EMERYVILLE 2027-05-15T08:10'])
  })
})

describe('forms of stations that nobody lists', () => {
  test('tell rides where their labels say that they are stations', () => {
    expect(
      products(`Réservation 26CK70418
        Voyageur : Ann Reed
        Train : Al Kawkab 1003
        Gare de départ : NOUR VILLE
        Gare d'arrivée : SAFIR VOYAGEURS
        Date du voyage : 16/04/2027
        Heure de départ : 08:00
        Heure d'arrivée : 10:10`),
    ).toEqual(['Al Kawkab 1003 NOUR VILLE 2027-04-16T08:00 – SAFIR VOYAGEURS 2027-04-16T10:10'])
  })

  test('and none where those are of a parcel', () => {
    expect(
      products(`Envoi 26CK70418
        Destinataire : Ann Reed
        Lieu de départ : ENTREPOT NOUR
        Lieu d'arrivée : ENTREPOT SAFIR
        Date : 16/04/2027
        Heure de départ : 08:00
        Heure d'arrivée : 10:10`),
    ).toEqual([])
  })
})

describe('a letter about more than a house', () => {
  const letter = (train: string): readonly string[] =>
    products(`Booking no. FE551920
      Dear Ann Reed,
      Your rooms are ready.

      Hotel Amselhof, Lindenweg 4, 20099 Hamburg
      Check-in: 8 May 2027, 15:00
      Check-out: 10 May 2027, 11:00

      ${train}`).filter((one) => !one.startsWith('Hotel Amselhof'))

  test.each([
    'On Monday 10 May 2027 the ICE 373 leaves Hamburg Hbf at 15:13 and gets into Bremen Hbf at 16:10. Your seat is 64 in coach 7.',
    'On Monday 10 May 2027 the ICE 373 leaves Hamburg Hbf at 15:13 and gets into Bremen Hbf at 16:10. DB ticket number is 5500 1829 3346.',
  ])('has booked a train where it tells a seat in it or the number of its ticket: %s', (told) => {
    expect(letter(told)).toEqual(['ICE 373 Hamburg Hbf 2027-05-10T15:13 – Bremen Hbf 2027-05-10T16:10'])
  })

  test('has not booked one that it only tells of', () => {
    expect(
      letter('On Monday 10 May 2027 the ICE 373 leaves Hamburg Hbf at 15:13 and gets into Bremen Hbf at 16:10, if you want to go on.'),
    ).toEqual([])
  })
})
