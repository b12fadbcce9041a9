import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../core/records.ts'
import { itemsOf } from './picking.ts'

/** Keeps the last list of each kind of result, so that its rows can be referred to by number. */
export interface Shelf {
  readonly put: (answer: unknown) => void
  /** The items of the last list of a kind; undefined where there is none. */
  readonly take: (kind: string) => readonly unknown[] | undefined
}

/** A list is kept by the `type` of its items, in a folder only its owner can read. */
export function createShelf(folder: string): Shelf {
  const file = (kind: string) => join(folder, `${kind}.json`)
  return {
    put(answer) {
      const [first] = itemsOf(answer)
      const kind = isRecord(first) ? first.type : undefined
      if (typeof kind !== 'string' || !/^[a-z-]{1,40}$/.test(kind)) return
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        const fresh = `${file(kind)}.new`
        writeFileSync(fresh, JSON.stringify(answer), { mode: 0o600 })
        renameSync(fresh, file(kind))
      } catch {
        // A home that cannot be written to must not spoil an answer that is there. Referring to a row says what is missing.
      }
    },
    take(kind) {
      try {
        return itemsOf(JSON.parse(readFileSync(file(kind), 'utf8')))
      } catch {
        return undefined
      }
    },
  }
}
