import { expect, test } from 'vitest'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** How answers are written for programs and on terminals: what is common to every command. */

const search = 'flights search MAD JFK 2027-03-01 2027-03-08'

/** Everything in the answer's JSON that a test looks at. */
interface Offers {
  readonly meta: { readonly count: number; readonly links: { readonly self: string } }
  readonly data: readonly { readonly id: string; readonly price: { readonly total: string } }[]
  readonly dictionaries: { readonly carriers: Record<string, string> }
}

async function printed(line: string, options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, options)
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

const offers = async (line: string): Promise<Offers> => JSON.parse(await printed(`${line} --json`))
const rows = (tsv: string): string[][] => tsv.split('\n').map((line) => line.split('\t'))

test('a pipe gets every row as tab-separated values, nothing cut, without colour', async () => {
  const { data } = await offers(search)
  const text = await printed(search, { colour: true })
  expect(data.length).toBeGreaterThan(20)
  const [head = [], ...lines] = rows(text.trimEnd())
  expect(head).toEqual(['#', 'EUR', 'Depart', 'From', 'Arrive', 'To', 'Time', 'Stops', 'Flights', 'Bags', 'Seats'])
  expect(lines).toHaveLength(2 * data.length)
  expect(lines.filter((cells) => cells.length !== head.length)).toEqual([])
  expect(text).not.toContain('\u001b')
  expect(lines[0]?.slice(0, 6)).toEqual([
    '1',
    data[0]?.price.total,
    expect.stringMatching(/^2027-03-01T\d\d:\d\d$/),
    'MAD',
    expect.stringMatching(/^2027-03-0[12]T\d\d:\d\d$/),
    'JFK',
  ])
})

test('what a pipe gets is what --tsv writes, also on a terminal', async () => {
  const piped = await printed(search)
  expect(await printed(`${search} --tsv`)).toBe(piped)
  expect(await printed(`${search} --tsv`, { terminal: 80, colour: true })).toBe(piped)
})

test('both lines of a return trip carry the number and the price of its offer in a pipe', async () => {
  const [, out = [], back = []] = rows(await printed(search))
  expect(back.slice(0, 2)).toEqual(out.slice(0, 2))
  expect([out[3], out[5], back[3], back[5]]).toEqual(['MAD', 'JFK', 'JFK', 'MAD'])
})

test('--json is the answer of the service as it is, --jsonl one item a line', async () => {
  const answer = await offers(`${search} --max 3`)
  expect(answer.meta.count).toBe(3)
  expect(answer.data.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(answer.dictionaries.carriers).not.toEqual({})
  const lines = (await printed(`${search} --max 3 --jsonl`)).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(answer.data)
})

test('JSON is on one line in a pipe, and the same is indented on a terminal; neither brings notes', async () => {
  const piped = await wayfare(`${search} --max 3 --json`)
  const seen = await wayfare(`${search} --max 3 --json`, { terminal: 80, colour: true })
  expect(piped.stdout.indexOf('\n')).toBe(piped.stdout.length - 1)
  expect(seen.stdout).toBe(`${JSON.stringify(JSON.parse(piped.stdout), null, 2)}\n`)
  expect([seen.code, seen.stderr, piped.stderr]).toEqual([0, '', ''])
})

test('--csv has a line for each row, ends lines as RFC 4180 wants, and quotes what needs it', async () => {
  const text = await printed('airports nearest 40.64 -73.78 --radius 30 --csv')
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('Code,Name,Country,km,Flights,Travellers,Relevance')
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(await printed('airports search "john wayne" --csv')).toContain(
    'SNA,airport,"John Wayne Orange County International Airport, Santa Ana",',
  )
})

test('--csv leaves numbers and offsets from UTC as they are', async () => {
  expect(await printed('airports search JFK --type airport --csv')).toContain(',-05:00,')
})

test('--md is a table that Markdown understands', async () => {
  expect(await printed('airlines show IB,QF --md')).toBe(
    '| IATA | ICAO | Name |\n| --- | --- | --- |\n| IB | IBE | Iberia |\n| QF | QFA | Qantas |\n',
  )
})

test('two formats at once are refused', async () => {
  for (const pair of ['--json --csv', '--tsv --md', '--jsonl --json']) {
    const { code, stdout, stderr } = await wayfare(`airlines show IB ${pair}`)
    expect([code, stdout]).toEqual([2, ''])
    for (const format of pair.split(' ')) expect(stderr).toContain(`'${format}'`)
  }
})

test('--fields picks members of each item in every format', async () => {
  const fields = '--max 2 --fields id,price.total,itineraries.0.duration,itineraries.segments.carrierCode'
  const answer = await offers(`${search} --max 2`)
  const json = JSON.parse(await printed(`${search} ${fields} --json`))
  expect(json.meta.count).toBe(2)
  const [first] = json.data
  expect(first).toEqual({
    id: '1',
    'price.total': answer.data[0]?.price.total,
    'itineraries.0.duration': expect.stringMatching(/^PT\d+H/),
    'itineraries.segments.carrierCode': [expect.arrayContaining([expect.any(String)]), expect.arrayContaining([expect.any(String)])],
  })
  const lines = (await printed(`${search} ${fields} --jsonl`)).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(json.data)
  const [head, row] = rows(await printed(`${search} ${fields}`))
  expect(head).toEqual(Object.keys(first))
  expect(row).toEqual(Object.values(first).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))))
  expect(await printed(`${search} ${fields} --md`)).toContain('| id | price.total |')
})

test('--fields picks from an answer that is one thing, too', async () => {
  const { home } = await wayfare(`${search} --max 1`, { home: newHome() })
  expect(await printed('flights price 1 --fields type,flightOffers.0.price.currency', { home })).toBe(
    'type\tflightOffers.0.price.currency\nflight-offers-pricing\tEUR\n',
  )
})

test.each(['--json', '--jsonl', '--csv', '--tsv', '--md', ''])('a field that no item has is refused %s', async (format) => {
  const { code, stdout, stderr } = await wayfare(`airlines show IB --fields iataCode,name,icaoCode.x ${format}`)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('--fields names what no item has: name, icaoCode.x')
  expect(stderr).toContain('there are type, iataCode, icaoCode, businessName, commonName')
})

test('--fields shows on a terminal what it picks', async () => {
  expect(await printed('airlines show IB,QF --fields icaoCode,commonName', { terminal: 80 })).toBe(
    'icaoCode  commonName\nIBE       Iberia\nQFA       Qantas\n\n2 items\n',
  )
})

test('a terminal shows 20 rows and says how many there are, --all shows every one', async () => {
  const { data } = await offers(search)
  const cut = await printed(search, { terminal: 120 })
  expect(cut).toContain(`20 of ${data.length} offers, cheapest first; --all shows the rest`)
  expect(cut).toMatch(/^20 +\d/m)
  expect(cut).not.toMatch(/^21 +\d/m)
  const all = await printed(`${search} --all`, { terminal: 120 })
  expect(all).toContain(`${data.length} offers, cheapest first\n`)
  expect(all).toMatch(new RegExp(`^ *${data.length} +\\d`, 'm'))
})

test('a page says how many there are in all and how to see the others', async () => {
  const page = await printed('airports search san --limit 5', { terminal: 120 })
  expect(page).toMatch(/^5 of \d{2,} places, busiest first; --limit and --offset show others$/m)
  expect(await printed('airports search "luton"', { terminal: 120 })).toMatch(/^1 place, busiest first$/m)
})

test.each([
  ['', 'Code\tKind\tName\tCity\tCountry\tUTC\tTravellers\n'],
  ['--csv', 'Code,Kind,Name,City,Country,UTC,Travellers\r\n'],
  ['--md', '| Code | Kind | Name | City | Country | UTC | Travellers |\n| --- | --- | --- | --- | --- | --- | --- |\n'],
])('an empty list is fine, its columns are there, and stderr says that it is empty %s', async (format, stdout) => {
  const outcome = await wayfare(`airports search qqqqq ${format}`)
  expect(outcome).toMatchObject({ code: 0, stdout, stderr: expect.stringContaining('nothing found: the list is empty\n') })
})

test('an empty list is an empty list in JSON, no line in JSONL, and nothing on a terminal', async () => {
  expect(JSON.parse(await printed('airports search qqqqq --json'))).toMatchObject({ meta: { count: 0 }, data: [] })
  expect(await printed('airports search qqqqq --jsonl')).toBe('')
  expect(await printed('airports search qqqqq', { terminal: 80 })).toBe('')
})

test('--fail-empty ends with 3 for an empty list in every format, and with 0 for any other', async () => {
  for (const format of ['', '--json', '--jsonl', '--csv', '--tsv', '--md']) {
    expect((await wayfare(`airports search qqqqq --fail-empty ${format}`)).code).toBe(3)
    expect((await wayfare(`airports search luton --fail-empty ${format}`)).code).toBe(0)
  }
})

test('--quiet keeps notes away, errors not', async () => {
  expect((await wayfare('airports search qqqqq --quiet')).stderr).toBe('')
  expect((await wayfare('flights search MAD JFK +30d --quiet --max 1')).stderr).toBe('')
  expect((await wayfare('flights search MAD XQX +30d --quiet')).stderr).toMatch(/^error: /)
})

test('the sandbox is named on stderr where nobody chose it', async () => {
  const { stderr } = await wayfare('airlines show IB')
  expect(stderr).toBe('sandbox: times, prices and seats are made up; no account and no network are used\n')
})
