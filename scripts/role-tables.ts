/** The tables of roles, as they are learned from documents. */

import { openRoles, ROLE_SLOTS, ROLE_TABLES, ROLES, type Roles } from '../src/parser/roles.ts'
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
export const roleFiles = (documents: readonly RoleDocument[], kinds = Object.values(KINDS)): readonly (readonly [string, Buffer])[] =>
  ([true, false] as const).map((is) => {
    const alike = documents.filter(({ isPersonal }) => isPersonal === is)
    return [is ? ROLE_TABLES.letters : ROLE_TABLES.others, roleTables(alike, kinds)] as const
  })

/** The same as they are opened: the roles for a document. */
export function openedRoles(documents: readonly RoleDocument[], kinds: readonly RoleKind[]): (document: RoleDocument) => Roles {
  const [ofLetters, ofOthers] = roleFiles(documents, [...kinds]).map(([, bytes]) => openRoles(bytes)) as [Roles, Roles]
  return ({ isPersonal }) => (isPersonal ? ofLetters : ofOthers)
}
