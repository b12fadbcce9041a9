/** Kinds of trains that are codes of airlines, codes behind stations, labels behind names, and who says how good a house is. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const KINDS_CODES_AND_GRADES: readonly Sample[] = [
  {
    name: 'a train under the heading of rail, whose kind is the code of an airline',
    text: `
      TRAVEL PLAN
      BOOKING REF: KZ4RTM
      TRAVELLER: OKAFOR/JOY MS
      AIR   MONDAY 09 NOVEMBER 2026
      BRITISH AIRWAYS BA 8210   CLASS M   CONFIRMED
      DEPART LONDON CITY LCY 09:30
      ARRIVE ZURICH ZRH 12:15
      RAIL   WEDNESDAY 11 NOVEMBER 2026
      SBB IC 725   1ST CLASS
      DEPART Zürich HB 15:03
      ARRIVE St. Gallen 16:07
      AIR   THURSDAY 12 NOVEMBER 2026
      SWISS LX 332   CLASS K   CONFIRMED
      DEPART ZURICH ZRH 18:55
      ARRIVE LONDON HEATHROW LHR 19:40`,
    products: [
      'BA 8210 LCY 2026-11-09T09:30 – ZRH 2026-11-09T12:15',
      'LX 332 ZRH 2026-11-12T18:55 – LHR 2026-11-12T19:40',
      'IC 725 Zürich HB 2026-11-11T15:03 – St. Gallen 2026-11-11T16:07',
    ],
    people: ['Joy Okafor'],
    reference: 'KZ4RTM',
  },
  {
    name: 'rides without numbers, and the codes of their stations in square brackets',
    text: `
      Thanks for booking, Petra
      Booking reference   TPE4K7NRWX
      Outward – Sat 20 Feb 2027
      Scarborough to Carlisle · 4h 18m · 2 changes
      08:34   Scarborough [SCA]
      Northern Express service to Manchester Piccadilly
      Coach B seat 14A
      09:23   York [YRK]
      Change here - 34 minutes
      09:57   York [YRK]
      Eastern Railway service to Edinburgh
      No reservation
      10:56   Newcastle [NCL]
      Change here - 27 minutes
      11:23   Newcastle [NCL]
      Northern service to Carlisle
      No reservation
      12:52   Carlisle [CAR]
      Lead passenger: Petra Novak`,
    products: [
      '? Scarborough 2027-02-20T08:34 – York 2027-02-20T09:23',
      '? York 2027-02-20T09:57 – Newcastle 2027-02-20T10:56',
      '? Newcastle 2027-02-20T11:23 – Carlisle 2027-02-20T12:52',
    ],
    people: ['Petra Novak'],
    reference: 'TPE4K7NRWX',
  },
  {
    name: 'labels that follow a name in its line',
    text: `
      Bilet internetowy
      Numer biletu: EIC8-447120965
      Podróżny: Bogumił Zieliński Oferta: bilet normalny + Super Promo Osób: 1
      Stacja od   Stacja do   Data   Odjazd   Przyjazd   Pociąg   Wagon   Miejsce
      Lublin Główny   Warszawa Centralna   09.10.2026 (pt)   06:42   08:44   IC 3510   13   64`,
    products: ['IC 3510 Lublin Główny 2026-10-09T06:42 – Warszawa Centralna 2026-10-09T08:44'],
    people: ['Bogumił Zieliński'],
    reference: 'EIC8-447120965',
  },
  {
    name: 'a guest and where she is from',
    text: `
      Your booking at Old Quarter Hostel Ljubljana is confirmed.
      Reference number   84412-577930281
      Old Quarter Hostel Ljubljana
      Trubarjeva cesta 51, 1000 Ljubljana, Slovenia
      Check in   Check out   Nights   Guests
      Wed 19 Aug 2026   Sat 22 Aug 2026   3   1
      Lead guest: Moana Tipene, New Zealand`,
    products: ['Old Quarter Hostel Ljubljana | 2026-08-19 – 2026-08-22 | Trubarjeva cesta 51, 1000, Ljubljana, SI | 84412-577930281'],
    people: ['Moana Tipene'],
    reference: '84412-577930281',
  },
  {
    name: 'a house above its address and who says how good it is',
    text: `
      Lovely to talk to you on the phone just now. All booked for you so:

      Name:   Sorcha Brennan
      Arriving:  Friday 9th July 2027
      Leaving:   Monday 12th July 2027
      Room:   the Lough room (family, one double & one single)
      Price:   €145 a night, card or cash when ye leave

      Safe travels,
      Maeve & Donal Walsh

      Lough View House
      Pier Road, Oughterard, Co. Galway, H91 X2K7
      Fáilte Ireland approved ****`,
    products: ['Lough View House | 2027-07-09 – 2027-07-12 | Pier Road, H91 X2K7, Oughterard, IE | ?'],
    people: ['Sorcha Brennan'],
  },
  {
    name: 'rides in rows whose cells stand close together',
    text: `
      Online-Ticket / Rechnung
      Buchungscode: HK7QWT
      Hinfahrt am Freitag, 02.04.2027
      Zug   Von   Ab   Nach   An   Klasse
      WB 918 Wien Westbahnhof 12:42 Salzburg Hbf 15:08 Standard, 1 Sitzplatz Wagen 4 / 61
      Reisende/r
      Magdalena Gruber, geb. 14.08.1991`,
    products: ['WB 918 Wien Westbahnhof 2027-04-02T12:42 – Salzburg Hbf 2027-04-02T15:08'],
    people: ['Magdalena Gruber'],
    reference: 'HK7QWT',
  },
  {
    name: 'a car that is fetched at the yard of whom it is of, and the excess of its insurance',
    text: `
      Thanks for your payment - that's your car all booked.
      Our ref:   GH/3307
      Hirer:   Morag Sinclair
      Vehicle:   Dacia Duster 4x4 (manual) or similar, group D
      Collect:   Saturday 26 June 2027, 09:30 - our yard, Lochybridge, Fort William
      Return:   Saturday 3 July 2027, 17:00 - our yard, Lochybridge, Fort William
      Excess:   GBP 1,000 (reduce to GBP 250 for GBP 8.50 a day)
      Glen Van & Car Hire, Lochybridge, Fort William PH33 7NU`,
    products: ['Glen Van & Car Hire | 2027-06-26T09:30 Lochybridge, Fort William | 2027-07-03T17:00 Lochybridge, Fort William | GH/3307'],
    people: ['Morag Sinclair'],
    reference: 'GH/3307',
  },
  {
    name: 'a car that is fetched at a branch, in Czech',
    text: `
      potvrzujeme rezervaci vozidla:
      Číslo rezervace:   270418
      Zákazník:   Tomáš Novotný
      Vozidlo:   Škoda Octavia Combi 2.0 TDI (nebo obdobné)
      Vyzvednutí:   pátek 21. 5. 2027 v 8:00, pobočka Brno - Lidická 58
      Vrácení:   pondělí 24. 5. 2027 v 18:00, pobočka Brno - Lidická 58
      Autopůjčovna U Dubu, Lidická 58, 602 00 Brno`,
    products: ['Autopůjčovna U Dubu | 2027-05-21T08:00 Brno - Lidická 58 | 2027-05-24T18:00 Brno - Lidická 58 | 270418'],
    people: ['Tomáš Novotný'],
    reference: '270418',
  },
]
