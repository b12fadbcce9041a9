/** People whom a letter tells in a row: greeted together, in brackets, behind how many they are, beside a number or a picture. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

const BOTH = ['Petra Brandl', 'Jonas Brandl']

export const PEOPLE_IN_ROWS_OF_SENTENCES: readonly Sample[] = [
  stayed('two greeted by the name of both', BOTH, '      Liebe Petra und lieber Jonas Brandl,'),
  stayed(
    'two greeted by their whole names, and the letter right behind',
    ['Marta Fontana', 'Luca Riva'],
    '      Gentili Marta Fontana e Luca Riva,grazie per la fiducia.',
  ),
  stayed('a team that is greeted', [], '      Dear Sales and Marketing Team,'),
  stayed('hosts who greet', [], '      Your hosts Anna and Tom Reed look forward to meeting you.'),
  stayed(
    'two in whose names a room is kept, in the middle of a sentence',
    ['Odile Bertin', 'Luc Maillard'],
    '      La chambre est réservée au nom de Odile Bertin et Luc Maillard pour trois nuits.',
  ),
  stayed(
    'two in whose names a room is kept, in the line below',
    ['Marta Ríos', 'Luis Leal'],
    '      Nos complace confirmarle la reserva de una habitación a nombre de\n      Marta Ríos y Luis Leal, con entrada el lunes.',
  ),
  flown(
    'two for whom a booking with its number is',
    ['Anna Reed', 'Tom Reed'],
    '      All paid! Your final itinerary, booking QZ4M7T, for Anna Reed\n      and Tom Reed:',
  ),
  flown(
    'four in brackets, two by two',
    ['Ulf Brandl', 'Petra Brandl', 'Heike Bahl', 'Jonas Bahl'],
    '      Wir vier (also Ulf und Petra Brandl, Heike und Jonas Bahl) sitzen zusammen.',
  ),
  flown(
    'two in brackets behind who is spoken to',
    ['Marta Ríos', 'Luis Leal'],
    '      Ya está todo listo para vosotros dos (Marta Ríos y Luis Leal).',
  ),
  stayed('two who let a house, in brackets', [], '      We two (Anna Reed and Tom Hale) run the inn and will welcome you.'),
  flown(
    'a party of three',
    ['Tom Hale', 'Henry Boyd', 'Peter Lund'],
    '      Tour number 20933, party of three: Tom Hale, Henry Boyd, Peter Lund.',
  ),
  flown(
    'names that are to be as in passports',
    ['Anna Mary Reed', 'Tom Reed'],
    '      Spelling of names must match passports: Anna Mary REED and Tom REED.',
  ),
  stayed('two before how many they are', BOTH, '      Petra und Jonas Brandl, 2 Personen'),
  stayed('a suite with how many sleep in it', [], '      Anna and Tom Suite, two guests'),
  {
    ...stayed('two beside the number of a booking', ['Marta Ríos', 'Luis Leal'], '      Expediente 27/00715 · Marta Ríos · Luis Leal'),
    products: ['Hotel Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | 27/00715'],
  },
  stayed('one beside a picture of a person', ['Petra Brandl'], '      👤 Petra Brandl'),
  stayed('who goes, and not who booked', ['Tom Hale'], '      Booked by Anna Reed (travel arranger) for Tom Hale'),
  stayed('how a room was booked, and what for', [], '      Booked by phone for Saint Martin Festival.'),
  flown('how old each of a list is', ['Anna Reed', 'Zoe Reed'], '      Travelers: Anna Reed, Adult · Zoe Reed, Child'),
  flown(
    'sex and age in brackets',
    ['Anna Reed', 'Tom Reed', 'Zoe Reed'],
    '      Guests: Anna Reed (F, 41), Tom Reed (M, 44), Zoe Reed (F, 12)',
  ),
  flown('titles, and of which state they are', BOTH, '      Guests: Mrs Petra Brandl, Mr Jonas Brandl (Swiss)'),
  flown('names in cells of their own behind one label', ['Anna Reed', 'Tom Reed'], '      Guests: ANNA REED   |   TOM REED'),
  flown('two with short titles, a line each', ['Mads Krogh', 'Line Krogh'], '      REJSENDE\n      Hr. Mads Krogh\n      Fr. Line Krogh'),
  stayed(
    'three who let a house, in brackets',
    ['Odile Bertin'],
    '      Guest: Odile Bertin\n      Wir drei (Petra, Klaus und Heike Brandl) freuen uns auf Sie.',
  ),
  stayed('a family who runs a house', [], '      A family of three: Anna, Tom and Zoe Reed run the inn.'),
  stayed('some of a firm in brackets', [], '      You two (Anna Reed and Tom Hale of the office know of it) may come early.'),
  stayed('how names are to be written, by those of nobody', [], '      Namen wie im Reisepass: Erika Mustermann und Max Mustermann'),
  stayed('who lets a house, beside a picture of a person', [], '      Your host\n      👤 Petra Brandl'),
  stayed(
    'who lets a house, below who comes',
    ['Tom Hale'],
    '      Who is coming?\n      Tom Hale\n      Petra Brandl\n      Your host since 2019',
  ),
  {
    ...stayed('houses beside the number of a booking', [], '      Dossier 27/00715 · Villa Carlotta · Donna Camilla Savelli'),
    products: ['Hotel Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | 27/00715'],
  },
  stayed('where somebody sleeps, in the next cell', ['Anna Reed'], '      Guests: ANNA REED   |   VICTORIA WING'),
  stayed(
    'a guest, and who shows the house',
    ['Tom Hale'],
    '      Guest: Tom Hale\n\n      Who: Petra Brandl\n      What: shows you the house',
  ),
  {
    ...stayed(
      'a Polish couple that is greeted above its number',
      ['Jan Nowak', 'Ewa Nowak'],
      '      Szanowni Państwo Jan i Ewa Nowak,\n      rezerwacja 55120 jest potwierdzona.',
    ),
    products: ['Hotel Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | 55120'],
  },
]
