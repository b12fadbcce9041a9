import type { FoundProduct, FoundTrain } from '../found.ts'
import { alike, isTimed } from './same.ts'

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
