import Database from 'libsql'
import { UserError } from '../core/errors.ts'
import { KeyReused, type Once, type Pages, type Taking } from './ledger.ts'

/** The database of a ledger: SQLite, one file for all processes of a profile. */
export interface Store {
  readonly read: Pages['read']
  /** What was taken of everything that changed after a version, whole. */
  readonly changes: (after: number) => readonly { readonly of: string; readonly version: number; readonly list: readonly Taking[] }[]
  /** One transaction. The work must end in the same breath: other processes wait for it. */
  readonly change: <T>(work: (pages: Pages) => T, once?: Once) => T
}

/** Milliseconds a process waits for others that write. */
const PATIENCE = 20_000

/** Every statement that makes a new file ready; each does nothing where it is done already. */
const TABLES = `
CREATE TABLE IF NOT EXISTS documents (kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS takings (of TEXT NOT NULL, part TEXT NOT NULL, place TEXT, until INTEGER, holder TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS takings_of ON takings (of);
CREATE INDEX IF NOT EXISTS takings_holder ON takings (holder);
CREATE UNIQUE INDEX IF NOT EXISTS takings_place ON takings (of, place) WHERE place IS NOT NULL;
CREATE TABLE IF NOT EXISTS changes (of TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS changes_version ON changes (version);
CREATE TABLE IF NOT EXISTS requests (caller TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, result TEXT NOT NULL, PRIMARY KEY (caller, key)) WITHOUT ROWID;
`

/** Opens the file, which is made where there is none. */
export function openStore(path: string): Store {
  const database = opened(path)
  const statements = {
    read: database.prepare('SELECT text FROM documents WHERE kind = ? AND id = ?'),
    write: database.prepare('INSERT OR REPLACE INTO documents (kind, id, text) VALUES (?, ?, ?)'),
    isTaken: database.prepare('SELECT 1 FROM takings WHERE of = ? AND place = ?'),
    take: database.prepare('INSERT INTO takings (of, part, place, until, holder) VALUES (?, ?, ?, ?, ?)'),
    lapse: database.prepare('DELETE FROM takings WHERE of = ? AND until <= ?'),
    held: database.prepare('SELECT DISTINCT of FROM takings WHERE holder = ?'),
    release: database.prepare('DELETE FROM takings WHERE holder = ?'),
    touch: database.prepare('INSERT OR REPLACE INTO changes (of, version) VALUES (?, (SELECT COALESCE(MAX(version), 0) + 1 FROM changes))'),
    changed: database.prepare('SELECT of, version FROM changes WHERE version > ? ORDER BY version'),
    taken: database.prepare('SELECT part, place, until FROM takings WHERE of = ?'),
    known: database.prepare('SELECT fingerprint, result FROM requests WHERE caller = ? AND key = ?'),
    remember: database.prepare('INSERT INTO requests (caller, key, fingerprint, result) VALUES (?, ?, ?, ?)'),
  }

  const pages: Pages = {
    read: (kind, id) => textAt(statements.read.get(kind, id), 'text'),
    write: (kind, id, text) => void statements.write.run(kind, id, text),
    take({ of, part, place, until }, holder, now) {
      statements.lapse.run(of, now)
      if (place !== undefined && statements.isTaken.get(of, place) !== undefined) return false
      statements.take.run(of, part, place ?? null, until ?? null, holder)
      statements.touch.run(of)
      return true
    },
    release(holder) {
      const held = statements.held.all(holder)
      statements.release.run(holder)
      for (const row of held) statements.touch.run(textAt(row, 'of') ?? '')
    },
  }

  return {
    read: pages.read,
    changes: (after) =>
      statements.changed.all(after).map((row) => {
        const of = textAt(row, 'of') ?? ''
        const list = statements.taken.all(of).map((taking): Taking => {
          const place = textAt(taking, 'place')
          const until = numberAt(taking, 'until')
          return { of, part: textAt(taking, 'part') ?? '', ...(place !== undefined && { place }), ...(until > 0 && { until }) }
        })
        return { of, version: numberAt(row, 'version'), list }
      }),
    change(work, once) {
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = once ? onlyOnce(once, () => work(pages)) : work(pages)
        database.exec('COMMIT')
        return result
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
  }

  /** The result a request had before, or that of the work, which is then remembered with it. */
  function onlyOnce<T>({ caller, key, fingerprint }: Once, work: () => T): T {
    const known = statements.known.get(caller, key)
    if (known === undefined) {
      const result = work()
      statements.remember.run(caller, key, fingerprint, JSON.stringify(result))
      return result
    }
    if (textAt(known, 'fingerprint') !== fingerprint) throw new KeyReused()
    // Written by the same work for the same request.
    return JSON.parse(textAt(known, 'result') ?? '') as T
  }
}

/** Opening a new file from several processes at once can fail with "database is locked", so the whole opening is tried again. */
function opened(path: string): Database.Database {
  for (let attempt = 0; ; attempt++) {
    let database: Database.Database | undefined
    try {
      database = new Database(path)
      database.pragma(`busy_timeout = ${PATIENCE}`)
      database.pragma('journal_mode = WAL')
      // What was acknowledged outlives a power cut as well.
      database.pragma('synchronous = FULL')
      database.exec(TABLES)
      return database
    } catch (error) {
      database?.close()
      if (!/locked|busy/i.test(String(error)) || attempt >= 50) throw unusable(path, error)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

const unusable = (path: string, error: unknown): UserError =>
  new UserError('settings', `the bookings in ${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
    hints: ['move the file away to begin anew', 'WAYFARE_DATA_DIR names another folder for bookings'],
  })

const memberOf = (row: unknown, name: string): unknown => (typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined)

function textAt(row: unknown, name: string): string | undefined {
  const value = memberOf(row, name)
  return typeof value === 'string' ? value : undefined
}

const numberAt = (row: unknown, name: string): number => Number(memberOf(row, name))
