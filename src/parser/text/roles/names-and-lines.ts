/** What is told alike of whatever has a name or stands in a line: its words, how often a page has it, and how far it is from both ends of that. */

import type { Features } from '../../features.ts'
import { signsOfNumber } from '../../learned.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Line, Page } from '../page/page.ts'
import { upTo } from './features.ts'

/** Letters of a word that says something by its beginning and its end, and of these. */
export const [LONG, STEM] = [6, 4]

/** The words and numbers of a name in plain letters. */
export const wordsIn = (small: string): readonly string[] => small.match(/[a-z]+|\d+/g) ?? []

/** The words of a name; languages and compounds share how they begin and end. */
export function addWords(features: Features, words: readonly string[]): void {
  words.forEach((word, at) => {
    const told = /\d/.test(word) ? signsOfNumber(word) : word
    features.add('word', told)
    if (at === 0) features.add('first', told)
    if (at === words.length - 1) features.add('last', told)
    if (word.length < LONG) return
    features.add('begins', word.slice(0, STEM))
    features.add('ends', word.slice(-STEM))
  })
  features.add('words', upTo(6, words.length))
}

const timesIn = (whole: string, small: string): number => whole.split(small, 4).length - 1

/** How often a name of so many words stands on a page. */
export const addTimes = (features: Features, { whole }: Page, small: string, words: number): void =>
  features.add('times', upTo(3, timesIn(whole, small)), upTo(2, words))

interface Ends {
  readonly top: number
  readonly bottom: number
}

/** How many lines of a page stand above one and below it, up to the most that are told apart. */
export function addEnds(features: Features, page: Page, line: Line, most: number): Ends {
  const { lines, placeOf } = filledLines(page)
  const place = placeOf(line)
  const [top, bottom] = [upTo(most, place), upTo(most, lines.length - 1 - place)]
  features.add('from top', top)
  features.add('from end', bottom)
  return { top, bottom }
}
