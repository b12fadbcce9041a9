/** What the house of the one stay of a document is called. */

import { likelyHousesBy } from '../../src/parser/text/roles/houses.ts'
import { nameSlots } from '../../src/parser/text/roles/names.ts'
import { sameName } from '../score-fields.ts'
import { byScore, isSameName, type RoleDocument, type RoleKind } from './documents.ts'

const houseOf = ({ trip }: RoleDocument): string | undefined => {
  const houses = (trip.products ?? []).flatMap(({ hotel }) => hotel?.name ?? [])
  return new Set(houses).size === 1 ? houses[0] : undefined
}

const examples: RoleKind['examples'] = (documents) => ({
  house: documents.flatMap((document) => {
    const expected = houseOf(document)
    if (expected === undefined) return []
    const told = nameSlots(document.page, document.from).map(({ mention, slots }) => ({ slots, isSo: isSameName(expected, mention.name) }))
    return told.flatMap(({ slots, isSo }) => (isSo === undefined ? [] : { slots, isSo }))
  }),
})

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const expected = houseOf(document)
    if (expected === undefined) return undefined
    const best = likelyHousesBy(roles, document.page, document.from).best
    const isThere = nameSlots(document.page, document.from).some(({ mention }) => sameName(expected, mention.name))
    return { score: best?.score ?? Number.NEGATIVE_INFINITY, isRight: best !== undefined && sameName(expected, best.name), isThere }
  })
  return [
    `the house is among the names of ${told.filter(({ isThere }) => isThere).length} of ${told.length}; by how sure it is:`,
    ...byScore(told, [4, 3, 2, 1, 0, -1, Number.NEGATIVE_INFINITY]),
  ]
}

export const houses: RoleKind = { examples, measured }
