import type { ReadDocument } from '../document.ts'
import type { FoundTrip, Gazetteer } from '../found.ts'

/** What the text of a document says of a trip. `today` is the day on which it is read. */
export const understand = (_document: ReadDocument, _gazetteer: Gazetteer, _today: string): FoundTrip => ({
  products: [],
  people: [],
  warnings: [],
})
