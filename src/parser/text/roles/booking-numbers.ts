/** Which number of a page is that of its booking, by how it stands among words: learned from documents, not by any labels that are listed. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { numberSlots } from './number-features.ts'
import { type NumberMention, unspaced } from './numbers.ts'
import { rolesOf } from './roles-of.ts'

export interface LikelyNumber {
  readonly mention: NumberMention
  /** A logarithm: from -0.5 on, 99 of 100 are right. */
  readonly sure: number
  /** How much likelier it is than any other number. */
  readonly lead: number
}

/** The likeliest number of a page. */
export function bookingNumberBy(roles: Roles, page: Page): LikelyNumber | undefined {
  const likely = numberSlots(page)
    .map(({ mention, slots }) => ({ mention, sure: roles.number(slots) }))
    .sort((one, other) => other.sure - one.sure)
  const [best] = likely
  if (!best) return undefined
  const value = unspaced(best.mention.value)
  // What is a part of it is no other number.
  const other = likely.find(({ mention }) => !value.includes(unspaced(mention.value)) && !unspaced(mention.value).includes(value))
  return { ...best, lead: best.sure - (other?.sure ?? Number.NEGATIVE_INFINITY) }
}

/** The same by the table that comes with the program. */
export const bookingNumber = rememberedFor((page: Page): LikelyNumber | undefined => bookingNumberBy(rolesOf(page), page))
