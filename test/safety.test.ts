import { expect, test } from 'vitest'
import { evil, steering } from './evil.ts'
import { grant, json, loopback } from './loopback.ts'
import { newHome, wayfare, words } from './wayfare.ts'

/** A service that means ill: what it writes into its answers must not steer a terminal, pass for a row or run in a spreadsheet. */

const colours = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g')

const airline = { type: 'airline', iataCode: 'IB', icaoCode: 'IBE', businessName: 'Iberia', commonName: `Iberia${evil}|\\|` }

const endPoint = (iataCode: string, at: string) => ({ iataCode: `${iataCode}${evil}`, at })
const offer = {
  type: 'flight-offer',
  id: `1${evil}`,
  source: 'GDS',
  numberOfBookableSeats: 9,
  lastTicketingDate: '2027-02-01',
  itineraries: [
    {
      duration: 'PT8H25M',
      segments: ['1', '2'].map((id) => ({
        id,
        departure: endPoint('MAD', '2027-03-01T12:00:00'),
        arrival: endPoint('JFK', '2027-03-01T14:25:00'),
        carrierCode: `IB${evil}`,
        number: '6251',
        aircraft: { code: '359' },
        duration: 'PT8H25M',
      })),
    },
  ],
  price: { currency: `EUR${evil}`, total: `1.00${evil}`, base: '1.00' },
  travelerPricings: [
    {
      travelerId: `1${evil}`,
      travelerType: 'ADULT',
      price: { currency: 'EUR', total: '1.00', base: '1.00', taxes: [{ code: `XX${evil}`, amount: '0.00' }] },
      fareDetailsBySegment: ['1', '2'].map((segmentId) => ({
        segmentId,
        cabin: 'ECONOMY',
        fareBasis: evil,
        class: 'Y',
        brandedFare: evil,
      })),
    },
  ],
}

const answers: Readonly<Record<string, object>> = {
  '/v1/reference-data/airlines': {
    warnings: [{ code: 1, title: 'WARNING', detail: evil }],
    meta: { count: 2 },
    data: [airline, { ...airline, iataCode: 'QF' }],
  },
  '/v2/shopping/flight-offers': { data: [offer, offer], dictionaries: { carriers: { [`IB${evil}`]: `Iberia${evil}` } } },
  '/v1/shopping/flight-offers/pricing': { data: { type: 'flight-offers-pricing', flightOffers: [offer] } },
}

/** A server that answers like a travel service, with these things in it. */
async function evilService() {
  const { url } = await loopback((response, { url: asked }, count) => {
    if (asked.endsWith('/token')) return grant(response, count)
    const answer = answers[asked.split('?')[0] ?? '']
    if (answer) json(response, 200, answer)
    else json(response, 400, { errors: [{ status: 400, code: 477, title: `BAD${evil}`, detail: evil, source: { parameter: evil } }] })
  })
  return { WAYFARE_BASE_URL: url }
}

const airlines = 'airlines show IB'
const search = 'flights search MAD JFK 2027-03-01'

test.each([airlines, search])('nothing in the answer to `%s` steers a terminal', async (line) => {
  const env = await evilService()
  for (const format of ['', '--all', '--json', '--jsonl', '--csv', '--tsv', '--md', '--fields type']) {
    const { code, stdout, stderr } = await wayfare(`${line} ${format}`, { env, terminal: 80 })
    expect(code).toBe(0)
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(steering)
    expect(stderr).not.toMatch(steering)
  }
})

test('nothing in a price steers a terminal', async () => {
  const env = await evilService()
  const home = newHome()
  await wayfare(search, { env, home })
  const { code, stdout, stderr } = await wayfare('flights price 1', { env, home, terminal: 80 })
  expect(code).toBe(0)
  expect(stdout + stderr).not.toMatch(steering)
  const dry = await wayfare('flights price 1 --dry-run', { env, home, terminal: 80 })
  expect(dry.stdout).not.toMatch(steering)
  expect(dry.stdout).toContain('\\u202e')
})

test('nothing in an error steers a terminal, nor in its JSON', async () => {
  const env = await evilService()
  for (const format of ['', '--json']) {
    const { code, stdout, stderr } = await wayfare(`airports search x ${format}`, { env, terminal: 80 })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).not.toMatch(steering)
    expect(stderr).toContain('BAD')
  }
})

test('colour is that of the program alone', async () => {
  const { stdout } = await wayfare(search, { env: await evilService(), terminal: 80, colour: true })
  const codes = new Set(stdout.match(colours))
  expect([...codes].sort()).toEqual(['0', '1', '2', '22', '36', '39'].map((code) => `\u001b[${code}m`).sort())
  expect(stdout.replace(colours, '')).not.toMatch(steering)
})

test('nothing passes for a row: lists have as many lines as they have rows', async () => {
  const env = await evilService()
  const lines = async (format: string) => (await wayfare(`${airlines} ${format}`, { env })).stdout.split('\n')
  const tsv = await lines('--tsv')
  expect(tsv.map((line) => line.split('\t').length)).toEqual([3, 3, 3, 1])
  expect(await lines('--md')).toHaveLength(5)
  expect(await lines('--jsonl')).toHaveLength(3)
  const { stdout: shown } = await wayfare(airlines, { env, terminal: 400 })
  expect(shown.split('\n\n')[0]?.split('\n')).toHaveLength(3)
})

test('a cell of Markdown ends where it should, whatever bars and backslashes it holds', async () => {
  const { stdout } = await wayfare(`${airlines} --md`, { env: await evilService() })
  const row = stdout.split('\n')[2] ?? ''
  // A bar counts unless an odd number of backslashes stands before it.
  expect(row.replace(/\\./g, '').split('|')).toHaveLength(5)
  expect(row.endsWith('\\|\\\\\\| |')).toBe(true)
})

/** Reads CSV as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

test('a row of CSV stays one row, whatever stands in its cells', async () => {
  const { stdout } = await wayfare(`${airlines} --csv`, { env: await evilService() })
  expect(readCsv(stdout).map((row) => row.length)).toEqual([3, 3, 3])
})

test.each([
  ['=cmd|"/C calc"!A1', true],
  ['=1+1', true],
  ['@SUM(A1)', true],
  ['+1+1', true],
  ['-2+3+cmd', true],
  ['\t=1+1', true],
  ['\r=1+1', true],
  ['-12.5', false],
  ['+00:00', false],
  ['-08:00', false],
  ['Iberia = IB', false],
])('a spreadsheet does not run %j', async (commonName, defused) => {
  const { url } = await loopback((response, { url: asked }, count) =>
    asked.endsWith('/token') ? grant(response, count) : json(response, 200, { data: [{ ...airline, commonName }] }),
  )
  const { stdout } = await wayfare(`${airlines} --csv`, { env: { WAYFARE_BASE_URL: url } })
  const cell = readCsv(stdout)[1]?.[2] ?? ''
  expect(cell).not.toMatch(/^[=@\t\r]/)
  expect(cell.startsWith("'")).toBe(defused)
})

test('programs behind a pipe get JSON as the service wrote it', async () => {
  const { stdout } = await wayfare(`${airlines} --json`, { env: await evilService() })
  expect(JSON.parse(stdout).data[0]).toEqual(airline)
})

test('words of the command line that steer terminals are not repeated as such', async () => {
  for (const line of [
    ['flights', 'search', 'MAD', `x${evil}`, '2027-03-01'],
    ['airlines', 'show', evil],
    [...words(search), '--cabin', evil],
    [...words(search), evil],
  ]) {
    const { code, stderr } = await wayfare(line, { terminal: 80 })
    expect(code).toBe(2)
    expect(stderr).not.toMatch(steering)
  }
})
