import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { FlightOffer, Segment } from '../src/operations/flights/model.ts'
import type { PricedOffers } from '../src/operations/flights/price.model.ts'
import { price } from '../src/operations/flights/price.ts'
import { withFare as fareChanged, withSegment as segmentChanged } from './offers.ts'
import { ask, bodyOf, errorsOf, noon, offersFor, sandbox } from './world.ts'

/** Prices are confirmed from the flights themselves: what an offer says of its price is not believed. */

const { service, clock } = sandbox()

const search = (query: string) => offersFor(service, query)

const send = (flightOffers: readonly unknown[], include = '') =>
  ask(`POST /v1/shopping/flight-offers/pricing${include}`, { data: { type: 'flight-offers-pricing', flightOffers } }, service)

const priced = async (flightOffers: readonly unknown[], include?: string) => bodyOf(await send(flightOffers, include), price)

const route = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1'
let offer: FlightOffer

beforeAll(async () => {
  const [first] = await search(`${route}&returnDate=2027-03-08&max=1`)
  if (!first) throw new Error('nothing flies from Madrid to New York')
  offer = first
})

/** The offer with other values in its first segment, or in what it says of its fares. */
const withSegment = (change: Partial<Segment>) => segmentChanged(offer, change)
const withFare = (change: object) => fareChanged(offer, change)

test.each([
  `${route}&returnDate=2027-03-08`,
  `${route}&travelClass=BUSINESS`,
  'originLocationCode=LON&destinationLocationCode=SYD&departureDate=2027-01-05&adults=2&children=2&infants=1&currency=GBP',
  'originLocationCode=TYO&destinationLocationCode=SEL&departureDate=2026-12-01&returnDate=2026-12-05&adults=3&currency=JPY',
  'originLocationCode=KWI&destinationLocationCode=DXB&departureDate=2027-02-01&adults=1&currency=KWD',
])('the price of every offer found is confirmed to the last cent: %s', async (query) => {
  const found = await search(`${query}&max=24`)
  expect(found.length).toBeGreaterThan(5)
  for (let at = 0; at < found.length; at += 6) {
    const some = found.slice(at, at + 6)
    const { data } = await priced(some)
    expect(data.flightOffers.map(({ id, price: { total, base, currency } }) => ({ id, total, base, currency }))).toEqual(
      some.map(({ id, price: { total, base, currency } }) => ({ id, total, base, currency })),
    )
    expect(data.flightOffers.map(({ itineraries }) => itineraries)).toMatchObject(some.map(({ itineraries }) => itineraries))
  }
})

test('base and taxes make the total of each traveller, and those of all the total of the offer', async () => {
  const found = await search(`${route}&returnDate=2027-03-08&adults=2&children=1&infants=1&max=6`)
  const { data } = await priced(found)
  const exact = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
  for (const { price: whole, travelerPricings } of data.flightOffers) {
    for (const { price: each, travelerType } of travelerPricings) {
      expect(exact([each.base, ...(each.taxes ?? []).map(({ amount }) => amount)])).toBe(exact([each.total]))
      expect(each.taxes?.length ?? 0).toBe(travelerType === 'HELD_INFANT' ? 0 : new Set(each.taxes?.map(({ code }) => code)).size)
    }
    expect(exact(travelerPricings.map((each) => each.price.total))).toBe(exact([whole.total]))
    expect(exact([whole.total, ...(whole.fees ?? []).map(({ amount }) => amount)])).toBe(exact([whole.grandTotal ?? '']))
  }
})

test('what an offer says it costs is not believed', async () => {
  const cheap = { ...offer, price: { ...offer.price, total: '1.00', base: '1.00', grandTotal: '1.00' } }
  expect((await priced([cheap])).data.flightOffers[0]?.price).toEqual({ ...offer.price })
})

test('a price is given in the currency the offer had', async () => {
  const [pounds] = await search(`${route}&max=1&currency=GBP`)
  const { data, dictionaries } = await priced([pounds])
  expect(data.flightOffers[0]?.price).toMatchObject({ currency: 'GBP', total: pounds?.price.total })
  expect(dictionaries?.currencies).toEqual({ GBP: expect.any(String) })
})

test('bags and fare rules come when they are asked for, for the flights of the offer', async () => {
  expect((await priced([offer])).included).toBeUndefined()
  const both = (await priced([offer], '?include=bags,detailed-fare-rules')).included
  expect((await priced([offer], '?include=bags')).included).toEqual({ bags: both?.bags })
  expect((await priced([offer], '?include=detailed-fare-rules')).included).toEqual({ 'detailed-fare-rules': both?.['detailed-fare-rules'] })
  const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments.map(({ id }) => id))
  const bags = Object.values(both?.bags ?? {})
  expect(bags.length).toBeGreaterThan(0)
  for (const { segmentIds, price: each } of bags) {
    expect(segments).toEqual(expect.arrayContaining(segmentIds))
    expect(each.currencyCode).toBe('EUR')
  }
  const rules = Object.values(both?.['detailed-fare-rules'] ?? {})
  expect([...new Set(rules.map(({ segmentId }) => segmentId))]).toEqual(segments)
  for (const { fareBasis, segmentId } of rules) {
    expect(offer.travelerPricings[0]?.fareDetailsBySegment).toContainEqual(expect.objectContaining({ fareBasis, segmentId }))
  }
})

test('what booking will want to know is told: documents only abroad', async () => {
  const documents = ({ data }: PricedOffers) =>
    data.bookingRequirements?.travelerRequirements.map(({ documentRequired }) => documentRequired)
  expect(documents(await priced([offer]))).toEqual([true])
  const home = await search('originLocationCode=MAD&destinationLocationCode=BCN&departureDate=2027-03-01&adults=1&nonStop=true&max=1')
  expect(documents(await priced(home))).toEqual([false])
  const toPuertoRico = await search(
    'originLocationCode=JFK&destinationLocationCode=SJU&departureDate=2027-03-01&adults=1&nonStop=true&max=1',
  )
  expect(documents(await priced(toPuertoRico))).toEqual([false])
})

const first = '/data/flightOffers/0/itineraries/0/segments/0'

test.each<[string, Partial<Segment>, string]>([
  ['a flight number that nobody has', { number: '9998' }, 'names a flight that does not operate as the offer says'],
  ['a flight number that is none', { number: '6251A' }, 'names a flight that does not operate as the offer says'],
  ['another airline', { carrierCode: 'QQ' }, 'names a flight that does not operate as the offer says'],
  [
    'another destination',
    { arrival: { iataCode: 'BOS', at: '2027-03-01T12:00:00' } },
    'names a flight that does not operate as the offer says',
  ],
  ['another time', { departure: { iataCode: 'MAD', at: '2027-03-01T03:33:00' } }, 'names a flight that does not operate as the offer says'],
  [
    'a day that is none',
    { departure: { iataCode: 'MAD', at: '2027-02-31T12:00:00' } },
    'names a flight that does not operate as the offer says',
  ],
  ['a time that is none', { departure: { iataCode: 'MAD', at: 'noon' } }, 'names a flight that does not operate as the offer says'],
])('an offer with %s is refused, and the place is told', async (_, change, says) => {
  const answer = await send([withSegment(change)])
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toMatchObject([
    { status: 400, code: 4926, title: 'INVALID DATA RECEIVED', detail: expect.stringContaining(says), source: { pointer: first } },
  ])
})

test('an offer with a brand that is not sold is refused', async () => {
  const answer = await send([withFare({ brandedFare: 'GOLDPLATED' })])
  expect(errorsOf(answer)).toMatchObject([
    {
      status: 400,
      code: 4926,
      detail: 'The offer names a brand this airline does not sell: GOLDPLATED',
      source: { pointer: '/data/flightOffers/0/travelerPricings/0/fareDetailsBySegment' },
    },
  ])
})

test('a fare for a segment the offer does not have is refused', async () => {
  const answer = await send([withFare({ segmentId: '99' })])
  expect(errorsOf(answer)).toMatchObject([
    { status: 400, code: 4926, source: { pointer: '/data/flightOffers/0/travelerPricings/0/fareDetailsBySegment' } },
  ])
})

test('another offer of several that is wrong is pointed to', async () => {
  const answer = await send([offer, withSegment({ number: '9998' })])
  expect(errorsOf(answer)).toMatchObject([{ source: { pointer: '/data/flightOffers/1/itineraries/0/segments/0' } }])
})

test('an offer can be priced until its flight has left, and not after', async () => {
  const before = Date.parse('2027-02-28T12:00:00Z')
  const after = Date.parse('2027-03-02T12:00:00Z')
  clock.now = before
  expect((await send([offer])).status).not.toBe(500)
  clock.now = after
  const answer = await send([offer])
  clock.now = noon
  expect(errorsOf(answer)).toMatchObject([
    { status: 400, code: 4926, detail: expect.stringContaining('names a flight that has left'), source: { pointer: first } },
  ])
})

/** A place in a JSON value: the keys that lead there. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inside = Array.isArray(value)
    ? value.flatMap((each, at) => placesIn(each, [...path, at]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
      : []
  return path.length > 0 ? [path, ...inside] : inside
}

/** A copy of a JSON value with another value at a place, or nothing there where the value is undefined. */
function altered(value: unknown, [step, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? altered(each, rest, to) : each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === step ? altered(each, rest, to) : each]))
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    '0',
    -1,
    1e308,
    true,
    [],
    {},
    [[]],
    'MAD',
    'JFK',
    'IB',
    'Y',
    'ECONOMY',
    'FIRST',
    'SEATED_INFANT',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    '2027-03-01T12:00:00',
    '2027-03-01',
    '9999-99-99T99:99:99',
    '0000-00-00T00:00:00',
    '+275760-09-13T00:00:00',
    '2027-03-01T12:00:00Z',
    '2026-11-20T11:59:00',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

test('no mangled offer is a bug: it is priced or refused with what is wrong', async () => {
  const places = placesIn(offer)
  const change = fc.tuple(fc.constantFrom(...places), anything)
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const mangled = changes.reduce<unknown>((value, [path, to]) => altered(value, path, to), offer)
      const answer = await send([mangled], '?include=bags,detailed-fare-rules')
      expect(answer.status === 200 || (answer.status >= 400 && answer.status < 500)).toBe(true)
      if (answer.status === 200) return
      for (const error of errorsOf(answer)) {
        expect(error).toMatchObject({
          status: 400,
          code: expect.any(Number),
          title: expect.stringMatching(/^[A-Z/ ]+$/),
          detail: expect.any(String),
        })
        expect(error.source?.pointer).toMatch(/^\/data\/flightOffers/)
      }
    }),
    { numRuns: 400 },
  )
})

test('parts of two offers put together are priced or refused', async () => {
  const found = await search(`${route}&returnDate=2027-03-08&max=60`)
  const one = fc.constantFrom(...found)
  await fc.assert(
    fc.asyncProperty(one, one, one, async (a, b, c) => {
      const mixed = { ...a, itineraries: [a.itineraries[0], b.itineraries[1]], travelerPricings: c.travelerPricings }
      expect([200, 400]).toContain((await send([mixed])).status)
    }),
    { numRuns: 150 },
  )
})
