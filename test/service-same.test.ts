import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSandbox } from '../src/cli/embedded.ts'
import type { FlightOffers } from '../src/operations/flights/model.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'
import type { Service } from '../src/sandbox/service.ts'
import { packageFolder } from './wayfare.ts'
import { ask, noon, sandbox } from './world.ts'

/** The same question gets the same answer, byte for byte, whoever asks and whatever was asked before. */

const flights = (query: string) => `GET /v2/shopping/flight-offers?adults=1&${query}`

const questions = [
  flights('originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01'),
  flights('originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&returnDate=2027-03-08'),
  flights('originLocationCode=LON&destinationLocationCode=NYC&departureDate=2026-12-23&travelClass=BUSINESS'),
  flights('originLocationCode=JFK&destinationLocationCode=MAD&departureDate=2027-03-08&currency=JPY'),
  flights('originLocationCode=BCN&destinationLocationCode=SYD&departureDate=2027-01-10'),
  flights('originLocationCode=GRU&destinationLocationCode=LIS&departureDate=2026-11-20'),
  'GET /v1/reference-data/locations?subType=AIRPORT,CITY&keyword=SAN&page[limit]=50',
  'GET /v1/reference-data/locations/airports?latitude=40.4&longitude=-3.7&page[limit]=50',
  'GET /v1/reference-data/airlines?airlineCodes=IB,BA,LH',
  'GET /v2/schedule/flights?carrierCode=LH&flightNumber=400&scheduledDepartureDate=2026-11-19',
  'GET /v1/airport/predictions/on-time?airportCode=LHR&date=2026-12-23',
  'GET /v1/airport/direct-destinations?departureAirportCode=MAD',
  'GET /v1/airline/destinations?airlineCode=IB',
]

/** A world that shares nothing with any other: as in a process of its own. */
function freshWorld(): Service {
  const atlas = createAtlas((name) => readFileSync(join(packageFolder, 'src/sandbox/data', name)))
  return openSandbox({ atlas, now: () => noon })
}

const bytes = async (question: string, service: Service): Promise<string> => JSON.stringify((await ask(question, undefined, service)).body)

async function inTurn(service: Service, order: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const question of order) answers.set(question, await bytes(question, service))
  return answers
}

test('two worlds that share nothing answer alike, in whatever order they are asked', async () => {
  const answers = await inTurn(freshWorld(), questions)
  const other = freshWorld()
  const shuffled = await inTurn(other, [...questions].reverse())
  for (const question of questions) expect(shuffled.get(question)).toBe(answers.get(question))
  const again = await inTurn(other, [...questions.slice(4), ...questions.slice(0, 4)])
  for (const question of questions) expect(again.get(question)).toBe(answers.get(question))
})

test('questions asked at the same time get the answers they get alone', async () => {
  const service = freshWorld()
  const together = await Promise.all(questions.map((question) => bytes(question, service)))
  const alone = await inTurn(freshWorld(), questions)
  expect(together).toEqual(questions.map((question) => alone.get(question)))
})

test('a price does not depend on how many offers were asked for, nor on what else is left out', async () => {
  const { service } = sandbox()
  const found = async (query: string) => (await ask(`${questions[0]}&${query}`, undefined, service)).body as FlightOffers
  const ways = ({ data }: FlightOffers) =>
    new Map(
      data.map(({ itineraries, price }) => [
        itineraries.map(({ segments }) => segments.map((each) => `${each.carrierCode}${each.number}`).join()).join(),
        price.total,
      ]),
    )
  const all = ways(await found('max=250'))
  const few = await found('max=5')
  expect([...ways(few)]).toEqual([...all].slice(0, 5))
  for (const [way, total] of ways(await found('nonStop=true'))) expect(all.get(way)).toBe(total)
  for (const [way, total] of ways(await found('excludedAirlineCodes=IB'))) expect(all.get(way) ?? total).toBe(total)
})

test('another seed is another world: other flights or other prices, of the same places', async () => {
  const one = (await ask(questions[0] ?? '', undefined, sandbox().service)).body as FlightOffers
  const other = (await ask(questions[0] ?? '', undefined, sandbox({ seed: 'other' }).service)).body as FlightOffers
  const totals = ({ data }: FlightOffers) => data.map(({ price }) => price.total)
  expect(totals(other)).not.toEqual(totals(one))
  expect(other.data.length).toBeGreaterThan(0)
  expect(await bytes(questions[8] ?? '', sandbox({ seed: 'other' }).service)).toBe(await bytes(questions[8] ?? '', sandbox().service))
})

test('the hour of the day changes nothing but which flights have left', async () => {
  const { service, clock } = sandbox()
  const before = await bytes(questions[1] ?? '', service)
  clock.now += 3 * 3_600_000
  expect(await bytes(questions[1] ?? '', service)).toBe(before)
})

test.each([
  ['EUR', /^\d+\.\d\d$/],
  ['JPY', /^\d+$/],
  ['KRW', /^\d+$/],
  ['KWD', /^\d+\.\d{3}$/],
  ['USD', /^\d+\.\d\d$/],
])('amounts in %s have the decimals of that currency', async (currency, form) => {
  const { body } = await ask(`${questions[1]}&currency=${currency}&max=5`, undefined, sandbox().service)
  const { data, dictionaries } = body as FlightOffers
  expect(data).toHaveLength(5)
  expect(Object.keys(dictionaries?.currencies ?? {})).toEqual([currency])
  for (const { price, travelerPricings } of data) {
    for (const amount of [
      price.total,
      price.base,
      price.grandTotal,
      ...travelerPricings.flatMap(({ price: { total, base } }) => [total, base]),
    ]) {
      expect(amount).toMatch(form)
    }
  }
})
