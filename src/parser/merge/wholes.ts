import { isAlike } from '../../core/fold.ts'
import type { FoundProduct, FoundTrain } from '../found.ts'

type Ride = FoundTrain

const isNamed = (one: Ride['from'], other: Ride['from']): boolean =>
  one !== undefined && other !== undefined && isAlike(one.value, other.value)
const isTimed = (moment: Ride['departs']): boolean => moment?.value.includes('T') === true

/**
 * Whether a ride without a number is but the way from where others begin to where they end: a mail tells it as a whole, and the ticket with it train by
 * train.
 */
export function isWhole(whole: FoundProduct, others: readonly FoundProduct[]): boolean {
  if (whole.kind !== 'train' || whole.number !== undefined || !isTimed(whole.departs) || !isTimed(whole.arrives)) return false
  const rides = others.filter((other): other is Ride => other.kind === 'train')
  const first = rides.find(({ from, departs }) => departs?.value === whole.departs?.value && isNamed(from, whole.from))
  const last = rides.find(({ to, arrives }) => arrives?.value === whole.arrives?.value && isNamed(to, whole.to))
  return first !== undefined && last !== undefined && first !== last
}
