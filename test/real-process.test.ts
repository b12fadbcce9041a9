import { execFile, spawn } from 'node:child_process'
import { get } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { behind } from './behind.ts'
import { built } from './built.ts'
import { newHome, packageFolder } from './wayfare.ts'

/** The program as it is started by a shell: what only a real process can show. */

const program = join(packageFolder, 'bin/wayfare.cjs')
const now = '2026-11-20T12:00:00Z'
const sandboxNote = 'sandbox: times, prices and seats are made up; no account and no network are used\n'

beforeAll(built, 60_000)

/** The environment of a shell where nothing of this one is set. */
const clean = (env: Record<string, string> = {}) => ({ PATH: process.env.PATH ?? '', HOME: newHome(), WAYFARE_NOW: now, ...env })

/** Runs a line in which `wayfare` is the program. */
async function shell(line: string, env: Record<string, string> = {}) {
  const script = `wayfare() { '${process.execPath}' '${program}' "$@"; }\n${line}`
  const ended = await promisify(execFile)('bash', ['--norc', '-c', script], {
    env: clean(env),
    maxBuffer: 64 * 1024 * 1024,
    timeout: 10_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
  expect(ended.stderr).not.toMatch(/^ +at |\(node:/m)
  return ended
}

test('a reader who has seen enough ends the program quietly', async () => {
  for (const format of ['', '--json', '--jsonl', '--csv']) {
    const line = `wayfare flights search MAD JFK 2027-03-01 2027-03-08 --quiet ${format} | head -1; echo "\${PIPESTATUS[0]}"`
    const { stdout, stderr } = await shell(line)
    const [first = '', status] = stdout.trimEnd().split(/\r?\n/)
    expect({ status, stderr }).toEqual({ status: '0', stderr: '' })
    expect(first).not.toBe('')
  }
})

test('a search is piped into a price', async () => {
  const { code, stdout } = await shell(
    'wayfare flights search MAD JFK 2027-03-01 --max 2 --json | wayfare flights price - --fields type --quiet',
  )
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'type\nflight-offers-pricing\n' })
})

test('rows of a list are known to the next process', async () => {
  const { code, stdout } = await shell(
    'wayfare flights search MAD JFK 2027-03-01 --quiet > /dev/null && wayfare flights price 2 --json | head -c 30',
  )
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('"data":{') })
})

test('the version is printed, and exit codes reach the shell', async () => {
  expect(await shell('wayfare --version')).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' })
  expect((await shell('wayfare flights search MAD')).code).toBe(13)
  expect((await shell('wayfare airports search qqqqq --fail-empty')).code).toBe(3)
})

test('a pipe has no colour; FORCE_COLOR brings it to a terminal table, NO_COLOR takes it away', async () => {
  const line = 'wayfare airlines show IB'
  const wide = { WAYFARE_FORCE_TTY: '80' }
  expect((await shell(line)).stdout).toBe('IATA\tICAO\tName\nIB\tIBE\tIberia\n')
  expect((await shell(line, { FORCE_COLOR: '1' })).stdout).toBe('IATA\tICAO\tName\nIB\tIBE\tIberia\n')
  const { stdout: coloured } = await shell(line, wide)
  expect(coloured).toContain('\u001b[')
  const { stdout: plain } = await shell(line, { ...wide, NO_COLOR: '1' })
  expect(plain).toBe('IATA  ICAO  Name\nIB    IBE   Iberia\n\n1 airline\n')
  expect((await shell(line, { ...wide, TERM: 'dumb' })).stdout).toBe(plain)
  expect((await shell(line, { ...wide, TERM: 'dumb', FORCE_COLOR: '1' })).stdout).toBe(coloured)
  expect((await shell(line, { ...wide, FORCE_COLOR: '0' })).stdout).toBe(plain)
})

test('a terminal that can nothing is enough for every kind of command', async () => {
  for (const line of ['wayfare', 'wayfare flights search MAD JFK tomorrow', 'wayfare help exit-codes', 'wayfare auth status']) {
    const { code, stdout } = await shell(line, { TERM: 'dumb', WAYFARE_FORCE_TTY: '80', CI: '1' })
    expect([line, code]).toEqual([line, 0])
    expect(stdout).not.toContain('\u001b')
  }
})

test('names of places, rows and errors of every kind bring no word of Node itself', async () => {
  const env = { CI: '1' }
  for (const [line, code] of [
    ['wayfare flights search madrid "new york" 2027-03-01 --max 1', 0],
    ['wayfare flights search MAD barclona 2027-03-01', 2],
    ['wayfare flights search MAD JFX 2027-03-01', 2],
    ['wayfare flights search MAD JFK 2027-03-01 --cabin econmy', 2],
    ['wayfare flights price 1', 2],
    ['wayfare completion zsh', 0],
    ['wayfare profile set x environment=test', 0],
  ] as const) {
    const { code: ended, stderr } = await shell(line, env)
    expect({ line, ended }).toEqual({ line, ended: code })
    expect(stderr).not.toContain('Warning')
  }
})

test('the clock can be set, so that scripts get the same answers every day', async () => {
  const line = 'wayfare flights search MAD JFK tomorrow --dry-run'
  const { stderr } = await shell(line, { WAYFARE_NOW: '2027-02-28T12:00:00Z' })
  expect(stderr).toContain('--depart: tomorrow is Mon 1 Mar 2027 (2027-03-01)')
})

test('what cannot be remembered spoils no answer', async () => {
  const list = 'IATA\tICAO\tName\nIB\tIBE\tIberia\n'
  // Nothing can be made under /proc either, and what Node 20 does for several folders at once would never end there.
  for (const nowhere of ['/dev/null', '/proc/nowhere']) {
    const env = { WAYFARE_STATE_DIR: `${nowhere}/state`, XDG_CACHE_HOME: `${nowhere}/cache` }
    expect(await shell('wayfare airlines show IB', env)).toEqual({ code: 0, stdout: list, stderr: sandboxNote })
    expect((await shell('wayfare flights search MAD JFK 2027-03-01 --max 1', env)).code).toBe(0)
  }
})

/** Status of an answer to a GET. */
const statusOf = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, (response) => {
      resolve(response.statusCode)
      response.destroy()
    }).on('error', reject)
  })

test('Ctrl-C ends the sandbox that is served with 130 and leaves nothing behind', async () => {
  const server = spawn(process.execPath, [program, 'sandbox', 'serve', '--port', '0'], { env: clean() })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) server[name].on('data', (chunk) => (said[name] += String(chunk)))
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    server.on('close', (code, signal) => resolve({ code, signal }))
  })
  await expect.poll(() => said.stdout).toMatch(/^wayfare sandbox is ready on http:\/\/127\.0\.0\.1:\d+\n$/)
  const url = said.stdout.trim().split(' ').at(-1) ?? ''
  expect(await statusOf(`${url}/v1/reference-data/airlines?airlineCodes=IB`)).toBe(401)
  server.kill('SIGINT')
  expect(await ended).toEqual({ code: 130, signal: null })
  expect(said.stderr).toBe('')
  await expect(statusOf(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a program that is killed while a booking is on its way books it once when it is started again', async () => {
  const killed: (() => void)[] = []
  const { env, orders } = await behind((_answer, _response, number) => {
    if (number > 1) return 'told'
    // It is never answered: whoever asked is killed instead.
    for (const kill of killed) kill()
    return 'else'
  })
  const home = newHome()
  const line = ['flights', 'book', '1', '--traveler', 'LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14', '--email', 'ada@example.com']
  const start = (args: readonly string[]) =>
    spawn(process.execPath, [program, ...args], { env: clean({ ...env, HOME: home }), stdio: 'ignore' })
  const ended = (child: ReturnType<typeof start>) => new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)))
  expect(await ended(start(['flights', 'search', 'MAD', 'JFK', '2027-03-01', '--non-stop']))).toBe(0)
  const booking = [...line, '--phone', '+34 612345678', '--max-total', '1000']
  const first = start(booking)
  killed.push(() => first.kill('SIGKILL'))
  expect(await ended(first)).toBe('SIGKILL')
  expect(orders()).toHaveLength(1)
  expect([await ended(start(booking)), await ended(start(booking))]).toEqual([0, 12])
  expect(orders()).toHaveLength(1)
})
