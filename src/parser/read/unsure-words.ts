import { fold } from '../../core/fold.ts'
import type { Written } from './tools.ts'

/**
 * Less sure of any word that stands in the names of travellers, in hundredths, is tesseract only where it misread it (measured: 1 of 172 words that were
 * read rightly, and 8 of 10 that were not).
 */
const SURE = 65
/** Shorter words are initials and titles. */
const SHORTEST = 3

/** The words of a picture that were nowhere read surely, as `fold` makes them. */
export function unsureOf(written: readonly Written[]): ReadonlySet<string> {
  const best = new Map<string, number>()
  for (const { words } of written)
    for (const { text, confidence } of words)
      for (const word of fold(text).split(' ')) if (word.length >= SHORTEST) best.set(word, Math.max(best.get(word) ?? 0, confidence))
  return new Set([...best].flatMap(([word, confidence]) => (confidence < SURE ? word : [])))
}
