import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { createTimetable, type Flight } from '../src/sandbox/making/flying/schedule.ts'
import { faultsOf } from './faults.ts'
import { atlas, dateAt, minutesApart, nameOf, routes, seed, someDate, someRoute, timeAt, timetable } from './making-atlas.ts'

const NIGHTLESS = new Set([
  'AE',
  'QA',
  'KW',
  'BH',
  'OM',
  'SA',
  'IQ',
  'IR',
  'JO',
  'SY',
  'LB',
  'IL',
  'YE',
  'TR',
  'ET',
  'IN',
  'PK',
  'BD',
  'LK',
  'NP',
  'MV',
  'AF',
])
const CURFEWS = new Set(['FRA', 'ZRH', 'LHR', 'ORY', 'SYD'])
const inCurfew = (iata: string, minute: number): boolean => CURFEWS.has(iata) && (minute >= 1410 || minute < 300)

const week = (carrier: string, from: string, to: string, date: string): Flight[] =>
  Array.from({ length: 7 }, (_, day) => timetable.flightsOn(carrier, from, to, addDays(date, day))).flat()

test('a flight leaves on its local day at a time of that day, and lands after its block time', () => {
  fc.assert(
    fc.property(someRoute, someDate, ({ airline, from, to }, date) => {
      const faults = timetable.flightsOn(airline, from, to, date).flatMap((flight) => {
        const leaves = timeAt(from, flight.departs)
        return faultsOf(nameOf(flight), {
          'leaves on its day': dateAt(from, flight.departs) === date,
          'leaves at a time of that day, in steps of five minutes': leaves % 5 === 0 && leaves <= 23 * 60 + 55,
          'lands after its block time': minutesApart(flight.departs, flight.arrives) === flight.minutes && flight.minutes > 0,
          'is of its route': flight.carrier === airline && flight.from === from && flight.to === to,
        })
      })
      expect(faults).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('a flight is found again by its number and day', () => {
  fc.assert(
    fc.property(someRoute, someDate, ({ airline, from, to }, date) => {
      for (const flight of timetable.flightsOn(airline, from, to, date)) {
        expect(timetable.find(airline, flight.number, date), nameOf(flight)).toEqual(flight)
        expect(timetable.find(airline, flight.number, date, from)).toEqual(flight)
        expect(timetable.find(airline, flight.number, date, to)).toBeUndefined()
      }
    }),
    { numRuns: 500 },
  )
})

test('no number flies twice on a day, on any route of any airline, also when one has taken over another', () => {
  const date = '2027-01-11'
  const flown = new Map<string, string>()
  const twice: string[] = []
  const pairs = new Map(routes.map(({ from, to }) => [from + to, { from, to }]))
  for (const { from, to } of pairs.values())
    for (const carrier of timetable.carriers(from, to, date))
      for (const flight of timetable.flightsOn(carrier, from, to, date)) {
        const number = `${carrier}${flight.number}`
        const other = flown.get(number)
        if (other !== undefined) twice.push(`${other} / ${nameOf(flight)}`)
        flown.set(number, nameOf(flight))
        if (flight.number < 1 || flight.number > 9999) twice.push(`out of range: ${nameOf(flight)}`)
      }
  expect(twice).toEqual([])
  expect(flown.size).toBeGreaterThan(80_000)
})

test('the same questions in another order, in another process, get the same answers', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someRoute, someDate), { minLength: 2, maxLength: 12 }), (questions) => {
      const ask = (list: typeof questions): Map<string, readonly Flight[]> => {
        const other = createTimetable({ atlas, seed })
        return new Map(list.map(([{ airline, from, to }, date]) => [airline + from + to + date, other.flightsOn(airline, from, to, date)]))
      }
      const forwards = ask(questions)
      for (const [key, flights] of ask(questions.toReversed())) expect(forwards.get(key)).toEqual(flights)
    }),
    { numRuns: 6 },
  )
})

test('another seed makes another timetable', () => {
  const other = createTimetable({ atlas, seed: 'elsewhere' })
  const times = (world: typeof timetable): number[] => world.flightsOn('IB', 'MAD', 'LHR', '2027-03-01').map(({ departs }) => departs)
  expect(times(other)).not.toEqual(times(timetable))
})

test('nothing leaves or lands in a curfew, and next to nothing lands in the night but where cities do not sleep', () => {
  let landings = 0
  const late: string[] = []
  fc.assert(
    fc.property(someRoute, someDate, ({ airline, from, to }, date) => {
      for (const flight of timetable.flightsOn(airline, from, to, date)) {
        const [leaves, lands] = [timeAt(from, flight.departs), timeAt(to, flight.arrives)]
        expect(inCurfew(from, leaves) || inCurfew(to, lands), nameOf(flight)).toBe(false)
        const country = atlas.airport(to)?.country ?? ''
        landings++
        if (!NIGHTLESS.has(country) && lands >= 30 && lands < 285) late.push(nameOf(flight))
      }
    }),
    { numRuns: 1500 },
  )
  expect(late.length / landings, late.slice(0, 10).join()).toBeLessThan(0.005)
})

test('short flights leave between 05:45 and midnight but in the Gulf and around', () => {
  fc.assert(
    fc.property(
      someRoute.filter(
        ({ from, to }) => atlas.distance(from, to) < 4000 && ![from, to].some((iata) => NIGHTLESS.has(atlas.airport(iata)?.country ?? '')),
      ),
      someDate,
      ({ airline, from, to }, date) => {
        for (const flight of timetable.flightsOn(airline, from, to, date))
          expect(timeAt(from, flight.departs), nameOf(flight)).toBeGreaterThanOrEqual(345)
      },
    ),
    { numRuns: 1000 },
  )
})

test('aircraft have the range, and fit the airports that take only a few', () => {
  fc.assert(
    fc.property(someRoute, someDate, ({ airline, from, to }, date) => {
      const known = atlas.routeTypes(airline, from, to)
      for (const flight of timetable.flightsOn(airline, from, to, date)) {
        const type = atlas.aircraft(flight.aircraft)
        expect(
          type?.layouts.map(({ name }) => name),
          nameOf(flight),
        ).toContain(flight.layout)
        if (known.length > 0) continue
        expect(type?.range, `${nameOf(flight)} ${flight.aircraft}`).toBeGreaterThanOrEqual(atlas.distance(from, to))
      }
    }),
    { numRuns: 1000 },
  )
  const toLondonCity = [...atlas.routesFrom('LCY')].flatMap(([to, carriers]) =>
    carriers.flatMap(({ airline }) => week(airline, to, 'LCY', '2027-03-01')),
  )
  expect(toLondonCity.length).toBeGreaterThan(100)
  expect(toLondonCity.filter(({ aircraft }) => !atlas.typesAllowed('LCY').includes(aircraft))).toEqual([])
})

test('seasonal routes fly in their season only', () => {
  const summer = routes.filter(({ season }) => season === 's')
  const winter = routes.filter(({ season }) => season === 'w')
  const flights = (list: typeof routes, date: string): number =>
    list.reduce((sum, { airline, from, to }) => sum + timetable.flightsOn(airline, from, to, date).length, 0)
  const [some, others] = [summer.filter((_, index) => index % 10 === 0), winter.filter((_, index) => index % 3 === 0)]
  expect([flights(some, '2027-02-03'), flights(others, '2027-07-07')]).toEqual([0, 0])
  expect(flights(some, '2027-07-07')).toBeGreaterThan(100)
  expect(flights(others, '2027-02-03')).toBeGreaterThan(10)
  expect(timetable.carriers('MAD', 'JTR', '2027-02-03')).toEqual([])
})

test('summer begins on the last Sunday of March', () => {
  expect(
    ['2027-03-26', '2027-03-28', '2027-10-30', '2027-11-01'].map((date) => timetable.carriers('MAD', 'JTR', date).includes('IB')),
  ).toEqual([false, true, true, false])
})

test('every route is flown in every week of its season', () => {
  fc.assert(
    fc.property(
      someRoute.filter(({ airline }) => atlas.airline(airline)?.until === undefined),
      ({ airline, from, to, season }) => {
        const date = season === 's' ? '2027-07-05' : '2027-02-01'
        expect(week(airline, from, to, date).length, `${airline} ${from}-${to}`).toBeGreaterThan(0)
      },
    ),
    { numRuns: 1000 },
  )
})

test('every trunk route is flown as often as is written down', () => {
  const written = readFileSync(join(import.meta.dirname, '../scripts/data/tables/trunks.txt'), 'utf8').match(/\w{2} \w{3}-\w{3} \d+/g) ?? []
  const wrong = written.filter((entry) => {
    const [carrier = '', route = '', weekly] = entry.split(' ')
    if (atlas.airline(carrier)?.until !== undefined) return false
    return week(carrier, route.slice(0, 3), route.slice(4), '2026-11-23').length !== Number(weekly)
  })
  expect(wrong).toEqual([])
  expect(written.length).toBeGreaterThan(150)
})

test('well-known flights leave every day', () => {
  for (const [carrier, from, to] of [
    ['QF', 'SYD', 'LAX'],
    ['SQ', 'SIN', 'EWR'],
    ['LH', 'FRA', 'JFK'],
  ] as const)
    expect(week(carrier, from, to, '2027-02-01').length, `${carrier} ${from}-${to}`).toBeGreaterThanOrEqual(7)
})

test('trunk routes have the frequencies written down', () => {
  expect(week('IB', 'MAD', 'BCN', '2027-02-01')).toHaveLength(130)
  expect(week('IB', 'BCN', 'MAD', '2027-02-01')).toHaveLength(130)
  expect(week('IB', 'MAD', 'JFK', '2027-02-01')).toHaveLength(17)
  expect(week('BA', 'LHR', 'JFK', '2027-02-01')).toHaveLength(56)
  expect(week('QF', 'SYD', 'MEL', '2027-02-01')).toHaveLength(240)
})

test('as many flights come back in a year as go out', () => {
  fc.assert(
    fc.property(someRoute, ({ airline, from, to }) => {
      const count = (one: string, other: string): number =>
        ['2027-01-18', '2027-05-10', '2027-07-12', '2027-11-08'].reduce((sum, date) => sum + week(airline, one, other, date).length, 0)
      const [out, back] = [count(from, to), count(to, from)]
      expect(Math.abs(out - back)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 150 },
  )
})

test('well-known flights have their numbers', () => {
  const first = (carrier: string, from: string, to: string): number | undefined =>
    timetable.flightsOn(carrier, from, to, '2027-03-01')[0]?.number
  expect(first('IB', 'MAD', 'JFK')).toBe(6251)
  expect(timetable.flightsOn('IB', 'JFK', 'MAD', '2027-03-01').map(({ number }) => number)).toContain(6252)
  expect(timetable.find('EK', 1, '2027-03-01')).toMatchObject({ from: 'DXB', to: 'LHR', aircraft: '388' })
  expect(timetable.find('EK', 2, '2027-03-01')).toMatchObject({ from: 'LHR', to: 'DXB' })
  expect(timetable.find('IB', 6252, '2027-03-01')).toMatchObject({ from: 'JFK', to: 'MAD', minutes: 420 })
  expect(timetable.find('IB', 6252, '2027-03-01', 'MAD')).toBeUndefined()
  expect(timetable.find('IB', 99, '2027-03-01')).toBeUndefined()
  expect(timetable.find('ZZ', 1, '2027-03-01')).toBeUndefined()
})

test('numbers are odd from the hub and even towards it', () => {
  const numbers = (from: string, to: string): number[] => week('LH', from, to, '2027-03-01').map(({ number }) => number % 2)
  expect(new Set(numbers('MUC', 'VLC'))).toEqual(new Set([1]))
  expect(new Set(numbers('VLC', 'MUC'))).toEqual(new Set([0]))
})

test('after the last day of Asiana its flights are sold by Korean Air', () => {
  expect(timetable.carriers('GMP', 'CJU', '2026-12-16')).toContain('OZ')
  expect(timetable.flightsOn('OZ', 'GMP', 'CJU', '2026-12-16').length).toBeGreaterThan(10)
  expect(timetable.carriers('GMP', 'CJU', '2026-12-17')).not.toContain('OZ')
  expect(timetable.flightsOn('OZ', 'GMP', 'CJU', '2026-12-17')).toEqual([])
  const [before, after] = ['2026-12-16', '2026-12-17'].map((date) => timetable.flightsOn('KE', 'GMP', 'CJU', date).length)
  expect(after).toBeGreaterThan((before ?? 0) + 10)
  const taken = timetable.flightsOn('KE', 'GMP', 'CJU', '2026-12-17').at(-1)
  expect(taken && timetable.find('KE', taken.number, '2026-12-17')).toEqual(taken)
})

test('a time that the clocks skip is moved behind the skip', () => {
  // Cairo goes from 00:00 to 01:00 on the last Friday of April, Madrid from 02:00 to 03:00 on the last Sunday of March.
  const skipped: readonly (readonly [string, string, number, number])[] = [
    ['CAI', '2027-04-30', 0, 60],
    ['MAD', '2027-03-28', 120, 180],
    ['JFK', '2027-03-14', 120, 180],
    ['LAX', '2027-03-14', 120, 180],
  ]
  for (const [iata, date, from, to] of skipped) {
    const leaving = [...atlas.routesFrom(iata)].flatMap(([other, carriers]) =>
      carriers.flatMap(({ airline }) => timetable.flightsOn(airline, iata, other, date)),
    )
    expect(leaving.length).toBeGreaterThan(20)
    expect(leaving.filter(({ departs }) => timeAt(iata, departs) >= from && timeAt(iata, departs) < to)).toEqual([])
    expect(leaving.filter(({ departs }) => dateAt(iata, departs) !== date)).toEqual([])
  }
})
