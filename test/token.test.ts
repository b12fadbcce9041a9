import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpTransport } from '../src/api/http.ts'
import { createTokens, memoryStore, type TokenStore } from '../src/api/token.ts'
import { fileTokenStore } from '../src/cli/tokens.ts'
import { UserError } from '../src/core/errors.ts'
import { grant, hasty, json, type Loopback, loopback, noon } from './loopback.ts'
import { shellIn } from './shell.ts'

const credentials = { key: 'the key', secret: 'a&b=c' }

async function tokensOf({ url }: Pick<Loopback, 'url'>, store: TokenStore, now = () => noon, rest = {}) {
  return createTokens({ transport: await createHttpTransport(url), baseUrl: url, credentials, store, ...hasty({ now, ...rest }).patience })
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a token is asked for as OAuth 2.0 has it', async () => {
  const server = await loopback((response) => grant(response, 1))
  expect(await (await tokensOf(server, memoryStore())).get()).toEqual({ text: 'token-1', fresh: true })
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    url: '/v1/security/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials&client_id=the+key&client_secret=a%26b%3Dc',
  })
})

test('a token is kept until a minute before it ends', async () => {
  const server = await loopback((response, _, count) => grant(response, count))
  let now = noon
  const tokens = await tokensOf(server, memoryStore(), () => now)
  await tokens.get()
  now += (1799 - 61) * 1000
  expect(await tokens.get()).toEqual({ text: 'token-1', fresh: false })
  now += 1000
  expect(await tokens.get()).toEqual({ text: 'token-2', fresh: true })
})

test('calls at the same time share one request for a token', async () => {
  const server = await loopback((response, _, count) => grant(response, count))
  const tokens = await tokensOf(server, memoryStore())
  const all = await Promise.all(Array.from({ length: 10 }, () => tokens.get()))
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['token-1']))
  expect(server.seen).toHaveLength(1)
})

test('a refused token is replaced, by the one another process got if there is one', async () => {
  const server = await loopback((response, _, count) => grant(response, count))
  const store = memoryStore()
  const tokens = await tokensOf(server, store)
  const { text } = await tokens.get()
  await store.write({ token: 'of another process', ends: noon + 600_000 })
  expect(await tokens.renew(text)).toEqual({ text: 'of another process', fresh: false })
  expect(await tokens.renew('of another process')).toEqual({ text: 'token-2', fresh: true })
})

test('a token service that is busy is asked again', async () => {
  const server = await loopback((response, _, count) => (count < 3 ? json(response, 503, {}) : grant(response, count)))
  expect(await (await tokensOf(server, memoryStore())).get()).toEqual({ text: 'token-3', fresh: true })
})

test('a wrong secret is told as the service tells it, and neither is repeated', async () => {
  const body = { error: 'invalid_client', error_description: 'Client credentials are invalid', code: 38187, title: 'Invalid parameters' }
  const server = await loopback((response) => json(response, 401, body))
  const tokens = await tokensOf(server, memoryStore())
  await expect(tokens.get()).rejects.toMatchObject({
    exit: 'credentials',
    message: `${server.url} refused the key and secret: Client credentials are invalid`,
    issues: [{ status: 401, code: 38187, title: 'Invalid parameters', detail: 'Client credentials are invalid' }],
  })
  expect(server.seen).toHaveLength(1)
})

test('a token service that wants to be left alone, or has moved, is told as every other is', async () => {
  const busy = await loopback((response) => json(response, 429, {}, { 'retry-after': new Date(noon + 300_000).toUTCString() }))
  await expect((await tokensOf(busy, memoryStore())).get()).rejects.toMatchObject({
    exit: 'limit',
    hints: ['come back at 12:05:00 UTC, in 5 minutes'],
  })
  const moved = await loopback((response) => response.writeHead(301, { location: 'https://elsewhere.example' }).end())
  await expect((await tokensOf(moved, memoryStore())).get()).rejects.toMatchObject({ exit: 'network' })
})

test.each([
  ['nothing', {}],
  ['a token that would break a header', { access_token: 'a\r\nb', expires_in: 1799 }],
  ['a page', '<html>'],
])('an answer that holds %s is no token', async (_, body) => {
  const server = await loopback((response) => json(response, 200, body))
  await expect((await tokensOf(server, memoryStore())).get()).rejects.toBeInstanceOf(UserError)
})

test('where the token cannot be kept it is used all the same, and that is said', async () => {
  const server = await loopback((response, _, count) => grant(response, count))
  const notes: string[] = []
  const store = { ...memoryStore(), write: () => Promise.reject(new Error('the disk is full')) }
  const tokens = await tokensOf(server, store, undefined, { notify: (text: string) => notes.push(text) })
  expect(await tokens.get()).toEqual({ text: 'token-1', fresh: true })
  expect(await tokens.get()).toEqual({ text: 'token-1', fresh: false })
  expect(notes).toEqual(['the token could not be kept: the disk is full'])
})

test('tokens are kept in a file that only the owner can read, apart for each profile, address and key', async () => {
  const folder = emptyFolder()
  const shell = shellIn(folder)
  const work = fileTokenStore(shell, { name: 'work', baseUrl: 'http://a', credentials }, () => {})
  const home = fileTokenStore(shell, { name: 'home', baseUrl: 'http://a', credentials }, () => {})
  await work.write({ token: 'w', ends: 1 })
  await home.write({ token: 'h', ends: 2 })
  expect(work.read()).toMatchObject({ token: 'w', ends: 1 })
  expect(fileTokenStore(shell, { name: 'work', baseUrl: 'http://b', credentials }, () => {}).read()).toBeUndefined()
  expect(
    fileTokenStore(shell, { name: 'work', baseUrl: 'http://a', credentials: { key: 'other', secret: '' } }, () => {}).read(),
  ).toBeUndefined()
  expect(statSync(join(folder, 'tokens.json')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'tokens.json'), 'utf8')).not.toContain(credentials.secret)
  await work.forget()
  expect([work.read(), home.read()]).toMatchObject([undefined, { token: 'h' }])
})

test('a damaged file of tokens is as good as none', async () => {
  const folder = emptyFolder()
  chmodSync(folder, 0o700)
  const store = fileTokenStore(shellIn(folder), { name: 'work', baseUrl: 'http://a', credentials }, () => {})
  for (const damaged of ['{"work":', '[]', '{"work":{"token":1}}', 'null']) {
    writeFileSync(join(folder, 'tokens.json'), damaged, { mode: 0o600 })
    expect(store.read()).toBeUndefined()
  }
  await store.write({ token: 'w', ends: 1 })
  expect(store.read()).toMatchObject({ token: 'w' })
})

test('one process at a time asks, unless the other has died or is taken for lost', () => {
  const folder = emptyFolder()
  const one = fileTokenStore(shellIn(folder), { name: 'work', baseUrl: 'http://a', credentials }, () => {})
  const later = { ...shellIn(folder), now: () => noon + 16_000, random: () => 0.1 }
  const other = fileTokenStore(shellIn(folder), { name: 'work', baseUrl: 'http://a', credentials }, () => {})
  const release = one.claim(false)
  expect(release).toBeTypeOf('function')
  expect(other.claim(false)).toBeUndefined()
  const taken = fileTokenStore(later, { name: 'work', baseUrl: 'http://a', credentials }, () => {}).claim(false)
  expect(taken).toBeTypeOf('function')
  release?.()
  expect(readdirSync(folder)).toContain('tokens.lock')
  expect(fileTokenStore(later, { name: 'work', baseUrl: 'http://a', credentials }, () => {}).claim(false)).toBeUndefined()
  taken?.()
  expect(readdirSync(folder)).not.toContain('tokens.lock')
  writeFileSync(join(folder, 'tokens.lock'), '')
  expect(other.claim(false)).toBeUndefined()
  expect(other.claim(true)).toBeTypeOf('function')
})

test('eight processes that need a token at once get one between them', async () => {
  const folder = emptyFolder()
  const server = await loopback((response, _, count) => setTimeout(() => grant(response, count), 300))
  const bundle = await rolldown({ input: join(import.meta.dirname, 'token.process.ts'), platform: 'node' })
  await bundle.write({ dir: join(folder, 'program'), format: 'cjs', entryFileNames: 'get.cjs' })
  await bundle.close()
  const settings = join(folder, 'settings')
  const printed = await Promise.all(Array.from({ length: 8 }, () => output([join(folder, 'program/get.cjs'), server.url, settings])))
  expect(printed).toEqual(Array.from({ length: 8 }, () => 'token-1'))
  expect(server.seen).toHaveLength(1)
  expect(JSON.parse(readFileSync(join(settings, 'tokens.json'), 'utf8'))).toMatchObject({ work: { token: 'token-1' } })
  expect(readdirSync(settings)).toEqual(['tokens.json'])
})

/** What a program of Node prints. */
function output(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const texts = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk) => (texts.stdout += chunk))
    child.stderr.on('data', (chunk) => (texts.stderr += chunk))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(texts.stdout) : reject(new Error(texts.stderr))))
  })
}
