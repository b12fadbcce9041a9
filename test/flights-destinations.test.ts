import { expect, test } from 'vitest'
import type { FlightDestinations } from '../src/operations/flights/cached.ts'
import { destinations as operation } from '../src/operations/flights/destinations.ts'
import { atlas } from './making-atlas.ts'
import { wayfare } from './wayfare.ts'
import { ask, bodyOf, errorsOf, get, offersFor, sandbox } from './world.ts'

/** Where one can fly to cheaply, and that the prices are near those of a search. */

const { service } = sandbox()
const path = '/v1/shopping/flight-destinations'

const answers = new Map<string, Promise<FlightDestinations>>()

/** The answer to a question, asked for once. */
function destinations(query: string): Promise<FlightDestinations> {
  const answer = answers.get(query) ?? asked(query)
  answers.set(query, answer)
  return answer
}

const asked = async (query: string): Promise<FlightDestinations> => bodyOf(await get(`${path}?${query}`, service), operation)

const amounts = ({ data }: FlightDestinations): number[] => data.map(({ price }) => Number(price.total))
const goals = ({ data }: FlightDestinations): string[] => data.map(({ destination }) => destination)

async function found(link: string): Promise<number> {
  const [cheapest] = await offersFor(service, `${link.split('?')[1]}&max=1`)
  return Number(cheapest?.price.total)
}

test('the cheapest destinations of a month, as the service gives them', async () => {
  const answer = await destinations('origin=LEI&departureDate=2027-03-01,2027-03-31&duration=5,8&nonStop=true&maxPrice=200&currency=EUR')
  expect(answer).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "departureDate": "2027-03-02",
          "destination": "MLN",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=MLN&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=MLN&departureDate=2027-03-02&returnDate=2027-03-09&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "83.90",
          },
          "returnDate": "2027-03-09",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-02",
          "destination": "MAD",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=MAD&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=MAD&departureDate=2027-03-02&returnDate=2027-03-10&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "103.90",
          },
          "returnDate": "2027-03-10",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-02",
          "destination": "PMI",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=PMI&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=PMI&departureDate=2027-03-02&returnDate=2027-03-09&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "114.90",
          },
          "returnDate": "2027-03-09",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-03",
          "destination": "LPA",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=LPA&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=LPA&departureDate=2027-03-03&returnDate=2027-03-10&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "184.90",
          },
          "returnDate": "2027-03-10",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-02",
          "destination": "MAN",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=MAN&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=MAN&departureDate=2027-03-02&returnDate=2027-03-08&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "186.85",
          },
          "returnDate": "2027-03-08",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-02",
          "destination": "LGW",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=LGW&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=LGW&departureDate=2027-03-02&returnDate=2027-03-10&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "187.85",
          },
          "returnDate": "2027-03-10",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-11",
          "destination": "BHX",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=BHX&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=BHX&departureDate=2027-03-11&returnDate=2027-03-18&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "189.85",
          },
          "returnDate": "2027-03-18",
          "type": "flight-destination",
        },
        {
          "departureDate": "2027-03-09",
          "destination": "BRU",
          "links": {
            "flightDates": "/v1/shopping/flight-dates?origin=LEI&destination=BRU&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=5,8&nonStop=true&maxPrice=200&currency=EUR&viewBy=DURATION",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=LEI&destinationLocationCode=BRU&departureDate=2027-03-09&returnDate=2027-03-16&adults=1&nonStop=true&maxPrice=200&currency=EUR",
          },
          "origin": "LEI",
          "price": {
            "total": "198.25",
          },
          "returnDate": "2027-03-16",
          "type": "flight-destination",
        },
      ],
      "dictionaries": {
        "currencies": {
          "EUR": "Euro",
        },
        "locations": {
          "BHX": {
            "detailedName": "Birmingham/GB: Birmingham Airport",
            "subType": "AIRPORT",
          },
          "BRU": {
            "detailedName": "Brussels/BE: Brussels Airport",
            "subType": "AIRPORT",
          },
          "LEI": {
            "detailedName": "Almería/ES: Almería Airport",
            "subType": "AIRPORT",
          },
          "LGW": {
            "detailedName": "London/GB: London Gatwick Airport",
            "subType": "AIRPORT",
          },
          "LPA": {
            "detailedName": "Gran Canaria/ES: Gran Canaria Airport",
            "subType": "AIRPORT",
          },
          "MAD": {
            "detailedName": "Madrid/ES: Adolfo Suárez Madrid–Barajas Airport",
            "subType": "AIRPORT",
          },
          "MAN": {
            "detailedName": "Manchester/GB: Manchester Airport",
            "subType": "AIRPORT",
          },
          "MLN": {
            "detailedName": "Melilla/ES: Melilla Airport",
            "subType": "AIRPORT",
          },
          "PMI": {
            "detailedName": "Palma de Mallorca/ES: Palma de Mallorca Airport",
            "subType": "AIRPORT",
          },
        },
      },
      "meta": {
        "currency": "EUR",
        "defaults": {
          "oneWay": false,
          "viewBy": "DESTINATION",
        },
        "links": {
          "self": "/v1/shopping/flight-destinations?origin=LEI&departureDate=2027-03-01,2027-03-31&duration=5,8&nonStop=true&maxPrice=200&currency=EUR",
        },
      },
    }
  `)
})

test('what is not said is taken for granted, and told', async () => {
  const { meta } = await destinations('origin=LEI')
  expect(meta.defaults).toEqual({
    departureDate: '2026-11-21,2027-05-19',
    oneWay: false,
    duration: '1,15',
    nonStop: false,
    viewBy: 'DESTINATION',
  })
  expect(meta.links).toEqual({ self: `${path}?origin=LEI` })
  const said = 'origin=LEI&departureDate=2027-03-01,2027-03-31&oneWay=false&duration=7&nonStop=true&viewBy=COUNTRY'
  expect((await destinations(said)).meta.defaults).toEqual({})
})

test.each(['MAD', 'SIN', 'LEI'])('from %s the cheapest come first, every city once, none of them its own', async (origin) => {
  const answer = await destinations(`origin=${origin}`)
  expect(amounts(answer)).toEqual(amounts(answer).toSorted((a, b) => a - b))
  const cities = goals(answer).map((code) => atlas.airport(code)?.cityCode)
  expect(new Set(cities).size).toBe(cities.length)
  expect(cities).not.toContain(atlas.airport(origin)?.cityCode)
})

test('places with flights without a stop are all there; of the others some, unless only non-stop flights are wanted', async () => {
  const straight = goals(await destinations('origin=MAD&nonStop=true'))
  const all = goals(await destinations('origin=MAD'))
  const cities = (codes: readonly string[]) => codes.map((code) => atlas.airport(code)?.cityCode)
  expect(cities(straight)).toEqual(expect.arrayContaining(['LON', 'NYC', 'SAO', 'BCN']))
  expect(cities(straight)).not.toContain('BKK')
  expect(cities(all)).toEqual(expect.arrayContaining(cities(straight)))
  expect(all.length).toBeGreaterThan(straight.length)
})

test('a small place is connected over hubs', async () => {
  const answer = await destinations('origin=LEI')
  const cities = goals(answer).map((code) => atlas.airport(code)?.cityCode)
  expect(cities).toEqual(expect.arrayContaining(['MAD', 'PAR', 'FRA']))
})

test('by country there is one destination of each', async () => {
  const byCountry = await destinations('origin=MAD&viewBy=COUNTRY')
  const countries = goals(byCountry).map((code) => atlas.airport(code)?.country)
  expect(new Set(countries).size).toBe(countries.length)
  expect(byCountry.data[0]).toEqual((await destinations('origin=MAD')).data[0])
})

test('by date, week and length there is the cheapest of each', async () => {
  const query = 'origin=MAD&departureDate=2027-03-01,2027-03-14&duration=3,4&nonStop=true'
  expect((await destinations(`${query}&viewBy=DATE`)).data).toHaveLength(14)
  expect((await destinations(`${query}&viewBy=WEEK`)).data).toHaveLength(2)
  expect((await destinations(`${query}&viewBy=DURATION`)).data).toHaveLength(28)
  expect((await destinations(`${query}&viewBy=DATE&oneWay=true`.replace('&duration=3,4', ''))).data).toHaveLength(14)
})

test('a city stands for all its airports', async () => {
  const { data } = await destinations('origin=MIL&nonStop=true&departureDate=2027-03-01,2027-03-07')
  expect(new Set(data.map(({ origin }) => origin))).toEqual(new Set(['LIN', 'MXP', 'BGY']))
  expect(data[0]?.links.flightOffers).toContain('originLocationCode=MIL')
})

test('no price is above the one that was named, and the links say so', async () => {
  const answer = await destinations('origin=MAD&maxPrice=120')
  expect(Math.max(...amounts(answer))).toBeLessThanOrEqual(120)
  expect(answer.data[0]?.links.flightOffers).toContain('&maxPrice=120')
})

test('without a stop a search finds exactly what was told', async () => {
  for (const origin of ['MAD', 'LEI']) {
    const { data } = await destinations(`origin=${origin}&nonStop=true`)
    for (const at of [0, Math.floor(data.length / 3), Math.floor(data.length / 2), data.length - 1]) {
      const item = data[at]
      expect(item && (await found(item.links.flightOffers))).toBeCloseTo(Number(item?.price.total), 2)
    }
  }
})

test('with stops nine in ten are within 15 % of what a search finds', async () => {
  const ratios: number[] = []
  for (const origin of ['MAD', 'SIN', 'LEI', 'OSL']) {
    const { data } = await destinations(`origin=${origin}`)
    for (let at = 3; at < data.length; at += 11) {
      const item = data[at]
      if (item) ratios.push(Number(item.price.total) / (await found(item.links.flightOffers)))
    }
  }
  expect(ratios.length).toBeGreaterThan(40)
  expect(ratios.filter((ratio) => ratio > 0.85 && ratio < 1.15).length / ratios.length).toBeGreaterThanOrEqual(0.9)
})

test('the links to dates lead to a price that is no higher', async () => {
  const { data } = await destinations('origin=LEI&departureDate=2027-03-01,2027-03-31&duration=5,8')
  const [item] = data
  const { status, body } = await get(item?.links.flightDates ?? '', service)
  expect(status).toBe(200)
  const { data: dates } = body as { data: { price: { total: string } }[] }
  expect(Number(dates[0]?.price.total)).toBeLessThanOrEqual(Number(item?.price.total))
})

test('the same question has the same answer, whatever was asked before', async () => {
  const once = await destinations('origin=LEI')
  expect((await ask(`GET ${path}?origin=LEI`, undefined, sandbox().service)).body).toEqual(once)
  const elsewhere = await ask(`GET ${path}?origin=LEI`, undefined, sandbox({ seed: 'other' }).service)
  expect(elsewhere.body).not.toEqual(once)
})

test.each([
  ['', 32171, 'origin', 'origin is missing'],
  ['origin=MADR', 477, 'origin', 'takes an airport or city code of three letters'],
  ['origin=ZZZ', 4926, 'origin', 'No airport or city has the code "ZZZ"'],
  ['origin=MAD&departureDate=soon', 425, 'departureDate', 'takes a date, or a first and a last one'],
  ['origin=MAD&departureDate=2026-11-01', 425, 'departureDate', 'is in the past'],
  [
    'origin=MAD&departureDate=2027-05-20',
    425,
    'departureDate',
    'is too far ahead: prices are kept for 180 days, until 2027-05-19; got "2027-05-20"',
  ],
  ['origin=MAD&duration=1,16', 477, 'duration', 'takes a whole number from 1 to 15'],
  ['origin=MAD&duration=week', 477, 'duration', 'takes a whole number from 1 to 15'],
  ['origin=MAD&duration=3&oneWay=true', 2668, 'duration', 'cannot be combined with one way'],
  ['origin=MAD&nonStop=yes', 477, 'nonStop', 'takes true or false'],
  ['origin=MAD&oneWay=no', 477, 'oneWay', 'takes true or false'],
  ['origin=MAD&maxPrice=lots', 477, 'maxPrice', 'takes a whole number from 0'],
  ['origin=MAD&viewBy=PRICE', 572, 'viewBy', 'takes one of COUNTRY, DATE, DESTINATION, DURATION, WEEK; got "PRICE"'],
  ['origin=MAD&currency=QQQ', 4926, 'currency', 'No currency has the code "QQQ"'],
])('?%s is refused', async (query, code, parameter, says) => {
  const answer = await get(`${path}?${query}`, service)
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual([
    { status: 400, code, title: expect.any(String), detail: expect.stringContaining(says), source: { parameter } },
  ])
})

test('where there is no price at all the answer is a 404 of its own code', async () => {
  const answer = await get(`${path}?origin=MAD&maxPrice=5`, service)
  expect(answer.status).toBe(404)
  expect(errorsOf(answer)).toEqual([expect.objectContaining({ code: 6003, title: 'ITEM/DATA NOT FOUND OR DATA NOT EXISTING' })])
})

test('on a terminal of 80 columns', async () => {
  const { code, stdout, stderr } = await wayfare('flights destinations SVQ --depart 2027-03 --days 3..5 --max-price 150', { terminal: 80 })
  expect({ code, stderr }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "--depart: 2027-03 is Mon 1 Mar 2027 to Wed 31 Mar 2027 (2027-03-01,2027-03-31)
    sandbox: times, prices and seats are made up; no account and no network are used
    ",
    }
  `)
  expect(stdout).toMatchInlineSnapshot(`
    "From SVQ Seville · there and back · 1 adult

       EUR  To   City               Country       Leave      Return  Nights
     96.90  MAD  Madrid             ES        Wed 3 Mar   Mon 8 Mar       5
     98.90  MLN  Melilla            ES       Wed 10 Mar  Mon 15 Mar       5
    100.15  LIS  Lisbon             PT       Wed 10 Mar  Mon 15 Mar       5
    113.90  PMI  Palma de Mallorca  ES       Wed 10 Mar  Mon 15 Mar       5
    115.90  BIO  Bilbao             ES       Wed 10 Mar  Mon 15 Mar       5
    122.67  OPO  Porto              PT        Wed 3 Mar   Mon 8 Mar       5
    123.66  BCN  Barcelona          ES        Wed 3 Mar   Mon 8 Mar       5
    148.25  CMN  Casablanca         MA       Wed 10 Mar  Sat 13 Mar       3

    8 destinations, cheapest first
    Prices are kept from earlier searches; flights search has those of this moment

    next: wayfare flights dates SVQ MAD
    "
  `)
})

test('at 120 columns, from a city with several airports, by country', async () => {
  const { stdout } = await wayfare('flights destinations MIL --view-by country --max-price 140 --quiet', { terminal: 120 })
  expect(stdout).toMatchInlineSnapshot(`
    "From Milan: LIN, MXP · there and back · 1 adult

       EUR  To   City               Country       Leave      Return  Nights  From
     93.40  TRS  Trieste            IT        Tue 2 Feb  Tue 16 Feb      14  LIN
    109.10  ZRH  Zurich             CH       Tue 23 Feb  Wed 24 Feb       1  MXP
    110.30  LUX  Luxembourg         LU        Tue 9 Feb  Wed 17 Feb       8  MXP
    110.55  PMI  Palma de Mallorca  ES       Mon 25 Jan   Tue 2 Feb       8  MXP
    110.70  LYS  Lyon               FR       Tue 23 Feb   Tue 9 Mar      14  MXP
    120.30  BRU  Brussels           BE       Tue 16 Feb  Wed 24 Feb       8  LIN
    121.23  FRA  Frankfurt          DE        Tue 2 Feb   Tue 9 Feb       7  MXP
    122.86  PRG  Prague             CZ       Wed 27 Jan  Wed 10 Feb      14  MXP
    123.30  SPU  Split              HR       Wed 31 Mar   Mon 5 Apr       5  MXP
    129.38  BUD  Budapest           HU        Tue 2 Feb   Tue 9 Feb       7  MXP
    133.30  CFU  Corfu              GR       Tue 30 Mar  Wed 14 Apr      15  MXP
    135.00  CPH  Copenhagen         DK        Tue 2 Feb  Tue 16 Feb      14  LIN
    135.60  VIE  Vienna             AT        Tue 2 Feb   Wed 3 Feb       1  MXP

    13 destinations, cheapest first
    Prices are kept from earlier searches; flights search has those of this moment

    next: wayfare flights dates MIL TRS
    "
  `)
})

test('in colour', async () => {
  const { stdout } = await wayfare('flights destinations LEI --non-stop --one-way --depart 2027-03-01 --quiet', {
    terminal: 80,
    colour: true,
  })
  expect(stdout).toMatchInlineSnapshot(`
    "[1mFrom LEI Almería[22m · one way · 1 adult

       [2mEUR[22m  [2mTo[22m   [2mCity[22m               [2mCountry[22m      [2mLeave[22m
     [1m44.95[22m  MLN  Melilla            ES       Mon 1 Mar
     [1m55.95[22m  MAD  Madrid             ES       Mon 1 Mar
     [1m65.95[22m  PMI  Palma de Mallorca  ES       Mon 1 Mar
     [1m92.25[22m  LGW  London             GB       Mon 1 Mar
    [1m100.25[22m  LBA  Leeds              GB       Mon 1 Mar
    [1m100.95[22m  LPA  Gran Canaria       ES       Mon 1 Mar
    [1m109.25[22m  BRU  Brussels           BE       Mon 1 Mar

    [2m7 destinations, cheapest first[22m
    [2mPrices are kept from earlier searches; flights search has those of this moment[22m

    [2mnext:[22m [36mwayfare flights dates LEI MLN --one-way[39m
    "
  `)
})

test('in a pipe, and picked', async () => {
  expect((await wayfare('flights destinations LEI --non-stop --depart 2027-03')).stdout).toMatchInlineSnapshot(`
    "EUR	To	City	Country	Leave	Return	Nights
    84.90	MLN	Melilla	ES	2027-03-02	2027-03-03	1
    103.90	MAD	Madrid	ES	2027-03-02	2027-03-10	8
    117.90	PMI	Palma de Mallorca	ES	2027-03-02	2027-03-16	14
    184.90	LPA	Gran Canaria	ES	2027-03-03	2027-03-10	7
    185.85	MAN	Manchester	GB	2027-03-02	2027-03-15	13
    188.85	LGW	London	GB	2027-03-02	2027-03-09	7
    189.85	BHX	Birmingham	GB	2027-03-11	2027-03-18	7
    198.25	BRU	Brussels	BE	2027-03-09	2027-03-16	7
    202.85	LBA	Leeds	GB	2027-03-08	2027-03-15	7
    "
  `)
  expect(
    (await wayfare('flights destinations LEI --non-stop --depart 2027-03 --fields destination,price.total --csv')).stdout,
  ).toMatchInlineSnapshot(`
    "destination,price.total
    MLN,84.90
    MAD,103.90
    PMI,117.90
    LPA,184.90
    MAN,185.85
    LGW,188.85
    BHX,189.85
    BRU,198.25
    LBA,202.85
    "
  `)
})

test('a terminal shows twenty, and all when told', async () => {
  const { stdout } = await wayfare('flights destinations SVQ --quiet', { terminal: 80 })
  expect(stdout).toMatch(/\n20 of \d\d destinations, cheapest first; --all shows the rest\n/)
  expect(stdout.split('\n')).toHaveLength(29)
  const all = await wayfare('flights destinations SVQ --quiet --all', { terminal: 80 })
  expect(all.stdout.split('\n').length).toBeGreaterThan(40)
})
