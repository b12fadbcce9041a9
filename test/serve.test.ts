import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { Command } from 'commander'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpTransport } from '../src/api/http.ts'
import { sandbox } from '../src/cli/commands/sandbox.ts'
import type { Tools } from '../src/cli/tools.ts'
import type { Request } from '../src/core/message.ts'
import { listen, type Visit } from '../src/sandbox/listen.ts'
import type { Service } from '../src/sandbox/service.ts'
import { shellIn } from './shell.ts'

const vendorJson = { 'content-type': 'application/vnd.amadeus+json' }

/** Answers with what it was asked, or as the path tells it to. */
const echo: Service = async (request) => {
  if (request.path === '/bug') throw new Error('a secret of the handler')
  if (request.path === '/nothing') return { status: 204, headers: {} }
  return { status: 200, headers: vendorJson, body: request }
}

async function served(service: Service = echo) {
  const visits: Visit[] = []
  const listener = await listen(service, { port: 0, host: '127.0.0.1', log: (visit) => visits.push(visit) })
  onTestFinished(() => listener.close())
  return { ...listener, visits }
}

interface Raw {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly chunks?: readonly (string | Buffer)[]
}

/** One request as Node sends it, and all of the answer. */
function ask(url: string, path: string, { method = 'GET', headers = {}, chunks = [] }: Raw = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, headers: response.headers, text })
    })
    request.on('error', reject)
    for (const chunk of chunks) request.write(chunk)
    request.end()
  })
}

/** What a server sends back for bytes that are no request. */
function talk(url: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => {})
  })
}

test('a request reaches the service as a plain object, its address as it was written', async () => {
  const { url } = await served()
  const { text, status, headers } = await ask(url, '/v1/a%2Fb/%zz/%E0%A4%A?q=%zz&page%5Blimit%5D=1&q=2', {
    headers: { 'X-Trace': 'A', Host: 'h:1' },
  })
  expect([status, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'application/vnd.amadeus+json',
    String(Buffer.byteLength(text)),
  ])
  const seen: Request = JSON.parse(text)
  expect(seen).toMatchObject({
    method: 'GET',
    path: '/v1/a%2Fb/%zz/%E0%A4%A',
    query: 'q=%zz&page%5Blimit%5D=1&q=2',
    headers: { 'x-trace': 'A', host: 'h:1' },
  })
  expect(seen).not.toHaveProperty('body')
})

test.each([
  ['/v1/things?', '/v1/things', ''],
  ['http://proxied.example/v1/things?a=b?c', '/v1/things', 'a=b?c'],
  ['http://proxied.example', '/', ''],
])('the target %s is the path %s and the query "%s"', async (target, path, query) => {
  const { url } = await served()
  expect(JSON.parse((await ask(url, target)).text)).toMatchObject({ path, query })
})

test('a body may come in pieces that cut characters in two', async () => {
  const { url } = await served()
  const bytes = Buffer.from('{"city":"Zürich"}')
  const chunks = [bytes.subarray(0, 11), bytes.subarray(11)]
  const { text } = await ask(url, '/v1/things', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, chunks })
  expect(JSON.parse(text).body).toBe('{"city":"Zürich"}')
})

test('a body of more than 10 MB is refused in the shape of every error, and the server goes on', async () => {
  const { url, visits } = await served()
  const chunks = Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024, 'x'))
  const { status, text } = await ask(url, '/v1/things', { method: 'POST', chunks })
  expect(status).toBe(413)
  expect(JSON.parse(text)).toEqual({
    errors: [{ status: 413, code: 4926, title: 'INVALID DATA RECEIVED', detail: 'The body is larger than 10485760 bytes' }],
  })
  expect((await ask(url, '/v1/things', { method: 'POST', chunks: chunks.slice(0, 9) })).status).toBe(200)
  expect(visits.map(({ status: each }) => each)).toEqual([413, 200])
})

test('an answer without a body has none', async () => {
  const { url } = await served()
  const { status, text, headers } = await ask(url, '/nothing', { method: 'DELETE' })
  expect([status, text, headers['content-type']]).toEqual([204, '', undefined])
})

test('every method reaches the service, and HEAD gets no body', async () => {
  const { url, visits } = await served(async ({ method }) => ({ status: 404, headers: vendorJson, body: { errors: [{ detail: method }] } }))
  expect(JSON.parse((await ask(url, '/x', { method: 'PATCH' })).text)).toEqual({ errors: [{ detail: 'PATCH' }] })
  expect(await ask(url, '/x', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
  expect(visits).toEqual([
    { method: 'PATCH', url: '/x', status: 404 },
    { method: 'HEAD', url: '/x', status: 404 },
  ])
})

test('HEAD gets the head of what GET gets', async () => {
  const { url } = await served(async ({ method, path }) => ({ status: method === 'GET' ? 200 : 404, headers: vendorJson, body: { path } }))
  const get = await ask(url, '/x')
  const head = await ask(url, '/x', { method: 'HEAD' })
  expect([head.status, head.headers['content-type'], head.headers['content-length'], head.text]).toEqual([
    get.status,
    get.headers['content-type'],
    get.headers['content-length'],
    '',
  ])
})

test('a bug of a handler is told without what it was, and goes to the log', async () => {
  const { url, visits } = await served()
  const { status, text } = await ask(url, '/bug')
  expect(status).toBe(500)
  expect(JSON.parse(text).errors).toMatchObject([{ status: 500, code: 38189, title: 'Internal error' }])
  expect(text).not.toContain('secret')
  expect(visits[0]?.error).toEqual(new Error('a secret of the handler'))
})

test('what is no HTTP is refused in the same shape', async () => {
  const { url } = await served()
  const answer = await talk(url, 'HELO there\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/json\r\n/)
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ errors: [{ status: 400, code: 477 }] })
})

test('an address and headers that are too long are told so', async () => {
  const { url } = await served()
  const answer = await talk(url, `GET /v1/x?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    errors: [{ status: 431, code: 2781, title: 'INVALID LENGTH', detail: 'The address and headers are larger than 16384 bytes' }],
  })
})

test('closing ends connections that are kept', async () => {
  const { url, close } = await served()
  const controller = new AbortController()
  const transport = await createHttpTransport(url, { signal: controller.signal })
  await transport({ method: 'GET', path: '/', query: '', headers: {} })
  await close()
  await expect(transport({ method: 'GET', path: '/', query: '', headers: {} })).rejects.toMatchObject({ sent: false })
  controller.abort()
})

/** Runs `wayfare sandbox …` with a stand-in for the sandbox; gives what it says and how it ends. */
function serve(line: string, interrupted = new AbortController().signal) {
  const said: string[] = []
  const opened: unknown[] = []
  let ready = (_url: string) => {}
  const url = new Promise<string>((resolve) => {
    ready = resolve
  })
  const tools: Tools = {
    out: (text) => ready(text),
    note: (text) => said.push(text),
    openSandbox: async (options) => {
      opened.push(options)
      return echo
    },
  }
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  sandbox(program, { ...shellIn('/nowhere'), interrupted }, tools)
  const ended = program.parseAsync(line.split(' '), { from: 'user' }).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { said, opened, url, ended }
}

test('the sandbox is served until Ctrl-C, says once where, and logs only when asked', async () => {
  for (const [flags, log] of [
    ['', []],
    [' --verbose', ['GET /v1/things?q=1 200']],
  ] as const) {
    const controller = new AbortController()
    const { url, ended, said, opened } = serve(`serve --port 0 --seed other --rate 10 --quota 0${flags}`, controller.signal)
    const line = await url
    expect(line).toMatch(/^wayfare sandbox is ready on http:\/\/127\.0\.0\.1:\d+$/)
    const address = line.split(' ').at(-1) ?? ''
    expect((await ask(address, '/v1/things?q=1')).status).toBe(200)
    controller.abort()
    expect(await ended).toMatchObject({ exit: 'interrupted' })
    expect(opened).toEqual([{ seed: 'other', limits: { perSecond: 10, quota: 0 } }])
    expect(said).toEqual(log)
    await expect(ask(address, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  }
})

test('a port that is taken, a host that is elsewhere and numbers that cannot be are told', async () => {
  const { url } = await served()
  const { port } = new URL(url)
  expect(await serve(`serve --port ${port}`).ended).toMatchObject({ exit: 'usage', message: `--port ${port} is in use` })
  expect(await serve('serve --port 0 --host 192.0.2.1').ended).toMatchObject({
    exit: 'usage',
    message: '--host 192.0.2.1 is not an address of this machine',
  })
  for (const flags of ['--port 65536', '--port -1', '--port x', '--rate 0', '--quota 1.5']) {
    expect(await serve(`serve ${flags}`).ended).toMatchObject({ code: 'commander.invalidArgument' })
  }
})
