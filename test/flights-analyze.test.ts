import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { analyze, type PriceMetrics } from '../src/operations/flights/analyze.ts'
import { wayfare } from './wayfare.ts'
import { ask, bodyOf, errorsOf, get, sandbox } from './world.ts'

/** What a trip usually costs: five prices in their order, near those a search finds. */

const { service } = sandbox()
const path = '/v1/analytics/itinerary-price-metrics'

const answers = new Map<string, Promise<PriceMetrics>>()

/** The answer for a trip, asked for once. */
function metrics(trip: string, more = ''): Promise<PriceMetrics> {
  const answer = answers.get(trip + more) ?? asked(trip, more)
  answers.set(trip + more, answer)
  return answer
}

async function asked(trip: string, more: string): Promise<PriceMetrics> {
  const [from, to, date] = trip.split(' ')
  return bodyOf(await get(`${path}?originIataCode=${from}&destinationIataCode=${to}&departureDate=${date}${more}`, service), analyze)
}

const amounts = ({ data }: PriceMetrics): number[] => (data[0]?.priceMetrics ?? []).map(({ amount }) => Number(amount))

test('the quartiles of a round trip, as the service gives them', async () => {
  expect(await metrics('MAD CDG 2027-03-21')).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "currencyCode": "EUR",
          "departureDate": "2027-03-21",
          "destination": {
            "iataCode": "CDG",
          },
          "oneWay": false,
          "origin": {
            "iataCode": "MAD",
          },
          "priceMetrics": [
            {
              "amount": "153.65",
              "quartileRanking": "MINIMUM",
            },
            {
              "amount": "171.65",
              "quartileRanking": "FIRST",
            },
            {
              "amount": "182.65",
              "quartileRanking": "MEDIUM",
            },
            {
              "amount": "208.65",
              "quartileRanking": "THIRD",
            },
            {
              "amount": "279.65",
              "quartileRanking": "MAXIMUM",
            },
          ],
          "transportType": "FLIGHT",
          "type": "itinerary-price-metric",
        },
      ],
      "meta": {
        "count": 1,
        "links": {
          "self": "/v1/analytics/itinerary-price-metrics?originIataCode=MAD&destinationIataCode=CDG&departureDate=2027-03-21",
        },
      },
    }
  `)
})

const trips = ['MAD JFK 2027-03-01', 'SYD LAX 2026-12-20', 'MAD BCN 2026-11-23', 'LEI EDI 2027-04-10']

test.each(trips)('%s: five prices in their order, and one way alone is hardly less than half of there and back', async (trip) => {
  const [back, alone] = [amounts(await metrics(trip)), amounts(await metrics(trip, '&oneWay=true'))]
  for (const five of [back, alone]) {
    expect(five).toHaveLength(5)
    expect(five).toEqual(five.toSorted((a, b) => a - b))
    expect(five[0]).toBeGreaterThan(0)
  }
  expect(alone[2] ?? 0).toBeGreaterThan((0.9 * (back[2] ?? 0)) / 2)
  expect(alone[2] ?? 0).toBeLessThan(back[2] ?? 0)
})

test.each(trips)('%s: what a search finds today lies near them', async (trip) => {
  const [from, to, date = ''] = trip.split(' ')
  const query = `originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${date}&returnDate=${addDays(date, 7)}&adults=1&max=1`
  const { body } = await get(`/v2/shopping/flight-offers?${query}`, service)
  const price = Number((body as { data: { price: { total: string } }[] }).data[0]?.price.total)
  const [least = 0, , , , most = 0] = amounts(await metrics(trip))
  expect(price).toBeGreaterThan(least * 0.8)
  expect(price).toBeLessThan(most * 1.6)
})

test('the day of the question does not matter, since prices of the past do not change', async () => {
  const later = sandbox()
  later.clock.now += 40 * 86_400_000
  const line = `GET ${path}?originIataCode=MAD&destinationIataCode=JFK&departureDate=2027-03-01`
  const { data } = (await ask(line, undefined, later.service)).body as PriceMetrics
  expect(data).toEqual((await metrics('MAD JFK 2027-03-01')).data)
})

test('a currency of the list is used', async () => {
  const euros = amounts(await metrics('MAD JFK 2027-03-01'))
  const { warnings, data } = await metrics('MAD JFK 2027-03-01', '&currencyCode=USD')
  expect(warnings).toBeUndefined()
  expect(data[0]?.currencyCode).toBe('USD')
  const dollars = (data[0]?.priceMetrics ?? []).map(({ amount }) => Number(amount))
  for (const [at, amount] of dollars.entries()) expect(amount / (euros[at] ?? 1)).toBeCloseTo((dollars[0] ?? 0) / (euros[0] ?? 1), 1)
  expect((await metrics('NRT ICN 2027-03-01', '&currencyCode=JPY')).data[0]?.priceMetrics[0]?.amount).toMatch(/^\d+$/)
})

test.each(['XAF', 'QQQ'])('with %s prices are in euros, and a warning says so', async (code) => {
  const { warnings, data } = await metrics('MAD JFK 2027-03-01', `&currencyCode=${code}`)
  expect(warnings).toEqual([
    {
      code: 22443,
      title: 'WARNING',
      detail: `The currency ${code} is not supported here, so prices are in EUR. Supported are EUR, CAD, HKD, ISK, PHP, DKK, HUF, CZK, AUD, RON, SEK, IDR, INR, BRL, RUB, HRK, JPY, THB, CHF, SGD, PLN, BGN, TRY, CNY, NOK, NZD, ZAR, USD, MXN, ILS, GBP, KRW, MYR`,
      source: { parameter: 'currencyCode' },
    },
  ])
  expect(data).toEqual((await metrics('MAD JFK 2027-03-01')).data)
})

test('where nobody flies the list is empty', async () => {
  expect(await metrics('AAA LEI 2027-03-01')).toEqual({
    meta: { count: 0, links: { self: `${path}?originIataCode=AAA&destinationIataCode=LEI&departureDate=2027-03-01` } },
    data: [],
  })
})

test.each([
  ['originIataCode=ZZZ&destinationIataCode=QQZ&departureDate=2027-03-01', ['572 originIataCode', '572 destinationIataCode']],
  ['originIataCode=MAD&destinationIataCode=MAD&departureDate=2027-03-01', ['572 destinationIataCode']],
  ['destinationIataCode=MAD', ['32171 originIataCode', '32171 departureDate']],
  [
    'originIataCode=M&destinationIataCode=JFK&departureDate=2027-03-01&oneWay=x&currencyCode=EURO',
    ['477 originIataCode', '477 currencyCode', '477 oneWay'],
  ],
])('?%s is refused', async (query, told) => {
  const answer = await get(`${path}?${query}`, service)
  expect(answer.status).toBe(400)
  expect(errorsOf(answer).map(({ code, source }) => `${code} ${source?.parameter}`)).toEqual(told)
})

test('on terminals of 80 and 120 columns', async () => {
  const line = 'flights analyze MAD JFK 2027-03-01 --quiet'
  expect((await wayfare(line, { terminal: 80 })).stdout).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · there and back · EUR, 1 adult

             338.45               405.77
    ├───────────▒▒▒▒▒▒▒▒█▒▒▒▒▒▒▒▒▒▒▒▒▒─────────────────────────────────────────────┤
    299.54           363.56                                                   557.06

    Below 338.45 is cheap, up to 405.77 usual, above it dear: ▒ holds half of all
    prices, █ is the middle one

    next: wayfare flights search MAD JFK 2027-03-01 2027-03-08
    "
  `)
  expect((await wayfare(line, { terminal: 120 })).stdout).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · there and back · EUR, 1 adult

               338.45                   405.77
    ├─────────────▒▒▒▒▒▒▒▒▒▒█▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒───────────────────────────────────────────────────────┤
    299.54               363.56                                                               557.06

    Below 338.45 is cheap, up to 405.77 usual, above it dear: ▒ holds half of all prices, █ is the middle one

    next: wayfare flights search MAD JFK 2027-03-01 2027-03-08
    "
  `)
})

test('in colour, and one way', async () => {
  const { stdout } = await wayfare('flights analyze LHR SIN +60d --one-way --currency GBP --quiet', { terminal: 80, colour: true })
  expect(stdout).toMatchInlineSnapshot(`
    "[1mLHR → SIN[22m Tue 19 Jan 2027 · one way · GBP, 1 adult

          391.65                    483.62
    ├────────[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[1m█[22m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m[32m▒[39m───────────────────────────────────────────┤
    [1m361.31        420.44                                                      639.81[22m

    [2mBelow 391.65 is cheap, up to 483.62 usual, above it dear: ▒ holds half of all[22m
    [2mprices, █ is the middle one[22m

    [2mnext:[22m [36mwayfare flights search LHR SIN 2027-01-19[39m
    "
  `)
})

test('in a pipe the five prices are rows with their meaning', async () => {
  expect((await wayfare('flights analyze MAD JFK 2027-03-01')).stdout).toMatchInlineSnapshot(`
    "Rank	EUR	Meaning
    MINIMUM	299.54	the lowest price there was
    FIRST	338.45	a quarter of the prices are lower
    MEDIUM	363.56	half of the prices are lower
    THIRD	405.77	three quarters are lower
    MAXIMUM	557.06	the highest price there was
    "
  `)
})

test('a currency that is not analysed is told beside the prices', async () => {
  const { code, stderr } = await wayfare('flights analyze MAD BCN 2027-03-01 --currency AED', { terminal: 80 })
  expect(code).toBe(0)
  expect(stderr).toContain('warning: The currency AED is not supported here, so prices are in EUR.')
})

test('an empty list is said, and can be an error', async () => {
  const { code, stdout, stderr } = await wayfare('flights analyze AAA LEI 2027-03-01 --fail-empty', { terminal: 80 })
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toContain('nothing found: the list is empty')
})

test('a price finds its place on the bar, also beyond its ends', async () => {
  const marks = async (price: string) => {
    const { stdout } = await wayfare(`flights analyze MAD JFK 2027-03-01 --price ${price} --quiet`, { terminal: 80 })
    return stdout.split('\n').filter((line) => /yours| EUR is /.test(line))
  }
  expect(await Promise.all(['420', '340.50', '557.05', '900', '100'].map(marks))).toMatchInlineSnapshot(`
    [
      [
        "                                     ▲ yours",
        "420 EUR is dear: in the highest quarter of all prices",
      ],
      [
        "             ▲ yours",
        "340.50 EUR is usual, and below the middle",
      ],
      [
        "                                                                         yours ▲",
        "557.05 EUR is dear: in the highest quarter of all prices",
      ],
      [
        "                                                                         yours ▶",
        "900 EUR is as dear as it ever was, or dearer",
      ],
      [
        "◀ yours",
        "100 EUR is lower than any price there was",
      ],
    ]
  `)
})

test('a price is an amount, and is not sent', async () => {
  const { code, stderr } = await wayfare('flights analyze MAD JFK 2027-03-01 --price lots --quiet')
  expect([code, stderr]).toMatchInlineSnapshot(`
    [
      2,
      "error: --price takes an amount, such as 450.00; got "lots"
    ",
    ]
  `)
  const { stdout } = await wayfare('flights analyze MAD JFK 2027-03-01 --price 420 --dry-run')
  expect(stdout.split('\n')[0]).toMatchInlineSnapshot(
    `"GET {base_url}/v1/analytics/itinerary-price-metrics?originIataCode=MAD&destinationIataCode=JFK&departureDate=2027-03-01"`,
  )
})
