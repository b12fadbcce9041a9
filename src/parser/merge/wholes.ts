import type { FoundFlight, FoundProduct, FoundTrain, FoundTrip } from '../found.ts'
import { alike, isSame, isTimed } from './same.ts'

/**
 * Whether a ride without a number is but the way from where others begin to where they end: a mail tells it as a whole, and the ticket with it train by
 * train. What the others are is asked only of such a ride.
 */
export function isWhole(whole: FoundProduct, others: () => readonly FoundProduct[]): boolean {
  if (whole.kind !== 'train' || whole.number !== undefined || !isTimed(whole.departs) || !isTimed(whole.arrives)) return false
  const rides = others().filter((other): other is FoundTrain => other.kind === 'train')
  const first = rides.find(({ from, departs }) => departs?.value === whole.departs?.value && alike(from, whole.from))
  const last = rides.find(({ to, arrives }) => arrives?.value === whole.arrives?.value && alike(to, whole.to))
  return first !== undefined && last !== undefined && first !== last
}

const isFlight = (product: FoundProduct): product is FoundFlight => product.kind === 'air'

/**
 * Whether a flight that only the text tells was left out of what was written for programs: agencies tell these but the first of several. The text tells
 * all that they are told, and the flight leaves from elsewhere: what was changed leaves from the same airport.
 */
export function isLeftOut(product: FoundProduct, { products }: FoundTrip, toldToPrograms: readonly FoundProduct[]): boolean {
  const told = toldToPrograms.filter(isFlight)
  if (!isFlight(product) || !product.from || !product.number || !isTimed(product.departs) || told.length === 0) return false
  return told.every(
    (one) => one.from !== undefined && one.from.value !== product.from?.value && products.some((other) => isSame(one, other)),
  )
}
