/** `Freiherr von`, `Gräfin zu`: since 1919 a part of what a German family is called, between the given name and the rest. */

const RANKS =
  'Freiherr|Freifrau|Freiin|Baron|Baronin|Baroness|Reichsgraf|Reichsgräfin|Graf|Gräfin|Fürst|Fürstin|Prinz|Prinzessin|Edler|Edle|Ritter'
const SMALL = 'von|vom|van|zu|zum|zur'

/** Before one of the small words, in capitals or not: families are called `Graf` alone, and that begins none. A part of patterns. */
export const RANK = `(?:${RANKS}|${RANKS.toUpperCase()}) (?=(?:${SMALL}|${SMALL.toUpperCase()}) )`

const BEGINS = new RegExp(`^${RANK}`, 'u')

/** Whether a text is the last name alone, and begins with such a word: `Freiherr von Aue`. */
export const beginsWithRank = (name: string): boolean => BEGINS.test(name)

const IN_ANY_LETTERS = new RegExp(`^(?:${RANKS})\\s(?=(?:${SMALL})\\s)`, 'iu')

/** A last name without it, as some lists leave it out. */
export const withoutRank = (lastName: string): string => lastName.replace(IN_ANY_LETTERS, '')
