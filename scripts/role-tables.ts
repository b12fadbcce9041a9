/** The tables of roles, as they are learned from documents. */

import { openRoles, ROLE_SLOTS, ROLE_TABLES, ROLES, type Roles } from '../src/parser/roles.ts'
import { isOfLetters } from './corpus.ts'
import { learn, tableOf } from './learn.ts'
import { addresses } from './roles/addresses.ts'
import { daysAndHours } from './roles/days-and-hours.ts'
import type { RoleDocument, RoleKind } from './roles/documents.ts'
import { hirers } from './roles/hirers.ts'
import { houses } from './roles/houses.ts'
import { bookingNumbers } from './roles/numbers.ts'
import { places } from './roles/places.ts'
import { travellers } from './roles/travellers.ts'

const WAY = { slots: ROLE_SLOTS, epochs: 12, against: 1 }

export const KINDS: Readonly<Record<string, RoleKind>> = { daysAndHours, houses, addresses, bookingNumbers, travellers, places, hirers }

/** As `openRoles` reads them; those of roles without examples are empty. */
export const tablesOf = (examples: ReturnType<RoleKind['examples']>): Buffer =>
  Buffer.concat(ROLES.map((role) => tableOf(learn(examples[role] ?? [], WAY))))

/** The same, learned from documents; of some kinds alone the others are empty. */
export const roleTables = (documents: readonly RoleDocument[], kinds = Object.values(KINDS)): Buffer =>
  tablesOf(Object.assign({}, ...kinds.map((kind) => kind.examples(documents))) as ReturnType<RoleKind['examples']>)

/** All tables of roles by the names of their files. */
export const roleFiles = (documents: readonly RoleDocument[], kinds = Object.values(KINDS)): readonly (readonly [string, Buffer])[] => [
  [
    ROLE_TABLES.letters,
    roleTables(
      documents.filter(({ name }) => isOfLetters(name)),
      kinds,
    ),
  ],
  [
    ROLE_TABLES.others,
    roleTables(
      documents.filter(({ name }) => !isOfLetters(name)),
      kinds,
    ),
  ],
]

/** The same as they are opened: the roles for a document by its name. */
export function rolesByName(documents: readonly RoleDocument[], kinds: readonly RoleKind[]): (name: string) => Roles {
  const [ofLetters, ofOthers] = roleFiles(documents, [...kinds]).map(([, bytes]) => openRoles(bytes)) as [Roles, Roles]
  return (name) => (isOfLetters(name) ? ofLetters : ofOthers)
}
