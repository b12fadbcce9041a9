import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { undoes } from '../src/api/wire.ts'
import { widthOf } from '../src/core/wrap.ts'
import { allOperations } from '../src/operations/index.ts'
import { ada, bookingOf } from './booking.ts'
import { homeFor, inputFor, lineIn } from './ready.ts'
import { servedOnce } from './served.ts'
import { wayfare } from './wayfare.ts'
import { ask, errorsOf, offersFor, sandbox } from './world.ts'

/**
 * Every operation of the specification, also those whose address it does not show:
 * its command, its examples, its answer against its schema, an error with code and place, and how it looks.
 */

interface Specified {
  readonly route: string
  readonly name: string
  /** A request that is wrong: what follows the path, or a body; with the status, the code and the place of what is told. */
  readonly wrong: string | object
  readonly told: readonly [status: number, code: number, source: string | undefined]
}

const none = {}
const specified: readonly Specified[] = [
  // Flights
  ['GET /v1/shopping/flight-destinations', 'flights destinations', '?origin=QQQ', [400, 4926, 'origin']],
  ['GET /v1/shopping/flight-dates', 'flights dates', '?origin=MAD&destination=JFK&duration=99', [400, 477, 'duration']],
  ['GET /v2/shopping/flight-offers', 'flights search', '?originLocationCode=MAD', [400, 32171, 'destinationLocationCode']],
  ['POST /v2/shopping/flight-offers', 'flights multi', none, [400, 32171, '/originDestinations']],
  ['POST /v2/shopping/flight-offers/prediction', 'flights predict', none, [400, 32171, '/data']],
  ['POST /v1/shopping/availability/flight-availabilities', 'flights availability', none, [400, 32171, '/originDestinations']],
  ['POST /v1/shopping/flight-offers/upselling', 'flights upsell', none, [400, 32171, '/data']],
  ['POST /v1/shopping/flight-offers/pricing', 'flights price', none, [400, 32171, '/data']],
  ['GET /v1/analytics/itinerary-price-metrics', 'flights analyze', '?originIataCode=MAD', [400, 32171, 'destinationIataCode']],
  ['GET /v1/reference-data/recommended-locations', 'flights recommend', '?cityCodes=QQQ', [400, 572, 'cityCodes']],
  ['GET /v1/airport/predictions/on-time', 'airports on-time', '?airportCode=JFK&date=soon', [400, 425, 'date']],
  ['GET /v1/airport/direct-destinations', 'airports routes', '?departureAirportCode=QQQ', [400, 4926, 'departureAirportCode']],
  ['GET /v1/airline/destinations', 'airlines routes', '?airlineCode=XX', [400, 4926, 'airlineCode']],
  ['GET /v1/reference-data/airlines', 'airlines show', '?airlineCodes=I', [400, 477, 'airlineCodes']],
  ['GET /v2/reference-data/urls/checkin-links', 'airlines checkin', '', [400, 32171, 'airlineCode']],
  ['GET /v1/reference-data/locations/airports', 'airports nearest', '?latitude=91&longitude=0', [400, 477, 'latitude']],
  // Whose method, path or payload the specification does not show
  ['POST /v1/booking/flight-orders', 'flights book', none, [400, 32171, '/data']],
  ['GET /v1/booking/flight-orders/{flight-orderId}', 'flights order', '/none', [404, 1797, 'flight-orderId']],
  ['DELETE /v1/booking/flight-orders/{flight-orderId}', 'flights cancel', '/none', [404, 1797, 'flight-orderId']],
  ['POST /v1/shopping/seatmaps', 'flights seats', none, [400, 32171, '/data']],
  ['GET /v1/shopping/seatmaps', 'flights order-seats', '?flight-orderId=none', [404, 1797, 'flight-orderId']],
  ['GET /v2/schedule/flights', 'flights status', '?carrierCode=IB&flightNumber=6251', [400, 32171, 'scheduledDepartureDate']],
  ['GET /v1/travel/predictions/flight-delay', 'flights delay', '?originLocationCode=MAD', [400, 32171, 'destinationLocationCode']],
  ['GET /v1/reference-data/locations', 'airports search', '?keyword=lon&subType=TOWN', [400, 572, 'subType']],
  ['GET /v1/reference-data/locations/{locationId}', 'airports show', '/AZZZ', [404, 1797, 'locationId']],
  // Market insights
  ['GET /v1/travel/analytics/air-traffic/traveled', 'insights traveled', '?originCityCode=MAD&period=2010-12', [400, 4926, 'period']],
  ['GET /v1/travel/analytics/air-traffic/booked', 'insights booked', '?originCityCode=MAD&period=soon', [400, 477, 'period']],
  [
    'GET /v1/travel/analytics/air-traffic/busiest-period',
    'insights busiest',
    '?cityCode=MAD&period=2025&direction=UP',
    [400, 572, 'direction'],
  ],
  ['GET /v1/location/analytics/category-rated-areas', 'insights score', '?latitude=41', [400, 32171, 'longitude']],
  // Hotels
  ['GET /v1/reference-data/locations/hotels/by-city', 'hotels list', '?cityCode=QQQ', [400, 1157, 'cityCode']],
  ['GET /v1/reference-data/locations/hotels/by-geocode', 'hotels list-near', '?latitude=0&longitude=-30', [400, 895, 'latitude']],
  ['GET /v1/reference-data/locations/hotels/by-hotels', 'hotels list-ids', '?hotelIds=HLPARXXX', [400, 3237, 'hotelIds']],
  ['GET /v1/reference-data/locations/hotel', 'hotels search', '?keyword=rit&subType=HOTEL_GDS', [400, 477, 'keyword']],
  ['GET /v2/e-reputation/hotel-sentiments', 'hotels ratings', '', [400, 32171, 'hotelIds']],
  ['GET /v3/shopping/hotel-offers', 'hotels offers', '?hotelIds=QQQQQQQQ', [400, 392, 'hotelIds']],
  ['GET /v3/shopping/hotel-offers/{offerId}', 'hotels offer', '/NOOFFEROFTHISWORLD', [404, 1797, 'offerId']],
  ['POST /v1/booking/hotel-bookings', 'hotels book', none, [400, 32171, '/data']],
  ['POST /v2/booking/hotel-orders', 'hotels order', none, [400, 32171, '/data']],
  // Cities, places and activities
  ['GET /v1/reference-data/locations/cities', 'cities search', '?keyword=x', [400, 2781, 'keyword']],
  ['GET /v1/reference-data/locations/pois', 'places near', '?latitude=41.397158&longitude=2.160873&radius=21', [400, 477, 'radius']],
  ['GET /v1/reference-data/locations/pois/by-square', 'places square', '?north=1&west=1&south=2&east=2', [400, 4926, 'south']],
  ['GET /v1/reference-data/locations/pois/{poisId}', 'places show', '/0000000000', [404, 1797, 'poisId']],
  ['GET /v1/shopping/activities', 'activities near', '?latitude=41.397158', [400, 32171, 'longitude']],
  ['GET /v1/shopping/activities/by-square', 'activities square', '?north=1&west=1&south=2&east=2', [400, 4926, 'south']],
  ['GET /v1/shopping/activities/{activityId}', 'activities show', '/none', [404, 1797, 'activityId']],
  // Trips
  ['POST /v3/travel/trip-parser', 'trip parse', none, [400, 32171, '/payload']],
  ['GET /v1/travel/predictions/trip-purpose', 'trip purpose', '?originLocationCode=NYC', [400, 32171, 'destinationLocationCode']],
  // Safety
  ['GET /v1/safety/safety-rated-locations', 'safety score', '?latitude=41&longitude=2&radius=21', [400, 477, 'radius']],
  ['GET /v1/safety/safety-rated-locations/by-square', 'safety square', '?north=41&west=2&south=42&east=3', [400, 4926, 'south']],
  ['GET /v1/safety/safety-rated-locations/{safety-rated-locationId}', 'safety show', '/Q1', [404, 1797, 'safety-rated-locationId']],
  ['GET /v2/duty-of-care/diseases/covid19-area-report', 'safety restrictions', '?countryCode=QQ', [400, 4926, 'countryCode']],
  ['GET /v1/duty-of-care/diseases/covid19-area-report', 'safety restrictions-v1', '', [400, 32171, 'countryCode']],
  // Transfers, which the specification does not have
  ['POST /v1/shopping/transfer-offers', 'transfers search', none, [400, 32800, '/startLocationCode']],
  ['POST /v1/ordering/transfer-orders', 'transfers book', none, [400, 32171, 'offerId']],
  ['POST /v1/ordering/transfer-orders/{orderId}/transfers/cancellation', 'transfers cancel', none, [400, 32171, 'confirmNbr']],
].map(([route, name, wrong, told]) => ({ route, name, wrong, told }) as Specified)

const operations = await allOperations()
const operationOf = (name: string) => {
  const found = operations.find((each) => each.name === name)
  if (!found) throw new Error(`no operation ${name}`)
  return found
}

test('these are all there are, each at its address', () => {
  const sorted = (list: readonly { name: string; route: string }[]) => list.map(({ name, route }) => `${name}: ${route}`).sort()
  expect(sorted(operations)).toEqual(sorted(specified))
})

/** Runs an example of an operation as it is written down. */
async function run(name: string, example: string, options: string) {
  const line = `${name} ${example}`
  const home = await homeFor(line)
  return wayfare(`${lineIn(line, home)} ${options}`, { home, stdin: await inputFor(line, home) })
}

/** Runs it again and again to look at its answer, which is worked out once unless it changes something. */
async function looking(name: string, example: string) {
  const line = `${name} ${example}`
  const operation = operationOf(name)
  const changes = operation.books !== undefined || undoes(operation)
  const prepare = async () => {
    const { env } = await servedOnce()
    const home = await homeFor(line, { env })
    return { env, home, stdin: await inputFor(line, home, { env }) }
  }
  const once = changes ? undefined : await prepare()
  return async (terminal?: number) => {
    const ready = once ?? (await prepare())
    return wayfare(`${lineIn(line, ready.home)} --quiet`, { ...ready, ...(terminal && { terminal }) })
  }
}

/** The option of another command by which an operation is reached that has no command of its own. */
const through: Readonly<Record<string, string>> = {
  'flights order-seats': '--order',
  'hotels list-near': '--near',
  'hotels list-ids': '--hotels',
  'hotels order': '--v2',
  'safety restrictions-v1': '--v1',
}

/** The way a person reaches an operation, and an example of that way. */
const commands = operations.flatMap(({ name, command, examples }) => {
  if (!('within' in command)) {
    // What is reached from here answers in its own form.
    const others = operations.flatMap((other) =>
      'within' in other.command && other.command.within === name ? [through[other.name] ?? '?'] : [],
    )
    return [{ name, operation: name, examples: examples.filter((example) => !others.some((flag) => example.includes(flag))) }]
  }
  const reached = operationOf(command.within).examples.filter((example) => example.includes(through[name] ?? '?'))
  return [{ name: command.within, operation: name, examples: reached }]
})

describe.each(commands)('$operation', ({ name, operation, examples }) => {
  const { output, route } = operationOf(operation)
  const told = specified.find((each) => each.name === operation)

  test('answers every example with what its schema says', async () => {
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) {
      const plain = example.replace(/ --(json|tsv)$/, '')
      const { code, stdout, stderr } = await run(name, plain, '--json')
      expect([example, code, stderr]).toEqual([example, 0, ''])
      expect(v.safeParse(output, JSON.parse(stdout)).issues ?? []).toEqual([])
    }
  })

  test('tells what is wrong with its code and its place', async () => {
    const [method = '', path = ''] = route.split(' ')
    const line = typeof told?.wrong === 'string' ? `${method} ${path.replace(/\/\{.*\}$/, '')}${told.wrong}` : `${method} ${path}`
    const answer = await ask(line, typeof told?.wrong === 'object' ? told.wrong : undefined, sandbox().service)
    const [first] = errorsOf(answer)
    expect([answer.status, first?.code, first?.source?.pointer ?? first?.source?.parameter]).toEqual([...(told?.told ?? [])])
    expect([first?.status, first?.title.length, first?.detail.length].every(Boolean)).toBe(true)
  })

  test('fits terminals of 80 and 120 columns, and is a table in a pipe', async () => {
    const [example = ''] = examples
    const shown = await looking(name, example.replace(/ --(json|tsv)$/, ''))
    for (const columns of [80, 120]) {
      const { code, stdout } = await shown(columns)
      expect([code, stdout.trim() === '']).toEqual([0, false])
      // An address is never broken: it could not be opened.
      expect(stdout.split('\n').filter((line) => widthOf(line) > columns && !line.includes('https://'))).toEqual([])
    }
    const { stdout } = await shown()
    const lines = stdout.replace(/\n$/, '').split('\n')
    if (route.startsWith('DELETE')) expect(stdout).toBe('')
    else {
      expect(lines.length).toBeGreaterThan(1)
      expect(new Set(lines.map((line) => line.split('\t').length)).size).toBe(1)
    }
  })
})

test('what one operation gives, the next one takes', async () => {
  const { service } = sandbox()
  const [offer] = await offersFor(service, 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1')
  const { status } = await ask('POST /v1/booking/flight-orders', bookingOf(offer ?? {}, { travelers: [ada] }), service)
  expect(status).toBe(201)
})
