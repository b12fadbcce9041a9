/** Those to whom a mail within a text is, beside what they are to whoever writes, and for whom a paper was made. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

const ANSWER = (greeting: string): string => `
      From: Coral Wheels [post@coralwheels.example]
      Sent: 21 April 2027 11:48
      To: Gareth Pryce
      Subject: RE: booking request

      ${greeting}

      we confirm your hire.
      Booking number: CW 48213
      Car: Suzuki Jimny
      Pick-up: 14 May 2027 10:00, Faro Airport
      Drop-off: 21 May 2027 10:00, Faro Airport`
const HIRED = ['? | 2027-05-14T10:00 Faro Airport | 2027-05-21T10:00 Faro Airport | CW 48213']

export const ADDRESSED_CARDED_AND_PREPARED_FOR: readonly Sample[] = [
  { name: 'the one a mail is to that the text tells', text: ANSWER('Dear Mr Pryce,'), products: HIRED, people: ['Gareth Pryce'] },
  { name: 'the same, greeted by title and first name', text: ANSWER('Dear Mr Gareth,'), products: HIRED, people: ['Gareth Pryce'] },
  { name: 'a mail that greets another than it is to', text: ANSWER('Dear Mr Osborne,'), products: HIRED, people: ['Osborne'] },
  flown(
    'a name with a card of the airline above one without',
    ['Ingrid Solbakken', 'Arne Solbakken'],
    `
      Reisende
      Ingrid Solbakken  EuroBonus EBB 662914703
      Arne Solbakken

      Bagasje: 1 x 23 kg`,
  ),
  flown(
    'a name with a card between two without',
    ['Helen Ashdown', 'Tom Ashdown', 'Jill Croft'],
    `
      Passengers
      Helen Ashdown
      Tom Ashdown  Executive Club 12345678
      Jill Croft`,
  ),
  stayed(
    'a name beside what a guest is to the house, and points',
    ['Helen Ashdown'],
    '      HELEN ASHDOWN | Silver | #1184402975 | 41,220 Points',
  ),
  stayed('a name beside a status and the number of a card', ['Helen Ashdown'], '      Helen Ashdown · Gold Elite · Member # 884402975'),
  stayed('what cards are called, beside no number', [], '      Harbour Circle | Gold | earn points with each stay'),
  stayed(
    'two beside how long they go',
    ['Tom Ashdown', 'Helen Croft'],
    '      At a glance: Tom Ashdown and Helen Croft · 3 nights · full board',
  ),
  stayed('two houses beside how long one stays', [], '      Garden Suite and Lake View · 3 nights · full board'),
  stayed('two lakes beside how long one stays', [], '      Lake Garda and Lake Como · 3 nights'),
  stayed('what one sees beside how long one stays', [], '      Midnattssol og Stille Fjorder · 3 netter'),
  flown('those for whom a paper was made, by what they are', [], '      Prepared for: Honeymoon Couple'),
  flown('a group for which a paper was made', [], '      Préparé pour : Groupe Horizon'),
  flown('two for whom a paper was made', ['Helen Ashdown', 'Tom Croft'], '      Prepared for: Helen Ashdown & Tom Croft'),
  flown('a firm for which a paper was made', [], '      Prepared for: Nordwerk Handel GmbH'),
]
