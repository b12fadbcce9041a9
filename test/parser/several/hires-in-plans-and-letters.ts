/** Hires whose two ends are told in sentences, below the days of a plan and in the rows of tables. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const HIRES_IN_PLANS: readonly Sample[] = [
  {
    name: 'both ends below the days of an English plan',
    text: `
      Your coast tour – booking 77120 – travellers: Nora Field, Paul Field
      Day 1 – Wednesday 2 June 2027
      Hire car from Inverness Airport, 14:30 – Budget – VW Polo or similar – ref. BG-771203
      Day 9 – Thursday 10 June 2027
      Return of the hire car by 10:00 at Inverness Airport.`,
    products: ['Budget | 2027-06-02T14:30 Inverness Airport | 2027-06-10T10:00 Inverness Airport | BG-771203'],
    people: ['Nora Field', 'Paul Field'],
    reference: '77120',
  },
  {
    name: 'both ends in the sentences of a French plan',
    text: `
      Carnet de voyage – dossier n° VM-2027-118 – voyageurs : Mme Odile Perrin, M. Luc Perrin
      Mardi 4 mai 2027 – Quimper / Crozon
      À 9h00, vous prendrez votre voiture de location à la gare de Quimper (Europcar, catégorie C, bon n° 5520991).
      Samedi 8 mai 2027 – Retour
      Vous rendez la voiture avant 17h30 à l'aéroport de Brest.`,
    products: ['Europcar | 2027-05-04T09:00 gare de Quimper | 2027-05-08T17:30 aéroport de Brest | 5520991'],
    people: ['Odile Perrin', 'Luc Perrin'],
    reference: 'VM-2027-118',
  },
  {
    name: 'both ends in a Dutch plan, the verb behind its hour',
    text: `
      Reisbescheiden – dossiernummer 40-1187 – reizigers: Wim de Haan, Els de Haan
      zondag 1 augustus 2027
      Huurauto vanaf luchthaven Bergen, 13:00 uur – Avis, groep C – reserveringsnummer NL7701882
      dinsdag 10 augustus 2027
      Huurauto uiterlijk 15:00 uur inleveren op luchthaven Oslo.`,
    products: ['Avis | 2027-08-01T13:00 luchthaven Bergen | 2027-08-10T15:00 luchthaven Oslo | NL7701882'],
    people: ['Wim de Haan', 'Els de Haan'],
    reference: '40-1187',
  },
  {
    name: 'a letter that tells both ends in one sentence, and the same place by a word for there',
    text: `
      Hi both,
      So the booking is all done. I'm collecting the car from Hertz at Cork Airport at 2pm on Friday 3rd September 2027 (booking number K99201837) and it has to go back there by 11am on Friday 10th September 2027.
      Love, Jo`,
    products: ['Hertz | 2027-09-03T14:00 Cork Airport | 2027-09-10T11:00 Cork Airport | K99201837'],
    reference: 'K99201837',
  },
  {
    name: 'a letter with the days of its ends in ordinals',
    text: `
      Liebe Familie Sommer,
      hier Ihre Buchung: am Samstag, dem 5. Juni 2027, kommen Sie in Rostock an. Um 10:00 Uhr holen Sie Ihren Mietwagen bei Europcar am Bahnhof Rostock ab (Reservierungsnummer 11883402). Bitte geben Sie ihn dort am 12. Juni 2027 bis 18:00 Uhr wieder ab.
      Ihr Reisebüro`,
    products: ['Europcar | 2027-06-05T10:00 Bahnhof Rostock | 2027-06-12T18:00 Bahnhof Rostock | 11883402'],
    reference: '11883402',
  },
  {
    name: 'the rows of a table of services',
    text: `
      Trip no. WC-30877   Travellers: Sean Quigley
      #   What   From / Where   To   Start   End   Ref
      1   NZ 104   Sydney   Auckland   22 Jan 27 11:55   22 Jan 27 17:00   LH2QZ9
      2   Campervan (Jucy Cruiser)   JUCY Auckland   JUCY Christchurch   23 Jan 27 10:00   6 Feb 27 15:00   J0551182`,
    products: [
      'NZ 104 SYD 2027-01-22T11:55 – AKL 2027-01-22T17:00',
      'Jucy | 2027-01-23T10:00 JUCY Auckland | 2027-02-06T15:00 JUCY Christchurch | J0551182',
    ],
    people: ['Sean Quigley'],
    reference: 'WC-30877',
  },
  {
    name: 'an hour below the heading of a car with its day',
    text: `
      Your travel itinerary   Record locator QX7LMN
      CAR - Monday, September 13, 2027
      National Car Rental
      Pick up: Raleigh-Durham Airport 10:00 AM
      Drop off: Raleigh-Durham Airport, Wednesday, September 15, 2027 4:30 PM
      Confirmation: 1290448318`,
    products: ['National Car Rental | 2027-09-13T10:00 Raleigh-Durham Airport | 2027-09-15T16:30 Raleigh-Durham Airport | 1290448318'],
    reference: 'QX7LMN',
  },
  {
    name: 'the yard of a small firm, and the number of its sheet',
    text: `
      Clark Van Hire
      Booking sheet 3392
      Hirer / driver: Callum Reed
      Vehicle: Ford Transit LWB, 3 seats
      Collect: our yard, 8am Friday 26th March 2027
      Bring back: our yard, 5pm Saturday 27th March 2027`,
    products: ['Clark Van Hire | 2027-03-26T08:00 our yard | 2027-03-27T17:00 our yard | 3392'],
    people: ['Callum Reed'],
    reference: '3392',
  },
  {
    name: 'no number of a voucher and no terms for a place',
    text: `
      Your booking is confirmed
      Driver: Claire Aubry
      Reservation number: 5520177
      Car hire: Jumbo Car, category B
      Pick-up: Pointe-à-Pitre Airport, 06/02/2027 16:00
      Return: 14/02/2027 16:30, same place
      Voucher JC-0602-71
      Full insurance zero excess, also tyres and glass`,
    products: ['Jumbo Car | 2027-02-06T16:00 Pointe-à-Pitre Airport | 2027-02-14T16:30 Pointe-à-Pitre Airport | JC-0602-71'],
    people: ['Claire Aubry'],
    reference: '5520177',
  },
  {
    name: "the supplier's number in brackets behind its name",
    text: `
      Your car is confirmed.
      Reservation ID: IE884199637
      Supplier: Alamo (supplier ref. 1402300716COUNT)
      Pick up: Boston Logan Airport, Fri 1 Oct 2027 @ 15:30
      Return: New York JFK Airport, Sun 10 Oct 2027 @ 13:00
      Driver: Una Kelly`,
    products: ['Alamo | 2027-10-01T15:30 Boston Logan Airport | 2027-10-10T13:00 New York JFK Airport | 1402300716COUNT'],
    people: ['Una Kelly'],
    reference: 'IE884199637',
  },
  {
    name: 'places behind both moments, and what is said of the first behind a dash',
    text: `
      Dear Mrs Gwen, we confirm you:
      booking no MR 1822
      car: Suzuki Jimny (cat. J), Minoan Rent a Car
      from 3 June 2027, 20:40, Heraklion Airport - our man waits for you with a paper. until 11 June 2027, 18:00, Agios Nikolaos (leave the keys at the bakery please)
      Full insurance zero excess, also tyres and glass.`,
    products: ['Minoan Rent a Car | 2027-06-03T20:40 Heraklion Airport | 2027-06-11T18:00 Agios Nikolaos | MR 1822'],
    reference: 'MR 1822',
  },
  {
    name: 'a firm that is called after what it hires out, alone in the first line of its sheet',
    text: `
      Transporter Ruhr
      Auftrag 4471
      Mieter: Tobias Kern
      Fahrzeug: MB Sprinter L3H2
      Abholen: unser Hof, Freitag 19. März 2027, 7:30 Uhr
      Zurückbringen: unser Hof, Samstag 20. März 2027, 18:00 Uhr`,
    products: ['Transporter Ruhr | 2027-03-19T07:30 unser Hof | 2027-03-20T18:00 unser Hof | 4471'],
    people: ['Tobias Kern'],
    reference: '4471',
  },
  {
    name: 'its number beside those of a flight, a telephone and a space',
    text: `
      Petrel Van Hire
      Dear Iris Hale,
      Booking reference: PVH-30418
      Collect the van on Monday 3 May 2027 at 9:30 from Quay Lane 6. Call no. 01752440918 if you are late; flight no. BA1442, space no. 3307.
      Return the van on Friday 7 May 2027 at 16:00 to Quay Lane 6.`,
    products: ['Petrel Van Hire | 2027-05-03T09:30 Quay Lane 6 | 2027-05-07T16:00 Quay Lane 6 | PVH-30418'],
    people: ['Iris Hale'],
    reference: 'PVH-30418',
  },
  {
    name: 'terms and what might be, which are no ends of it',
    text: `
      Petrel Van Hire
      Dear Iris Hale,
      Booking reference: PVH-30419
      The van is ready for you to pick up at the yard on Monday 3 May 2027 at 9:30. If you would like to return it before 8:00 on Thursday 6 May 2027, let us know.
      Otherwise return it by 16:00 on Friday 7 May 2027.
      Terms: a van collected after 11:00 on Monday 3 May 2027 must still be returned by 16:00 on Friday 7 May 2027.`,
    products: ['Petrel Van Hire | 2027-05-03T09:30 ? | 2027-05-07T16:00 ? | PVH-30419'],
    people: ['Iris Hale'],
    reference: 'PVH-30419',
  },
  {
    name: 'an address that begins with a number sign',
    text: `
      Petrel Van Hire
      Booking reference: PVH-30420
      Hirer: Iris Hale
      Vehicle: Ford Transit
      Pick-up: 3 May 2027, 09:30, No. 14 Quay Lane
      Drop-off: 7 May 2027, 16:00, No. 26 Chapel Road`,
    products: ['Petrel Van Hire | 2027-05-03T09:30 No. 14 Quay Lane | 2027-05-07T16:00 No. 26 Chapel Road | PVH-30420'],
    people: ['Iris Hale'],
    reference: 'PVH-30420',
  },
]
