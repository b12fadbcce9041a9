/** Last names that go on in another line, or come first in two words, one below the other. */

import type { FoundPerson } from '../../found.ts'
import { PARTICLE } from '../../particles.ts'
import type { Line, Page } from '../page/page.ts'
import { AND } from '../words/and-words.ts'
import { isPersonName } from './names.ts'
import { wholeName, withoutAge } from './people-lists.ts'

const BOTH_LAST = /^(?<last>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+), (?<first>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u

/** `García López, María` above or below `García López, Luis`: both last names first, as those of a family have them. */
export function ofFamily(page: Page, row: Line): FoundPerson | undefined {
  const { last = '', first = '' } = BOTH_LAST.exec(row.text.trim())?.groups ?? {}
  const isShared = last !== '' && [-1, 1].some((by) => page.lines[row.index + by]?.text.trim().startsWith(`${last}, `))
  return isShared && isPersonName(`${first} ${last}`) ? { firstName: first, lastName: last } : undefined
}

/** The last word of a name, with what belongs to it, or both last names as Spain has them; and another behind it. */
export const ENDS_NAME = new RegExp(
  `^\\s*(?:${PARTICLE}\\s)*(?:\\p{Lu}\\p{Ll}+(?:[aeiou]z|ía)\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s*$|,|\\s(?:${AND}|&)\\s)`,
  'u',
)

/** `Child Tom Reed (4 Sep 2021)`, below what is told of `Anna Reed`: a word for children, and their name. */
export function isChildOfKin(row: Line, told: readonly FoundPerson[]): boolean {
  const named = row.text.trim()
  const child = withoutAge(named)
  const family = child === named ? undefined : wholeName(child)?.lastName
  return family !== undefined && told.some(({ lastName }) => lastName === family)
}

/** `Tom Reed`, alone in a line below what is told of `Anna Reed`. */
export function isOfKin(row: Line, told: readonly FoundPerson[]): boolean {
  const words = /^[\p{L}'’ -]{5,40}$/u.test(row.text.trim()) ? row.text.trim().split(' ') : []
  return words.length > 1 && words.length < 4 && told.some(({ lastName }) => lastName.length > 2 && words.at(-1) === lastName)
}
