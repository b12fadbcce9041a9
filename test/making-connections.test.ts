import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Airport } from '../src/sandbox/data/atlas.types.ts'
import { connectsAt, minimumConnection } from '../src/sandbox/making/flying/changing.ts'
import { type Itinerary, itineraries, type Journey } from '../src/sandbox/making/flying/connections.ts'
import type { Flight } from '../src/sandbox/making/flying/schedule.ts'
import { atlas, minutesApart, nameOf, someBigPair, someDate, timetable } from './making-atlas.ts'

const date = '2027-03-01'
const search = (from: string, to: string, more: Partial<Journey> = {}): Itinerary[] =>
  itineraries(timetable, atlas, { from: [from], to: [to], date, ...more })
const routeOf = ({ flights }: Itinerary): string => [flights[0]?.from, ...flights.map(({ to }) => to)].join('-')
const routesOf = (list: readonly Itinerary[]): Set<string> => new Set(list.map(routeOf))
const written = ({ flights }: Itinerary): string => flights.map(nameOf).join(' + ')

function airport(iata: string): Airport {
  const found = atlas.airport(iata)
  if (found === undefined) throw new Error(iata)
  return found
}

const changes = ({ flights }: Itinerary): { before: Flight; after: Flight }[] =>
  flights.slice(1).flatMap((after, index) => {
    const before = flights[index]
    return before === undefined ? [] : [{ before, after }]
  })

const least = ({ before, after }: { before: Flight; after: Flight }): number =>
  minimumConnection(atlas, {
    from: airport(before.from),
    via: airport(before.to),
    to: airport(after.to),
    arriving: before.carrier,
    leaving: after.carrier,
  })

test('every way between big airports holds together', () => {
  let seen = 0
  fc.assert(
    fc.property(someBigPair, someDate, ([from, to], day) => {
      const list = search(from, to, { date: day })
      const [whole, direct] = [atlas.distance(from, to), list.some(({ flights }) => flights.length === 1)]
      for (const itinerary of list) {
        seen++
        const { flights } = itinerary
        const places = [from, ...flights.map((flight) => flight.to)]
        expect([flights[0]?.from, flights.at(-1)?.to, flights[0]?.date], written(itinerary)).toEqual([from, to, day])
        expect(new Set(places).size, written(itinerary)).toBe(places.length)
        for (const change of changes(itinerary)) {
          const wait = minutesApart(change.before.arrives, change.after.departs)
          expect(change.after.from).toBe(change.before.to)
          expect(wait, written(itinerary)).toBeGreaterThanOrEqual(least(change))
          expect(wait, written(itinerary)).toBeLessThanOrEqual(direct ? 360 : 1440)
        }
        const flown = flights.reduce((sum, flight) => sum + atlas.distance(flight.from, flight.to), 0)
        const most = whole < 1500 ? 2.2 : whole < 2500 ? 1.45 : 1.4
        if (flights.length === 2) expect(flown - 1, written(itinerary)).toBeLessThanOrEqual(most * whole)
        // Who flies there non-stop does not go farther; distances of single flights are rounded.
        const strict = flights.some(({ carrier }) => timetable.carriers(from, to, day).includes(carrier))
        for (const flight of flights)
          expect(atlas.distance(flight.from, flight.to), written(itinerary)).toBeLessThanOrEqual((strict ? 1.08 : 1.25) * whole + 301)
      }
    }),
    { numRuns: 400 },
  )
  expect(seen).toBeGreaterThan(1500)
})

test('who changes planes stays with one airline or alliance, at a hub of one of them', () => {
  fc.assert(
    fc.property(someBigPair, ([from, to]) => {
      for (const itinerary of search(from, to))
        for (const { before, after } of changes(itinerary)) {
          const [one, other] = [atlas.airline(before.carrier), atlas.airline(after.carrier)]
          if (one === undefined || other === undefined) throw new Error(written(itinerary))
          expect(one === other || (one.alliance !== '-' && one.alliance === other.alliance), written(itinerary)).toBe(true)
          if (itinerary.flights.length === 2)
            expect(connectsAt(one, before.to) || connectsAt(other, before.to), written(itinerary)).toBe(true)
        }
    }),
    { numRuns: 80 },
  )
})

test('no itinerary beats another of the same airlines', () => {
  fc.assert(
    fc.property(someBigPair, ([from, to]) => {
      const list = search(from, to)
      const span = ({ flights }: Itinerary): [number, number, string] => [
        flights[0]?.departs ?? 0,
        flights.at(-1)?.arrives ?? 0,
        [...new Set(flights.map(({ carrier }) => carrier))].join(),
      ]
      for (const one of list)
        for (const other of list) {
          const [a, b, c] = span(one)
          const [d, e, f] = span(other)
          expect(c === f && a >= d && b <= e && (a !== d || b !== e), `${written(one)} / ${written(other)}`).toBe(false)
        }
    }),
    { numRuns: 80 },
  )
})

test('Madrid to New York goes non-stop and over hubs, never over Málaga', () => {
  const found = routesOf(search('MAD', 'JFK'))
  expect(found).toContain('MAD-JFK')
  expect(found).toContain('MAD-LHR-JFK')
  for (const via of ['AGP', 'PMI', 'LPA']) expect(found).not.toContain(`MAD-${via}-JFK`)
})

test('nobody flies past the destination to come back', () => {
  const found = [...routesOf(search('SYD', 'LAX'))]
  expect(found).toContain('SYD-LAX')
  expect(found.filter((route) => /IAH|DFW|ORD|DEN/.test(route))).toEqual([])
})

test('an airline that does not fly there non-stop sends people over its hub, also where that lies behind', () => {
  const found = search('GIG', 'MAD').map(({ flights }) => flights.map(({ from, carrier }) => from + carrier).join(' '))
  for (const way of ['GIGAF CDGAF', 'GIGLH FRALH', 'GIGBA LHRBA', 'GIGTP LISTP']) expect(found).toContain(way)
  expect(timetable.carriers('GIG', 'MAD', date)).toContain('IB')
  expect(found.filter((way) => way.includes(' ') && way.includes('IB'))).toEqual([])
})

test('no airline waits for another with many hubs, and there is no more than anybody looks at', () => {
  const list = search('FRA', 'BKK')
  const carriers = new Set(list.flatMap(({ flights }) => flights.slice(-1).map(({ carrier }) => carrier)))
  for (const carrier of ['TG', 'LH', 'OS', 'LX', 'TK', 'EK', 'QR', 'SQ']) expect(carriers).toContain(carrier)
  expect(list.length).toBeLessThan(60)
})

test('a trip within a country does not leave it, but within Schengen', () => {
  const abroad = (from: string, to: string): string[] =>
    search(from, to).flatMap(({ flights }) =>
      flights.slice(0, -1).flatMap((flight) => (airport(flight.to).country === airport(from).country ? [] : [flight.to])),
    )
  expect(abroad('JFK', 'LAX')).toEqual([])
  expect(abroad('PEK', 'SZX')).toEqual([])
  expect(new Set(abroad('BCN', 'LPA'))).toEqual(new Set(['LIS']))
})

test('a carrier that has taken over another connects its flights', () => {
  const before = search('CJU', 'LAX', { date: '2026-12-10' })
  const after = search('CJU', 'LAX', { date: '2026-12-20' })
  expect(before.length).toBeGreaterThan(0)
  expect(after.flatMap(({ flights }) => flights.filter(({ carrier }) => carrier === 'OZ'))).toEqual([])
})

test('short hops that nobody flies go over the hub between', () => {
  expect(routesOf(search('LCG', 'BIO'))).toEqual(new Set(['LCG-MAD-BIO']))
})

test('two stops are looked for where one is not enough', () => {
  const list = search('BIO', 'ABQ')
  expect(list.length).toBeGreaterThan(0)
  expect(list.every(({ flights }) => flights.length === 3)).toBe(true)
  expect(search('BIO', 'ABQ', { maxStops: 1 })).toEqual([])
})

test('non-stop means non-stop', () => {
  expect(search('LHR', 'SYD', { maxStops: 0 })).toEqual([])
  expect(routesOf(search('LHR', 'JFK', { maxStops: 0 }))).toEqual(new Set(['LHR-JFK']))
})

test('only allowed airlines fly any part', () => {
  const list = search('BER', 'LAX', { allow: (carrier) => carrier === 'LH' || carrier === 'KL' })
  expect(new Set(list.flatMap(({ flights }) => flights.map(({ carrier }) => carrier)))).toEqual(new Set(['LH', 'KL']))
})

test('what has left is left out', () => {
  const all = search('MAD', 'BCN')
  const now = all[10]?.flights[0]?.departs ?? 0
  const rest = search('MAD', 'BCN', { now })
  expect(rest.length).toBeLessThan(all.length)
  expect(rest.every(({ flights }) => (flights[0]?.departs ?? 0) > now)).toBe(true)
})

test('a city means all its airports, and no one changes between them', () => {
  const codes = (city: string): string[] => atlas.airportsOf(city).map(({ iata }) => iata)
  const [from, to] = [codes('LON'), codes('NYC')]
  const list = itineraries(timetable, atlas, { from, to, date })
  expect(routesOf(list)).toContain('LHR-JFK')
  expect(routesOf(list)).toContain('LHR-EWR')
  expect(routesOf(list)).toContain('LGW-JFK')
  for (const { flights } of list) {
    const stops = flights.slice(0, -1).map((flight) => flight.to)
    expect(stops.filter((stop) => from.includes(stop) || to.includes(stop))).toEqual([])
  }
})

test('changing takes longer where a border or a terminal lies between', () => {
  const at = (from: string, via: string, to: string, arriving: string, leaving = arriving): number =>
    minimumConnection(atlas, { from: airport(from), via: airport(via), to: airport(to), arriving, leaving })
  expect(at('MUC', 'VIE', 'ATH', 'OS')).toBe(25)
  expect(at('BCN', 'MAD', 'BIO', 'IB')).toBe(45)
  expect(at('BCN', 'MAD', 'JFK', 'IB')).toBe(60)
  expect(at('CDG', 'MAD', 'BIO', 'IB')).toBe(45)
  expect(at('LHR', 'JFK', 'LAX', 'AA')).toBeGreaterThanOrEqual(90)
  expect(at('LHR', 'BGR', 'LAX', 'AA')).toBeGreaterThanOrEqual(90)
  expect(at('MAD', 'LHR', 'JFK', 'IB', 'VS')).toBeGreaterThanOrEqual(at('MAD', 'LHR', 'JFK', 'BA'))
})
