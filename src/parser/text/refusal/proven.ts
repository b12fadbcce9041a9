/** What a document proves of its booking. Against that, doubts that rest on words alone have nothing to say. */

import { type FoundCar, type FoundProduct, type FoundStay, isRide } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { IN_OR_ARRIVAL, OUT_OR_DEPARTURE } from '../stays/stay-labels.ts'
import { SIMILAR } from '../words/car-models.ts'
import { plain } from '../words/plain.ts'
import { isCounted, type Seeming } from './evidence.ts'

const begins = (label: string | undefined, words: RegExp): boolean => label !== undefined && plain(label).search(words) === 0

/** `Arriving Friday 12 March` and `Leaving Sunday 14 March`: the days of shows and of parcels are told from and to, if at all. */
const areDaysLabelled = ({ checkIn, checkOut }: FoundStay): boolean =>
  begins(checkIn?.label, IN_OR_ARRIVAL) && begins(checkOut?.label, OUT_OR_DEPARTURE)

/** Where a car is fetched and brought back, and which it is: what is carried is picked up and dropped off as well. */
const isHireToldWhole = (page: Page, { pickUp, dropOff, model }: FoundCar): boolean =>
  pickUp?.label !== undefined && dropOff?.label !== undefined && (model !== undefined || SIMILAR.test(page.whole))

/** Whether a stay at a house or a hire has both its ends, by their labels or by as many nights as lie between them. */
function isToldWhole(page: Page, product: FoundProduct): boolean {
  if (product.kind === 'hotel')
    return isCounted(page, product) || (areDaysLabelled(product) && (product.name ?? product.address) !== undefined)
  return product.kind === 'car' && isHireToldWhole(page, product)
}

/** Whether both ends of any stay are told. */
export const tellsStayWhole = ({ page, products }: Seeming): boolean =>
  products.some((product) => product.kind === 'hotel' && isToldWhole(page, product))

/**
 * Whether a booking has its number, somebody it is for, and both ends of every stay and hire. Rides alone are not proved so: shows, parcels and lectures
 * have days, hours and numbers too. Nor do animals, boats and tools differ in any of this from guests and cars.
 */
export const isProven = ({ page, products, referred, people }: Seeming): boolean =>
  referred &&
  people.some(({ how }) => how !== 'greeting') &&
  !products.every(isRide) &&
  products.every((product) => isRide(product) || isToldWhole(page, product))
