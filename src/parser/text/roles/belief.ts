/** Whether a letter is believed to settle one stay or one hire, by how it is worded and by what stands in it. */

import type { Signals } from '../../belief.ts'
import type { FoundProduct } from '../../found.ts'
import { isShortLetter, type Page } from '../page/page.ts'
import { ofKinds } from '../refusal/worded-kinds.ts'
import { rememberedFor, rememberedOf } from '../words/remembered.ts'
import { bookingNumber } from './booking-numbers.ts'
import { likeliestHirer } from './hirers.ts'
import { likelyHouses } from './houses.ts'
import { likelyTravellers } from './travellers.ts'

/** What tells more than this either way tells as much. */
const MOST = 6
/** From where on what was found of a letter in no other way is a booking: of others one in three hundred is believed so. */
const BELIEVED = 1.3
/** Below this what was found is none: of bookings one in a thousand. */
const DISBELIEVED = 0.5

const bounded = (score: number | undefined): number => Math.max(-MOST, Math.min(MOST, score ?? -MOST))

type Standing = Omit<Signals, 'kind'>

/** What a page tells, whatever was found of it. `from` is who sent it. */
const standing = rememberedFor((page: Page) =>
  rememberedOf((from): Standing => {
    const number = bookingNumber(page)
    return {
      ...page.gazetteer.wording(page),
      number: bounded(number?.sure),
      lead: bounded(number?.lead),
      house: bounded(likelyHouses(page, from).best?.score),
      provider: bounded(likeliestHirer(page, from)?.score),
      traveller: bounded(Math.max(...likelyTravellers(page, from).map(({ sure }) => sure))),
    }
  }),
)

/** All signals of a page, of which some products were found, or none. */
export function signalsOf(page: Page, from: string, products: readonly FoundProduct[]): Signals {
  const told = standing(page)(from)
  return { ...told, kind: products.length > 0 ? ofKinds(products, told) : Math.max(told.stay, told.hire) }
}

/** Whether what only wording tells is believed. */
export const isBelieved = (page: Page, from: string): boolean =>
  isShortLetter(page) && page.gazetteer.belief().unfound(signalsOf(page, from, [])) >= BELIEVED

/** Whether what rules found is not. */
export const isDisbelieved = (page: Page, from: string, products: readonly FoundProduct[]): boolean =>
  page.gazetteer.belief().found(signalsOf(page, from, products)) < DISBELIEVED
