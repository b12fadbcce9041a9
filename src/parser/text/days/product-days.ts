/** When what is booked begins and when all of it is over. */

import { daysBetween } from '../../../core/dates.ts'
import { type FoundProduct, isRide } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'

/** The day on which one leaves, arrives at a house or fetches a car. */
export function beginOf(product: FoundProduct): string | undefined {
  const begin = product.kind === 'hotel' ? product.checkIn : product.kind === 'car' ? product.pickUp : product.departs
  return begin?.value.slice(0, 10)
}

/** Later than any day: what has none is not over. */
const OPEN = '9'

/** The day on which something ends, as far as it is told. */
export function endOf(product: FoundProduct): string {
  const end =
    product.kind === 'hotel'
      ? (product.checkOut ?? product.checkIn)
      : product.kind === 'car'
        ? (product.dropOff ?? product.pickUp)
        : (product.arrives ?? product.departs)
  return end?.value.slice(0, 10) ?? OPEN
}

/** The last day of all that is booked. */
export const endOfAll = (products: readonly FoundProduct[]): string => products.map(endOf).sort().at(-1) ?? OPEN

/** The last day of its rides, which are told more surely than stays and hires; of those where it has no rides. */
export function lastDayOfRides(products: readonly FoundProduct[]): string {
  const rides = products.filter(isRide)
  return endOfAll(rides.length > 0 ? rides : products)
}

/** Whether all of it is houses and cars, which one leaves and then pays for. */
export const areLeft = (products: readonly FoundProduct[]): boolean => products.every(({ kind }) => kind === 'hotel' || kind === 'car')

/** Whether all of it is houses and cars that are left on a day, and not on the one on which they were come to. */
export const areLeftOn = (products: readonly FoundProduct[], day: string): boolean =>
  areLeft(products) && lastDayOfRides(products) === day && products.every((product) => (beginOf(product) ?? day) < day)

/** `08.03.27   Frühstück   1   16,90` */
const isCharge = ({ plain, cells, dates: [date] }: Line): boolean =>
  cells.length > 2 && date !== undefined && date.start === cells[0]?.start && /\d[.,]\d\d\D{0,5}$/.test(plain)

/** Days before what is booked that are told of it: when it was booked, or until when it may be called off. Flights are sold a year ahead; with some weeks more, what is older is no day of the booking. */
const AHEAD = 400

/** Whether a day is told that was before all that is booked. Who has left and pays has no need of one, but for what was paid in advance. */
export function isToldOfBefore({ lines, calendar }: Page, products: readonly FoundProduct[]): boolean {
  const [begin] = products.flatMap((product) => beginOf(product) ?? []).sort()
  if (begin === undefined) return false
  const marks = lines
    .filter((line) => !isCharge(line))
    .flatMap(({ dates }) => dates)
    .filter(({ year }) => year !== undefined)
  return marks.some((mark) => {
    const day = calendar.dayOf(mark)?.date
    return day !== undefined && day < begin && daysBetween(day, begin) < AHEAD
  })
}
