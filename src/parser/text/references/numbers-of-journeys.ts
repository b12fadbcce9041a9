/** The number of a whole journey is none of a house or a car of it: what an agency calls all that one has booked stands above it, and beside it each has a number of its own, or none. */

import type { FoundProduct } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { asFound } from './booking-references.ts'
import { isSaidOf } from './reference-kinds.ts'
import { allReferences, type Reference } from './references.ts'
import { isTicketNumber } from './ticket-numbers.ts'

/** By what a page tells a stay or a hire. */
const nameOf = (product: FoundProduct): string =>
  plain((product.kind === 'hotel' ? product.name?.value : product.kind === 'car' ? product.provider?.value : undefined) ?? '')

/** The lines from where a stay or a hire is named to where something else is. */
function partOf({ lines }: Page, product: FoundProduct, all: readonly FoundProduct[]): readonly [from: number, to: number] | undefined {
  const name = nameOf(product)
  const from = name === '' ? -1 : lines.findIndex((line, index) => index > 0 && line.plain.includes(name))
  if (from < 0) return undefined
  const others = all.map(nameOf).filter((other) => other !== '' && !other.includes(name) && !name.includes(other))
  const to = lines.findIndex(
    (line, index) =>
      index > from && (line.flights.length > 0 || line.times.length > 1 || others.some((other) => line.plain.includes(other))),
  )
  return [from, to < 0 ? lines.length : to]
}

const isStayOrHire = ({ kind }: FoundProduct): boolean => kind === 'hotel' || kind === 'car'

/**
 * Beside rides, a stay or a hire without the number of the whole journey where another has one of its own, or it has one itself in its part of the page:
 * where one number is that of all, it is that of each.
 */
export function withoutNumberOfJourney(
  page: Page,
  products: readonly FoundProduct[],
  reference: string | undefined,
): readonly FoundProduct[] {
  if (reference === undefined || products.every(isStayOrHire) || !products.some(isStayOrHire)) return products
  const told = allReferences(page)
  const areNumbered = products.some((one) => isStayOrHire(one) && (one.confirmation?.value ?? reference) !== reference)
  return products.map((product) => {
    const number = product.confirmation?.value
    // `Bilens bokningsnr AUC-55871` is none of the house, which a line above tells.
    const isOfCar = product.kind === 'hotel' && told.some((one) => one.value === number && isSaidOf(page, one, 'car'))
    if (!isStayOrHire(product) || number === undefined || !(number === reference || isOfCar)) return product
    const part = partOf(page, product, products)
    const isInPart = ({ line }: Reference): boolean => part !== undefined && line >= part[0] && line < part[1]
    if (told.some((one) => one.value === number && (isInPart(one) || isSaidOf(page, one, product.kind)))) return product
    const { confirmation: _, ...rest } = product
    const own = told.find((one) => one.value !== number && one.value !== reference && isInPart(one) && !isTicketNumber(one.value))
    if (own) return { ...rest, confirmation: asFound(own) }
    return areNumbered || number !== reference ? rest : product
  })
}
