/** Months that pictures misread by one letter, between their day and their year: `16. Jinner 2027`. */

import { MONTHS } from '../days/months.ts'
import { plain } from '../words/plain.ts'

/** Shorter names differ by one letter from one another, and from words. */
const SHORTEST = 4

/** A word where nothing but a month stands: behind a day and before a year, or before both. */
const BETWEEN =
  /(?<=(?<![\p{L}\d.,/:])(?:[0-3]?\d)(?:\.|st|nd|rd|th|er|º|°)? (?:de |d['’])?)(?<word>\p{L}[\p{L}\d(|!]{2,10}[\p{L}\d])(?=[.,]? (?:de |del )?20\d\d(?!\d))/gu
const BEFORE = /(?<![\p{L}\d])(?<word>\p{L}[\p{L}\d(|!]{2,10}[\p{L}\d])(?= [0-3]?\d(?:st|nd|rd|th)?, 20\d\d(?!\d))/gu

/** The lines of a picture with such months as they are called; what may be several, or none, stays. */
export const withMonths = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line.includes(' 20') ? line.replace(BETWEEN, monthFor).replace(BEFORE, monthFor) : line))

function monthFor(word: string): string {
  const told = plain(word)
  if (MONTHS.has(told)) return word
  const like = [...MONTHS].filter(([name]) => name.length >= SHORTEST && isLike(told, name))
  const [name] = like[0] ?? []
  return name !== undefined && new Set(like.map(([, month]) => month)).size === 1 ? name : word
}

/** Two signs that one is taken for: `septernber`, `ao(it`. */
const FOR_ONE: ReadonlySet<string> = new Set(['rn', 'ii', 'fi', 'in', 'ni', 'vv', 'cl', 'nn', '(i', 'i('])
/** Whether two words are the same but for one letter, which is another, missing, too many, or two. */
function isLike(word: string, name: string): boolean {
  let start = 0
  while (start < name.length && word[start] === name[start]) start++
  let end = 0
  while (end < name.length - start && end < word.length - start && word.at(-1 - end) === name.at(-1 - end)) end++
  const [one, other] = [word.length - start - end, name.length - start - end]
  return other <= 1 && (one <= 1 || FOR_ONE.has(word.slice(start, start + one)))
}
