/** Documents in which something looks like a traveller, a reference, an address or a hire and is of something else, made for the tests. */

import type { Sample } from '../sample.ts'

export const SAID_OF_OTHERS: readonly Sample[] = [
  {
    name: 'a boarding pass whose line of the passenger tells the way as well',
    text: `
      Booking reference K7WQ2N
      Passenger: REED/ANNA   From: VIENNA (VIE)   To: ROME (FCO)
      Flight OS 501   3 March 2027   Departure 10:15   Arrival 11:50`,
    products: ['OS 501 VIE 2027-03-03T10:15 – FCO 2027-03-03T11:50'],
    people: ['Anna Reed'],
    reference: 'K7WQ2N',
  },
  {
    name: 'rooms and breakfast below a heading of how many persons they are for, and a contact',
    text: `
      Buchungsnummer: 4478120
      Hotel Alpenrose, Dorfstrasse 4, 6020 Innsbruck
      Anreise: 3. März 2027   Abreise: 6. März 2027
      Gast: Tom Reed
      Leistung   Personen   Preis
      Doppelzimmer Alpenblick   2   200,00 EUR
      Contact person: Maria Gruber`,
    products: ['Hotel Alpenrose | 2027-03-03 – 2027-03-06 | Dorfstrasse 4, 6020, Innsbruck | 4478120'],
    people: ['Tom Reed'],
  },
  {
    name: 'who has booked, beside whom it is for',
    text: `
      Booking number: 4478121
      Hotel Alpenrose, Dorfstrasse 4, 6020 Innsbruck
      Check-in: 3 March 2027   Check-out: 6 March 2027
      Booker: Jane Smith
      Guest: Anna Reed`,
    products: ['Hotel Alpenrose | 2027-03-03 – 2027-03-06 | Dorfstrasse 4, 6020, Innsbruck | 4478121'],
    people: ['Anna Reed'],
  },
  {
    name: 'a firm that has booked for somebody it does not name, and a telephone behind the word for reservations',
    text: `
      Your stay is confirmed
      Hotel Alpenrose, Dorfstrasse 4, 6020 Innsbruck
      Check-in: 3 March 2027   Check-out: 6 March 2027
      Confirmation number: HX20417
      Booked by: Acme Events
      Reservations
      305.555.1234`,
    products: ['Hotel Alpenrose | 2027-03-03 – 2027-03-06 | Dorfstrasse 4, 6020, Innsbruck | HX20417'],
    people: [],
  },
  {
    name: 'a reference of five figures before the name of the guest',
    text: `
      Reservation number
      48213 Anna Reed
      Hotel Alpenrose, Dorfstrasse 4, 6020 Innsbruck
      Check-in: 3 March 2027   Check-out: 6 March 2027`,
    products: ['Hotel Alpenrose | 2027-03-03 – 2027-03-06 | Dorfstrasse 4, 6020, Innsbruck | 48213'],
    reference: '48213',
  },
  {
    name: 'a table of a restaurant below a stay, which is no address',
    text: `
      Booking number: 4478122
      Hotel Alpenrose, Dorfstrasse 4, 6020 Innsbruck
      Check-in: 3 March 2027   Check-out: 6 March 2027
      Restaurant Hotel Grill   Dinner place 2   Menu 1010 Degustation`,
    products: ['Hotel Alpenrose | 2027-03-03 – 2027-03-06 | Dorfstrasse 4, 6020, Innsbruck | 4478122'],
  },
  {
    name: 'a house in a town that begins as a word of the law does',
    text: `
      Buchungsnummer: 4478123
      Pension Seeblick
      Gerichtsgasse 9, 9020 Klagenfurt
      Anreise: 3. März 2027   Abreise: 6. März 2027`,
    products: ['Pension Seeblick | 2027-03-03 – 2027-03-06 | Gerichtsgasse 9, 9020, Klagenfurt | 4478123'],
  },
  {
    name: 'a hire on an island that is called as a firm is',
    text: `
      Alamo Rent A Car
      Confirmation number: 1588420737
      Pick-up location: Maui
      Pick-up: Mar 3, 2027 10:00 AM
      Return location: Maui
      Return: Mar 6, 2027 10:00 AM`,
    products: ['Alamo | 2027-03-03T10:00 Maui | 2027-03-06T10:00 Maui | 1588420737'],
  },
]

/** A car that is parked is left and fetched again. */
export const PARKED: readonly Sample[] = [
  [
    'Parkservice am Flughafen München\nBuchungsnummer: 4478124\nFahrzeugtyp: Skoda Octavia\nFahrzeugannahme: 3. März 2027 04:00',
    'Fahrzeugrückgabe: 10. März 2027 22:00',
  ],
  [
    'Valet Parking Schiphol\nBoekingsnummer: 4478125\nVoertuig: Skoda Octavia\nAfhalen: 3 maart 2027 04:00',
    'Inleveren: 10 maart 2027 22:00',
  ],
].map((lines, at) => ({ name: `a car that is parked, ${at + 1}`, text: lines.join('\n'), products: [] }))
