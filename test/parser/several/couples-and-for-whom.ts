/** Two who have one last name, and those for whom a paper or what is booked is said to be. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

const LETTERHEAD = (name: string): string => `
      Pension Amselhof
      Lindenweg 4
      80331 München

      ${name}
      Mühlgasse 11
      04109 Leipzig

      Buchungsnummer: AH-20417
      Anreise: 08.06.2027
      Abreise: 11.06.2027`

export const COUPLES_AND_FOR_WHOM: readonly Sample[] = [
  flown(
    'two behind titles for both, the last name first and a slash between them',
    ['Luc Bertin', 'Odile Bertin'],
    '      M. et Mme BERTIN Luc / Odile',
  ),
  flown('two behind titles for both', ['Luc Bertin', 'Odile Bertin'], '      M. et Mme Luc et Odile BERTIN'),
  flown('two whose last name stands first in capitals', ['Luc Bertin', 'Odile Bertin'], '      Voyageurs : BERTIN Luc et Odile'),
  flown('two whose last name stands before a comma', ['Jonas Brandl', 'Petra Brandl'], '      Teilnehmer: Brandl, Jonas und Petra'),
  flown('two behind a word for both', ['Jonas Brandl', 'Petra Brandl'], '      Reisende: Eheleute Jonas und Petra Brandl'),
  flown('two whose last name has small words', ['Jan van den Akker', 'Marie van den Akker'], '      Reizigers: Jan en Marie van den Akker'),
  flown(
    'two with titles in small letters and initials',
    ['J. van den Akker', 'M. Blom'],
    '      Reizigers: dhr. J. van den Akker en mevr. M. Blom',
  ),
  flown('clients of an agency', ['Adam Novotný', 'Eva Novotná'], '      Klienti: Adam Novotný, Eva Novotná'),
  {
    name: 'a family above the address of a letter',
    text: LETTERHEAD('Familie Jonas Brandl'),
    products: ['Pension Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | AH-20417'],
    people: ['Jonas Brandl'],
  },
  {
    name: 'a couple above the address of a letter',
    text: LETTERHEAD('Herrn u. Frau P. Kuiper').replace('Mühlgasse 11\n      04109 Leipzig', 'Elzenlaan 8\n      5341 KR Oss'),
    products: ['Pension Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | AH-20417'],
    people: ['P. Kuiper'],
  },
  flown('the plan of a journey for one', ['Arne Thorup Kjeldsen'], '      Rejseplan for Arne Thorup Kjeldsen'),
  flown('the plan of a journey for two', ['Marta Fontana', 'Luca Riva'], '      Programma di viaggio per Marta Fontana e Luca Riva'),
  flown(
    'services that are confirmed for two in capitals',
    ['Marta Ríos Prado', 'Luis Leal Gil'],
    '      Adjuntamos los servicios confirmados para MARTA RÍOS PRADO y LUIS LEAL GIL.',
  ),
  stayed(
    'a reservation for two in a sentence',
    ['Petra Brandl', 'Jonas Weiler'],
    '      Hiermit bestätigen wir die Buchung für Petra Brandl und Jonas Weiler.',
  ),
  stayed(
    'a reservation in the name of two',
    ['Marta Ríos Prado', 'Luis Leal Gil'],
    '      Confirmamos la reserva a nombre de Marta Ríos Prado y Luis Leal Gil.',
  ),
  flown('three by their first names', [], '      Passengers: Helen, Tom and Jill'),
  flown('three by their last names', [], '      Reisende: Brandl, Weiler und Kuiper'),
  flown('those of a school', [], '      Teilnehmer: Schule, Lehrer und Schüler'),
  stayed('a stay for feasts', [], '      Reserva para Semana Santa y Lunes de Pascua.'),
  stayed('tickets for sights', [], '      Prenotazioni per Villa Adriana e Terme Antiche.'),
  stayed('what a plan is called', [], '      Reiseplan: Freie Tage\n      Programme de votre séjour : Douceur Marine'),
  stayed('who is greeted above what a plan is called', ['Petra Brandl'], '      Guten Tag Petra Brandl,\n      Reiseplan: Freie Tage'),
  stayed('a customer of a number', [], '      Číslo zákazníka: Zelená Terasa'),
  {
    name: 'a family above the address of its own house',
    text: `
      Familie Jonas Brandl
      Mühlgasse 11
      04109 Leipzig

      Buchungsnummer: AH-20417
      Haus Brandl
      Lindenweg 4
      80331 München
      Anreise: 08.06.2027
      Abreise: 11.06.2027`,
    products: ['Haus Brandl | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | AH-20417'],
    people: [],
  },
  flown('a plan for where one goes', [], '      Itinerary for Cape Town'),
  flown('a plan for a country', [], '      Reiseplan für Costa Rica'),
  flown('a journey to two towns', [], '      Thank you for booking your trip for San Francisco and New York.'),
  flown('what families are offered', [], '      Family Suite & Garden Villa: see our offers.'),
  stayed('rooms for families', [], '      Reservations for Family Rooms and Garden Suites open in March.'),
  flown('firms that are two', [], '      Services for Miller & Sons and Brandl Reisen GmbH'),
]
