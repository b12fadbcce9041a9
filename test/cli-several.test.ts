import { expect, test } from 'vitest'
import { wayfare } from './wayfare.ts'

interface Offer {
  readonly itineraries: readonly {
    readonly segments: readonly { readonly departure: { readonly at: string }; readonly arrival: { readonly iataCode: string } }[]
  }[]
  readonly price: { readonly total: string }
}

const offersOf = (stdout: string): Offer[] => JSON.parse(stdout).data
const goals = (offers: readonly Offer[]) =>
  [...new Set(offers.map(({ itineraries }) => itineraries[0]?.segments.at(-1)?.arrival.iataCode))].sort()
const days = (offers: readonly Offer[]) =>
  [...new Set(offers.map(({ itineraries }) => itineraries[0]?.segments[0]?.departure.at.slice(0, 10)))].sort()

test('several destinations and a range of days are one list, the cheapest first', async () => {
  const { code, stdout } = await wayfare('flights search MAD JFK,BOS 2027-03-01..03 --max 4 --json')
  const offers = offersOf(stdout)
  expect(code).toBe(0)
  expect(offers).toHaveLength(24)
  expect(goals(offers)).toEqual(['BOS', 'JFK'])
  expect(days(offers)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03'])
  const prices = offers.map(({ price }) => Number(price.total))
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
})

test('each of the calls gives what it gives alone', async () => {
  const both = offersOf((await wayfare('flights search MAD JFK 2027-03-01,2027-03-05 --max 3 --json')).stdout)
  const one = offersOf((await wayfare('flights search MAD JFK 2027-03-01 --max 3 --json')).stdout)
  const other = offersOf((await wayfare('flights search MAD JFK 2027-03-05 --max 3 --json')).stdout)
  const prices = (offers: readonly Offer[]) => offers.map(({ price }) => price.total).sort()
  expect(prices(both)).toEqual(prices([...one, ...other]))
})

test('days can be words, and a range can pass the end of a month', async () => {
  expect(days(offersOf((await wayfare('flights search MAD BCN tomorrow,+10d --max 2 --json')).stdout))).toEqual([
    '2026-11-21',
    '2026-11-30',
  ])
  expect(days(offersOf((await wayfare('flights search MAD BCN 2027-02-27..2027-03-01 --max 2 --json')).stdout))).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ])
})

test('where a part fails, the rest is shown, what failed is said, and the code is 23', async () => {
  const { code, stdout, stderr } = await wayfare('flights search MAD JFK,ZZZ 2027-03-01 --max 1 --quiet')
  expect(code).toBe(23)
  expect(stdout.split('\n')).toHaveLength(3)
  expect(stderr).toContain('error: MAD ZZZ 2027-03-01: --to: no airport or city has the code "ZZZ"')
})

test('where every part fails, it fails as the first did', async () => {
  const { code, stdout, stderr } = await wayfare('flights search MAD ZZY,ZZZ 2027-03-01 --quiet')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('error: --to: no airport or city has the code "ZZY"')
})

test.each([
  ['2027-03-01..2027-05-01', 'more than 31 calls'],
  ['2027-03-05..03', 'takes a range of days such as 2027-03-01..05; got "2027-03-05..03"'],
  ['2027-03-01..x', 'takes a range of days such as 2027-03-01..05; got "2027-03-01..x"'],
])('a range such as %s is refused before any call', async (range, says) => {
  const { code, stderr } = await wayfare(['flights', 'search', 'MAD', 'JFK', range])
  expect(code).toBe(2)
  expect(stderr).toContain(says)
})

test('a row of such a list can be priced', async () => {
  const { home } = await wayfare('flights search MAD JFK,BOS 2027-03-01 --non-stop')
  const { code, stdout } = await wayfare('flights price 2 --json', { home })
  expect(code).toBe(0)
  expect(JSON.parse(stdout).data.flightOffers).toHaveLength(1)
})
