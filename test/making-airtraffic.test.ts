import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { addMonths, daysIn, monthsIn } from '../src/core/months.ts'
import { linksOf } from '../src/sandbox/making/flying/links.ts'
import { type Asked, booked, busiest, traveled, type Wanted } from '../src/sandbox/making/places/airtraffic.ts'
import { lastMonth } from '../src/sandbox/making/places/months.ts'
import { volumesIn } from '../src/sandbox/making/places/volumes.ts'
import { atlas, timetable } from './making-atlas.ts'

const tables = { atlas, seed: 'wayfare' }
const wanted = (city: string, period: string, rest: Partial<Wanted> = {}): Wanted => ({
  city,
  period,
  sort: 'travellers',
  most: 50,
  ...rest,
})
const places = (rows: readonly { readonly destination?: string }[]): string => rows.map(({ destination }) => destination).join(' ')
const flown = (city: string, period: string, rest?: Partial<Wanted>) => traveled(tables, wanted(city, period, rest))

const cities = fc.constantFrom('MAD', 'LON', 'PMI', 'NYC', 'SYD', 'DXB', 'REK', 'TCI', 'INN')
const months = fc.constantFrom('2011-01', '2017-01', '2020-04', '2026-02', '2026-07', '2026-10')

/** Percent of a year by month, January first. */
function year(city: string, rest: Partial<Asked> = {}): number[] {
  const rows = busiest(tables, { city, year: '2025', direction: 'ARRIVING', last: '2026-10', ...rest })
  return monthsIn(rest.year ?? '2025').flatMap((month) => rows.find(({ period }) => period === month)?.analytics.travelers.score ?? [])
}

test('what leaves a city are the flights of the timetable', () => {
  const links = linksOf(tables, 'MAD').filter(({ other }) => other.cityCode === 'NYC')
  const days = Array.from({ length: 7 }, (_, day) => addDays('2027-07-05', day))
  const flights = ['JFK', 'EWR'].flatMap((to) =>
    days.flatMap((day) => timetable.carriers('MAD', to, day).flatMap((carrier) => timetable.flightsOn(carrier, 'MAD', to, day))),
  )
  expect(links.reduce((sum, { weekly }) => sum + weekly.s, 0)).toBe(flights.length)
  for (const { weekly, seats, load, domestic } of links) {
    expect(weekly.s).toBeGreaterThan(0)
    expect(seats).toBeGreaterThan(150)
    expect(seats).toBeLessThan(550)
    expect(load).toBeGreaterThan(0.7)
    expect(domestic).toBe(false)
  }
})

test('a city with several airports is one', () => {
  expect(new Set(linksOf(tables, 'LON').map(({ airport }) => airport.iata)).size).toBeGreaterThan(4)
  expect(linksOf(tables, 'LON').filter(({ other }) => other.cityCode === 'LON')).toEqual([])
})

test('people fly where one expects them to', () => {
  expect(places(flown('MAD', '2026-09', { most: 8 }))).toMatchInlineSnapshot(`"PAR LON BCN PMI LIS IBZ ALC ROM"`)
  expect(places(flown('LON', '2026-09', { most: 8 }))).toMatchInlineSnapshot(`"NYC PMI AMS PAR MIL DUB IST AGP"`)
  expect(places(flown('NYC', '2026-09', { most: 8 }))).toMatchInlineSnapshot(`"LON BOS CHI LAX ATL WAS YTO ORL"`)
  expect(places(flown('SYD', '2026-09', { most: 8 }))).toMatchInlineSnapshot(`"MEL BNE SIN CBR TYO LAX HKG SHA"`)
  expect(places(flown('DXB', '2026-09', { most: 8 }))).toMatchInlineSnapshot(`"RUH LON MCT KWI DMM BAH DEL JED"`)
})

test('far places have more travellers than flights, near ones the other way round', () => {
  const newYork = flown('LON', '2026-09').find(({ destination }) => destination === 'NYC')
  const amsterdam = flown('LON', '2026-09').find(({ destination }) => destination === 'AMS')
  expect(newYork?.analytics?.travelers?.score).toBe(100)
  expect(newYork?.analytics?.flights?.score).toBeLessThan(90)
  expect(amsterdam?.analytics?.flights?.score).toBeGreaterThan(amsterdam?.analytics?.travelers?.score ?? 100)
})

test('in the pandemic people flew within their country', () => {
  const domestic = (period: string) =>
    flown('MAD', period, { most: 10 }).filter(({ destination = '' }) => atlas.airportsOf(destination)[0]?.country === 'ES').length
  expect(domestic('2020-05')).toBeGreaterThan(domestic('2019-05') + 3)
})

test('scores are whole, from 1 to 100, one of them 100, and in order', () => {
  fc.assert(
    fc.property(cities, months, fc.constantFrom('travellers' as const, 'flights' as const), (city, period, sort) => {
      for (const rows of [flown(city, period, { sort }), booked(tables, wanted(city, period, { sort }))]) {
        const scores = rows.map(({ analytics }) => [analytics?.travelers?.score ?? 0, analytics?.flights?.score ?? 0])
        for (const score of scores.flat()) expect(Number.isInteger(score) && score >= 1 && score <= 100).toBe(true)
        const main = scores.map((pair) => pair[sort === 'flights' ? 1 : 0] ?? 0)
        expect(main[0]).toBe(100)
        expect(main).toEqual([...main].sort((a, b) => b - a))
        expect(new Set(rows.map(({ destination }) => destination)).size).toBe(rows.length)
      }
    }),
    { numRuns: 20 },
  )
})

test('a shorter list is the beginning of the longer one, and the same list comes again', () => {
  fc.assert(
    fc.property(cities, months, fc.integer({ min: 1, max: 50 }), (city, period, most) => {
      expect(flown(city, period, { most })).toEqual(flown(city, period).slice(0, most))
    }),
    { numRuns: 10 },
  )
})

test('another seed has other figures', () => {
  expect(traveled({ atlas, seed: 'other' }, wanted('MAD', '2026-09'))).not.toEqual(flown('MAD', '2026-09'))
})

test('summer is booked before it comes', () => {
  const score = (rows: ReturnType<typeof flown>) => rows.find(({ destination }) => destination === 'PMI')?.analytics?.flights?.score ?? 0
  // Months of the winter timetable, when few fly to the island and many book.
  const more = ['2025-01', '2025-02', '2025-03', '2026-01', '2026-02', '2026-03'].map(
    (period) => score(booked(tables, wanted('MUC', period))) - score(flown('MUC', period)),
  )
  expect(more.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
})

test('years have the shape of their city', () => {
  expect(year('MAD').join(' ')).toMatchInlineSnapshot(`"8 7 8 8 9 9 10 10 9 8 7 8"`)
  expect(year('PMI').join(' ')).toMatchInlineSnapshot(`"3 3 4 8 11 13 15 15 12 9 4 4"`)
  expect(year('INN').join(' ')).toMatchInlineSnapshot(`"17 15 13 4 4 4 4 4 4 5 11 15"`)
  expect(year('SYD').join(' ')).toMatchInlineSnapshot(`"8 8 8 8 8 8 9 9 8 8 8 9"`)
  expect(year('MAD', { year: '2020' }).join(' ')).toMatchInlineSnapshot(`"24 19 12 4 2 3 5 6 6 6 6 6"`)
})

test('the months of a year are about all of it', () => {
  fc.assert(
    fc.property(
      cities,
      fc.integer({ min: 2011, max: 2025 }),
      fc.constantFrom('ARRIVING' as const, 'DEPARTING' as const),
      (city, from, direction) => {
        const months = year(city, { year: String(from), direction })
        expect(months.length).toBe(12)
        expect(Math.abs(months.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(6)
      },
    ),
    { numRuns: 15 },
  )
})

test('of a year that is not over there are only the months that are', () => {
  expect(year('MAD', { year: '2026' }).length).toBe(10)
  expect(year('MAD', { year: '2026', last: '2026-12' }).slice(0, 10)).toEqual(year('MAD', { year: '2026' }))
})

test('who comes goes a little later: skiers are still leaving when nobody comes any more', () => {
  expect(year('INN', { direction: 'DEPARTING' }).join(' ')).toMatchInlineSnapshot(`"16 16 14 6 4 4 4 4 4 5 10 14"`)
  for (const city of ['MAD', 'PMI', 'AGP', 'LON', 'INN', 'SYD']) {
    const going = year(city, { direction: 'DEPARTING' })
    for (const [at, score] of year(city).entries()) expect(Math.abs(score - (going[at] ?? 0))).toBeLessThanOrEqual(2)
  }
})

test('flights do not outgrow what a season has by much', () => {
  for (const link of linksOf(tables, 'PMI')) {
    const { flights } = volumesIn('2026-08')(link)
    expect(flights).toBeLessThanOrEqual((link.weekly.s * 31 * 1.5) / 7)
  }
})

test('months are counted over the ends of years', () => {
  expect(['2026-01', '2026-12', '2026-06'].map((month) => addMonths(month, -1))).toEqual(['2025-12', '2026-11', '2026-05'])
  expect(addMonths('2026-12', 14)).toBe('2028-02')
  expect([daysIn('2024-02').length, daysIn('2026-02').length, daysIn('2026-12').length]).toEqual([29, 28, 31])
  expect(monthsIn('2026').slice(8)).toEqual(['2026-09', '2026-10', '2026-11', '2026-12'])
})

test('a month is over as soon as it is over somewhere', () => {
  expect(lastMonth(Date.parse('2026-11-30T09:59:00Z'))).toBe('2026-10')
  expect(lastMonth(Date.parse('2026-11-30T10:00:00Z'))).toBe('2026-11')
  expect(lastMonth(Date.parse('2027-01-15T00:00:00Z'))).toBe('2026-12')
})
