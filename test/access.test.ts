import { expect, test } from 'vitest'
import { ask, errorsOf, sandbox, tokenOf, tokenRequest } from './world.ts'

const credentials = { grant_type: 'client_credentials', client_id: 'my-key', client_secret: 'my-secret' }
const airline = { method: 'GET', path: '/v1/reference-data/airlines', query: 'airlineCodes=IB', headers: {} }

test('a token is given for a key and a secret, and opens the service', async () => {
  const { service } = sandbox()
  const { status, headers, body } = await service(tokenRequest(credentials))
  expect({ status, headers, body }).toEqual({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: {
      type: 'serviceOAuth2Token',
      username: 'traveler@sandbox.example',
      application_name: 'sandbox',
      client_id: 'my-key',
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^[\w-]+\.[\w]+\.[\w-]{28}$/),
      expires_in: 1799,
      state: 'approved',
      scope: '',
    },
  })
  const { access_token: token } = body as { access_token: string }
  expect((await service({ ...airline, headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
})

test('the token path may end with a slash', async () => {
  expect((await sandbox().service(tokenRequest(credentials, '/v1/security/oauth2/token/'))).status).toBe(200)
})

test.each([
  ['no secret', { ...credentials, client_secret: '' }, 401, 'invalid_client'],
  ['no key', { ...credentials, client_id: '' }, 401, 'invalid_client'],
  ['a secret that is to be refused', { ...credentials, client_secret: 'wrong-one' }, 401, 'invalid_client'],
  ['another grant', { ...credentials, grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['no grant', { client_id: 'a', client_secret: 'b' }, 400, 'unsupported_grant_type'],
])('a token request with %s is refused in the flat shape', async (_, form, status, error) => {
  const answer = await sandbox().service(tokenRequest(form as Record<string, string>))
  expect(answer).toEqual({
    status,
    headers: { 'content-type': 'application/json' },
    body: { error, error_description: expect.any(String), code: 38187, title: 'Invalid parameters' },
  })
})

test.each([
  ['no header', {}, 38191],
  ['another scheme', { authorization: 'Basic abc' }, 38191],
  ['a token of nobody', { authorization: 'Bearer abc' }, 38190],
  ['a token changed by one letter', { authorization: 'Bearer a2V5.tpvw9z.AAAAAAAAAAAAAAAAAAAAAA' }, 38190],
])('a call with %s is refused', async (_, headers, code) => {
  const answer = await sandbox().service({ ...airline, headers: headers as Record<string, string> })
  expect(answer.status).toBe(401)
  expect(answer.headers).toEqual({ 'content-type': 'application/vnd.amadeus+json' })
  expect(errorsOf(answer)).toMatchObject([{ status: 401, code, title: expect.any(String), detail: expect.any(String) }])
})

test('a token ends after 1799 seconds, not before', async () => {
  const { service, clock } = sandbox()
  const headers = { authorization: `Bearer ${await tokenOf(service)}` }
  clock.now += 1_798_000
  expect((await service({ ...airline, headers })).status).toBe(200)
  clock.now += 1_000
  const late = await service({ ...airline, headers })
  expect(errorsOf(late)).toMatchObject([{ status: 401, code: 38192, title: 'Access token expired' }])
})

test('a token can be asked how long it lives', async () => {
  const { service, clock } = sandbox()
  const token = await tokenOf(service)
  clock.now += 60_000
  const info = { method: 'GET', path: `/v1/security/oauth2/token/${token}`, query: '', headers: {} }
  expect((await service(info)).body).toMatchObject({ client_id: 'key', state: 'approved', expires_in: 1739 })
  clock.now += 3_600_000
  expect((await service(info)).body).toMatchObject({ state: 'expired', expires_in: 0 })
  expect((await service({ ...info, path: '/v1/security/oauth2/token/abc' })).status).toBe(404)
})

test('a token of one sandbox opens another of the same seed, and none of another seed', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(sandbox().service)}` }
  expect((await sandbox().service({ ...airline, headers })).status).toBe(200)
  expect((await sandbox({ seed: 'other' }).service({ ...airline, headers })).status).toBe(401)
})

test('calls beyond the rate are refused until the second is over', async () => {
  const { service, clock } = sandbox({ limits: { perSecond: 2 } })
  const headers = { authorization: `Bearer ${await tokenOf(service)}` }
  const call = async () => service({ ...airline, headers })
  expect([(await call()).status, (await call()).status]).toEqual([200, 200])
  const third = await call()
  expect(third).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect(errorsOf(third)).toMatchObject([{ code: 38194, title: 'Too many requests' }])
  clock.now += 1_000
  expect((await call()).status).toBe(200)
})

test('calls beyond the quota are refused', async () => {
  const { service } = sandbox({ limits: { quota: 1 } })
  const headers = { authorization: `Bearer ${await tokenOf(service)}` }
  expect((await service({ ...airline, headers })).status).toBe(200)
  expect(errorsOf(await service({ ...airline, headers }))).toMatchObject([{ status: 429, code: 38195, title: 'Quota limit exceeded' }])
})

test.each(['GET /v1/nothing/here', 'GET /', 'DELETE /v1/reference-data/airlines', 'POST /v1/reference-data/locations'])(
  '%s is unknown',
  async (line) => {
    expect(errorsOf(await ask(line))).toMatchObject([{ status: 404, code: 38196, title: 'Resource not found' }])
  },
)
