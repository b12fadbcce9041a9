/** Parts of all documents: what is learned from the others is measured by one of them. */

import { fnv1a } from '../src/core/fnv.ts'

/** How many parts there are: five sixths are learned from at a time. */
const COUNT = 6
export const FOLDS: readonly number[] = Array.from({ length: COUNT }, (_, fold) => fold)

interface Named {
  /** `carL/07-cyklar-oland.txt` */
  readonly name: string
}

/** In which part a document is, by its name. */
export const foldOf = (name: string): number => (fnv1a(name) >>> 8) % COUNT

/** What is learned from all but one part, for each part. */
export const learnedApart = <D extends Named, T>(documents: readonly D[], learn: (others: readonly D[]) => T): readonly T[] =>
  FOLDS.map((fold) => learn(documents.filter(({ name }) => foldOf(name) !== fold)))

/** What is told of each document by what was learned from the others. */
export const toldApart = <D extends Named, L, T>(
  documents: readonly D[],
  learn: (others: readonly D[]) => L,
  tell: (learned: L, document: D) => T,
): readonly T[] =>
  learnedApart(documents, learn).flatMap((learned, fold) =>
    documents.filter(({ name }) => foldOf(name) === fold).map((document) => tell(learned, document)),
  )
