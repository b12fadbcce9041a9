/** Documents with codes, hours and labels that are also those of flights, rides and houses. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CODES_AND_HOURS: readonly Sample[] = [
  {
    name: 'a flight on the hour at which a car is brought back',
    text: `
      Booking reference: KLM4TR
      Flight U2 8021
      London Gatwick (LGW) 12 June 2027 10:00
      Malaga (AGP) 12 June 2027 13:45
      Passenger: Ian Frost
      Car hire
      Pick-up: Malaga Airport, 12 June 2027 14:30
      Drop-off: Malaga Airport, 19 June 2027 10:00
      Supplier: Goldcar`,
    products: [
      'U2 8021 LGW 2027-06-12T10:00 – AGP 2027-06-12T13:45',
      'Goldcar | 2027-06-12T14:30 Malaga Airport | 2027-06-19T10:00 Malaga Airport | KLM4TR',
    ],
    people: ['Ian Frost'],
    reference: 'KLM4TR',
  },
  {
    name: 'flights by their numbers between the ends of cars',
    text: `
      Itinerary KLM4TR
      Passenger: Ian Frost
      Car rental
      Pick-up: Sydney Airport (SYD), 10 Jun 2027 09:00
      Drop-off: Sydney Airport (SYD), 12 Jun 2027 06:00
      Flight: QF 401
      Sydney (SYD) 12 Jun 2027 07:00   Melbourne (MEL) 08:35
      Flight: QF 402
      Melbourne (MEL) 15 Jun 2027 09:00   Sydney (SYD) 10:25
      Car rental
      Pick-up: Melbourne Airport (MEL), 12 Jun 2027 09:15
      Drop-off: Melbourne Airport (MEL), 15 Jun 2027 07:00`,
    products: [
      'QF 401 SYD 2027-06-12T07:00 – MEL 2027-06-12T08:35',
      'QF 402 MEL 2027-06-15T09:00 – SYD 2027-06-15T10:25',
      '? | 2027-06-10T09:00 Sydney Airport (SYD) | 2027-06-12T06:00 Sydney Airport (SYD) | KLM4TR',
      '? | 2027-06-12T09:15 Melbourne Airport (MEL) | 2027-06-15T07:00 Melbourne Airport (MEL) | KLM4TR',
    ],
    people: ['Ian Frost'],
    reference: 'KLM4TR',
  },
  {
    name: 'a postal code of Latvia',
    text: `
      Rental voucher 7712093
      Pick-up: Riga Airport (RIX)
      LV-1053 Marupe
      12 June 2027 10:30
      Drop-off: Tallinn Airport (TLL)
      15 June 2027 12:00
      Driver: Ian Frost`,
    products: ['? | 2027-06-12T10:30 Riga Airport (RIX) | 2027-06-15T12:00 Tallinn Airport (TLL) | 7712093'],
    people: ['Ian Frost'],
    reference: '7712093',
  },
  {
    name: 'the plate of a car',
    text: `
      Conferma di noleggio auto
      Numero prenotazione: 90217734
      Veicolo: Fiat Panda
      EL 612 KM
      Ritiro: Aeroporto di Catania (CTA) 12/06/2027 10:30
      Riconsegna: Aeroporto di Palermo (PMO) 19/06/2027 12:00
      Conducente: Marco Bianchi
      Volo: da comunicare`,
    products: ['? | 2027-06-12T10:30 Aeroporto di Catania (CTA) | 2027-06-19T12:00 Aeroporto di Palermo (PMO) | 90217734'],
    people: ['Marco Bianchi'],
    reference: '90217734',
  },
  {
    name: 'the cabin of a ship',
    text: `
      Ferry booking confirmation
      Booking number: 7712093
      From: Helsinki   To: Tallinn
      Departure: 12 June 2027 10:30
      Arrival: 12 June 2027 12:30
      Cabin: 7B 204
      Vehicle: EL 412
      Passenger: Anna Virtanen`,
    products: ['? Helsinki 2027-06-12T10:30 – Tallinn 2027-06-12T12:30'],
    people: ['Anna Virtanen'],
    reference: '7712093',
  },
  {
    name: 'a number of a file that begins as a small airline does',
    text: `
      File   SE 417
      Booking reference: QWE4RT
      Stockholm (ARN) 07:10   Oslo (OSL) 08:10   9 June 2027
      SK 1419
      MR IAN FROST`,
    products: ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10'],
    people: ['Ian Frost'],
    reference: 'QWE4RT',
  },
  {
    name: 'terminals before four figures',
    text: `
      E-ticket receipt
      Booking reference: K7QX2L
      Passenger: BROOK/ANNA MRS
      Flight   From   Terminal Time   To   Terminal Time
      BA 117   London Heathrow   T5 0825   New York JFK   T7 1120
      12 June 2027
      Flight   From   Terminal Time   To   Terminal Time
      VS 4   New York JFK   T4 1830   London Heathrow   T3 0640
      19 June 2027`,
    products: ['BA 117 LHR 2027-06-12T08:25 – JFK 2027-06-12T11:20', 'VS 4 JFK 2027-06-19T18:30 – LHR 2027-06-20T06:40'],
    people: ['Anna Brook'],
    reference: 'K7QX2L',
  },
  {
    name: 'an airport behind a dotted time',
    text: `
      Bokningsbekräftelse
      Bokningsnummer: K7QX2L
      IB 3251   ARN 07.35 MAD 11.40   12 juni 2027
      IB 3252   MAD 18.10 ARN 22.05   19 juni 2027
      Resenär: Karin Lindqvist`,
    products: ['IB 3251 ARN 2027-06-12T07:35 – MAD 2027-06-12T11:40', 'IB 3252 MAD 2027-06-19T18:10 – ARN 2027-06-19T22:05'],
    people: ['Karin Lindqvist'],
    reference: 'K7QX2L',
  },
  {
    name: 'things with a number below guests',
    text: `
      Confirmation 7712093
      Hotel Playa Sol, Calle Mayor 4, 07015 Palma
      Check-in 12 June 2027, check-out 19 June 2027
      Guests: Ian Frost
      Golden Sands (5)
      Garden Villa (7)
      Sunset Cruise (2)`,
    products: ['Hotel Playa Sol | 2027-06-12 – 2027-06-19 | Calle Mayor 4, 07015, Palma | 7712093'],
    people: ['Ian Frost'],
    reference: '7712093',
  },
  {
    name: 'a sum in a table of extras',
    text: `
      Confirmation K7QX2L
      U2 8021  London Gatwick (LGW) 12 June 2027 06:20 - Malaga (AGP) 10:05
      Name   Type   Price
      Ian Frost   Adult   120.00
      Grand total   Card   120.00
      Costa Verde   Promo   10.00`,
    products: ['U2 8021 LGW 2027-06-12T06:20 – AGP 2027-06-12T10:05'],
    people: ['Ian Frost'],
    reference: 'K7QX2L',
  },
  {
    name: 'the run of a taxi',
    text: `
      Confirmation taxi
      Course   450
      Départ   Gare de Nice
      Arrivée   Cannes
      12/06/2027 à 10:20
      Client : Jean Dupont`,
    products: [],
    people: [],
  },
  {
    name: 'a tour of a day',
    text: `
      Tour confirmation 7712093
      Pick-up point   Victoria Coach Station
      Drop-off point   Baker Street
      12 June 2027 08:00 - 18:30
      Windsor, Bath and Stonehenge
      Lead traveller: Ian Frost`,
    products: [],
    people: [],
  },
  {
    name: 'a place to park in a package',
    text: `
      Reisebestätigung 7712093
      Reisende: Petra Keller
      Flug DE 1422   12.06.2027   06:20 Frankfurt (FRA)   08:10 Faro (FAO)
      Flug DE 1423   19.06.2027   09:00 Faro (FAO)   13:05 Frankfurt (FRA)
      Hotel: Praia Azul, Rua do Mar 4, 8000-123 Faro
      Anreise 12.06.2027   Abreise 19.06.2027
      HOTEL Parkplatz Tiefgarage   12.06.2027   19.06.2027
      VILLA Poolheizung Extra   12.06.2027   19.06.2027`,
    products: [
      'DE 1422 FRA 2027-06-12T06:20 – FAO 2027-06-12T08:10',
      'DE 1423 FAO 2027-06-19T09:00 – FRA 2027-06-19T13:05',
      'Praia Azul | 2027-06-12 – 2027-06-19 | Rua do Mar 4, 8000-123, Faro, PT | 7712093',
    ],
    people: ['Petra Keller'],
  },
]
