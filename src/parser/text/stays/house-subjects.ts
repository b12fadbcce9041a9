/** Subjects that end with the name of a house, which the letter below calls by it: `Arrival info for Gannet Loft`. */

import type { Page } from '../page/page.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import type { Candidate } from './house-names.ts'

/** Whether a candidate is such a subject as a whole. */
export const isToldBehind = ({ name, line }: Candidate, page: Page): boolean => {
  const told = line === 0 ? BEHIND_WORDS.exec(name)?.groups?.name : undefined
  return told !== undefined && HOUSE_KIND.test(plain(told)) && page.lines.slice(1).some(({ text }) => text.includes(told))
}
const BEHIND_WORDS =
  /\p{Ll} (?:for|at|in|to|of|zu[mr]?|im|für|vom|pour|à|au|du|en|para|del?|per|a|al|nel|voor|till|til|i|do|w|v) (?<name>\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)*)$/u
