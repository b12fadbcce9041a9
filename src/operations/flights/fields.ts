import { listOf, optional, usually } from '../../core/fields.ts'
import { airline, count, flag, oneOf, wholeNumber } from '../../core/words.ts'
import { cabins } from './model.ts'

/** Inputs that the searches share. */

/** Most offers one search gives. */
export const mostOffers = 250

/** Who travels, counted by age. */
export const party = {
  adults: usually(count('Travellers aged 12 or over', 1, 9), 1),
  children: optional(count('Children from 2 to 11, each with a seat', 0, 9, 1)),
  infants: optional(count('Children under 2 on an adult’s lap', 0, 9, 1)),
}

/** Which flights are wanted. */
export const filters = {
  travelClass: optional(oneOf(cabins, 'Cabin')),
  nonStop: optional(flag('Only flights without a stop'), false),
  includedAirlineCodes: optional(listOf(airline('An airline'), 'Only these airlines')),
  excludedAirlineCodes: optional(listOf(airline('An airline'), 'Not these airlines')),
  maxPrice: optional(wholeNumber('Most that one traveller may cost', 1, 500)),
}

/** What the flags of those are called, where other than the input. */
export const filterNames = { travelClass: 'cabin', includedAirlineCodes: 'airline', excludedAirlineCodes: 'not-airline' } as const

export const offersWanted = () => count('Most offers to give', 1, mostOffers, 50)
