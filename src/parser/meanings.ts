/** What a word means in letters of bookings, in whichever language: what one language is known to say then tells of another. */

import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import { remembered, rememberedFor, rememberedOf } from './text/words/remembered.ts'

/** The meanings of a word in plain letters, most often none. */
export type MeaningsOf = (word: string) => readonly string[]

/** Letters of the shortest stem or ending. */
const LEAST = 4
const NONE: readonly string[] = []

/** Reads `meanings.tsv`: `hire<TAB>hire* hiring *verleih`. */
function openMeanings(read: ReadTable): MeaningsOf {
  const [words, stems, ends] = [new Map<string, string[]>(), new Map<string, string[]>(), new Map<string, string[]>()]
  const add = (to: Map<string, string[]>, word: string, meaning: string): void => {
    const known = to.get(word)
    if (known) known.push(meaning)
    else to.set(word, [meaning])
  }
  for (const line of Buffer.from(read('meanings.tsv')).toString('latin1').split('\n')) {
    const [meaning = '', all = ''] = line.split('\t')
    for (const word of all.split(' ').filter(Boolean))
      if (word.endsWith('*')) add(stems, word.slice(0, -1), meaning)
      else if (word.startsWith('*')) add(ends, word.slice(1), meaning)
      else add(words, word, meaning)
  }
  return rememberedOf((word) => {
    let found = words.get(word) ?? NONE
    for (let length = LEAST; length <= word.length; length++) {
      const begun = stems.get(word.slice(0, length))
      const ended = ends.get(word.slice(-length))
      if (begun || ended) found = [...found, ...(begun ?? NONE), ...(ended ?? NONE)]
    }
    return found.length < 2 ? found : [...new Set(found)]
  })
}

/** The same for all who read the same tables, opened when first asked for. */
export const meaningsIn = rememberedFor((read: ReadTable) => remembered(() => openMeanings(read)))
