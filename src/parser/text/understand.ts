/** From the lines of a document to the trip it holds. */

import type { ReadDocument } from '../document.ts'
import type { FoundTrip, Gazetteer } from '../found.ts'
import { readFlights } from './flights.ts'
import { readPage } from './page.ts'
import { findPeople } from './people.ts'
import { findReferences } from './references.ts'

/**
 * What is understood of the text of one document: its subject and lines, not its parts, which are documents themselves. `today` (`YYYY-MM-DD`)
 * is what years are guessed from where the document does not say when it was written.
 */
export function understand(document: ReadDocument, gazetteer: Gazetteer, today: string): FoundTrip {
  const page = readPage(document, gazetteer, today)
  const { flights, guessedYear } = readFlights(page)
  if (flights.length === 0) return { products: [], people: [], warnings: [] }
  const references = findReferences(page)
  const reference = references.find(({ line }) => line > 0) ?? references[0]
  return {
    products: flights,
    people: findPeople(page),
    ...(reference ? { reference: { value: reference.value, rule: reference.rule, sure: 0.85 } } : {}),
    warnings: guessedYear ? ['The year is not written; it was guessed.'] : [],
  }
}
