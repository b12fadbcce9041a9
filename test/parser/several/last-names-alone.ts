/** Guests, drivers and whom a letter is to, who are named by nothing but their last names. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

const LETTER = (greeting: string): string => `
      ${greeting}

      vielen Dank für Ihre Buchung mit der Buchungsnummer AH-20417.

      Pension Amselhof
      Lindenweg 4
      80331 München

      Anreise: 08.06.2027
      Abreise: 11.06.2027`
const STAYED = ['Pension Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | AH-20417']
const letter = (name: string, greeting: string, people: readonly string[]): Sample => ({
  name,
  text: LETTER(greeting),
  products: STAYED,
  people,
})

export const LAST_NAMES_ALONE: readonly Sample[] = [
  letter('a lady who is greeted', 'Sehr geehrte Frau Lindner,', ['Lindner']),
  letter('somebody who is greeted by title and degree', 'Sehr geehrter Herr Dr. Voss,', ['Voss']),
  letter('a family that is greeted', 'Liebe Familie Lindner,', ['Lindner']),
  letter('two of different families who are greeted', 'Dear Mrs Ashdown and Mr Croft,', ['Ashdown', 'Croft']),
  letter('two families who are greeted', 'Liebe Familie Müller und Familie Lindner,', ['Müller', 'Lindner']),
  letter('a name with small words', 'Geachte mevrouw van den Akker,', ['van den Akker']),
  letter('a letter in Czech', 'Vážený pane Novotný,', ['Novotný']),
  letter('a greeting that runs into its letter', 'Bonjour Madame Benoist,Nous avons le plaisir de vous accueillir.', ['Benoist']),
  letter('those who are greeted by no name', 'Sehr geehrte Damen und Herren,', []),
  letter('a guest who is greeted as such', 'Dear Mr Guest,', []),
  flown('a driver who fetches those who fly', [], '      Driver: Mr Osborne'),
  stayed('a driver and a host, who stay at home', [], '      Fahrer: Herr Osborne\n      Host: Mrs Croft'),
  {
    name: 'a driver of a hire behind a label',
    text: `
      Booking number: CW 48213
      Car: Suzuki Jimny
      Driver: Mr Osborne
      Additional driver: Mr None
      Pick-up: 14 May 2027 10:00, Faro Airport
      Drop-off: 21 May 2027 10:00, Faro Airport`,
    products: ['? | 2027-05-14T10:00 Faro Airport | 2027-05-21T10:00 Faro Airport | CW 48213'],
    people: ['Osborne'],
  },
  stayed('a guest behind a label', ['Prado'], '      Huésped: Sra. Prado'),
  stayed('a family behind a label', ['de Vries'], '      Gasten: familie de Vries (2 volwassenen, 1 kind)'),
  stayed(
    'somebody who is greeted, and told in full elsewhere',
    ['Helen Osborne'],
    `
      Dear Mrs Osborne,
      we look forward to your stay.
      Guest: Helen Osborne`,
  ),
  stayed(
    'somebody who is greeted where others come',
    ['Helen Ashdown'],
    `
      Dear Mr Croft,
      the room for your colleague is confirmed.
      Guest: Helen Ashdown`,
  ),
  ...['Herr Bürgermeister', 'Frau Präsidentin', 'Herr Kollege', 'Frau Petra', 'Herr Unbekannt'].map((who) =>
    letter(`${who}, who is greeted`, `Sehr geehrte ${who},`, []),
  ),
  letter('an office in French', 'Madame la Présidente,', []),
  letter('a chairman in Spanish', 'Estimado Sr. Director:', []),
  letter('a first name in Italian', 'Gentile Signora Lucia,', []),
  letter('a first name as it is called in Polish', 'Szanowna Pani Agato,', []),
  letter('a last name as it is called in Czech', 'Vážený pane Dvořáku,', []),
  letter('a family as it is called in Polish', 'Szanowni Państwo Nowakowscy,', []),
  letter('somebody whose colleague comes', 'Sehr geehrte Frau Lindner,\n\n      anbei die Buchung für Ihren Kollegen.', []),
  letter(
    'somebody who is greeted where another comes',
    'Sehr geehrte Frau Lindner,\n\n      wir erwarten das Zimmer für Herrn Voss bereitet.',
    [],
  ),
  letter('a letter of who asks for a room', 'Dear Mr Croft,\n\n      Please confirm the room below.', []),
  stayed('guests who are to be told', [], '      Guest 1: Mr TBA\n      Guest 2: Ms Unknown'),
  stayed('a family that is to be told', [], '      Reisende: Familie Wird Nachgereicht'),
  stayed('one who is told in full beside one who is not', ['Helen Osborne'], '      Guest: Helen Osborne\n      Guest 2: Mr Croft'),
  stayed('a last name without a title', [], '      Guest: Osborne'),
  {
    name: 'a name that the mailbox tells in full to which the letter within was sent',
    text: `
      From: Pension Amselhof <post@amselhof.example>
      Date: 12 May 2027
      To: helen.osborne@mail.example
      Subject: Your stay
${LETTER('Dear Mrs Osborne,')}`,
    products: STAYED,
    people: ['Helen Osborne'],
  },
]
