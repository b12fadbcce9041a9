import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { minutesOf } from '../src/core/durations.ts'
import type { FlightOffers } from '../src/operations/flights/model.ts'
import { type Call, DatedFlights } from '../src/operations/flights/status.model.ts'
import { seen, wayfare } from './wayfare.ts'
import { ask, errorsOf, noon, sandbox } from './world.ts'

/** The status of a flight: what is planned, what is expected, and what was seen. */

const { service, clock } = sandbox()

async function statusAt(now: string, flight: string, date: string): Promise<DatedFlights> {
  clock.now = Date.parse(now)
  const query = `carrierCode=${flight.slice(0, 2)}&flightNumber=${flight.slice(2)}&scheduledDepartureDate=${date}`
  const { status, body } = await ask(`GET /v2/schedule/flights?${query}`, undefined, service)
  expect(status).toBe(200)
  return v.parse(DatedFlights, body)
}

const callsOf = ({ data: [flight] }: DatedFlights): Call[] =>
  (flight?.flightPoints ?? []).flatMap(({ departure, arrival }) => [arrival, departure].filter((call) => call !== undefined))

/** `STD 12:00 late PT3M, ATD 12:03 from gate B11` */
const told = (status: DatedFlights): string[] =>
  callsOf(status).map(
    ({ timings, gate }) =>
      `${timings
        .map(({ qualifier, value, delays }) => `${qualifier} ${value.slice(11, 16)}${delays ? ` late ${delays[0]?.duration}` : ''}`)
        .join(', ')}${gate ? ` at gate ${gate.mainGate}` : ''}`,
  )

test('a flight on a day to come, whole', async () => {
  clock.now = noon
  const { body } = await ask(
    'GET /v2/schedule/flights?carrierCode=IB&flightNumber=6251&scheduledDepartureDate=2027-03-01',
    undefined,
    service,
  )
  expect(v.parse(DatedFlights, body)).toEqual(body)
  expect(body).toEqual({
    meta: {
      count: 1,
      links: { self: '/v2/schedule/flights?carrierCode=IB&flightNumber=6251&scheduledDepartureDate=2027-03-01' },
    },
    data: [
      {
        type: 'DatedFlight',
        scheduledDepartureDate: '2027-03-01',
        flightDesignator: { carrierCode: 'IB', flightNumber: 6251 },
        flightPoints: [
          { iataCode: 'MAD', departure: { terminal: { code: '4' }, timings: [{ qualifier: 'STD', value: '2027-03-01T10:50+01:00' }] } },
          { iataCode: 'JFK', arrival: { terminal: { code: '8' }, timings: [{ qualifier: 'STA', value: '2027-03-01T13:15-05:00' }] } },
        ],
        segments: [{ boardPointIataCode: 'MAD', offPointIataCode: 'JFK', scheduledSegmentDuration: 'PT8H25M' }],
        legs: [
          {
            boardPointIataCode: 'MAD',
            offPointIataCode: 'JFK',
            aircraftEquipment: { aircraftType: '333' },
            scheduledLegDuration: 'PT8H25M',
          },
        ],
      },
    ],
  })
})

test('a day goes by: what is known of a flight grows, and is never taken back', async () => {
  const day: [string, string[]][] = []
  for (const now of ['19T11:00', '19T18:00', '20T12:00', '20T13:30', '20T14:00', '20T17:30', '20T17:50'])
    day.push([now, told(await statusAt(`2026-11-${now}:00Z`, 'KL1151', '2026-11-20'))])
  expect(day).toMatchInlineSnapshot(`
    [
      [
        "19T11:00",
        [
          "STD 14:50",
          "STA 15:15",
        ],
      ],
      [
        "19T18:00",
        [
          "STD 14:50 at gate F34",
          "STA 15:15 at gate A18",
        ],
      ],
      [
        "20T12:00",
        [
          "STD 14:50 late PT2H56M, ETD 17:46 at gate F34",
          "STA 15:15 late PT2H54M, ETA 18:09 at gate A18",
        ],
      ],
      [
        "20T13:30",
        [
          "STD 14:50 late PT2H56M, ETD 17:46 at gate F34",
          "STA 15:15 late PT2H54M, ETA 18:09 at gate A18",
        ],
      ],
      [
        "20T14:00",
        [
          "STD 14:50 late PT2H56M, ETD 17:46 at gate F34",
          "STA 15:15 late PT2H54M, ETA 18:09 at gate A18",
        ],
      ],
      [
        "20T17:30",
        [
          "STD 14:50 late PT2H56M, ATD 17:46 at gate F34",
          "STA 15:15 late PT2H54M, ETA 18:09 at gate A18",
        ],
      ],
      [
        "20T17:50",
        [
          "STD 14:50 late PT2H56M, ATD 17:46 at gate F34",
          "STA 15:15 late PT2H54M, ETA 18:09 at gate A18",
        ],
      ],
    ]
  `)
})

test('a flight that is cancelled says so in a warning, from six hours before on', async () => {
  expect((await statusAt('2026-11-20T10:00:00Z', 'KL1295', '2026-11-20')).warnings).toBeUndefined()
  const { warnings, data } = await statusAt('2026-11-20T12:00:00Z', 'KL1295', '2026-11-20')
  expect(warnings).toEqual([{ code: 4481, title: 'FLIGHT CANCELLED', detail: 'KL1295 of 2026-11-20 from AMS to DUS is cancelled' }])
  expect(data).toHaveLength(1)
  expect(told({ data })).toEqual(['STD 17:30', 'STA 18:25'])
})

test('a flight that does not fly that day is an empty list, and a word on when it does', async () => {
  const { warnings, data, meta } = await statusAt('2026-11-20T12:00:00Z', 'IB31', '2026-11-22')
  expect([data, meta?.count]).toEqual([[], 0])
  expect(warnings).toEqual([
    {
      code: 4481,
      title: 'FLIGHT DOES NOT OPERATE ON DATE REQUESTED',
      detail: 'IB31 does not fly on 2026-11-22; the next one is on 2026-11-23',
    },
  ])
  const unknown = await statusAt('2026-11-20T12:00:00Z', 'IB9999', '2026-11-21')
  expect([unknown.data, unknown.warnings?.[0]?.detail]).toEqual([[], 'Iberia has no flight IB9999 on 2026-11-21 or in the week after'])
})

test('a week back is kept, and no more; a letter behind the number is no flight of this world', async () => {
  clock.now = noon
  const of = (query: string) => ask(`GET /v2/schedule/flights?carrierCode=IB&flightNumber=${query}`, undefined, service)
  expect((await of('6251&scheduledDepartureDate=2026-11-13')).status).toBe(200)
  expect(errorsOf(await of('6251&scheduledDepartureDate=2026-11-12'))).toMatchObject([
    { status: 400, code: 425, detail: 'scheduledDepartureDate is too long ago: give a day from 2026-11-13 on; got "2026-11-12"' },
  ])
  expect((await of('06251&scheduledDepartureDate=2026-11-20')).status).toBe(400)
  expect((await of('0031&scheduledDepartureDate=2026-11-23')).body).toMatchObject({ data: [{ flightDesignator: { flightNumber: 31 } }] })
  expect((await of('6251&scheduledDepartureDate=2026-11-20&operationalSuffix=A')).body).toMatchObject({
    data: [],
    warnings: [{ detail: 'Iberia has no flight IB6251A on 2026-11-20 or in the week after' }],
  })
})

test('an airline that nobody has is refused', async () => {
  const answer = await ask('GET /v2/schedule/flights?carrierCode=XX&flightNumber=1&scheduledDepartureDate=2026-11-20', undefined, service)
  expect(errorsOf(answer)).toEqual([
    {
      status: 400,
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: 'No airline has the code "XX"',
      source: { parameter: 'carrierCode' },
    },
  ])
})

test('every flight of a search has the same times, terminals and aircraft in its status', async () => {
  clock.now = noon
  const { body } = await ask(
    'GET /v2/shopping/flight-offers?originLocationCode=LON&destinationLocationCode=SYD&departureDate=2026-12-20&adults=1&max=20',
    undefined,
    service,
  )
  const segments = (body as FlightOffers).data.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments))
  const once = new Map(segments.map((segment) => [`${segment.carrierCode}${segment.number} ${segment.departure.at}`, segment]))
  expect(once.size).toBeGreaterThan(10)
  for (const { carrierCode, number, departure, arrival, aircraft, duration } of once.values()) {
    const { data } = await statusAt('2026-11-20T12:00:00Z', `${carrierCode}${number}`, departure.at.slice(0, 10))
    const [from, to] = data[0]?.flightPoints ?? []
    expect([from?.iataCode, to?.iataCode]).toEqual([departure.iataCode, arrival.iataCode])
    expect(from?.departure?.timings[0]?.value.slice(0, 16)).toBe(departure.at.slice(0, 16))
    expect(to?.arrival?.timings[0]?.value.slice(0, 16)).toBe(arrival.at.slice(0, 16))
    expect([from?.departure?.terminal?.code, to?.arrival?.terminal?.code]).toEqual([departure.terminal, arrival.terminal])
    expect(data[0]?.legs?.[0]).toMatchObject({ aircraftEquipment: { aircraftType: aircraft.code }, scheduledLegDuration: duration })
    const [left, landed] = [from?.departure?.timings[0]?.value ?? '', to?.arrival?.timings[0]?.value ?? '']
    expect((Date.parse(landed) - Date.parse(left)) / 60_000).toBe(minutesOf(duration))
  }
})

test('the minutes of a delay are those between the two times', async () => {
  const flights = fc.tuple(
    fc.constantFrom('IB31', 'LH400', 'AF1026', 'KL1381', 'BA117', 'U28001', 'AF1209'),
    fc.integer({ min: 13, max: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(flights, async ([flight, day]) => {
      for (const { timings } of callsOf(await statusAt('2026-11-20T12:00:00Z', flight, `2026-11-${day}`))) {
        const [plan, seen] = timings
        if (!plan || !seen) continue
        const minutes = (Date.parse(seen.value) - Date.parse(plan.value)) / 60_000
        expect(plan.delays === undefined ? 0 : minutesOf(plan.delays[0]?.duration ?? '')).toBe(minutes)
        expect(seen.delays).toBeUndefined()
      }
    }),
    { numRuns: 40 },
  )
})

test('the board before the day, at 80 and at 120 columns', async () => {
  const board = await seen('flights status IB6251 2027-03-01', { terminal: 80 })
  expect(board).toMatchInlineSnapshot(`
    "Iberia IB6251 · Mon 1 Mar 2027

    Flight  Airport         Scheduled  Expected  Terminal  Gate  Status
    IB6251  MAD Madrid      10:50                       4        scheduled
            → JFK New York  13:15                       8        scheduled

    8h25 by Airbus A330-300
    "
  `)
  expect(await seen('flights status IB6251 2027-03-01', { terminal: 120 })).toBe(board)
})

test('the board of a flight that was late, and landed on the next day', async () => {
  expect(await seen('flights status BA178 2026-11-18', { terminal: 80 })).toMatchInlineSnapshot(`
    "British Airways BA178 · Wed 18 Nov 2026

    Flight  Airport       Scheduled  Expected  Terminal  Gate  Status
    BA178   JFK New York  20:25      21:50            8  F36   left 1h25 late
            → LHR London  08:25+1    09:41+1          5  D14   landed 1h16 late

    7h00 by Airbus A350-1000
    "
  `)
})

test('the board of a flight that is in the air, in colour', async () => {
  expect(await seen('flights status AF1209', { terminal: 80, colour: true, now: '2026-11-20T12:15:00Z' })).toMatchInlineSnapshot(`
    "[1mAir France AF1209[22m · Fri 20 Nov 2026

    [2mAirport[22m                 [2mScheduled[22m  [2mExpected[22m  [2mTerminal[22m  [2mGate[22m  [2mStatus[22m
    [1mCDG[22m Paris               07:05      12:58     2E        [1mB5[22m    [31mleft 5h53 late[39m
    → [1mCFE[22m Clermont-Ferrand  08:15      14:07               [1m2[22m     [31m5h52 late[39m

    [2m1h10 by Embraer 190[22m
    "
  `)
})

test('the board of a cancelled flight says so in words', async () => {
  expect(await seen('flights status KL1295', { terminal: 80 })).toMatchInlineSnapshot(`
    "KLM KL1295 · Fri 20 Nov 2026

    Flight  Airport           Scheduled  Expected  Terminal  Gate  Status
    KL1295  AMS Amsterdam     17:30                                CANCELLED
            → DUS Düsseldorf  18:25                                CANCELLED

    0h55 by Embraer 190
    "
  `)
  const { stdout, stderr } = await wayfare('flights status KL1295', { terminal: 80, colour: true })
  expect(stdout).toContain('\u001b[31m\u001b[1mCANCELLED')
  expect(stderr).toContain('warning: KL1295 of 2026-11-20 from AMS to DUS is cancelled')
})

test('a flight is written as people write it', async () => {
  const { stdout: plain } = await wayfare('flights status IB6251 2027-03-01 --json')
  for (const line of ['ib6251 2027-03-01', 'IB 6251 2027-03-01', 'IB6251 --date 2027-03-01'])
    expect((await wayfare(`flights status ${line} --json`)).stdout).toBe(plain)
  const today = JSON.parse((await wayfare('flights status LH0400 --json')).stdout)
  expect(today.data[0]).toMatchObject({ scheduledDepartureDate: '2026-11-20', flightDesignator: { flightNumber: 400 } })
  const { stdout } = await wayfare('flights status BA 178A yesterday --dry-run')
  expect(stdout).toContain('?carrierCode=BA&flightNumber=178&operationalSuffix=A&scheduledDepartureDate=2026-11-19\n')
})

test.each([
  ['IB', 'error: --flight takes an airline and a number, and a day; got "IB"'],
  ['6251', 'error: --flight takes an airline and a number, and a day; got "6251"'],
  ['Iberia 6251', 'error: --flight takes an airline and a number, and a day; got "Iberia 6251"'],
  ['IB6251 2027-03-01 --date fri', 'error: --flight takes an airline and a number, and a day once; got "IB6251 2027-03-01"'],
  ['IB6251 someday', 'error: --date takes a date, such as 2027-03-01; got "someday"'],
  ['IB6251 2020-01-01', 'error: --date is too long ago: give a day from 2026-11-13 on; got "2020-01-01"'],
])('`flights status %s` is refused', async (words, message) => {
  const { code, stdout, stderr } = await wayfare(`flights status ${words}`)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
})

test('several days are one table', async () => {
  expect(await seen('flights status KL1151 --date 2026-11-19..21')).toMatchInlineSnapshot(`
    "Flight	Airport	Scheduled	Expected	Terminal	Gate	Status
    KL1151	AMS	2026-11-19T14:50+01:00	2026-11-19T15:08+01:00		F27	left 18 min late
    KL1151	BRS	2026-11-19T15:15+00:00	2026-11-19T15:26+00:00		A10	landed on time
    KL1151	AMS	2026-11-20T14:50+01:00	2026-11-20T17:46+01:00		F34	2h56 late
    KL1151	BRS	2026-11-20T15:15+00:00	2026-11-20T18:09+00:00		A18	2h54 late
    KL1151	AMS	2026-11-21T14:50+01:00				scheduled
    KL1151	BRS	2026-11-21T15:15+00:00				scheduled
    "
  `)
})

test('of several days, only the one that is cancelled says so', async () => {
  const { stdout } = await wayfare('flights status KL1295 --date 2026-11-20..21')
  expect(stdout.split('\n').map((line) => line.split('\t')[6])).toEqual([
    'Status',
    'CANCELLED',
    'CANCELLED',
    'scheduled',
    'scheduled',
    undefined,
  ])
})

test('a flight that does not exist is an empty list for programs as well', async () => {
  const { code, stdout, stderr } = await wayfare('flights status IB9999 2027-03-01 --fail-empty')
  expect(code).toBe(3)
  expect(stdout).toBe('Flight\tAirport\tScheduled\tExpected\tTerminal\tGate\tStatus\n')
  expect(stderr).toContain('warning: Iberia has no flight IB9999 on 2027-03-01 or in the week after\nnothing found: the list is empty\n')
})
