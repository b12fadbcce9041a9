import type { World } from '../../world.ts'
import { isLongHaul } from '../fares/markets.ts'
import type { Flight } from '../flying/schedule.ts'
import { hash, uniform } from '../keys.ts'
import type { Place } from './cabinplan.ts'
import type { SeatFare } from './seating.ts'

/** EUR for choosing a seat on short and long flights, the range in which airlines' own prices lie (own estimate of published price lists). */
const STANDARD = { short: [9, 15], long: [25, 40] } as const
const LEGROOM = { short: [25, 35], long: [70, 110] } as const
/** A seat in the front rows costs so many times a standard one. */
const PREFERRED = 1.6
/** Where a better cabin charges for seats at all, as with the cheapest business fares. */
const IN_BETTER_CABINS = 2.5

/** What choosing a seat costs a traveller, in EUR: by airline, length of the flight, kind of seat, and what the fare includes. */
export function seatPrices(
  { atlas, seed }: World,
  { carrier, from, to }: Flight,
  { family }: Pick<SeatFare, 'family'>,
): (place: Place) => number {
  const [start, end] = [atlas.airport(from), atlas.airport(to)]
  const length = start && end && isLongHaul(start, end, atlas.distance(from, to)) ? 'long' : 'short'
  const share = uniform(hash(`seat|${carrier}`, hash(seed)))
  const within = ([least, most]: readonly [number, number]) => Math.round(least + (most - least) * share)
  const [standard, legroom] = [within(STANDARD[length]), within(LEGROOM[length])]
  return ({ kind, cabin }) => {
    if (family?.seat === 'free' || (family?.seat === 'std' && kind === 'standard')) return 0
    if (cabin !== 'Y') return Math.round(standard * IN_BETTER_CABINS)
    return kind === 'legroom' ? legroom : kind === 'preferred' ? Math.round(standard * PREFERRED) : standard
  }
}
