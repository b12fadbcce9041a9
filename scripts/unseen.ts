/** Tables for a document of the corpus that were learned from others alone: with those that come with the program it is known already. */

import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { FOLDS, foldOf } from './folds.ts'
import { roleTables } from './role-tables.ts'
import { roleDocuments } from './roles/documents.ts'
import { wordingTables } from './wording-tables.ts'
import { wordedTexts } from './wording-texts.ts'

/** Which tables there are instead of those of `read`, for a document by its name: `carL/07-cyklar-oland.txt`. */
export async function unseen(read: ReadTable): Promise<(name: string) => ReadTable> {
  const [texts, documents] = [await wordedTexts(), await roleDocuments()]
  const folds = FOLDS.map((fold) => {
    const isOther = ({ name }: { readonly name: string }): boolean => foldOf(name) !== fold
    return new Map<string, Uint8Array>([
      ['wording.bin', wordingTables(texts.filter(isOther))],
      ['roles.bin', roleTables(documents.filter(isOther))],
    ])
  })
  // One for all documents of a part: what is opened by it is opened once.
  const reads = folds.map(
    (fold): ReadTable =>
      (file) =>
        fold.get(file) ?? read(file),
  )
  return (name) => reads[foldOf(name)] ?? read
}
