/** Stays that a document advertises beside what it is about: `Hotels near the stadium from $171/night`, `Check-in Jun 11 – check-out Jun 13`. */

import type { FoundProduct } from '../found.ts'
import { neighbour } from './around.ts'
import type { Line, Page } from './page.ts'
import { LEAST_PRICE } from './prices.ts'

/** Whether a line, or the one right above it, has a least price: what one has booked has its own. */
const isOffered = (page: Page, line: Line): boolean =>
  [line, neighbour(page, line.index, -1)].some((one) => one !== undefined && LEAST_PRICE.test(one.plain))

/** Whether the days of a stay are told nowhere but in an offer of houses. */
function isAdvertised(page: Page, product: FoundProduct): boolean {
  if (product.kind !== 'hotel') return false
  const days = [product.checkIn, product.checkOut].flatMap((day) => day?.value.slice(0, 10) ?? [])
  const telling = page.lines.filter(({ dates }) => dates.some((mark) => days.includes(page.calendar.dayOf(mark)?.date ?? '')))
  return telling.length > 0 && telling.every((line) => isOffered(page, line))
}

/** The products without stays that nobody has booked. */
export const withoutAdvertised = (page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] =>
  products.filter((product) => !isAdvertised(page, product))
