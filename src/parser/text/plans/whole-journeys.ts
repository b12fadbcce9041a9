/**
 * Journeys whose parts hang together: a way there, houses whose days meet it, and a way on; or houses of which each is slept in from the day on which the
 * one before is left. What is praised, carried or played somewhere has no such days, so they tell of a journey where no number does.
 */

import { byText } from '../../../core/order.ts'
import type { Found, FoundProduct, FoundStay } from '../../found.ts'
import { isRide, isStay } from '../../found.ts'
import { plain } from '../words/plain.ts'

/** As many parts that meet are a journey: a house and the ways there and back, two houses and a way, three houses. */
const PARTS = 3

const dayOf = (found: Found | undefined): string => found?.value.slice(0, 10) ?? ''

/** A stay with both its days. */
interface Nights {
  readonly name: string
  readonly first: string
  readonly last: string
}

const nightsOf = ({ name, checkIn, checkOut }: FoundStay): Nights => ({
  name: plain(name?.value ?? ''),
  first: dayOf(checkIn),
  last: dayOf(checkOut),
})

/** Houses in the order of their days; none where two are slept in during the same night, as of those one may choose from. */
function inTurn(products: readonly FoundProduct[]): readonly Nights[] {
  const all = products
    .filter(isStay)
    .map(nightsOf)
    .filter(({ first, last }) => first !== '' && first < last)
    .sort((one, other) => byText(one.first, other.first) || byText(one.last, other.last))
  return all.every(({ first }, at) => at === 0 || first >= (all[at - 1]?.last ?? '')) ? all : []
}

/** How many of the ways there and back, and of hires, begin or end on the day on which the first house is come to or the last is left. */
function waysAtEnds(products: readonly FoundProduct[], first: string, last: string): number {
  const rides = products.filter(isRide)
  const there = rides.find(({ departs, arrives }) => dayOf(arrives ?? departs) === first || dayOf(departs) === first)
  const back = rides.find((ride) => ride !== there && dayOf(ride.departs) === last)
  const hire = products.find((product) => product.kind === 'car' && (dayOf(product.pickUp) === first || dayOf(product.dropOff) === last))
  return [there, back, hire].filter((way) => way !== undefined).length
}

/** Whether what was read hangs together as one journey. */
export function isWholeJourney(products: readonly FoundProduct[]): boolean {
  const nights = inTurn(products)
  const [begin, end] = [nights[0], nights.at(-1)]
  if (begin === undefined || end === undefined) return false
  const meeting = nights.filter(({ first, name }, at) => at === 0 || (first === nights[at - 1]?.last && name !== nights[at - 1]?.name))
  const houses = meeting.length === nights.length ? nights.length : 1
  return houses + waysAtEnds(products, begin.first, end.last) >= PARTS
}
