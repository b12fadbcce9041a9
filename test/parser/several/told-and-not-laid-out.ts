/** Documents made for the tests that are told rather than laid out: prose, headings, names turned round. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const JOURNEYS_TOLD: readonly Sample[] = [
  {
    name: 'a package of an agency with a reference for each thing',
    text: `
      Von: Reisebüro Alpenblick <post@alpenblick.example>
      Betreff: Ihre Unterlagen - Vorgang 4471290

      Reisende: Fölsing, Annegret (Frau) / Fölsing, Gerd (Herr)
      HINFLUG
      So, 09.05.2027   DE 1514   Düsseldorf (DUS) ab 06:00   Heraklion (HER) an 10:40
      RÜCKFLUG
      So, 16.05.2027   DE 1515   Heraklion (HER) ab 11:30   Düsseldorf (DUS) an 14:20
      Buchungscode der Fluggesellschaft: QX7LPT

      HOTEL
      Hotel Son Kreta Palace, Odos Dimokratias 4, 71306 Heraklion
      Anreise: 09.05.2027 ab 15 Uhr
      Abreise: 16.05.2027 bis 11 Uhr
      Reservierungsnummer: SKP-44712`,
    products: [
      'DE 1514 DUS 2027-05-09T06:00 – HER 2027-05-09T10:40',
      'DE 1515 HER 2027-05-16T11:30 – DUS 2027-05-16T14:20',
      'Hotel Son Kreta Palace | 2027-05-09 – 2027-05-16 | Odos Dimokratias 4, 71306, Heraklion | SKP-44712',
    ],
    people: ['Annegret Fölsing', 'Gerd Fölsing'],
  },
  {
    name: 'a flight and a train told by a friend in prose',
    text: `
      Hi Nia, so that you have it all in one place: you fly EI 154 on the 12th of May 2027 from Dublin to London Heathrow, leaving at
      07:50 and landing at 09:15. The booking reference is QX7TPL. You have a room at the Harbour House from 12 to 14 May
      (conf 44712908), then Eurostar 9018 to Paris on the 14th at 11:31, arriving Gare du Nord 14:47.`,
    products: ['EI 154 DUB 2027-05-12T07:50 – LHR 2027-05-12T09:15'],
    reference: 'QX7TPL',
  },
  {
    name: 'a car with headings that are sentences',
    text: `
      Thanks for booking with us!
      Confirmation no. HX-4471-2908
      Main driver: Mr Gareth Lloyd

      Collect your car
      Cardiff Airport, Porthkerry Road, CF62 3BD
      Tuesday 8 June 2027 at 09:30

      Bring it back
      Bristol Temple Meads, Station Approach
      Friday 11 June 2027 at 17:00

      Your car: Skoda Fabia or similar (EDMR)`,
    products: [
      '? | 2027-06-08T09:30 Cardiff Airport, Porthkerry Road | 2027-06-11T17:00 Bristol Temple Meads, Station Approach | HX-4471-2908',
    ],
    people: ['Gareth Lloyd'],
  },
  {
    name: 'a stay whose code stands in brackets',
    text: `
      Ciao Beatrice,
      la tua prenotazione presso Albergo del Ponte è confermata (codice 447.129.083).
      Check-in        martedì 8 giugno 2027, dalle 15:00
      Check-out       venerdì 11 giugno 2027, entro le 10:00
      Camera          Camera doppia
      Indirizzo       Via dei Tigli 14, 38066 Riva del Garda (TN), Italia`,
    products: ['Albergo del Ponte | 2027-06-08 – 2027-06-11 | Via dei Tigli 14, 38066, Riva del Garda (TN), IT | 447.129.083'],
    reference: '447.129.083',
  },
  {
    name: 'seats with names',
    text: `
      Hola Rocío, tu vuelo sale pronto.
      Localizador: QTX7LP
      Vuelo VY2015 de Bilbao a Sevilla
      Salida: 15 de marzo de 2027 a las 7:10
      Llegada: 8:40
      Asientos: Rocío Salcedo Prieto 12A, Álvaro Salcedo Prieto 12B`,
    products: ['VY 2015 BIO 2027-03-15T07:10 – SVQ 2027-03-15T08:40'],
    people: ['Rocío Salcedo Prieto', 'Álvaro Salcedo Prieto'],
  },
  {
    name: 'a house that only the title names',
    text: `
      Reservation confirmed at Heather Lodge

      Guest name
      Ms Rhiannon Lloyd
      Arrival
      Wednesday, 9 June 2027
      Departure
      Saturday, 12 June 2027
      Room type
      Double Room, garden view
      Confirmation
      HL20270609-44`,
    products: ['Heather Lodge | 2027-06-09 – 2027-06-12 | ? | HL20270609-44'],
    people: ['Rhiannon Lloyd'],
  },
]
