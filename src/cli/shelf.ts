import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../core/records.ts'
import { makeFolder, stateFolder } from './folders.ts'
import { itemsOf } from './picking.ts'
import type { Shell } from './shell.ts'

/** Keeps the last list of each kind of result, so that its rows can be referred to by number. */
export interface Shelf {
  /** Keeps an answer that is written as JSON already. */
  readonly put: (type: string, json: string) => void
  /** The items of the last list of a type; undefined where there is none, or where it came from another service. */
  readonly take: (type: string) => readonly unknown[] | undefined
}

/** A list is kept with the address of its service, in a folder only its owner can read. */
export function createShelf(shell: Shell, baseUrl: string | undefined): Shelf {
  const folder = stateFolder(shell)
  const file = (type: string) => join(folder, `${type}.json`)
  const service = baseUrl ?? 'sandbox'
  return {
    put(type, json) {
      const kept = `{"service":${JSON.stringify(service)},"answer":${json}}`
      try {
        // In place, which takes half the time of a new file: what two programs spoil for each other is no list, and is told as none.
        writeFileSync(file(type), kept, { mode: 0o600 })
      } catch {
        try {
          makeFolder(folder)
          writeFileSync(file(type), kept, { mode: 0o600 })
        } catch {
          // A home that cannot be written to must not spoil an answer that is there. Referring to a row says what is missing.
        }
      }
    },
    take(type) {
      try {
        const kept: unknown = JSON.parse(readFileSync(file(type), 'utf8'))
        return isRecord(kept) && kept.service === service ? itemsOf(kept.answer) : undefined
      } catch {
        return undefined
      }
    },
  }
}
