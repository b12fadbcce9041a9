/** Last names of two families, as children have them and whoever married: beside `Zoe Hale`, `Anna Hale Reed` has no second given name. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isInOrder } from './people-in-order.ts'

/** Families that are called as people are: `David James Reed` and his friend `Sarah James` have none in common. */
const ALSO_GIVEN = wordSet(`
  alan alexander allan allen andrew anthony arnold arthur austin barry benjamin bernard blake bruce carl carter charles clark cole craig daniel david
  dean denis dennis douglas duncan edward elliott ellis ernst francis frank franz friedrich gabriel george gerard gilbert gordon graham grant gregory
  gunther harris harry harvey heinrich henry herbert hermann howard hugo humphrey ian jack jackson jacob jakob james jean joel john jordan joseph
  joyce kay keith kelly kerry kevin kim laurent lawrence lee leon leonard leslie lewis lionel logan lorenz louis lucas ludwig luke marc marie mark
  marshall martin mason mathieu matthew max maxwell michael michel morgan morris neil nicholas nicolas oliver oscar otto owen parker pascal patrick
  paul percy peter philip philippe pierre ralph raymond rene reid richard robert robin roger roland rose ross roy russell ruth ryan samuel scott sean
  shannon sidney simon spencer stanley stephen stewart stuart taylor terry theo thomas tony tyler victor vincent walter warren wayne werner william
`)

/** The same person with both last names, where another of the page has the first of them alone. */
export function withNamesOfBoth(page: Page, person: FoundPerson, others: readonly FoundPerson[]): FoundPerson {
  const given = person.firstName?.split(' ') ?? []
  const isNameOfOther = (name: string): boolean => others.some(({ lastName }) => lastName.toLowerCase() === name.toLowerCase())
  if (given.length < 2) return person
  const at = given.findIndex((name, from) => from > 0 && !ALSO_GIVEN.has(plain(name)) && isNameOfOther(given.slice(from).join(' ')))
  if (at < 0 || !isInOrder(page, person)) return person
  return { ...person, firstName: given.slice(0, at).join(' '), lastName: `${given.slice(at).join(' ')} ${person.lastName}` }
}
