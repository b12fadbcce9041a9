/** Last names of two families, as children have them and whoever married: beside `Zoe Hale`, `Anna Hale Reed` has no second given name. */

import type { FoundPerson } from '../found.ts'
import type { Page } from './page.ts'
import { isInOrder } from './people-in-order.ts'

/** The same person with both last names, where another of the page has the first of them alone. */
export function withNamesOfBoth(page: Page, person: FoundPerson, others: readonly FoundPerson[]): FoundPerson {
  const given = person.firstName?.split(' ') ?? []
  const isNameOfOther = (name: string): boolean => others.some(({ lastName }) => lastName.toLowerCase() === name.toLowerCase())
  if (given.length < 2) return person
  const at = given.findIndex((_, from) => from > 0 && isNameOfOther(given.slice(from).join(' ')))
  if (at < 0 || !isInOrder(page, person)) return person
  return { ...person, firstName: given.slice(0, at).join(' '), lastName: `${given.slice(at).join(' ')} ${person.lastName}` }
}
