/** Documents made for the tests that are laid out in other ways: prose, columns, quoted mails, several bookings in one. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const JOURNEYS_IN_PROSE: readonly Sample[] = [
  {
    name: 'a flight told in one English sentence',
    text: `
      Hi Harriet,
      you are booked on BA 304 from London Heathrow to Paris Charles de Gaulle on Monday 5 April 2027, leaving at 07:20 and arriving at 09:40.
      Your booking reference is J8KQ2M. See you on board!`,
    products: ['BA 304 LHR 2027-04-05T07:20 – CDG 2027-04-05T09:40'],
    reference: 'J8KQ2M',
  },
  {
    name: 'two flights told in German prose',
    text: `
      Liebe Frau Aulich, Ihre Reise ist gebucht (Buchungscode 7HGT2P).
      Am Montag, den 12. April 2027 fliegen Sie um 06:45 Uhr mit LH 2032 von München nach Düsseldorf, Landung um 07:55 Uhr.
      Zurück geht es am Mittwoch, den 14. April 2027 um 18:30 Uhr mit LH 2027 von Düsseldorf nach München, Landung um 19:40 Uhr.`,
    products: ['LH 2032 MUC 2027-04-12T06:45 – DUS 2027-04-12T07:55', 'LH 2027 DUS 2027-04-14T18:30 – MUC 2027-04-14T19:40'],
    reference: '7HGT2P',
  },
  {
    name: 'a mail forwarded with quoted headers',
    subject: 'Fwd: Your Aegean booking',
    text: `
      Here are the flights, see you there! Nikos
      ---------- Forwarded message ---------
      From: Aegean Airlines <noreply@aegean.example>
      Date: Tue, 12 Jan 2027 at 09:14
      Subject: Your Aegean booking
      To: Nikos Pappas <nikos@example.org>

      Booking reference: 4RTLKP
      > Passenger: PAPPAS/NIKOLAOS MR
      > A3 601   Brussels (BRU) - Athens (ATH)
      > 19 MAR 2027   11:35 - 15:50
      > A3 602   Athens (ATH) - Brussels (BRU)
      > 26 MAR 2027   07:55 - 10:35`,
    products: ['A3 601 BRU 2027-03-19T11:35 – ATH 2027-03-19T15:50', 'A3 602 ATH 2027-03-26T07:55 – BRU 2027-03-26T10:35'],
    people: ['Nikolaos Pappas'],
    reference: '4RTLKP',
  },
  {
    name: 'out and back side by side in two columns',
    text: `
      Booking confirmation   PNR: L3XW9T
      Outbound   Return
      Wed 19 May 2027   Sun 23 May 2027
      EZY 8411   EZY 8412
      London Gatwick (LGW)   Lisbon (LIS)
      06:55   11:10
      Lisbon (LIS)   London Gatwick (LGW)
      09:40   13:50
      Passenger: Ms Joanna Pike`,
    products: ['U2 8411 LGW 2027-05-19T06:55 – LIS 2027-05-19T09:40', 'U2 8412 LIS 2027-05-23T11:10 – LGW 2027-05-23T13:50'],
    people: ['Joanna Pike'],
    reference: 'L3XW9T',
  },
  {
    name: 'values above their labels',
    text: `
      E-Ticket Receipt
      M9KQ4R
      Booking reference

      EK 74
      Flight

      Paris (CDG)
      From

      Dubai (DXB)
      To

      02 Mar 2027, 15:35
      Departure

      03 Mar 2027, 00:20
      Arrival

      MOREAU/LUC MR
      Passenger`,
    products: ['EK 74 CDG 2027-03-02T15:35 – DXB 2027-03-03T00:20'],
    people: ['Luc Moreau'],
  },
  {
    name: 'labels above their values',
    text: `
      Your booking is confirmed

      Booking code
      W8DPLN

      Flight number
      TK 1588

      Departure
      Frankfurt (FRA)
      11 Jun 2027 18:50

      Arrival
      Istanbul (IST)
      11 Jun 2027 22:55

      Traveller
      Mr Emre Demir`,
    products: ['TK 1588 FRA 2027-06-11T18:50 – IST 2027-06-11T22:55'],
    people: ['Emre Demir'],
    reference: 'W8DPLN',
  },
  {
    name: 'three cities with a night flight between them',
    text: `
      Itinerary for Ms Priya Nair - airline reference 5TQWZ8

      Thursday 4 February 2027
      SQ 317   London Heathrow LHR T2   Singapore SIN T3
      Depart 11:25   Arrive 08:00 (Fri 5 Feb)

      Tuesday 9 February 2027
      SQ 231   Singapore SIN T3   Sydney SYD T1
      Depart 00:45   Arrive 11:45

      Sunday 21 February 2027
      SQ 212   Sydney SYD T1   Singapore SIN T3
      Depart 15:05   Arrive 20:20`,
    products: [
      'SQ 317 LHR 2027-02-04T11:25 – SIN 2027-02-05T08:00',
      'SQ 231 SIN 2027-02-09T00:45 – SYD 2027-02-09T11:45',
      'SQ 212 SYD 2027-02-21T15:05 – SIN 2027-02-21T20:20',
    ],
    people: ['Priya Nair'],
    reference: '5TQWZ8',
  },
  {
    name: 'a boarding pass for a printer',
    text: `
      BOARDING PASS
      NAME OF PASSENGER   FROM   FLIGHT   DATE   TIME
      LINDGREN/ASTRID MRS   STOCKHOLM ARN   SK 1419   18MAR27   12:40
      TO   GATE   BOARDING TIME   SEAT
      COPENHAGEN CPH   22   12:10   14C
      PNR X3ZTQ8`,
    products: ['SK 1419 ARN 2027-03-18T12:40 – CPH ?'],
    people: ['Astrid Lindgren'],
    reference: 'X3ZTQ8',
  },
  {
    name: 'a Spanish table whose days have no year',
    text: `
      Confirmación de compra
      Localizador: Q7PLZK
      Vuelo   Fecha   Origen   Destino   Salida   Llegada
      IB3166   jue 8 abr   MAD   LHR   08:45   10:10
      IB3167   lun 12 abr   LHR   MAD   11:30   14:55
      Pasajero/a: Sra. Inés Robledo`,
    products: ['IB 3166 MAD 2027-04-08T08:45 – LHR 2027-04-08T10:10', 'IB 3167 LHR 2027-04-12T11:30 – MAD 2027-04-12T14:55'],
    people: ['Inés Robledo'],
    reference: 'Q7PLZK',
  },
  {
    name: 'a Dutch mail with the times in a sentence',
    text: `
      Beste heer Verhagen,
      Uw boeking is bevestigd. Boekingscode: 6GTR9M
      Heenreis: vrijdag 7 mei 2027
      Vlucht KL1693 vertrekt om 12:10 uit Amsterdam en komt om 14:35 aan in Barcelona.
      Terugreis: dinsdag 11 mei 2027
      Vlucht KL1678 vertrekt om 15:25 uit Barcelona en komt om 17:55 aan in Amsterdam.`,
    products: ['KL 1693 AMS 2027-05-07T12:10 – BCN 2027-05-07T14:35', 'KL 1678 BCN 2027-05-11T15:25 – AMS 2027-05-11T17:55'],
    reference: '6GTR9M',
  },
  {
    name: 'a Polish mail with from and to in words',
    text: `
      Potwierdzenie rezerwacji
      Kod rezerwacji: HJ7PQ2
      Pasażer: Pani Zofia Nowak
      Lot: W6 1305
      Data: 3 lipca 2027
      Z: Warszawa (WAW)   Godzina odlotu: 06:00
      Do: Londyn Luton (LTN)   Godzina przylotu: 07:45`,
    products: ['W6 1305 WAW 2027-07-03T06:00 – LTN 2027-07-03T07:45'],
    people: ['Zofia Nowak'],
    reference: 'HJ7PQ2',
  },
  {
    name: 'a Danish mail with dotted times',
    text: `
      Tak for din bestilling
      Bookingreference: PL4N8Q
      Rejsende: Mette Holst
      Udrejse fredag den 9. april 2027
      DY 3211 København - Oslo
      Afgang kl. 08.10   Ankomst kl. 09.20
      Hjemrejse søndag den 11. april 2027
      DY 3218 Oslo - København
      Afgang kl. 19.45   Ankomst kl. 20.55`,
    products: ['DY 3211 CPH 2027-04-09T08:10 – OSL 2027-04-09T09:20', 'DY 3218 OSL 2027-04-11T19:45 – CPH 2027-04-11T20:55'],
    people: ['Mette Holst'],
    reference: 'PL4N8Q',
  },
  {
    name: 'a Finnish mail',
    text: `
      Varausvahvistus
      Varaustunnus: ZQ81LM
      Matkustaja: Aino Virtanen
      AY 1331 Helsinki (HEL) - Lontoo (LHR)
      ti 16.3.2027 klo 08.00 - 09.10
      AY 1338 Lontoo (LHR) - Helsinki (HEL)
      pe 19.3.2027 klo 18.05 - 23.00`,
    products: ['AY 1331 HEL 2027-03-16T08:00 – LHR 2027-03-16T09:10', 'AY 1338 LHR 2027-03-19T18:05 – HEL 2027-03-19T23:00'],
    people: ['Aino Virtanen'],
    reference: 'ZQ81LM',
  },
  {
    name: 'an agency that books a flight, a hotel and a car',
    text: `
      TRAVEL ITINERARY - Agency reference 884120
      Traveller: DELGADO/MONICA MS

      FLIGHT
      UA 988   Frankfurt (FRA) to Washington Dulles (IAD)
      Departure 14 Apr 2027 17:20   Arrival 14 Apr 2027 20:25
      Airline confirmation: KPL82Q

      CAR RENTAL
      Hertz   Confirmation: J4471902
      Pick-up: 14 Apr 2027 21:00   Washington Dulles Airport
      Drop-off: 18 Apr 2027 15:00   Washington Dulles Airport

      HOTEL
      The Potomac House Hotel
      1201 River Street NW, Washington, DC 20037
      Check-in: 14 Apr 2027   Check-out: 18 Apr 2027
      Confirmation: 99120447

      FLIGHT
      UA 989   Washington Dulles (IAD) to Frankfurt (FRA)
      Departure 18 Apr 2027 17:55   Arrival 19 Apr 2027 07:50`,
    products: [
      'UA 988 FRA 2027-04-14T17:20 – IAD 2027-04-14T20:25',
      'UA 989 IAD 2027-04-18T17:55 – FRA 2027-04-19T07:50',
      'The Potomac House Hotel | 2027-04-14 – 2027-04-18 | 1201 River Street NW, 20037, Washington, US | 99120447',
      'Hertz | 2027-04-14T21:00 Washington Dulles Airport | 2027-04-18T15:00 Washington Dulles Airport | J4471902',
    ],
    people: ['Monica Delgado'],
  },
  {
    name: 'a flight and a train of one journey',
    text: `
      Ihre Reisebestätigung, Vorgangsnummer 20271188
      Reisende: Frau Kerstin Aulich
      Zug zum Flug: ICE 529 ab Köln Hbf 06:28, an Frankfurt Flughafen Fernbf 07:31, 3. Juni 2027
      Flug LH 400 am 3. Juni 2027: Frankfurt (FRA) ab 10:15, New York (JFK) an 12:55`,
    products: [
      'LH 400 FRA 2027-06-03T10:15 – JFK 2027-06-03T12:55',
      'ICE 529 Köln Hbf 2027-06-03T06:28 – Frankfurt Flughafen Fernbf 2027-06-03T07:31',
    ],
    people: ['Kerstin Aulich'],
  },
  {
    name: 'a train with a change told in a table of stops',
    text: `
      Votre e-billet - Dossier TQ7PLK
      M. Aurélien Costa
      Lundi 12 juillet 2027
      Heure   Gare   Train
      07h14   Lyon Part-Dieu   TGV 6602
      09h12   Paris Gare de Lyon
      10h25   Paris Gare du Nord   TGV 7015
      11h27   Lille Flandres`,
    products: [
      'TGV 6602 Lyon Part-Dieu 2027-07-12T07:14 – Paris Gare de Lyon 2027-07-12T09:12',
      'TGV 7015 Paris Gare du Nord 2027-07-12T10:25 – Lille Flandres 2027-07-12T11:27',
    ],
    people: ['Aurélien Costa'],
    reference: 'TQ7PLK',
  },
  {
    name: 'a train with the stations joined by an arrow',
    text: `
      Booking confirmed
      Your reference: 4HTQW2LM
      Outbound
      Fri 12 Mar 2027
      London Euston → Manchester Piccadilly
      08:20 – 10:31
      Coach B, seat 44, Avanti West Coast
      Return
      Sun 14 Mar 2027
      Manchester Piccadilly → London Euston
      17:15 – 19:26
      Coach D, seat 12, Avanti West Coast`,
    products: [
      '? London Euston 2027-03-12T08:20 – Manchester Piccadilly 2027-03-12T10:31',
      '? Manchester Piccadilly 2027-03-14T17:15 – London Euston 2027-03-14T19:26',
    ],
    reference: '4HTQW2LM',
  },
  {
    name: 'a bus',
    text: `
      Deine Buchungsbestätigung
      Buchungsnummer: 3088120447
      FlixBus N402
      22:45   München ZOB (Hackerbrücke), Freitag, 23. April 2027
      07:10   Zagreb Busbahnhof, Samstag, 24. April 2027
      Fahrgast: Bernd Oehler`,
    products: ['FlixBus N402 München ZOB (Hackerbrücke) 2027-04-23T22:45 – Zagreb Busbahnhof 2027-04-24T07:10'],
    people: ['Bernd Oehler'],
    reference: '3088120447',
  },
  {
    name: 'a Spanish bus',
    text: `
      Billete de autobús
      Localizador: AL88120
      Origen: Granada Estación de Autobuses
      Destino: Málaga Estación de Autobuses
      Fecha: 12/06/2027
      Salida: 09:00   Llegada: 10:45
      Asiento: 22
      Viajero: Rocío Salcedo Prieto`,
    products: ['? Granada Estación de Autobuses 2027-06-12T09:00 – Málaga Estación de Autobuses 2027-06-12T10:45'],
    people: ['Rocío Salcedo Prieto'],
    reference: 'AL88120',
  },
  {
    name: 'an Italian train told with from and to',
    text: `
      Conferma acquisto - Codice biglietto: PNR 7TQLK2
      Treno Italo 9928 del 20/04/2027
      Da: Napoli Centrale   ore 12:40
      A: Bologna Centrale   ore 16:05
      Carrozza 5, posto 14
      Viaggiatrice: Beatrice Lodi`,
    products: ['Italo 9928 Napoli Centrale 2027-04-20T12:40 – Bologna Centrale 2027-04-20T16:05'],
    people: ['Beatrice Lodi'],
  },
  {
    name: 'a Swedish train',
    text: `
      Din resa är bokad
      Bokningsnummer: WQX4471P
      Resenär: Per Wallin
      fredag 18 juni 2027
      SJ Snabbtåg 529
      Stockholm Central 08:24
      Malmö Central 12:53
      Vagn 3, plats 22`,
    products: ['SJ Snabbtåg 529 Stockholm Central 2027-06-18T08:24 – Malmö Central 2027-06-18T12:53'],
    people: ['Per Wallin'],
    reference: 'WQX4471P',
  },
  {
    name: 'a Norwegian train that arrives after midnight',
    text: `
      Reisebekreftelse
      Referansenummer: NSB88120
      Nattog 605
      Avgang: Oslo S 12.02.2027 kl. 23:03
      Ankomst: Bergen 13.02.2027 kl. 06:51
      Vogn 7, sete 31`,
    products: ['Nattog 605 Oslo S 2027-02-12T23:03 – Bergen 2027-02-13T06:51'],
    reference: 'NSB88120',
  },
  {
    name: 'a Czech train',
    text: `
      Potvrzení rezervace
      Kód rezervace: 8812 0447
      Vlak: RJ 1043
      Odjezd: Praha hl.n. 14.5.2027 15:50
      Příjezd: Olomouc hl.n. 14.5.2027 18:03
      Vůz 21, místo 55`,
    products: ['RJ 1043 Praha hl.n. 2027-05-14T15:50 – Olomouc hl.n. 2027-05-14T18:03'],
  },
  {
    name: 'a stay told in one Italian sentence',
    text: `
      Gentile Signora Lodi, confermiamo la prenotazione n. 88120 presso Hotel Miramare, Viale Roma 15, 47921 Rimini,
      dal 1 agosto 2027 al 8 agosto 2027 (7 notti) in camera doppia con colazione.`,
    products: ['Hotel Miramare | 2027-08-01 – 2027-08-08 | Viale Roma 15, 47921, Rimini | 88120'],
  },
  {
    name: 'a stay with two rooms and a table of prices',
    text: `
      Booking Confirmation
      Booking ID: 7712098834
      Kestrel Bay Resort
      18 Cliff Road, Newquay TR7 1SG, United Kingdom
      Arrival: Sat 24 Jul 2027   Departure: Sat 31 Jul 2027   Nights: 7
      Room   Guests   Price
      1 x Sea View Double   Gareth Pugh, Nia Pugh   £980.00
      1 x Twin Room   Owen Pugh, Megan Pugh   £720.00
      Total   £1,700.00`,
    products: ['Kestrel Bay Resort | 2027-07-24 – 2027-07-31 | 18 Cliff Road, TR7 1SG, Newquay, GB | 7712098834'],
  },
  {
    name: 'two stays in one mail',
    text: `
      Your bookings - Trip reference 4471-2288

      1. Hotel Lindenhof, Marktgasse 8, 97070 Würzburg, Germany
      Check-in: 9 February 2027
      Check-out: 12 February 2027
      Booking number: 55210

      2. Hotel De Witte Zwaan, Gracht 12, 3511 AB Utrecht, Netherlands
      Check-in: 12 February 2027
      Check-out: 14 February 2027
      Booking number: 55211`,
    products: [
      'Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg, DE | 55210',
      'Hotel De Witte Zwaan | 2027-02-12 – 2027-02-14 | Gracht 12, 3511 AB, Utrecht, NL | 55211',
    ],
  },
  {
    name: 'a stay whose days have no year',
    text: `
      Your stay is booked
      Confirmation number 4410-6627
      The Old Mill Inn
      Mill Lane 3, 8000 Aarhus, Denmark
      Check-in Friday 5 March after 3 PM
      Check-out Sunday 7 March before 11 AM
      2 nights, 2 guests`,
    products: ['The Old Mill Inn | 2027-03-05 – 2027-03-07 | Mill Lane 3, 8000, Aarhus, DK | 4410-6627'],
  },
  {
    name: 'a house with no word of its kind in its name',
    text: `
      Reserva confirmada
      Número de confirmación: ES-20918
      Alojamiento: Can Ferrer
      Dirección: Carrer de la Pau 4, 07460 Pollença, España
      Llegada: sábado, 5 de junio de 2027
      Salida: sábado, 12 de junio de 2027
      Huéspedes: 4 adultos, 7 noches
      Titular: Álvaro Quintana Rey`,
    products: ['Can Ferrer | 2027-06-05 – 2027-06-12 | Carrer de la Pau 4, 07460, Pollença, ES | ES-20918'],
    people: ['Álvaro Quintana Rey'],
  },
  {
    name: 'a German flat with arrival and departure in a table',
    text: `
      Buchungsbestätigung Nr. FW-20881
      Ferienwohnung Seeblick
      Uferweg 3, 18609 Binz, Deutschland
      Anreise   Abreise   Nächte   Personen
      Sa. 10.07.2027   Sa. 17.07.2027   7   4
      16:00 Uhr   10:00 Uhr
      Mieter: Jörg Petersen`,
    products: ['Ferienwohnung Seeblick | 2027-07-10 – 2027-07-17 | Uferweg 3, 18609, Binz, DE | FW-20881'],
    people: ['Jörg Petersen'],
  },
  {
    name: 'a French camping',
    text: `
      Contrat de réservation
      N° de réservation : 20271188
      Camping Les Pins Bleus
      Route de la Plage, 40170 Lit-et-Mixe, France
      Séjour du samedi 10 juillet 2027 au samedi 24 juillet 2027
      Mobil-home 4 personnes, 14 nuits
      Client : Mme Clémence Picard`,
    products: ['Camping Les Pins Bleus | 2027-07-10 – 2027-07-24 | Route de la Plage, 40170, Lit-et-Mixe, FR | 20271188'],
    people: ['Clémence Picard'],
  },
  {
    name: 'a hotel in Japan with the days in numbers',
    text: `
      Reservation details
      Reservation number: RY7741209
      Ryokan Hoshinoya
      2-14 Gionmachi, Higashiyama-ku, Kyoto 605-0074, Japan
      Check-in date: 2027/04/03 15:00
      Check-out date: 2027/04/06 10:00
      Guest name: Callum Reid
      1 room, 2 adults, 3 nights`,
    products: ['Ryokan Hoshinoya | 2027-04-03 – 2027-04-06 | 2-14 Gionmachi, Higashiyama-ku, 605-0074, Kyoto, JP | RY7741209'],
    people: ['Callum Reid'],
  },
  {
    name: 'a hostel that is paid at the desk',
    text: `
      Thanks, Joris! Your bed is booked
      Booking reference: 20881-550912
      Arrival date: Thu 1st Apr 2027
      No. of nights: 3
      Wombat Backpackers Hostel
      Grangasse 6, 1150 Vienna, Austria
      Check-out: Sun 4th Apr 2027
      1 bed in 6 bed dorm, to pay on arrival: €78.00`,
    products: ['Wombat Backpackers Hostel | 2027-04-01 – 2027-04-04 | Grangasse 6, 1150, Vienna, AT | 20881-550912'],
  },
  {
    name: 'a car with another place to return it, in a table',
    text: `
      Rental voucher 7781-2204
      Driver: Ms Nia Pugh
      Date   Time   Location
      Pick-up   12 Jun 2027   10:00   Inverness Airport
      Return   19 Jun 2027   09:30   Glasgow City Centre
      Company: Arnold Clark
      Car group: Economy, Vauxhall Corsa or similar`,
    products: ['Arnold Clark | 2027-06-12T10:00 Inverness Airport | 2027-06-19T09:30 Glasgow City Centre | 7781-2204'],
    people: ['Nia Pugh'],
  },
  {
    name: 'a car told in sentences',
    text: `
      Dear Callum Reid, your rental car is confirmed.
      Confirmation number: 99120-GB
      Pick up your car at Bristol Airport on Tuesday 6 April 2027 at 14:00.
      Return it to Bristol Airport on Friday 9 April 2027 at 12:00.
      Enterprise Rent-A-Car, Vauxhall Astra or similar`,
    products: ['Enterprise | 2027-04-06T14:00 Bristol Airport | 2027-04-09T12:00 Bristol Airport | 99120-GB'],
    people: ['Callum Reid'],
  },
  {
    name: 'a German car with stations above the days',
    text: `
      Mietwagen-Voucher
      Buchungsnummer: MW 4471 2209
      Abholstation
      Flughafen Palma de Mallorca, Terminal
      Abholung
      Samstag, 5. Juni 2027, 11:30 Uhr
      Rückgabestation
      Flughafen Palma de Mallorca, Terminal
      Rückgabe
      Samstag, 12. Juni 2027, 10:00 Uhr
      Fahrer: Jörg Petersen
      Vermieter: Centauro`,
    products: [
      'Centauro | 2027-06-05T11:30 Flughafen Palma de Mallorca, Terminal | 2027-06-12T10:00 Flughafen Palma de Mallorca, Terminal | MW 4471 2209',
    ],
    people: ['Jörg Petersen'],
  },
  {
    name: 'a Polish car',
    text: `
      Potwierdzenie rezerwacji samochodu
      Numer rezerwacji: PL20881
      Odbiór: 15.05.2027 10:00, Kraków Lotnisko
      Zwrot: 18.05.2027 10:00, Kraków Lotnisko
      Firma: Sixt
      Kierowca: Marek Wrona
      Skoda Fabia lub podobny`,
    products: ['Sixt | 2027-05-15T10:00 Kraków Lotnisko | 2027-05-18T10:00 Kraków Lotnisko | PL20881'],
    people: ['Marek Wrona'],
  },
  {
    name: 'a flight with an agency’s and an airline’s reference and an invoice number',
    text: `
      Invoice number: INV-2027-0098
      Trip ID: 4410088120
      Airline booking reference: TZ4MPQ
      Alicia Romero
      Mon, Apr 26, 2027
      8:15 am   San Francisco (SFO)
      4:48 pm   Newark (EWR)
      United UA 1174   Economy   5h 33m
      Total charged: $289.40 USD`,
    products: ['UA 1174 SFO 2027-04-26T08:15 – EWR 2027-04-26T16:48'],
  },
  {
    name: 'a flight with a stop told with the time between',
    text: `
      Confirmed: trip to Lima. Reservation code DQPLMX
      Sat 6 Mar 2027
      IB 6659  Madrid (MAD) 12:05 → Lima (LIM) 18:35   11h 30m
      Layover in Lima 2h 25m
      LA 2105  Lima (LIM) 21:00 → Cusco (CUZ) 22:25   1h 25m
      Passengers
      1. Teresa Valadares (adult)
      2. Henrique Moita (adult)`,
    products: ['IB 6659 MAD 2027-03-06T12:05 – LIM 2027-03-06T18:35', 'LA 2105 LIM 2027-03-06T21:00 – CUZ 2027-03-06T22:25'],
    people: ['Teresa Valadares', 'Henrique Moita'],
    reference: 'DQPLMX',
  },
  {
    name: 'a Portuguese mail with hours written 18h40',
    text: `
      Confirmação da reserva H7TQPL
      Passageiro(s): Sra. Teresa Valadares
      TP 1943 - 4 de junho de 2027
      Porto (OPO) 18h40 - Lisboa (LIS) 19h35
      TP 1936 - 7 de junho de 2027
      Lisboa (LIS) 20h15 - Porto (OPO) 21h10`,
    products: ['TP 1943 OPO 2027-06-04T18:40 – LIS 2027-06-04T19:35', 'TP 1936 LIS 2027-06-07T20:15 – OPO 2027-06-07T21:10'],
    people: ['Teresa Valadares'],
    reference: 'H7TQPL',
  },
  {
    name: 'a mail of check-in with the times of boarding, too',
    text: `
      Time to check in!
      Reservation number: 7QWLPT
      Flight: DL 47   Amsterdam AMS – Minneapolis MSP
      Date: 15 May 2027
      Check-in opens: 14 May 2027 13:05
      Boarding: 12:05
      Departure: 13:05
      Arrival: 15:04
      Passenger: Sanne Kuipers, seat 24A`,
    products: ['DL 47 AMS 2027-05-15T13:05 – MSP 2027-05-15T15:04'],
    people: ['Sanne Kuipers'],
    reference: '7QWLPT',
  },
  {
    name: 'a flight that two airlines number',
    text: `
      Booking reference 8KLPQW
      Passenger Mr Ettore Fabbri
      10 September 2027
      LH 9134 operated by United Airlines UA 961
      Frankfurt (FRA)   13:25
      Newark (EWR)   16:10`,
    products: ['LH 9134 FRA 2027-09-10T13:25 – EWR 2027-09-10T16:10'],
    people: ['Ettore Fabbri'],
    reference: '8KLPQW',
  },
  {
    name: 'a flight of which the day is told in the subject only',
    subject: 'Your flight on 22 April 2027 is confirmed - booking R7PQLX',
    text: `
      Hello Owen Pugh
      AF 1181   Manchester (MAN)   Paris CDG
      Departs 09:45   Arrives 12:20`,
    products: ['AF 1181 MAN 2027-04-22T09:45 – CDG 2027-04-22T12:20'],
    people: ['Owen Pugh'],
    reference: 'R7PQLX',
  },
]
