import { createServer } from 'node:net'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { type Client, createClient } from '../src/api/client.ts'
import { createHttpTransport, type HttpOptions } from '../src/api/http.ts'
import { misfit } from '../src/api/misfit.ts'
import type { Patience } from '../src/api/patience.ts'
import { createTokens, memoryStore } from '../src/api/token.ts'
import { ServiceError, type UserError } from '../src/core/errors.ts'
import { operation } from '../src/core/operation.ts'
import { text } from '../src/core/words.ts'
import { deserted, grant, hasty, json, loopback, noon, reset } from './loopback.ts'

const plain = { output: v.looseObject({}), command: {}, examples: [], view: () => ({}) }
const look = operation({ name: 'things look', summary: '', route: 'GET /v1/things/{id}', input: { id: text(''), q: text('') }, ...plain })
const ask = operation({ name: 'things ask', summary: '', route: 'POST /v1/things/ask', asks: 'GET', input: { q: text('') }, ...plain })
const book = operation({ name: 'things book', summary: '', route: 'POST /v1/things', input: { q: text('') }, ...plain })
const cancel = operation({ name: 'things cancel', summary: '', route: 'DELETE /v1/things/{id}', input: { id: text('') }, ...plain })

async function clientOf(baseUrl: string, patience: Patience, options: HttpOptions = {}, withTokens = false): Promise<Client> {
  const transport = await createHttpTransport(baseUrl, { ...options, ...(patience.signal && { signal: patience.signal }) })
  const line = { transport, baseUrl, ...patience }
  const tokens = createTokens({ credentials: { key: 'k', secret: 's' }, store: memoryStore(), ...line })
  return createClient({ ...line, ...(withTokens && { tokens }) })
}

/** What a promise is rejected with. */
const failure = (work: Promise<unknown>): Promise<UserError & ServiceError> =>
  work.then(
    () => Promise.reject(new Error('it worked')),
    (error) => error,
  )

test('an operation travels as a request and its answer comes back as it is', async () => {
  const { url, seen } = await loopback((response) => json(response, 200, { data: ['€'] }))
  const client = await clientOf(`${url}/prefix`, hasty().patience)
  expect(await client.call(look, { id: 'a/b', q: 'x y' }, { 'idempotency-key': 'once' })).toEqual({ data: ['€'] })
  expect(await client.call(ask, { q: 'ü' })).toEqual({ data: ['€'] })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/prefix/v1/things/a%2Fb?q=x%20y', body: '', headers: { 'idempotency-key': 'once' } })
  expect(seen[1]).toMatchObject({
    method: 'POST',
    url: '/prefix/v1/things/ask',
    body: '{"q":"ü"}',
    headers: { 'content-type': 'application/json' },
  })
})

test('an answer without a body is an empty object', async () => {
  const { url } = await loopback((response) => response.writeHead(204).end())
  expect(await (await clientOf(url, hasty().patience)).call(cancel, { id: '1' })).toEqual({})
})

test('what only asks is repeated while the service is unavailable, and waits longer each time', async () => {
  const { url, seen } = await loopback((response, _, count) => (count < 4 ? json(response, 503, {}) : json(response, 200, { data: count })))
  const { waits, notes, patience } = hasty()
  expect(await (await clientOf(url, patience)).call(ask, { q: 'x' })).toEqual({ data: 4 })
  expect(seen).toHaveLength(4)
  expect(waits).toEqual([225, 450, 900])
  expect(notes[0]).toBe('the service answered 503; trying again in 0.2 s')
})

test('chance spreads the waits over half of their length', async () => {
  const { url } = await loopback((response, _, count) => (count === 1 ? json(response, 500, {}) : json(response, 200, {})))
  const { waits, patience } = hasty({ random: () => 0 })
  await (await clientOf(url, patience)).call(ask, { q: 'x' })
  expect(waits).toEqual([150])
})

test('after three repetitions the last answer is the error', async () => {
  const { url, seen } = await loopback((response) =>
    json(response, 500, { errors: [{ status: 500, code: 141, title: 'SYSTEM ERROR HAS OCCURRED' }] }),
  )
  const error = await failure((await clientOf(url, hasty().patience)).call(look, { id: '1', q: 'x' }))
  expect(seen).toHaveLength(4)
  expect(error).toBeInstanceOf(ServiceError)
  expect([error.exit, error.message]).toEqual(['network', 'SYSTEM ERROR HAS OCCURRED'])
})

test('what the service cannot do at all is not asked for again', async () => {
  const { url, seen } = await loopback((response) => json(response, 501, { errors: [{ code: 141, title: 'UNABLE TO SUPPORT' }] }))
  await failure((await clientOf(url, hasty().patience)).call(look, { id: '1', q: 'x' }))
  expect(seen).toHaveLength(1)
})

test.each([
  ['in seconds', '7', 7000],
  ['as a date', new Date(noon + 9000).toUTCString(), 9000],
  ['as a date that is over', new Date(noon - 9000).toUTCString(), 225],
  ['as nonsense', 'soon', 225],
])('Retry-After %s is waited for', async (_, header, wait) => {
  const { url } = await loopback((response, _seen, count) =>
    count === 1 ? json(response, 429, {}, { 'retry-after': header }) : json(response, 200, {}),
  )
  const { waits, patience } = hasty()
  await (await clientOf(url, patience)).call(look, { id: '1', q: 'x' })
  expect(waits).toEqual([wait])
})

test('a service that wants to be left alone for long is, and the error says when to come back', async () => {
  const errors = [{ status: '429', code: '38194', title: 'Too many requests', detail: 'Slow down' }]
  const { url, seen } = await loopback((response) => json(response, 429, { errors }, { 'retry-after': '300' }))
  const { waits, patience } = hasty()
  const error = await failure((await clientOf(url, patience)).call(look, { id: '1', q: 'x' }))
  expect([seen.length, waits]).toEqual([1, []])
  expect(error).toMatchObject({
    exit: 'limit',
    message: 'the service takes no more calls now: Slow down',
    hints: ['come back at 12:05:00 UTC, in 5 minutes'],
    issues: [{ status: 429, code: 38194 }],
  })
})

test('a quota that is used up is not tried again', async () => {
  const { url, seen } = await loopback((response) => json(response, 429, { errors: [{ code: 38195, title: 'Quota limit exceeded' }] }))
  const error = await failure((await clientOf(url, hasty().patience)).call(look, { id: '1', q: 'x' }))
  expect(seen).toHaveLength(1)
  expect(error).toMatchObject({ exit: 'limit', hints: ['a service counts anew each month, a sandbox when it is started again'] })
})

test('a connection that breaks is tried again for what asks, and the outcome of a booking is then unknown', async () => {
  const { url, seen } = await loopback((response, { url: path }, count) =>
    path.endsWith('ask') && count > 1 ? json(response, 200, {}) : reset(response),
  )
  const client = await clientOf(url, hasty().patience)
  expect(await client.call(ask, { q: 'x' })).toEqual({})
  for (const work of [() => client.call(book, { q: 'x' }), () => client.call(cancel, { id: '1' })]) {
    const before = seen.length
    const error = await failure(work())
    expect(error).toMatchObject({
      exit: 'outcome',
      message: `no answer from ${url}: the connection broke: whether the request took effect is not known`,
    })
    expect(seen).toHaveLength(before + 1)
  }
})

test('an answer that stops half-way is no answer', async () => {
  const { url, seen } = await loopback((response, _, count) => {
    if (count > 1) return json(response, 200, { whole: true })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"whole"')
    setTimeout(() => reset(response), 20)
  })
  expect(await (await clientOf(url, hasty().patience)).call(look, { id: '1', q: 'x' })).toEqual({ whole: true })
  expect(seen).toHaveLength(2)
})

test('where nobody listens a booking was surely not made, and the hint names the address', async () => {
  const url = await deserted()
  const { waits, patience } = hasty()
  const client = await clientOf(url, patience)
  const expected = {
    exit: 'network',
    message: `no answer from ${url}: the connection was refused`,
    hints: [`is a server running at ${url}? \`wayfare sandbox serve\` starts one`],
  }
  expect(await failure(client.call(book, { q: 'x' }))).toMatchObject(expected)
  expect(waits).toEqual([])
  expect(await failure(client.call(look, { id: '1', q: 'x' }))).toMatchObject(expected)
  expect(waits).toHaveLength(3)
})

test('a service that never answers is given up', async () => {
  const { url, seen } = await loopback(() => {})
  const client = await clientOf(url, hasty().patience, { timeout: 40 })
  const message = `no answer from ${url}: it took too long to answer: whether the request took effect is not known`
  expect(await failure(client.call(book, { q: 'x' }))).toMatchObject({ exit: 'outcome', message })
  expect(seen).toHaveLength(1)
})

test('what does not speak HTTP is told apart from what does not answer', async () => {
  const server = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const error = await failure((await clientOf(url, hasty().patience)).call(look, { id: '1', q: 'x' }))
  expect(error.message).toBe(`no answer from ${url}: what answers there does not speak HTTP`)
})

test('an answer that is too large is not read to its end, nor asked for again', async () => {
  const { url, seen } = await loopback((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`"${'x'.repeat(200_000)}"`)
  })
  const error = await failure((await clientOf(url, hasty().patience, { most: 100_000 })).call(look, { id: '1', q: 'x' }))
  expect(error).toMatchObject({ exit: 'network', message: `${url} sends more than 100000 bytes, which is too much for an answer` })
  expect(seen).toHaveLength(1)
})

test('an answer that is not JSON is shown by its beginning, without mark-up and control characters', async () => {
  const page = `<html><style>b{}</style><body>Bad\u001b[31m <b>gateway</b>\u202e</body>${'x'.repeat(5000)}`
  const { url } = await loopback((response, _, count) =>
    response.writeHead(count === 1 ? 200 : 400, { 'content-type': 'text/html' }).end(page),
  )
  const client = await clientOf(url, hasty().patience)
  const success = await failure(client.call(look, { id: '1', q: 'x' }))
  expect(success).toMatchObject({
    exit: 'network',
    message: expect.stringMatching(/answers with something that is not JSON: Bad gateway x+…$/),
  })
  const refusal = await failure(client.call(look, { id: '1', q: 'x' }))
  expect(refusal.issues).toEqual([{ status: 400, code: 0, title: 'HTTP 400', detail: expect.stringMatching(/^Bad gateway x+…$/) }])
  expect(refusal.message.length).toBeLessThanOrEqual(200)
})

test('a success that cannot be read leaves the outcome of a booking open', async () => {
  const { url } = await loopback((response, _, count) => (count === 1 ? response.writeHead(201).end('made') : json(response, 504, {})))
  const client = await clientOf(url, hasty().patience)
  expect(await failure(client.call(book, { q: 'x' }))).toMatchObject({ exit: 'outcome' })
  expect(await failure(client.call(book, { q: 'x' }))).toMatchObject({ exit: 'outcome' })
})

test('a booking that is refused is sent once and says why', async () => {
  const errors = [{ status: '400', code: '34651', title: 'SEGMENT SELL FAILURE', source: { pointer: '/data', other: 1 } }]
  const { url, seen } = await loopback((response, _, count) => json(response, count === 1 ? 400 : 503, { errors }))
  const client = await clientOf(url, hasty().patience)
  const error = await failure(client.call(book, { q: 'x' }))
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({
    exit: 'gone',
    issues: [{ status: 400, code: 34651, title: 'SEGMENT SELL FAILURE', source: { pointer: '/data' } }],
  })
  await failure(client.call(book, { q: 'x' }))
  expect(seen).toHaveLength(2)
})

test.each([
  ['a list of something else', { errors: ['no'] }, { code: 0, title: 'HTTP 400' }],
  ['the flat form', { error: 'invalid', error_description: 'why', code: 38187, title: 'T' }, { code: 38187, title: 'T', detail: 'why' }],
  ['null', null, { code: 0, title: 'HTTP 400' }],
])('an error that is %s is read as far as it goes', async (_, body, issue) => {
  const { url } = await loopback((response) => json(response, 400, body))
  expect((await failure((await clientOf(url, hasty().patience)).call(look, { id: '1', q: 'x' }))).issues).toEqual([
    { status: 400, ...issue },
  ])
})

test('a redirect is not followed, since it would take the token elsewhere', async () => {
  const { url, seen } = await loopback((response, { url: path }) =>
    response.writeHead(path.endsWith('ask') ? 303 : 302, { location: 'https://else\twhere.example/' }).end(),
  )
  const client = await clientOf(url, hasty().patience)
  const expected = {
    exit: 'network',
    message: `${url} redirects to https://else where.example/ (302), and is not followed there: the token would go along`,
    hints: ['if that is the right address, name it: `wayfare profile set NAME environment=…`'],
  }
  expect(await failure(client.call(look, { id: '1', q: 'x' }))).toMatchObject(expected)
  expect(await failure(client.call(book, { q: 'x' }))).toMatchObject(expected)
  expect(await failure(client.call(ask, { q: 'x' }))).toMatchObject({ exit: 'network' })
  expect(seen).toHaveLength(3)
})

test('a booking that is done and shown elsewhere may have taken effect', async () => {
  const { url } = await loopback((response) => response.writeHead(303, { location: '/v1/things/1' }).end())
  const error = await failure((await clientOf(url, hasty().patience)).call(book, { q: 'x' }))
  expect(error).toMatchObject({ exit: 'outcome', hints: ['do not repeat it blindly: look the order up first, since it may be there'] })
})

test.each([
  ['code of this family', { errors: [{ status: 401, code: 38192, title: 'Access token expired' }] }],
  ['code of another service', { errors: [{ status: 401, code: 7, title: 'NO' }] }],
  ['body at all', {}],
])('a token that is refused is renewed once, whether or not there is a %s', async (_, body) => {
  let tokens = 0
  const { url, seen } = await loopback((response, { url: path, headers }) => {
    if (path.endsWith('token')) grant(response, ++tokens)
    else json(response, headers.authorization === 'Bearer token-1' && path.endsWith('q=x') ? 401 : 200, body)
  })
  const client = await clientOf(url, hasty().patience, {}, true)
  await client.call(look, { id: '1', q: 'first' })
  expect(await client.call(look, { id: '1', q: 'x' })).toEqual(body)
  expect([seen.length, tokens]).toEqual([5, 2])
})

test('a token that has ended is renewed once, also for a booking', async () => {
  let tokens = 0
  const expired = { errors: [{ status: 401, code: 38192, title: 'Access token expired' }] }
  const { url, seen } = await loopback((response, { url: path, headers }) => {
    if (path.endsWith('token')) return grant(response, ++tokens)
    if (headers.authorization === 'Bearer token-2') return json(response, 200, { with: 'token-2' })
    json(response, path.endsWith('fine') ? 200 : 401, path.endsWith('fine') ? {} : expired)
  })
  const client = await clientOf(url, hasty().patience, {}, true)
  await client.send({ method: 'GET', path: '/fine', query: '', headers: {} })
  expect(await client.call(book, { q: 'x' })).toEqual({ with: 'token-2' })
  expect(seen.map(({ url: path, headers }) => `${path} ${headers.authorization ?? ''}`.trim())).toEqual([
    '/v1/security/oauth2/token',
    '/fine Bearer token-1',
    '/v1/things Bearer token-1',
    '/v1/security/oauth2/token',
    '/v1/things Bearer token-2',
  ])
})

test('a token that is refused although it is new is not replaced again and again', async () => {
  const { url, seen } = await loopback((response, { url: path }, count) =>
    path.endsWith('token')
      ? grant(response, count)
      : json(response, 401, { errors: [{ status: '401', code: '38190', title: 'Invalid access token' }] }),
  )
  const client = await clientOf(url, hasty().patience, {}, true)
  expect(await failure(client.call(look, { id: '1', q: 'x' }))).toMatchObject({ exit: 'credentials' })
  expect(seen).toHaveLength(2)
  expect(await failure(client.call(look, { id: '1', q: 'x' }))).toMatchObject({ exit: 'credentials' })
  expect(seen).toHaveLength(5)
})

test('Ctrl-C ends a call that hangs at once', async () => {
  const { url } = await loopback(() => controller.abort())
  const controller = new AbortController()
  const client = await clientOf(url, hasty({ signal: controller.signal }).patience)
  expect(await failure(client.call(look, { id: '1', q: 'x' }))).toMatchObject({ exit: 'interrupted' })
})

test('Ctrl-C while a booking is under way leaves its outcome open', async () => {
  const { url } = await loopback(() => controller.abort())
  const controller = new AbortController()
  const client = await clientOf(url, hasty({ signal: controller.signal }).patience)
  expect(await failure(client.call(book, { q: 'x' }))).toMatchObject({ exit: 'outcome' })
})

test('Ctrl-C ends the wait before a repetition', async () => {
  const { url, seen } = await loopback((response) => json(response, 503, {}))
  const controller = new AbortController()
  const client = await clientOf(url, hasty({ signal: controller.signal, sleep: async () => controller.abort() }).patience)
  expect(await failure(client.call(look, { id: '1', q: 'x' }))).toMatchObject({ exit: 'interrupted' })
  expect(seen).toHaveLength(1)
})

const Lean = v.object({ data: v.array(v.object({ id: v.string(), price: v.object({ total: v.string() }) })) })

test.each([
  [{ data: [{ id: '1', price: {} }] }, 'lacks data[0].price.total'],
  [{ data: [{}, {}] }, 'lacks data[0].id, data[0].price, data[1].id and 1 more'],
  [{}, 'lacks data'],
  [{ data: [{ id: 1, price: { total: '1' } }] }, 'holds something else than it should as data[0].id'],
  [{ data: 5 }, 'holds something else than it should as data'],
  [null, 'holds something else than it should as all of it'],
])('the answer %j is told to be at fault: it %s', (answer, says) => {
  expect(misfit({ output: Lean }, answer)).toMatchObject({
    exit: 'network',
    message: `the answer of the service ${says}`,
    hints: ['--json shows it as it is'],
  })
})

test('an answer that is as it should be is not at fault', () => {
  expect(misfit({ output: Lean }, { data: [{ id: '1', price: { total: '1' }, more: true }] })).toBeUndefined()
})
