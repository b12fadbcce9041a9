/** Whether a page is worded as one of what was found in it: pairs of hours and places are told of much that is no ride, and days of much that is no stay. */

import type { FoundProduct } from '../../found.ts'
import { SUBJECT_OF, type Wording } from '../../wording.ts'
import { isSameDay } from '../hires/hires.ts'
import { isLong, type Page } from '../page/page.ts'

type Kind = FoundProduct['kind']

/** Below these no page that books nothing but such is worded, but one in two hundred. */
const LEAST: Readonly<Record<Kind, number>> = { air: -2.6, train: -3.6, hotel: -4, car: -3.75 }
/** The same of rides beside other things, of which less is said. */
const LEAST_BESIDE = -4

/** Whether all that was found is of one kind, and the page is worded as one of anything else. */
export function isOfOtherKind(page: Page, products: readonly FoundProduct[], wording: () => Wording): boolean {
  const [kind, ...more] = new Set(products.map((product) => product.kind))
  return kind !== undefined && more.length === 0 && isLong(page) && wording()[SUBJECT_OF[kind]] < LEAST[kind]
}

/** What was found without rides that have no number, beside other things, on a page that speaks of none. */
export function withoutUnsaidRides(page: Page, products: readonly FoundProduct[], wording: () => Wording): readonly FoundProduct[] {
  const isUnsaid = (product: FoundProduct): boolean => product.kind === 'train' && product.number === undefined
  if (!products.some(isUnsaid) || products.every(({ kind }) => kind === 'train') || !isLong(page) || wording().train >= LEAST_BESIDE)
    return products
  return products.filter((product) => !isUnsaid(product))
}

/** Below this a stay or a hire is not spoken of, where the other of the same days is. */
const UNSAID = -3

/** Whether a stay and a hire begin and end on the same days. */
const areTwins = (stay: FoundProduct, car: FoundProduct): boolean =>
  stay.kind === 'hotel' && car.kind === 'car' && isSameDay(stay.checkIn, car.pickUp) && isSameDay(stay.checkOut, car.dropOff)

/**
 * What was found without stays of the days of a hire on a page that speaks of a hire alone, and without hires of the days of a stay on one that speaks of a
 * stay: the station where a car is fetched has an address as a house has, and the keys of a house are fetched as well.
 */
export function withoutUnsaidTwins(page: Page, products: readonly FoundProduct[], wording: () => Wording): readonly FoundProduct[] {
  const twinOf = (product: FoundProduct): FoundProduct | undefined =>
    products.find((other) => areTwins(product, other) || areTwins(other, product))
  if (!isLong(page) || !products.some(twinOf)) return products
  const said = (product: FoundProduct): number => wording()[SUBJECT_OF[product.kind]]
  return products.filter((product) => {
    const twin = twinOf(product)
    return twin === undefined || said(product) >= UNSAID || said(twin) <= 0
  })
}
