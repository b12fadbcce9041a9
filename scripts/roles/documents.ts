/** Documents whose trips are known, as pages: to learn from which roles what stands there has. */

import type { Trip } from '../../src/operations/trip/model.ts'
import { openGazetteer } from '../../src/parser/gazetteer.ts'
import type { ROLES, Roles } from '../../src/parser/roles.ts'
import { type Page, readPage } from '../../src/parser/text/page/page.ts'
import { isPersonal } from '../../src/parser/text/roles/roles-of.ts'
import { TODAY, wholeCorpus } from '../corpus.ts'
import type { Example } from '../learn.ts'
import { readText } from '../read-text.ts'
import { plain } from '../score-fields.ts'
import { shipped } from '../shipped.ts'

export interface RoleDocument {
  /** `carL/07-cyklar-oland.txt` */
  readonly name: string
  readonly page: Page
  readonly trip: Trip
  /** Whether it is worded as people write, rather than machines. */
  readonly isPersonal: boolean
}

const gazetteer = openGazetteer(shipped)

/** Those of the corpus that hold a trip. */
export async function roleDocuments(): Promise<readonly RoleDocument[]> {
  const out: RoleDocument[] = []
  for (const { name, bytes, trip } of wholeCorpus()) {
    if (!trip) continue
    const text = await readText(bytes)
    const page = readPage(text, gazetteer, TODAY)
    out.push({ name, page, trip, isPersonal: isPersonal(page) })
  }
  return out
}

type Role = (typeof ROLES)[number]

/** Roles that are learned and measured together. */
export interface RoleKind {
  /** What is learned from, for each of them. */
  readonly examples: (documents: readonly RoleDocument[]) => Readonly<Partial<Record<Role, readonly Example[]>>>
  /** How well they are told of documents that were not learned from, as lines. `tell` asks each document with tables that were learned from others. */
  readonly measured: (tell: <T>(ask: (roles: Roles, document: RoleDocument) => T | undefined) => readonly T[]) => readonly string[]
}

/** `12 of 14` */
export const share = (list: readonly boolean[]): string => `${list.filter(Boolean).length} of ${list.length}`

/** For each score from which on something is believed: how many of those are right. */
export const byScore = (told: readonly { readonly score: number; readonly isRight: boolean }[], scores: readonly number[]): string[] =>
  scores.map((least) => `  ${least}: ${share(told.filter(({ score }) => score >= least).map(({ isRight }) => isRight))}`)

/** Names of which one is so much of the other are one; what is less may be either. */
const MOST_OF = 0.6
export function isSameName(expected: string, name: string): boolean | undefined {
  const [one, other] = [plain(expected), plain(name)]
  if (one === other) return true
  if (!one.includes(other) && !other.includes(one)) return false
  return Math.min(one.length, other.length) / Math.max(one.length, other.length) >= MOST_OF ? true : undefined
}
