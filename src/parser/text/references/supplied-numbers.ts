/** What others sold, with the number by which whoever hires out or has the rooms knows it, however the rest of it was read. */

import type { Found, FoundProduct } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { unspaced } from '../roles/numbers.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { houseNumbers } from './house-numbers.ts'
import { OTHER_SERVICE } from './own-references.ts'
import { isOfHirer, isSupplier } from './supplier-labels.ts'
import { supplierReferences } from './supplier-references.ts'

const SURE = 0.8

/** The only number of all that are told. */
function only(numbers: readonly Found[]): Found | undefined {
  const [first, ...others] = numbers
  return others.every(({ value }) => value === first?.value) ? first : undefined
}

/** Whether a line stands in a block that begins with what is no stay: `Traslado aeropuerto - hotel`. */
function isOfOther({ lines }: Page, index: number): boolean {
  const begin = lines.slice(0, index).findLastIndex(({ plain: small }) => small.trim() === '')
  return lines.slice(begin + 1, index + 1).some(({ plain: small }) => OTHER_SERVICE.test(small))
}

/** By which a house knows a stay: behind a label of its own, else that of a supplier who hires out no cars. */
function ofHouse(page: Page): Found | undefined {
  const own = houseNumbers(page).map(({ value, rule }) => ({ value, rule, sure: SURE }))
  const isOfCar = (label: string): boolean => isOfHirer(label) || FIRMS.in(label).size > 0
  const theirs = supplierReferences(page).filter(({ label, line }) => !isOfCar(plain(label)) && !isOfOther(page, line))
  return only(own.length > 0 ? own : theirs.map(({ found }) => found))
}

/** Whether a number is one by which somebody else than the seller knows what was sold, or stands beside what those are called. */
export function isSupplied(page: Page, value: string): boolean {
  const told = [...supplierReferences(page).map(({ found }) => found.value), ...houseNumbers(page).map((one) => one.value)]
  const isOf = (small: string): boolean => isOfHirer(small) || isSupplier(small)
  return (
    told.some((one) => unspaced(one) === unspaced(value)) ||
    page.lines.some(({ text, plain: small }) => text.includes(value) && isOf(small))
  )
}

/** What is all that is booked, a car or a stay, with such a number where its page tells one and no other. */
export function withSuppliedNumber(page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] {
  const [product, ...others] = products
  if (!product || others.length > 0 || (product.kind !== 'car' && product.kind !== 'hotel')) return products
  const confirmation = product.kind === 'car' ? only(supplierReferences(page).map(({ found }) => found)) : ofHouse(page)
  return confirmation ? [{ ...product, confirmation }] : products
}

/** By which the house knows a stay that is all that is booked, where no other number is told. */
export function numberOfHouse(page: Page, products: readonly FoundProduct[]): Found | undefined {
  const [product, ...others] = products
  const number = product?.kind === 'hotel' && others.length === 0 ? product.confirmation : undefined
  return number && houseNumbers(page).some(({ value }) => value === number.value) ? number : undefined
}
