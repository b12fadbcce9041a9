import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OneLocation, OnTimePrediction } from '../src/operations/airports/model.ts'
import { atlas, someDate } from './making-atlas.ts'
import { seen, wayfare } from './wayfare.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** One place: what is known of it, and how punctual it is. */

const { service } = sandbox()
const asked = (line: string) => ask(line, undefined, service)

test('an airport by its id, whole', async () => {
  const { status, body } = await asked('GET /v1/reference-data/locations/AMUC')
  expect(status).toBe(200)
  expect(v.parse(OneLocation, body)).toEqual(body)
  expect(body).toMatchInlineSnapshot(`
    {
      "data": {
        "address": {
          "cityCode": "MUC",
          "cityName": "Munich",
          "countryCode": "DE",
          "countryName": "Germany",
          "regionCode": "EUROP",
        },
        "analytics": {
          "travelers": {
            "score": 23,
          },
        },
        "detailedName": "Munich/DE: Munich Airport",
        "geoCode": {
          "latitude": 48.3538,
          "longitude": 11.7861,
        },
        "iataCode": "MUC",
        "id": "AMUC",
        "name": "Munich Airport",
        "self": {
          "href": "/v1/reference-data/locations/AMUC",
          "methods": [
            "GET",
          ],
        },
        "subType": "AIRPORT",
        "timeZoneOffset": "+01:00",
        "type": "location",
      },
      "meta": {
        "links": {
          "self": "/v1/reference-data/locations/AMUC",
        },
      },
    }
  `)
})

test('a place is told alone as it is told in a list', async () => {
  for (const keyword of ['munich', 'london', 'san', 'cork']) {
    const { body } = await asked(`GET /v1/reference-data/locations?subType=AIRPORT,CITY&keyword=${keyword}&page[limit]=20`)
    for (const location of (body as { data: { id: string; self: { href: string } }[] }).data)
      expect((await asked(`GET ${location.self.href}`)).body).toMatchObject({
        data: location,
        meta: { links: { self: location.self.href } },
      })
  }
})

test('every airport and every city of an airport has a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...atlas.airports()), async ({ iata, cityCode }) => {
      for (const id of [`A${iata}`, `C${cityCode}`])
        expect((await asked(`GET /v1/reference-data/locations/${id}`)).body).toMatchObject({ data: { id, iataCode: id.slice(1) } })
    }),
    { numRuns: 60 },
  )
})

test.each(['AZZZ', 'CZZZ', 'ALON', 'CLHR', 'MUC', 'XMUC', 'amuc', 'A', 'AMUCH', 'constructor'])(
  'there is no place with the id %s',
  async (id) => {
    expect(errorsOf(await asked(`GET /v1/reference-data/locations/${id}`))).toEqual([
      {
        status: 404,
        code: 1797,
        title: 'NOT FOUND',
        detail: `No airport or city has the id "${id}": give A or C and a code, such as AMUC`,
        source: { parameter: 'locationId' },
      },
    ])
  },
)

test('the paths beside it are no ids', async () => {
  const near = await asked('GET /v1/reference-data/locations/airports?latitude=51.5&longitude=-0.4')
  expect(near.body).toMatchObject({ data: [{ iataCode: 'LHR' }, {}, {}, {}, {}, {}, {}, {}, {}, {}] })
})

test('a place at 80 columns, and in colour', async () => {
  const shown = await seen('airports show JFK', { terminal: 80 })
  expect(shown).toMatchInlineSnapshot(`
    "JFK John F. Kennedy International Airport

    Kind        airport
    City        NYC New York
    State       NY
    Country     US United States
    Clocks      UTC-05:00
    Place       40.6394 -73.7793
    Travellers  36, where the busiest city has 100

    next: wayfare airports routes JFK
    "
  `)
  expect(await seen('airports show JFK', { terminal: 120 })).toBe(shown)
  expect(await seen('airports show CLON', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "[1mLON[22m London

    [2mKind        [22mcity
    [2mCity        [22mLON London
    [2mCountry     [22mGB United Kingdom
    [2mClocks      [22mUTC+00:00
    [2mPlace       [22m51.4706 -0.4619
    [2mTravellers  [22m100, where the busiest city has 100
    "
  `)
  expect(await seen('airports show JFK')).toMatchInlineSnapshot(`
    "Code	Kind	Name	City	State	Country	UTC	Latitude	Longitude	Travellers
    JFK	airport	John F. Kennedy International Airport	NYC	NY	US	-05:00	40.6394	-73.7793	36
    "
  `)
})

test('a place goes by its code, its name or its id, an airport before a city', async () => {
  const idOf = async (words: string) => JSON.parse(await seen(`airports show ${words} --json`)).data.id
  expect(await Promise.all(['muc', 'MUC', 'CMUC', 'LON', 'London', 'cork', 'Cebu', '"new york"'].map(idOf))).toEqual([
    'AMUC',
    'AMUC',
    'CMUC',
    'CLON',
    'CLON',
    'AORK',
    'ACEB',
    'CNYC',
  ])
})

test('a place that is nowhere ends with 5, and a name that nobody has with neighbours', async () => {
  const { code, stderr } = await wayfare('airports show ZZZ')
  expect(code).toBe(5)
  expect(stderr).toContain('error: --place: no airport or city has the id "ZZZ"')
  expect(stderr).toContain('hint: did you mean ZNZ Abeid Amani Karume International Airport (TZ)')
  const misspelt = await wayfare('airports show Mnich')
  expect(misspelt.code).toBe(2)
  expect(misspelt.stderr).toContain('did you mean MUC Munich Airport (DE)')
})

const onTime = async (airport: string, date: string) =>
  v.parse(OnTimePrediction, (await asked(`GET /v1/airport/predictions/on-time?airportCode=${airport}&date=${date}`)).body).data

test('how punctual an airport will be, whole', async () => {
  const { status, body } = await asked('GET /v1/airport/predictions/on-time?airportCode=JFK&date=2027-03-01')
  expect(status).toBe(200)
  expect(v.parse(OnTimePrediction, body)).toEqual(body)
  expect(body).toMatchInlineSnapshot(`
    {
      "data": {
        "id": "JFK20270301",
        "probability": "0.935",
        "result": "0.767",
        "subType": "on-time",
        "type": "prediction",
      },
      "meta": {
        "links": {
          "self": "/v1/airport/predictions/on-time?airportCode=JFK&date=2027-03-01",
        },
      },
    }
  `)
})

test('both shares are between a half and one, and long delays are the rarer ones', async () => {
  const someOpenDate = someDate.filter((date) => date <= '2027-11-16')
  const big = atlas.airports().filter(({ passengers }) => passengers > 8)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...big), someOpenDate, async ({ iata }, date) => {
      const { id, probability, result } = await onTime(iata, date)
      expect(id).toBe(`${iata}${date.replaceAll('-', '')}`)
      expect(Number(result)).toBeGreaterThan(0.5)
      expect(Number(probability)).toBeGreaterThan(Number(result))
      expect(Number(probability)).toBeLessThan(1)
    }),
    { numRuns: 15 },
  )
})

test('Heathrow is worse than Doha, and July than March', async () => {
  const share = async (airport: string, date: string) => Number((await onTime(airport, date)).result)
  expect(await share('DOH', '2027-03-01')).toBeGreaterThan((await share('LHR', '2027-03-01')) + 0.05)
  expect(await share('LHR', '2027-03-01')).toBeGreaterThan(await share('LHR', '2027-07-01'))
})

test('an airport that nothing leaves that day, a city and what is nowhere are refused', async () => {
  const refused = async (code: string) => errorsOf(await asked(`GET /v1/airport/predictions/on-time?airportCode=${code}&date=2027-03-01`))
  const empty = atlas.airports().find(({ iata }) => atlas.routesFrom(iata).size === 0)?.iata ?? ''
  expect(await refused(empty)).toMatchObject([
    { status: 400, code: 4926, detail: `No flight leaves ${empty} on 2027-03-01`, source: { parameter: 'airportCode' } },
  ])
  expect(await refused('TYO')).toMatchObject([{ status: 400, code: 572, detail: '"TYO" is a city: give one of its airports, HND, NRT' }])
  expect(await refused('QQQ')).toMatchObject([{ status: 400, code: 4926, detail: 'No airport has the code "QQQ"' }])
})

test('two bars at 80 and at 120 columns, each with its word', async () => {
  expect(await seen('airports on-time JFK 2027-03-01', { terminal: 80 })).toMatchInlineSnapshot(`
    "JFK New York · Mon 1 Mar 2027

    Without a delay  █████████████████████████████████████████████░░░  93.5 %  good
    On schedule      █████████████████████████████████████░░░░░░░░░░░  76.7 %  fair

    More is better. Without a delay: less than an hour late and not cancelled. On
    schedule: at most 15 minutes late.

    next: wayfare airports routes JFK
    "
  `)
  expect(await seen('airports on-time LHR 2027-07-16', { terminal: 120 })).toMatchInlineSnapshot(`
    "LHR London · Fri 16 Jul 2027

    Without a delay  ███████████████████████████████████████████░░░░░  90.2 %  poor
    On schedule      ███████████████████████████████░░░░░░░░░░░░░░░░░  64.0 %  poor

    More is better. Without a delay: less than an hour late and not cancelled. On schedule: at most 15 minutes late.

    next: wayfare airports routes LHR
    "
  `)
})

test('the bars in colour, and the shares behind a pipe', async () => {
  expect(await seen('airports on-time DOH 2027-03-01', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "[1mDOH[22m Doha · Mon 1 Mar 2027

    Without a delay  [32m█████████████████████████████████████████████░░░[39m  [1m94.7 %[22m  good
    On schedule      [32m███████████████████████████████████████░░░░░░░░░[39m  [1m81.2 %[22m  good

    [2mMore is better. Without a delay: less than an hour late and not cancelled. On[22m
    [2mschedule: at most 15 minutes late.[22m

    [2mnext:[22m [36mwayfare airports routes DOH[39m
    "
  `)
  expect(await seen('airports on-time DOH 2027-03-01')).toMatchInlineSnapshot(`
    "Airport	Date	Probability	Result
    DOH	2027-03-01	0.947	0.812
    "
  `)
})
