/** Itineraries of agencies made for the tests, each service under its heading. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const ITINERARIES: readonly Sample[] = [
  {
    name: 'an agency that sets each service under its heading, and notes among them',
    text: `
      YOUR TRAVEL ITINERARY
      FOR:   TREMBLAY/MARC ETIENNE MR
      MONDAY 08 FEB 2027

      AIR   AIR CANADA   FLT: AC 0415   CLASS: H ECONOMY  STATUS: CONFIRMED
      LV TORONTO PEARSON (YYZ)   TERMINAL 1   1100A
      AR MONTREAL TRUDEAU (YUL)   1223P
      SEAT 18C CONFIRMED   AIRLINE LOCATOR: QWPLKX

      CAR   NATIONAL CAR RENTAL   STATUS: CONFIRMED
      PICK UP:  MONTREAL TRUDEAU APT (YUL)   08 FEB  100P
      RETURN:   QUEBEC CITY DOWNTOWN   10 FEB  500P
      CONFIRMATION: 1180442937COUNT
      RATE: CAD 84.00 PER DAY

      HOTEL HOTEL MONTCLAIR   STATUS: CONFIRMED
      57 RUE SAINTE-ANNE
      QUEBEC QC G1R 3X4 CANADA
      CHECK IN:  08 FEB   CHECK OUT: 11 FEB   3 NIGHTS
      GUARANTEED TO AX ****1009  CONFIRMATION: 70418CL

      THURSDAY 11 FEB 2027

      RAIL  VIA RAIL CANADA   TRAIN: 33   CLASS: BUSINESS  STATUS: CONFIRMED
      LV QUEBEC GARE DU PALAIS   1240P
      AR OTTAWA   643P
      CAR 2 SEAT 7S   VIA CONFIRMATION: PXK41T

      FRIDAY 12 FEB 2027

      AIR   PORTER AIRLINES   FLT: PD 2264   CLASS: M   STATUS: CONFIRMED
      LV OTTAWA (YOW)   755P
      AR TORONTO BILLY BISHOP CITY (YTZ)   857P

      NOTE  ALTERNATE FLT HELD THEN RELEASED: AC 8865 YOW-YYZ 12FEB 630P - NOT
      TICKETED.`,
    products: [
      'AC 415 YYZ 2027-02-08T11:00 – YUL 2027-02-08T12:23',
      'PD 2264 YOW 2027-02-12T19:55 – YTZ 2027-02-12T20:57',
      '33 QUEBEC GARE DU PALAIS 2027-02-11T12:40 – OTTAWA 2027-02-11T18:43',
      'HOTEL MONTCLAIR | 2027-02-08 – 2027-02-11 | 57 RUE SAINTE-ANNE, G1R 3X4, QUEBEC, CA | 70418CL',
      'NATIONAL CAR RENTAL | 2027-02-08T13:00 MONTREAL TRUDEAU APT (YUL) | 2027-02-10T17:00 QUEBEC CITY DOWNTOWN | 1180442937COUNT',
    ],
    people: ['Marc Etienne Tremblay'],
  },
  {
    name: 'services under headings alone, and other flights in what is noted',
    text: `
      Trip to Lyon
      Traveller: Ms Dana Whitfield
      Trip reference: QWPLKX

      Flight
      BA 358   London Heathrow (LHR) – Lyon (LYS)
      8 March 2027   09:05 – 11:45

      Hotel
      Hôtel des Tilleuls
      12 rue de la Barre, 69002 Lyon, France
      Check-in: 8 March 2027
      Check-out: 10 March 2027

      Flight
      BA 361   Lyon (LYS) – London Heathrow (LHR)
      10 March 2027   18:10 – 18:55

      Notes
      Should you miss it, BA 365 leaves on 11 March 2027 at 07:30 for London Heathrow (LHR).`,
    products: [
      'BA 358 LHR 2027-03-08T09:05 – LYS 2027-03-08T11:45',
      'BA 361 LYS 2027-03-10T18:10 – LHR 2027-03-10T18:55',
      'Hôtel des Tilleuls | 2027-03-08 – 2027-03-10 | 12 rue de la Barre, 69002, Lyon, FR | QWPLKX',
    ],
    reference: 'QWPLKX',
  },
  {
    name: 'days told in sentences, each below the day it is of, beside a stay that is set apart',
    text: `
      Documentación de viaje
      Localizador: RQ7TML
      Pasajeros: Berta Quintana

      Día 1: miércoles, 18 de agosto de 2027
      Número de vuelo IB3170 origen Madrid (MAD) destino Londres (LHR), salida 14:20, llegada 15:45.
      Día 1-6
      Hotel Brackwater, 12 Quay Street, London SE1 4TY
      Entrada: 18/08/2027   Salida: 23/08/2027   5 noches
      Día 6: lunes, 23 de agosto de 2027
      Número de vuelo IB3171 origen Londres (LHR) destino Madrid (MAD), salida 08:30, llegada 11:55.`,
    products: [
      'IB 3170 MAD 2027-08-18T14:20 – LHR 2027-08-18T15:45',
      'IB 3171 LHR 2027-08-23T08:30 – MAD 2027-08-23T11:55',
      'Hotel Brackwater | 2027-08-18 – 2027-08-23 | 12 Quay Street, SE1 4TY, London, GB | RQ7TML',
    ],
    people: ['Berta Quintana'],
    reference: 'RQ7TML',
  },
  {
    name: 'a stay, and not the flight that might bring one there, told in a sentence with no day of its own',
    text: `
      Confirmación de reserva
      Localizador: RQ7TMN
      Huésped: Berta Quintana

      Hotel Brackwater, 12 Quay Street, London SE1 4TY
      Entrada: 18/08/2027 14:00   Salida: 23/08/2027 11:00   5 noches

      Cómo llegar el 18/08/2027
      Por ejemplo con el vuelo IB3170 desde Madrid (MAD) hasta Londres (LHR), salida 14:20, llegada 15:45 el 18/08/2027.`,
    products: ['Hotel Brackwater | 2027-08-18 – 2027-08-23 | 12 Quay Street, SE1 4TY, London, GB | RQ7TMN'],
  },
  {
    name: 'services whose headings have each a cell of its own, with houses, a train and numbers in short at the ends of rows',
    text: `
      ROSEHILL TRAVEL   Our ref: RHT 20519
      Passengers: Mr Martin Amery / Mrs Joan Amery

      SAT 18 SEP 27
      FLIGHT   AIR CANADA AC 849   Economy (confirmed)   Airline ref 4QZ8LM
      Dep London Heathrow Terminal 2   1505
      Arr Toronto Pearson Terminal 1   1755

      HOTEL   The Juniper Inn, Toronto   Conf 77120944
      48 Mill Street West, Toronto, ON M5V 1Z4
      In 18 Sep - Out 21 Sep (3 nights)
      Queen, room only

      TUE 21 SEP 27
      RAIL   VIA RAIL train 64   Business class   Conf VR 7H2K0P
      Dep Toronto Union Station   1132
      Arr Montreal Central Station   1643

      HOTEL   Auberge des Tilleuls, Montreal  Conf ADT-5519
      In 21 Sep - Out 24 Sep (3 nights)
      Superior Queen`,
    products: [
      'AC 849 LHR 2027-09-18T15:05 – YYZ 2027-09-18T17:55',
      '64 Toronto Union Station 2027-09-21T11:32 – Montreal Central Station 2027-09-21T16:43',
      'The Juniper Inn | 2027-09-18 – 2027-09-21 | 48 Mill Street West, M5V 1Z4, Toronto, CA | 77120944',
      'Auberge des Tilleuls | 2027-09-21 – 2027-09-24 | Montreal | ADT-5519',
    ],
    people: ['Martin Amery', 'Joan Amery'],
    reference: 'RHT 20519',
  },
  {
    name: 'a heading for a house with days whose nights are not those told',
    text: `
      ROSEHILL TRAVEL   Our ref: RHT 20519
      Passengers: Mr Martin Amery

      SAT 18 SEP 27
      FLIGHT   AIR CANADA AC 849   Economy (confirmed)   Airline ref 4QZ8LM
      Dep London Heathrow Terminal 2   1505
      Arr Toronto Pearson Terminal 1   1755

      HOTEL   Upgrade offers, Toronto   from 88 CAD
      Book between 18 Sep and 24 Sep (2 nights)`,
    products: ['AC 849 LHR 2027-09-18T15:05 – YYZ 2027-09-18T17:55'],
    people: ['Martin Amery'],
    reference: 'RHT 20519',
  },
  {
    name: 'days with numbers, and the house of the next nights in a sentence below one',
    text: `
      Alps by Rail
      Tour reference ART/27/41903
      Mr Alan Pemberton & Mrs Judith Pemberton
      Dear Alan and Judith,
      Here is your final itinerary.

      Day 5 – Monday 6 September 2027

      A morning by the lake.
      Your hotel for the next three nights is the Elk Hotel & Suites, 345 Banff Avenue, Banff, AB T1L 1H8 (confirmation EHS-60418), a short walk from the station.

      Day 8 – Thursday 9 September 2027

      After breakfast you travel home.`,
    products: ['Elk Hotel & Suites | 2027-09-06 – 2027-09-09 | 345 Banff Avenue, T1L 1H8, Banff, CA | EHS-60418'],
    people: ['Alan Pemberton', 'Judith Pemberton'],
    reference: 'ART/27/41903',
  },
  {
    name: 'a day in a line that is drawn, between a house and the way back, under headings in cells of their own',
    text: `
      TRIP ID / RECORD LOCATOR   KTV8RN
      Traveler   Erin Nakamura
      -- MON 07 JUN 2027 --------------------------------------
      AIR   KLM Royal Dutch Airlines   Flight KL 1775
         Depart   07:00   Amsterdam Schiphol (AMS)
         Arrive   08:00   Frankfurt (FRA) Terminal 2
      HOTEL   Hotel Linde Darmstadt   Confirmation   LH-771203
         Rheinstrasse 12, 64295 Darmstadt
         Check in   07 JUN 2027   Check out   09 JUN 2027   2 nights

      -- WED 09 JUN 2027 --------------------------------------
      AIR   KLM Royal Dutch Airlines   Flight KL 1772
         Depart   19:15   Frankfurt (FRA) Terminal 2
         Arrive   20:30   Amsterdam Schiphol (AMS)`,
    products: [
      'KL 1775 AMS 2027-06-07T07:00 – FRA 2027-06-07T08:00',
      'KL 1772 FRA 2027-06-09T19:15 – AMS 2027-06-09T20:30',
      'Hotel Linde Darmstadt | 2027-06-07 – 2027-06-09 | Rheinstrasse 12, 64295, Darmstadt | LH-771203',
    ],
    reference: 'KTV8RN',
  },
]
