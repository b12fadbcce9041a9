/** Several of one family, by their given names before the last one: `Tom, Anna, Lea (8) und Max (5) Reed`. */

import type { FoundPerson } from '../../found.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { personOf } from './names.ts'
import { AND_BETWEEN } from './people-couples.ts'

const PARTS = new RegExp(`,\\s?(?:(?:and|und|et|og|och)\\s)?|\\s[&+]\\s|${AND_BETWEEN}`)
const OLD = /\s?\(\d{1,2}(?:\s\p{L}{1,8}\.?)?\)/gu
const IS_GIVEN = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u
/** Two are told otherwise as well; of so many one may have a name that few have. */
const LEAST = 3

/** All of them, where a text consists of at least three given names, most of which many have, and one last name. */
export function familyIn(text: string): FoundPerson[] {
  if (!/[,&+]/.test(text)) return []
  const parts = text.trim().replace(OLD, '').split(PARTS)
  const last = parts.at(-1)?.split(' ') ?? []
  const given = [...parts.slice(0, -1), last[0] ?? '']
  if (given.length < LEAST || last.length < 2 || last.length > 4 || !given.every((name) => IS_GIVEN.test(name))) return []
  const usual = given.filter((name) => plain(name).split('-').some(isGivenName))
  if (usual.length * 2 <= given.length || isGivenName(plain(last[1] ?? '')) || !isGivenName(plain(last[0] ?? ''))) return []
  const people = given.flatMap((name) => personOf(`${name} ${last.slice(1).join(' ')}`) ?? [])
  return people.length === given.length ? people : []
}
