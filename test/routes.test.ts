import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { widthOf } from '../src/core/wrap.ts'
import { routes as airlineRoutes } from '../src/operations/airlines/routes.ts'
import { routes as airportRoutes } from '../src/operations/airports/routes.ts'
import { atlas, timetable } from './making-atlas.ts'
import { seen, wayfare } from './wayfare.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** Where one can fly to without a stop: from an airport, and with an airline. */

const { service, clock } = sandbox()

const asked = async (line: string, now = '2026-11-20T12:00:00Z') => {
  clock.now = Date.parse(now)
  return ask(line, undefined, service)
}

async function fromAirport(query: string, now?: string) {
  const { body } = await asked(`GET /v1/airport/direct-destinations?departureAirportCode=${query}`, now)
  const answer = v.parse(airportRoutes.output, body)
  expect(answer).toEqual(body)
  return answer
}

async function ofAirline(query: string, now?: string) {
  const { body } = await asked(`GET /v1/airline/destinations?airlineCode=${query}`, now)
  const answer = v.parse(airlineRoutes.output, body)
  expect(answer).toEqual(body)
  return answer
}

const codes = ({ data }: { data: readonly { iataCode: string }[] }) => data.map(({ iataCode }) => iataCode)

test('the routes of an airport, whole', async () => {
  expect(await fromAirport('MAD&arrivalCountryCode=US&max=2')).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "address": {
            "countryCode": "US",
            "countryName": "United States",
            "regionCode": "NAMER",
            "stateCode": "GA",
          },
          "geoCode": {
            "latitude": 33.6367,
            "longitude": -84.4281,
          },
          "iataCode": "ATL",
          "metrics": {
            "relevance": 4,
          },
          "name": "Atlanta",
          "subtype": "city",
          "timeZone": {
            "offSet": "-05:00",
            "referenceLocalDateTime": "2026-11-20T07:00:00",
          },
          "type": "location",
        },
        {
          "address": {
            "countryCode": "US",
            "countryName": "United States",
            "regionCode": "NAMER",
            "stateCode": "MA",
          },
          "geoCode": {
            "latitude": 42.362,
            "longitude": -71.0079,
          },
          "iataCode": "BOS",
          "metrics": {
            "relevance": 10,
          },
          "name": "Boston",
          "subtype": "city",
          "timeZone": {
            "offSet": "-05:00",
            "referenceLocalDateTime": "2026-11-20T07:00:00",
          },
          "type": "location",
        },
      ],
      "meta": {
        "count": 2,
        "links": {
          "self": "/v1/airport/direct-destinations?departureAirportCode=MAD&arrivalCountryCode=US&max=2",
        },
      },
    }
  `)
})

test('the routes of an airline, whole', async () => {
  expect(await ofAirline('IB&arrivalCountryCode=GB&max=2')).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "address": {
            "countryCode": "GB",
            "countryName": "United Kingdom",
            "regionCode": "EUROP",
          },
          "geoCode": {
            "latitude": 52.4539,
            "longitude": -1.748,
          },
          "iataCode": "BHX",
          "metrics": {
            "relevance": 12,
          },
          "name": "Birmingham",
          "subtype": "city",
          "timeZone": {
            "offSet": "+00:00",
            "referenceLocalDateTime": "2026-11-20T12:00:00",
          },
          "type": "location",
        },
        {
          "address": {
            "countryCode": "GB",
            "countryName": "United Kingdom",
            "regionCode": "EUROP",
          },
          "geoCode": {
            "latitude": 51.3967,
            "longitude": -3.3433,
          },
          "iataCode": "CWL",
          "metrics": {
            "relevance": 7,
          },
          "name": "Cardiff",
          "subtype": "city",
          "timeZone": {
            "offSet": "+00:00",
            "referenceLocalDateTime": "2026-11-20T12:00:00",
          },
          "type": "location",
        },
      ],
      "meta": {
        "count": 2,
        "links": {
          "self": "/v1/airline/destinations?airlineCode=IB&arrivalCountryCode=GB&max=2",
        },
        "sort": "iataCode",
      },
    }
  `)
})

test('airport routes are in the order of codes, airline routes in that of names, and `max` counts from the start', async () => {
  const madrid = codes(await fromAirport('MAD'))
  expect(madrid).toEqual([...madrid].sort())
  expect(madrid.length).toBeGreaterThan(150)
  expect(codes(await fromAirport('MAD&max=5'))).toEqual(madrid.slice(0, 5))
  const iberia = await ofAirline('IB')
  const names = iberia.data.map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  expect(codes(await ofAirline('IB&max=5'))).toEqual(codes(iberia).slice(0, 5))
  expect(iberia.meta.sort).toBe('iataCode')
})

test('destinations are cities: airports of one are told once', async () => {
  const madrid = codes(await fromAirport('MAD'))
  expect(madrid).toContain('LON')
  expect(madrid.filter((code) => ['LHR', 'LGW', 'STN', 'CDG', 'ORY', 'FCO'].includes(code))).toEqual([])
  for (const code of madrid) expect(atlas.airportsOf(code).length).toBeGreaterThan(0)
})

test('what is told of an airport is what can be flown in the timetable that is on', async () => {
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('PMI', 'AAR', 'BLR', 'KEF', 'SXM', 'ADL', 'ZNZ'), async (airport) => {
      const flown = [...atlas.routesFrom(airport).keys()].filter((to) =>
        week.some((date) =>
          timetable.carriers(airport, to, date).some((carrier) => timetable.flightsOn(carrier, airport, to, date).length > 0),
        ),
      )
      const cities = new Set(flown.map((to) => atlas.airport(to)?.cityCode))
      expect(new Set(codes(await fromAirport(airport)))).toEqual(cities)
    }),
    { numRuns: 7 },
  )
})

test('summer routes are told in summer', async () => {
  const [winter, summer] = [codes(await fromAirport('PMI')), codes(await fromAirport('PMI', '2027-07-01T12:00:00Z'))]
  expect(summer.length).toBeGreaterThan(winter.length + 20)
  const jet2 = codes(await ofAirline('LS'))
  expect(codes(await ofAirline('LS', '2027-07-01T12:00:00Z')).length).toBeGreaterThan(jet2.length)
})

test('the clocks are those of the place at this moment', async () => {
  const { data } = await fromAirport('SIN&arrivalCountryCode=AU')
  const sydney = data.find(({ iataCode }) => iataCode === 'SYD')
  expect(sydney?.timeZone).toEqual({ offSet: '+11:00', referenceLocalDateTime: '2026-11-20T23:00:00' })
  expect((await fromAirport('SIN', '2027-07-01T12:00:00Z')).data.find(({ iataCode }) => iataCode === 'SYD')?.timeZone.offSet).toBe('+10:00')
})

test('relevance goes from 1 to 100, and the busiest has 100', async () => {
  for (const { data } of [await fromAirport('LHR'), await ofAirline('FR'), await ofAirline('EK')]) {
    const scores = data.map(({ metrics }) => metrics.relevance)
    expect(Math.max(...scores)).toBe(100)
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(1)
  }
  const gulf = await ofAirline('EK')
  const scoreOf = (code: string) => gulf.data.find(({ iataCode }) => iataCode === code)?.metrics.relevance ?? 0
  expect(scoreOf('DXB')).toBe(100)
  expect(scoreOf('LON')).toBeGreaterThan(scoreOf('MEX'))
})

test('every airline there is can be asked for, and has its home among its cities', async () => {
  for (const { iata, hubs, until } of atlas.airlines()) {
    const found = codes(await ofAirline(iata, '2027-07-01T12:00:00Z'))
    const [home = ''] = hubs.keys()
    if (until === undefined && home) expect([iata, found.includes(atlas.airport(home)?.cityCode ?? '')]).toEqual([iata, true])
  }
})

test('an airline that was taken over has no routes any more, and says who has them', async () => {
  expect((await ofAirline('OZ')).data.length).toBeGreaterThan(50)
  const gone = await ofAirline('OZ', '2027-01-05T12:00:00Z')
  expect([gone.data, gone.meta.count]).toEqual([[], 0])
  expect(gone.warnings?.map(({ detail }) => detail)).toEqual(['Asiana Airlines does not fly any more: its flights are those of KE'])
})

test.each([
  ['airport/direct-destinations?departureAirportCode=QQQ', 4926, 'departureAirportCode', 'No airport has the code "QQQ"'],
  [
    'airport/direct-destinations?departureAirportCode=NYC',
    572,
    'departureAirportCode',
    '"NYC" is a city: give one of its airports, JFK, EWR, LGA, SWF',
  ],
  ['airline/destinations?airlineCode=XX', 4926, 'airlineCode', 'No airline has the code "XX"'],
  ['airline/destinations?airlineCode=IB&arrivalCountryCode=XX', 4926, 'arrivalCountryCode', 'No country has the code "XX"'],
])('%s is refused', async (path, code, parameter, detail) => {
  expect(errorsOf(await asked(`GET /v1/${path}`))).toMatchObject([{ status: 400, code, detail, source: { parameter } }])
})

test('two codes that nobody has are told at once', async () => {
  const answer = await asked('GET /v1/airport/direct-destinations?departureAirportCode=QQQ&arrivalCountryCode=XX')
  expect(errorsOf(answer).map(({ source }) => source?.parameter)).toEqual(['departureAirportCode', 'arrivalCountryCode'])
})

test('the lists at 80 and at 120 columns', async () => {
  const shown = await seen('airports routes MAD --max 6', { terminal: 80 })
  expect(shown).toMatchInlineSnapshot(`
    "Code  City         Country     km  UTC     Now    Flights
    ACE   Lanzarote    Spain     1574  +00:00  12:00       11
    ADD   Addis Ababa  Ethiopia  5445  +03:00  15:00        3
    AGA   Agadir       Morocco   1246  +00:00  12:00        4
    AGP   Málaga       Spain      430  +01:00  13:00       29
    AHO   Alghero      Italy     1001  +01:00  13:00        2
    ALC   Alicante     Spain      355  +01:00  13:00       38

    6 destinations, by code
    Flights: how often one can fly there; 100 is most often
    "
  `)
  expect(await seen('airports routes MAD --max 6', { terminal: 120 })).toBe(shown)
  expect(await seen('airlines routes DL --country US --max 6', { terminal: 80 })).toMatchInlineSnapshot(`
    "Code  City         Country        State  UTC     Now    Flights
    ABR   Aberdeen     United States  SD     -06:00  06:00        4
    CAK   Akron        United States  OH     -05:00  07:00        4
    ABY   Albany       United States  GA     -05:00  07:00        4
    ALB   Albany       United States  NY     -05:00  07:00       13
    ABQ   Albuquerque  United States  NM     -07:00  05:00       11
    AEX   Alexandria   United States  LA     -06:00  06:00        2

    6 destinations, by name
    Flights: how often one can fly there; 100 is most often
    "
  `)
})

test('a list in colour, and behind a pipe', async () => {
  expect(await seen('airlines routes IB --country PT', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "[2mCode[22m  [2mCity[22m           [2mCountry[22m   [2mUTC[22m     [2mNow[22m    [2mFlights[22m
    [1mFAO[22m   Faro           Portugal  +00:00  12:00       12
    [1mFNC[22m   Funchal        Portugal  +00:00  12:00        9
    [1mLIS[22m   Lisbon         Portugal  +00:00  12:00       24
    [1mPDL[22m   Ponta Delgada  Portugal  -01:00  11:00       13
    [1mOPO[22m   Porto          Portugal  +00:00  12:00       25

    [2m5 destinations, by name[22m
    [2mFlights: how often one can fly there; 100 is most often[22m
    "
  `)
  expect(await seen('airlines routes IB --country PT')).toMatchInlineSnapshot(`
    "Code	City	Country	UTC	Now	Flights
    FAO	Faro	Portugal	+00:00	2026-11-20T12:00:00	12
    FNC	Funchal	Portugal	+00:00	2026-11-20T12:00:00	9
    LIS	Lisbon	Portugal	+00:00	2026-11-20T12:00:00	24
    PDL	Ponta Delgada	Portugal	-01:00	2026-11-20T11:00:00	13
    OPO	Porto	Portugal	+00:00	2026-11-20T12:00:00	25
    "
  `)
})

test('a country without a route is an empty list, and no error', async () => {
  const { code, stderr } = await wayfare('airports routes MAD --country NZ', { terminal: 80 })
  expect(code).toBe(0)
  expect(stderr).toContain('nothing found: the list is empty')
})

test.each(['airports routes IST --all', 'airlines routes AA --all', 'airlines routes SU --all'])('`%s` fits 80 columns', async (line) => {
  expect((await seen(line, { terminal: 80 })).split('\n').filter((each) => widthOf(each) > 80)).toEqual([])
})
