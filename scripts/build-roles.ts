/**
 * Learns `src/sandbox/data/roles.bin` from the corpus: which of what stands in a document has which role in what is booked. The same documents give the
 * same bytes. With `--measure` it writes nothing, and tells how well roles are told of documents that were not learned from: six times five sixths are
 * learned, and the others told. Kinds may be named: `--measure addresses`.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRoles, ROLE_SLOTS, ROLES, type Roles } from '../src/parser/roles.ts'
import { learn, tableOf } from './learn.ts'
import { daysAndHours } from './roles/days-and-hours.ts'
import { type RoleDocument, type RoleKind, roleDocuments } from './roles/documents.ts'

const file = join(import.meta.dirname, '../src/sandbox/data/roles.bin')
const FOLDS = 6
const WAY = { slots: ROLE_SLOTS, epochs: 12, against: 1 }

const KINDS: Readonly<Record<string, RoleKind>> = { daysAndHours }

function tables(kinds: readonly RoleKind[], documents: readonly RoleDocument[]): Buffer {
  const examples = Object.assign({}, ...kinds.map((kind) => kind.examples(documents))) as ReturnType<RoleKind['examples']>
  return Buffer.concat(ROLES.map((role) => tableOf(learn(examples[role] ?? [], WAY))))
}

/** What a kind tells of each document by tables that were learned from the others. */
function telling(kind: RoleKind, documents: readonly RoleDocument[]) {
  const isIn = (at: number, fold: number): boolean => at % FOLDS === fold
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    roles: openRoles(
      tables(
        [kind],
        documents.filter((_, at) => !isIn(at, fold)),
      ),
    ),
    documents: documents.filter((_, at) => isIn(at, fold)),
  }))
  return <T>(ask: (roles: Roles, document: RoleDocument) => T | undefined): readonly T[] =>
    folds.flatMap(({ roles, documents }) => documents.flatMap((document) => ask(roles, document) ?? []))
}

const [way, ...named] = process.argv.slice(2)
const documents = await roleDocuments()
if (way !== '--measure') writeFileSync(file, tables(Object.values(KINDS), documents))
else
  for (const [name, kind] of Object.entries(KINDS))
    if (named.length === 0 || named.includes(name)) process.stdout.write(`${kind.measured(telling(kind, documents)).join('\n')}\n`)
