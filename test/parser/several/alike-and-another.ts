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
]
