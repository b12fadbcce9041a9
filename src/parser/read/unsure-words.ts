import { fold } from '../../core/fold.ts'
import type { Written } from './tools.ts'

/**
 * Less sure of any word that stands in the names of travellers, in hundredths, is tesseract only where it misread it (measured: 1 of 172 words that were
 * read rightly, and 8 of 10 that were not).
 */
const SURE = 65
/** Shorter words are initials and titles. */
const SHORTEST = 3

/**
 * The words of a picture that were nowhere read surely, as `fold` makes them. Where half of a name was spelt right since, `Wéjcik-Reed`, the doubt was of
 * that half.
 */
export function unsureOf(written: readonly Written[], lines: readonly string[]): ReadonlySet<string> {
  const best = new Map<string, number>()
  let spelt: ReadonlySet<string> | undefined
  const isMended = (halves: readonly string[]): boolean => {
    spelt ??= new Set(lines.flatMap((line) => fold(line).split(' ')))
    return halves.length > 1 && halves.some((half) => !spelt?.has(half))
  }
  for (const { words } of written)
    for (const { text, confidence } of words) {
      const halves = fold(text).split(' ')
      const sure = confidence < SURE && isMended(halves) ? SURE : confidence
      for (const word of halves) if (word.length >= SHORTEST) best.set(word, Math.max(best.get(word) ?? 0, sure))
    }
  return new Set([...best].flatMap(([word, confidence]) => (confidence < SURE ? word : [])))
}

/**
 * Less sure of a code with a letter that figures are taken for is tesseract where it misread it (measured: of 92 references all three that were wrong, and
 * none of the ten others of which it was as little sure: those have no such letter).
 */
const SURE_OF_CODES = 80
/** A code with `8`, `5`, `0` or `1` in it is read with these. */
const TAKEN_FOR_FIGURES = /^(?=.*[BSOI])[A-Z\d]{5,}$/

/** Of codes with several such figures, which may have been letters, those are misread of which it is still less sure. */
const SURE_OF_FIGURES = 65
const TAKEN_FOR_LETTERS = /^(?=\d*[A-Z])(?=(?:.*[8501]){3})[A-Z\d]{5,}$/

/** The codes of a picture in which a letter may be a figure, or a figure a letter, and that were nowhere read surely. */
export function unsureCodesOf(written: readonly Written[]): ReadonlySet<string> {
  const best = new Map<string, number>()
  for (const { words } of written)
    for (const { text, confidence } of words)
      for (const [code] of text.matchAll(/[A-Z\d]{5,}/g)) best.set(code, Math.max(best.get(code) ?? 0, confidence))
  const isUnsure = (code: string, confidence: number): boolean =>
    (confidence < SURE_OF_CODES && TAKEN_FOR_FIGURES.test(code)) || (confidence < SURE_OF_FIGURES && TAKEN_FOR_LETTERS.test(code))
  return new Set([...best].flatMap(([code, confidence]) => (isUnsure(code, confidence) ? code : [])))
}
