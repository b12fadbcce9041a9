/** Tables for a document of the corpus that were learned from others alone: with those that come with the program it is known already. */

import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { foldOf, learnedApart } from './folds.ts'
import { roleFiles } from './role-tables.ts'
import { type RoleDocument, roleDocuments } from './roles/documents.ts'
import { wordingTables } from './wording-tables.ts'
import { type WordedText, wordedTexts } from './wording-texts.ts'

/** Which tables there are instead of those of `read`, for a document by its name: `carL/07-cyklar-oland.txt`. */
export function tablesApart(
  texts: readonly WordedText[],
  documents: readonly RoleDocument[],
  read: ReadTable,
): (name: string) => ReadTable {
  const [wording, roles] = [learnedApart(texts, wordingTables), learnedApart(documents, roleFiles)]
  // One for all documents of a part: what is opened by it is opened once.
  const reads = wording.map((words, fold): ReadTable => {
    const learned = new Map<string, Uint8Array>([['wording.bin', words], ...(roles[fold] ?? [])])
    return (file) => learned.get(file) ?? read(file)
  })
  return (name) => reads[foldOf(name)] ?? read
}

/** The same of all that there is to learn from. */
export const unseen = async (read: ReadTable): Promise<(name: string) => ReadTable> =>
  tablesApart(await wordedTexts(), await roleDocuments(), read)
