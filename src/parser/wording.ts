/** How a document is worded: as bookings are or as what only looks like one, and as what. Learned from documents (`scripts/build-wording.ts`) in any language. */

import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import { Features } from './features.ts'
import type { FoundProduct } from './found.ts'
import { scoresIn, signsOfNumber } from './learned.ts'
import { type MeaningsOf, meaningsIn } from './meanings.ts'
import { plain } from './text/words/plain.ts'
import { remembered, rememberedFor } from './text/words/remembered.ts'

/** Weights there are, which words and pairs of words share by their hashes: of those that were learned one in five shares it with another. */
export const SLOTS = 2 ** 17

/** Features from which on a text tells as much as one can: of a shorter one less is said, the shorter it is. */
const ENOUGH = 200
/** Few documents are of a hire, a flight or a train. */
const RARE = -3

/** Letters of the beginning and of the end of a word that count by themselves: `udlejning` and `uthyrning` end alike, `reservieren` and `reserva` begin so. */
const PARTS = { begin: [4, 6], end: 4 }
/** Words from one whose meaning is known to the next with which it makes a pair. */
const APART = 4
/** How often a meaning is told, as far as that is told apart. */
const TIMES: ReadonlySet<number> = new Set([2, 4])
/** Words with which a letter begins, in which it says what it is about, and the most of these with which one makes a pair; and words with which it ends. */
const HEAD = { words: 45, paired: 60, apart: 5 }
const END = 60

interface Word {
  readonly word: string
  readonly isNumber: boolean
  readonly meanings: readonly string[]
}

const wordsOf = (text: string, meaningsOf: MeaningsOf): readonly Word[] =>
  Array.from(text.matchAll(/[a-z]+|\d+/g), ([word]) =>
    word < 'a' ? { word: signsOfNumber(word), isNumber: true, meanings: [] } : { word, isNumber: false, meanings: meaningsOf(word) },
  )

/** Words, their beginnings and ends, how often each meaning is told, and each two of these that stand together. */
function addWords(features: Features, words: readonly Word[]): void {
  const times = new Map<string, number>()
  let meant: readonly string[] = []
  let since = 0
  for (const { word, isNumber, meanings } of words) {
    features.add(word)
    if (!isNumber && word.length > PARTS.end + 1) {
      for (const length of PARTS.begin) if (word.length > length) features.add('^', word.slice(0, length))
      features.add('$', word.slice(-PARTS.end))
    }
    since++
    const own = isNumber ? [word] : meanings
    if (own.length === 0) continue
    for (const meaning of own) {
      const count = (times.get(meaning) ?? 0) + 1
      times.set(meaning, count)
      if (count === 1 && !isNumber) features.add('means', meaning)
      if (TIMES.has(count) && !isNumber) features.add('means', meaning, count)
      if (since <= APART) for (const other of meant) features.add('pair', other, meaning)
    }
    meant = own
    since = 0
  }
}

/** What a letter begins with, in which order, and what it ends with. */
function addEnds(features: Features, words: readonly Word[]): void {
  for (const { meanings } of words.slice(0, HEAD.words)) for (const meaning of meanings) features.add('head', meaning)
  for (const { meanings } of words.slice(-END)) for (const meaning of meanings) features.add('end', meaning)
  const first = words.slice(0, HEAD.paired).flatMap(({ meanings: [meaning] }) => meaning ?? [])
  first.forEach((meaning, at) => {
    for (const behind of first.slice(at + 1, at + 1 + HEAD.apart)) features.add('head', meaning, behind)
  })
}

/** Where all that is told of a text has its weights, each once; its first line is what it is about. */
export function slotsOf(text: string, meaningsOf: MeaningsOf): ReadonlySet<number> {
  const features = new Features(SLOTS)
  const small = plain(text)
  const words = wordsOf(small, meaningsOf)
  addWords(features, words)
  addEnds(
    features,
    words.filter(({ isNumber }) => !isNumber),
  )
  for (const { word, meanings } of wordsOf(small.split('\n', 1)[0] ?? '', meaningsOf)) {
    features.add('subject', word)
    for (const meaning of meanings) features.add('subject', '&', meaning)
  }
  return features.slots
}

/** What a text may be one of, in the order of their tables. */
export const SUBJECTS = ['booking', 'hire', 'stay', 'flight', 'train', 'letter', 'personal'] as const

/**
 * The logarithms of how much likelier a text is one of a booking than one that only looks like it, and of a hired car, a stay, a flight or a
 * journey by train or coach than of anything else; as a letter, of which alone that is learned, one that settles a booking; and how much likelier a
 * person wrote it to another than a firm's machine. 0 where it may be either, seldom beyond 10.
 */
export type Wording = Readonly<Record<(typeof SUBJECTS)[number], number>>

/** What a product is of, as wording tells it. */
export const SUBJECT_OF = { air: 'flight', train: 'train', hotel: 'stay', car: 'hire' } as const satisfies Readonly<
  Record<FoundProduct['kind'], keyof Wording>
>

/** How much a page is worded as one of some products: as that of its likeliest kind. */
export const ofKinds = (products: readonly FoundProduct[], wording: Wording): number =>
  Math.max(...products.map(({ kind }) => wording[SUBJECT_OF[kind]]))

/** Tells how pages are worded, of which `whole` is all the text. Its tables are read when it is first asked. */
export function openWording(read: ReadTable): (text: { readonly whole: string }) => Wording {
  const scores = remembered(() => scoresIn(read('wording.bin'), SUBJECTS, SLOTS))
  const meanings = meaningsIn(read)
  return rememberedFor(({ whole }) => {
    const slots = slotsOf(whole, meanings())
    const told = Math.min(1, slots.size / ENOUGH) ** 2
    const score = (of: (typeof SUBJECTS)[number], usual: number): number => usual + (scores()[of](slots) - usual) * told
    return {
      booking: score('booking', 0),
      hire: score('hire', RARE),
      stay: score('stay', 0),
      flight: score('flight', RARE),
      train: score('train', RARE),
      letter: score('letter', 0),
      personal: score('personal', 0),
    }
  })
}
