import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slotsOf } from '../src/cli/command.ts'
import { allOperations } from '../src/operations/index.ts'
import { newHome, wayfare } from './wayfare.ts'

test('no flag of an operation stands for two things', async () => {
  for (const operation of await allOperations()) expect(slotsOf(operation).all.length > 0).toBe(!('within' in operation.command))
})

test('a list can be given in several flags as well as with commas', async () => {
  const carriers = async (line: string) => {
    const { stdout } = await wayfare(`flights search MAD JFK 2027-03-01 --non-stop ${line} --jsonl`)
    const offers = stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
    return [...new Set(offers.map(({ validatingAirlineCodes }) => validatingAirlineCodes[0]))].sort()
  }
  expect(await carriers('--airline IB --airline UX')).toEqual(['IB', 'UX'])
  expect(await carriers('--airline IB,UX')).toEqual(['IB', 'UX'])
})

test('a single value that is given twice is refused', async () => {
  const { code, stderr } = await wayfare('flights search MAD JFK 2027-03-01 --adults 1 --adults 2')
  expect(code).toBe(2)
  expect(stderr).toContain('It was given twice.')
})

test('what is missing and what is wrong are told together', async () => {
  const { code, stderr } = await wayfare('flights search MAD --adults 99')
  expect(code).toBe(2)
  expect(stderr).toContain('--adults takes a whole number from 1 to 9')
  expect(stderr).toContain('--to is missing')
  expect(stderr).toContain('--depart is missing')
})

test('what was not said is not sent', async () => {
  const { stdout } = await wayfare('flights search MAD JFK 2027-03-01 --dry-run')
  expect(stdout.split('\n')[0]).toBe(
    'GET {base_url}/v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1',
  )
})

test('a field that no item can have is refused before anything is asked', async () => {
  const { code, stdout, stderr } = await wayfare('flights search MAD JFK 2027-03-01 --fields price.totl,id')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('--fields names what no item has: price.totl')
  expect(stderr).not.toContain('sandbox:')
})

test('a field that an item may lack is an empty cell', async () => {
  const { code, stdout } = await wayfare('flights search MAD JFK 2027-03-01 --max 1 --fields id,price.additionalServices --tsv')
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'id\tprice.additionalServices\n1\t\n' })
})

test('names that every object has are no topics, commands or choices', async () => {
  for (const line of ['help constructor', 'flights constructor', 'constructor', 'flights search MAD JFK 2027-03-01 --cabin constructor']) {
    const { code, stderr } = await wayfare(line)
    expect({ line, code, bug: stderr.includes('bug') }).toEqual({ line, code: 2, bug: false })
  }
})

test('help on what is not there says what is', async () => {
  const { code, stderr } = await wayfare('help nonsense')
  expect(code).toBe(2)
  expect(stderr).toContain('there is no help on "nonsense"')
  expect(stderr).toContain('topics: exit-codes, environment, formats, dates, booking, sandbox')
})

test('a command line that cannot be read is told in JSON to who asked for JSON', async () => {
  const { code, stdout, stderr } = await wayfare('flights search MAD JFK 2027-03-01 --bogus --json')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(JSON.parse(stderr)).toEqual({ errors: [{ title: 'ERROR', detail: expect.stringContaining("unknown option '--bogus'"), exit: 2 }] })
})

test('parts that fail are one JSON object to who asked for JSON', async () => {
  const { code, stderr } = await wayfare('flights search MAD JFK,ZZZ 2027-03-01 --max 1 --json')
  expect(code).toBe(23)
  expect(JSON.parse(stderr).errors).toMatchObject([{ status: 400, code: 4926, exit: 23 }])
})

test('a body from a file says it all: flags that it would override are refused', async () => {
  const home = newHome()
  const file = join(home, 'body.json')
  writeFileSync(file, '{}')
  const { code, stderr } = await wayfare(['flights', 'multi', 'MAD', 'JFK', '2027-03-01', '--adults', '2', '--body', file], { home })
  expect(code).toBe(2)
  expect(stderr).toContain('--adults, --legs cannot be combined with --body')
})

test('what travels beside a body is still given by a flag', async () => {
  const { stdout: list } = await wayfare('flights search MAD JFK 2027-03-01 --non-stop --max 1 --json')
  const body = JSON.stringify({ data: { type: 'flight-offers-pricing', flightOffers: JSON.parse(list).data } })
  const { code, stdout } = await wayfare('flights price --body - --include bags --json', { stdin: body })
  expect(code).toBe(0)
  expect(Object.keys(JSON.parse(stdout).included)).toEqual(['bags'])
})

test('the leg that is wrong is named as it was typed', async () => {
  const { code, stderr } = await wayfare('flights multi MAD LHR 2027-03-01 LHR JFK 2027-02-01')
  expect(code).toBe(2)
  expect(stderr).toContain('leg 2 is before the leg that comes first, on 2027-03-01; got "2027-02-01"')
})

test('prices come in the currency of the profile, unless another is asked for', async () => {
  const home = newHome()
  await wayfare('profile set sandbox currency=JPY', { home })
  const currency = async (line: string) => JSON.parse((await wayfare(`${line} --max 1 --json`, { home })).stdout).data[0].price.currency
  expect(await currency('flights search MAD JFK 2027-03-01')).toBe('JPY')
  expect(await currency('flights search MAD JFK 2027-03-01 --currency usd')).toBe('USD')
})

test('a list that found nothing leaves no rows of an older one', async () => {
  const home = newHome()
  await wayfare('flights search MAD JFK 2027-03-01', { home })
  await wayfare('flights search MAD JFK 2027-03-01 --max-price 1', { home })
  const { code, stderr } = await wayfare('flights price 1', { home })
  expect(code).toBe(2)
  expect(stderr).toContain('the last list has no row 1')
})

test('a row of the sandbox is not priced at another service', async () => {
  const home = newHome()
  await wayfare('flights search MAD JFK 2027-03-01', { home })
  const env = { WAYFARE_BASE_URL: 'http://127.0.0.1:9', WAYFARE_KEY: 'k', WAYFARE_SECRET: 's' }
  const { code, stderr } = await wayfare('flights price 1', { home, env })
  expect(code).toBe(2)
  expect(stderr).toContain('there is no list yet that row 1 could be of')
})
