/** Documents that are built like those which a rule was made for, and are of another thing. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const BUILT_ALIKE: readonly Sample[] = [
  {
    name: 'flights below a house that is below a car',
    text: `
      Booking ref 55120934
      Car rental
      Pick-up: 12 June 2027 12:00, Malaga Airport
      Drop-off: 19 June 2027 10:00, Malaga Airport
      Supplier: Hertz
      Your accommodation
      Hotel Playa, Calle Mayor 5, 29001 Malaga
      Check-in 12 June 2027 – check-out 19 June 2027 (7 nights)
      Your flights
      BA 2237   London Gatwick (LGW) - Malaga (AGP)   12 June 2027   07:10 - 11:10
      BA 2238   Malaga (AGP) - London Gatwick (LGW)   19 June 2027   12:10 - 14:10
      Passengers: Mr Ian Frost`,
    products: [
      'BA 2237 LGW 2027-06-12T07:10 – AGP 2027-06-12T11:10',
      'BA 2238 AGP 2027-06-19T12:10 – LGW 2027-06-19T14:10',
      'Hotel Playa | 2027-06-12 – 2027-06-19 | Calle Mayor 5, 29001, Malaga | 55120934',
      'Hertz | 2027-06-12T12:00 Malaga Airport | 2027-06-19T10:00 Malaga Airport | 55120934',
    ],
    people: ['Ian Frost'],
    reference: '55120934',
  },
  {
    name: 'the way back below a house in French',
    text: `
      Dossier : 55120934
      Vols
      AF 1204   Paris (CDG) - Naples (NAP)   12 mai 2027   07:35 - 10:00
      Votre hébergement
      Hôtel Mirabelle, Via dei Tribunali 118, 80138 Naples
      Arrivée le 12 mai 2027, départ le 15 mai 2027, 3 nuits
      Vol retour
      AF 1205   Naples (NAP) - Paris (CDG)   15 mai 2027   17:35 - 20:00
      Voyageurs : Mme Claire Martin`,
    products: [
      'AF 1204 CDG 2027-05-12T07:35 – NAP 2027-05-12T10:00',
      'AF 1205 NAP 2027-05-15T17:35 – CDG 2027-05-15T20:00',
      'Hôtel Mirabelle | 2027-05-12 – 2027-05-15 | Via dei Tribunali 118, 80138, Naples | 55120934',
    ],
    people: ['Claire Martin'],
    reference: '55120934',
  },
  {
    name: 'a ride home below a house',
    text: `
      Booking 5512093
      Train
      Eurostar 9014   London St Pancras 12 June 2027 10:24   Paris Nord 12 June 2027 13:47
      Your stay
      Hotel Lutetia, 45 Boulevard Raspail, 75006 Paris
      Arriving Saturday 12 June 2027 from 3pm, leaving Monday 14 June 2027, 2 nights
      Journey home
      Eurostar 9035   Paris Nord 14 June 2027 15:13   London St Pancras 14 June 2027 16:30
      Passengers: Mr Ian Frost`,
    products: [
      'Eurostar 9014 London St Pancras 2027-06-12T10:24 – Paris Nord 2027-06-12T13:47',
      'Eurostar 9035 Paris Nord 2027-06-14T15:13 – London St Pancras 2027-06-14T16:30',
      'Hotel Lutetia | 2027-06-12 – 2027-06-14 | 45 Boulevard Raspail, 75006, Paris | 5512093',
    ],
    people: ['Ian Frost'],
    reference: '5512093',
  },
  {
    name: 'what is had beside a room for the same nights',
    text: `
      Booking number: 55120934
      Hotel Sonnenhof, Dorfstr. 1, 6370 Kitzbühel
      Guest: Ms Helen Marsh
      Check-in: 12 June 2027
      Check-out: 14 June 2027
      Parking, underground garage
      Arrive 12 June 2027, leave 14 June 2027 (2 nights)
      Dog, in the room
      Arrive 12 June 2027, leave 14 June 2027 (2 nights)
      Cot, for the baby
      Arrive 12 June 2027, leave 13 June 2027 (1 night)`,
    products: ['Hotel Sonnenhof | 2027-06-12 – 2027-06-14 | Dorfstr. 1, 6370, Kitzbühel | 55120934'],
    people: ['Helen Marsh'],
    reference: '55120934',
  },
  {
    name: 'a company beside its label, which is no party',
    text: `
      Bookingreference: KLM4TR
      SK 1419   Stockholm (ARN) - Oslo (OSL)
      07:10 - 08:10   9 June 2027
      Selskab: Nordisk Handel Petersen
      Rejsende: Mette Lund
      Pris i alt 1.240 DKK`,
    products: ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10'],
    people: ['Mette Lund'],
    reference: 'KLM4TR',
  },
  {
    name: 'parties that are no travellers',
    text: `
      Thank you for your booking, Sarah!
      Booking reference: PTY88123
      Party: Birthday Package Gold
      Hotel Marina Bay, 12 Harbour Road, Brighton BN1 2AB
      Check-in: 12 June 2027
      Check-out: 14 June 2027
      Guest: Sarah Holmes
      Third party: Sykes Holiday Cottages`,
    products: ['Hotel Marina Bay | 2027-06-12 – 2027-06-14 | 12 Harbour Road, BN1 2AB, Brighton, GB | PTY88123'],
    people: ['Sarah Holmes'],
    reference: 'PTY88123',
  },
  {
    name: 'prices with a star, which are no births',
    text: `
      Booking reference: KLM4TR
      Hotel Sonne, Dorfstr. 1, 6370 Kitzbühel
      Check-in: 12 June 2027
      Check-out: 14 June 2027
      Guest: Ms Helen Marsh
      Extra Bed *12.00 per night
      Sea View *25-30 EUR
      Late Checkout – *14.00
      Wellness Paket, *12.50 pro Tag`,
    products: ['Hotel Sonne | 2027-06-12 – 2027-06-14 | Dorfstr. 1, 6370, Kitzbühel | KLM4TR'],
    people: ['Helen Marsh'],
    reference: 'KLM4TR',
  },
  {
    name: 'fees among guests',
    text: `
      Booking reference: KLM4TR
      SK 1419   Stockholm (ARN) - Oslo (OSL)
      07:10 - 08:10   9 June 2027
      Guests: Ian Frost, Mia Frost, Late Fee, Resort Fee`,
    products: ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10'],
    people: ['Ian Frost', 'Mia Frost'],
    reference: 'KLM4TR',
  },
  {
    name: 'the number of a bill below the title of a letter',
    text: `
      BUCHUNGSBESTÄTIGUNG
      Rechnung   Nr. 2027-4471
      Hotel Adler, Am Markt 1, 60311 Frankfurt
      Reservierungsnummer: 55120934
      Anreise: 12.06.2027
      Abreise: 14.06.2027
      Gast: Frau Imke Harms`,
    products: ['Hotel Adler | 2027-06-12 – 2027-06-14 | Am Markt 1, 60311, Frankfurt | 55120934'],
    people: ['Imke Harms'],
    reference: '55120934',
  },
  {
    name: 'an agency and its number below the title of a letter',
    text: `
      Buchungsbestätigung
      Reisebüro Huber   Nr. 4471290
      Vorgang: 88123
      SK 1419   Stockholm (ARN) - Oslo (OSL)
      07:10 - 08:10   9 June 2027
      Passagier: Frau Imke Harms
      PNR: KLM4TR`,
    products: ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10'],
    people: ['Imke Harms'],
    reference: '88123',
  },
  {
    name: 'second names of one letter on a French ticket',
    text: `
      Dossier : 6JWQ2X
      Vol AF 1204   12 mai 2027   Paris (CDG) 07:35   Naples (NAP) 10:00
      Passagers
      SMITH/SUSAN M   ADT   0572408813547
      SMITH/PETER J   ADT   0572408813548`,
    products: ['AF 1204 CDG 2027-05-12T07:35 – NAP 2027-05-12T10:00'],
    people: ['Susan Smith', 'Peter J Smith'],
    reference: '6JWQ2X',
  },
  {
    name: 'a room from one day to another and a transfer from a flight',
    text: `
      Booking ref 55120934
      Hotel Playa, Calle Mayor 5, 29001 Malaga
      Double room from 12 June 2027 to 19 June 2027, transfer from flight BA 2237
      Guest: Ms Helen Marsh`,
    products: ['Hotel Playa | 2027-06-12 – 2027-06-19 | Calle Mayor 5, 29001, Malaga | 55120934'],
    people: ['Helen Marsh'],
    reference: '55120934',
  },
  {
    name: 'a service of hotels that is no place',
    text: `
      Reservation number: 99213
      Pick-up: Hotel Delivery Free, Saturday 12 June 2027 10:00
      Malaga Airport
      Drop-off: Malaga Airport, Monday 14 June 2027 10:00
      Driver: Ian Frost
      Supplier: Hertz`,
    products: ['Hertz | 2027-06-12T10:00 Malaga Airport | 2027-06-14T10:00 Malaga Airport | 99213'],
    people: ['Ian Frost'],
    reference: '99213',
  },
  {
    name: 'a town in two lines',
    text: `
      Reservation number: 99213
      Auberge du Lac
      3 rue du Port, 94130 Nogent sur
      Marne, France
      Arrivée: 12 juin 2027
      Départ: 14 juin 2027
      Client: M. Paul Martin`,
    products: ['Auberge du Lac | 2027-06-12 – 2027-06-14 | 3 rue du Port, 94130, Nogent sur Marne, FR | 99213'],
    people: ['Paul Martin'],
    reference: '99213',
  },
  {
    name: 'rooms with short names of two letters and a figure, on each night',
    text: `
      Número da reserva: 4471920358
      Pousada Gaivotas
      Nome do hóspede: Ann Reed
      Check-in: 27/12/2026 (15:00)
      Check-out: 29/12/2026 (12:00)
      Acomodação   Data   Adultos   Valor
      Suíte Vista Mar (SF2)   27/12/2026   2   R$ 1.380,00
      Suíte Vista Mar (SF2)   28/12/2026   2   R$ 1.380,00
      Como chegar: Aeroporto de Jericoacoara (JJD) fica a 18 km.`,
    products: ['Pousada Gaivotas | 2026-12-27 – 2026-12-29 | ? | 4471920358'],
    people: ['Ann Reed'],
  },
  {
    name: 'hours of the desks of a hire from one town to another',
    text: `
      BOOKING NUMBER: B7741977
      Campervan hire
      PICK UP   DROP OFF
      Christchurch Airport Branch   Auckland Airport Branch
      Mon 18 Jan 2027, 9:30 am   Fri 5 Feb 2027, 3:00 pm
      150 Mill Avenue, Burnside, Christchurch 8053   2 Quay Drive, Auckland 2022
      Free shuttle from the terminal, 8.00am–4.00pm   Open 8.00am–4.30pm daily
      Ferry tickets are not included.`,
    products: ['? | 2027-01-18T09:30 Christchurch Airport Branch | 2027-02-05T15:00 Auckland Airport Branch | B7741977'],
  },
  {
    name: 'rooms under the number of guests, told over two lines',
    text: `
      Booking reference: 214418-903377
      Hostel Verde
      Check in: 27 Nov 2026
      Check out: 2 Dec 2026
      Guests: Ann Reed, Tom Hale
      Date   Room   Guests   Price
      27 Nov - 02 Dec 2026   Deluxe Double Bed Private,   2   COP 187,000
      Shared Bathroom   per night`,
    products: ['Hostel Verde | 2026-11-27 – 2026-12-02 | ? | 214418-903377'],
    people: ['Ann Reed', 'Tom Hale'],
  },
  {
    name: 'flights under their ways, of which the next stands below the first',
    text: `
      Check in for your flight to Edinburgh
      Your booking reference: 2XHPLD
      Southampton to Edinburgh
      Flight   Date   Departs   Arrives
      BA 791   Fri 31 Aug 2027   17:10   18:35
      Gate closes   16:55
      Edinburgh to Southampton
      Flight   Date   Departs   Arrives
      BA 796   Fri 3 Sep 2027   19:05   20:30
      Gate closes   18:50
      Getting to Southampton Airport: the station is 99 steps from the terminal.
      Hotels in Edinburgh from £49 per night.`,
    products: ['BA 791 SOU 2027-08-31T17:10 – EDI 2027-08-31T18:35', 'BA 796 EDI 2027-09-03T19:05 – SOU 2027-09-03T20:30'],
  },
  {
    name: 'the same way on two days, with nothing back',
    text: `
      Booking reference: 2XHPLE
      BA 791   Southampton (SOU) - Edinburgh (EDI)   31 Aug 2027   17:10   18:35
      BA 793   Southampton (SOU) - Edinburgh (EDI)   14 Sep 2027   17:10   18:35`,
    products: ['BA 791 SOU 2027-08-31T17:10 – EDI 2027-08-31T18:35', 'BA 793 SOU 2027-09-14T17:10 – EDI 2027-09-14T18:35'],
  },
  {
    name: 'a harbour that begins as a word of leaving does',
    text: `
      Bookingnummer 60271899
      Udrejse
      Lørdag den 10. juli 2027
      Afgang fra Aarhus   kl. 09:45
      Ankomst til Odden   kl. 11:00
      Færge   Express 1
      Hjemrejse
      Lørdag den 24. juli 2027
      Afgang fra Odden   kl. 16:30
      Ankomst til Aarhus   kl. 17:45
      Færge   Express 2`,
    products: ['Express 1 Aarhus 2027-07-10T09:45 – Odden 2027-07-10T11:00', 'Express 2 Odden 2027-07-24T16:30 – Aarhus 2027-07-24T17:45'],
  },
  {
    name: 'an airport that was closed since, and one that is called after its island',
    text: `
      Buchungscode: 7KQ2LM
      AB 6441   18.06.2015   Berlin-Tegel (TXL) 07:30   Düsseldorf (DUS) 08:45
      Vol MK 120   28 octobre 2022
      Départ   08h30   MAURICE SIR SEEWOOSAGUR RAMGOOLAM INTL
      Arrivée   10h00   RODRIGUES PLAINE CORAIL`,
    products: ['AB 6441 TXL 2015-06-18T07:30 – DUS 2015-06-18T08:45', 'MK 120 MRU 2022-10-28T08:30 – RRG 2022-10-28T10:00'],
  },
]
