import { expect, test } from 'vitest'
import { faults } from '../src/core/faults.ts'
import type { Problem } from '../src/core/message.ts'
import { allOperations } from '../src/operations/index.ts'
import { listFaults, stayFaults } from '../src/sandbox/making/stays/faults.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** Every input of every operation, left out, malformed and out of bounds: the answer is 400, and says which and why. */

const { service } = sandbox()
const operations = await allOperations()

const { date, format, option, combination, length, data, occurrences, missing } = faults
const { city: noCity, unknown: noHotel } = listFaults
type Fault = Pick<Problem, 'code' | 'title'>

/** A request that is right, and for each of its parameters what is wrong. */
interface Query {
  readonly route: string
  readonly right: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, readonly (readonly [text: string, fault: Fault])[]>>
}

const all = (fault: Fault, ...texts: string[]) => texts.map((text) => [text, fault] as const)
const places = [...all(format, '', 'M', 'MADR', 'mad', 'M1D', 'MÁD'), ...all(data, 'QQQ')]
const days = all(date, '', '2027-02-29', '2027-3-1', '01-03-2027', 'tomorrow', '2026-11-19', '2027-11-17')
const fromTo = (least: number, most: number) => all(format, '', 'x', '1.5', '1e0', '0x1', String(least - 1), String(most + 1))
const airlines = [
  ...all(format, '', 'I', 'IBE', 'ib', '12', 'IB,', 'IB;UX'),
  ...all(occurrences, Array.from({ length: 100 }, () => 'IB').join(',')),
]
const airports = [...all(format, '', 'M', 'MADR', 'mad', 'M1D'), ...all(data, 'QQQ'), ...all(option, 'LON')]
const anAirline = [...all(format, '', 'I', 'ib', '12', 'IB,UX'), ...all(data, 'XX')]
const aCountry = [...all(format, '', 'G', 'GBR', 'gb'), ...all(data, 'XX')]
const times = all(format, '', '24:00', '9:15', '10:60', '10.50', 'noon')
const paging = { 'page[limit]': fromTo(1, 100), 'page[offset]': all(format, '', '-1', 'x', '0.5') }

const destinations = (which: string): Query => ({
  route: `GET /v1/travel/analytics/air-traffic/${which}`,
  right: { originCityCode: 'MAD', period: '2026-09' },
  wrong: {
    originCityCode: [...places, ['LHR', data]],
    period: [...all(format, '', '2026', '2026-9', '2026-13', '2026-00', '09-2026', 'last'), ...all(data, '2010-12', '2026-11', '2027-01')],
    max: fromTo(1, 50),
    fields: all(option, '', 'price', 'analytics.', 'destination,score'),
    ...paging,
    sort: all(option, '', 'flights', 'destination'),
  },
})
const point = {
  latitude: all(format, '', '91', '-90.1', 'north', '1e1', '51,5'),
  longitude: all(format, '', '181', '-180.1', 'NaN', 'Infinity'),
}
const edges = { north: point.latitude, west: point.longitude, south: [...point.latitude, ['41.5', data] as const], east: point.longitude }
const aSquare = { north: '41.397158', west: '2.160873', south: '41.394582', east: '2.177181' }
const kinds = all(option, '', 'CASTLES', 'sights', 'SIGHTS,')
const ranges = [
  ...days,
  ...all(date, '2027-03-05,2027-03-01', '2027-03-01,', ',2027-03-01', '2027-03-01,2027-03-02,2027-03-03', '2027-05-01,2027-05-20'),
]
const cached = {
  departureDate: ranges,
  oneWay: all(format, '', 'yes', '1'),
  duration: all(format, '', '0', '16', '1,16', '8,2', '2,', '1,2,3', '1.5', 'P7D'),
  nonStop: all(format, '', 'yes', '1'),
  maxPrice: all(format, '', '-1', '99.5', 'cheap'),
  currency: [...all(format, '', 'EU', 'EURO', 'eur'), ['QQQ', data] as const],
}

const demands = {
  radius: fromTo(1, 300),
  radiusUnit: all(option, '', 'km', 'METRES'),
  chainCodes: all(format, '', 'H', 'HLT', 'hl', 'HL;RT', 'HL,'),
  amenities: [...all(option, '', 'POOL', 'spa'), ...all(occurrences, 'SPA,WIFI,PARKING,SAUNA')],
  ratings: [...all(option, '', '0', '6', '4.5'), ...all(occurrences, '1,2,3,4,5')],
  hotelSource: all(option, '', 'CHAIN', 'ANY'),
}
const hotelIds = (most: number) => [
  ...all(format, '', 'HILTON', 'hlpar266', 'HLPAR2666', 'HLPAR26!', 'HLPAR266,'),
  ...all(occurrences, Array.from({ length: most + 1 }, () => 'LWPARTVI').join(',')),
]

const queries: Readonly<Record<string, Query>> = {
  'flights search': {
    route: 'GET /v2/shopping/flight-offers',
    right: { originLocationCode: 'MAD', destinationLocationCode: 'JFK', departureDate: '2027-03-01', adults: '1', max: '1' },
    wrong: {
      originLocationCode: places,
      destinationLocationCode: [...places, ['MAD', combination]],
      departureDate: days,
      returnDate: [...days, ['2027-02-28', date]],
      adults: fromTo(1, 9),
      children: [...fromTo(0, 9), ['9', combination]],
      infants: [...fromTo(0, 9), ['2', combination]],
      travelClass: all(option, '', 'COACH', 'economy', 'PREMIUM ECONOMY'),
      nonStop: all(format, '', 'yes', '1', 'TRUE'),
      includedAirlineCodes: airlines,
      excludedAirlineCodes: airlines,
      maxPrice: all(format, '', '0', '-5', '99.5', 'cheap'),
      currency: [...all(format, '', 'EU', 'EURO', 'eur', '€'), ['QQQ', data]],
      max: fromTo(1, 250),
    },
  },
  'flights status': {
    route: 'GET /v2/schedule/flights',
    right: { carrierCode: 'IB', flightNumber: '6251', scheduledDepartureDate: '2027-03-01' },
    wrong: {
      carrierCode: [...anAirline, ...all(format, 'IBE')],
      flightNumber: all(format, '', 'x', '62510', '-1', '62.5', '6251A'),
      scheduledDepartureDate: all(date, '', '2027-02-29', 'tomorrow', '2026-11-12', '2027-11-17'),
      operationalSuffix: all(format, '', 'AB', '1', 'a'),
    },
  },
  'flights delay': {
    route: 'GET /v1/travel/predictions/flight-delay',
    right: {
      originLocationCode: 'NCE',
      destinationLocationCode: 'IST',
      departureDate: '2027-03-01',
      departureTime: '18:20:00',
      arrivalDate: '2027-03-01',
      arrivalTime: '23:15:00',
      aircraftCode: '321',
      carrierCode: 'TK',
      flightNumber: '1816',
      duration: 'PT2H55M',
    },
    wrong: {
      originLocationCode: airports,
      destinationLocationCode: [...airports, ['NCE', combination]],
      departureDate: days,
      departureTime: times,
      arrivalDate: [...all(date, '', '2027-02-29', 'tomorrow'), ...all(combination, '2027-02-27', '2027-03-04')],
      arrivalTime: times,
      aircraftCode: [...all(format, '', '32', 'A321', 'a21'), ...all(data, 'ZZZ')],
      carrierCode: [...anAirline, ...all(format, 'THY')],
      flightNumber: all(format, '', 'x', '18160'),
      duration: all(format, '', 'P', 'PT', '2h55', '175', 'PT2.5H', 'PT-2H'),
    },
  },
  'flights analyze': {
    route: 'GET /v1/analytics/itinerary-price-metrics',
    right: { originIataCode: 'MAD', destinationIataCode: 'CDG', departureDate: '2027-03-21' },
    wrong: {
      originIataCode: [...all(format, '', 'M', 'MADR', 'mad'), ...all(option, 'QQQ')],
      destinationIataCode: [...all(format, '', 'M', 'MADR', 'mad'), ...all(option, 'QQQ', 'MAD')],
      departureDate: days,
      currencyCode: all(format, '', 'EU', 'EURO', 'eur'),
      oneWay: all(format, '', 'yes', '1'),
    },
  },
  'flights destinations': {
    route: 'GET /v1/shopping/flight-destinations',
    right: { origin: 'LEI' },
    wrong: { origin: places, ...cached, viewBy: all(option, '', 'PRICE', 'date') },
  },
  'flights dates': {
    route: 'GET /v1/shopping/flight-dates',
    right: { origin: 'LEI', destination: 'MAD' },
    wrong: {
      origin: places,
      destination: [...places, ['LEI', combination]],
      ...cached,
      viewBy: all(option, '', 'PRICE', 'COUNTRY', 'DESTINATION'),
    },
  },
  'flights recommend': {
    route: 'GET /v1/reference-data/recommended-locations',
    right: { cityCodes: 'PAR' },
    wrong: {
      cityCodes: [...all(format, '', 'P', 'PARI', 'par', 'PAR,', 'PAR;LON'), ...all(option, 'QQQ', 'PAR,QQQ')],
      travelerCountryCode: [...all(format, '', 'F', 'FRA', 'fr'), ...all(option, 'QQ')],
      destinationCountryCodes: [...all(format, '', 'F', 'FRA', 'fr', 'FR,'), ...all(option, 'QQ', 'FR,QQ')],
    },
  },
  'airports search': {
    route: 'GET /v1/reference-data/locations',
    right: { keyword: 'LON', subType: 'AIRPORT,CITY' },
    wrong: {
      keyword: all(length, '', 'x'.repeat(61)),
      subType: all(option, '', 'HOTEL', 'airport', 'AIRPORT,TOWN'),
      countryCode: all(format, '', 'G', 'GBR', 'gb', '12'),
      ...paging,
      sort: all(option, '', 'name'),
      view: all(option, '', 'HALF'),
    },
  },
  'airports nearest': {
    route: 'GET /v1/reference-data/locations/airports',
    right: { latitude: '51.57285', longitude: '-0.44161' },
    wrong: {
      latitude: all(format, '', '91', '-90.1', 'north', '1e1', '51,5'),
      longitude: all(format, '', '181', '-180.1', 'NaN', 'Infinity'),
      radius: fromTo(0, 500),
      ...paging,
      sort: all(option, '', 'beauty'),
    },
  },
  'airports routes': {
    route: 'GET /v1/airport/direct-destinations',
    right: { departureAirportCode: 'MAD', max: '1' },
    wrong: { departureAirportCode: airports, max: all(format, '', '0', '-1', 'x', '1.5'), arrivalCountryCode: aCountry },
  },
  'airports on-time': {
    route: 'GET /v1/airport/predictions/on-time',
    right: { airportCode: 'ACE', date: '2027-03-01' },
    wrong: { airportCode: airports, date: days },
  },
  'airlines show': {
    route: 'GET /v1/reference-data/airlines',
    right: { airlineCodes: 'IB' },
    wrong: {
      airlineCodes: [
        ...all(format, '', 'I', 'IBER', 'ib', '12', 'IB,'),
        ...all(occurrences, Array.from({ length: 100 }, () => 'IB').join(',')),
      ],
    },
  },
  'airlines routes': {
    route: 'GET /v1/airline/destinations',
    right: { airlineCode: 'IB', max: '1' },
    wrong: { airlineCode: [...anAirline, ...all(format, 'IBE')], max: all(format, '', '0', 'x'), arrivalCountryCode: aCountry },
  },
  'airlines checkin': {
    route: 'GET /v2/reference-data/urls/checkin-links',
    right: { airlineCode: 'BA' },
    wrong: { airlineCode: [...anAirline, ...all(data, 'XXX')], language: all(format, '', 'e', 'english', 'en_GB', 'en-', '12') },
  },
  'insights traveled': destinations('traveled'),
  'insights booked': destinations('booked'),
  'insights busiest': {
    route: 'GET /v1/travel/analytics/air-traffic/busiest-period',
    right: { cityCode: 'MAD', period: '2025' },
    wrong: {
      cityCode: [...places, ['LHR', data]],
      period: [...all(format, '', '25', '2025-01', 'last'), ...all(data, '2010', '2027')],
      direction: all(option, '', 'arriving', 'BOTH'),
    },
  },
  'insights score': {
    route: 'GET /v1/location/analytics/category-rated-areas',
    right: { latitude: '41.397158', longitude: '2.160873' },
    wrong: point,
  },
  'cities search': {
    route: 'GET /v1/reference-data/locations/cities',
    right: { keyword: 'paris' },
    wrong: {
      keyword: [...all(length, '', 'x', 'x ', 'san francisco', 'x'.repeat(201)), ...all(format, '--')],
      countryCode: aCountry,
      max: all(format, '', '0', '1.5', 'x'),
      include: all(option, '', 'HOTELS', 'airports'),
    },
  },
  'hotels list': {
    route: 'GET /v1/reference-data/locations/hotels/by-city',
    right: { cityCode: 'PAR' },
    wrong: { cityCode: [...all(format, '', 'P', 'PARI', 'par', 'P1R'), ...all(noCity, 'QQQ', 'JFK')], ...demands },
  },
  'hotels list-near': {
    route: 'GET /v1/reference-data/locations/hotels/by-geocode',
    right: { latitude: '48.85', longitude: '2.35' },
    wrong: { latitude: all(format, '', '91', 'north'), longitude: all(format, '', '181', 'NaN'), ...demands },
  },
  'hotels list-ids': {
    route: 'GET /v1/reference-data/locations/hotels/by-hotels',
    right: { hotelIds: 'LWPARTVI' },
    wrong: { hotelIds: [...hotelIds(99), ...all(noHotel, 'HLPARXXX')] },
  },
  'hotels search': {
    route: 'GET /v1/reference-data/locations/hotel',
    right: { keyword: 'ritz paris', subType: 'HOTEL_GDS' },
    wrong: {
      keyword: all(format, '', 'rit', 'a'.repeat(41), 'ritz_paris', 'hôtel'),
      subType: [...all(option, '', 'HOTEL', 'hotel_gds'), ...all(occurrences, 'HOTEL_GDS,HOTEL_GDS,HOTEL_GDS')],
      countryCode: [...all(format, '', 'F', 'FRA', 'fr')],
      lang: all(format, '', 'e', 'english'),
      max: fromTo(1, 20),
    },
  },
  'hotels offers': {
    route: 'GET /v3/shopping/hotel-offers',
    right: { hotelIds: 'LWPARTVI', currency: 'EUR', checkInDate: '2027-03-01' },
    wrong: {
      hotelIds: [...hotelIds(20), ...all(stayFaults.hotel, 'HLPARXXX')],
      checkInDate: [...all(date, '', '2027-02-29', '2027-3-1', 'tomorrow'), ...all(stayFaults.checkIn, '2026-11-19', '2027-11-15')],
      checkOutDate: [
        ...all(date, '', '2027-02-29', 'later'),
        ...all(stayFaults.order, '2027-03-01', '2027-02-28'),
        ...all(stayFaults.tooLong, '2027-06-30'),
      ],
      adults: [...fromTo(1, 9), ...all(stayFaults.occupancy, '5')],
      roomQuantity: fromTo(1, 9),
      currency: [...all(format, '', 'EU', 'EURO', 'eur'), ...all(stayFaults.currency, 'QQQ')],
      priceRange: all(format, '', '-', '10-', 'cheap', '10-20-30'),
      paymentPolicy: all(option, '', 'PREPAY', 'none'),
      boardType: all(option, '', 'PICNIC', 'breakfast'),
      includeClosed: all(format, '', 'yes', '1'),
      bestRateOnly: all(format, '', 'yes', '1'),
      countryOfResidence: all(format, '', 'F', 'FRA', 'fr'),
      lang: all(format, '', 'e', 'english'),
    },
  },
  'hotels ratings': {
    route: 'GET /v2/e-reputation/hotel-sentiments',
    right: { hotelIds: 'LWPARTVI' },
    wrong: { hotelIds: hotelIds(100) },
  },
  'places near': {
    route: 'GET /v1/reference-data/locations/pois',
    right: { latitude: '41.397158', longitude: '2.160873' },
    wrong: { ...point, radius: fromTo(0, 20), categories: kinds, ...paging },
  },
  'places square': {
    route: 'GET /v1/reference-data/locations/pois/by-square',
    right: aSquare,
    wrong: { ...edges, categories: kinds, ...paging },
  },
  'activities near': {
    route: 'GET /v1/shopping/activities',
    right: { latitude: '41.397158', longitude: '2.160873' },
    wrong: { ...point, radius: fromTo(0, 20) },
  },
  'activities square': { route: 'GET /v1/shopping/activities/by-square', right: aSquare, wrong: edges },
  'trip purpose': {
    route: 'GET /v1/travel/predictions/trip-purpose',
    right: { originLocationCode: 'NYC', destinationLocationCode: 'MAD', departureDate: '2027-03-01', returnDate: '2027-03-08' },
    wrong: {
      originLocationCode: places,
      destinationLocationCode: [...places, ['JFK', data]],
      departureDate: all(date, '', '2027-02-29', '2027-3-1', 'tomorrow', '2026-11-19'),
      returnDate: all(date, '', '2027-02-29', '2027-02-28', 'tomorrow'),
      searchDate: all(date, '', '2027-02-29', '2027-03-02', 'today'),
    },
  },
  'safety score': {
    route: 'GET /v1/safety/safety-rated-locations',
    right: { latitude: '41.397158', longitude: '2.160873' },
    wrong: {
      latitude: all(format, '', '91', 'north'),
      longitude: all(format, '', '181', 'NaN'),
      radius: fromTo(0, 20),
      ...paging,
    },
  },
  'safety square': {
    route: 'GET /v1/safety/safety-rated-locations/by-square',
    right: { north: '41.42', west: '2.12', south: '41.36', east: '2.22' },
    wrong: {
      north: all(format, '', '91', 'x'),
      west: all(format, '', '181', 'x'),
      south: [...all(format, '', '-91', 'x'), ['41.43', data]],
      east: all(format, '', '-181', 'x'),
      ...paging,
    },
  },
  'safety restrictions': {
    route: 'GET /v2/duty-of-care/diseases/covid19-area-report',
    right: { countryCode: 'ES' },
    wrong: {
      countryCode: aCountry,
      cityCode: [...places, ['NYC', option], ['LHR', data]],
      language: [...all(length, 'E', 'ENG', 'en-GB'), ...all(format, 'E1'), ...all(option, 'XX')],
    },
  },
  'safety restrictions-v1': {
    route: 'GET /v1/duty-of-care/diseases/covid19-area-report',
    right: { countryCode: 'ES' },
    wrong: { countryCode: aCountry, cityCode: [...places, ['NYC', option], ['LHR', data]] },
  },
}

const address = ({ route }: Query, query: Readonly<Record<string, string>>): string => `${route}?${new URLSearchParams(query)}`

const titled = (fault: Fault, source: object) => ({ status: 400, ...fault, detail: expect.any(String), source })

test('the table below knows every operation and every parameter there is', () => {
  // What is about an order needs one: `flights-orders` has them.
  const gets = operations.filter(({ route }) => route.startsWith('GET') && !/\{|seatmaps/.test(route))
  expect(gets.map(({ name, route, input }) => ({ name, route, parameters: Object.keys(input).sort() }))).toEqual(
    gets.map(({ name }) => ({ name, route: queries[name]?.route, parameters: Object.keys(queries[name]?.wrong ?? {}).sort() })),
  )
})

for (const [name, query] of Object.entries(queries)) {
  test(`${name}: the request the others are made from is right`, async () => {
    expect(await ask(address(query, query.right), undefined, service)).toMatchObject({ status: 200 })
  })

  test(`${name}: what must be there and is not is named, all of it at once`, async () => {
    const required = (operations.find((operation) => operation.name === name)?.input ?? {}) as Record<string, { presence: string }>
    const names = Object.keys(required).filter((each) => required[each]?.presence === 'required')
    for (const each of names) {
      const { [each]: _, ...rest } = query.right
      const answer = await ask(address(query, rest), undefined, service)
      expect(errorsOf(answer)).toEqual([titled(missing, { parameter: each })])
    }
    const answer = await ask(address(query, {}), undefined, service)
    expect(errorsOf(answer)).toEqual(names.map((each) => titled(missing, { parameter: each })))
  })

  for (const [parameter, cases] of Object.entries(query.wrong)) {
    test.each(cases)(`${name}: ${parameter}=%s`, async (text, fault) => {
      const { status, headers, ...answer } = await ask(address(query, { ...query.right, [parameter]: text }), undefined, service)
      expect({ status, headers }).toEqual({ status: 400, headers: { 'content-type': 'application/vnd.amadeus+json' } })
      // A list is told once for each of its items that is wrong.
      for (const error of errorsOf({ status, headers, ...answer })) expect(error).toEqual(titled(fault, { parameter }))
      expect(errorsOf({ status, headers, ...answer })).not.toEqual([])
    })
  }
}

test('everything that is wrong is told at once, and what came is repeated', async () => {
  const answer = await ask(
    'GET /v2/shopping/flight-offers?originLocationCode=madrid&departureDate=2020-01-01&adults=10&travelClass=COACH&nonStop=maybe&includedAirlineCodes=IB,IBERIA&maxPrice=0&max=251',
    undefined,
    service,
  )
  expect(errorsOf(answer)).toMatchInlineSnapshot(`
    [
      {
        "code": 477,
        "detail": "originLocationCode takes an airport or city code of three letters, such as MAD; got "madrid"",
        "source": {
          "parameter": "originLocationCode",
        },
        "status": 400,
        "title": "INVALID FORMAT",
      },
      {
        "code": 32171,
        "detail": "destinationLocationCode is missing: give an airport or city code of three letters, such as MAD",
        "source": {
          "parameter": "destinationLocationCode",
        },
        "status": 400,
        "title": "MANDATORY DATA MISSING",
      },
      {
        "code": 425,
        "detail": "departureDate is in the past: give a day from 2026-11-20 on; got "2020-01-01"",
        "source": {
          "parameter": "departureDate",
        },
        "status": 400,
        "title": "INVALID DATE",
      },
      {
        "code": 477,
        "detail": "adults takes a whole number from 1 to 9, such as 1; got 10",
        "source": {
          "parameter": "adults",
        },
        "status": 400,
        "title": "INVALID FORMAT",
      },
      {
        "code": 572,
        "detail": "travelClass takes one of ECONOMY, PREMIUM_ECONOMY, BUSINESS, FIRST; got "COACH"",
        "source": {
          "parameter": "travelClass",
        },
        "status": 400,
        "title": "INVALID OPTION",
      },
      {
        "code": 477,
        "detail": "nonStop takes true or false; got "maybe"",
        "source": {
          "parameter": "nonStop",
        },
        "status": 400,
        "title": "INVALID FORMAT",
      },
      {
        "code": 477,
        "detail": "includedAirlineCodes[1] takes an airline code of two characters, such as IB; got "IBERIA"",
        "source": {
          "parameter": "includedAirlineCodes",
        },
        "status": 400,
        "title": "INVALID FORMAT",
      },
      {
        "code": 477,
        "detail": "maxPrice takes a whole number from 1, such as 500; got 0",
        "source": {
          "parameter": "maxPrice",
        },
        "status": 400,
        "title": "INVALID FORMAT",
      },
      {
        "code": 477,
        "detail": "max takes a whole number from 1 to 250, such as 50; got 251",
        "source": {
          "parameter": "max",
        },
        "status": 400,
        "title": "INVALID FORMAT",
      },
    ]
  `)
})

test('what fields demand of one another is told at once, too', async () => {
  const query =
    'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-08&returnDate=2027-03-01&adults=8&children=2&infants=9'
  const answer = await ask(`GET /v2/shopping/flight-offers?${query}&includedAirlineCodes=IB&excludedAirlineCodes=UX`, undefined, service)
  expect(errorsOf(answer).map(({ code, source }) => [code, source?.parameter])).toEqual([
    [date.code, 'returnDate'],
    [combination.code, 'children'],
    [combination.code, 'infants'],
    [combination.code, 'excludedAirlineCodes'],
  ])
})

test('a day is over only when it is over everywhere', async () => {
  const { service: early, clock } = sandbox()
  clock.now = Date.parse('2026-11-21T11:00:00Z')
  const query = 'originLocationCode=HNL&destinationLocationCode=LAX&adults=1&max=1'
  const on = (day: string) => ask(`GET /v2/shopping/flight-offers?${query}&departureDate=${day}`, undefined, early)
  expect((await on('2026-11-20')).status).toBe(200)
  clock.now = Date.parse('2026-11-21T12:00:00Z')
  expect((await on('2026-11-20')).status).toBe(400)
})
