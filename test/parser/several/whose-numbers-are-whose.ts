/** Hires of brokers, and what only looks like the numbers and firms of one. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const WHOSE_NUMBERS: readonly Sample[] = [
  {
    name: 'the number of an invoice before that of the booking, over two labels',
    text: `
      Travel voucher
      Invoice   INV-620418   Booking no.   RT33817
      Confirmation number   Supplier
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Guest: Ann Reed
      Check-in: 12 May 2027
      Check-out: 15 May 2027`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | RT33817'],
    people: ['Ann Reed'],
    reference: 'RT33817',
  },
  {
    name: 'the number of a customer over labels that are whole',
    text: `
      Car hire voucher
      Customer   CU-620418   Reservation no.   RT33817
      Reference   Status
      A12   Confirmed   Paid
      Driver: Ann Reed
      Pick-up: Faro Airport, 12 May 2027 10:00
      Drop-off: Faro Airport, 15 May 2027 16:00
      VW Polo or similar`,
    products: ['? | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | RT33817'],
    people: ['Ann Reed'],
    reference: 'RT33817',
  },
  {
    name: 'a code of letters and figures behind its label, and the firm after it',
    text: `
      Reisebestätigung
      Buchungscode: INSEL27 Inselwind Reisen GmbH
      Reisender: Anna Kofler
      Hotel Seeblick, Seestraße 4, 83684 Tegernsee
      Anreise: 12.05.2027
      Abreise: 15.05.2027`,
    products: ['Hotel Seeblick | 2027-05-12 – 2027-05-15 | Seestraße 4, 83684, Tegernsee | INSEL27'],
    people: ['Anna Kofler'],
    reference: 'INSEL27',
  },
  {
    name: 'the number of a pitch beside that of its booking',
    text: `
      Camping Les Genêts – confirmation
      Réservation : KX-60418
      Location n° 207733   Mobil-home 4 personnes
      Client : Anne Roche
      Arrivée : 12/06/2027 16h00
      Départ : 19/06/2027 10h00
      12 route de la Plage, 40200 Mimizan`,
    products: ['Camping Les Genêts | 2027-06-12 – 2027-06-19 | 12 route de la Plage, 40200, Mimizan | KX-60418'],
    people: ['Anne Roche'],
    reference: 'KX-60418',
  },
  {
    name: 'a confirmation beside a supplier that hires out no cars',
    text: `
      Travel voucher
      Voucher no.   Supplier   Confirmation no.
      V-60418   Sunbeds   SB7733
      Traveller: Ann Reed
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Check-in: 12 May 2027
      Check-out: 15 May 2027`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | SB7733'],
    people: ['Ann Reed'],
    reference: 'SB7733',
  },
  {
    name: 'a place whose name begins with a single letter',
    text: `
      Your rental car is booked
      Booking number: 7760418
      Driver: Ann Reed
      Pick up: 12 May 2027 10:00
      Location U Haul It Yard, 14 Harbour Road, Hilo
      Drop off: 15 May 2027 16:00
      Location U Haul It Yard, 14 Harbour Road, Hilo
      Car: Toyota Corolla or similar`,
    products: ['? | 2027-05-12T10:00 U Haul It Yard | 2027-05-15T16:00 U Haul It Yard | 7760418'],
    people: ['Ann Reed'],
    reference: '7760418',
  },
  {
    name: 'the number of who hires out alone below its label, which ends the line of the number of the broker',
    text: `
      Rental Voucher
      Booking reference number   Rental company: Centauro
      760418293   Rental company confirmation number
      CEN7733418
      Driver: Ann Reed
      Pick-up: Alicante Airport, 18 Sep 2027 14:00
      Drop-off: Alicante Airport, 25 Sep 2027 16:30
      Seat Ibiza or similar`,
    products: ['Centauro | 2027-09-18T14:00 Alicante Airport | 2027-09-25T16:30 Alicante Airport | CEN7733418'],
    people: ['Ann Reed'],
    reference: '760418293',
  },
  {
    name: 'the same in German, with another day behind the label',
    text: `
      Mietwagen-Voucher
      Buchungsnummer   Vermieter: Sixt   Status: BESTÄTIGT
      731604185   Bestätigungsnummer des Vermieters   Gebucht am: 05.03.2027
      SX77334180DE
      Hauptfahrer: Anna Kofler
      Abholung: Palma Flughafen, 26.07.2027 12:30
      Rückgabe: Palma Flughafen, 09.08.2027 10:00`,
    products: ['Sixt | 2027-07-26T12:30 Palma Flughafen | 2027-08-09T10:00 Palma Flughafen | SX77334180DE'],
    people: ['Anna Kofler'],
    reference: '731604185',
  },
  {
    name: 'three letters and figures apart, behind a booking that is named alone',
    text: `
      Pensión La Marea
      c/ Ancha, 14 - 11001 Cádiz
      Hola Irene, te confirmamos la reserva:
        Reserva:      PLM 3307
        A nombre de:  Irene Sanz Robles
        Llegada:      lunes 15 de febrero de 2027
        Salida:       jueves 18 de febrero de 2027`,
    products: ['Pensión La Marea | 2027-02-15 – 2027-02-18 | c/ Ancha 14, 11001, Cádiz | PLM 3307'],
    people: ['Irene Sanz Robles'],
    reference: 'PLM 3307',
  },
  {
    name: 'the number of a case two spaces behind its colon, and the month of a booking',
    text: `
      Vorgang:  WQ-2027-6618
      Gast:    Rüdiger Amsel
      Reservierung:   MAI 2027

      Hotel Goldene Linde
      Am Markt 14, 01796 Pirna
      Anreise Sa. 29.05.2027  /  Abreise Mo. 31.05.2027  (2 Nächte)`,
    products: ['Hotel Goldene Linde | 2027-05-29 – 2027-05-31 | Am Markt 14, 01796, Pirna | WQ-2027-6618'],
    people: ['Rüdiger Amsel'],
    reference: 'WQ-2027-6618',
  },
]
