import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exits } from '../src/core/exits.ts'
import { deserted, grant, json, loopback } from './loopback.ts'
import { served } from './served.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** How commands end, for each way that can be come by now. */

const line = 'airlines show IB'

/** Runs a command that fails: it prints nothing, tells why, and shows no stack. */
async function failing(command: string, options: Options = {}) {
  const { code, stdout, stderr } = await wayfare(command, options)
  expect(stdout).toBe('')
  expect(stderr).not.toMatch(/^ +at /m)
  return { code, stderr: stderr.replace(/^sandbox: .*\n/, '') }
}

/** A server that grants tokens and answers everything else as it is told. */
async function answering(status: number, issue: object): Promise<Options> {
  const { url } = await loopback((response, { url }, count) =>
    url.endsWith('/token') ? grant(response, count) : json(response, status, { errors: [{ status, ...issue }] }),
  )
  return { env: { WAYFARE_BASE_URL: url } }
}

test('`help exit-codes` prints the table of exit codes, all of it and nothing else', async () => {
  const { code, stdout } = await wayfare('help exit-codes')
  // What does not fit a terminal goes on below.
  const lines = stdout
    .trimEnd()
    .replaceAll(/\n {5}/g, ' ')
    .split('\n')
  const table = lines.map((each) => /^ *(\d+) {2}(.+)$/.exec(each)?.slice(1) ?? each)
  expect(code).toBe(0)
  expect(table).toEqual(Object.values(exits).map(([number, meaning]) => [String(number), meaning]))
})

test('0: an answer, and also an empty list', async () => {
  expect((await wayfare(line)).code).toBe(0)
  expect((await wayfare('airports search qqqqq')).code).toBe(0)
})

test('1: a bug says that it is one, and shows where it comes from only when asked', async () => {
  const write = () => {
    throw new TypeError('there is no paper')
  }
  expect(await failing(line, { write })).toEqual({
    code: 1,
    stderr: 'error: this is a bug in wayfare: there is no paper\nhint: run it again with WAYFARE_DEBUG=1 and report what it prints\n',
  })
  for (const [command, env] of [
    [`${line} --debug`, {}],
    [line, { WAYFARE_DEBUG: '1' }],
  ] as const) {
    const { code, stderr } = await wayfare(command, { write, env })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/\nTypeError: there is no paper\n +at /)])
  }
})

test('2: a value that cannot be, a flag that is not there, and what the service calls invalid', async () => {
  expect((await failing('flights search MAD JFK 2027-03-01 --adults 10')).code).toBe(2)
  expect((await failing('flights search MAD JFK 2027-03-01 --wings 2')).code).toBe(2)
  expect((await failing('flights search MAD QQQ 2027-03-01')).code).toBe(2)
})

test('3: an empty list, where --fail-empty asks for it', async () => {
  expect((await wayfare('airports search qqqqq --fail-empty')).code).toBe(3)
})

test('4: a key and secret the service does not take', async () => {
  const { env } = await served()
  const { code, stderr } = await failing(line, { env: { ...env, WAYFARE_SECRET: 'wrong-secret' } })
  expect(code).toBe(4)
  expect(stderr).toContain('refused the key and secret: Client credentials are invalid')
  expect(stderr).toContain('hint: sign in again: `wayfare auth login`')
  expect(stderr).not.toContain('wrong-secret')
})

test('4: a token that has ended and that no new one helps', async () => {
  const options = await answering(401, { code: 38192, title: 'Access token expired', detail: 'The access token is expired' })
  const { code, stderr } = await failing(line, options)
  expect(code).toBe(4)
  expect(stderr).toMatch(/^error: The access token is expired\nhint: `wayfare auth status` shows/)
})

test('4: no key for a service that is elsewhere', async () => {
  const { code, stderr } = await failing(line, { env: { WAYFARE_BASE_URL: 'https://travel.example' } })
  expect([code, stderr]).toEqual([4, expect.stringContaining('has no key and secret for https://travel.example')])
})

test('5: an address that leads nowhere, with a hint where it comes from', async () => {
  const { env } = await served({}, '/somewhere/else')
  expect((await failing(line, { env })).code).toBe(5)
  const options = await answering(404, { code: 38196, title: 'Resource not found', detail: 'The targeted resource does not exist' })
  const { code, stderr } = await failing(line, options)
  expect(code).toBe(5)
  expect(stderr).toContain('hint: the base address of the profile may be wrong: `wayfare profile show`')
})

test('6: forbidden', async () => {
  const { code, stderr } = await failing(line, await answering(403, { code: 38197, title: 'Forbidden', detail: 'Not for this key' }))
  expect(code).toBe(6)
  expect(stderr).toBe('error: Not for this key\nservice: 403/38197 Forbidden\n')
})

test('7: the quota is used up, which no waiting helps', async () => {
  const { env } = await served({ limits: { quota: 1 } })
  expect((await wayfare(line, { env })).code).toBe(0)
  const { code, stderr } = await failing(line, { env })
  expect(code).toBe(7)
  expect(stderr).toContain('The quota of this application is used up: 1 call')
  expect(stderr).toMatch(/^hint: a service counts anew each month/m)
})

test('7: too many calls a second, after waiting in vain, and it says when to come back', async () => {
  const { env } = await served({ limits: { perSecond: 1 } })
  const home = newHome()
  expect((await wayfare(line, { env, home })).code).toBe(0)
  const { code, stderr } = await failing(line, { env, home })
  expect(code).toBe(7)
  expect(stderr.match(/the service answered 429; trying again in 1\.0 s/g)).toHaveLength(3)
  expect(stderr).toMatch(/^hint: come back at 12:00:01 UTC, in 1 second$/m)
})

test('8: a service that fails is asked four times', async () => {
  const options = await answering(500, { code: 141, title: 'SYSTEM ERROR HAS OCCURRED' })
  const { code, stderr } = await failing(line, options)
  expect(code).toBe(8)
  expect(stderr.match(/the service answered 500; trying again/g)).toHaveLength(3)
  expect(stderr).toContain('error: SYSTEM ERROR HAS OCCURRED\nservice: 500/141 SYSTEM ERROR HAS OCCURRED\n')
})

test('8: nobody listens at the address', async () => {
  const { code, stderr } = await failing(line, { env: { WAYFARE_BASE_URL: await deserted() } })
  expect(code).toBe(8)
  expect(stderr).toContain('the connection was refused')
  expect(stderr).toMatch(/^hint: is a server running at .* `wayfare sandbox serve` starts one$/m)
})

test('10: settings that cannot be read', async () => {
  const home = newHome()
  const folder = join(home, '.config/wayfare')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'settings.json'), '{"profiles":', { mode: 0o600 })
  const { code, stderr } = await failing(line, { home })
  expect(code).toBe(10)
  expect(stderr).toContain(`${join(folder, 'settings.json')} is not JSON`)
  expect(stderr).toContain('hint: mend it by hand, or move it away')
})

test('13: something is missing and nobody can be asked: every flag is named', async () => {
  expect(await failing('flights search MAD')).toEqual({
    code: 13,
    stderr: `error: --to, --depart are missing
hint: --to: a place by its code or name, such as MAD or Madrid
hint: --depart: a day, such as 2027-03-01, fri or +10d
hint: wayfare flights search --help
`,
  })
  expect((await failing('flights search MAD JFK --no-input', { terminal: 80, env: { CI: '' } })).code).toBe(13)
})

/** An offer as far as these tests look into it. */
interface Offer {
  readonly itineraries: readonly { readonly segments: readonly { readonly carrierCode: string; readonly number: string }[] }[]
  readonly travelerPricings: readonly object[]
}

test('21: the seats are gone by the time the offer is priced', async () => {
  const business = async (adults: number): Promise<Offer[]> => {
    const { stdout } = await wayfare(`flights search MAD BRU 2026-11-23 --cabin business --non-stop --adults ${adults} --json`)
    return JSON.parse(stdout).data
  }
  const flightsOf = ({ itineraries }: Offer) => JSON.stringify(itineraries.map(({ segments }) => segments.map(({ number }) => number)))
  const forNine = new Set((await business(9)).map(flightsOf))
  const scarce = (await business(1)).find((offer) => !forNine.has(flightsOf(offer)))
  const [traveler] = scarce?.travelerPricings ?? []
  const nine = { ...scarce, travelerPricings: Array.from({ length: 9 }, (_, at) => ({ ...traveler, travelerId: String(at + 1) })) }
  const { code, stderr } = await failing('flights price -', { stdin: JSON.stringify(nine) })
  expect(code).toBe(21)
  expect(stderr).toMatch(/^error: Could not sell segment \d+: no seats are left in this cabin$/m)
  expect(stderr).toContain('service: 400/34651 SEGMENT SELL FAILURE at /data/flightOffers/0/itineraries/0/segments/0')
})

test('130: Ctrl-C while the service keeps silent ends the command without a word', async () => {
  const controller = new AbortController()
  const { url } = await loopback((response, { url }, count) => {
    if (url.endsWith('/token')) grant(response, count)
    else controller.abort()
  })
  expect(await failing(line, { env: { WAYFARE_BASE_URL: url }, interrupted: controller.signal })).toEqual({ code: 130, stderr: '' })
})
