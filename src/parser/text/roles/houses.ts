/** What the house is called that somebody stays in, by how names stand on a page. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { likeliest } from './features.ts'
import { nameSlots } from './names.ts'
import { rolesOf } from './roles-of.ts'

export interface LikelyHouse {
  readonly name: string
  readonly score: number
}

export interface LikelyHouses {
  /** The likeliest of all names. */
  readonly best: LikelyHouse | undefined
  /** How likely some other name is one, wherever it stands, or one that has it within; it is none where no name has it. */
  readonly scoreOf: (name: string) => number
}

/** What no name of a page is called: as unlikely as any that is none. */
const NONE = -5

export function likelyHousesBy(roles: Roles, page: Page): LikelyHouses {
  const told = nameSlots(page).map(({ mention, slots }): LikelyHouse => ({ name: mention.name, score: roles.house(slots) }))
  const most = (list: readonly LikelyHouse[]): LikelyHouse | undefined => likeliest(list, ({ score }) => score)?.one
  return {
    best: most(told),
    scoreOf: (name) => {
      const small = plain(name)
      return most(told.filter((one) => plain(one.name).includes(small) || small.includes(plain(one.name))))?.score ?? NONE
    },
  }
}

/** The same by the table that comes with the program. */
export const likelyHouses = (page: Page): LikelyHouses => likelyHousesBy(rolesOf(page), page)
