/** Journeys that a document only tells of in passing: how one might get to what it confirms. */

import type { FoundProduct } from '../found.ts'
import { travelDates } from './marks.ts'
import type { Line, Page } from './page.ts'

/** A sentence, and no row and no label with what it is the label of. */
const isSentence = ({ plain, text, cells }: Line): boolean =>
  cells.length === 1 && /[.!?,;]\s*$/.test(text) && (plain.match(/[a-z]{2,}/g)?.length ?? 0) >= 6

/** Whether all lines that tell when it leaves are sentences. */
function isInPassing(page: Page, product: FoundProduct): boolean {
  if (product.kind !== 'air' && product.kind !== 'train') return false
  const [hour, minute] = (product.departs?.value.split('T')[1] ?? '').split(':').map(Number)
  if (hour === undefined || minute === undefined) return false
  const telling = page.lines.filter(({ times }) => times.some(({ minutes }) => minutes === hour * 60 + minute))
  return telling.length > 0 && telling.every(isSentence)
}

/** Whether a day and a time are set apart from sentences. */
function isAnythingSetApart(page: Page): boolean {
  const days = new Set(travelDates(page).map(({ line }) => line))
  return page.lines.slice(1).some((line) => days.has(line) && line.times.length > 0 && !isSentence(line))
}

/** What is told in passing is left out where anything is set apart: that is what the document is about. */
export function withoutPassing(page: Page, products: readonly FoundProduct[]): FoundProduct[] {
  const meant = products.filter((product) => !isInPassing(page, product))
  return meant.length < products.length && (meant.length > 0 || isAnythingSetApart(page)) ? meant : [...products]
}
