/** Whether a page is worded as one of what was found in it: pairs of hours and places are told of much that is no ride, and days of much that is no stay. */

import type { FoundProduct } from '../../found.ts'
import type { Wording } from '../../wording.ts'
import { isLong, type Page } from '../page/page.ts'

type Kind = FoundProduct['kind']

/** What a product is of, as wording tells it. */
const SUBJECT = { air: 'flight', train: 'train', hotel: 'stay', car: 'hire' } as const satisfies Record<Kind, keyof Wording>

/** Below these no page that books nothing but such is worded, but one in two hundred. */
const LEAST: Readonly<Record<Kind, number>> = { air: -2.6, train: -3.6, hotel: -4, car: -3.75 }
/** The same of rides beside other things, of which less is said. */
const LEAST_BESIDE = -4

/** How much a page is worded as one of some products: as that of its likeliest kind. */
export const ofKinds = (products: readonly FoundProduct[], wording: Wording): number =>
  Math.max(...products.map(({ kind }) => wording[SUBJECT[kind]]))

/** Whether all that was found is of one kind, and the page is worded as one of anything else. */
export function isOfOtherKind(page: Page, products: readonly FoundProduct[], wording: () => Wording): boolean {
  const [kind, ...more] = new Set(products.map((product) => product.kind))
  return kind !== undefined && more.length === 0 && isLong(page) && wording()[SUBJECT[kind]] < LEAST[kind]
}

/** What was found without rides that have no number, beside other things, on a page that speaks of none. */
export function withoutUnsaidRides(page: Page, products: readonly FoundProduct[], wording: () => Wording): readonly FoundProduct[] {
  const isUnsaid = (product: FoundProduct): boolean => product.kind === 'train' && product.number === undefined
  if (!products.some(isUnsaid) || products.every(({ kind }) => kind === 'train') || !isLong(page) || wording().train >= LEAST_BESIDE)
    return products
  return products.filter((product) => !isUnsaid(product))
}
