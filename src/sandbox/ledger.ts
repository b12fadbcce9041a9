import { UserError } from '../core/errors.ts'
import type { Store } from './store.ts'

/** What bookings wrote down: documents such as orders, and what they took of flights and hotels. */

/** One seat, room or car that a booking took. */
export interface Taking {
  /** What it was taken of, such as a flight on a day. */
  readonly of: string
  /** Which part of that: a cabin, a kind of room. */
  readonly part: string
  /** Its name where it has one, such as seat `12A`. Nothing is taken twice under one name. */
  readonly place?: string | undefined
  /** UTC milliseconds until which it is held; for good where that is not said. */
  readonly until?: number | undefined
}

/** What may be done within one change. Nothing of it is seen by anybody before all of it is done. */
export interface Pages {
  readonly read: (kind: string, id: string) => string | undefined
  /** Writes a document, over one of the same kind and id. */
  readonly write: (kind: string, id: string, text: string) => void
  /** False where the place is taken already. What was held until `now` or earlier is given back, with all that its holder took. */
  readonly take: (taking: Taking, holder: string, now: number) => boolean
  /** Gives back all that a holder took. */
  readonly release: (holder: string) => void
  /** Whether a holder has anything, or all was given back or ran out and was wanted by others. */
  readonly holds: (holder: string) => boolean
}

/** A request that is to be carried out once, however often it comes: its caller, its key, and what tells another request with the same key. */
export interface Once {
  readonly caller: string
  readonly key: string
  readonly fingerprint: string
}

/** The same key came with another request. */
export class KeyReused extends Error {}

export interface Ledger {
  /** Takes in what other processes have written since. Costs next to nothing where nothing was ever booked. */
  readonly catchUp: () => Promise<void>
  /** Whether nothing at all is taken. */
  readonly isBlank: () => boolean
  /** What bookings took of something, as of the last time it caught up. */
  readonly taken: (of: string) => readonly Taking[]
  readonly read: (kind: string, id: string) => Promise<string | undefined>
  readonly holds: (holder: string) => Promise<boolean>
  /**
   * Does work that no other process can come between, with everything caught up; what it throws undoes it. It is on the disk when this
   * resolves. With `once`, a request that was carried out before gets the result it had; throws `KeyReused` where it was another.
   */
  readonly change: <T>(work: (pages: Pages) => T, once?: Once) => Promise<T>
}

/** Where a ledger is kept. Nothing is made there before something is written. */
export interface LedgerFile {
  readonly isThere: () => boolean
  /** The path of the file, in a folder that exists once this was called. */
  readonly path: () => string
}

/** Kept in memory, for as long as the ledger lives. */
export const inMemory: LedgerFile = { isThere: () => false, path: () => ':memory:' }

/** The database comes as a program for each kind of machine, and an installation may lack it. */
function refuseWithout(error: unknown): never {
  throw new UserError(
    'settings',
    `bookings need libsql, which does not load here: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    {
      hints: ['install wayfare anew on this machine, with optional dependencies: `npm install --include=optional`'],
    },
  )
}

const NOTHING: readonly Taking[] = []

/** A ledger whose database is opened when it is first needed: one that was never written to costs nothing to ask. */
export function createLedger({ isThere, path }: LedgerFile): Ledger {
  let store: Promise<Store> | undefined
  const takings = new Map<string, readonly Taking[]>()
  let seen = 0

  const open = (): Promise<Store> => {
    store ??= import('./store.ts').catch(refuseWithout).then(({ openStore }) => openStore(path()))
    // What went wrong once may go right the next time.
    store.catch(() => {
      store = undefined
    })
    return store
  }
  const read = ({ changes }: Store): void => {
    for (const { of, version, list } of changes(seen)) {
      seen = Math.max(seen, version)
      if (list.length > 0) takings.set(of, list)
      else takings.delete(of)
    }
  }

  return {
    async catchUp() {
      if (store !== undefined || isThere()) read(await open())
    },
    isBlank: () => takings.size === 0,
    taken: (of) => takings.get(of) ?? NOTHING,
    async read(kind, id) {
      return store !== undefined || isThere() ? (await open()).read(kind, id) : undefined
    },
    async holds(holder) {
      return store !== undefined || isThere() ? (await open()).holds(holder) : false
    },
    async change(work, once) {
      const opened = await open()
      const result = opened.change((pages) => {
        read(opened)
        return work(pages)
      }, once)
      read(opened)
      return result
    },
  }
}
