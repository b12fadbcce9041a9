/** What a document only puts forward beside what is booked: it advertises it, leaves it open, or tells it to whoever comes. */

import type { FoundProduct } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { withoutRidesOfComers } from '../trains/rides-of-comers.ts'
import { withoutAdvertised } from './advertised.ts'
import { withoutHousesLeftOpen } from './houses-left-open.ts'

export const withoutPutForward = (page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] =>
  withoutRidesOfComers(page, withoutHousesLeftOpen(page, withoutAdvertised(page, products)))
