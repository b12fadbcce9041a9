import type { Grey } from './grey.ts'
import { resized } from './resized.ts'
import type { Word, Written } from './tools.ts'
import { baselineAt } from './written-heights.ts'

/**
 * Words that were recognised unsurely, looked at once more, each by itself: beside others, on coloured ground and in letters of another size than those
 * around them letters are lost, and taken for others (measured: of 16 words that were misread 11 are read rightly so).
 */

/** Of what is surer, in hundredths, hardly any is misread. */
const SURE = 80
/** Codes of letters and figures are misread where other words are not: a sign is taken for two. */
const SURE_OF_CODES = 88
const MIXED = /^(?=\P{L}*\p{L})(?=\D*\d)(?:[^\p{Lu}\d]*[\p{Lu}\d]){6}/u
/** So many words are looked at again at most, each in three sizes: that takes a tenth as long as the whole page. */
const MOST = 20
/** How high capitals are recognised best where they stand alone, in pixels: wide letters in smaller sizes, and narrow ones in larger. */
export const HEIGHTS = [14, 20, 28] as const
/** Paper around a word, in heights of its letters: less than there is between words. */
const AROUND = 0.33
/** Pixels of white around that, before the cut is made larger or smaller. */
const MARGIN = 10
/** By how much surer, in hundredths, another reading must be, and how sure where no two sizes tell the same. */
const SURER = 10
const SURE_ENOUGH = 75
/** How sure where a letter is one that looks like it, and words in small letters, of which signs are lost as well as found. */
const SURE_OF_LIKE = 85
const SURE_OF_SMALL = 88
/** What two sizes agree upon, and are so sure of, is sure. */
const AGREED = 70

/** A word to be looked at again, and what it is cut out of the page by. */
export interface Unclear {
  readonly word: Word
  readonly top: number
  readonly bottom: number
}

/** What may tell of a trip: codes, numbers, names and labels. */
const TELLS = /^(?=(?:[^\p{L}\d]*[\p{L}\d]){3})(?:.*[\p{Lu}\d]|.*\p{L}:$)/u

/** Where codes and numbers are misread, nothing else tells of it: they come first. */
const isCode = ({ text }: Word): boolean => /\d|^\P{Ll}*$/u.test(text)

export function unclearIn(written: readonly Written[]): Unclear[] {
  const unsure = written.flatMap(({ words, baseline }) =>
    words.flatMap((word): Unclear[] => {
      const bottom = Math.round(baselineAt(baseline, (word.left + word.right) / 2))
      const isLegible = bottom - word.top >= 6 && word.right - word.left <= 40 * (bottom - word.top)
      return word.confidence < (MIXED.test(word.text) ? SURE_OF_CODES : SURE) && isLegible && TELLS.test(word.text)
        ? [{ word, top: Math.round(word.top), bottom }]
        : []
    }),
  )
  const order = ({ word }: Unclear): number => (isCode(word) ? 0 : 100) + word.confidence
  return unsure.sort((a, b) => order(a) - order(b)).slice(0, MOST)
}

/** Each word cut out of its page, in every height. */
export const cutOut = (page: Grey, unclear: readonly Unclear[]): Grey[] =>
  unclear.flatMap(({ word, top, bottom }) => {
    const around = Math.round((bottom - top) * AROUND)
    const cut = part(page, Math.round(word.left) - around, top - around, Math.round(word.right) + around, bottom + around)
    return HEIGHTS.map((height) => resized(cut, height / (bottom - top)))
  })

function part({ width: wide, height: high, pixels: from }: Grey, left: number, top: number, right: number, bottom: number): Grey {
  const [first, last, start, end] = [Math.max(top, 0), Math.min(bottom, high), Math.max(left, 0), Math.min(right, wide)]
  const [width, height] = [Math.max(end - start, 0) + 2 * MARGIN, Math.max(last - first, 0) + 2 * MARGIN]
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = first; y < last; y++) pixels.set(from.subarray(y * wide + start, y * wide + end), (y - first + MARGIN) * width + MARGIN)
  return { width, height, pixels }
}

/** The page with what the closer look made of its words: `found` is what was recognised in each cut. */
export function withClearer(
  written: readonly Written[],
  unclear: readonly Unclear[],
  found: readonly (readonly Written[])[],
): readonly Written[] {
  const clearer = new Map<Word, Word>()
  for (const [at, { word }] of unclear.entries()) {
    const readings = found.slice(at * HEIGHTS.length, (at + 1) * HEIGHTS.length).flatMap((lines) => onlyWord(lines) ?? [])
    const better = betterOf(word, readings)
    if (better) clearer.set(word, { ...word, ...better })
  }
  return written.map(({ words, baseline }) => ({ words: words.map((word) => clearer.get(word) ?? word), baseline }))
}

/** What alone was recognised, but for the edges of what stands beside it. */
function onlyWord(lines: readonly Written[]): Word | undefined {
  const [word, ...more] = lines.flatMap(({ words }) => words).filter(({ text }) => /[\p{L}\d]/u.test(text))
  return more.length === 0 ? word : undefined
}

function betterOf(word: Word, readings: readonly Word[]): Pick<Word, 'text' | 'confidence'> | undefined {
  const [best] = readings.toSorted((a, b) => b.confidence - a.confidence)
  if (best && MIXED.test(word.text) && isToldByAll(word, readings)) return { text: best.text, confidence: Math.max(best.confidence, SURE) }
  if (!best || best.confidence <= word.confidence) return undefined
  const isCodeLike = isCode(word) || isCode(best)
  const { text } = best
  const isAgreed = readings.filter((other) => other.text === text).length > 1
  // Letters that were taken for figures look the same in every size.
  if (text === word.text && !isCodeLike && isReadBy(readings, text)) return { text, confidence: Math.max(best.confidence, SURE) }
  if (text === word.text) return isCodeLike || (isAgreed && best.confidence >= SURE) ? { text, confidence: best.confidence } : undefined
  const confidence = isAgreed && best.confidence >= AGREED ? Math.max(best.confidence, SURE) : best.confidence
  const isSurer = best.confidence >= SURE_ENOUGH && best.confidence >= word.confidence + SURER
  const least = isCodeLike ? (areAlike(word.text, text) ? SURE_OF_LIKE : 0) : SURE_OF_SMALL
  return (isAgreed || isSurer) && best.confidence >= least && isWhole(word, text) ? { text, confidence } : undefined
}

/** Whether a word is read so in every size. */
const isReadBy = (readings: readonly Word[], text: string): boolean =>
  readings.length === HEIGHTS.length && readings.every((other) => other.text === text)

/** Whether a code that was read with a sign too many is read without it in every size: that outweighs how sure it was. */
function isToldByAll(word: Word, readings: readonly Word[]): boolean {
  const [{ text } = word] = readings
  return (
    isReadBy(readings, text) &&
    text.length === word.text.length - 1 &&
    [...word.text].some((_, at) => word.text.slice(0, at) + word.text.slice(at + 1) === text)
  )
}

const signsOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '')

/** What is less sure that it has letters at all may be figures. */
const SURE_OF_LETTERS = 60
/** In what is shorter no sign is taken for two. */
const SHORT = 5
/** Whether nothing was lost but a sign that was taken for two, and no word became a number. */
function isWhole({ text: before, confidence }: Word, text: string): boolean {
  const [signs, least] = [signsOf(text).length, signsOf(before).length]
  if (signs < least - (least > SHORT ? 1 : 0)) return false
  return confidence < SURE_OF_LETTERS || /\d/.test(before) || /\p{L}/u.test(text)
}

const LIKE: Readonly<Record<string, string>> = { A: '4', B: '8', S: '5', Z: '2', G: '6', O: '0', Q: '0', D: '0', I: '1', l: '1' }
const lookOf = (text: string): string => [...text].map((sign) => LIKE[sign] ?? sign).join('')
/** Whether two texts are the same but for letters and figures that look alike. */
const areAlike = (one: string, other: string): boolean => lookOf(one) === lookOf(other)
