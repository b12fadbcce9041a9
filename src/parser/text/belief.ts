/** Whether a letter is believed to settle one stay or one hire, and what rules found to be a booking, by how all is worded and by what stands in it. */

import type { Signals } from '../belief.ts'
import type { FoundProduct } from '../found.ts'
import { ofKinds } from '../wording.ts'
import { isLetter, isShortLetter, type Page } from './page/page.ts'
import { bookingNumber } from './roles/booking-numbers.ts'
import { likeliestHirer } from './roles/hirers.ts'
import { likelyHouses } from './roles/houses.ts'
import { isPersonal } from './roles/roles-of.ts'
import { likelyTravellers } from './roles/travellers.ts'
import { rememberedFor } from './words/remembered.ts'

/** A name or number that tells more than this either way tells as much. */
const MOST = 6
/** From where on a letter settles one, whatever rules say of it: of a hundred others one is believed so. */
const SETTLES = 1.75
/** Below this what only wording tells of a letter is not enough. */
const LIKELY = 1
/** The same of what machines write, which say outright what is booked. */
const LIKELY_OF_MACHINES = 0
/** Below this what rules found is none: of others that rules believe one in four is, and hardly any booking. */
const IS_NONE = -2
/** Worded so much as a booking it is one, whatever stands in it. */
const SURELY_WORDED = 1.5

const bounded = (score: number | undefined): number => Math.max(-MOST, Math.min(MOST, score ?? -MOST))

type Standing = Omit<Signals, 'kind'>

/** What a page tells, whatever was found of it. */
const standing = rememberedFor((page: Page): Standing => {
  const number = bookingNumber(page)
  return {
    ...page.gazetteer.wording(page),
    number: bounded(number?.sure),
    lead: bounded(number?.lead),
    house: bounded(likelyHouses(page).best?.score),
    provider: bounded(likeliestHirer(page)?.score),
    traveller: bounded(Math.max(...likelyTravellers(page).map(({ sure }) => sure))),
  }
})

/** How far a letter is believed to settle one stay or one hire; undefined of what is none, or too long for one. */
function beliefOfLetter(page: Page): number | undefined {
  if (!isShortLetter(page)) return undefined
  const told = standing(page)
  return page.gazetteer.belief().letter({ ...told, kind: Math.max(told.stay, told.hire) })
}

/** Whether a letter settles one, in whatever words. */
export const settlesOne = (page: Page): boolean => (beliefOfLetter(page) ?? Number.NaN) >= SETTLES
/** Whether a letter that is only worded so may as well settle nothing. */
export const hardlySettles = (page: Page): boolean =>
  (beliefOfLetter(page) ?? Number.NaN) < (isPersonal(page) ? LIKELY : LIKELY_OF_MACHINES)

/** Whether what rules found on a page is no booking; a ticket says too little for that. */
export function isNone(page: Page, products: readonly FoundProduct[]): boolean {
  if (!isLetter(page) || page.gazetteer.wording(page).booking >= SURELY_WORDED) return false
  const told = standing(page)
  return page.gazetteer.belief().find({ ...told, kind: ofKinds(products, told) }) < IS_NONE
}
