/** Confirmations of stays in the forms that houses and agencies print, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_IN_FORMS: readonly Sample[] = [
  {
    name: 'days in large print: the number, the month below, the weekday below that',
    text: `
      Booking confirmation   CONFIRMATION NUMBER: 5120.338.471
      PIN CODE: 6610
      CHECK-IN   CHECK-OUT   ROOMS   NIGHTS
      Old Mill Lakeside
      Guesthouse   21   24   1   3
      Address: Mühlgasse 4   JUNE   JUNE
      5360 St. Wolfgang   Monday   Thursday
      Austria   from 14:00 until 20:00   until 10:30
      Phone: +43 6138 555 01
      PRICE
      1 room   € 402.00
      (for 2 guests)
      Old Mill Lakeside Guesthouse handles all payments and asks for nothing before the day on which you arrive there.
      Guest name: Nora Finch
      Free cancellation until 18 June 2027 23:59 [CET]`,
    products: ['Old Mill Lakeside Guesthouse | 2027-06-21 – 2027-06-24 | Mühlgasse 4, 5360, St. Wolfgang, AT | 5120.338.471'],
    people: ['Nora Finch'],
  },
  {
    name: 'days in large print, a word a line',
    text: `
      Buchungsbestätigung
      Buchungsnummer: 7714.226.903
      Pension Waldblick
      Adresse: Forststraße 12, 01824 Gohrisch, Deutschland
      ANREISE
      3
      OKTOBER
      Sonntag
      ab 15:00
      ABREISE
      6
      OKTOBER
      Mittwoch
      bis 10:00
      1 Zimmer, 3 Nächte
      Gast: Jule Wenzel
      Kostenlose Stornierung bis 30. September 2027`,
    products: ['Pension Waldblick | 2027-10-03 – 2027-10-06 | Forststraße 12, 01824, Gohrisch, DE | 7714.226.903'],
  },
  {
    name: 'an arrival and a number of nights in a table of labels',
    text: `
      Confirmación de reserva
      Localizador: 40871-2265
      Albergue Los Tilos   Llegada   sáb 7 ago 2027
      Calle Mayor 19   Noches   4
      26200 Haro, España   Huéspedes   2
      Detalle de la estancia: habitación doble con baño
      Importe total 212,00 €`,
    products: ['Albergue Los Tilos | 2027-08-07 – 2027-08-11 | Calle Mayor 19, 26200, Haro, ES | 40871-2265'],
  },
  {
    name: 'an arrival and nights in prose',
    text: `
      Dear Ms Tilda Marsh,
      Thank you for your reservation ref. KH-20931 at Kelso House Hotel. We look forward to welcoming you on Friday 12 March 2027 for three nights in a garden room.
      Kelso House Hotel, 8 Abbey Row, Kelso TD5 7JF, United Kingdom`,
    products: ['Kelso House Hotel | 2027-03-12 – 2027-03-15 | 8 Abbey Row, TD5 7JF, Kelso, GB | KH-20931'],
    people: ['Tilda Marsh'],
  },
  {
    name: 'a table of an agency: a period, a house, a room',
    text: `
      Reisebestätigung   Vorgangsnummer 50331876
      Reiseteilnehmer: Herr Armin Bolte
      Unterkunft
      Zeitraum   Hotel   Zimmer   Verpflegung
      02.08.27 - 09.08.27 Playa Dorada Resort ****   Doppelzimmer Meerblick (DZM)   Halbpension
      7 Nächte   35660 Corralejo, Fuerteventura, Spanien
      Transfer
      02.08.27   Bustransfer Flughafen - Hotel
      09.08.27   Bustransfer Hotel - Flughafen`,
    products: ['Playa Dorada Resort | 2027-08-02 – 2027-08-09 | 35660, Corralejo, ES | 50331876'],
  },
  {
    name: 'two stays of an itinerary with labels and values in four columns',
    text: `
      Reiseplan   Vorgang 31-207744
      Reisender: Frau Jana Ohlsen
      HOTEL Montag, 12.04.2027
      Hotel   Havblik Hotel   Bestätigung   60228171
      Adresse   Nordre Kaj 6, 9000 Aalborg, Dänemark   Telefon   +45 55 01 22 00
      Anreise   Mo, 12.04.2027   Abreise   Mi, 14.04.2027
      Rate   DKK 1.190,00 pro Nacht inkl. Frühstück   Storno   bis 11.04.2027, 18:00 Uhr
      HOTEL Mittwoch, 14.04.2027
      Hotel   Hotel Skt. Olai   Bestätigung   SO-119284
      Adresse   Bispegade 3, 6000 Kolding, Dänemark   Telefon   +45 55 01 33 00
      Anreise   Mi, 14.04.2027   Abreise   Do, 15.04.2027
      Rate   DKK 980,00 pro Nacht ohne Frühstück   Storno   bis 13.04.2027, 16:00 Uhr`,
    products: [
      'Havblik Hotel | 2027-04-12 – 2027-04-14 | Nordre Kaj 6, 9000, Aalborg, DK | 60228171',
      'Hotel Skt. Olai | 2027-04-14 – 2027-04-15 | Bispegade 3, 6000, Kolding, DK | SO-119284',
    ],
  },
  {
    name: 'a house in a French voucher whose own confirmation is told',
    text: `
      Votre dossier 3310-7751 pour M. Régis Aubin
      VOTRE HÔTEL
      Hôtel du Parvis ***
      14 allées des Platanes
      84000 Avignon
      Tél. 04 90 55 01 10
      Du 08/05/2027 au 10/05/2027 (2 nuits)
      1 chambre double, petits déjeuners inclus
      Confirmation hôtel : HP-71182`,
    products: ['Hôtel du Parvis | 2027-05-08 – 2027-05-10 | 14 allées des Platanes, 84000, Avignon | HP-71182'],
  },
  {
    name: 'headings over values, the address in two cells',
    text: `
      Travel itinerary for BECKETT / LYDIA MRS
      Record locator QT7M2K
      Property   Confirmation
      Grand Baobab Hotel, Rosebank   5XKD93T
      Address   Phone
      12 Jacaranda Road,   +27 11 555 0199
      HOTEL   Rosebank 2196, Johannesburg
      Check-in   Check-out
      Tue 6 Apr 2027   Fri 9 Apr 2027 (3 nights)
      Rate   Cancel by
      ZAR 2,100.00 per night, breakfast incl.   4 Apr 2027 18:00 local`,
    products: ['Grand Baobab Hotel | 2027-04-06 – 2027-04-09 | 12 Jacaranda Road, 2196, Rosebank | 5XKD93T'],
  },
  {
    name: 'cells of a table that go on in the line below',
    text: `
      Reservation Number: K7PLQ2
      Prepared for BURNHAM / ELSIE
      Tuesday, June 8, 2027   Hotel
      Savannah Harbor   Check-in: Tue, June 8,   Check-out: Thu, June   Confirmed
      Riverfront Inn   2027   10, 2027   Confirmation:
      1 queen bed, non-   410 Drayton St   2 nights   71830255
      smoking   Savannah, GA 31401
      Phone: 912-555-0120
      Rate: USD 164.00 per night plus tax. Cancel by 11:59 PM on June 6, 2027 to avoid a charge.`,
    products: ['Savannah Harbor Riverfront Inn | 2027-06-08 – 2027-06-10 | 410 Drayton St, 31401, Savannah, US | 71830255'],
  },
  {
    name: 'a house whose name says nothing, above its address in the letterhead',
    text: `
      Le Clos Fleuri
      9 rue du Puits, 37400 Amboise, France
      Tél. +33 2 47 55 01 33

      Numéro de réservation : 20711
      Arrivée : 4 juin 2027 après 16 h
      Départ : 7 juin 2027 avant 11 h
      2 personnes, 3 nuits, petit-déjeuner compris`,
    products: ['Le Clos Fleuri | 2027-06-04 – 2027-06-07 | 9 rue du Puits, 37400, Amboise, FR | 20711'],
  },
  {
    name: 'a stay in Canada with an address in three lines',
    text: `
      Your reservation is confirmed
      Confirmation: 3388190
      Maple Ridge Lodge
      27 Caribou Street
      Banff, AB T1L 1A5
      Canada
      Arrival Date: Saturday, July 3, 2027
      Departure Date: Tuesday, July 6, 2027
      Number of rooms: 1   Adults: 2
      Rate per night: CAD 289.00`,
    products: ['Maple Ridge Lodge | 2027-07-03 – 2027-07-06 | 27 Caribou Street, T1L 1A5, Banff, CA | 3388190'],
  },
  {
    name: 'a stay in Dublin',
    text: `
      Booking confirmed. Booking reference: LQ55821
      The Weaver Hotel
      31 Francis Lane, Dublin 8, D08 X2K4, Ireland
      Check in: 09 Apr 2027   Check out: 11 Apr 2027
      2 nights, 1 room, 2 adults`,
    products: ['The Weaver Hotel | 2027-04-09 – 2027-04-11 | 31 Francis Lane, D08 X2K4, Dublin 8, IE | LQ55821'],
  },
  {
    name: 'a stay in Singapore',
    text: `
      Hotel booking confirmation, booking ID 918273645
      Property: Orchid Quay Hotel
      Address: 18 Merchant Road, Singapore 058266
      Check-in: 15 May 2027   Check-out: 18 May 2027
      1 room, 3 nights, 1 adult
      Guest: Mr Adrian Loh`,
    products: ['Orchid Quay Hotel | 2027-05-15 – 2027-05-18 | 18 Merchant Road, 058266, Singapore, SG | 918273645'],
  },
  {
    name: 'a Czech confirmation',
    text: `
      Potvrzení rezervace
      Číslo rezervace: 2027-5518
      Penzion U Lípy
      Dlouhá 14, 381 01 Český Krumlov, Česko
      Příjezd: 11. 6. 2027 od 14:00
      Odjezd: 13. 6. 2027 do 10:00
      2 noci, 1 pokoj, 2 osoby
      Host: Radek Holub`,
    products: ['Penzion U Lípy | 2027-06-11 – 2027-06-13 | Dlouhá 14, 381 01, Český Krumlov, CZ | 2027-5518'],
  },
  {
    name: 'a Finnish confirmation',
    text: `
      Varausvahvistus
      Varausnumero: 660281
      Hotelli Rantapuisto
      Rantatie 5, 33210 Tampere
      Tulopäivä: pe 9.4.2027 klo 15
      Lähtöpäivä: su 11.4.2027 klo 12
      2 yötä, 1 huone, 2 aikuista, aamiainen`,
    products: ['Hotelli Rantapuisto | 2027-04-09 – 2027-04-11 | Rantatie 5, 33210, Tampere | 660281'],
  },
  {
    name: 'a Danish confirmation',
    text: `
      Tak for din reservation på Badehotel Klitten
      Reservationsnummer 44193
      Ankomst fredag d. 21. maj 2027
      Afrejse søndag d. 23. maj 2027
      2 overnatninger, 1 dobbeltværelse, 2 voksne
      Badehotel Klitten
      Strandvejen 8
      9990 Skagen
      Tlf. 98 55 01 20`,
    products: ['Badehotel Klitten | 2027-05-21 – 2027-05-23 | Strandvejen 8, 9990, Skagen | 44193'],
  },
  {
    name: 'a stay told by a German house in a letter',
    text: `
      Gasthof Zur Linde · Inh. Fam. Kern · Dorfstraße 3 · 87541 Bad Hindelang
      Sehr geehrter Herr Paul Stamm,
      gerne bestätigen wir Ihnen Ihre Buchung vom 18. bis 22. August 2027 (4 Nächte) im Doppelzimmer mit Frühstück.
      Reservierungsnummer: ZL-3381`,
    products: ['Gasthof Zur Linde | 2027-08-18 – 2027-08-22 | Dorfstraße 3, 87541, Bad Hindelang | ZL-3381'],
    people: ['Paul Stamm'],
  },
  {
    name: 'a flat with its days left and right of its times',
    text: `
      Your reservation is confirmed. You’re going to Porto!
      Bright flat near the Ribeira
      Entire home hosted by Duarte
      Check-in   Checkout
      Fri, 3 Sep 2027   Mon, 6 Sep 2027
      16:00   11:00
      Address
      Rua das Flores 88, 4050-265 Porto, Portugal
      Who’s coming   2 guests
      Confirmation code
      HMQ8XT2RNA
      3 nights   € 310.00`,
    products: ['Bright flat near the Ribeira | 2027-09-03 – 2027-09-06 | Rua das Flores 88, 4050-265, Porto, PT | HMQ8XT2RNA'],
  },
  {
    name: 'the house in the subject and the sender alone',
    subject: 'Your booking at Harbour View B&B is confirmed',
    from: 'Harbour View B&B <stay@harbourview.example>',
    text: `
      Hello Ewan Strachan,
      we are happy to confirm your booking.
      Booking reference: HV2207
      Arrive: Sat 22 May 2027, from 4pm
      Depart: Mon 24 May 2027, by 10am
      2 nights, twin room with breakfast, £190 in all.
      See you soon, Moira`,
    products: ['Harbour View B&B | 2027-05-22 – 2027-05-24 | ? | HV2207'],
  },
]
