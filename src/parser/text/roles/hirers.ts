/** Who hires out what is hired, by how names stand on a page. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { likeliest } from './features.ts'
import { nameSlots } from './names.ts'
import { rolesOf } from './roles-of.ts'

export interface LikelyHirer {
  readonly name: string
  /** The logarithm of how likely it is the one. */
  readonly score: number
}

/** The likeliest of all names. */
export function likeliestHirerBy(roles: Roles, page: Page): LikelyHirer | undefined {
  const best = likeliest(nameSlots(page), ({ slots }) => roles.provider(slots))
  return best && { name: best.one.mention.name, score: best.score }
}

/** The same by the table that comes with the program. */
export const likeliestHirer = (page: Page): LikelyHirer | undefined => likeliestHirerBy(rolesOf(page), page)
