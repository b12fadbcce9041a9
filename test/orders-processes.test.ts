import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox } from '../src/cli/embedded.ts'
import type { FlightOrder } from '../src/operations/flights/order.model.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'
import { createLedger } from '../src/sandbox/ledger.ts'
import { packageFolder } from './wayfare.ts'
import { ask, noon } from './world.ts'

/** Several processes book at once, and one is killed while it writes: no seat is sold twice, and nothing acknowledged is lost. */

/** A flight of the next morning with a few seats left. */
const [flight, day, from, to] = ['IB1083', '2026-11-21', 'MAD', 'BCN']
const departure = `${flight} ${day} ${from}`

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfare-orders-'))
  // Where dependencies are linked from elsewhere, the bundler sees where they really are.
  const libsql = realpathSync(join(packageFolder, 'node_modules/libsql/index.js'))
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'orders.process.ts'),
    platform: 'node',
    external: [libsql],
    resolve: { alias: { libsql } },
  })
  await bundle.write({ dir: join(folder, 'program'), format: 'cjs', entryFileNames: 'orders.cjs' })
  await bundle.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Booker {
  readonly process: ChildProcess
  /** Ids of the orders that were acknowledged so far. */
  readonly acknowledged: string[]
  readonly ended: Promise<number | null>
}

function start(file: string, times: number, name: string, onOrder: (count: number, child: ChildProcess) => void = () => {}): Booker {
  const tables = join(packageFolder, 'src/sandbox/data')
  const child = spawn(process.execPath, [join(folder, 'program/orders.cjs'), tables, file, String(times), flight, day, from, to, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: string[] = []
  let rest = ''
  child.stdout?.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    acknowledged.push(...lines)
    if (lines.length > 0) onOrder(acknowledged.length, child)
  })
  return { process: child, acknowledged, ended: new Promise((resolve) => child.on('close', resolve)) }
}

/** What a process that starts now finds in the file. */
async function afterwards(file: string, ids: readonly string[]) {
  const atlas = createAtlas((name) => readFileSync(join(packageFolder, 'src/sandbox/data', name)))
  const ledgerFile = { isThere: () => existsSync(file), path: () => file }
  const service = openSandbox({ atlas, now: () => noon, ledgerFile })
  const orders: FlightOrder[] = []
  for (const id of ids) {
    const { status, body } = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect([id, status]).toEqual([id, 200])
    orders.push((body as { data: FlightOrder }).data)
  }
  const ledger = createLedger(ledgerFile)
  await ledger.catchUp()
  const { body } = await ask(
    `GET /v2/shopping/flight-offers?originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${day}&adults=1&nonStop=true`,
    undefined,
    service,
  )
  const numbers = (body as { data: { itineraries: { segments: { number: string }[] }[] }[] }).data.map(
    ({ itineraries }) => itineraries[0]?.segments[0]?.number,
  )
  return { orders, seats: ledger.taken(departure).map(({ place }) => place), onSale: numbers.includes(flight.slice(2)) }
}

test('four processes that book sixty times each sell every last seat once', async () => {
  const file = join(folder, 'four.db')
  const bookers = ['AAAA', 'BBBB', 'CCCC', 'DDDD'].map((name) => start(file, 60, name))
  expect(await Promise.all(bookers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
  const ids = bookers.flatMap(({ acknowledged }) => acknowledged)
  const { orders, seats, onSale } = await afterwards(file, ids)
  expect(onSale).toBe(false)
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.length).toBeLessThan(240)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(orders.map(({ associatedRecords }) => associatedRecords[0]?.reference)).size).toBe(ids.length)
  expect(seats).toHaveLength(ids.length)
  expect(new Set(seats).size).toBe(ids.length)
})

test('a process killed in the middle of writing loses nothing that was acknowledged, and the next one goes on', async () => {
  const file = join(folder, 'killed.db')
  const acknowledged: string[] = []
  for (const stop of [1, 3, 6]) {
    const booker = start(file, 250, `KILLED${'ABCDEFG'[stop]}`, (count, child) => {
      if (count >= stop) child.kill('SIGKILL')
    })
    await booker.ended
    expect(booker.process.signalCode).toBe('SIGKILL')
    acknowledged.push(...booker.acknowledged)
    const { seats } = await afterwards(file, acknowledged)
    // What was written and not yet told may be there as well, one at most for each process that was killed.
    expect(new Set(seats).size).toBe(seats.length)
    expect(seats.length).toBeGreaterThanOrEqual(acknowledged.length)
  }
  const last = start(file, 3, 'LAST')
  expect(await last.ended).toBe(0)
  await afterwards(file, [...acknowledged, ...last.acknowledged])
  expect(last.acknowledged.length).toBeGreaterThan(0)
})
