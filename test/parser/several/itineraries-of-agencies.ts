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
]
