/** Confirmations as they are printed, in which more stands beside the names of people, and cells break them. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown } from '../with-people.ts'

export const PEOPLE_IN_PRINTED_CONFIRMATIONS: readonly Sample[] = [
  flown(
    'a name before the number of a card of the airline',
    ['Folasade Ngozi Braithwaite-Okoro'],
    `
      Passenger(s)   Frequent flyer number Ticket number(s)
      MS FOLASADE NGOZI BRAITHWAITE-OKORO LH 33190462   220-2417763098`,
  ),
  flown(
    'a last name of two letters that an airline is called by as well, before a number',
    ['Mei Lh'],
    `
      Passenger(s)   Passport
      MS MEI LH 33190462   Singapore`,
  ),
]
