import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox } from '../src/cli/embedded.ts'
import { createLedger } from '../src/sandbox/ledger.ts'
import { leftByOthers, roomKindsOf } from '../src/sandbox/making/stays/rooms.ts'
import { hotelsOf } from '../src/sandbox/making/stays/stock.ts'
import { allOffers, atlas } from './stays.ts'
import { packageFolder } from './wayfare.ts'
import { get, noon, sandbox } from './world.ts'

/** Several processes book the last rooms of a hotel at once: each is sold once. */

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfare-hotels-'))
  // Where dependencies are linked from elsewhere, the bundler sees where they really are.
  const libsql = realpathSync(join(packageFolder, 'node_modules/libsql/index.js'))
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'hotels.process.ts'),
    platform: 'node',
    external: [libsql],
    resolve: { alias: { libsql } },
  })
  await bundle.write({ dir: join(folder, 'program'), format: 'cjs', entryFileNames: 'hotels.cjs' })
  await bundle.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The ids of the bookings that a process made before there were no more rooms. */
function bookAll(file: string, offerId: string): Promise<string[]> {
  const program = [join(folder, 'program/hotels.cjs'), join(packageFolder, 'src/sandbox/data'), file, offerId]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  return new Promise((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve(printed.split('\n').filter(Boolean)) : reject(new Error(`ended with ${code}`)))),
  )
}

/** How many rooms of its kind an offer has left on the fullest of its nights. */
async function roomsLeft(id: string, nights: readonly string[]): Promise<number> {
  const hotel = (await hotelsOf({ atlas, seed: 'wayfare' })).hotel(id.slice(0, 8))
  const { rooms, extras } = await atlas.stayTerms()
  const kind = hotel && roomKindsOf('wayfare', hotel, rooms, extras).find(({ row }) => row.code === id.slice(13, 16))
  return hotel && kind ? Math.min(...nights.map((night) => leftByOthers('wayfare', hotel, kind, night))) : 0
}

test('four processes sell each of the last rooms once, and the hotel is full for everybody', async () => {
  const nights = ['2027-03-01', '2027-03-02']
  const offers = await allOffers(sandbox().service, 'MAD')
  const counts = await Promise.all(offers.map(({ id }) => roomsLeft(id, nights)))
  const most = Math.max(...counts)
  const offer = offers[counts.indexOf(most)]
  expect(most).toBeGreaterThan(3)

  const file = join(folder, 'rooms.db')
  const ids = (await Promise.all(Array.from({ length: 4 }, () => bookAll(file, offer?.id ?? '')))).flat()
  expect(ids).toHaveLength(most)
  expect(new Set(ids).size).toBe(most)

  const ledgerFile = { isThere: () => existsSync(file), path: () => file }
  const ledger = createLedger(ledgerFile)
  await ledger.catchUp()
  for (const night of nights) {
    const places = ledger.taken(`hotel ${offer?.id.slice(0, 8)} ${night}`).map(({ place }) => place)
    expect(places).toHaveLength(most)
    expect(new Set(places).size).toBe(most)
  }
  const { body } = await get(`/v3/shopping/hotel-offers/${offer?.id}`, openSandbox({ atlas, now: () => noon, ledgerFile }))
  expect(body).toEqual({ data: {} })
})
