import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DelayPredictions } from '../src/operations/flights/delay.model.ts'
import { newHome, seen, wayfare } from './wayfare.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** How late a flight may be, as four chances. */

const { service } = sandbox()

/** A real flight between the continents of the published example. */
const example = {
  originLocationCode: 'NCE',
  destinationLocationCode: 'IST',
  departureDate: '2027-08-01',
  departureTime: '18:20:00',
  arrivalDate: '2027-08-01',
  arrivalTime: '22:15:00',
  aircraftCode: '321',
  carrierCode: 'TK',
  flightNumber: '1816',
  duration: 'PT2H55M',
}

const predict = (other: Partial<typeof example> = {}) =>
  ask(`GET /v1/travel/predictions/flight-delay?${new URLSearchParams({ ...example, ...other })}`, undefined, service)

async function chancesOf(other: Partial<typeof example> = {}): Promise<number[]> {
  const { data, warnings } = v.parse(DelayPredictions, (await predict(other)).body)
  expect(warnings).toBeUndefined()
  return data.map(({ probability }) => Number(probability))
}

test('a prediction, whole', async () => {
  const { status, body } = await predict()
  expect(status).toBe(200)
  expect(v.parse(DelayPredictions, body)).toEqual(body)
  expect(body).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "id": "TK1816NCEIST20270801",
          "probability": "0.77147820",
          "result": "LESS_THAN_30_MINUTES",
          "subType": "flight-delay",
          "type": "prediction",
        },
        {
          "id": "TK1816NCEIST20270801",
          "probability": "0.12309881",
          "result": "BETWEEN_30_AND_60_MINUTES",
          "subType": "flight-delay",
          "type": "prediction",
        },
        {
          "id": "TK1816NCEIST20270801",
          "probability": "0.06527967",
          "result": "BETWEEN_60_AND_120_MINUTES",
          "subType": "flight-delay",
          "type": "prediction",
        },
        {
          "id": "TK1816NCEIST20270801",
          "probability": "0.04014332",
          "result": "OVER_120_MINUTES_OR_CANCELLED",
          "subType": "flight-delay",
          "type": "prediction",
        },
      ],
      "meta": {
        "count": 4,
        "links": {
          "self": "/v1/travel/predictions/flight-delay?originLocationCode=NCE&destinationLocationCode=IST&departureDate=2027-08-01&departureTime=18%3A20%3A00&arrivalDate=2027-08-01&arrivalTime=22%3A15%3A00&aircraftCode=321&carrierCode=TK&flightNumber=1816&duration=PT2H55M",
        },
      },
    }
  `)
})

test('the four chances sum to exactly 1, to the last of their places', async () => {
  const someFlight = fc.record({
    carrierCode: fc.constantFrom('TK', 'LH', 'FR', 'AI', 'DL', 'QF'),
    flightNumber: fc.integer({ min: 1, max: 9999 }).map(String),
    departureDate: fc.integer({ min: 1, max: 28 }).map((day) => `2027-06-${String(day).padStart(2, '0')}`),
  })
  await fc.assert(
    fc.asyncProperty(someFlight, async (flight) => {
      const { body } = await predict({ ...flight, arrivalDate: flight.departureDate })
      const texts = v.parse(DelayPredictions, body).data.map(({ probability }) => probability)
      for (const text of texts) expect(text).toMatch(/^0\.\d{8}$/)
      expect(texts.reduce((sum, text) => sum + BigInt(text.slice(2)), 0n)).toBe(100_000_000n)
    }),
    { numRuns: 50 },
  )
})

test('the same flight is as late whoever asks, and another hour or airline is another flight', async () => {
  const usual = await chancesOf()
  expect(await chancesOf()).toEqual(usual)
  expect(await chancesOf({ departureTime: '18:20', arrivalTime: '22:15' })).toEqual(usual)
  const [early = 0] = await chancesOf({ departureTime: '06:20:00', arrivalTime: '10:15:00' })
  expect(early).toBeGreaterThan(usual[0] ?? 1)
  expect(await chancesOf({ carrierCode: 'PC' })).not.toEqual(usual)
})

test('a flight may cross the date line, and need not be in the timetable', async () => {
  const pacific = {
    originLocationCode: 'NRT',
    destinationLocationCode: 'HNL',
    carrierCode: 'JL',
    flightNumber: '9999',
    aircraftCode: '789',
  }
  const chances = await chancesOf({
    ...pacific,
    departureDate: '2027-03-02',
    departureTime: '00:30:00',
    arrivalDate: '2027-03-01',
    arrivalTime: '12:40:00',
    duration: 'PT7H10M',
  })
  expect(chances).toHaveLength(4)
})

test('times that contradict the duration are told, and the prediction is made all the same', async () => {
  const { body } = await predict({ duration: 'PT8H' })
  expect(body).toMatchObject({
    warnings: [
      {
        code: 4926,
        detail: 'PT8H is not what lies between 2027-08-01 18:20:00 at NCE and 2027-08-01 22:15:00 at IST',
        source: { parameter: 'duration' },
      },
    ],
    meta: { count: 4 },
  })
})

test('all codes that nobody has are told at once', async () => {
  const answer = await predict({ originLocationCode: 'QQQ', destinationLocationCode: 'LON', aircraftCode: 'ZZZ', carrierCode: 'XX' })
  expect(errorsOf(answer).map(({ code, detail, source }) => [code, source?.parameter, detail])).toEqual([
    [4926, 'originLocationCode', 'No airport has the code "QQQ"'],
    [572, 'destinationLocationCode', '"LON" is a city: give one of its airports, LHR, LGW, STN, LTN, LCY, SEN'],
    [4926, 'aircraftCode', 'No aircraft type has the code "ZZZ"'],
    [4926, 'carrierCode', 'No airline has the code "XX"'],
  ])
})

async function listed(home = newHome()): Promise<string> {
  await wayfare('flights search JFK BCN 2027-07-03 --max 3', { home })
  return home
}

test('bars at 80 and at 120 columns', async () => {
  const home = await listed()
  expect(await seen('flights delay 1', { terminal: 80, home })).toMatchInlineSnapshot(`
    "KL646 JFK → AMS · Sat 3 Jul 2027

    On time, or less than 30 min late  ███████████████████░░░░░  80.0 %  most likely
    30 minutes to an hour late         ███░░░░░░░░░░░░░░░░░░░░░  10.7 %
    1 to 2 hours late                  █░░░░░░░░░░░░░░░░░░░░░░░   5.7 %
    Over 2 hours late, or cancelled    █░░░░░░░░░░░░░░░░░░░░░░░   3.6 %

    next: wayfare flights status KL646 2027-07-03
    "
  `)
  expect(await seen('flights delay 1', { terminal: 120, home })).toMatchInlineSnapshot(`
    "KL646 JFK → AMS · Sat 3 Jul 2027

    On time, or less than 30 min late  ██████████████████████████████████████░░░░░░░░░░  80.0 %  most likely
    30 minutes to an hour late         █████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  10.7 %
    1 to 2 hours late                  ███░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   5.7 %
    Over 2 hours late, or cancelled    ██░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   3.6 %

    next: wayfare flights status KL646 2027-07-03
    "
  `)
})

test('bars in colour', async () => {
  expect(await seen('flights delay 1', { terminal: 80, colour: true, home: await listed() })).toMatchInlineSnapshot(`
    "[1mKL646[22m JFK → AMS · Sat 3 Jul 2027

    On time, or less than 30 min late  [32m███████████████████░░░░░[39m  [1m80.0 %[22m  most likely
    30 minutes to an hour late         [33m███░░░░░░░░░░░░░░░░░░░░░[39m  [1m10.7 %[22m
    1 to 2 hours late                  [31m█░░░░░░░░░░░░░░░░░░░░░░░[39m  [1m 5.7 %[22m
    Over 2 hours late, or cancelled    [31m█░░░░░░░░░░░░░░░░░░░░░░░[39m  [1m 3.6 %[22m

    [2mnext:[22m [36mwayfare flights status KL646 2027-07-03[39m
    "
  `)
})

test('behind a pipe the chances are a table', async () => {
  expect(await seen('flights delay 1', { home: await listed() })).toMatchInlineSnapshot(`
    "Delay	Probability	Meaning
    LESS_THAN_30_MINUTES	0.80013160	On time, or less than 30 min late
    BETWEEN_30_AND_60_MINUTES	0.10713226	30 minutes to an hour late
    BETWEEN_60_AND_120_MINUTES	0.05681256	1 to 2 hours late
    OVER_120_MINUTES_OR_CANCELLED	0.03592358	Over 2 hours late, or cancelled
    "
  `)
})

test('each flight of an offer can be asked for', async () => {
  const home = await listed()
  const nameOf = async (line: string) => JSON.parse(await seen(`${line} --json`, { home })).data[0].id
  const [first, second] = [await nameOf('flights delay 1'), await nameOf('flights delay 1 --segment 2')]
  expect([first, second]).toEqual(['KL646JFKAMS20270703', 'KL1059AMSBCN20270704'])
  const { code, stderr } = await wayfare('flights delay 1 --segment 9', { home })
  expect([code, stderr]).toEqual([2, 'error: --segment takes a number from 1 to 2, the flights of this offer; got 9\n'])
})

test('an offer can come from a file or a pipe, and what is said goes before what it says', async () => {
  const { stdout: json } = await wayfare('flights search JFK BCN 2027-07-03 --max 3 --json')
  const home = newHome()
  const file = join(home, 'offers.json')
  writeFileSync(file, json)
  const { stdout } = await wayfare(`flights delay ${file} --json`, { home })
  const piped = await wayfare('flights delay - --json', { stdin: json })
  expect([piped.code, piped.stdout]).toEqual([0, stdout])
  const request = (await wayfare(`flights delay ${file} --airline DL --aircraft 339 --dry-run`, { home })).stdout
  expect(request).toContain('aircraftCode=339&carrierCode=DL&flightNumber=646')
})

const flags =
  '--from NCE --to IST --depart 2027-08-01 --depart-time 18:20 --arrive 2027-08-01 --arrive-time 22:15 --aircraft 321 --airline tk --number 1816 --duration PT2H55M'

test('without an offer ten flags say it all', async () => {
  const { code, stdout } = await wayfare(`flights delay ${flags} --json`)
  expect(code).toBe(0)
  expect(JSON.parse(stdout).data).toEqual(((await predict()).body as { data: unknown }).data)
})

test('which flags are missing is told, with the easier way', async () => {
  const { code, stderr } = await wayfare('flights delay --from NCE --to IST')
  expect(code).toBe(13)
  expect(stderr).toContain(
    'error: --depart, --depart-time, --arrive, --arrive-time, --aircraft, --airline, --number, --duration are missing\nhint: give a row of the last list instead: `wayfare flights delay 1`\n',
  )
})

test.each([
  ['--arrive 2027-08-09', '--arrive is not within 2027-07-31 and 2027-08-03, as the departure demands; got "2027-08-09"'],
  ['--to NCE', '--to is where the flight starts; got "NCE"'],
  ['--depart-time 6pm', '--depart-time takes a time of day, such as 18:20:00; got "6pm"'],
  ['--aircraft ZZZ', '--aircraft: no aircraft type has the code "ZZZ"'],
])('`%s` is refused by its flag', async (flag, message) => {
  const name = flag.split(' ')[0] ?? ''
  const { code, stderr } = await wayfare(`flights delay ${flags.replace(new RegExp(`${name} \\S+`), flag)}`)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
