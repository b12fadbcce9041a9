/** Chains call a house by fewer words in passing than above its address: `Courtyard Edinburgh` is `Courtyard by Marriott Edinburgh`. */

import { IS_CHAIN } from '../words/chains.ts'
import { plain } from '../words/plain.ts'
import type { Candidate } from './house-names.ts'

/** Words by which the fuller of two names is longer, with the small ones among them. */
const MOST_MORE = 3

const wordsOf = (name: string): readonly string[] => plain(name).split(/[\s,–-]+/)

/** Whether all words of one are in the other in the same order, which has the same first and last and more between. */
function isWithin(words: readonly string[], other: readonly string[]): boolean {
  let at = 0
  for (const word of other) if (word === words[at]) at++
  const isSame = words[0] === other[0] && words.at(-1) === other.at(-1)
  return at === words.length && isSame && other.length > words.length && other.length - words.length <= MOST_MORE
}

/** The name of a house of a chain as it stands with its address, if it has more words there. */
export function fullerName<House extends Candidate>(house: House, all: readonly House[]): House {
  const words = wordsOf(house.name)
  if (!IS_CHAIN.test(plain(house.name))) return house
  return all.find(({ name, how }) => how === 'address' && isWithin(words, wordsOf(name))) ?? house
}
