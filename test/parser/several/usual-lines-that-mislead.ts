/** Bookings with lines that are usual and say nothing of what they seem to: what a meal excepts, what a price includes, names as they are spelt. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const stay = (name: string, told: string, house: string, people: readonly string[], reference = '448812', address = '?'): Sample => ({
  name,
  text: `
      ${told}`,
  products: [`${house} | 2027-03-12 – 2027-03-15 | ${address} | ${reference}`],
  people: [...people],
  reference,
})

export const USUAL_LINES: readonly Sample[] = [
  stay(
    'a stay whose meals except the drinks, before its days',
    `Hotel Linde, 6020 Innsbruck
      Buchungsbestätigung 448812
      Gast: Anna Huber
      Doppelzimmer inkl. Frühstück, ausgenommen Getränke, vom 12.03.2027 bis 15.03.2027
      3 Nächte`,
    'Hotel Linde',
    ['Anna Huber'],
    '448812',
    '6020, Innsbruck',
  ),
  stay(
    'a stay without its tax, in brackets before its days',
    `Hôtel du Lac, 44000 Nantes
      Confirmation de réservation n° 448812
      Madame Anne Martin
      Nous confirmons votre séjour (hors taxe de séjour) du 12 mars 2027 au 15 mars 2027 en chambre double.`,
    'Hôtel du Lac',
    ['Anne Martin'],
  ),
  stay(
    'a villa with its number before its name',
    `Booking confirmation 448812
      Guest: Ann Reed
      Villa 4   Villa Marina
      Check-in   12 March 2027
      Check-out   15 March 2027`,
    'Villa Marina',
    ['Ann Reed'],
  ),
  stay(
    'a price behind the word for the house, and what it includes',
    `Hôtel des Tilleuls
      Confirmation de réservation n° 448812
      Client : Anne Martin
      Arrivée : 12 mars 2027
      Départ : 15 mars 2027
      Hébergement 420 – Taxe comprise`,
    'Hôtel des Tilleuls',
    ['Anne Martin'],
  ),
  stay(
    'people whose names are spelt like words of forms without their umlauts, and a number that begins so',
    `Hotel Linde
      Buchungsnummer: FUER-4488
      Gast: Paul Maerz
      Anreise: 12.03.2027
      Abreise: 15.03.2027`,
    'Hotel Linde',
    ['Paul Maerz'],
    'FUER-4488',
  ),
  stay(
    'two people in capitals whose titles stand before them, on either side of a slash',
    `Hotel Linde
      Buchungsnummer: 4481720
      Gäste: MR ALAN REED / MRS JOAN REED
      Anreise: 12.03.2027
      Abreise: 15.03.2027`,
    'Hotel Linde',
    ['Alan Reed', 'Joan Reed'],
    '4481720',
  ),
  {
    name: 'a hire that begins opposite a car wash',
    text: `
      Clark Car Hire
      Booking reference 448812
      Driver: Ann Reed
      Pick-up: 12 March 2027 10:00
      Opposite the car wash
      Drop-off: 15 March 2027 10:00
      Opposite the car wash`,
    products: ['Clark Car Hire | 2027-03-12T10:00 Opposite the car wash | 2027-03-15T10:00 Opposite the car wash | 448812'],
    people: ['Ann Reed'],
    reference: '448812',
  },
]
