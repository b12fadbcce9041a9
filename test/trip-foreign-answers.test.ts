import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { grant, json, loopback } from './loopback.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** What somebody else's service answers about a document, which may be anything. */

const flight = {
  departure: { iataCode: 'MAD', localDateTime: '2027-03-01T10:40:00' },
  arrival: { iataCode: 'JFK', localDateTime: '2027-03-01T13:15:00' },
  marketing: { flightDesignator: { carrierCode: 'IB', flightNumber: '6251' } },
}
const stay = { name: 'Casa Azul', checkInDate: '2027-03-01', checkOutDate: '2027-03-04' }
const withMoments = (departs: unknown, arrives: unknown = departs) => ({
  ...flight,
  departure: { iataCode: 'MAD', localDateTime: departs },
  arrival: { iataCode: 'JFK', localDateTime: arrives },
})

/** Reads a document for each of these answers, which a service gives to the one of that name. */
async function told(bodies: readonly unknown[], rest = '', options: Options = {}) {
  const { url } = await loopback((response, { url, body }, count) =>
    url.endsWith('/token') ? grant(response, count) : json(response, 200, bodies[Number.parseInt(JSON.parse(body).metadata.name, 10)]),
  )
  const home = newHome()
  const files = bodies.map((_, at) => join(home, `${at}.txt`))
  for (const file of files) writeFileSync(file, 'My booking')
  const words = ['trip', 'parse', ...files, ...rest.split(' ').filter(Boolean)]
  const { code, stdout, stderr } = await wayfare(words, { home, env: { WAYFARE_BASE_URL: url }, ...options })
  const [, ...said] = stderr.replaceAll(`${home}/`, '').split('\n')
  return { code, stdout: stdout.replaceAll('\r\n', '\n'), stderr: said.join('\n') }
}
const answer = (...products: readonly unknown[]) => ({ data: { trip: { products } } })

test.each<[string, unknown]>([
  ['a text that is no date', 'soon, or later'],
  ['a day that its month has not', '2027-02-31T10:00:00'],
  ['a number', 20270301],
  ['a list', ['2027-03-01']],
  ['null', null],
])('a flight at %s is told without a date, and is in no calendar', async (_, moment) => {
  const body = answer({ air: withMoments(moment) }, { hotel: stay })
  const calendar = await told([body], '--format ics')
  expect([calendar.code, calendar.stdout.match(/^SUMMARY:.*$/gm)]).toEqual([0, ['SUMMARY:Hotel: Casa Azul']])
  expect(calendar.stderr).toContain('left out of the calendar, for it has no date: Flight IB6251 MAD – JFK\n')
  expect((await told([body])).stdout).toContain('\n\t\tflight\tIB6251\tMAD\tJFK\t\t\n')
  expect((await told([body], '', { terminal: 80 })).stdout).toContain('Without a date\n  –     IB6251 Iberia · MAD Madrid → JFK New York\n')
  const [{ reservationFor }] = JSON.parse((await told([body], '--format jsonld')).stdout)
  expect([reservationFor.flightNumber, reservationFor.departureTime, reservationFor.departureDay]).toEqual(['6251', undefined, undefined])
})

test.each<[string, string, readonly string[]]>([
  ['an hour that no clock shows', '2027-03-01T99:99:00', ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270302']],
  ['the last moment of all', '9999-12-31T23:59:00', ['DTSTART:99991231T225900Z']],
  ['the last day of all', '9999-12-31', ['DTSTART;VALUE=DATE:99991231']],
  ['the first moment of all', '0000-01-01T00:00:00', ['DTSTART:00000101T000000']],
])('a flight at %s is in the calendar as far as it goes', async (_, moment, times) => {
  const { code, stdout } = await told([answer({ air: withMoments(moment) })], '--format ics')
  expect([code, stdout.match(/^DT(?:START|END).*$/gm)]).toEqual([0, times])
})

test('what is of another kind than it should be is left out and told, what is null is not there, and figures are texts', async () => {
  const odd = {
    data: {
      trip: {
        reference: 4711,
        stakeholders: 'Ada',
        price: null,
        products: [
          null,
          'x',
          { air: { ...flight, seats: 5, marketing: { flightDesignator: { carrierCode: 'IB', flightNumber: 6251 } } }, hotel: null },
          { hotel: { ...stay, address: 7, room: null } },
        ],
      },
    },
  }
  const options = ['', '--explain', '--format ics', '--format jsonld']
  for (const option of options) {
    const { code, stderr } = await told([odd], option)
    expect([option, code, stderr]).toEqual([
      option,
      0,
      '0.txt: left out what is of another kind than it should be: data.trip.stakeholders, data.trip.products[1], data.trip.products[2].air.seats and 1 more\n',
    ])
  }
  expect((await told([odd], '', { terminal: 80 })).stdout).toMatchInlineSnapshot(`
    "Booking 4711

    Mon 1 Mar 2027
      10:40 IB6251 Iberia · MAD Madrid (UTC+01:00) → JFK New York 13:15 (UTC-05:00)
      –     Check in at Casa Azul until Thu 4 Mar 2027

    Thu 4 Mar 2027
      –     Check out of Casa Azul
    "
  `)
  expect(JSON.parse((await told([odd], '--json')).stdout)).toEqual(odd)
})

test('an answer whose bookings are no list is an error of its document alone', async () => {
  const broken = { data: { trip: { products: 'none' } } }
  const error =
    'error: 0.txt: the answer of the service holds something else than it should as data.trip.products\nhint: --json shows it as it is\n'
  for (const option of ['', '--format ics', '--format jsonld']) {
    expect(await told([broken], option)).toEqual({ code: 8, stdout: '', stderr: error })
    const { code, stdout, stderr } = await told([broken, answer({ air: flight })], option)
    expect([code, stdout.includes('IB'), stderr]).toEqual([23, true, error])
  }
  expect((await told([broken, { warnings: 5, meta: { sources: [null, {}] } }], '--json')).code).toBe(0)
})

test('an answer that is nested without end is an error', async () => {
  const deep = Array.from({ length: 100 }).reduce<unknown>((within) => ({ within }), 'x')
  expect((await told([{ data: { trip: { deep } } }])).stderr).toContain('error: 0.txt: the answer of the service is nested too deep\n')
})
