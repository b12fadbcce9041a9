/** What the house of the one stay of a document is called. */

import { likelyHousesBy } from '../../src/parser/text/roles/houses.ts'
import { nameSlots } from '../../src/parser/text/roles/names.ts'
import { sameName } from '../score-fields.ts'
import { byScore, type RoleDocument, type RoleKind } from './documents.ts'
import { judged, nameExamples, oneNameOf } from './one-name.ts'

const houseOf = (document: RoleDocument): string | undefined => oneNameOf(document, ({ hotel }) => hotel?.name)

const examples: RoleKind['examples'] = (documents) => ({ house: nameExamples(documents, houseOf) })

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const expected = houseOf(document)
    if (expected === undefined) return undefined
    const isThere = nameSlots(document.page).some(({ mention }) => sameName(expected, mention.name))
    return { ...judged(expected, likelyHousesBy(roles, document.page).best), isThere }
  })
  return [
    `the house is among the names of ${told.filter(({ isThere }) => isThere).length} of ${told.length}; by how sure it is:`,
    ...byScore(told, [4, 3, 2, 1, 0, -1, Number.NEGATIVE_INFINITY]),
  ]
}

export const houses: RoleKind = { examples, measured }
