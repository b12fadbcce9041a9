/** From the lines of a document to the trip it holds. */

import type { ReadDocument } from '../document.ts'
import type { Found, FoundProduct, FoundTrip, Gazetteer } from '../found.ts'
import { readCars } from './cars.ts'
import { readFlights } from './flights.ts'
import { type Page, readPage } from './page.ts'
import { findPeople } from './people.ts'
import { findReferences, isSaidOf, type Reference } from './references.ts'
import { isNoTrip } from './refusal.ts'
import { withoutRivals } from './rivals.ts'
import { readStays } from './stays.ts'
import { readTrains } from './trains.ts'

const NOTHING: FoundTrip = { products: [], people: [], warnings: [] }

function readProducts(page: Page, references: readonly Reference[], from: string) {
  const { flights, guessedYear: one } = readFlights(page)
  const { trains, guessedYear: two } = readTrains(page)
  const { stays, guessedYear: three } = readStays(page, references, from)
  const { cars, guessedYear: four } = readCars(page, references, from)
  const products: readonly FoundProduct[] = [...flights, ...trains, ...stays, ...cars]
  return { products, guessedYear: one || two || three || four }
}

/** The booking's own reference: the first on the page, else the one in the subject. */
function bookingReference(references: readonly Reference[]): Found | undefined {
  const reference = references.find(({ line }) => line > 0) ?? references[0]
  return reference && { value: reference.value, rule: reference.rule, sure: 0.85 }
}

/**
 * Flights and trains go by the reference that is said to be of flights or trains, else by that of the booking; not by one that stands with a stay
 * or a car among several.
 */
function withReference(page: Page, product: FoundProduct, references: readonly Reference[], others: readonly FoundProduct[]): FoundProduct {
  if (product.confirmation !== undefined || product.kind === 'hotel' || product.kind === 'car') return product
  const taken = new Set(others.flatMap(({ kind, confirmation }) => (kind === 'hotel' || kind === 'car' ? (confirmation?.value ?? []) : [])))
  const own = references.filter((reference) => isSaidOf(page, reference, product.kind))
  const free = references.filter(({ value }) => !taken.has(value))
  const confirmation = bookingReference(own.length > 0 ? own : free.length > 0 ? free : references)
  return confirmation ? { ...product, confirmation } : product
}

/**
 * What is understood of the text of one document: its subject and lines, not its parts, which are documents themselves. `today` (`YYYY-MM-DD`)
 * is what years are guessed from where the document does not say when it was written.
 */
export function understand(document: ReadDocument, gazetteer: Gazetteer, today: string): FoundTrip {
  const page = readPage(document, gazetteer, today)
  const references = findReferences(page)
  const { products: all, guessedYear } = readProducts(page, references, document.from ?? '')
  const products = withoutRivals(page, all)
  if (products.length === 0) return NOTHING
  const people = findPeople(page)
  const reference = bookingReference(references)
  if (isNoTrip(page, products, reference !== undefined, people.length, document.format)) return NOTHING
  return {
    products: products.map((product) => withReference(page, product, references, products)),
    people,
    ...(reference ? { reference } : {}),
    warnings: guessedYear ? ['the year is not written and was guessed'] : [],
  }
}
