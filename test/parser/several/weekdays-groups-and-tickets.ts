/** Documents with weekdays that are codes, columns without headings, codes in groups, and names above tickets. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const WEEKDAYS_GROUPS_AND_TICKETS: readonly Sample[] = [
  {
    name: 'weekdays of two letters that are codes of airlines, and whom tickets are for',
    text: `
      BUCHUNGSNUMMER:  KW7M2Q
      FLUG       LH 1810   - LUFTHANSA                  DI 08 JUNI 2027
      ABFLUG:    MUENCHEN, DE (FRANZ JOSEF STRAUSS), TERMINAL 2   08 JUN 11:35
      ANKUNFT:   BARCELONA, ES (EL PRAT), TERMINAL 1              08 JUN 13:40
      FLUG       LH 1813   - LUFTHANSA                  SO 13. JUNI 2027
      ABFLUG:    BARCELONA, ES (EL PRAT), TERMINAL 1              13 JUN 16:15
      ANKUNFT:   MUENCHEN, DE (FRANZ JOSEF STRAUSS), TERMINAL 2   13 JUN 18:20
      TICKET: LH/ETKT 220 2417730091 FUER BRANDT/OTTO MR
      TICKET: LH/ETKT 220 2417730092 FUER BRANDT/ELKE MRS`,
    products: ['LH 1810 MUC 2027-06-08T11:35 – BCN 2027-06-08T13:40', 'LH 1813 BCN 2027-06-13T16:15 – MUC 2027-06-13T18:20'],
    people: ['Otto Brandt', 'Elke Brandt'],
    reference: 'KW7M2Q',
  },
  {
    name: 'a flight whose code is a weekday as well, before its day',
    text: `
      Booking reference: QZ4M7T
      SU 11   12 JUN 2027   St Petersburg (LED) 08:00   Moscow Sheremetyevo (SVO) 09:30`,
    products: ['SU 11 LED 2027-06-12T08:00 – SVO 2027-06-12T09:30'],
    reference: 'QZ4M7T',
  },
  {
    name: 'when checking in opens, in a row of which one column has no heading',
    text: `
      BOOKING REFERENCE   KJ5D2G
      PASSENGER NAME   OKONKWO/CHIDI MR
      FLIGHT   DEPART/ARRIVE   DEPART/ARRIVE   AIRPORT/TERMINAL   CHECK-IN OPENS   CLASS
      KL020   24MAR27   1345   MANCHESTER (MAN)   TERMINAL 1   24MAR27 1045   ECONOMY SAVER
      24MAR27   1605   AMSTERDAM (AMS)   TERMINAL 3   CONFIRMED
      KL384   25MAR27   0105   AMSTERDAM (AMS)   TERMINAL 3   24MAR27 2205   ECONOMY SAVER
      25MAR27   0805   LAGOS (LOS)   CONFIRMED
      RESTRICTIONS   : NONEND/RFND PNTY APPLY
      ENDORSEMENTS   : VALID CARRIER/NO SHOW FEE`,
    products: ['KL 20 MAN 2027-03-24T13:45 – AMS 2027-03-24T16:05', 'KL 384 AMS 2027-03-25T01:05 – LOS 2027-03-25T08:05'],
    people: ['Chidi Okonkwo'],
    reference: 'KJ5D2G',
  },
  {
    name: 'arrivals in the third of five columns, of which the last has no heading',
    text: `
      Booking reference   KJ5D2H
      Flight   Check-in   Departure   Arrival
      KL020   24MAR27   24MAR27 1345 MANCHESTER (MAN)   24MAR27 1605 AMSTERDAM (AMS)   ECONOMY`,
    products: ['KL 20 MAN 2027-03-24T13:45 – AMS 2027-03-24T16:05'],
    reference: 'KJ5D2H',
  },
  {
    name: 'a code in groups of letters and figures, and the number of a hall',
    text: `
      Buchungscode: QMZ7 4KTA
      Donnerstag, 22.07.2027
      08:30   Paris Gare de Lyon Hall 1 & 2
      TGV INOUI 6101 – 2. Klasse, Wagen 24, Sitzplatz 64
      11:52   Marseille Saint-Charles`,
    products: ['TGV INOUI 6101 Paris Gare de Lyon Hall 1 & 2 2027-07-22T08:30 – Marseille Saint-Charles 2027-07-22T11:52'],
    reference: 'QMZ7 4KTA',
  },
  {
    name: 'a code in groups of letters, figures and a letter, and travellers under a heading that says it again',
    text: `
      Bokningsnummer: TKW 4839 A
      lördag 12 juni 2027
      09:28   Stockholm C
      SJ Snabbtåg 429
      12:35   Göteborg C
      Passeggeri
      Nome Passeggero (Adulto): Federica Montanari   Base - EUR 96,00
      Nome Passeggero (Adulto): Stefano Riva   Base - EUR 96,00`,
    products: ['SJ Snabbtåg 429 Stockholm C 2027-06-12T09:28 – Göteborg C 2027-06-12T12:35'],
    people: ['Federica Montanari', 'Stefano Riva'],
    reference: 'TKW 4839 A',
  },
  {
    name: 'a flight and a month behind what bookings are called, which are no codes',
    text: `
      Reservation: LH 1810 Y
      Booking: JUNE 2027
      Munich (MUC) 11:35   Barcelona (BCN) 13:40   8 June 2027
      Record locator: KW7M2Q`,
    products: ['LH 1810 MUC 2027-06-08T11:35 – BCN 2027-06-08T13:40'],
    reference: 'KW7M2Q',
  },
  {
    name: 'a regional train with the name of its region, and a child whose ages stand in brackets',
    text: `
      Référence de dossier : RKQZWF
      Mardi 19 octobre 2027
      16h14
      Toulon
      TER ZOU! n° 881316 · 2de classe · Placement libre
      17h01
      Marseille Saint-Charles
      Voyageurs
      1. Adulte   Jean Pelletier, 11.05.1979
      2. Enfant (4-15)   Lou Pelletier, 23.01.2014
      Véhicule   Aucun`,
    products: ['TER ZOU! 881316 Toulon 2027-10-19T16:14 – Marseille Saint-Charles 2027-10-19T17:01'],
    people: ['Jean Pelletier', 'Lou Pelletier'],
    reference: 'RKQZWF',
  },
  {
    name: 'travellers above the numbers of their tickets, each with what is told of a card',
    text: `
      Confirmation code: ORCLKT
      Wednesday, July 14, 2027
      AA 50   Dallas (DFW) 6:05 PM   London Heathrow (LHR) 9:10 AM
      Your purchase
      Carlos Reyes
      Kestrel Miles #: 4XK****
      New ticket (0012178840331)   $1,214.71
      Dana Reyes-Whitfield
      Earn miles with this trip.
      New ticket (0012178840332)   $1,214.71`,
    products: ['AA 50 DFW 2027-07-14T18:05 – LHR 2027-07-15T09:10'],
    people: ['Carlos Reyes', 'Dana Reyes-Whitfield'],
    reference: 'ORCLKT',
  },
  {
    name: 'what is bought above the numbers of its tickets, which is nobody',
    text: `
      Confirmation code: ORCLKT
      Wednesday, July 14, 2027
      AA 50   Dallas (DFW) 6:05 PM   London Heathrow (LHR) 9:10 AM
      Main Cabin
      New ticket (0012178840331)   $1,214.71
      Main Cabin
      New ticket (0012178840332)   $1,214.71`,
    products: ['AA 50 DFW 2027-07-14T18:05 – LHR 2027-07-15T09:10'],
    people: [],
    reference: 'ORCLKT',
  },
]
