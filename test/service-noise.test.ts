import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOperations } from '../src/operations/index.ts'
import { errorsOf, sandbox, tokenOf } from './world.ts'

/** Whatever comes over the line, the service answers: with what was asked for, or with what is wrong. */

const { service } = sandbox()
const operations = await allOperations()
const names = [...new Set(operations.flatMap(({ input }) => Object.keys(input)))]
const likely = [
  'MAD',
  'JFK',
  'LON',
  '2027-03-01',
  '2027-02-30',
  '1',
  '0',
  '-1',
  '250',
  '1e9',
  'true',
  'IB',
  'IB,UX',
  'EUR',
  'ECONOMY',
  'AIRPORT,CITY',
  '51.5',
  '',
]

const value = fc.oneof(fc.constantFrom(...likely), fc.string({ unit: 'binary', maxLength: 20 }))
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names, '__proto__', 'page[limit', '[]'), fc.string({ maxLength: 8 })), value), {
    maxLength: 12,
  })
  .map((pairs) => pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&'))
const path = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...operations.map(({ route }) => route.split(' ')[1] ?? '')) },
  { weight: 1, arbitrary: fc.webPath() },
)
const method = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'HEAD', 'OPTIONS')
const body = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  fc.string(),
  fc.constantFrom('{"data":{"__proto__":{}}}', '{"toString":1}', 'null', '"x"'),
)

test('no request is a bug', async () => {
  const authorization = `Bearer ${await tokenOf(service)}`
  await fc.assert(
    fc.asyncProperty(method, path, fc.oneof(query, fc.string()), body, async (how, where, asked, sent) => {
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await service({ method: how, path: where, query: asked, headers, ...(sent !== undefined && { body: sent }) })
      expect([200, 400, 404]).toContain(answer.status)
      if (answer.status !== 200) expect(errorsOf(answer).length).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
})

test('no header is a bug, and none but a token of this sandbox opens it', async () => {
  const token = await tokenOf(service)
  const header = fc.oneof(
    fc.string(),
    fc.string().map((text) => `Bearer ${text}`),
    fc.nat(token.length - 1).map((at) => `Bearer ${token.slice(0, at)}${token.slice(at + 1)}`),
  )
  await fc.assert(
    fc.asyncProperty(header, async (authorization) => {
      const answer = await service({
        method: 'GET',
        path: '/v1/reference-data/airlines',
        query: 'airlineCodes=IB',
        headers: { authorization },
      })
      expect(answer.status).toBe(401)
    }),
    { numRuns: 500 },
  )
})
