import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newHome, wayfare } from './wayfare.ts'

/** Results by reference: rows of the last list, files, and standard input. */

interface Offer {
  readonly id: string
  readonly price: { readonly total: string; readonly currency: string }
}

const search = 'flights search MAD JFK 2027-03-01 --max 5'

/** The offers of a search, and a home that remembers their list. */
async function searched() {
  const { home } = await wayfare(search)
  const { stdout: json } = await wayfare(`${search} --json`)
  const { data } = JSON.parse(json) as { data: readonly Offer[] }
  return { home, json, data, file: (name: string) => join(home, name) }
}

async function priced(line: string, options: { home: string; stdin?: string }): Promise<readonly Offer[]> {
  const { code, stdout, stderr } = await wayfare(`${line} --json`, options)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout).data.flightOffers
}

async function refused(line: string, options: { home: string; stdin?: string }): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, options)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  return stderr
}

test('a row of the last list is the offer in that row, and its total is confirmed', async () => {
  const { home, data } = await searched()
  expect(await priced('flights price 2', { home })).toMatchObject([{ id: '2', price: { total: data[1]?.price.total, currency: 'EUR' } }])
  const several = await priced('flights price 3 1,5', { home })
  expect(several.map(({ id }) => id)).toEqual(['3', '1', '5'])
})

test('rows of a list on a terminal are those it showed: the first 20, or with --all every one', async () => {
  const line = 'flights search MAD JFK 2027-03-01'
  const { home } = await wayfare(line, { terminal: 80 })
  expect(await priced('flights price 20', { home })).toMatchObject([{ id: '20' }])
  expect(await refused('flights price 21', { home })).toBe(
    'error: the last list has no row 21: it has 20\nhint: give a number from 1 to 20: rows are those that were shown\n',
  )
  await wayfare(`${line} --all`, { terminal: 80, home })
  expect(await priced('flights price 21', { home })).toMatchObject([{ id: '21' }])
})

test('in a pipe every row is shown, and can be referred to', async () => {
  const { home, stdout } = await wayfare('flights search MAD JFK 2027-03-01')
  const last = stdout.trimEnd().split('\n').at(-1)?.split('\t')[0]
  expect(Number(last)).toBeGreaterThan(20)
  expect(await priced(`flights price ${last}`, { home })).toMatchObject([{ id: last }])
})

test('rows are kept for their owner alone', async () => {
  const { home } = await searched()
  const folder = join(home, '.local/state/wayfare')
  expect(readdirSync(folder)).toEqual(['flight-offer.json'])
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'flight-offer.json')).mode & 0o777]).toEqual([0o700, 0o600])
})

test('lists of other things leave the rows of flights alone', async () => {
  const { home } = await searched()
  await wayfare('airports search lond', { home })
  await wayfare('airlines show IB', { home })
  expect(await priced('flights price 1', { home })).toMatchObject([{ id: '1' }])
})

test('an answer, a list of offers and a single offer are taken from files', async () => {
  const { home, json, data, file } = await searched()
  writeFileSync(file('answer.json'), json)
  writeFileSync(file('list.json'), JSON.stringify(data.slice(0, 2)))
  writeFileSync(file('one.json'), JSON.stringify(data[3]))
  expect(await priced(`flights price ${file('answer.json')}`, { home })).toHaveLength(5)
  expect(await priced(`flights price ${file('list.json')}`, { home })).toHaveLength(2)
  expect(await priced(`flights price ${file('one.json')} 1`, { home })).toMatchObject([{ id: '4' }, { id: '1' }])
})

test('a search is piped into a price, and a price into a price', async () => {
  const { home, json, data } = await searched()
  const once = await priced('flights price -', { home, stdin: json })
  expect(once.map(({ price }) => price.total)).toEqual(data.map(({ price }) => price.total))
  const answer = JSON.stringify({ data: { type: 'flight-offers-pricing', flightOffers: once.slice(0, 1) } })
  expect(await priced('flights price -', { home, stdin: answer })).toEqual([once[0]])
})

test('a row that is not there is refused with those that are', async () => {
  const { home } = await searched()
  for (const row of ['0', '6', '1000']) {
    expect(await refused(`flights price ${row}`, { home })).toBe(
      `error: the last list has no row ${row}: it has 5\nhint: give a number from 1 to 5: rows are those that were shown\n`,
    )
  }
})

test('a list that is empty has no rows, also when the one before had some', async () => {
  const { home } = await searched()
  await wayfare(`${search} --max-price 1`, { home })
  expect(await refused('flights price 1', { home })).toBe('error: the last list has no row 1: it is empty\nhint: search again first\n')
})

test('without a list, a file or input that can be read it is said what is missing', async () => {
  const home = newHome()
  expect(await refused('flights price 1', { home })).toBe(
    'error: there is no list yet that row 1 could be of\nhint: search first, such as `wayfare flights search MAD JFK +30d`\n',
  )
  expect(await refused(`flights price ${join(home, 'offers.json')}`, { home })).toContain(
    'offers.json cannot be taken: there is no such file',
  )
  mkdirSync(join(home, 'folder'))
  expect(await refused(`flights price ${join(home, 'folder')}`, { home })).toContain('folder cannot be taken: it cannot be read')
  expect(await refused('flights price -', { home, stdin: '' })).toContain('error: standard input is not JSON')
})

test.each([
  ['no JSON', 'id,price', 'is not JSON'],
  ['another thing', '{"data":[{"type":"location"}]}', 'holds no flight offer: type is not as it should be'],
  ['half an offer', '{"type":"flight-offer","id":"1"}', 'holds no flight offer: itineraries is not as it should be'],
  ['a number', '7', 'holds no flight offer'],
])('a file of %s is refused', async (_, text, says) => {
  const home = newHome()
  const file = join(home, 'file.json')
  writeFileSync(file, text)
  expect(await refused(`flights price ${file}`, { home })).toContain(`error: ${file} ${says}`)
  expect(await refused('flights price -', { home, stdin: text })).toContain(`error: standard input ${says}`)
})

test('more offers than the service prices at once are refused', async () => {
  const { home } = await wayfare('flights search MAD JFK 2027-03-01 --max 7')
  expect(await refused('flights price 1 2 3 4 5 6 7', { home })).toMatch(/^error: --offers takes /)
})

test('nothing is read from a terminal that nobody types at', async () => {
  const { code, stderr } = await wayfare('flights price -', { terminal: 80 })
  expect([code, stderr]).toEqual([13, expect.stringContaining('standard input is a terminal: pipe something into it')])
})

test('--body takes the whole request from a file or from standard input', async () => {
  const { home, data, file } = await searched()
  const body = JSON.stringify({ data: { type: 'flight-offers-pricing', flightOffers: [data[0]] } })
  writeFileSync(file('body.json'), body)
  const [offer] = await priced(`flights price --body ${file('body.json')}`, { home })
  expect(offer?.price.total).toBe(data[0]?.price.total)
  expect(await priced('flights price --body -', { home, stdin: body })).toEqual([offer])
})

test('what is wrong in a body is told by the place in it', async () => {
  const home = newHome()
  const stdin = JSON.stringify({ originDestinations: [], travelers: [{ id: '1', travelerType: 'DOG' }], sources: ['GDS'] })
  const { code, stdout, stderr } = await wayfare('flights multi --body - --json', { home, stdin })
  expect([code, stdout]).toEqual([2, ''])
  const { errors } = JSON.parse(stderr) as { errors: { source: { pointer: string } }[] }
  expect(errors.map(({ source }) => source.pointer)).toEqual(['/originDestinations', '/travelers/0/travelerType'])
  expect(await refused('flights multi --body -', { home, stdin: '[1]' })).toContain(
    '--body takes a JSON object; standard input holds something else',
  )
  expect(await refused('flights multi --body nowhere', { home })).toContain('nowhere cannot be taken: there is no such file')
})

test('the same list can be kept by one command and read by the next of the same home only', async () => {
  const { home } = await searched()
  expect(readFileSync(join(home, '.local/state/wayfare/flight-offer.json'), 'utf8')).toContain('"flight-offer"')
  expect(await refused('flights price 1', { home: newHome() })).toContain('there is no list yet')
})
