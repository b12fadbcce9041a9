/** Who hires out what the one hire of a document is. */

import { likeliestHirerBy } from '../../src/parser/text/roles/hirers.ts'
import { byScore, type RoleDocument, type RoleKind } from './documents.ts'
import { judged, nameExamples, oneNameOf } from './one-name.ts'

const hirerOf = (document: RoleDocument): string | undefined => oneNameOf(document, ({ car }) => car?.serviceProviderName)

const examples: RoleKind['examples'] = (documents) => ({ provider: nameExamples(documents, hirerOf) })

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const expected = hirerOf(document)
    return expected === undefined ? undefined : judged(expected, likeliestHirerBy(roles, document.page))
  })
  return ['who hires out, by how sure it is:', ...byScore(told, [4, 3, 2, 1, 0, -1, -2, Number.NEGATIVE_INFINITY])]
}

export const hirers: RoleKind = { examples, measured }
