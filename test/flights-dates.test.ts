import { expect, test } from 'vitest'
import { daysBetween } from '../src/core/dates.ts'
import type { FlightDates } from '../src/operations/flights/cached.ts'
import { dates as operation } from '../src/operations/flights/dates.ts'
import { wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, offersFor, sandbox } from './world.ts'

/** The cheapest dates of a trip, and that they are what a search for them finds. */

const { service } = sandbox()
const path = '/v1/shopping/flight-dates'

const dates = async (query: string): Promise<FlightDates> => bodyOf(await get(`${path}?${query}`, service), operation)

const amounts = ({ data }: FlightDates): number[] => data.map(({ price }) => Number(price.total))

/** The lowest price that a link to offers leads to. */
async function found(link: string): Promise<number> {
  const [cheapest] = await offersFor(service, `${link.split('?')[1]}&max=1`)
  return Number(cheapest?.price.total)
}

test('the dates of two days, as the service gives them', async () => {
  expect(await dates('origin=MAD&destination=JFK&departureDate=2027-03-01,2027-03-02&duration=7&nonStop=true')).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "departureDate": "2027-03-02",
          "destination": "JFK",
          "links": {
            "flightDestinations": "/v1/shopping/flight-destinations?origin=MAD&departureDate=2027-03-01,2027-03-02&oneWay=false&duration=7&nonStop=true&viewBy=DESTINATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-02&returnDate=2027-03-09&adults=1&nonStop=true",
          },
          "origin": "MAD",
          "price": {
            "total": "340.88",
          },
          "returnDate": "2027-03-09",
          "type": "flight-date",
        },
        {
          "departureDate": "2027-03-01",
          "destination": "JFK",
          "links": {
            "flightDestinations": "/v1/shopping/flight-destinations?origin=MAD&departureDate=2027-03-01,2027-03-02&oneWay=false&duration=7&nonStop=true&viewBy=DESTINATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&returnDate=2027-03-08&adults=1&nonStop=true",
          },
          "origin": "MAD",
          "price": {
            "total": "352.88",
          },
          "returnDate": "2027-03-08",
          "type": "flight-date",
        },
      ],
      "dictionaries": {
        "currencies": {
          "EUR": "Euro",
        },
        "locations": {
          "JFK": {
            "detailedName": "New York/US: John F. Kennedy International Airport",
            "subType": "AIRPORT",
          },
          "MAD": {
            "detailedName": "Madrid/ES: Adolfo Suárez Madrid–Barajas Airport",
            "subType": "AIRPORT",
          },
        },
      },
      "meta": {
        "currency": "EUR",
        "defaults": {
          "oneWay": false,
          "viewBy": "DURATION",
        },
        "links": {
          "self": "/v1/shopping/flight-dates?origin=MAD&destination=JFK&departureDate=2027-03-01,2027-03-02&duration=7&nonStop=true",
        },
      },
    }
  `)
})

test('what is not said is taken for granted, and told', async () => {
  const answer = await dates('origin=MAD&destination=LIS')
  expect(answer.meta.currency).toBe('EUR')
  expect(answer.meta.defaults).toEqual({
    departureDate: '2026-11-21,2027-05-19',
    oneWay: false,
    duration: '1,15',
    nonStop: false,
    viewBy: 'DURATION',
  })
  // Every day of half a year with every length of trip.
  expect(answer.data).toHaveLength(180 * 15)
  expect((await dates('origin=MAD&destination=LIS&oneWay=true')).meta.defaults).toEqual({
    departureDate: '2026-11-21,2027-05-19',
    nonStop: false,
    viewBy: 'DATE',
  })
})

test('one way has no day of return', async () => {
  const answer = await dates('origin=MAD&destination=LIS&oneWay=true&departureDate=2027-03-01,2027-03-10')
  expect(answer.data).toHaveLength(10)
  for (const item of answer.data) {
    expect(item).not.toHaveProperty('returnDate')
    expect(item.links.flightOffers).not.toContain('returnDate')
    expect(item.links.flightDestinations).toContain('oneWay=true')
  }
})

test('the cheapest come first, within the days and lengths that were asked for', async () => {
  const answer = await dates('origin=LHR&destination=BCN&departureDate=2027-03-01,2027-03-31&duration=3,9')
  expect(amounts(answer)).toEqual(amounts(answer).toSorted((a, b) => a - b))
  for (const { departureDate, returnDate = '' } of answer.data) {
    expect(departureDate >= '2027-03-01' && departureDate <= '2027-03-31').toBe(true)
    expect(daysBetween(departureDate, returnDate)).toBeGreaterThanOrEqual(3)
    expect(daysBetween(departureDate, returnDate)).toBeLessThanOrEqual(9)
  }
})

test('a view by date or by week has the cheapest of each', async () => {
  const query = 'origin=LHR&destination=BCN&departureDate=2027-03-01,2027-03-31'
  const whole = await dates(query)
  const byDate = await dates(`${query}&viewBy=DATE`)
  expect(byDate.data).toHaveLength(31)
  for (const { departureDate, price } of byDate.data) {
    const prices = whole.data.filter((other) => other.departureDate === departureDate).map((other) => Number(other.price.total))
    expect(Number(price.total)).toBe(Math.min(...prices))
  }
  // 2027-03-01 is a Monday: five weeks begin in March.
  const byWeek = await dates(`${query}&viewBy=WEEK`)
  expect(byWeek.data).toHaveLength(5)
  expect(byWeek.data[0]).toEqual(whole.data[0])
})

test('no price is above the one that was named', async () => {
  const query = 'origin=LHR&destination=BCN&departureDate=2027-03-01,2027-03-31&viewBy=DATE'
  const all = amounts(await dates(query))
  const limit = Math.round(all[10] ?? 0)
  expect(amounts(await dates(`${query}&maxPrice=${limit}`))).toEqual(all.filter((price) => price <= limit))
})

test('prices are in the currency that was asked for, by either name of the parameter', async () => {
  const query = 'origin=MAD&destination=JFK&departureDate=2027-03-01&duration=7'
  const pounds = await dates(`${query}&currency=GBP`)
  expect(pounds.meta.currency).toBe('GBP')
  expect(pounds.dictionaries.currencies).toEqual({ GBP: 'British Pound' })
  expect(pounds.data[0]?.links.flightOffers).toContain('&currency=GBP')
  expect((await dates(`${query}&currencyCode=GBP`)).data).toEqual(pounds.data)
  expect((await dates(`${query}&currency=JPY`)).data[0]?.price.total).toMatch(/^\d+$/)
})

test.each(['MAD JFK', 'LHR SIN', 'NRT ICN', 'LON NYC', 'GRU LIS'])(
  'without a stop a search for %s finds exactly what was told',
  async (trip) => {
    const [origin, destination] = trip.split(' ')
    const { data } = await dates(`origin=${origin}&destination=${destination}&nonStop=true&viewBy=WEEK`)
    for (const at of [0, 5, 10, 20]) {
      const item = data[at]
      expect(item && (await found(item.links.flightOffers))).toBe(Number(item?.price.total))
    }
  },
)

test('so it does with stops, where few days are asked for', async () => {
  for (const trip of ['origin=MAD&destination=SYD', 'origin=LHR&destination=JFK', 'origin=LEI&destination=EDI']) {
    const { data } = await dates(`${trip}&departureDate=2027-03-02,2027-03-03&duration=8,10`)
    for (const item of data) expect(await found(item.links.flightOffers)).toBeCloseTo(Number(item.price.total), 2)
  }
})

test('with stops and many days, nine in ten are within 15 % of what a search finds', async () => {
  const ratios: number[] = []
  for (const trip of ['MAD SYD', 'LHR SIN', 'FRA GRU', 'JFK LAX', 'LEI EDI', 'CDG DKR']) {
    const [origin, destination] = trip.split(' ')
    const { data } = await dates(`origin=${origin}&destination=${destination}&viewBy=WEEK`)
    for (const at of [0, 6, 12, 18, 24]) {
      const item = data[at]
      if (item) ratios.push(Number(item.price.total) / (await found(item.links.flightOffers)))
    }
  }
  expect(ratios.length).toBeGreaterThan(25)
  const near = ratios.filter((ratio) => ratio > 0.85 && ratio < 1.15)
  expect(near.length / ratios.length).toBeGreaterThanOrEqual(0.9)
})

test('nobody is sent back before having landed', async () => {
  const { data } = await dates('origin=MAD&destination=SYD&departureDate=2027-03-02,2027-03-20&duration=1,3&viewBy=DURATION')
  for (const item of data.slice(0, 8)) expect(await found(item.links.flightOffers)).toBeGreaterThan(0)
})

test('the links to destinations work as well', async () => {
  const { data } = await dates('origin=LEI&destination=MAD&departureDate=2027-03-01,2027-03-05&duration=7&maxPrice=300&nonStop=true')
  const link = data[0]?.links.flightDestinations ?? ''
  expect(link).toBe(
    '/v1/shopping/flight-destinations?origin=LEI&departureDate=2027-03-01,2027-03-05&oneWay=false&duration=7&nonStop=true&maxPrice=300&viewBy=DESTINATION',
  )
  const { status, body } = await get(link, service)
  expect(status).toBe(200)
  expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ destination: 'MAD' })]) })
})

const plain = 'origin=MAD&destination=JFK'

test.each([
  ['origin=MAD', 32171, 'destination', 'destination is missing: give an airport or city code of three letters, such as MAD'],
  ['origin=mad&destination=JFK', 477, 'origin', 'takes an airport or city code of three letters, such as MAD; got "mad"'],
  ['origin=ZZZ&destination=JFK', 4926, 'origin', 'No airport or city has the code "ZZZ"'],
  ['origin=LON&destination=LHR', 2668, 'destination', 'Origin and destination are the same place: LON and LHR'],
  [
    `${plain}&departureDate=2027-02-30`,
    425,
    'departureDate',
    'takes a date, or a first and a last one, such as 2027-03-01,2027-03-31; got "2027-02-30"',
  ],
  [`${plain}&departureDate=2027-03-05,2027-03-01`, 425, 'departureDate', 'takes a date, or a first and a last one'],
  [`${plain}&departureDate=2027-03-01,2027-03-02,2027-03-03`, 425, 'departureDate', 'takes a date, or a first and a last one'],
  [`${plain}&departureDate=2026-11-01,2026-12-01`, 425, 'departureDate', 'is in the past: give a day from 2026-11-20 on'],
  [
    `${plain}&departureDate=2027-05-01,2027-05-20`,
    425,
    'departureDate',
    'is too far ahead: prices are kept for 180 days, until 2027-05-19',
  ],
  [`${plain}&duration=16`, 477, 'duration', 'takes a whole number from 1 to 15, or a least and a most, such as 2,8; got "16"'],
  [`${plain}&duration=0`, 477, 'duration', 'takes a whole number from 1 to 15'],
  [`${plain}&duration=8,2`, 477, 'duration', 'takes a whole number from 1 to 15'],
  [`${plain}&duration=5&oneWay=true`, 2668, 'duration', 'cannot be combined with one way: give one of the two; got "5"'],
  [`${plain}&oneWay=maybe`, 477, 'oneWay', 'takes true or false; got "maybe"'],
  [`${plain}&nonStop=1`, 477, 'nonStop', 'takes true or false'],
  [`${plain}&maxPrice=-1`, 477, 'maxPrice', 'takes a whole number from 0'],
  [`${plain}&maxPrice=12.5`, 477, 'maxPrice', 'takes a whole number from 0'],
  [`${plain}&viewBy=COUNTRY`, 572, 'viewBy', 'takes one of DATE, DURATION, WEEK; got "COUNTRY"'],
  [`${plain}&currency=QQQ`, 4926, 'currency', 'No currency has the code "QQQ"'],
])('%s is refused', async (query, code, parameter, says) => {
  const answer = await get(`${path}?${query}`, service)
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual([
    { status: 400, code, title: expect.any(String), detail: expect.stringContaining(says), source: { parameter } },
  ])
})

test('all that is wrong is told at once', async () => {
  const answer = await get(`${path}?origin=ZZZ&destination=QQZ&departureDate=2027-08-01&currency=QQQ`, service)
  expect(errorsOf(answer).map(({ code, source }) => `${code} ${source?.parameter}`)).toEqual([
    '4926 origin',
    '4926 destination',
    '425 departureDate',
    '4926 currency',
  ])
})

test('where there is no price at all the answer is a 404 of its own code', async () => {
  const answer = await get(`${path}?origin=MAD&destination=SYD&nonStop=true`, service)
  expect(answer.status).toBe(404)
  expect(errorsOf(answer)).toEqual([
    {
      status: 404,
      code: 6003,
      title: 'ITEM/DATA NOT FOUND OR DATA NOT EXISTING',
      detail: 'No response found for this query in the cached prices',
    },
  ])
  expect((await get(`${path}?${plain}&departureDate=2027-03-01&maxPrice=10`, service)).status).toBe(404)
})

test('a month on a terminal of 80 columns is a calendar', async () => {
  const { code, stdout, stderr } = await wayfare('flights dates MAD JFK 2027-03 --days 7', { terminal: 80 })
  expect({ code, stderr }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "--depart: 2027-03 is Mon 1 Mar 2027 to Wed 31 Mar 2027 (2027-03-01,2027-03-31)
    sandbox: times, prices and seats are made up; no account and no network are used
    ",
    }
  `)
  expect(stdout).toMatchInlineSnapshot(`
    "MAD → JFK · there and back, 7 nights · EUR, 1 adult

    March 2027
    Mon      Tue      Wed      Thu      Fri      Sat      Sun
     1 323▃   2 318▂   3 314*   4 323▃   5 337▇   6 329▅   7 336▇
     8 326▄   9 316▁  10 324▃  11 330▅  12 329▅  13 335▇  14 355█
    15 337▇  16 326▄  17 316▁  18 335▆  19 348█  20 351█  21 362█
    22 351█  23 334▆  24 333▆  25 334▆  26 355█  27 342█  28 349█
    29 342█  30 323▃  31 327▄

    * cheapest: 314.46 EUR, Wed 3 Mar to Wed 10 Mar 2027, 7 nights
    ▁ cheap to █ the dearest quarter of the days; · no flights found

    next: wayfare flights search MAD JFK 2027-03-03 2027-03-10
    "
  `)
})

test('at 120 columns it looks the same, and dear currencies fit 80', async () => {
  const at = async (line: string, terminal: number) => (await wayfare(line, { terminal })).stdout
  const calendar = 'flights dates MAD JFK 2027-03 --days 7'
  expect(await at(calendar, 120)).toBe(await at(calendar, 80))
  const won = await at('flights dates ICN LHR 2027-03-25..2027-04-10 --currency KRW --days 7', 80)
  expect(won).toMatchInlineSnapshot(`
    "ICN → LHR · there and back, 7 nights · KRW, 1 adult

    March 2027
    Mon        Tue        Wed        Thu        Fri        Sat        Sun
                                     25 912522█ 26 886534█ 27 891814█ 28 959264█
    29 899694█ 30 853067▄ 31 815552*

    April 2027
    Mon        Tue        Wed        Thu        Fri        Sat        Sun
                                      1 878614▇  2 869827▆  3 876451▇  4 891484█
     5 850177▄  6 850484▄  7 849234▄  8 854642▅  9 902322█ 10 871082▆

    * cheapest: 815552 KRW, Wed 31 Mar to Wed 7 Apr 2027, 7 nights
    ▁ cheap to █ the dearest quarter of the days; · no flights found

    next: wayfare flights search ICN LHR 2027-03-31 2027-04-07
    "
  `)
  expect(won.split('\n').filter((line) => line.length > 80)).toEqual([])
})

test('in colour, cheap and dear days differ by more than their signs', async () => {
  const { stdout } = await wayfare('flights dates MAD JFK 2027-03-01..10 --days 7', { terminal: 80, colour: true })
  expect(stdout).toMatchInlineSnapshot(`
    "[1mMAD → JFK[22m · there and back, 7 nights · EUR, 1 adult

    [1mMarch 2027[22m
    [2mMon      Tue      Wed      Thu      Fri      Sat      Sun[22m
    [2m 1[22m [33m323▆[39m  [2m 2[22m 319▃  [2m 3[22m [1m[32m314*[39m[22m  [2m 4[22m [31m329█[39m  [2m 5[22m [31m337█[39m  [2m 6[22m [31m329█[39m  [2m 7[22m [31m349█[39m
    [2m 8[22m [33m326▇[39m  [2m 9[22m [32m316▁[39m  [2m10[22m [33m326▇[39m

    [2m* cheapest: 314.46 EUR, Wed 3 Mar to Wed 10 Mar 2027, 7 nights[22m
    [2m▁ cheap to █ the dearest quarter of the days; · no flights found[22m

    [2mnext:[22m [36mwayfare flights search MAD JFK 2027-03-03 2027-03-10[39m
    "
  `)
})

test('a few days are a list', async () => {
  const { stdout } = await wayfare('flights dates MAD JFK 2027-03-01..03', { terminal: 80 })
  expect(stdout).toMatchInlineSnapshot(`
    "MAD → JFK · there and back, 1 to 6 nights · EUR, 1 adult

       EUR      Leave     Return  Nights  From  To
    307.06  Wed 3 Mar  Tue 9 Mar       6  MAD   JFK
    316.06  Tue 2 Mar  Wed 3 Mar       1  MAD   JFK
    320.54  Mon 1 Mar  Wed 3 Mar       2  MAD   JFK

    3 dates, cheapest first

    next: wayfare flights search MAD JFK 2027-03-03 2027-03-09
    "
  `)
})

test('several destinations are a list too, and so is one price a week', async () => {
  const two = await wayfare('flights dates MAD JFK,BOS 2027-03-01..09 --quiet', { terminal: 80 })
  expect(two.stdout.split('\n').slice(0, 4).join('\n')).toMatchInlineSnapshot(`
    "MAD → BOS, JFK · there and back, 1 to 13 nights · EUR, 1 adult

       EUR      Leave      Return  Nights  From  To
    313.54  Tue 9 Mar  Thu 11 Mar       2  MAD   JFK"
  `)
  const weeks = await wayfare('flights dates MAD JFK 2027-02-01..2027-04-30 --view-by week --quiet', { terminal: 80 })
  expect(weeks.stdout).toContain('13 dates, cheapest first')
})

test('in a pipe every day is a row, without a word more', async () => {
  const { stdout } = await wayfare('flights dates MAD JFK 2027-03-01..2027-03-31')
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(32)
  expect(lines.slice(0, 2)).toMatchInlineSnapshot(`
    [
      "EUR	Leave	Return	Nights	From	To",
      "307.06	2027-03-03	2027-03-09	6	MAD	JFK",
    ]
  `)
  expect((await wayfare('flights dates MAD JFK 2027-03-01..03 --one-way --csv')).stdout).toMatchInlineSnapshot(`
    "EUR,Leave,From,To
    206.62,2027-03-03,MAD,JFK
    216.58,2027-03-02,MAD,JFK
    220.58,2027-03-01,MAD,JFK
    "
  `)
})

test('the command asks for one price a day, and says the answer as it is', async () => {
  const { stdout } = await wayfare('flights dates mad jfk 2027-03 --days 5..9 --dry-run')
  const query = /\?(\S+)/.exec(stdout)?.[1]
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    origin: 'MAD',
    destination: 'JFK',
    departureDate: '2027-03-01,2027-03-31',
    duration: '5,9',
    viewBy: 'DATE',
  })
  const json = JSON.parse((await wayfare('flights dates MAD JFK 2027-03-01 --days 7 --json')).stdout)
  expect(json.data).toEqual((await dates('origin=MAD&destination=JFK&departureDate=2027-03-01&duration=7')).data)
})

test('nothing found ends with the code for it', async () => {
  const { code, stdout, stderr } = await wayfare('flights dates MAD SYD 2027-03 --non-stop --quiet')
  expect({ code, stdout }).toEqual({ code: 5, stdout: '' })
  expect(stderr).toContain('No response found for this query')
})
