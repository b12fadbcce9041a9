/** Hired cars set in other ways, beside flights and hours that are not of them, and people told by a few words. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const HIRES_AND_ADDRESSEES: readonly Sample[] = [
  {
    name: 'two moments of a hire around an arrow, and one branch',
    text: `
      Enterprise Rent-A-Car
      See you soon, Gloria!
      Thursday
      OCT 14 2027
      8:30 AM
      →
      Monday
      OCT 18 2027
      8:30 AM

      Confirmation # 2071558364
      Your branch
      Omaha West Dodge
      9805 W Dodge Rd, Omaha, NE 68114
      Your vehicle class
      Full Size Pickup - Ram 1500 or similar`,
    products: ['Enterprise | 2027-10-14T08:30 Omaha West Dodge | 2027-10-18T08:30 Omaha West Dodge | 2071558364'],
    reference: '2071558364',
  },
  {
    name: 'the rows of both ends below one heading',
    text: `
      Record go
      Booking No.
      RGB0914472X
      Pick-up and return
      Barcelona El Prat Airport   Fri 22/10/2027   15:45
      Barcelona El Prat Airport   Fri 29/10/2027   12:00
      Carrer de l'Osona, 2, 08820 El Prat de Llobregat.
      Category   N - Compact SUV (Nissan Qashqai or similar), manual
      Main driver   Annelies Verhoeven`,
    products: ['Record go | 2027-10-22T15:45 Barcelona El Prat Airport | 2027-10-29T12:00 Barcelona El Prat Airport | RGB0914472X'],
    people: ['Annelies Verhoeven'],
    reference: 'RGB0914472X',
  },
  {
    name: 'hours each in a cell of its own behind their days',
    text: `
      Sixt Reservierungsbestätigung
      Ihre Reservierungsnummer: 9812406375
      Abholung   Rückgabe
      Fr 03.09.2027   08:00 Uhr   Mo 06.09.2027   18:00 Uhr
      Hamburg Altona Bahnhof   Berlin Ostbahnhof
      MO-FR 07:00-20:00 SA 08:00-16:00   MO-FR 07:00-20:00 SA-SO 09:00-18:00
      Fahrzeugkategorie   CLMR - Kompaktklasse`,
    products: ['Sixt | 2027-09-03T08:00 Hamburg Altona Bahnhof | 2027-09-06T18:00 Berlin Ostbahnhof | 9812406375'],
    reference: '9812406375',
  },
  {
    name: 'when desks are open is not when a car is fetched',
    text: `
      Enterprise Rent-A-Car
      CONFIRMATION NUMBER
      1483620957
      PICK-UP & RETURN LOCATION
      Knoxville - Kingston Pike
      8001 KINGSTON PIKE
      Hours for Mon 10/18   9:00 AM - 12:00 PM
      Hours for Fri 10/22   7:30 AM - 6:00 PM
      PICK-UP DATE & TIME   RETURN DATE & TIME
      Monday, October 18, 2027
      10:00 AM
      Friday, October 22, 2027
      9:30 AM
      RENTER DETAILS
      Latoya Brim
      Midsize SUV (IFAR) or similar`,
    products: ['Enterprise | 2027-10-18T10:00 Knoxville - Kingston Pike | 2027-10-22T09:30 Knoxville - Kingston Pike | 1483620957'],
    people: ['Latoya Brim'],
    reference: '1483620957',
  },
  {
    name: 'the flight one comes by is none of the booking, and two stations of a hire are no ride',
    text: `
      CAR RENTAL VOUCHER - PREPAID
      Client Name   MR. WENDELL OSTRAND
      Car Company   HERTZ
      Confirmation Number   H5537104429
      Car Category   VOLVO V60 WAGON OR SIMILAR (SWAR)
      PICK-UP
      Date/Time:   WED 23-JUN-2027 11:00 AM
      Location:   GENEVA AIRPORT (FRENCH SIDE)
      Hours:   MON-SUN 0700-2330
      DROP-OFF
      Date/Time:   WED 07-JUL-2027 10:00 AM
      Location:   LYON PART DIEU STATION
      Hours:   MON-FRI 0700-2200
      Arrival flight: LX 23 FROM NEW YORK JFK.`,
    products: ['HERTZ | 2027-06-23T11:00 GENEVA AIRPORT (FRENCH SIDE) | 2027-07-07T10:00 LYON PART DIEU STATION | H5537104429'],
    people: ['Wendell Ostrand'],
    reference: 'H5537104429',
  },
  {
    name: 'a flight and a hire that begins when it has landed',
    text: `
      Booking reference KM5T2Q
      Flight BA 2692   London Gatwick (LGW) 07:45   Faro (FAO) 10:35   Mon 21 June 2027
      Hertz car hire, Opel Astra or similar
      Pick-up: Mon 21 June 2027 11:15, Faro Airport
      Drop-off: Mon 28 June 2027 17:00, Faro Airport`,
    products: [
      'BA 2692 LGW 2027-06-21T07:45 – FAO 2027-06-21T10:35',
      'Hertz | 2027-06-21T11:15 Faro Airport | 2027-06-28T17:00 Faro Airport | KM5T2Q',
    ],
    reference: 'KM5T2Q',
  },
  {
    name: 'the seller in a cell of the label, and the code beside it',
    text: `
      CHECK24 Mietwagen-Voucher
      Buchungsnummer CHECK24   MW-7C4K-2291
      Vermieter / Supplier   Centauro
      Hauptfahrer / Driver   Frau Katharina Struck
      Anmietung / Pick-up   Rückgabe / Drop-off
      Ort   Mallorca Flughafen   Mallorca Flughafen
      Datum   Fr, 30.07.2027   Fr, 13.08.2027
      Uhrzeit   11:30 Uhr   18:00 Uhr
      Fahrzeugklasse   Kompaktklasse (CDMR)`,
    products: ['Centauro | 2027-07-30T11:30 Mallorca Flughafen | 2027-08-13T18:00 Mallorca Flughafen | MW-7C4K-2291'],
    people: ['Katharina Struck'],
    reference: 'MW-7C4K-2291',
  },
  {
    name: 'a code beside a name, below its label',
    text: `
      Booking reference
      Sunholidays   JH4729FD
      Thank you for booking with Sunholidays.
      Who's going
      Miss Leanne Hargreave
      Your hotel
      H10 Costa Palace
      Check in: Fri 11 Jun 2027 Check out: Fri 18 Jun 2027 7 nights
      Sunholidays is bonded.`,
    products: ['H10 Costa Palace | 2027-06-11 – 2027-06-18 | ? | JH4729FD'],
    people: ['Leanne Hargreave'],
    reference: 'JH4729FD',
  },
  {
    name: 'as many as are counted, in brackets',
    text: `
      Pension Almrausch
      Reservierung 2027/041
      Anreise: Samstag, 16.01.2027
      Abreise: Samstag, 23.01.2027
      Personen:   2 Erwachsene (Gereon und Mechthild Kuper)
      Zimmer:   Doppelzimmer`,
    products: ['Pension Almrausch | 2027-01-16 – 2027-01-23 | ? | 2027/041'],
    people: ['Gereon Kuper', 'Mechthild Kuper'],
  },
  {
    name: 'how many a car takes, who answers questions, and whom the mail writes to by half a name',
    text: `
      To: Terrence Wilbank <t.w@example.com>
      Subject: Your Budget reservation
      Thank you, Terrence. Your reservation is complete.
      Your confirmation number is: 07315582US0
      Budget
      Pick-up: Sat 12 June 2027 11:30 PM, Orlando Intl Airport
      Return: Tue 15 June 2027 7:00 PM, Orlando Intl Airport
      Standard SUV, 5 passengers
      Nissan Rogue or similar
      Atención al cliente: Sunlight House, Quay Street`,
    products: ['Budget | 2027-06-12T23:30 Orlando Intl Airport | 2027-06-15T19:00 Orlando Intl Airport | 07315582US0'],
    people: ['Terrence Wilbank'],
    reference: '07315582US0',
  },
  {
    name: 'an office to which a mail is, and who booked for others',
    text: `
      To: Paris Office <paris.office@example.com>
      Subject: Hotel in Paris
      Paris, 3 March 2027
      Booked by Sabine Kern on 3 March 2027
      Hotel Astoria
      Booking number: 88214570
      Check-in: Sunday 9 May 2027
      Check-out: Wednesday 12 May 2027`,
    products: ['Hotel Astoria | 2027-05-09 – 2027-05-12 | ? | 88214570'],
    people: [],
    reference: '88214570',
  },
]
