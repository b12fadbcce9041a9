import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'libsql'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { openSandbox } from '../src/cli/embedded.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'
import { createLedger } from '../src/sandbox/ledger.ts'
import { listen, type Visit } from '../src/sandbox/listen.ts'
import { newHome, packageFolder, wayfare } from './wayfare.ts'
import { noon } from './world.ts'

/** What can be wrong with the file of the bookings, and who may read it. */

const ada = '--traveler "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14" --email ada@example.com --phone "+34 612345678"'
const book = `flights book 1 ${ada} --max-total 1000 --quiet`
const search = 'flights search MAD JFK 2027-03-01 --non-stop'

/** A home where offers were found. */
async function found(): Promise<string> {
  const { code, home } = await wayfare(search)
  expect(code).toBe(0)
  return home
}

const folderIn = (home: string) => join(home, '.local/share/wayfare/sandbox/sandbox')
const fileIn = (home: string) => join(folderIn(home), 'bookings.db')

/** What a command that needs the bookings says of a file. */
async function told(home: string, line = book): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, { home })
  expect(stdout).toBe('')
  return `${code} ${stderr.replaceAll(home, 'HOME')}`
}

/** Files below a folder with what others may do with them. */
const open = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)

test('all that is written can be read by its owner alone, also while it is written', async () => {
  const home = await found()
  expect((await wayfare(book, { home })).code).toBe(0)
  await wayfare('flights order TKKB2K', { home })
  expect(readdirSync(folderIn(home))).toContain('bookings.db')
  // The path to what is kept for a user is not of our making.
  for (const folder of ['.local/share/wayfare', '.local/state/wayfare']) {
    expect([folder, statSync(join(home, folder)).mode & 0o077]).toEqual([folder, 0])
    expect(open(join(home, folder))).toEqual([])
  }
})

test('a file that others could read is closed to them', async () => {
  const home = await found()
  mkdirSync(folderIn(home), { recursive: true })
  writeFileSync(fileIn(home), '', { mode: 0o644 })
  expect((await wayfare(book, { home })).code).toBe(0)
  expect(open(folderIn(home))).toEqual([])
})

test('nothing of a card is on the disk, and of the journal and the last list no name', async () => {
  const home = await found()
  const card = { brand: 'VISA', holder: 'ADA LOVELACE', number: '4111111111111111', expiryDate: '2030-08', securityCode: '737' }
  const file = join(home, 'card.json')
  writeFileSync(file, JSON.stringify(card))
  expect((await wayfare(`${book} --card-file ${file}`, { home })).code).toBe(0)
  await wayfare('flights seats --order TKKB2K', { home })
  rmSync(file)
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(home, name)).isFile())
  expect(files.length).toBeGreaterThan(2)
  for (const name of files) {
    const text = readFileSync(join(home, name), 'latin1')
    expect([name, /4111111111111111|"737"|2030-08/.test(text)]).toEqual([name, false])
    if (!name.includes('bookings.db')) expect([name, /LOVELACE|ada@example/.test(text)]).toEqual([name, false])
  }
})

test('a file that is no database', async () => {
  const home = await found()
  mkdirSync(folderIn(home), { recursive: true })
  writeFileSync(fileIn(home), 'this is not a database, and never was one')
  expect(await told(home)).toMatchInlineSnapshot(`
    "10 error: the bookings in HOME/.local/share/wayfare/sandbox/sandbox/bookings.db cannot be used: file is not a database
    hint: move the file away to begin anew
    hint: WAYFARE_DATA_DIR names another folder for bookings
    "
  `)
  expect(await told(home, `${search} --quiet`)).toContain('file is not a database')
})

test('a sandbox that is served tells of a file that is no database, and calls it no bug', async () => {
  const path = join(newHome(), 'bookings.db')
  writeFileSync(path, 'this is not a database, and never was one')
  const atlas = createAtlas((name) => readFileSync(join(packageFolder, 'src/sandbox/data', name)))
  const service = openSandbox({ atlas, now: () => noon, ledgerFile: { isThere: () => true, path: () => path } })
  const visits: Visit[] = []
  const { url, close } = await listen(service, { port: 0, host: '127.0.0.1', log: (visit) => visits.push(visit) })
  onTestFinished(close)
  const env = { WAYFARE_BASE_URL: url, WAYFARE_KEY: 'key', WAYFARE_SECRET: 'secret' }
  const { code, stderr } = await wayfare(`${search} --quiet`, { env })
  expect([code, stderr.replaceAll(path, 'FILE').split('\n')[0]]).toEqual([
    8,
    'error: the bookings in FILE cannot be used: file is not a database',
  ])
  expect(visits.at(-1)).toMatchObject({ status: 500, error: { exit: 'settings' } })
})

test('a file of a later version', async () => {
  const home = await found()
  await wayfare(book, { home })
  const database = new Database(fileIn(home))
  database.pragma('user_version = 2')
  database.close()
  expect(await told(home, 'flights order TKKB2K --quiet')).toMatchInlineSnapshot(`
    "10 error: the bookings in HOME/.local/share/wayfare/sandbox/sandbox/bookings.db cannot be used: a later version of wayfare wrote them
    hint: move the file away to begin anew
    hint: WAYFARE_DATA_DIR names another folder for bookings
    "
  `)
})

test('a file whose tables are others', async () => {
  const home = await found()
  mkdirSync(folderIn(home), { recursive: true })
  const database = new Database(fileIn(home))
  database.exec('CREATE TABLE documents (name TEXT)')
  database.close()
  expect(await told(home)).toMatchInlineSnapshot(`
    "10 error: the bookings in HOME/.local/share/wayfare/sandbox/sandbox/bookings.db cannot be used: no such column: text
    hint: move the file away to begin anew
    hint: WAYFARE_DATA_DIR names another folder for bookings
    "
  `)
})

test('a disk that is full: nothing is booked, and it is said', async () => {
  const home = await found()
  await wayfare(book, { home })
  const database = new Database(fileIn(home))
  // What a full disk says, without filling one.
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON takings BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`)
  database.close()
  expect(await told(home, book.replace('ADA', 'ANNE'))).toMatchInlineSnapshot(`
    "10 error: the bookings in HOME/.local/share/wayfare/sandbox/sandbox/bookings.db cannot be used: database or disk is full
    hint: WAYFARE_DATA_DIR names another folder for bookings
    "
  `)
  expect(JSON.parse((await wayfare('orders --json', { home })).stdout).map(({ state }: { state: string }) => state)).toEqual([
    'not booked',
    'booked',
  ])
})

test('one that was opened before it went away is made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'none', 'bookings.db')
  const ledger = createLedger({ isThere: () => existsSync(path), path: () => path })
  await expect(ledger.change(() => 1)).rejects.toMatchObject({ exit: 'settings' })
  mkdirSync(join(folder, 'none'))
  expect(await ledger.change(() => 1)).toBe(1)
})

test('a machine without the database says so, and everything that needs no bookings goes on', async () => {
  const folder = newHome()
  const bundle = await rolldown({
    input: { orders: join(import.meta.dirname, 'orders.process.ts') },
    platform: 'node',
    external: ['libsql'],
    resolve: { alias: { libsql: 'libsql' } },
  })
  await bundle.write({ dir: folder, format: 'cjs', entryFileNames: '[name].cjs' })
  await bundle.close()
  const tables = join(packageFolder, 'src/sandbox/data')
  const args = [join(folder, 'orders.cjs'), tables, join(folder, 'b.db'), '1', 'IB1083', '2026-11-21', 'MAD', 'BCN', 'NOBODY']
  const { stderr } = await promisify(execFile)(process.execPath, args).catch((error: { stderr: string }) => error)
  expect(stderr).toContain("UserError: bookings need libsql, which does not load here: Cannot find module 'libsql'")
})
