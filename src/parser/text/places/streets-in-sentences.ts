/** An address without the sentence that tells it: `Ci trovate in Strada Alta 26`. */

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

/** `Talheim und von da an`: what a sentence goes on with behind a town, or is all of. */
const GOES_ON = /\p{Ll}{3,} \p{Ll}{3,}/u

/**
 * An address with no sentence before its street, and without a town that is the rest of a sentence; none where the street is one as well:
 * `no steering to learn, the engine's been out since 2014`.
 */
export function withoutSentence({ city, ...address }: FoundAddress): FoundAddress | undefined {
  const [first, ...more] = address.lines ?? []
  const isTown = city === undefined || !GOES_ON.test(city)
  if (!isTown && !/\d/.test(first ?? '')) return undefined
  return { ...address, ...(first !== undefined && { lines: [streetOf(first), ...more] }), ...(isTown && city !== undefined && { city }) }
}
