/** Names as Polish, Czech and Croatian call them: `Szanowna Pani Katarzyno Nowak` is Katarzyna, who is told elsewhere by her name. */

import type { FoundPerson } from '../../found.ts'
import { plain } from '../words/plain.ts'

/** Mr and Mrs, as they are told and as they are called: `Pan`, `Paní`, `Panie Tomaszu`. */
const CALLS = /^pan(?:ie|[ieí])?$/i
/** Somebody called by such a title or greeting, in plain letters: `Szanowna Pani Karolino,`, `Poštovani Tomislave,` */
const CALLED_BY = /(?:^|\s)(?:pan(?:ie|[ie])?|gospodine|gospodo|gdo|postovan[ia]|drag[ia]|mil[ya])\s(?<name>[a-z]{4,20})(?=\s?[,!])/
/** How a name ends where somebody is called by it: `Katarzyno`, `Tomaszu`, `Piotrze`, `Petře`. */
const CALLED = /(?:o|u|e|i)$/
/** Letters at the end of a name that differ. */
const ENDING = 3
/** Letters that all forms of a name have. */
const SHORTEST_STEM = 3

/** How many letters two words begin with alike. */
function alike(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** Whether two words are one name in two cases. */
function isCaseOf(called: string, name: string): boolean {
  const stem = alike(called, name)
  return called === name || (CALLED.test(called) && stem >= SHORTEST_STEM && Math.max(called.length, name.length) - stem <= ENDING)
}

/** `Pan Mario Rossi` and `Pani Maria Rossi` are two. */
const isOfOther = (one: FoundPerson, other: FoundPerson): boolean =>
  other.title !== undefined && CALLS.test(other.title) && /i$/.test(plain(one.title ?? '')) !== /i$/.test(plain(other.title))

/** Whether somebody who is called with a title is another told by name. */
export function isVocativeOf(one: FoundPerson, other: FoundPerson): boolean {
  if (!CALLS.test(one.title ?? '') || isOfOther(one, other)) return false
  const [first, last] = [plain(one.firstName ?? ''), plain(one.lastName)]
  const [given, family] = [plain(other.firstName ?? ''), plain(other.lastName)]
  if (first === given || !CALLED.test(first) || CALLED.test(given)) return false
  return isCaseOf(first, given) && isCaseOf(last, family)
}

/** Whether a line, in plain letters, calls somebody by the vocative of a name: `Pani Karolino,` is to Karolina. */
export function isCalledIn(small: string, name: string): boolean {
  const called = CALLED_BY.exec(small)?.groups?.name
  return called !== undefined && isCaseOf(called, name)
}
