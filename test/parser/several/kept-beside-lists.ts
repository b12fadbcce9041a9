/** Bookings beside seasons, points, payments and figures that once took something from them. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const STAY = 'Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | QX7T21'
const booked = (name: string, beside: string): Sample => ({
  name,
  text: `
      Your booking is confirmed
      Booking reference: QX7T21
      Guest: Ann Reed
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Check-in: 12 May 2027
      Check-out: 15 May 2027
      ${beside}`,
  products: [STAY],
  people: ['Ann Reed'],
  reference: 'QX7T21',
})

export const KEPT_BESIDE_LISTS: readonly Sample[] = [
  booked(
    'a stay above the tourist tax of three seasons',
    `1 January 2027 – 31 March 2027   1.50
      1 April 2027 – 30 June 2027   2.00
      1 July 2027 – 30 September 2027   2.50`,
  ),
  booked(
    'a stay that brings points, as a row says',
    `Date   Activity   Points
      12 May 2027   Stay   +500`,
  ),
  booked(
    'a stay with a telephone number under a heading with the word point',
    `Contact point
      +49 385 123456`,
  ),
  booked(
    'a stay whose host cannot say that all is complete before more is told',
    'Your booking is not complete, unless you tell us who travels.',
  ),
  booked('a stay that offers letters for visas', 'Do you need an invitation letter for visa purposes? Write to us.'),
  {
    name: 'a stay by the month whose rent is told for each',
    text: `
      Your booking is confirmed
      Booking reference: QX7T21
      Guest: Ann Reed
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Check-in: 1 January 2027
      Check-out: 31 March 2027
      Rent   1 January 2027 – 31 January 2027   900.00
      Rent   1 February 2027 – 28 February 2027   900.00
      Rent   1 March 2027 – 31 March 2027   900.00`,
    products: ['Hotel Marina | 2027-01-01 – 2027-03-31 | Market Street 4, LS1 4AB, Leeds, GB | QX7T21'],
    people: ['Ann Reed'],
    reference: 'QX7T21',
  },
  {
    name: 'a stay without a number whose room is not held for ever',
    text: `
      Dear Ann Reed,
      we confirm your room at Hotel Marina.
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Check-in: 12 May 2027
      Check-out: 15 May 2027
      Your room is not held after 18:00 without a credit card.`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | ?'],
    people: ['Ann Reed'],
  },
  {
    name: 'a reference before what a card was charged',
    text: `
      Reference: QX81234. Your card has been charged.
      Guest: Ann Reed
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Check-in: 12 May 2027
      Check-out: 15 May 2027`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | QX81234'],
    people: ['Ann Reed'],
    reference: 'QX81234',
  },
  {
    name: 'a flight of one figure before how many fly',
    text: `
      Booking reference: QX81AB
      Passenger: Ann Reed
      Flight QF 1 – 2 passengers
      12 May 2027
      Sydney (SYD) 15:30
      Singapore (SIN) 21:45`,
    products: ['QF 1 SYD 2027-05-12T15:30 – SIN 2027-05-12T21:45'],
    people: ['Ann Reed'],
    reference: 'QX81AB',
  },
  {
    name: 'a house at a kilometre of a road',
    text: `
      Confirmación de reserva QX7T21
      Huésped: Ana Ruiz
      Hotel Marina
      Dirección: Ctra. N-340 km 187, 29600 Marbella
      Entrada: 12 mayo 2027
      Salida: 15 mayo 2027`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Ctra. N-340 km 187, 29600, Marbella | QX7T21'],
    people: ['Ana Ruiz'],
    reference: 'QX7T21',
  },
  {
    name: 'a stay of which is told when it begins and ends, in a town called as a firm that hires out cars',
    text: `
      CONTRAT DE LOCATION SAISONNIÈRE N° 46G12207
      Locataire : Anne Roche
      Gîte Les Aravis
      245 route des Confins
      74450 Saint-Jean-de-Sixt
      Début du séjour   Fin du séjour
      samedi 27 février 2027 à 17 h   samedi 6 mars 2027 à 9 h 30`,
    products: ['Gîte Les Aravis | 2027-02-27 – 2027-03-06 | 245 route des Confins, 74450, Saint-Jean-de-Sixt | 46G12207'],
    people: ['Anne Roche'],
    reference: '46G12207',
  },
  ...[
    'Stugan är er från lördagen den 7 augusti 2027 klockan 15 till lördagen den 14 augusti klockan 11.',
    'Le gîte est à vous : nous vous attendons le samedi 7 août 2027 (pas avant 16 heures, s’il vous plaît, car je fais le ménage) et vous nous rendrez les clés le samedi 14 août.',
    'La camera è vostra, vi aspettiamo sabato 7 agosto 2027 nel pomeriggio e vi salutiamo, a malincuore, sabato 14 agosto.',
  ].map((sentence) => ({
    name: `a house that is given with hours beside its days: ${sentence.slice(0, 24)}`,
    text: `
      Anna Reed

      ${sentence}

      Gîte Les Tilleuls
      12 rue du Pech
      46330 Cabrerets`,
    products: ['Gîte Les Tilleuls | 2027-08-07 – 2027-08-14 | 12 rue du Pech, 46330, Cabrerets | ?'],
  })),
  ...[
    ['Potwierdzamy rezerwację nr 1147/2026:', '1147/2026'],
    ['Potvrzujeme Vaši rezervaci č. 26-0894.', '26-0894'],
    ['Potvrdzujeme Vašu rezerváciu č. 26-0894.', '26-0894'],
  ].map(([sentence, reference]) => ({
    name: `the number of a booking behind the bent word for it: ${sentence}`,
    text: `
      ${sentence}
      Penzion U Tří Smrků
      Bedřichov 218, 543 51 Špindlerův Mlýn
      Check-in: 12 May 2027
      Check-out: 15 May 2027`,
    products: [`Penzion U Tří Smrků | 2027-05-12 – 2027-05-15 | Bedřichov 218, 543 51, Špindlerův Mlýn | ${reference}`],
    reference: `${reference}`,
  })),
]
