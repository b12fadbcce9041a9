/** Whether a page says what it is of in its headings and labels, and not only in passing. */

import type { Vocabulary } from '../words/vocabulary.ts'
import { saidAt } from './around.ts'
import type { Page } from './page.ts'
import { endsSentence } from './sentences.ts'

/** `By train: Coimbra-B`, `Mit der Bahn: S1`: how to get there. */
const BY_WHICH = /^\W*(?:by|mit(?: de[rmn])?|en|in|de|com(?: o)?|con(?: il)?|met(?: de)?|med|per|va) (?:[a-z]+ ){0,2}?[a-z]+\s?:/

/** Whether anything but directions says one of some words: a heading, a label, a seat. How to get there is told in sentences, and those may be longer than labels are. */
export function isSaidInLabels(page: Page, words: Vocabulary, longest = Number.POSITIVE_INFINITY): boolean {
  const said = [...words.in(page)]
  return page.lines.some(
    (line) =>
      said.some((word) => line.plain.includes(word)) &&
      line.cells.some((cell) => {
        const told = saidAt(line, cell)
        return told.length <= longest && !endsSentence(told) && !BY_WHICH.test(told) && words.in(told).size > 0
      }),
  )
}
