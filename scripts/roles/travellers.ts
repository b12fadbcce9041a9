/** Who travels, of all whom a document names. */

import { findPeople } from '../../src/parser/text/people/people.ts'
import { withLastNames } from '../../src/parser/text/people/people-last-alone.ts'
import { personKey } from '../../src/parser/text/people/person-keys.ts'
import { travellerSlots } from '../../src/parser/text/roles/people-features.ts'
import { travellersBy } from '../../src/parser/text/roles/travellers.ts'
import type { Example } from '../learn.ts'
import { byScore, type RoleDocument, type RoleKind } from './documents.ts'

/** The names of those who are known to travel. */
const travelling = ({ trip: { stakeholders = [] } }: RoleDocument): ReadonlySet<string> =>
  new Set(stakeholders.map(({ name }) => personKey({ firstName: name?.firstName ?? '', lastName: name?.lastName ?? '' })))

const wordsOf = (key: string): ReadonlySet<string> => new Set(key.split(' ').filter((word) => word.length > 1))
/** Whether one of two names is the other in short: it is neither right nor wrong. */
function isOtherwise(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return one !== other && (shared === words.size || shared === others.size)
}

const examples = (documents: readonly RoleDocument[]): { readonly traveller: readonly Example[] } => ({
  traveller: documents.flatMap((document) => {
    const known = travelling(document)
    return travellerSlots(document.page).flatMap(({ mention: { key }, slots }) =>
      [...known].some((name) => isOtherwise(name, key)) ? [] : [{ slots, isSo: known.has(key) }],
    )
  }),
})

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const known = travelling(document)
    const rules = withLastNames(document.page, findPeople(document.page), [])
    const isOpen = !rules.some(({ value }) => value.firstName !== undefined)
    return travellersBy(roles, document.page).flatMap(({ person, sure }) => {
      const key = personKey(person)
      return [...known].some((name) => isOtherwise(name, key)) ? [] : [{ score: sure, isRight: known.has(key), isOpen }]
    })
  }).flat()
  const scores = [4, 3, 2, 1, 0, -1]
  return [
    'travellers, by how sure they are:',
    ...byScore(told, scores),
    'where rules tell of nobody:',
    ...byScore(
      told.filter(({ isOpen }) => isOpen),
      scores,
    ),
  ]
}

export const travellers: RoleKind = { examples, measured }
