import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { purpose } from '../src/operations/trip/purpose.ts'
import { businessProbability } from '../src/sandbox/making/trips/purpose.ts'
import { seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Whether a trip is for business or for pleasure. */

const { service } = sandbox()
const path = '/v1/travel/predictions/trip-purpose'
const queryOf = (from: string, to: string, departure: string, back: string, searched?: string) =>
  `${path}?originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${departure}&returnDate=${back}${
    searched === undefined ? '' : `&searchDate=${searched}`
  }`
const told = async (...asked: Parameters<typeof queryOf>) => bodyOf(await get(queryOf(...asked), service), purpose)

test('the answer names the trip, what it is for and how likely that is', async () => {
  expect(await told('NYC', 'MAD', '2027-03-01', '2027-03-03')).toEqual({
    data: { type: 'prediction', subType: 'trip-purpose', id: 'NYCMAD20270301', result: 'BUSINESS', probability: '0.6899745' },
    meta: { defaults: { searchDate: '2026-11-20' }, links: { self: queryOf('NYC', 'MAD', '2027-03-01', '2027-03-03') } },
  })
})

test('a day of the search that was given is no default', async () => {
  const { data, meta } = await told('NYC', 'MAD', '2027-03-01', '2027-03-03', '2027-02-20')
  expect(meta?.defaults).toBeUndefined()
  expect(data).toMatchObject({ result: 'BUSINESS', probability: '0.8455347' })
})

test('a week at the beach is for pleasure, and a week in Frankfurt less surely so', async () => {
  const [palma, frankfurt] = [await told('LON', 'PMI', '2027-06-05', '2027-06-12'), await told('LON', 'FRA', '2027-06-05', '2027-06-12')]
  expect([palma.data.result, frankfurt.data.result]).toEqual(['LEISURE', 'LEISURE'])
  expect(Number(palma.data.probability)).toBeGreaterThan(Number(frankfurt.data.probability))
})

test('an airport of a city is judged as the city', async () => {
  const [city, airport] = [await told('NYC', 'TCI', '2027-06-05', '2027-06-12'), await told('JFK', 'TFS', '2027-06-05', '2027-06-12')]
  expect(airport.data.probability).toBe(city.data.probability)
})

test('a trip long ago is judged by the day on which it was looked for', async () => {
  const { data } = await told('NYC', 'MAD', '2020-08-01', '2020-08-12', '2020-06-11')
  expect(data).toMatchObject({ id: 'NYCMAD20200801', result: 'LEISURE' })
})

test('there and back on one day is a business trip', async () => {
  const { data } = await told('LHR', 'FRA', '2026-11-24', '2026-11-24')
  expect([data.result, Number(data.probability) > 0.8]).toEqual(['BUSINESS', true])
})

test.each([
  [
    queryOf('NYC', 'MAD', '2027-03-08', '2027-03-01'),
    425,
    'returnDate',
    'returnDate is before the departure on 2027-03-08; got "2027-03-01"',
  ],
  [
    queryOf('NYC', 'MAD', '2027-03-01', '2027-03-08', '2027-03-02'),
    425,
    'searchDate',
    'searchDate is after the departure on 2027-03-01; got "2027-03-02"',
  ],
  [
    queryOf('NYC', 'MAD', '2026-11-01', '2026-11-08'),
    425,
    'departureDate',
    'departureDate is before 2026-11-20, the day of the search: give that day as well; got "2026-11-01"',
  ],
  [queryOf('NYC', 'QQQ', '2027-03-01', '2027-03-08'), 4926, 'destinationLocationCode', 'No airport or city has the code "QQQ"'],
  [
    queryOf('MAD', 'MAD', '2027-03-01', '2027-03-08'),
    4926,
    'destinationLocationCode',
    'destinationLocationCode is where the trip starts; got "MAD"',
  ],
  [
    queryOf('LON', 'LHR', '2027-03-01', '2027-03-08'),
    4926,
    'destinationLocationCode',
    'Origin and destination are the same place: LON and LHR',
  ],
  [queryOf('NYC', 'MAD', 'soon', '2027-03-08'), 425, 'departureDate', 'departureDate takes a date, such as 2027-03-01; got "soon"'],
])('%s is refused with %i', async (query, code, parameter, detail) => {
  const answer = await get(query, service)
  expect(errorsOf(answer)).toMatchObject([{ status: 400, code, source: { parameter }, detail }])
})

const trips = fc.record({
  day: fc.integer({ min: 0, max: 360 }),
  nights: fc.integer({ min: 0, max: 60 }),
  ahead: fc.integer({ min: 0, max: 300 }),
  beach: fc.boolean(),
})
const probabilityOf = ({ day, nights, ahead, beach }: { day: number; nights: number; ahead: number; beach: boolean }) => {
  const departure = addDays('2026-11-20', day)
  return businessProbability({ departure, return: addDays(departure, nights), searched: addDays(departure, -ahead), beach })
}

test('a beach never makes a trip more of a business trip, nor does looking for it earlier', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const probability = probabilityOf(trip)
      expect(probability > 0 && probability < 1).toBe(true)
      expect(probabilityOf({ ...trip, beach: true })).toBeLessThanOrEqual(probability)
      expect(probabilityOf({ ...trip, ahead: trip.ahead + 40 })).toBeLessThanOrEqual(probability)
    }),
  )
})

test('a Saturday night away makes a trip less of a business trip', () => {
  const from = (day: string, nights: number) =>
    businessProbability({ departure: day, return: addDays(day, nights), searched: '2027-03-01', beach: false })
  // From Monday on the fifth night is that of Friday to Saturday, the sixth a Saturday night.
  expect(from('2027-03-01', 5)).toBeGreaterThan(from('2027-03-01', 6))
  expect(from('2027-03-06', 0)).toBeGreaterThan(from('2027-03-06', 1))
  expect(from('2027-03-07', 6)).toBeGreaterThan(from('2027-03-07', 7))
})

test('the two bars at 80 columns, at 120 and in colour', async () => {
  expect(await seen('trip purpose NYC MAD 2027-03-01 2027-03-03', { terminal: 80 })).toMatchInlineSnapshot(`
    "New York (NYC) → Madrid (MAD) Mon 1 Mar – Wed 3 Mar 2027

    Business  █████████████████████████████████░░░░░░░░░░░░░░░  69.0 %  likely
    Leisure   ███████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  31.0 %

    judged by 2 nights, no Saturday night, out on a Monday, 101 days ahead, and by
    where it goes

    next: wayfare flights search NYC MAD 2027-03-01 2027-03-03
    "
  `)
  expect(await seen('trip purpose LON PMI 2027-06-05 2027-06-12', { terminal: 120 })).toMatchInlineSnapshot(`
    "London (LON) → Palma de Mallorca (PMI) Sat 5 Jun – Sat 12 Jun 2027

    Business  █░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   1.8 %
    Leisure   ███████████████████████████████████████████████░  98.2 %  almost surely

    judged by 7 nights, a Saturday night, out on a Saturday, 197 days ahead, and by where it goes

    next: wayfare flights search LON PMI 2027-06-05 2027-06-12
    "
  `)
  expect(
    await seen('trip purpose LHR FRA 2026-11-24 2026-11-24 --searched 2026-11-24', { terminal: 60, colour: true }),
  ).toMatchInlineSnapshot(`
    "[1mLondon (LHR) → Frankfurt (FRA)[22m Tue 24 Nov – Tue 24 Nov 2026

    Business  [32m█████████████████████████████░░░░░[39m  [1m84.6 %[22m  likely
    Leisure   [2m█████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[22m  [1m15.4 %[22m

    [2mjudged by no night, no Saturday night, out on a Tuesday,[22m
    [2mlooked for on the day, and by where it goes[22m

    [2mnext:[22m [36mwayfare flights search LHR FRA 2026-11-24 2026-11-24[39m
    "
  `)
})

test('a trip for a program', async () => {
  expect(await seen('trip purpose NYC MAD 2027-03-01 2027-03-03')).toMatchInlineSnapshot(`
    "Purpose	Probability	Likely
    business	0.690	yes
    leisure	0.310	
    "
  `)
})

test('places and days are written as people write them', async () => {
  const { stdout, stderr } = await wayfare('trip purpose london palma +60d +70d')
  expect(stdout).toContain('leisure\t0.961\tyes\n')
  expect(stderr).toContain('--depart: +60d is Tue 19 Jan 2027 (2027-01-19)')
  expect(stderr).toContain('--to: palma is PMI Palma de Mallorca (ES)')
})

test.each([
  ['MAD JFK 2027-03-08 2027-03-01', 2, '--return is before the departure on 2027-03-08; got "2027-03-01"'],
  ['MAD JFK 2026-11-01 2026-12-01', 2, '--depart is before 2026-11-20, the day of the search: give that day as well; got "2026-11-01"'],
  ['MAD JFK 2027-03-01', 13, '--return is missing'],
])('`trip purpose %s` ends with %i', async (line, exit, message) => {
  const { code, stdout, stderr } = await wayfare(`trip purpose ${line}`)
  expect([code, stdout]).toEqual([exit, ''])
  expect(stderr).toContain(message)
})
