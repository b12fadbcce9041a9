import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { minutesOf } from '../src/core/durations.ts'
import type { FlightOffer, FlightOffers, Segment } from '../src/operations/flights/model.ts'
import { allOperations } from '../src/operations/index.ts'
import { atlas } from './making-atlas.ts'
import { ask, sandbox } from './world.ts'

/** What holds for every answer of the service, whatever is asked. */

const { service } = sandbox()
const operations = await allOperations()

/** Flight searches of many kinds: short and long, near and far ahead, alone and in company, in several currencies. */
const searches = [
  'MAD JFK 2027-03-01',
  'MAD JFK 2027-03-01 2027-03-08',
  'LON NYC 2027-01-15 2027-01-20 adults=2',
  'NYC PAR 2026-12-24 2027-01-02 adults=2&children=2&infants=1',
  'LHR SIN 2027-06-01 travelClass=BUSINESS',
  'SIN SYD 2027-02-10 2027-02-24 travelClass=FIRST',
  'FRA GRU 2027-04-11 travelClass=PREMIUM_ECONOMY',
  'MAD BCN 2026-11-21',
  'MAD BCN 2026-11-20 2026-11-20',
  'LHR CDG 2026-11-23 adults=9',
  'HND CTS 2027-01-08 currency=JPY',
  'TYO SEL 2027-05-01 2027-05-05 currency=KRW&adults=3',
  'KWI DXB 2027-03-15 currency=KWD',
  'SYD LAX 2027-07-01 2027-07-20 currency=AUD',
  'AKL SCL 2027-02-01',
  'EZE MAD 2026-12-01 nonStop=true',
  'ORD LHR 2027-02-14 includedAirlineCodes=UA,BA',
  'ATL LAX 2026-12-20 excludedAirlineCodes=DL',
  'DEL BOM 2026-11-25 2026-11-27 maxPrice=200&currency=EUR',
  'JNB CPT 2027-04-01 currency=ZAR',
  'ANC KEF 2027-06-15',
  'HNL NAN 2027-03-20',
  'TLS LHR 2027-03-28 2027-10-31 infants=1',
  'IST BKK 2027-08-01 max=5',
  'REK LIS 2027-09-01 2027-09-15',
  'DOH MEL 2027-11-01 travelClass=BUSINESS&adults=2',
  'PEK URC 2027-02-05',
  'LIM CUZ 2026-11-22 children=3',
].map((line) => {
  const [from = '', to = '', departureDate = '', ...rest] = line.split(' ')
  const returnDate = /^\d{4}-/.test(rest[0] ?? '') ? rest[0] : undefined
  const more = new URLSearchParams(rest.find((each) => each.includes('=')) ?? '')
  const query = new URLSearchParams({ originLocationCode: from, destinationLocationCode: to, departureDate, adults: '1' })
  if (returnDate) query.set('returnDate', returnDate)
  for (const [name, value] of more) query.set(name, value)
  return { line, from, to, days: [departureDate, ...(returnDate ? [returnDate] : [])], query }
})

const counts = { adults: '1', children: '0', infants: '0' }

const answers = new Map<string, Promise<FlightOffers>>()

/** The answer to a search, asked for once. */
function found({ query }: (typeof searches)[number]): Promise<FlightOffers> {
  const text = query.toString()
  const answer = answers.get(text) ?? asked(text)
  answers.set(text, answer)
  return answer
}

async function asked(query: string): Promise<FlightOffers> {
  const { status, body } = await ask(`GET /v2/shopping/flight-offers?${query}`, undefined, service)
  expect(status).toBe(200)
  return body as FlightOffers
}

/** Amounts are compared in thousandths: exact for every currency there is. */
const thousandths = (amount = '0'): number => Math.round(Number(amount) * 1000)
const sum = (amounts: readonly (string | undefined)[]): number => amounts.reduce((total, amount) => total + thousandths(amount), 0)

/** The moment of a local time at an airport, in UTC milliseconds. */
function instantAt({ iataCode, at }: Segment['departure']): number {
  const zone = atlas.airport(iataCode)?.zone ?? ''
  const wall = Date.parse(`${at}Z`)
  const near = wall - atlas.offset(zone, wall) * 60_000
  return wall - atlas.offset(zone, near) * 60_000
}

const minutesBetween = (from: Segment['departure'], to: Segment['departure']): number => (instantAt(to) - instantAt(from)) / 60_000

const segmentsOf = ({ itineraries }: FlightOffer): readonly Segment[] => itineraries.flatMap(({ segments }) => segments)

test.each(searches)('$line: the answer is what the operation says it gives, and not more', async (search) => {
  const answer = await found(search)
  const output = operations.find(({ name }) => name === 'flights search')?.output
  expect(output && v.parse(output, answer)).toEqual(answer)
})

test.each(searches)('$line: prices add up, the cheapest comes first, and there are seats for all', async (search) => {
  const { data, meta } = await found(search)
  const party = { ...counts, ...Object.fromEntries(search.query) }
  const [adults, children, infants] = [Number(party.adults), Number(party.children), Number(party.infants)]
  expect(meta?.count).toBe(data.length)
  expect(data.length).toBeLessThanOrEqual(Number(search.query.get('max') ?? 250))
  expect(data.map(({ id }) => id)).toEqual(data.map((_, at) => String(at + 1)))
  const totals = data.map(({ price }) => thousandths(price.total))
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
  const currency = search.query.get('currency') ?? 'EUR'
  const digits = atlas.currency(currency)?.digits ?? 0
  for (const { price, travelerPricings, numberOfBookableSeats, lastTicketingDate } of data) {
    expect(price.currency).toBe(currency)
    expect(price.total.split('.')[1]?.length ?? 0).toBe(digits)
    expect(sum(travelerPricings.map((each) => each.price.total))).toBe(thousandths(price.total))
    expect(sum(travelerPricings.map((each) => each.price.base))).toBe(thousandths(price.base))
    expect(thousandths(price.grandTotal)).toBe(thousandths(price.total) + sum(price.fees?.map(({ amount }) => amount) ?? []))
    expect(travelerPricings.every((each) => thousandths(each.price.total) >= thousandths(each.price.base))).toBe(true)
    expect(numberOfBookableSeats).toBeGreaterThanOrEqual(adults + children)
    expect(numberOfBookableSeats).toBeLessThanOrEqual(9)
    expect(lastTicketingDate && lastTicketingDate <= (search.days[0] ?? '')).toBe(true)
    const types = travelerPricings.map(({ travelerType }) => travelerType)
    expect(types).toEqual([
      ...Array.from({ length: adults }, () => 'ADULT'),
      ...Array.from({ length: children }, () => 'CHILD'),
      ...Array.from({ length: infants }, () => 'HELD_INFANT'),
    ])
    const laps = travelerPricings.flatMap(({ associatedAdultId }) => associatedAdultId ?? [])
    expect([laps.length, new Set(laps).size]).toEqual([infants, infants])
  }
})

test.each(searches)('$line: flights follow one another in time and place, and last as long as the clocks say', async (search) => {
  const { data } = await found(search)
  const [from, to] = [search.from, search.to].map((code) => atlas.airportsOf(code).map(({ iata }) => iata))
  for (const offer of data) {
    expect(offer.itineraries).toHaveLength(search.days.length)
    for (const [at, { segments, duration }] of offer.itineraries.entries()) {
      const [first, last] = [segments[0], segments.at(-1)]
      const [start, end] = at === 0 ? [from, to] : [to, from]
      expect(start).toContain(first?.departure.iataCode)
      expect(end).toContain(last?.arrival.iataCode)
      expect(first?.departure.at.slice(0, 10)).toBe(search.days[at])
      expect(first && last && minutesBetween(first.departure, last.arrival)).toBe(minutesOf(duration))
      for (const segment of segments) expect(minutesBetween(segment.departure, segment.arrival)).toBe(minutesOf(segment.duration))
      for (const [leg, segment] of segments.slice(1).entries()) {
        const before = segments[leg]
        expect(before && minutesBetween(before.arrival, segment.departure)).toBeGreaterThanOrEqual(20)
        expect(before && atlas.airport(before.arrival.iataCode)?.cityCode).toBe(atlas.airport(segment.departure.iataCode)?.cityCode)
      }
    }
    const all = segmentsOf(offer)
    const moments = all.flatMap(({ departure, arrival }) => [instantAt(departure), instantAt(arrival)])
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    for (const { fareDetailsBySegment } of offer.travelerPricings) {
      expect(fareDetailsBySegment.map(({ segmentId }) => segmentId)).toEqual(all.map(({ id }) => id))
    }
  }
})

test.each(searches)(
  '$line: airlines are among those that are sold here and asked for, and the dictionaries name all codes',
  async (search) => {
    const { data, dictionaries } = await found(search)
    const list = (name: string) => search.query.get(name)?.split(',')
    for (const offer of data) {
      for (const { carrierCode, operating, aircraft, departure, arrival } of segmentsOf(offer)) {
        expect(carrierCode).not.toBe('AA')
        expect(atlas.airline(carrierCode)?.kind).toBe('F')
        expect(list('includedAirlineCodes')?.includes(carrierCode) ?? true).toBe(true)
        expect(list('excludedAirlineCodes')?.includes(carrierCode) ?? false).toBe(false)
        expect(dictionaries?.carriers).toHaveProperty(carrierCode)
        expect(dictionaries?.carriers).toHaveProperty(operating?.carrierCode ?? carrierCode)
        expect(dictionaries?.aircraft).toHaveProperty([aircraft.code])
        expect(dictionaries?.locations).toHaveProperty(departure.iataCode)
        expect(dictionaries?.locations).toHaveProperty(arrival.iataCode)
      }
      expect(dictionaries?.currencies).toHaveProperty(offer.price.currency)
      if (search.query.get('nonStop') === 'true') expect(offer.itineraries.every(({ segments }) => segments.length === 1)).toBe(true)
      const most = Number(search.query.get('maxPrice') ?? Number.POSITIVE_INFINITY)
      const adult = offer.travelerPricings.find(({ travelerType }) => travelerType === 'ADULT')
      expect(Number(adult?.price.total)).toBeLessThanOrEqual(most)
    }
  },
)

test.each([
  ['LON', ['LHR', 'LGW', 'LCY']],
  ['NYC', ['JFK', 'EWR']],
  ['PAR', ['CDG', 'ORY']],
  ['TYO', ['HND', 'NRT']],
])('the code of the city %s stands for all its airports', async (city, airports) => {
  const days = [0, 1, 2].map((ahead) => addDays('2027-03-01', ahead))
  const starts = await Promise.all(
    days.map(async (day) => {
      const to = city === 'TYO' ? 'OKA' : 'MAD'
      const query = `originLocationCode=${city}&destinationLocationCode=${to}&departureDate=${day}&adults=1`
      const { body } = await ask(`GET /v2/shopping/flight-offers?${query}`, undefined, service)
      return (body as FlightOffers).data.map((offer) => segmentsOf(offer)[0]?.departure.iataCode)
    }),
  )
  expect([...new Set(starts.flat())]).toEqual(expect.arrayContaining(airports))
})

test('most of these searches find something', async () => {
  const sizes = await Promise.all(searches.map(async (search) => (await found(search)).data.length))
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(searches.length - 4)
})

test.each([
  [
    'airports search',
    '/v1/reference-data/locations',
    ['keyword=LON', 'keyword=san&countryCode=US', 'keyword=a&page[limit]=100', 'keyword=Zürich', 'keyword=qqqqq', 'keyword=P&view=LIGHT'],
  ],
  [
    'airports nearest',
    '/v1/reference-data/locations/airports',
    [
      'latitude=51.5&longitude=-0.4',
      'latitude=-90&longitude=0',
      'latitude=0&longitude=180&radius=0',
      'latitude=-17.7&longitude=179.9',
      'latitude=40.4&longitude=-3.7&sort=distance&page[limit]=100',
    ],
  ],
  ['airlines show', '/v1/reference-data/airlines', ['airlineCodes=IB', 'airlineCodes=AA,U2,FR,BAW,QQQ', 'airlineCodes=Q1']],
])('%s answers with what it says it gives, and not more', async (name, path, queries) => {
  const output = operations.find((operation) => operation.name === name)?.output
  for (const query of queries) {
    const { status, body } = await ask(
      `GET ${path}?${query}${name === 'airports search' ? '&subType=AIRPORT,CITY' : ''}`,
      undefined,
      service,
    )
    expect(status).toBe(200)
    expect(output && v.parse(output, body)).toEqual(body)
  }
})

test('a trip of six legs answers with what it says it gives, its offers in order', async () => {
  const cities = ['MAD', 'LHR', 'JFK', 'LAX', 'HND', 'SIN', 'MAD']
  const body = {
    originDestinations: cities.slice(1).map((to, at) => ({
      id: String(at + 1),
      originLocationCode: cities[at],
      destinationLocationCode: to,
      departureDateTimeRange: { date: addDays('2027-03-01', 4 * at) },
    })),
    travelers: [
      { id: '1', travelerType: 'ADULT' },
      { id: '2', travelerType: 'SENIOR' },
      { id: '3', travelerType: 'HELD_INFANT', associatedAdultId: '2' },
    ],
    sources: ['GDS'],
    searchCriteria: { maxFlightOffers: 20 },
  }
  const { status, body: answer } = await ask('POST /v2/shopping/flight-offers', body, service)
  const output = operations.find(({ name }) => name === 'flights multi')?.output
  expect(status).toBe(200)
  expect(output && v.parse(output, answer)).toEqual(answer)
  const { data } = answer as FlightOffers
  expect(data).toHaveLength(20)
  expect(new Set(data.map(({ itineraries }) => itineraries.length))).toEqual(new Set([6]))
  for (const { price, travelerPricings } of data)
    expect(sum(travelerPricings.map((each) => each.price.total))).toBe(thousandths(price.total))
})
