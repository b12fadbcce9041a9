/** Documents made for the tests whose words look like those of a rule that is not about them. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const TOLD_OTHERWISE: readonly Sample[] = [
  {
    name: 'a flight beside a car, whose hours are called as those of desks are',
    text: `
      Conferma viaggio KQ82LM
      Passeggero: Elio Sartori
      Volo: FR 4871
      Bergamo (BGY) - Bari (BRI)
      12/05/2027   Orario: 10:25 – 12:00
      Auto: Fiat Panda o simile
      Ritiro 12/05/2027 13:00 Bari aeroporto
      Riconsegna 15/05/2027 16:00 Bari aeroporto`,
    products: [
      'FR 4871 BGY 2027-05-12T10:25 – BRI 2027-05-12T12:00',
      '? | 2027-05-12T13:00 Bari aeroporto | 2027-05-15T16:00 Bari aeroporto | KQ82LM',
    ],
    people: ['Elio Sartori'],
  },
  {
    name: 'a train behind the number of a ticket that looks like one to call',
    text: `
      Train ticket
      Passenger: Nora Whitlock
      12 May 2027
      Ticket no. 0448 1207 7331, 10:00 - 11:52
      London Kings Cross to York`,
    products: ['? London Kings Cross 2027-05-12T10:00 – York 2027-05-12T11:52'],
    people: ['Nora Whitlock'],
  },
  {
    name: 'airports behind their terminals, beside a word of insurance',
    text: `
      Localizador: KQ82LM
      Vuelo UX 4023   12/05/2027
      Salida: 10:00 Terminal 2 (MAD)   Seguro: no
      Llegada: 11:25 Son Sant Joan (PMI)   Seguro: no`,
    products: ['UX 4023 MAD 2027-05-12T10:00 – PMI 2027-05-12T11:25'],
    reference: 'KQ82LM',
  },
  {
    name: 'airports behind their terminals, beside the baggage',
    text: `
      Flight booking KQ82LM
      Passenger: Nora Whitlock
      BA 304 12 May 2027
      Depart 07:30 T5 (LHR), excess baggage 1 x 23 kg
      Arrive 09:50 T2A (CDG), excess baggage 1 x 23 kg`,
    products: ['BA 304 LHR 2027-05-12T07:30 – CDG 2027-05-12T09:50'],
  },
  {
    name: 'coaches behind a word for bookings',
    text: `
      Coach confirmation
      Booking: 12/05/2027 10:00 Leeds
      Arrive 12:30 York   National Express 412
      Booking: 15/05/2027 16:00 York
      Arrive 18:30 Leeds   National Express 413`,
    products: [
      'National Express 412 Leeds 2027-05-12T10:00 – York 2027-05-12T12:30',
      'National Express 413 York 2027-05-15T16:00 – Leeds 2027-05-15T18:30',
    ],
  },
  {
    name: 'trains on the lines below a word for bookings, a day and an hour',
    text: `
      Train tickets
      Reference 8KQ2LM
      Passenger: Nora Whitlock
      Reservation: 12/05/2027 10:00
      London Kings Cross to York, LNER 1E09, arrives 11:52
      Reservation: 15/05/2027 16:00
      York to London Kings Cross, LNER 1E44, arrives 17:52`,
    products: [
      '? London Kings Cross 2027-05-12T10:00 – York 2027-05-12T11:52',
      '? York 2027-05-15T16:00 – London Kings Cross 2027-05-15T17:52',
    ],
  },
  {
    name: 'a night at sea whose days look like dotted hours',
    text: `
      Buchungsnummer: 4481207
      Strecke   Abfahrt   Ankunft   Kabine
      Kiel - Oslo   12.06   13.06   Außen
      Abfahrt in Kiel am 12.06.2027 um 14:00 Uhr, Ankunft in Oslo am 13.06.2027 um 10:00 Uhr`,
    products: ['? Kiel 2027-06-12T14:00 – Oslo 2027-06-13T10:00'],
  },
  {
    name: 'a car whose days stand below the heading of its one place',
    text: `
      Car hire confirmation: 4471228
      Driver: Nora Whitlock
      Pick-up and drop-off point
      Leeds Bradford Airport
      Thursday 13 May 2027
      10:00
      Sunday 16 May 2027
      16:00
      VW Polo or similar`,
    products: ['? | 2027-05-13T10:00 Leeds Bradford Airport | 2027-05-16T16:00 Leeds Bradford Airport | 4471228'],
    people: ['Nora Whitlock'],
  },
  ...[
    ['called as a railway ends', 'Alten Seilbahn'],
    ['called as a bus ends', 'The Columbus'],
    ['whose name begins as that of a firm for cars', 'Alamo Springs'],
  ].map(([how, house]) => ({
    name: `a house ${how}`,
    text: `
      Thank you for staying at ${house}
      Confirmation number: 448120
      Guest: Nora Whitlock
      Check-in: May 12, 2027
      Check-out: May 15, 2027
      312 Main Street, San Antonio, TX 78205`,
    products: [`${house} | 2027-05-12 – 2027-05-15 | 312 Main Street, 78205, San Antonio, US | 448120`],
    people: ['Nora Whitlock'],
  })),
  {
    name: 'a stay behind the number of its room and a dash',
    text: `
      Confirmation de séjour
      Réservation n° 448120
      Hôtel du Parc, 4 rue de la Paix, 21000 Dijon
      Client : Odile Vasseur
      Chambre 1-du 12/05/2027 au 15/05/2027`,
    products: ['Hôtel du Parc | 2027-05-12 – 2027-05-15 | 4 rue de la Paix, 21000, Dijon | 448120'],
    people: ['Odile Vasseur'],
  },
]
