import type { Pages } from '../ledger.ts'
import { hash, mix } from './keys.ts'

/** Record locators as reservation systems write them: six letters and digits, without those that are taken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** How many references were given out is a document of its own. */
const COUNTER = ['counter', 'references'] as const

/** The next reference of this world, which no other booking has. */
export function newReference(seed: string, pages: Pick<Pages, 'read' | 'write'>): string {
  const count = Number(pages.read(...COUNTER) ?? 0) + 1
  pages.write(...COUNTER, String(count))
  return referenceOf(hash(`reference|${seed}`), count)
}

/** A different one for each number up to 2³⁰: multiplying by an odd number and adding a key is one to one on thirty bits. */
function referenceOf(key: number, count: number): string {
  const bits = 2 ** 30
  let left = Number((BigInt(count) * 0x2545f491n + BigInt(mix(key, 1))) % BigInt(bits))
  let text = ''
  for (let at = 0; at < 6; at++) {
    text += SIGNS[left % 32]
    left = Math.floor(left / 32)
  }
  return text
}

/** The number that a reference is written for, in its own signs: another one for each. */
export const numberOf = (reference: string): number => Array.from(reference).reduce((sum, sign) => sum * 32 + SIGNS.indexOf(sign), 0)

/** An id made of parts, such as `X7KQ2M|2026-11-20`, opaque and fit for a path. */
export const idOf = (...parts: readonly (string | number)[]): string => Buffer.from(parts.join('|')).toString('base64url')
