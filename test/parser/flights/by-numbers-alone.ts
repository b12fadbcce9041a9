/** Flights told by their numbers alone, of an airline that is named elsewhere. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_BY_NUMBERS: readonly Sample[] = [
  {
    name: 'an American airline that writes a sign before its numbers and is named by the sender alone',
    from: 'Southwest Airlines <no-reply@iluv.southwest.com>',
    text: `
      You're all set for your trip!
      Confirmation # 4KPLQ7
      Passenger
      Dana Whitfield
      Flight 1: Tuesday, 03/16/2027
      # 1187
      DEPARTS
      10:35AM   Denver, CO - DEN
      ARRIVES
      1:20PM   Chicago (Midway), IL - MDW
      Flight 2: Sunday, 03/21/2027
      # 2240
      DEPARTS
      5:05PM   Chicago (Midway), IL - MDW
      ARRIVES
      6:50PM   Denver, CO - DEN
      Total $312.40`,
    products: ['WN 1187 DEN 2027-03-16T10:35 – MDW 2027-03-16T13:20', 'WN 2240 MDW 2027-03-21T17:05 – DEN 2027-03-21T18:50'],
    reference: '4KPLQ7',
  },
  {
    name: 'a sender known by its address alone',
    from: 'no-reply@mail.ryanair.com',
    text: `
      Your booking is confirmed
      Reservation: QWPLKX
      Flight number: 8542
      Dublin (DUB) - Krakow (KRK)
      Tuesday 16 March 2027
      Departs 06:20   Arrives 10:00
      Ms Dana Whitfield`,
    products: ['FR 8542 DUB 2027-03-16T06:20 – KRK 2027-03-16T10:00'],
  },
  {
    name: 'an airline that is thanked for, far above',
    text: `
      Thank you for flying with Alaska Airlines
      Confirmation code: QWPLKX
      Traveler: Dana Whitfield
      Flight 331, operated by SkyWest as flight 3310
      Seattle (SEA) to San Diego (SAN)
      Departs Tue, Mar 16, 2027 at 7:05 AM
      Arrives Tue, Mar 16, 2027 at 9:55 AM
      Paid with American Express in the United States`,
    products: ['AS 331 SEA 2027-03-16T07:05 – SAN 2027-03-16T09:55'],
  },
  {
    name: 'labels and values each on a row of their own',
    text: `
      Booking confirmed
      Reference: QWPLKX
      Airline
      Iberia
      Flight number
      3166
      From
      Madrid
      To
      London Heathrow
      Date
      16 March 2027
      Departure
      15:50
      Arrival
      17:20
      Passenger
      Ms Dana Whitfield`,
    products: ['IB 3166 MAD 2027-03-16T15:50 – LHR 2027-03-16T17:20'],
  },
  {
    name: 'a table with a column for the airline and one for the number',
    text: `
      E-ticket receipt
      Booking reference QWPLKX   Passenger WHITFIELD/DANA MS
      Airline   Flight   From   To   Date   Departure   Arrival
      Lufthansa   1132   Frankfurt   Barcelona   16 Mar 2027   09:40   11:40
      Iberia   1133   Barcelona   Madrid   21 Mar 2027   12:20   13:45`,
    products: ['LH 1132 FRA 2027-03-16T09:40 – BCN 2027-03-16T11:40', 'IB 1133 BCN 2027-03-21T12:20 – MAD 2027-03-21T13:45'],
  },
  {
    name: 'two airlines, each named above its flight',
    text: `
      Your e-ticket
      Booking reference: QWPLKX
      Tue 16 March 2027
      Delta Air Lines
      Flight 104
      Depart Atlanta (ATL) 5:15 PM
      Arrive New York (JFK) 7:30 PM
      United Airlines
      Flight 883
      Depart New York (EWR) 10:05 PM
      Arrive London (LHR) 10:15 AM
      Passenger: Dana Whitfield`,
    products: ['DL 104 ATL 2027-03-16T17:15 – JFK 2027-03-16T19:30', 'UA 883 EWR 2027-03-16T22:05 – LHR 2027-03-17T10:15'],
  },
  {
    name: 'an airline whose short name is the code of an airport',
    text: `
      TAP Air Portugal
      Booking code: QWPLKX
      TAP   Flight 1358   16 March 2027
      Lisbon 07:20
      London Heathrow 10:05
      Passenger: Dana Whitfield`,
    products: ['TP 1358 LIS 2027-03-16T07:20 – LHR 2027-03-16T10:05'],
  },
  {
    name: 'an airline that is called after an island, in the row of its flight',
    text: `
      E-ticket   Booking reference: QWPLKX   Passenger: Dana Whitfield
      Air Mauritius   MK 58   16 March 2027
      Nairobi 17:25
      Antananarivo 20:40`,
    products: ['MK 58 NBO 2027-03-16T17:25 – TNR 2027-03-16T20:40'],
  },
  {
    name: 'four figures in rows that say which place is left and which reached',
    text: `
      NORDFLY AIR   e-Ticket Receipt
      Reservation Number   Q7RWLM
      Passenger Name   HALVORSEN/IDA MARIE MS
      Date   Flight   City/Airport   Time   Terminal   Class
      16MAY(Sun)   JL0044   DEP LONDON/HEATHROW   0930   3   Economy (W)
      17MAY(Mon)   ARR TOKYO/HANEDA   0725   3   13H55M
      29MAY(Sat)   JL0043   DEP TOKYO/HANEDA   1120   3   Economy (E)
      29MAY(Sat)   ARR LONDON/HEATHROW   1755   3   14H35M
      Date of issue 12MAR2027`,
    products: ['JL 44 LHR 2027-05-16T09:30 – HND 2027-05-17T07:25', 'JL 43 HND 2027-05-29T11:20 – LHR 2027-05-29T17:55'],
    reference: 'Q7RWLM',
  },
  {
    name: 'an airline that nobody has listed, its number said to be that of a flight',
    text: `
      Confirmación de compra
      Localizador: PQ4MTA
      Pasajero: Lucía Prieto Ramos
      Vuelo Q8741   12 de junio de 2027
      Bogotá (BOG)   06:40
      Cartagena (CTG)   08:05`,
    products: ['Q8 741 BOG 2027-06-12T06:40 – CTG 2027-06-12T08:05'],
    reference: 'PQ4MTA',
  },
  {
    name: 'the days below the words for the way there and back, and cars that are praised',
    text: `
      YOUR TRIP IS BOOKED
      Confirmation code: KQ7LTA
      DEPART
      Fri, Mar 12, 2027   Flight F9 2381
      06:15 AM DEN Denver, CO   11:48 AM MCO Orlando, FL
      RETURN
      Wed, Mar 17, 2027   Flight F9 1876
      07:34 PM MCO Orlando, FL   09:41 PM DEN Denver, CO
      RENT A CAR IN ORLANDO?
      Save up to 35% when you book with us. Cars from $31/day.
      Car rates are subject to availability.
      Passenger: Dana Whitlock`,
    products: ['F9 2381 DEN 2027-03-12T06:15 – MCO 2027-03-12T11:48', 'F9 1876 MCO 2027-03-17T19:34 – DEN 2027-03-17T21:41'],
    reference: 'KQ7LTA',
  },
  {
    name: 'a number alone below its airline, between the hours of both ends',
    text: `
      Expedia itinerary: 72991840365217
      Departure Sat, Nov 14 2026
      Nonstop, 3h 19m
      Boston (BOS)   Orlando (MCO-Orlando Intl.)
      7:12am   JetBlue Airways   10:31am
      Terminal C   851   Terminal C
      Economy / Coach (L)
      Airbus A320
      Traveler(s)
      Dwayne Tyrell Marchetti Ticket # 2797214408315`,
    products: ['B6 851 BOS 2026-11-14T07:12 – MCO 2026-11-14T10:31'],
    reference: '72991840365217',
  },
]
