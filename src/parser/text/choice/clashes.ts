/** Rides of one reading that cannot all be meant. */

import { daysBetween } from '../../../core/dates.ts'
import type { FoundProduct } from '../../found.ts'
import { beginOf } from '../days/product-days.ts'

/** Days between the first and the last part of one journey: who was born on a day flew nowhere on it. */
const LONGEST = 700

/** How many begin so long before the last of all that they are of another journey, or of none. */
function longBefore(products: readonly FoundProduct[]): number {
  const days = products.flatMap((product) => beginOf(product)?.slice(0, 10) ?? []).sort()
  const last = days.at(-1)
  return last === undefined ? 0 : days.filter((day) => daysBetween(day, last) > LONGEST).length
}

/**
 * How many leave while another is on its way, or the minute it arrives, so that nobody can be on both; how many trains have the number of a flight, and
 * how many begin years before the others.
 */
export function clashes(products: readonly FoundProduct[]): number {
  const rides = products.flatMap((product) => {
    const [leaves, reaches] = 'departs' in product ? [product.departs?.value ?? '', product.arrives?.value ?? ''] : ['', '']
    return leaves.includes('T') && reaches.includes('T') ? [{ leaves, reaches }] : []
  })
  const flown = products.flatMap((product) => (product.kind === 'air' ? `${product.carrier?.value}${product.number?.value}` : []))
  const areBoth = products.filter((product) => product.kind === 'train' && flown.includes(product.number?.value.replaceAll(' ', '') ?? ''))
  return (
    rides.filter((one) => rides.some((other) => other.leaves < one.leaves && one.leaves <= other.reaches)).length +
    areBoth.length +
    longBefore(products)
  )
}
