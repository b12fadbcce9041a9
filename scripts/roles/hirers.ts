/** Who hires out what the one hire of a document is. */

import { likeliestHirerBy } from '../../src/parser/text/roles/hirers.ts'
import { nameSlots } from '../../src/parser/text/roles/names.ts'
import { sameName } from '../score-fields.ts'
import { byScore, isSameName, type RoleDocument, type RoleKind } from './documents.ts'

const hirerOf = ({ trip }: RoleDocument): string | undefined => {
  const hirers = (trip.products ?? []).flatMap(({ car }) => car?.serviceProviderName ?? [])
  return new Set(hirers).size === 1 ? hirers[0] : undefined
}

const examples: RoleKind['examples'] = (documents) => ({
  provider: documents.flatMap((document) => {
    const expected = hirerOf(document)
    if (expected === undefined) return []
    return nameSlots(document.page, document.from).flatMap(({ mention, slots }) => {
      const isSo = isSameName(expected, mention.name)
      return isSo === undefined ? [] : { slots, isSo }
    })
  }),
})

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const expected = hirerOf(document)
    if (expected === undefined) return undefined
    const best = likeliestHirerBy(roles, document.page, document.from)
    return { score: best?.score ?? Number.NEGATIVE_INFINITY, isRight: best !== undefined && sameName(expected, best.name) }
  })
  return ['who hires out, by how sure it is:', ...byScore(told, [4, 3, 2, 1, 0, -1, -2, Number.NEGATIVE_INFINITY])]
}

export const hirers: RoleKind = { examples, measured }
