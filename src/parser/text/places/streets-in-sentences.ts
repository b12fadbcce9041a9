/** A street without the sentence that tells it: `Ci trovate in Strada Ausario 26`. */

import type { FoundAddress } from '../../found.ts'
import { plain } from '../words/plain.ts'
import { STREET } from './address-words.ts'
import { STREET_WITH_NUMBER } from './addresses-anywhere.ts'

/** `Parken auf dem Hof. Auricher Str. 251`: what was said before. */
const SENTENCE_BEFORE = /^(?:\S+ ){3,}\p{L}{2,}[.!?] (?=\p{Lu})/u
/** `Det er Kirkestræde 29`, `C'est au 14 rue Haute` */
const IS = /^(?:\p{L}[\p{L}'’]* ){0,6}(?:er|är|ist|est|è|é|es|is)(?: (?:au|à|in|en|im|at|op|på|w|na|no))? (?=\p{Lu}|\d)/u
const AT_END = new RegExp(`(?<![\\p{L}\\d])${STREET_WITH_NUMBER}$`, 'u')
/** Words in small letters by which what stands before a street is a sentence. */
const LEAST_WORDS = 2

function streetOf(told: string): string {
  // `Avenida de la Sta. María 4` is one itself.
  const own = told.replace(SENTENCE_BEFORE, (before) => (STREET.test(plain(before)) ? before : '')).replace(IS, '')
  const match = AT_END.exec(own)
  const words = match ? own.slice(0, match.index).match(/(?<!\p{L})\p{Ll}+/gu) : null
  return match && words && words.length >= LEAST_WORDS ? match[0] : own
}

/** An address whose street has no sentence before it. */
export function withoutSentence(address: FoundAddress): FoundAddress {
  const [first, ...more] = address.lines ?? []
  return first === undefined ? address : { ...address, lines: [streetOf(first), ...more] }
}
