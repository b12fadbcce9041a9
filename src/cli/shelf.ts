import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../core/records.ts'

/** Keeps the last list of each kind of result, so that its rows can be referred to by number. */
export interface Shelf {
  readonly put: (type: string, items: readonly unknown[]) => void
  /** The items of the last list of a type; undefined where there is none, or where it came from another service. */
  readonly take: (type: string) => readonly unknown[] | undefined
}

/** A list is kept with the address of its service, in a folder only its owner can read. */
export function createShelf(folder: string, baseUrl: string | undefined): Shelf {
  const file = (type: string) => join(folder, `${type}.json`)
  const service = baseUrl ?? 'sandbox'
  return {
    put(type, items) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        // Programs that run at once each write their own, and the last to finish has the list.
        const fresh = `${file(type)}.${Math.trunc(performance.now() * 1e6).toString(36)}`
        writeFileSync(fresh, JSON.stringify({ service, items }), { mode: 0o600 })
        renameSync(fresh, file(type))
      } catch {
        // A home that cannot be written to must not spoil an answer that is there. Referring to a row says what is missing.
      }
    },
    take(type) {
      try {
        const kept: unknown = JSON.parse(readFileSync(file(type), 'utf8'))
        return isRecord(kept) && kept.service === service && Array.isArray(kept.items) ? kept.items : undefined
      } catch {
        return undefined
      }
    },
  }
}
