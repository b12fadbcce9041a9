/** Which reference is whose on a page of several kinds of bookings: the one that stands in the same block as a ride, and in no block of another kind. */

import { type FoundProduct, isRide, type Ride } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import type { Reference } from './references.ts'

/** Lines that no empty one parts. */
const MOST_LINES = 24

function blockOf(page: Page, index: number): readonly Line[] {
  const isEmpty = (at: number): boolean => (page.lines[at]?.plain.trim() ?? '') === ''
  let [first, end] = [index, index + 1]
  while (first > 1 && !isEmpty(first - 1)) first--
  while (end < page.lines.length && !isEmpty(end)) end++
  return page.lines.slice(first, end)
}

/** The blocks that tell when a ride leaves and arrives. */
function blocksOf(page: Page, { departs, arrives }: Ride): (readonly Line[])[] {
  const [leaves, reaches] = [minutesIn(departs?.value), minutesIn(arrives?.value)]
  const telling = page.lines.filter(({ times }) => times.some(({ minutes }) => minutes === leaves))
  return telling
    .map(({ index }) => blockOf(page, index))
    .filter((block) => block.length <= MOST_LINES && block.some(({ times }) => times.some(({ minutes }) => minutes === reaches)))
}

/** Whether a block is of another kind of booking as well. */
function isShared(block: readonly Line[], ride: Ride, products: readonly FoundProduct[]): boolean {
  const times: ReadonlySet<number | undefined> = new Set(block.flatMap((line) => line.times.map(({ minutes }) => minutes)))
  return products.some((product) => {
    if (product.kind === ride.kind) return false
    if (product.kind === 'hotel') {
      const house = plain(product.name?.value ?? '')
      return house !== '' && block.some((line) => line.plain.includes(house))
    }
    const [begins, ends] = product.kind === 'car' ? [product.pickUp, product.dropOff] : [product.departs, product.arrives]
    return times.has(minutesIn(begins?.value)) && times.has(minutesIn(ends?.value))
  })
}

/** The references of rides that have one of their own; none on pages of one kind of booking alone. */
export function referencesInBlocks(
  page: Page,
  products: readonly FoundProduct[],
  references: readonly Reference[],
): ReadonlyMap<FoundProduct, Reference> {
  const rides = products.filter(isRide)
  if (new Set(products.map(({ kind }) => kind)).size < 2 || new Set(references.map(({ value }) => value)).size < 2) return new Map()
  return new Map(
    rides.flatMap((ride) => {
      const own = blocksOf(page, ride)
        .filter((block) => !isShared(block, ride, products))
        .flatMap((block) => references.filter(({ line }) => block.some(({ index }) => index === line)))
      // That of all may stand above the first of them.
      const others = own.filter(({ value }) => value !== references[0]?.value)
      const [first] = others.length > 0 ? others : own
      return first && others.every(({ value }) => value === first.value) ? [[ride, first] as const] : []
    }),
  )
}
