import { describe, expect, test } from 'vitest'
import { products, tripOf } from './parser-text.ts'

/** What plans by days and people in prose tell of trains, coaches and flights. Nobody in these documents exists. */
const rides = (text: string): readonly string[] => products(text).filter((told) => !told.includes(' | '))
const trains = (text: string): readonly string[] =>
  tripOf(text).products.flatMap((one) => (one.kind === 'train' ? [`${one.number?.value ?? '-'}: ${one.confirmation?.value ?? '-'}`] : []))

describe('the places of a ride are the names right beside its hours', () => {
  test('in an Italian sentence with the hours in brackets and one with them before the places', () => {
    expect(
      rides(`Agenzia Il Faro - Pratica FA 27/119
        Viaggiatori: Sig.ra Elisa Conti
        Lunedì 10 maggio 2027
        Treno Frecciarossa 9515 da Bologna Centrale (9:30) a Roma Termini (11:25), carrozza 4 posti 7A-7B, localizzatore Q7MX2K.
        Mercoledì 12 maggio
        Treno Intercity 609 partenza 14:00 da Roma Tiburtina, arrivo 20:15 a Bari Centrale, seconda classe.`),
    ).toEqual([
      'Frecciarossa 9515 Bologna Centrale 2027-05-10T09:30 – Roma Termini 2027-05-10T11:25',
      'Intercity 609 Roma Tiburtina 2027-05-12T14:00 – Bari Centrale 2027-05-12T20:15',
    ])
  })

  test('also where nobody knows them, below the number of the train', () => {
    expect(
      rides(`Expediente 7712/27. Pasajera: Marta Pons
        Vie 07/05/2027
        Tren bala Nozomi 19, clase ordinaria
        Tokio 9:30 → Hiroshima 13:20
        Dom 09/05/2027
        Tren Haruka 17 Kioto 11:00 → Aeropuerto de Kansai 12:22`),
    ).toEqual([
      'Nozomi 19 Tokio 2027-05-07T09:30 – Hiroshima 2027-05-07T13:20',
      'Haruka 17 Kioto 2027-05-09T11:00 – Aeropuerto de Kansai 2027-05-09T12:22',
    ])
  })

  test('with the verbs of German sentences, and no word of the sentence', () => {
    expect(
      rides(`Reisebüro Lindhorst, Vorgang 88121
        Reisende: Frau Karla Wenzel
        Dienstag, 8. Juni 2027
        Mit dem ICE 581 verlassen Sie Hamburg Hbf um 8.24 Uhr und erreichen Würzburg Hbf um 12.31 Uhr (Wagen 7, Platz 33).`),
    ).toEqual(['ICE 581 Hamburg Hbf 2027-06-08T08:24 – Würzburg Hbf 2027-06-08T12:31'])
  })

  test('and not with the first word of the next sentence, behind a letter and its point', () => {
    expect(
      rides(`Bokning 51177, Nils Ekdahl
        Snabbtåg 529 avgår den 11 maj 2027 kl. 10.21 från Stockholm C. Ankomst kl. 13.35 Göteborg C. Vagn 4, plats 22.`),
    ).toEqual(['Snabbtåg 529 Stockholm C 2027-05-11T10:21 – Göteborg C 2027-05-11T13:35'])
  })

  test('on the weekday that a letter tells', () => {
    expect(
      rides(`Hi Tom, all booked, your reference is RT7WQK.
        You are at the Hotel Spadari (Via Spadari 11, 20123 Milano) from Tuesday 11 May 2027 until Friday 14 May 2027, confirmation SP-8812.
        On Friday the EuroCity 313 leaves Milano Centrale at 09:33 and gets into Zürich HB at 12:50, seat 42 in coach 5.`),
    ).toEqual(['EuroCity 313 Milano Centrale 2027-05-14T09:33 – Zürich HB 2027-05-14T12:50'])
  })
})

describe('a ride has the number that is told with it', () => {
  test('behind what whoever runs it calls it, and not that of the house or the agency', () => {
    expect(
      trains(`Booking reference WR-20588. Traveller: Mrs Jean Harcourt
        Tue 8 Jun 2027
        Eurostar 9014 - depart London St Pancras International 09:31, arrive Paris Gare du Nord 12:50. Standard Premier, coach 2, seats 55 & 56. Eurostar ref TWGHRZ.
        2 nights at Hotel Bachelet, 18 Rue Bachelet, 75018 Paris (hotel conf. BCH7702).
        Thu 10 Jun 2027
        TGV Lyria 9211 - depart Paris Gare de Lyon 10:22, arrive Basel SBB 13:26. SBB order 883 410 226.`),
    ).toEqual(['Eurostar 9014: TWGHRZ', 'TGV Lyria 9211: 883 410 226'])
  })

  test('and not the coach in which one sits', () => {
    expect(
      trains(`Booking reference WR-20588. Traveller: Mrs Jean Harcourt
        Tue 8 Jun 2027
        Eurostar 9014 - depart London St Pancras International 09:31, arrive Paris Gare du Nord 12:50. Reservation: coach 11223, seat 55.
        Thu 10 Jun 2027
        TGV Lyria 9211 - depart Paris Gare de Lyon 10:22, arrive Basel SBB 13:26.`),
    ).toEqual(['Eurostar 9014: WR-20588', 'TGV Lyria 9211: WR-20588'])
  })
})

describe('the number of a flight is no train', () => {
  test('where its airline has the letters of a kind of train, beside trains', () => {
    expect(
      rides(`Pratica 27-112, Sig. Ugo Berti
        Martedì 11 maggio 2027
        Volo Ryanair FR 8881 da Bologna (ore 13:25) a Siviglia (ore 16:15). Codice W7HN3C.
        Venerdì 14 maggio
        Treno AVE 2121 da Sevilla Santa Justa (10:43) a Córdoba Central (11:26), localizzatore M8PXK4.`),
    ).toEqual([
      'FR 8881 BLQ 2027-05-11T13:25 – SVQ 2027-05-11T16:15',
      'AVE 2121 Sevilla Santa Justa 2027-05-14T10:43 – Córdoba Central 2027-05-14T11:26',
    ])
  })
})

describe('each number of a sentence has two hours of its own', () => {
  test('and a flight that goes on leaves from where the one before has landed, with the day of the arrival behind it', () => {
    expect(
      rides(`Safari plan for Mr & Mrs Hale, Booking AT/7712
        Sunday 15 August 2027 - homeward
        Kenya Airways KQ 615 Mombasa 19:30, Nairobi Jomo Kenyatta 20:30; then KQ 102 at 23:45 to London Heathrow, landing 06:30 on Monday 16 August.`),
    ).toEqual(['KQ 615 MBA 2027-08-15T19:30 – NBO 2027-08-15T20:30', 'KQ 102 NBO 2027-08-15T23:45 – LHR 2027-08-16T06:30'])
  })
})

describe('what stands below its day is booked', () => {
  const plan = (heading: string, sentence: string): string => `Confirmación de reserva, localizador RQ7TMN
    Huésped: Berta Quintana
    Hotel Brackwater, 12 Quay Street, London SE1 4TY
    Entrada: 18/08/2027 14:00   Salida: 23/08/2027 11:00   5 noches

    ${heading}
    ${sentence}`
  const flight = 'el vuelo IB3170 sale de Madrid (MAD) a las 14:20 y llega a Londres (LHR) a las 15:45.'

  test('in a sentence', () => {
    expect(rides(plan('Miércoles 18/08/2027', `Con ${flight}`))).toEqual(['IB 3170 MAD 2027-08-18T14:20 – LHR 2027-08-18T15:45'])
  })

  test('but not where one might go from the house whose days are told, there and back or for a day', () => {
    expect(
      rides(plan('Viernes 20/08/2027', 'El tren GWR 1218 sale de London Paddington a las 9:30 y llega a Oxford a las 10:21.')),
    ).toEqual([])
    expect(
      rides(`Hotel Zur Mühle, Talweg 3, 87561 Oberstdorf. Ihre Reservierung 44871, Herr Paul Wirth
        Anreise: Freitag, 4. Juni 2027
        Abreise: Montag, 7. Juni 2027

        Samstag, 5. Juni 2027
        Mit dem RE 76 verlassen Sie Oberstdorf um 9.24 Uhr und erreichen Kempten Hbf um 10.12 Uhr.
        Zurück mit dem RE 77 um 17.40 Uhr ab Kempten Hbf, Ankunft Oberstdorf 18.31 Uhr.`),
    ).toEqual([])
  })

  test('but not on the days of the house where that is only an outing, or what one may take', () => {
    const letter = (sentence: string): string => `Albergo Tre Pini, Via Lago 3, 28838 Stresa. Prenotazione 44872, Sig. Ugo Berti
      Arrivo: martedì 11 maggio 2027
      Partenza: venerdì 14 maggio 2027

      Martedì 11 maggio 2027
      ${sentence}`
    const train = 'il treno Regionale 2419 delle 9:25 da Milano Centrale, arrivo a Stresa alle 10:36.'
    expect(rides(letter(`Con ${train}`))).toHaveLength(1)
    expect(rides(letter(`Prendete ${train}`))).toEqual([])
    expect(rides(letter(`Idea: ${train}`))).toEqual([])
  })

  test('also from a house and back to it, in a plan that tells how one comes there', () => {
    expect(
      rides(`Reisebüro Lindhorst, Vorgang 88122. Reisende: Frau Karla Wenzel
        Hotel Residenz, Domstraße 4, 97070 Würzburg, Anreise 08.06.2027, Abreise 12.06.2027

        Dienstag, 8. Juni 2027
        Mit dem ICE 581 verlassen Sie Hamburg Hbf um 8.24 Uhr und erreichen Würzburg Hbf um 12.31 Uhr.

        Donnerstag, 10. Juni 2027
        Mit dem ICE 27 verlassen Sie Würzburg Hbf um 9.30 Uhr und erreichen Nürnberg Hbf um 10.25 Uhr.`),
    ).toEqual([
      'ICE 581 Hamburg Hbf 2027-06-08T08:24 – Würzburg Hbf 2027-06-08T12:31',
      'ICE 27 Würzburg Hbf 2027-06-10T09:30 – Nürnberg Hbf 2027-06-10T10:25',
    ])
  })

  test('but not how one might come', () => {
    expect(rides(plan('Cómo llegar el 18/08/2027', `Con ${flight}`))).toEqual([])
    expect(rides(plan('Miércoles 18/08/2027', `Por ejemplo con ${flight}`))).toEqual([])
  })
})

describe('nothing is booked', () => {
  test('where a letter asks about trains', () => {
    expect(
      products(`Hi Tom, shall we go on Tuesday 11 May 2027? The EuroCity 313 leaves Zürich HB at 09:33 and gets into Milano Centrale at 12:50.
        Nothing booked yet, tell me what you think.`),
    ).toEqual([])
  })

  test('where a railway praises its trains, or tells how it runs while it builds', () => {
    expect(
      products(`Sommer an der Küste: Der ICE 581 verlässt Hamburg Hbf um 8.24 Uhr und erreicht Würzburg Hbf um 12.31 Uhr. Jetzt ab 19,90 Euro buchen!
        Angebot gültig bis 12. Juni 2027.`),
    ).toEqual([])
    expect(
      products(`Fahrplanänderung am 9. Juni 2027
        Wegen Bauarbeiten fährt der ICE 581 ab Hamburg Hbf um 8.10 Uhr statt 8.24 Uhr und erreicht Würzburg Hbf um 12.51 Uhr.`),
    ).toEqual([])
  })
})

test('figures at the end of a row that leaves or arrives are its hour, before the day on which it arrives, too', () => {
  expect(
    rides(`TRAVELER: HALE/MORGAN MR   RECORD LOCATOR: 7QWTXM

      SUN 09MAY27
      AIR   DELTA AIR LINES           FLT: 46     BUSINESS (P)
            LV ATLANTA (ATL)              1745      TERM: I
            AR AMSTERDAM (AMS)            0805 10MAY TERM: 1
      MON 10MAY27
      RAIL  NS INTERNATIONAL          TRN: ICE 105   1ST CLASS
            LV AMSTERDAM CENTRAAL STN  1038
            AR KOELN HBF               1315`),
  ).toEqual([
    'DL 46 ATL 2027-05-09T17:45 – AMS 2027-05-10T08:05',
    'ICE 105 AMSTERDAM CENTRAAL STN 2027-05-10T10:38 – KOELN HBF 2027-05-10T13:15',
  ])
})
