import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../src/api/environments.ts'
import { configFolder, stateFolder } from '../src/cli/folders.ts'
import { resolveProfile } from '../src/cli/profiles.ts'
import { createSession } from '../src/cli/session.ts'
import { printable } from '../src/core/untrusted.ts'
import { grant, json, loopback } from './loopback.ts'
import { shellIn, type TestShell } from './shell.ts'
import { type Options, wayfare } from './wayfare.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder with these settings in it. */
function folderWith(settings: unknown): string {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'settings.json'), typeof settings === 'string' ? settings : JSON.stringify(settings), { mode: 0o600 })
  return folder
}

const settings = {
  version: 1,
  current: 'work',
  profiles: {
    work: { environment: 'test', key: 'work key', secret: 'work secret', currency: 'EUR' },
    local: { environment: 'http://127.0.0.1:8526' },
    constructor: { environment: 'production', key: 'k', secret: 's' },
  },
}

/** Resolves with notes kept beside what is written. */
const resolveIn = (shell: TestShell, flags = {}) => resolveProfile(shell, flags, (text) => shell.said.push(text))

const resolve = (env: Record<string, string> = {}, flags = {}) => resolveIn(shellIn(folderWith(settings), env), flags)

/** Runs commands one after another in the same home. */
async function inOneHome() {
  const home = emptyFolder()
  const file = join(home, '.config/wayfare/settings.json')
  return {
    file,
    run: (line: string, options: Options = {}) => wayfare(line, { ...options, home }),
    stored: () => JSON.parse(readFileSync(file, 'utf8')),
  }
}

test('without settings it is the sandbox inside the program, and nothing is written', () => {
  const folder = join(emptyFolder(), 'nowhere')
  const none = { baseUrl: undefined, credentials: undefined, currency: undefined }
  expect(resolveIn(shellIn(folder))).toEqual({ name: 'sandbox', environment: 'sandbox', chosenBy: 'default', ...none })
  expect(existsSync(folder)).toBe(false)
})

test('the stored profile in use says where to go and who calls', () => {
  expect(resolve()).toEqual({
    name: 'work',
    environment: 'test',
    baseUrl: 'https://test.api.amadeus.com',
    credentials: { key: 'work key', secret: 'work secret' },
    currency: 'EUR',
    chosenBy: 'settings',
  })
})

test('a flag comes before a variable, and a variable before what is stored', () => {
  expect(resolve({ WAYFARE_PROFILE: 'local' })).toMatchObject({ name: 'local', chosenBy: 'variable' })
  expect(resolve({ WAYFARE_PROFILE: 'local' }, { profile: 'constructor' })).toMatchObject({ environment: 'production', chosenBy: 'flag' })
  expect(resolve({ WAYFARE_BASE_URL: 'http://10.0.0.1/' })).toMatchObject({
    name: 'work',
    environment: 'custom',
    baseUrl: 'http://10.0.0.1',
    chosenBy: 'variable',
  })
  expect(resolve({ WAYFARE_BASE_URL: 'http://10.0.0.1/' }, { profile: 'work' })).toMatchObject({ environment: 'test', chosenBy: 'flag' })
  expect(resolve({ WAYFARE_BASE_URL: 'http://10.0.0.1/' }, { environment: 'sandbox' })).toMatchObject({
    baseUrl: undefined,
    chosenBy: 'flag',
  })
  expect(resolve({ WAYFARE_KEY: 'a', WAYFARE_SECRET: 'b' }).credentials).toEqual({ key: 'a', secret: 'b' })
  expect(resolve({ WAYFARE_KEY: 'a', WAYFARE_SECRET: 'b' }, { profile: 'work' }).credentials).toEqual({
    key: 'work key',
    secret: 'work secret',
  })
  expect(resolve({ WAYFARE_SECRET: 'b' }).credentials).toEqual({ key: 'work key', secret: 'b' })
})

test('a stored secret goes nowhere but where it was stored for', () => {
  expect(resolve({ WAYFARE_BASE_URL: 'https://evil.example' }).credentials).toBeUndefined()
  expect(resolve({}, { environment: 'production' }).credentials).toBeUndefined()
  expect(resolve({ WAYFARE_KEY: 'other' }).credentials).toBeUndefined()
})

test('a sandbox on this machine needs no account', () => {
  expect(resolve({ WAYFARE_PROFILE: 'local' }).credentials).toEqual({ key: 'sandbox', secret: 'sandbox' })
})

test('a profile that does not exist is named, with those that do', () => {
  expect(() => resolve({}, { profile: 'wrok' })).toThrow('there is no profile wrok; there are sandbox, work, local, constructor')
  expect(() => resolve({}, { profile: 'toString' })).toThrow('there is no profile toString')
  expect(() => resolve({}, { profile: '../x' })).toThrow('a profile takes a name of letters, digits and dashes, at most 40; got "../x"')
})

test.each([
  ['{"version":', 'is not JSON'],
  [[], 'does not hold settings of wayfare'],
  [{ profiles: {} }, 'does not hold settings of wayfare'],
  [{ version: 2, profiles: {} }, 'was written by a later version of wayfare'],
  [{ version: 1, profiles: { 'a b': { environment: 'test' } } }, 'holds a profile that cannot be: "a b"'],
  [{ version: 1, profiles: { a: {} } }, 'does not say the environment of the profile a'],
  [{ version: 1, profiles: { a: { environment: 'test', key: 7 } } }, 'holds something else than text as key of the profile a'],
  [{ version: 1, current: 'b', profiles: {} }, 'names the profile b, which it does not hold'],
])('settings such as %j are refused rather than guessed', (content, says) => {
  const folder = folderWith(content)
  expect(() => resolveIn(shellIn(folder))).toThrow(
    expect.objectContaining({ exit: 'settings', message: `${join(folder, 'settings.json')} ${says}` }),
  )
})

test('a file and the folder of ours that others can read are closed to them, and that is said', async () => {
  const { run, file } = await inOneHome()
  const folder = dirname(file)
  await run('profile set work environment=test')
  const open = () => {
    chmodSync(folder, 0o755)
    chmodSync(file, 0o644)
  }
  open()
  const notes = [folder, file].map((path) => `note: others could read ${path}; now only you can\n`).join('')
  expect((await run('profile list')).stderr).toContain(notes)
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  expect((await run('profile list')).stderr).not.toContain('others')
  for (const line of ['auth status --json', 'profile show --json', 'airlines show IB --json', 'airlines show IB --quiet']) {
    open()
    expect(await run(line)).toMatchObject({ code: 0, stderr: '' })
    expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  }
  open()
  expect((await run('airlines show IB')).stderr).toContain(notes)
})

test('a folder that somebody named is left as it is, and the file in it is closed', () => {
  const folder = folderWith(settings)
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'settings.json'), 0o644)
  const shell = shellIn(folder)
  expect(resolveIn(shell).name).toBe('work')
  expect([folder, join(folder, 'settings.json')].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o600])
  expect(shell.said).toEqual([`note: others could read ${join(folder, 'settings.json')}; now only you can`])
  expect(resolveIn(shell).name).toBe('work')
  expect(shell.said).toHaveLength(1)
})

test.each([0o1777, 0o775])('a named folder that others can change (%o) is not closed, nor are secrets read from it', (mode) => {
  const folder = folderWith(settings)
  chmodSync(folder, mode)
  expect(() => resolveIn(shellIn(folder))).toThrow(
    expect.objectContaining({
      exit: 'settings',
      hints: ['set WAYFARE_CONFIG_DIR to a folder of its own', `or take their right to write away: chmod go-w '${folder}'`],
    }),
  )
  expect(statSync(folder).mode & 0o7777).toBe(mode)
})

test('what cannot be read is told with the way out', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'settings.json'))
  expect(() => resolveIn(shellIn(folder))).toThrow(expect.objectContaining({ exit: 'settings' }))
})

test.each([
  ['linux', {}, '/home/a/.config/wayfare', '/home/a/.local/state/wayfare'],
  ['linux', { XDG_CONFIG_HOME: '/c', XDG_STATE_HOME: '/s' }, '/c/wayfare', '/s/wayfare'],
  ['linux', { XDG_CONFIG_HOME: 'c', XDG_STATE_HOME: '' }, '/home/a/.config/wayfare', '/home/a/.local/state/wayfare'],
  ['darwin', {}, '/home/a/Library/Preferences/wayfare', '/home/a/Library/Application Support/wayfare'],
  ['win32', { APPDATA: 'C:\\R', LOCALAPPDATA: 'C:\\L' }, 'C:\\R\\wayfare\\Config', 'C:\\L\\wayfare\\Data'],
  ['linux', { WAYFARE_CONFIG_DIR: '/x', WAYFARE_STATE_DIR: '/y' }, '/x', '/y'],
] as const)('on %s with %j settings are in %s and state in %s', (platform, env, config, state) => {
  expect([configFolder({ platform, env, home: '/home/a' }), stateFolder({ platform, env, home: '/home/a' })]).toEqual([config, state])
})

test.each([
  ['https://api.amadeus.com/', 'production', 'https://api.amadeus.com'],
  ['HTTP://Localhost:80/a//', 'custom', 'http://localhost/a'],
  ['http://[::1]:8526', 'custom', 'http://[::1]:8526'],
])('the address %s is read as %s at %s', (text, kind, baseUrl) => {
  expect(readEnvironment(text, '--environment')).toEqual({ kind, baseUrl })
})

test.each(['', 'prod', 'ftp://a', 'http://a/?b', 'file:///etc/passwd', '//a'])('the address %j is refused', (text) => {
  expect(() => readEnvironment(text, '--environment')).toThrow(/^--environment takes/)
})

test.each([
  ['https://me:hunter2@a.example', 'https://…@a.example'],
  ['https:me:hunter2@a.example', '…@a.example'],
  ['me:hunter2@a.example', '…@a.example'],
  ['https://me:hunter2/@hunter2@a.example/x', 'https://…@a.example/x'],
  ['https://me:hunter2?#\n@a.example', 'https://…@a.example'],
  ['https://a.example/?secret=hunter2', 'https://a.example/?…'],
])('an address with a password is refused without repeating it: %j', (text, shown) => {
  expect(() => readEnvironment(text, '--environment')).toThrow(`got "${shown}"`)
})

test('a service that is reached without encryption is warned of, however it was named', async () => {
  const warning = (url: string) => `warning: the secret and tokens travel to ${url} without encryption\n`
  const { run } = await inOneHome()
  expect((await run('profile set far environment=http://192.0.2.1/ key=k')).stderr).toContain(warning('http://192.0.2.1'))
  expect((await run('profile set near environment=http://127.0.0.1:8526')).stderr).not.toContain('warning')
  expect((await run('profile set safe environment=https://192.0.2.1')).stderr).not.toContain('warning')
  const told: string[] = []
  const shell = shellIn(emptyFolder(), { WAYFARE_BASE_URL: 'http://192.0.2.1', WAYFARE_KEY: 'k', WAYFARE_SECRET: 's' })
  const session = createSession(shell, (text) => told.push(`${text}\n`))
  const profile = session.profile({})
  await session.client(profile)
  await session.client(profile)
  expect(told).toEqual([warning('http://192.0.2.1')])
})

test('a currency is three letters, in the command and in the file', async () => {
  const { run, stored, file } = await inOneHome()
  for (const word of ['euro', 'E1R', 'EUR,USD']) {
    const { code, stderr } = await run(`profile set work environment=test currency=${word}`)
    expect([code, stderr]).toEqual([2, `error: currency takes a currency code of three letters, such as EUR; got "${word}"\n`])
  }
  await run('profile set work environment=test currency=usd')
  expect(stored().profiles.work.currency).toBe('USD')
  await run('profile set work currency=')
  expect(stored().profiles.work).not.toHaveProperty('currency')
  writeFileSync(file, JSON.stringify({ version: 1, profiles: { work: { environment: 'test', currency: 'euro' } } }))
  expect(await run('profile list')).toMatchObject({ code: 10, stderr: expect.stringContaining('holds no currency code of three letters') })
})

test.each([
  ['a\u001b[31mred\u001b[0m b', 'ared b'],
  ['title\u001b]0;owned\u0007 text', 'title text'],
  ['up\u001b[1A\u009b2Kdown', 'updown'],
  ['one\r\ntwo\tthree\u0085', 'one two three'],
  ['safe\u202egnp.exe\u2066', 'safegnp.exe'],
  ['Zürich – 東京 🛫', 'Zürich – 東京 🛫'],
  ['half \ud83d', 'half'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('long text is cut between characters', () => {
  expect(printable('🛫'.repeat(500), 5)).toBe('🛫🛫🛫🛫…')
})

test('profiles are made, shown, used and removed', async () => {
  const { run, file } = await inOneHome()
  expect(await run('profile set work environment=https://a.example/base/ key=abcdefghijkl currency=eur')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: 'made the profile work; `wayfare auth login --profile work` stores its key and secret\n',
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await run('profile use work')).stderr).toBe('using the profile work: https://a.example/base\n')
  expect((await run('profile list')).stdout).toBe(
    [
      'used\tname\tenvironment\tkey\tsecret\tcurrency',
      '\tsandbox\tsandbox\t\t\t',
      '*\twork\thttps://a.example/base\tabcd…\t\tEUR',
      '',
    ].join('\n'),
  )
  expect(JSON.parse((await run('profile show --json')).stdout)).toEqual({
    name: 'work',
    current: true,
    environment: 'https://a.example/base',
    baseUrl: 'https://a.example/base',
    key: 'abcd…',
    secret: null,
    currency: 'EUR',
  })
  expect(JSON.parse((await run('profile remove work --json')).stdout)).toMatchObject({ name: 'work', removed: true })
  expect((await run('profile show')).stdout).toMatch(/^fact\tvalue\nprofile\tsandbox \(in use\)\n/)
})

test('a secret is not taken from the command line, nor repeated', async () => {
  const { run, file } = await inOneHome()
  for (const line of ['profile set work environment=test secret=hunter2', 'profile set work environment=test client_secret=hunter2']) {
    const { code, stdout, stderr } = await run(line)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).not.toContain('hunter2')
  }
  expect((await run('profile set work secret=hunter2')).stderr).toContain('hint: wayfare auth login --profile work --secret-stdin < file')
  expect(existsSync(file)).toBe(false)
})

test('signing in tries the key and secret, keeps them and the token, and shows neither', async () => {
  const server = await loopback((response) => grant(response, 1))
  const { run, stored } = await inOneHome()
  const signedIn = await run(`auth login --profile work --environment ${server.url} --key abcdefghijkl --secret-stdin`, {
    stdin: 'hunter2\n',
  })
  expect(signedIn).toMatchObject({ code: 0, stdout: '', stderr: `signed in: profile work, in use from now on, for ${server.url}\n` })
  expect(server.seen[0]?.body).toBe('grant_type=client_credentials&client_id=abcdefghijkl&client_secret=hunter2')
  expect(stored()).toMatchObject({
    current: 'work',
    profiles: { work: { environment: server.url, key: 'abcdefghijkl', secret: 'hunter2' } },
  })

  const status = await run('auth status --json')
  expect(JSON.parse(status.stdout)).toMatchObject({
    profile: 'work',
    chosenBy: 'settings',
    key: 'abcd…',
    secret: 'hidden',
    token: 'valid',
    minutesLeft: 29,
  })
  const later = await run('auth status', { now: '2026-11-20T12:29:30Z' })
  expect(later.stdout).toContain('token\texpired\n')
  for (const { stdout, stderr } of [status, later]) expect(stdout + stderr).not.toMatch(/hunter2|abcdefghijkl|token-1/)

  expect((await run('profile set work environment=http://127.0.0.1:1')).stderr).toContain(
    'the secret was for another key or address and is forgotten',
  )
  expect(stored().profiles.work).not.toHaveProperty('secret')
})

test('a profile without a name is called as its service is, and another service does not take its place', async () => {
  const [one, other] = [await loopback((response) => grant(response, 1)), await loopback((response) => grant(response, 1))]
  const { run } = await inOneHome()
  const line = (url: string) => `auth login --environment ${url} --key abcdefghijkl --secret-stdin --json`
  const first = await run(line(one.url), { stdin: 's' })
  expect(JSON.parse(first.stdout)).toEqual({ profile: 'local', environment: one.url, baseUrl: one.url, key: 'abcd…', verified: true })
  expect(first.stderr).toBe('')
  const second = await run(line(other.url), { stdin: 's' })
  expect([second.code, second.stderr]).toEqual([2, expect.stringContaining(`the profile local is for ${one.url}`)])
})

test('a wrong secret is not stored', async () => {
  const server = await loopback((response) =>
    json(response, 401, { error: 'invalid_client', error_description: 'Client credentials are invalid', code: 38187 }),
  )
  const { run, file } = await inOneHome()
  const { code, stderr } = await run(`auth login --environment ${server.url} --key k --secret-stdin`, { stdin: 'wrong' })
  expect([code, existsSync(file)]).toEqual([4, false])
  expect(stderr).toContain(`error: ${server.url} refused the key and secret: Client credentials are invalid\n`)
})

test('signing out forgets the secret and the token and keeps the rest', async () => {
  const { run, file, stored } = await inOneHome()
  await run('auth login --environment test --no-verify', { env: { WAYFARE_KEY: 'k', WAYFARE_SECRET: 's' } })
  expect(stored()).toMatchObject({ current: 'test', profiles: { test: { key: 'k', secret: 's' } } })
  expect((await run('auth logout')).stderr).toBe('forgot the secret and the token of the profile test\n')
  expect(readFileSync(file, 'utf8')).not.toContain('secret')
  expect((await run('auth logout')).stderr).toBe('there was no secret in the profile test\n')
  expect((await run('auth status')).stdout).toContain('secret\tmissing\n')
})

test.each([
  ['auth login', '--environment is missing'],
  ['auth login --environment test', '--key is missing'],
  ['auth login --environment test --key k', 'the secret is missing'],
  ['auth login --environment test --key k --secret-stdin', 'standard input holds no secret'],
])('%s ends with 13 where nobody can be asked: %s', async (line, message) => {
  const { code, stderr } = await wayfare(line)
  expect(code).toBe(13)
  expect(stderr).toContain(`error: ${message}\n`)
})

test('the sandbox inside the program has no account and stays what it is', async () => {
  const { run } = await inOneHome()
  for (const line of [
    'auth login --environment sandbox',
    'auth login --profile sandbox --environment test',
    'profile set sandbox environment=test',
    'profile remove sandbox',
  ]) {
    expect(await run(line)).toMatchObject({ code: 2, stdout: '' })
  }
  expect((await run('auth status')).stdout).toContain('key\tnot needed\n')
})
