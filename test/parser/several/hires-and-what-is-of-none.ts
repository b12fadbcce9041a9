/** Hired cars beside words, hours and numbers that are of something else. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const hire = (told: string): string => `
      Car rental confirmation 7731205
      Supplier   Avis
      Driver   Nora Field
${told}
      Car   Renault Clio or similar`

export const HIRES_AND_NONE: readonly Sample[] = [
  {
    name: 'a flight that leaves the minute the hire ends',
    text: `
      Reisebestätigung
      Reisende: Nora Feld
      Flug EW 6802
      Abflug: 15.05.2027 16:00 Faro (FAO)
      Ankunft: 15.05.2027 20:10 Köln (CGN)
      Mietwagen Europcar, Renault Clio oder ähnlich
      Abholung: 12.05.2027 10:00, Faro Flughafen
      Rückgabe: 15.05.2027 16:00, Faro Flughafen`,
    products: [
      'EW 6802 FAO 2027-05-15T16:00 – CGN 2027-05-15T20:10',
      'Europcar | 2027-05-12T10:00 Faro Flughafen | 2027-05-15T16:00 Faro Flughafen | ?',
    ],
    people: ['Nora Feld'],
  },
  ...[
    ['Before', 'Before'],
    ['Wednesday Morning', 'Saturday Afternoon'],
  ].map(([one = '', other = '']) => ({
    name: `no place of "${one}" before an hour`,
    text: hire(`
      Pick-up ${one} 10:00, 12 May 2027
      Return ${other} 16:00, 15 May 2027
      Branch: Faro Airport`),
    products: ['Avis | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  })),
  {
    name: 'no hour of a counter for that of a hire',
    text: hire(`
      Pick-up location   Faro Airport
      Pick-up date   12 May 2027
      Rental counter opens on all days of the week at   07:00
      Pick-up time   10:30
      Drop-off location   Lisbon Airport
      Drop-off date   15 May 2027
      Drop-off time   16:00`),
    products: ['Avis | 2027-05-12T10:30 Faro Airport | 2027-05-15T16:00 Lisbon Airport | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  },
  {
    name: 'no hours in a row of closing times',
    text: hire(`
      Itinerary   Pick-up   Return
      Date   12 May 2027   15 May 2027
      Location   Faro Airport   Lisbon Airport
      Closing time   22:00   23:00`),
    products: ['Avis | 2027-05-12 Faro Airport | 2027-05-15 Lisbon Airport | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  },
  {
    name: 'places before a sentence',
    text: hire(`
      Recogida: 12/05/2027 10:00
      Málaga Aeropuerto. Mostrador en terminal
      Devolución: 15/05/2027 16:00
      Estación Sants. Planta baja del edificio`),
    products: ['Avis | 2027-05-12T10:00 Málaga Aeropuerto | 2027-05-15T16:00 Estación Sants | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  },
  {
    name: 'places below hours that stand below their days',
    text: hire(`
      Lisbon Airport
      Pick-up
      Wed 12 May 2027
      10:00
      Lisbon Airport
      Return
      Sat 15 May 2027
      16:00
      Porto Airport
`),
    products: ['Avis | 2027-05-12T10:00 Lisbon Airport | 2027-05-15T16:00 Porto Airport | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  },
  {
    name: 'the same desk, and not the same place',
    text: hire(`
      Pick-up
      12 May 2027 10:00
      Faro Airport
      Return
      15 May 2027 16:00
      Same station desk as Hertz
      Lisbon Airport`),
    products: ['Avis | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Lisbon Airport | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  },
  ...['Referentie leverancier hotel HTL77123', 'Supplier reservation no.:\n      will be sent later\n      01.03.2027'].map((line) => ({
    name: `no number of the hire: ${line.slice(0, 24)}`,
    text: hire(`
      ${line}
      Pick-up: 12 May 2027 10:00, Faro Airport
      Return: 15 May 2027 16:00, Faro Airport`),
    products: ['Avis | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  })),
  {
    name: 'a telephone that begins like the number of a train, and is answered from an hour on',
    text: hire(`
      Pick-up
      12 May 2027 10:00
      München Hauptbahnhof
      Return
      15 May 2027 16:00
      München Flughafen
      Tel. +49 89 555 01 - 07:00-23:00
      Bus to the terminal
      Service: 089 66 060 060`),
    products: ['Avis | 2027-05-12T10:00 München Hauptbahnhof | 2027-05-15T16:00 München Flughafen | 7731205'],
    people: ['Nora Field'],
    reference: '7731205',
  },
]
