/**
 * Learns `letter-roles.bin` and `roles.bin` of `src/sandbox/data` from the corpus: which of what stands in a document has which role in what is booked. The same documents give the
 * same bytes. With `--measure` it writes nothing, and tells how well roles are told of documents that were not learned from. Kinds may be named:
 * `--measure addresses`.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Roles } from '../src/parser/roles.ts'
import { foldOf, learnedApart } from './folds.ts'
import { KINDS, openedRoles, roleFiles } from './role-tables.ts'
import { type RoleDocument, type RoleKind, roleDocuments } from './roles/documents.ts'
import { tableFile } from './shipped.ts'

/** What a kind tells of each document by tables that were learned from the others. */
function telling(kind: RoleKind, documents: readonly RoleDocument[]) {
  const folds = learnedApart(documents, (others) => openedRoles(others, [kind]))
  return <T>(ask: (roles: Roles, document: RoleDocument) => T | undefined): readonly T[] =>
    documents.flatMap((document) => ask(folds[foldOf(document.name)]?.(document) as Roles, document) ?? [])
}

const { values, positionals: named } = parseArgs({ options: { measure: { type: 'boolean', default: false } }, allowPositionals: true })
const strange = named.filter((name) => !(name in KINDS))
// Of some kinds alone no file is written: it has them all.
if (strange.length > 0 || (named.length > 0 && !values.measure)) {
  console.error(`Say tsx scripts/build-roles.ts, or --measure [KIND…]; kinds are ${Object.keys(KINDS).join(', ')}.`)
  process.exit(2)
}
const documents = await roleDocuments()
if (!values.measure) for (const [file, table] of roleFiles(documents)) writeFileSync(tableFile(file), table)
else
  for (const [name, kind] of Object.entries(KINDS))
    if (named.length === 0 || named.includes(name)) process.stdout.write(`${kind.measured(telling(kind, documents)).join('\n')}\n`)
