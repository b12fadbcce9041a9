/** Parts of all documents: what is learned from the others is measured by one of them. */

import { fnv1a } from '../src/core/fnv.ts'

/** How many parts there are: five sixths are learned from at a time. */
const COUNT = 6
export const FOLDS: readonly number[] = Array.from({ length: COUNT }, (_, fold) => fold)

/** In which part a document is, by its name: `carL/07-cyklar-oland.txt`. */
export const foldOf = (name: string): number => (fnv1a(name) >>> 8) % COUNT
