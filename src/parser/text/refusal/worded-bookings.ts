/** What it says for a booking that all of a letter is worded as one, and its days stand among words as those of what is booked. */

import { SUBJECT_OF } from '../../wording.ts'
import { spanOf } from '../roles/spans.ts'
import type { Seeming } from './evidence.ts'

/** As much as a reference says. */
const MOST = 2
/** From where on a letter is worded as a booking: below it, the little that is told by a short one is not enough. */
const OF_BOOKING = 2
/** From where on a letter may be worded as a stay or a hire. */
const OF_KIND = { hotel: -1, car: -2 }

/** From where on they say as much as a reference. */
const SURELY = 2

/** In points of evidence; of a stay or a hire alone, for which no other words need be found. */
export function wordedAsBooking({ page, products, wording }: Seeming): number {
  const [product, ...more] = products
  if (more.length > 0 || (product?.kind !== 'hotel' && product?.kind !== 'car')) return 0
  const { booking, ...told } = wording()
  if (booking < OF_BOOKING || told[SUBJECT_OF[product.kind]] < OF_KIND[product.kind]) return 0
  const span =
    product.kind === 'hotel'
      ? spanOf(page, product.checkIn?.value, product.checkOut?.value)
      : spanOf(page, product.pickUp?.value, product.dropOff?.value)
  if (!span) return 0
  return span.sure >= SURELY ? MOST : Math.min(MOST, booking / 2)
}
