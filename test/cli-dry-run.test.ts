import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { deserted } from './loopback.ts'
import { served } from './served.ts'
import { wayfare } from './wayfare.ts'
import { sandbox, tokenOf } from './world.ts'

/** `--dry-run` shows the exact request, without its secrets, and sends nothing. */

const run = promisify(execFile)

/** What the line that was printed prints when a shell runs it, once the token is filled in. */
async function runByShell(line: string): Promise<unknown> {
  const token = await tokenOf(sandbox().service)
  const { stdout } = await run('sh', ['-c', line.replace('{token}', token)], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}

test('the request is shown as it would go over the line, and nothing goes', async () => {
  const env = { WAYFARE_BASE_URL: await deserted(), WAYFARE_KEY: 'my-key', WAYFARE_SECRET: 'my-secret' }
  const { code, stdout, stderr } = await wayfare('flights search MAD JFK 2027-03-01 --non-stop --dry-run', { env })
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stderr: '',
    stdout: `GET ${env.WAYFARE_BASE_URL}/v2/shopping/flight-offers?nonStop=true&originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1
accept: application/vnd.amadeus+json, application/json
authorization: Bearer {token}
`,
  })
})

test('a body is shown as JSON, below the headers', async () => {
  const { stdout } = await wayfare('flights multi MAD LHR 2027-03-01 --dry-run')
  const [head = '', body = ''] = stdout.split('\n\n')
  expect(head.split('\n')).toEqual([
    'POST {base_url}/v2/shopping/flight-offers',
    'accept: application/vnd.amadeus+json, application/json',
    'content-type: application/json',
    'x-http-method-override: GET',
    'authorization: Bearer {token}',
  ])
  expect(JSON.parse(body).originDestinations).toHaveLength(1)
})

test('what is wrong is refused also when nothing would be sent', async () => {
  expect(await wayfare('flights search MAD JFK 2020-01-01 --dry-run')).toMatchObject({ code: 2, stdout: '' })
  expect(await wayfare('flights search MAD --dry-run')).toMatchObject({ code: 13, stdout: '' })
  expect(await wayfare('flights search MAD JFK 2027-03-01 --dry-run=wget')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('error: --dry-run takes nothing or =curl; got "wget"'),
  })
})

test('keys, secrets, tokens and the digits of cards are not shown, whatever the body', async () => {
  const card = { vendorCode: 'VI', cardNumber: '4151289722471370', expiryDate: '2027-08', securityCode: '737' }
  const body = {
    data: {
      flightOffers: [{ itineraries: [{ segments: [{ carrierCode: 'IB', number: '6251' }] }] }],
      payments: [{ card }, { number: 5105105105105100, cvv: 123 }],
      client_secret: 'hush',
    },
  }
  for (const form of ['', '=curl']) {
    const { stdout } = await wayfare(`flights price --body - --dry-run${form}`, {
      stdin: JSON.stringify(body),
      env: { WAYFARE_BASE_URL: 'http://127.0.0.1:9', WAYFARE_KEY: 'my-key', WAYFARE_SECRET: 'my-secret' },
    })
    for (const hidden of ['415128972247', '510510510510', '737', '123', 'hush', 'my-key', 'my-secret']) expect(stdout).not.toContain(hidden)
    for (const kept of ['…1370', '…5100', '"VI"', '"6251"', 'Bearer {token}']) expect(stdout).toContain(kept)
  }
})

test('a booking shows no passport, and no card under whatever name', async () => {
  const { home } = await wayfare('flights search MAD JFK 2027-03-01 --non-stop')
  const traveler = 'LOVELACE/ADA 1985-12-10 F ES XDB123456 2030-04-14'
  const card = { brand: 'VISA', number: '4111111111111111', expiryDate: '2030-08', securityCode: '737', track2: '4111 1111 1111 1111' }
  for (const form of ['', '=curl']) {
    const { code, stdout } = await wayfare(
      [
        'flights',
        'book',
        '1',
        '--traveler',
        traveler,
        '--email',
        'a@b.example',
        '--phone',
        '+34 612345678',
        '--card-file',
        '-',
        `--dry-run${form}`,
      ],
      { home, stdin: JSON.stringify(card) },
    )
    expect([code, /XDB123456|4111|"737"/.test(stdout.replaceAll('…1111', ''))]).toEqual([0, false])
    for (const kept of ['…1111', 'LOVELACE', 'PASSPORT']) expect(stdout).toContain(kept)
  }
  const { stderr } = await wayfare(['flights', 'book', '1', '--traveler', traveler.replace(' F ', ' Q '), '--dry-run'], { home })
  expect(stderr).toContain('got "LOVELACE/ADA 1985-12-10 Q ES … 2030-04-14"')
})

test('text that steers terminals stands as escapes in a request that is shown', async () => {
  const stdin = JSON.stringify({ data: { name: 'a\u009b31mb\u202ec\u001bd\u2028e', plain: 'Zürich — 東京' } })
  const { stdout } = await wayfare('flights price --body - --dry-run', { stdin })
  expect(stdout).toContain('"a\\u009b31mb\\u202ec\\u001bd\\u2028e"')
  expect(stdout).toContain('"Zürich — 東京"')
  expect(JSON.parse(stdout.slice(stdout.indexOf('{\n')))).toEqual(JSON.parse(stdin))
})

test.each([
  'flights search MAD JFK 2027-03-01 --max 3',
  'flights multi MAD LHR 2027-03-01 LHR JFK 2027-03-04 --max 2',
  'airports search "santa cruz" --limit 2',
  'airports nearest 51.57285 -0.44161 --limit 2',
  'airlines show IB,QF',
  'insights traveled MAD --max 2',
])('the curl line of `%s` gets the same answer', async (line) => {
  const { env } = await served()
  const { stdout: curl } = await wayfare(`${line} --dry-run=curl`, { env })
  const { stdout: json } = await wayfare(`${line} --json`, { env })
  expect(await runByShell(curl.replace('curl ', 'curl --silent --fail '))).toEqual(JSON.parse(json))
})

test('the curl line of a price gets the same answer, with text in the body that a shell would trip over', async () => {
  const { env } = await served()
  const { stdout: list } = await wayfare('flights search MAD JFK 2027-03-01 --max 1 --json', { env })
  const remark = `$(exit 7) \`exit 8\` it's "so" \\n !! \n%s`
  const body = JSON.stringify({ data: { type: 'flight-offers-pricing', flightOffers: JSON.parse(list).data, remark } })
  const { stdout: curl } = await wayfare('flights price --body - --dry-run=curl', { env, stdin: body })
  const { stdout: json } = await wayfare('flights price --body - --json', { env, stdin: body })
  expect(curl).toContain('exit 7')
  expect(await runByShell(curl.replace('curl ', 'curl --silent --fail '))).toEqual(JSON.parse(json))
})
