/** Two in capitals whom a slash parts behind a label of several, `Guest name(s): ANNA REED / TOM HALE`, where airlines put it within the name of one. */

import type { FoundPerson } from '../../found.ts'
import { ADULT_COUNT } from '../stays/stay-words.ts'
import { wholeName } from './people-lists.ts'

/** Whether a label leaves open how many are named. */
const MAYBE_SEVERAL = /(?:\((?:s|n|en|er|e|es|i|a)\)|(?<![a-z])(?:names|namen|noms|nombres|nomi|nomes))\s?:?\s*$/
const APART = /\s\/\s/
/** Words of a name that are too many for one half of it. */
const MANY = 3

/** All who are so named; nobody where it may be one: each has three words, or as many adults are counted. */
export function partedBySlash(whole: string, label: string, text: string): FoundPerson[] {
  if (!APART.test(text) || text !== text.toUpperCase() || !MAYBE_SEVERAL.test(label)) return []
  const parts = text.trim().split(APART)
  const many = parts.map((part) => part.split(' ').length)
  const areWhole = many.every((words) => words >= MANY) || (many.every((words) => words > 1) && countsAdults(whole, parts.length))
  const people = areWhole ? parts.flatMap((part) => wholeName(part) ?? []) : []
  return people.length === parts.length ? people : []
}

/** Whether a page tells of as many adults. */
export const countsAdults = (whole: string, count: number): boolean => Number(ADULT_COUNT.exec(whole)?.[1] ?? 0) === count
