import Database from 'libsql'
import { UserError } from '../core/errors.ts'
import { KeyReused, type Once, type Pages, type Taking } from './ledger.ts'

/** The database of a ledger: SQLite, one file for all processes of a profile. */
export interface Store {
  readonly read: Pages['read']
  readonly holds: Pages['holds']
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

/** Of the tables above, in the file itself. One that a later program wrote may mean something else by them. */
const VERSION = 1

/** Opens the file, which is made where there is none. Throws a `UserError` where the file or the disk cannot be used, now or later. */
export function openStore(path: string): Store {
  const database = opened(path)
  /** What the database throws is for whoever runs the program to mend: a full disk, a file that is damaged or may not be written. */
  const telling = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw error instanceof Database.SqliteError ? unusable(path, error) : error
    }
  }
  const statements = telling(() => ({
    read: database.prepare('SELECT text FROM documents WHERE kind = ? AND id = ?'),
    write: database.prepare('INSERT OR REPLACE INTO documents (kind, id, text) VALUES (?, ?, ?)'),
    isTaken: database.prepare('SELECT 1 FROM takings WHERE of = ? AND place = ?'),
    take: database.prepare('INSERT INTO takings (of, part, place, until, holder) VALUES (?, ?, ?, ?, ?)'),
    lapsed: database.prepare('SELECT DISTINCT holder FROM takings WHERE of = ? AND until <= ?'),
    held: database.prepare('SELECT DISTINCT of FROM takings WHERE holder = ?'),
    release: database.prepare('DELETE FROM takings WHERE holder = ?'),
    touch: database.prepare('INSERT OR REPLACE INTO changes (of, version) VALUES (?, (SELECT COALESCE(MAX(version), 0) + 1 FROM changes))'),
    changed: database
      .prepare(
        'SELECT changes.of, version, part, place, until FROM changes LEFT JOIN takings ON takings.of = changes.of WHERE version > ? ORDER BY version',
      )
      .raw(),
    known: database.prepare('SELECT fingerprint, result FROM requests WHERE caller = ? AND key = ?'),
    remember: database.prepare('INSERT INTO requests (caller, key, fingerprint, result) VALUES (?, ?, ?, ?)'),
  }))

  const pages: Pages = {
    read: (kind, id) => textAt(statements.read.get(kind, id), 'text'),
    write: (kind, id, text) => void statements.write.run(kind, id, text),
    take({ of, part, place, until }, holder, now) {
      for (const row of statements.lapsed.all(of, now)) pages.release(textAt(row, 'holder') ?? '')
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
    holds: (holder) => statements.held.get(holder) !== undefined,
  }

  return {
    read: (kind, id) => telling(() => pages.read(kind, id)),
    holds: (holder) => telling(() => pages.holds(holder)),
    changes: (after) => telling(() => grouped(statements.changed.all(after))),
    change: (work, once) =>
      telling(() => {
        database.exec('BEGIN IMMEDIATE')
        try {
          const result = once ? onlyOnce(once, () => work(pages)) : work(pages)
          database.exec('COMMIT')
          return result
        } catch (error) {
          if (database.inTransaction) database.exec('ROLLBACK')
          throw error
        }
      }),
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

/** Rows of takings, those of one thing after another, as a list for each thing. */
function grouped(rows: readonly unknown[]): { of: string; version: number; list: readonly Taking[] }[] {
  const all: { of: string; version: number; list: Taking[] }[] = []
  for (const row of rows) {
    const [of, version, part, place, until]: unknown[] = Array.isArray(row) ? row : []
    if (typeof of !== 'string' || typeof version !== 'number') continue
    const last = all.at(-1)
    const entry = last?.of === of ? last : { of, version, list: [] as Taking[] }
    if (entry !== last) all.push(entry)
    // A thing of which nothing is taken any more has one row without a taking.
    if (typeof part === 'string')
      entry.list.push({ of, part, ...(typeof place === 'string' && { place }), ...(typeof until === 'number' && { until }) })
  }
  return all
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
      const version = numberAt(database.prepare('PRAGMA user_version').get(), 'user_version')
      if (version > VERSION) throw new Error('a later version of wayfare wrote them')
      database.exec(TABLES)
      if (version < VERSION) database.pragma(`user_version = ${VERSION}`)
      return database
    } catch (error) {
      database?.close()
      if (!/locked|busy/i.test(String(error)) || attempt >= 50) throw unusable(path, error)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function unusable(path: string, error: unknown): UserError {
  const says = error instanceof Error ? error.message : String(error)
  // These pass, or are of the disk: the file is good.
  const isGood = /full|readonly|locked|busy|I\/O/i.test(says)
  return new UserError('settings', `the bookings in ${path} cannot be used: ${says}`, {
    hints: [...(isGood ? [] : ['move the file away to begin anew']), 'WAYFARE_DATA_DIR names another folder for bookings'],
  })
}

const memberOf = (row: unknown, name: string): unknown => (typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined)

function textAt(row: unknown, name: string): string | undefined {
  const value = memberOf(row, name)
  return typeof value === 'string' ? value : undefined
}

const numberAt = (row: unknown, name: string): number => Number(memberOf(row, name))
