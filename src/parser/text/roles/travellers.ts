/** Who of those that a page names travels, by how their names stand: learned from documents, not by any words that are listed. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { type Traveller, travellerSlots } from './people-features.ts'
import { rolesOf } from './roles-of.ts'

export interface LikelyTraveller extends Traveller {
  /** A logarithm: from 1 on 98 of 100 travel. */
  readonly sure: number
}

/** Those of a page, each with how sure it is that they travel. */
export const travellersBy = (roles: Roles, page: Page): readonly LikelyTraveller[] =>
  travellerSlots(page).map(({ mention, slots }) => ({ ...mention, sure: roles.traveller(slots) }))

/** The same by the table that comes with the program. */
export const likelyTravellers = (page: Page): readonly LikelyTraveller[] => travellersBy(rolesOf(page), page)
