/** How a document is worded: as bookings are, or as what only looks like one. Learned from documents (`scripts/build-wording.ts`), of any language they are in. */

import { FNV_PRIME, fnv1a } from '../core/fnv.ts'
import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import { plain } from './text/words/plain.ts'
import { remembered, rememberedFor } from './text/words/remembered.ts'

/** Weights there are, which words and pairs of words share by their hashes: of those that were learned one in five shares it with another. */
export const SLOTS = 2 ** 17

/** Bytes before the weights: what one step of a weight is worth, and what the score of a document without a word is. */
export const HEAD = 8

/** Of numbers it is told how long they are, up to this. */
const LONGEST_NUMBER = 5

/** Words, and pairs of them, from which on a text tells as much as one can: of a shorter one less is said, the shorter it is. */
const ENOUGH = 150
/** One document in twenty is of a hire. */
const RARE = -3

/** The upper bits of a product are mixed best. */
const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & (SLOTS - 1)

/** Where the words of a text, and each two that follow one another, have their weights: each once. */
export function slotsOf(text: string): ReadonlySet<number> {
  const slots = new Set<number>()
  let before = 0
  for (const [word] of plain(text).matchAll(/[a-z]+|\d+/g)) {
    const hash = fnv1a(word < 'a' ? '#'.repeat(Math.min(word.length, LONGEST_NUMBER)) : word)
    slots.add(slotOf(hash))
    if (before !== 0) slots.add(slotOf(Math.imul(before, FNV_PRIME) ^ hash))
    before = hash
  }
  return slots
}

/** What a text may be one of, in the order of their tables. */
export const SUBJECTS = ['booking', 'hire'] as const

/**
 * The logarithms of how much likelier a text is one of a booking than one that only looks like it, and of a hired car than of anything else: 0 where it
 * may be either, seldom beyond 10. Those of logistic regressions, in which each word counts less the more there are.
 */
export type Wording = Readonly<Record<(typeof SUBJECTS)[number], number>>

interface Table {
  readonly step: number
  readonly bias: number
  readonly weights: Int8Array
}

/** Tells how pages are worded, of which `whole` is all the text. Its tables are read when it is first asked. */
export function openWording(read: ReadTable): (text: { readonly whole: string }) => Wording {
  const tables = remembered((): readonly Table[] => {
    const bytes = read('wording.bin')
    return SUBJECTS.map((_, at) => {
      const start = bytes.byteOffset + at * (HEAD + SLOTS)
      const head = new DataView(bytes.buffer, start, HEAD)
      return { step: head.getFloat32(0, true), bias: head.getFloat32(4, true), weights: new Int8Array(bytes.buffer, start + HEAD, SLOTS) }
    })
  })
  return rememberedFor(({ whole }) => {
    const slots = slotsOf(whole)
    const share = 1 / Math.sqrt(Math.max(1, slots.size))
    const [booking, hire] = tables().map(({ step, bias, weights }) => {
      let sum = 0
      for (const slot of slots) sum += weights[slot] ?? 0
      return bias + sum * step * share
    })
    const told = Math.min(1, slots.size / ENOUGH) ** 2
    return { booking: (booking ?? 0) * told, hire: RARE + ((hire ?? 0) - RARE) * told }
  })
}
