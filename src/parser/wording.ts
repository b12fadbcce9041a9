/** How a document is worded: as bookings are or as what only looks like one, and as what. Learned from documents (`scripts/build-wording.ts`) in any language. */

import { FNV_PRIME, fnv1a } from '../core/fnv.ts'
import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import { scoresIn, signsOfNumber, slotOf } from './learned.ts'
import { plain } from './text/words/plain.ts'
import { remembered, rememberedFor } from './text/words/remembered.ts'

/** Weights there are, which words and pairs of words share by their hashes: of those that were learned one in five shares it with another. */
export const SLOTS = 2 ** 17

/** Features from which on a text tells as much as one can: of a shorter one less is said, the shorter it is. */
const ENOUGH = 220
/** One document in twenty is of a hire. */
const RARE = -3

/** Letters of the beginning and of the end of a word that count by themselves: `udlejning` and `uthyrning` end alike, `reservieren` and `reserva` begin so. */
const PART = 4

/** Where the words of a text, their beginnings and ends, and each two that follow one another, have their weights: each once. */
export function slotsOf(text: string): ReadonlySet<number> {
  const slots = new Set<number>()
  const add = (hash: number): void => {
    slots.add(slotOf(hash, SLOTS))
  }
  let before = 0
  for (const [word] of plain(text).matchAll(/[a-z]+|\d+/g)) {
    const isNumber = word < 'a'
    const hash = fnv1a(isNumber ? signsOfNumber(word) : word)
    add(hash)
    if (!isNumber && word.length > PART + 1) {
      add(fnv1a(`^${word.slice(0, PART)}`))
      add(fnv1a(`$${word.slice(-PART)}`))
    }
    if (before !== 0) add(Math.imul(before, FNV_PRIME) ^ hash)
    before = hash
  }
  return slots
}

/** What a text may be one of, in the order of their tables. */
export const SUBJECTS = ['booking', 'hire', 'stay'] as const

/**
 * The logarithms of how much likelier a text is one of a booking than one that only looks like it, of a hired car than of anything else, and of a
 * stay than of anything else: 0 where it may be either, seldom beyond 10.
 */
export type Wording = Readonly<Record<(typeof SUBJECTS)[number], number>>

/** Tells how pages are worded, of which `whole` is all the text. Its tables are read when it is first asked. */
export function openWording(read: ReadTable): (text: { readonly whole: string }) => Wording {
  const scores = remembered(() => scoresIn(read('wording.bin'), SUBJECTS, SLOTS))
  return rememberedFor(({ whole }) => {
    const slots = slotsOf(whole)
    const { booking, hire, stay } = scores()
    const told = Math.min(1, slots.size / ENOUGH) ** 2
    return {
      booking: booking(slots) * told,
      hire: RARE + (hire(slots) - RARE) * told,
      stay: stay(slots) * told,
    }
  })
}
