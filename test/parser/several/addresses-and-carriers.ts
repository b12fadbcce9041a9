/** Documents whose addresses have parts that look like other things, and in which carriers, insurers and suppliers are named. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const DAYS = `
      Confirmation: 4417720931
      Check-in: 5 April 2027, 15:00
      Check-out: 8 April 2027, 11:00
      1 room, 2 adults`
const stay = (house: string): string[] => [`${house} | 4417720931`]
const HIRE = `
      Confirmation number: 77120945
      Pick-up: Mon 12 April 2027 10:00, Faro Airport (FAO)
      Drop-off: Mon 19 April 2027 09:00, Lisbon Airport (LIS)
      Supplier: Budget
      Car: Group C, Fiat Panda or similar
      Opening hours 06:00-23:30`
const HIRED = ['Budget | 2027-04-12T10:00 Faro Airport (FAO) | 2027-04-19T09:00 Lisbon Airport (LIS) | 77120945']

export const ADDRESSES_AND_CARRIERS: readonly Sample[] = [
  {
    name: 'a letterhead that has the number behind a comma and the town in a cell of its own',
    text: `
      HOTEL STELLA ALPINA
      Piazza Dumolin, 10   11021 Breuil-Cervinia (AO)
      Tel. +39 0166 555119
${DAYS}`,
    products: stay('HOTEL STELLA ALPINA | 2027-04-05 – 2027-04-08 | Piazza Dumolin, 10, 11021, Breuil-Cervinia (AO)'),
  },
  {
    name: 'a house at an airport, which has no street',
    text: `
      Hotel Silberdistel Frankfurt
      The Atrium, Am Flughafen
      Frankfurt, 60549
      Germany
${DAYS}`,
    products: stay('Hotel Silberdistel Frankfurt | 2027-04-05 – 2027-04-08 | Am Flughafen, 60549, Frankfurt, DE'),
  },
  {
    name: 'who writes for a house, between its name and its town',
    text: `
      Hotel Silberdistel
      Ihre Anna Huber, Empfang
      60549 Frankfurt
${DAYS}`,
    products: stay('Hotel Silberdistel | 2027-04-05 – 2027-04-08 | ?'),
  },
  {
    name: 'a street with the number of a plot',
    text: `
      Hotel Doca Velha
      Avenida Dom Fuas, Lote 1.16.02B, Parque Norte
      1990-083 Lisboa, Portugal
${DAYS}`,
    products: stay('Hotel Doca Velha | 2027-04-05 – 2027-04-08 | Avenida Dom Fuas, Lote 1.16.02B, Parque Norte, 1990-083, Lisboa, PT'),
  },
  {
    name: 'how soon one comes to a house of a chain',
    from: 'NH Hotels & Resorts <info@nh.example>',
    text: `
      NH HOTELS & RESORTS
      Solo quedan unos días para tu llegada a NH Collection Madrid Puerta Vieja.
${DAYS}`,
    products: stay('NH Collection Madrid Puerta Vieja | 2027-04-05 – 2027-04-08 | ?'),
  },
  {
    name: 'how soon one comes to a town',
    text: `
      Hotel Silberdistel
      Nur noch wenige Tage bis zu Ihrer Ankunft in Freudenstadt.
${DAYS}`,
    products: stay('Hotel Silberdistel | 2027-04-05 – 2027-04-08 | ?'),
  },
  {
    name: 'a railway that thanks, and says when its trains are full',
    subject: 'Booking confirmation 4ZK7QM',
    text: `
      Thank you for choosing VIA Rail.
      Booking confirmation number:   4ZK7QM
      Train 64
      TORONTO (UNION STATION)
      Tue. Dec. 21, 2027
      11:35
      MONTREAL (CENTRAL STATION)
      Tue. Dec. 21, 2027
      16:50
      Arrive at least 45 minutes before departure.
      Holiday travel: trains will be busy between December 17 and January 5.
      Rent a car at your destination, or book your hotel with our partner.`,
    products: ['64 TORONTO (UNION STATION) 2027-12-21T11:35 – MONTREAL (CENTRAL STATION) 2027-12-21T16:50'],
  },
  {
    name: 'a house that is called as ferries are',
    text: `
      Thank you for choosing The Old Ferry Inn.
${DAYS}`,
    products: stay('The Old Ferry Inn | 2027-04-05 – 2027-04-08 | ?'),
  },
  {
    name: 'what is insured, beside the number of the flight one comes with',
    text: `${HIRE}
      Flight number: FR 6094
      Collision damage waiver (CDW), excess 1,600 EUR
      Damage refund protection (AXA)   61.60`,
    products: HIRED,
  },
  {
    name: 'airports beside an insurance',
    text: `
      Booking reference QX7LPD
      Flight AA 2294   Thursday, March 4, 2027
      Phoenix (PHX) 9:05 AM, travel insurance included
      Denver (DEN) 11:58 AM`,
    products: ['AA 2294 PHX 2027-03-04T09:05 – DEN 2027-03-04T11:58'],
  },
  {
    name: 'an airline behind the number of its flight, whose code was misread',
    text: `
      BOOKING REF   QN3LVJ
      FLIGHT   “er 582 - AER LINGUS   WED 24 MAR 27
      DEPARTURE: DUBLIN, IE   24 MAR 06:40
      ARRIVAL:   MALAGA, ES   24 MAR 10:40
      AIRPORTS:   DUB - AGP
      FLIGHT   EI 583 - AER LINGUS   MON 29 MAR 27
      DEPARTURE: MALAGA, ES   29 MAR 11:30
      ARRIVAL:   DUBLIN, IE   29 MAR 13:35
      AIRPORTS:   AGP - DUB`,
    products: ['EI 582 DUB 2027-03-24T06:40 – AGP 2027-03-24T10:40', 'EI 583 AGP 2027-03-29T11:30 – DUB 2027-03-29T13:35'],
  },
  {
    name: 'another airline behind a code',
    text: `
      BOOKING REF   QN3LVJ
      FLIGHT   BA 5842 - AER LINGUS   WED 24 MAR 27
      DEPARTURE: DUBLIN (DUB)   24 MAR 06:40
      ARRIVAL:   MALAGA (AGP)   24 MAR 10:40`,
    products: ['BA 5842 DUB 2027-03-24T06:40 – AGP 2027-03-24T10:40'],
  },
  {
    name: 'how the supplier of a house knows the booking',
    text: `
      Expediente: 3120948
      HOTEL PLAYA DUNAS
      Entrada / Arrival   Salida / Departure
      04/09/2027   11/09/2027
      7 noches, 1 habitación doble
      Localizador proveedor / Confirmation   Reservado y pagadero por / Payable by
      BHG-5540198   VIAJES DUNAS`,
    products: ['HOTEL PLAYA DUNAS | 2027-09-04 – 2027-09-11 | ? | BHG-5540198'],
    reference: '3120948',
  },
  {
    name: 'two suppliers, of whom it is not said which has the house',
    text: `
      Localizador: 3120948
      HOTEL PLAYA DUNAS
      Entrada / Arrival   Salida / Departure
      04/09/2027   11/09/2027
      7 noches, 1 habitación doble
      Localizador proveedor: BHG-5540198
      Localizador proveedor: TRF-8810022`,
    products: ['HOTEL PLAYA DUNAS | 2027-09-04 – 2027-09-11 | ? | 3120948'],
  },
  {
    name: 'where the one lives who hires a van, and its station',
    text: `
      Buchungsnummer   RS-1047729-DE
      Mietwagen   VW California, Automatik
      Mieter   Lennart Thomsen, Lagerlöfstr. 14, 22391 Hamburg
      Anbieter   Sixt
      Abholung   Hamburg – Montag, 2. August 2027, 14:00 Uhr
      Rückgabe   Hamburg – Montag, 16. August 2027, 10:00 Uhr
      Reisedauer   14 Nächte
      14 Nächte à 129,00 €   1.806,00 €`,
    products: ['Sixt | 2027-08-02T14:00 Hamburg | 2027-08-16T10:00 Hamburg | RS-1047729-DE'],
  },
  {
    name: 'a screen that begins with a sign for back',
    text: `< Back
      Hotel Silberdistel
${DAYS}`,
    products: stay('Hotel Silberdistel | 2027-04-05 – 2027-04-08 | ?'),
  },
]
