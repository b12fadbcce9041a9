/** Documents with names that look like other things, and other things that look like names. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

const HIRE = `
      Sixt voucher 4471902
      Pick-up: 8 June 2027 10:00, Munich Airport
      Return: 11 June 2027 10:00, Munich Airport`
const HIRED = ['Sixt | 2027-06-08T10:00 Munich Airport | 2027-06-11T10:00 Munich Airport | 4471902']

const hired = (name: string, people: readonly string[], text: string): Sample => ({
  name,
  people,
  products: HIRED,
  text: `${text}\n${HIRE}`,
})

export const WHAT_ONLY_LOOKS_LIKE_PEOPLE: readonly Sample[] = [
  flown(
    'people who are called as streets are',
    ['Calle Bergman', 'Stina Bergman'],
    '      Resenärer\n      Calle Bergman\n      Stina Bergman',
  ),
  flown('a family that is called as streets are', ['Strada Bruna'], '      Passeggero: Strada Bruna'),
  flown(
    'both last names first',
    ['Inés Calle Robles', 'Pablo Calle Robles'],
    '      Pasajeros\n      Calle Robles, Inés\n      Calle Robles, Pablo',
  ),
  flown('a family that is called as ladies are', ['Pani Sandro', 'Pani Lidia'], '      Passeggeri\n      PANI SANDRO\n      PANI LIDIA'),
  flown('a lady in capitals', ['Agnieszka Dudek'], '      Pasażer: PANI AGNIESZKA DUDEK'),
  flown('initials behind a name', ['Vinod As'], '      Passenger: Vinod AS'),
  flown(
    'a man and a lady of like names',
    ['Silvio Tesi', 'Silvia Tesi'],
    '      Pasażerowie:\n      Pan Silvio Tesi\n      Pani Silvia Tesi',
  ),
  stayed('what can be clicked below how many come', [], "      Who's coming?\n      2 adults\n      Change Dates\n      Contact Owner"),
  stayed(
    'those who come below how many they are',
    ['Maud Perrin', 'Luc Perrin'],
    '      Qui participe\n      2 adultes\n      Maud Perrin\n      Luc Perrin',
  ),
  hired(
    'one who has booked for another',
    ['Ivo Lang'],
    '      Gebucht von: Karla Busch\n      Leistungen: Vollkasko, Zusatzfahrer inklusive\n      Fahrer: Ivo Lang',
  ),
  flown('what adults and children pay for', [], '      Castle Fast Lane (Adult 18-99)\n      Puppet Theatre (Child 6-15)'),
  flown('what is paid for beside an age', [], '      Vos extras\n      Musée du Lac   Adulte\n      Aiguille Verte   Adulte'),
  stayed('what is told to guests', ['Nora Kunz'], '      Gästeinformation\n      Haus Abendrot\n      Gast: Nora Kunz'),
  flown(
    'a list that goes on with both last names',
    ['Pablo Robles', 'Inés Sofía Gómez Prats'],
    '      Pasajeros\n      Pablo Robles, Inés Sofía\n      Gómez Prats',
  ),
  flown(
    'a list that goes on with a particle',
    ['Ivo Lang', 'Joke Maria van den Brink'],
    '      Passengers\n      Ivo Lang, Joke Maria\n      van den Brink',
  ),
  flown('where in the row somebody sits', [], '      Passagier   Sitz   Preis\n      Frau Lang   12A   145,00 €\n      Fenster'),
  flown(
    'rows of first names and where they sit',
    [],
    '      Passenger name   Seat   Ticket\n      NORA   12A   220 2345678901\n      AISLE\n      IVO   12B   220 2345678902',
  ),
  flown('a family that is called as prices are, before a seat', [], '      Passenger: Nora Jane Price Seat: 12A'),
  flown('a fare behind a name', ['Nora Kunz'], '      Passenger: Nora Kunz — Anytime Day'),
  flown('names with their numbers', ['Nora Kunz', 'Ivo Lang'], '      Passagiere: Nora Kunz 992200334455 · Ivo Lang 992200334466'),
  stayed('two labels that are one cell', [], '      Guest name Special Wishes\n      Nora Kunz   Quiet room'),
  flown(
    'pieces below a sentence about passengers',
    [],
    '      Important information about cabin items for all our passengers\n      1 piece   8 kg   Small Rucksack',
  ),
  stayed('how many they are in words', [], '      Personas: Dos Adultos, Una Niña'),
  stayed('of which state a paper is', [], "      Documento d'identità:\n      Patente Italiana"),
  stayed('a member of a chain', [], '      Mitglied: Golden Crown\n      Golden Crown Hotel'),
  stayed(
    'one of the house whose mail is answered',
    [],
    '      Pani Karolino,\n      W dniu 1.03.2027 Karolina Dudek <recepcja@amselhof.example> napisała:',
  ),
  flown(
    'services between what is told of a ticket',
    ['Stina Bergman'],
    '      Travellers\n      Stina Bergman\n      EuroBonus EBB 112233445\n      Ticket 220 2345678901\n      Fast Track\n      Ticket refundable',
  ),
  flown(
    'by whom a ticket was issued',
    ['Nora Kunz'],
    '      PASSENGER NAME   KUNZ/NORA MS   E-TICKET NUMBER   220 2330419276\n      ISSUED BY / DATE   AGENT 27492171',
  ),
  flown('titles on both sides of a slash', ['Jaime Robles', 'Inés Prats'], '      Viajeros: D. JAIME ROBLES / DÑA. INÉS PRATS'),
  hired(
    'terms of those who drive, behind the words for them',
    ['Ivo Lang'],
    '      Fahrer: Ivo Lang\n      Additional driver Offer Today\n      Zusatzfahrer Ehegatte Frei\n      Secondo conducente Non Compreso\n      Main driver Maximum Age',
  ),
  hired(
    'drivers of families that are called as terms are',
    ['Ivo Lang', 'Ann Free', 'Per Young'],
    '      Fahrer: Ivo Lang\n      Additional driver Ann Free\n      Extra driver Per Young',
  ),
  stayed('what can be done with an account', [], '      My personal details\n      Edit Profile'),
  stayed('an account below personal details', [], '      Dati personali\n      Cambia Parola'),
  stayed('to whose account money goes', [], '      Bénéficiaires : Compte Lemaire'),
  stayed('those for whom it is', ['Luc Lemaire'], '      Bénéficiaires : Luc Lemaire'),
  stayed('a part of a building between guests', ['Nora Kunz'], '      Guests:\n      Nora Kunz\n      F Building, Galway'),
]
