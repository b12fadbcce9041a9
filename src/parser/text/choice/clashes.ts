/** Rides of one reading that cannot all be meant. */

import type { FoundProduct } from '../../found.ts'

/** How many leave while another is on its way, or the minute it arrives, so that nobody can be on both; and how many trains have the number of a flight. */
export function clashes(products: readonly FoundProduct[]): number {
  const rides = products.flatMap((product) => {
    const [leaves, reaches] = 'departs' in product ? [product.departs?.value ?? '', product.arrives?.value ?? ''] : ['', '']
    return leaves.includes('T') && reaches.includes('T') ? [{ leaves, reaches }] : []
  })
  const flown = products.flatMap((product) => (product.kind === 'air' ? `${product.carrier?.value}${product.number?.value}` : []))
  const areBoth = products.filter((product) => product.kind === 'train' && flown.includes(product.number?.value.replaceAll(' ', '') ?? ''))
  return rides.filter((one) => rides.some((other) => other.leaves < one.leaves && one.leaves <= other.reaches)).length + areBoth.length
}
