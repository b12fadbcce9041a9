/** What a ride without a number must have beside hours and towns, which shows, tables and parcels have as well. */

import type { FoundProduct } from '../found.ts'
import type { Page } from './page.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'
import { isSaidInLabels } from './said-in-labels.ts'

/** Whether all there is are rides without numbers and labels, on a page that is of no ride. */
export const areUnproven = (page: Page, products: readonly FoundProduct[]): boolean =>
  products.every((product) => product.kind === 'train' && product.number === undefined && !product.departs?.isTold) &&
  !isSaidInLabels(page, SIGN_OF_RIDE)
