/** Flights among numbers that look like theirs: cards of passengers, forms and airlines named beside codes. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_AMONG_NUMBERS: readonly Sample[] = [
  {
    name: 'numbers above their times, and a number of a form that has none',
    text: `
      Rezervasyon kodu
      QWPLKX
      İşlem tarihi
      01.03.2027 14:27

      GİDİŞ Antalya - Amsterdam

      TK 2407
      08:05
      Antalya (AYT)
      16.03.2027
      09:35
      İstanbul Havalimanı (IST)
      16.03.2027

      TK 1953
      11:20
      İstanbul Havalimanı (IST)
      16.03.2027
      14:00
      Amsterdam Schiphol (AMS)
      16.03.2027

      DÖNÜŞ Amsterdam - Antalya

      TK 1958
      18:10
      Amsterdam Schiphol (AMS)
      21.03.2027
      22:40
      İstanbul Havalimanı (IST)
      21.03.2027

      TK 2440
      00:50
      İstanbul Havalimanı (IST)
      22.03.2027
      02:15
      Antalya (AYT)
      22.03.2027

      Yolcular
      DANA WHITFIELD
      Yetişkin
      Belge türü: TK 512`,
    products: [
      'TK 2407 AYT 2027-03-16T08:05 – IST 2027-03-16T09:35',
      'TK 1953 IST 2027-03-16T11:20 – AMS 2027-03-16T14:00',
      'TK 1958 AMS 2027-03-21T18:10 – IST 2027-03-21T22:40',
      'TK 2440 IST 2027-03-22T00:50 – AYT 2027-03-22T02:15',
    ],
  },
  {
    name: 'the card of a passenger between the number of a flight and its times',
    text: `
      Booking reference: QWPLKX
      Traveller: Ms Dana Whitfield

      Flight DL 165
      Executive Club card no: BA 5512
      Miles&Smiles: TK 88****12
      16 March 2027
      17:05 Minneapolis (MSP)
      07:55 Amsterdam (AMS)`,
    products: ['DL 165 MSP 2027-03-16T17:05 – AMS 2027-03-17T07:55'],
    reference: 'QWPLKX',
  },
  {
    name: 'an airline in words before the word flight, beside one by its code',
    text: `
      Booking confirmed, reference QWPLKX
      Delta Flight 1423   Boston (BOS) - Amsterdam (AMS)   16 March 2027   18:05 - 07:20
      KL 605   Amsterdam (AMS) - San Francisco (SFO)   17 March 2027   09:50 - 11:55`,
    products: ['DL 1423 BOS 2027-03-16T18:05 – AMS 2027-03-17T07:20', 'KL 605 AMS 2027-03-17T09:50 – SFO 2027-03-17T11:55'],
  },
  {
    name: 'a star behind a number, which is no part of it',
    text: `
      Booking reference: QWPLKX
      BA 117*   London Heathrow (LHR) - New York (JFK)   16 March 2027   08:25 - 11:20
      * Operated by American Airlines`,
    products: ['BA 117 LHR 2027-03-16T08:25 – JFK 2027-03-16T11:20'],
  },
  {
    name: 'what was sent on by somebody who has not booked the rest',
    subject: 'VS: Bestillingsbekreftelse QWPLKX',
    text: `
      Hei mamma!
      Her er billettene. Leiebil ordner Ingrid, den er ikke bestilt.
      Vi henter deg kl. 04.15 lørdag morgen.
      Klem, Jon

      Fra: Fjordfly
      Sendt: tirsdag 19. august 2026 21.47
      Til: Jon Lie
      Emne: Bestillingsbekreftelse QWPLKX

      Takk for bestillingen!
      Din bestillingsreferanse er: QWPLKX
      Flynummer DY1792
      Dato lør. 6. mars 2027
      Avreise 06:40 Oslo-Gardermoen (OSL)
      Ankomst 10:15 Alicante (ALC)
      Reisende
      Herr Jon Lie`,
    products: ['DY 1792 OSL 2027-03-06T06:40 – ALC 2027-03-06T10:15'],
    people: ['Jon Lie'],
    reference: 'QWPLKX',
  },
  {
    name: 'a house that an airline praises for the days of a journey',
    text: `
      Mis viajes
      ¡Cartagena te espera!
      Código de reserva   QWPLKX   Confirmada
      Ida   vie, 12 mar 2027
      05:48   07:21
      BOG   Directo   CTG
      AV 9532 - Operado por avianca - Airbus A320
      Regreso   mar, 16 mar 2027
      21:10   22:44
      CTG   Directo   BOG
      AV 9815 - Operado por avianca - Airbus A320
      Pasajeros
      Juan Vélez   Adulto
      Hoteles para ti
      Hotel Muralla Azul · 12-16 mar · desde COP 389.000 / noche`,
    products: ['AV 9532 BOG 2027-03-12T05:48 – CTG 2027-03-12T07:21', 'AV 9815 CTG 2027-03-16T21:10 – BOG 2027-03-16T22:44'],
  },
  {
    name: 'the names of airports between the days of flights, no house among them',
    text: `
      Recibo de Itinerário
      Código de reserva   Passageiro
      QWPLKX   FIGUEIREDO / TERESA MRS
      Voo 1   TP 87
      Partida   Chegada   Duração
      23:20   05:35   10h15
      quinta-feira, 15 ABR 2027   sexta-feira, 16 ABR 2027
      Lisboa (LIS)   São Paulo (GRU)
      Aeroporto Humberto   Guarulhos – Governador
      Delgado   André Franco Montoro
      Terminal 1   Terminal 3
      Voo 2   TP 84
      Partida   Chegada   Duração
      17:40   07:20   9h40
      segunda-feira, 03 MAI 2027   terça-feira, 04 MAI 2027
      São Paulo (GRU)   Lisboa (LIS)
      Guarulhos – Governador   Aeroporto Humberto
      André Franco Montoro   Delgado
      Terminal 3   Terminal 1
      Voo 3   TP 1932
      Partida   Chegada   Duração
      09:05   10:00   0h55
      terça-feira, 04 MAI 2027   terça-feira, 04 MAI 2027
      Lisboa (LIS)   Porto (OPO)
      Stopover: acrescente até 10 noites em Lisboa sem custo adicional.`,
    products: [
      'TP 87 LIS 2027-04-15T23:20 – GRU 2027-04-16T05:35',
      'TP 84 GRU 2027-05-03T17:40 – LIS 2027-05-04T07:20',
      'TP 1932 LIS 2027-05-04T09:05 – OPO 2027-05-04T10:00',
    ],
  },
  {
    name: 'the number of a flight that is filled up with a nought',
    from: 'Southwest Airlines <no-reply@southwest.example>',
    text: `
      Confirmation # QWPLKX
      PASSENGER   Marisol Quintana
      Flight 1: Wednesday, 05/19/2027
      FLIGHT
      # 0964
      DEPARTS
      12:40PM
      San Diego, CA - SAN
      ARRIVES
      06:45PM
      Chicago (Midway), IL - MDW`,
    products: ['WN 964 SAN 2027-05-19T12:40 – MDW 2027-05-19T18:45'],
  },
  {
    name: 'weekdays in brackets that are airports elsewhere',
    text: `
      e-Ticket Itinerary / Receipt
      Passenger Name   WHITFIELD/DANA MS
      Reservation Number   QWPLKX
      Dep. LONDON/HEATHROW   NH 212   V   19MAR27(FRI)19:00   VLGB5   OK
      Arr. TOKYO/HANEDA   20MAR27(SAT)17:00
      Dep. TOKYO/HANEDA   NH 79   V   20MAR27(SAT)20:00   VLGB5   OK
      Arr. SAPPORO/NEW CHITOSE   20MAR27(SAT)21:35
      Dep. OSAKA/KANSAI   NH 94   L   28MAR27(SUN)07:05   LLGB5   OK
      Arr. TOKYO/HANEDA   28MAR27(SUN)08:20`,
    products: [
      'NH 212 LHR 2027-03-19T19:00 – HND 2027-03-20T17:00',
      'NH 79 HND 2027-03-20T20:00 – CTS 2027-03-20T21:35',
      'NH 94 KIX 2027-03-28T07:05 – HND 2027-03-28T08:20',
    ],
  },
  {
    name: 'an airport whose code is that of a weekday',
    text: `
      Booking reference: QWPLKX
      UA 1420   16 March 2027   Denver (DEN) 09:05 - San Antonio (SAT) 12:10`,
    products: ['UA 1420 DEN 2027-03-16T09:05 – SAT 2027-03-16T12:10'],
  },
  {
    name: 'the days of leaving and of arriving side by side, above the two times',
    text: `
      Código de reserva: QWPLKX
      Vuelo de ida · Lima a Santiago de Chile
      mar. 16 mar. 2027   mié. 17 mar. 2027
      20:55   LA2369
      Airbus A320   2:25 +1
      Lima (LIM)   Santiago de Chile (SCL)`,
    products: ['LA 2369 LIM 2027-03-16T20:55 – SCL 2027-03-17T02:25'],
  },
  {
    name: 'how the fare is put together behind the last flight, meals and taxes with a slash',
    text: `
      ELECTRONIC TICKET RECEIPT
      NAME: WHITFIELD/DANA MRS
      BOOKING REF: QWPLKX
      ADDIS ABABA BOLE   ET 815   U   16MAR   1015   ULOWEU   2PC OK
      KILIMANJARO   ARRIVAL TIME: 1255
      MEAL: DINNER/BREAKFAST
      ADDIS ABABA BOLE   ET 706   U   27MAR   2345   ULOWEU   2PC OK
      FRANKFURT FRANKFURT INT   ARRIVAL TIME: 0540   ARRIVAL DATE: 28MAR
      FARE CALCULATION: FRA ET X/ADD ET JRO214.28ET X/ADD ET FRA214.28NUC428.56END
      TAXES/FEES   EUR 497,38
      TAX: EUR 41.97RA   EUR 19.34DE   EUR 6.80HB`,
    products: ['ET 815 ADD 2027-03-16T10:15 – JRO 2027-03-16T12:55', 'ET 706 ADD 2027-03-27T23:45 – FRA 2027-03-28T05:40'],
    people: ['Dana Whitfield'],
  },
  {
    name: 'an aircraft that ends in a bus',
    text: `
      Booking reference QWPLKX
      2 hrs 5 mins   Singapore Airlines • SQ 52
      SIN 00:40   →   MAN 07:50   Airbus A350-900
      Singapore   Manchester
      16 Mar 2027 (Tue)   16 Mar 2027 (Tue)
      Changi, Terminal 2   Manchester Airport, Terminal 2
      Train your mind with our coach, or take the train to town`,
    products: ['SQ 52 SIN 2027-03-16T00:40 – MAN 2027-03-16T07:50'],
  },
  {
    name: 'a passenger who is called like a city, between the flights',
    text: `
      Reservation code QWPLKX
      DEPARTURE: TUESDAY 16 MAR 2027
      DL 1557   INDIANAPOLIS IN   MINNEAPOLIS ST PAUL
      Departing At: 7:05am   Arriving At: 7:41am
      Passenger Name:
      NOVAK/AUSTIN MR   Seats: 18C
      DEPARTURE: TUESDAY 16 MAR 2027
      DL 2173   MINNEAPOLIS ST PAUL   PORTLAND OR
      Departing At: 9:30am   Arriving At: 11:28am
      Passenger Name:
      NOVAK/AUSTIN MR   Seats: 21D`,
    products: ['DL 1557 IND 2027-03-16T07:05 – MSP 2027-03-16T07:41', 'DL 2173 MSP 2027-03-16T09:30 – PDX 2027-03-16T11:28'],
    people: ['Austin Novak'],
  },
  {
    name: 'times of four figures behind days, one of which could be a year',
    text: `
      Booking Reference: QWPLKX
      Passenger Name: Ms Dana Whitfield
      Flight QF650
      Departs Perth (PER) 11 Jul 1430
      Arrives Sydney (SYD) 11 Jul 2040`,
    products: ['QF 650 PER 2027-07-11T14:30 – SYD 2027-07-11T20:40'],
  },
  {
    name: 'a flight beside a space in a car park, where the number of a British car is told',
    text: `
      Booking reference   HP6X91
      Passenger   Ms Ishbel Rennie
      BA 1432   Saturday 24 July 2027   London Heathrow (LHR) 07:25   Edinburgh (EDI) 08:45
      Heathrow parking
      Entry   Saturday 24 July 2027, from 05:30
      Exit   Saturday 7 August 2027, by 23:00
      Vehicle   KP21 WXN, Skoda Kodiaq, blue`,
    products: ['BA 1432 LHR 2027-07-24T07:25 – EDI 2027-07-24T08:45'],
  },
  {
    name: 'a flight of two figures before its airports, on a page that offers vehicles',
    text: `
      Booking reference   QX7RTW
      LH76 MUC-SIN   3 May 2027   21:25 - 15:10
      Passenger: Ann Reed

      Vehicle hire may be booked on our site.`,
    products: ['LH 76 MUC 2027-05-03T21:25 – SIN 2027-05-04T15:10'],
  },
  {
    name: 'months before their days in a column that says so by one of them',
    text: `
      Booking reference QX7RTW   Issued 01/15/2027
      Date   Flight   From   To   Departs   Arrives
      06-04   BA 117   LHR   JFK   08:25   11:20
      06-15   BA 118   JFK   LHR   18:25   06:20
      Passenger: Ann Reed`,
    products: ['BA 117 LHR 2027-06-04T08:25 – JFK 2027-06-04T11:20', 'BA 118 JFK 2027-06-15T18:25 – LHR 2027-06-16T06:20'],
  },
  {
    name: 'months before their days on an American page',
    text: `
      Reservation QX7RTW   Issued 01/15/2027   Total USD 300.00
      Date   Flight   From   To   Departs   Arrives
      06-04   AA 117   LAX   JFK   8:25 AM   4:20 PM
      06-08   AA 118   JFK   LAX   6:25 PM   9:20 PM
      Passenger: Ann Reed`,
    products: ['AA 117 LAX 2027-06-04T08:25 – JFK 2027-06-04T16:20', 'AA 118 JFK 2027-06-08T18:25 – LAX 2027-06-08T21:20'],
  },
  {
    name: 'airports before baggage that is too heavy',
    text: `
      Booking reference QX7RTW
      BA 460
      LHR MAD excess baggage 1PC
      3 May 2027 09:25 - 12:50
      Passenger: Ann Reed`,
    products: ['BA 460 LHR 2027-05-03T09:25 – MAD 2027-05-03T12:50'],
  },
  {
    name: 'an airport with its town, that looks like the rest of a plate on a page that speaks of a registration',
    text: `
      Booking reference QX7RTW
      Passenger: Ann Reed
      3 May 2027
      BA12 LHR, London Heathrow 10:05
      SIN, Singapore Changi 06:15+1
      Northwind Travel Ltd.
      Company registration no. 12345`,
    products: ['BA 12 LHR 2027-05-03T10:05 – SIN 2027-05-04T06:15'],
  },
  {
    name: 'a flight of which half of a day it is, with a number that is no hour',
    text: `
      Booking confirmation QX7RTW
      BA 460 PM service
      LHR MAD
      3 May 2027 09:25 - 12:50
      Passenger: Ann Reed`,
    products: ['BA 460 LHR 2027-05-03T09:25 – MAD 2027-05-03T12:50'],
  },
]
