/** What is paid for what is let, in a row of prices: `Leje af feriehus`, `Location du gîte`. */

import { wordSet } from '../words/vocabulary.ts'
import { HOLIDAY_HOUSE } from './house-words.ts'

const RENT = wordSet(
  'leje leie hyra miete mietpreis huur huurprijs affitto alquiler aluguer rental rent hire location loyer najem wynajem pronajem vuokra',
)
const OF_WHAT_IS_LET = new RegExp(
  `^(?: (?:af|av|for|fur|of|di|de|del|da|do|van|pour|du|per|para))?(?: (?:the|la|il|el|o|a|het|de|das|die))? (?:d'|l'|dell')?${HOLIDAY_HOUSE}(?![a-z])`,
)
/** Whether a text in plain letters is a word for rent and what is let. */
export const isRent = (small: string): boolean => {
  const [word = ''] = small.split(' ', 1)
  return RENT.has(word) && OF_WHAT_IS_LET.test(small.slice(word.length))
}
