/** What looks like something else that rules look for, and is not, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const ALIKE_AND_ANOTHER: readonly Sample[] = [
  {
    name: 'a train whose letters are those of an airline, where nothing speaks of rail',
    text: `
      Buchungsbestätigung
      Buchungsnummer: 4417720
      Reisende: Anna Kofler
      12.04.2027
      RJ 73   Wien - Graz   08:58 - 11:33`,
    products: ['RJ 73 Wien 2027-04-12T08:58 – Graz 2027-04-12T11:33'],
    people: ['Anna Kofler'],
    reference: '4417720',
  },
  {
    name: 'a guest with the name of a make, who is picked up',
    text: `
      Hotel booking confirmation
      Booking number: 55120983
      Hotel Seeblick
      Seestrasse 12, 6353 Weggis, Switzerland
      Guest: Kenji Suzuki
      Arrival: 12 April 2027
      Departure: 14 April 2027
      Airport transfer: pick up 12 April 2027 14:00, drop off 14 April 2027 10:00`,
    products: ['Hotel Seeblick | 2027-04-12 – 2027-04-14 | Seestrasse 12, 6353, Weggis, CH | 55120983'],
    people: ['Kenji Suzuki'],
    reference: '55120983',
  },
  {
    name: 'a room that is told by what it is',
    text: `
      Booking confirmation
      Booking number: 55120983
      Sunny Bay
      Seestrasse 12, 6353 Weggis, Switzerland
      Guest: Anna Reed
      Apartment - Two Bedrooms Lake Side
      Check-in: 12 April 2027
      Check-out: 14 April 2027`,
    products: ['Sunny Bay | 2027-04-12 – 2027-04-14 | Seestrasse 12, 6353, Weggis, CH | 55120983'],
    people: ['Anna Reed'],
    reference: '55120983',
  },
  {
    name: 'the number of an invoice beside the label of a reference',
    text: `
      Flight booking confirmed
      Passenger: Anna Reed
      Booking reference   Invoice   884412345
      QWE7R2
      BA 117   London (LHR) - New York (JFK)   12 April 2027   08:20   11:05`,
    products: ['BA 117 LHR 2027-04-12T08:20 – JFK 2027-04-12T11:05'],
    people: ['Anna Reed'],
    reference: 'QWE7R2',
  },
  {
    name: 'two towns far from one another, set apart as one place in two languages is',
    text: `
      Train booking confirmation
      Booking reference: 4417720
      Passenger: Anna Reed
      12 April 2027
      Paris/Lyon
      TGV 6603
      Depart 08:00, arrive 10:00`,
    products: [],
  },
  {
    name: 'trains by the number of their order, and a house by that of its voucher, told behind a bracket',
    text: `
      Reisebestätigung – Buchungsnummer BH-270318-774
      Sehr geehrter Herr Steinbrücker,
      1. Bahnfahrt (2. Klasse, Sparpreis mit Zugbindung, Auftragsnummer 484719206655)
      Hinfahrt am Freitag, 19.03.2027
      Würzburg Hbf   ab 09:31   Gl. 5   ICE 786
      Hamburg Hbf   an 13:05   Gl. 14   Wg. 27
      Rückfahrt am Montag, 22.03.2027
      Hamburg Hbf   ab 12:24   Gl. 13   ICE 75
      Würzburg Hbf   an 15:53   Gl. 7   Wg. 24
      2. Unterkunft
      Hotel Elbgarten, Esplanade 15, 20354 Hamburg, Tel. 040 359 00-0
      3 Nächte im Doppelzimmer Komfort inkl.
      Frühstück, Anreise 19.03.2027 (ab 15 Uhr), Abreise 22.03.2027 (bis 12 Uhr) Hotelvoucher-Nr. 874-ELB-01.`,
    products: [
      'ICE 786 Würzburg Hbf 2027-03-19T09:31 – Hamburg Hbf 2027-03-19T13:05',
      'ICE 75 Hamburg Hbf 2027-03-22T12:24 – Würzburg Hbf 2027-03-22T15:53',
      'Hotel Elbgarten | 2027-03-19 – 2027-03-22 | Esplanade 15, 20354, Hamburg | 874-ELB-01',
    ],
    reference: 'BH-270318-774',
  },
  {
    name: 'a house, and not the numbers of its breakfast and its garage',
    text: `
      Hotel confirmation
      Booking reference: RQ7TMZ
      Guest: Ann Reed
      Hotel Brackwater, 12 Quay Street, London SE1 4TY
      Check-in: 18/08/2027 (from 14:00)   Check-out: 23/08/2027 (by 11:00)
      Breakfast (daily) voucher no. BRK-99120
      Parking (garage) confirmation number: PK-77120`,
    products: ['Hotel Brackwater | 2027-08-18 – 2027-08-23 | 12 Quay Street, SE1 4TY, London, GB | RQ7TMZ'],
    people: ['Ann Reed'],
    reference: 'RQ7TMZ',
  },
]
