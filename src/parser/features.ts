/** What is told of something to learn from it, by the hashes of that. */

import { FNV_PRIME, fnv1a } from '../core/fnv.ts'
import { slotOf } from './learned.ts'

/** A set of features, each once, by the slots of their hashes among so many. */
export class Features {
  readonly slots = new Set<number>()
  readonly #count: number

  constructor(count: number) {
    this.#count = count
  }

  add(kind: string, ...told: readonly (string | number)[]): void {
    const hash = told.reduce((hash: number, one) => Math.imul(hash, FNV_PRIME) ^ fnv1a(String(one)), fnv1a(kind))
    this.slots.add(slotOf(hash, this.#count))
  }
}
