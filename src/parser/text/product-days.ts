/** When what is booked begins and when all of it is over. */

import type { FoundProduct } from '../found.ts'

/** The day on which one leaves, arrives at a house or fetches a car. */
export function beginOf(product: FoundProduct): string | undefined {
  const begin = product.kind === 'hotel' ? product.checkIn : product.kind === 'car' ? product.pickUp : product.departs
  return begin?.value.slice(0, 10)
}

/** Later than any day: what has none is not over. */
const OPEN = '9'

/** The last day of its rides, which are told more surely than stays and hires; of those where it has no rides. */
export function lastDay(products: readonly FoundProduct[]): string {
  const ends = products.map((product) => {
    if (product.kind === 'hotel') return { isRide: false, day: product.checkOut ?? product.checkIn }
    if (product.kind === 'car') return { isRide: false, day: product.dropOff ?? product.pickUp }
    return { isRide: true, day: product.arrives ?? product.departs }
  })
  const rides = ends.filter(({ isRide }) => isRide)
  const days = (rides.length > 0 ? rides : ends).map(({ day }) => day?.value.slice(0, 10) ?? OPEN)
  return days.sort().at(-1) ?? OPEN
}
