/** The letters of a page in the order in which they are drawn, with the spaces between words that text set with gaps has lost among its gaps. */

import { isRecord } from '../../core/records.ts'
import type { Painted } from './rules.ts'

/** What draws letters (ISO 32000-1, 9.4.3); pdf.js makes one of all. */
type Operators = Readonly<Record<'showText', number>>
/** A word that is read without spaces, as it was drawn. */
export type AsShown = (word: string) => string

/** Letters of a page, at the most: the others are not looked through. */
const mostLetters = 40_000

const lettersOf = (glyphs: unknown): string =>
  Array.isArray(glyphs)
    ? glyphs.map((glyph: unknown) => (isRecord(glyph) && typeof glyph.unicode === 'string' ? glyph.unicode : '')).join('')
    : ''

/** All that is drawn. */
function lettersShown({ fnArray, argsArray }: Painted, { showText }: Operators): string {
  const parts: string[] = []
  let size = 0
  for (const [at, operator] of fnArray.entries()) {
    const args = operator === showText ? argsArray[at] : undefined
    const letters = Array.isArray(args) ? lettersOf(args[0]) : ''
    size += letters.length
    if (size > mostLetters) break
    parts.push(letters)
  }
  return parts.join('')
}

/** Looks words up in what is drawn, which is gone through when the first is asked for. One drawn nowhere, or with a space behind each letter, stays as it is. */
export function wordsShown(painted: Painted, operators: Operators): AsShown {
  let drawn: { readonly text: string; readonly letters: string; readonly places: readonly number[] } | undefined
  const draw = () => {
    const text = lettersShown(painted, operators)
    const places = [...text.matchAll(/\S/g)].map(({ index }) => index)
    return { text, letters: text.replace(/\s/g, ''), places }
  }
  return (word) => {
    drawn ??= draw()
    const { text, letters, places } = drawn
    const at = letters.indexOf(word)
    const [first, last] = [places[at], places[at + word.length - 1]]
    const words = at < 0 || first === undefined || last === undefined ? [] : text.slice(first, last + 1).split(/\s+/)
    return 2 * words.filter(({ length }) => length > 1).length > words.length ? words.join(' ') : word
  }
}
