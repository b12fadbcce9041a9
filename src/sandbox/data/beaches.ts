/** Reads `beaches.tsv`: the city codes of places that most people fly to for the beach. */

import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

export function beachTable(read: ReadTable): { isBeach(city: string): boolean } {
  const lines = lazyLines(read, 'beaches.tsv')
  return { isBeach: (city) => lines.line(city) !== undefined }
}
