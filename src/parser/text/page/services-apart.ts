/** Rows of itineraries whose first cell says that a car is hired, and whose second tells of it in sentences: each of these is to be read by itself. */

import { isHireLabel } from '../words/hirers.ts'
import { plain } from '../words/plain.ts'

/** Letters of what is no longer a row. */
const LONG = 120
const ROW = /^\s*(?<word>\p{L}[\p{L} '’-]{2,24}?)\s{3,}(?<told>\p{Lu}.*)$/u
const SENTENCES = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}/u

/** `CAR HIRE   Collect your car at 10:00 from …. Return it on …`: the word above its sentences. */
export const withHiresApart = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    if (line.length < LONG) return [line]
    const { word = '', told = '' } = ROW.exec(line)?.groups ?? {}
    const isRow = told.length > LONG && !/\s{3}/.test(told) && SENTENCES.test(told) && isHireLabel(plain(word).trim())
    return isRow ? [word, told] : [line]
  })
