import { expect, test } from 'vitest'
import { grant, json, loopback } from './loopback.ts'
import { wayfare } from './wayfare.ts'

test('an answer that lacks what a table needs is told to, and --json shows it as it is', async () => {
  const { url } = await loopback((response, { url }, count) =>
    url.endsWith('/token') ? grant(response, count) : json(response, 200, { data: [{ type: 'flight-offer', id: '1' }] }),
  )
  const env = { WAYFARE_BASE_URL: url }
  expect(await wayfare('flights search MAD JFK 2027-03-01', { env })).toMatchObject({
    code: 8,
    stdout: '',
    stderr: expect.stringMatching(/^error: the answer of the service lacks data\[0\]\..* and \d+ more\nhint: --json shows it as it is\n/),
  })
  expect((await wayfare('flights search MAD JFK 2027-03-01 --json', { env })).code).toBe(0)
})
