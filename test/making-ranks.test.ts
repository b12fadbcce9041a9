import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { spreadOut } from '../src/sandbox/making/flying/ranks.ts'
import { atlas, nameOf, routes, timeAt, timetable } from './making-atlas.ts'

const [SUMMER, WINTER] = ['2027-07-05', '2027-02-01']

/** Routes flown at least so often a day in summer and half of that or less in winter, but twice. */
const thinner = routes.flatMap(({ airline, from, to }) => {
  const weekly = atlas.frequency(airline, from, to)?.weekly
  return weekly !== undefined && weekly.s >= 28 && weekly.w >= 14 && weekly.w <= weekly.s / 2 ? [{ airline, from, to }] : []
})

test('times are taken from the ends of the day to its gaps', () => {
  expect(spreadOut([])).toEqual([])
  expect(spreadOut([400])).toEqual([0])
  expect(spreadOut([400, 600, 800, 1000, 1200])).toEqual([0, 4, 2, 1, 3])
  expect(spreadOut([400, 420, 440, 1000])).toEqual([0, 3, 2, 1])
  expect(spreadOut([400, 400, 400])).toEqual([0, 1, 2])
})

test('what is left of a route in its thin season leaves all over the day', () => {
  const early: string[] = []
  for (const { airline, from, to } of thinner) {
    const busy = timetable.flightsOn(airline, from, to, SUMMER).map(({ departs }) => timeAt(from, departs))
    const thin = timetable.flightsOn(airline, from, to, WINTER).map(({ departs }) => timeAt(from, departs))
    expect(busy.length).toBeGreaterThan(thin.length)
    if (Math.max(...thin) < Math.max(...busy)) early.push(`${airline} ${from}-${to}`)
  }
  expect(thinner.length).toBeGreaterThan(20)
  expect(early).toEqual([])
})

test('a flight keeps its number and time through the year, and numbers stay in pairs', () => {
  fc.assert(
    fc.property(fc.constantFrom(...thinner), ({ airline, from, to }) => {
      const numbers = (one: string, other: string, date: string): Map<number, number> =>
        new Map(timetable.flightsOn(airline, one, other, date).map((flight) => [flight.number, timeAt(one, flight.departs)]))
      const pairs = new Map(atlas.frequency(airline, from, to)?.numbers)
      const busy = numbers(from, to, SUMMER)
      for (const [number, time] of numbers(from, to, WINTER)) if (busy.has(number)) expect(time).toBe(busy.get(number))
      for (const number of busy.keys()) {
        const back = [0, 1].some((days) => numbers(to, from, addDays(SUMMER, days)).has(pairs.get(number) ?? -1))
        expect(back, `${airline}${number}`).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

test('no number flies twice on the days on which the timetable changes', () => {
  for (const date of ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2027-11-01']) {
    const flown = new Set<string>()
    for (const { airline, from, to } of thinner)
      for (const flight of [...timetable.flightsOn(airline, from, to, date), ...timetable.flightsOn(airline, to, from, date)]) {
        const number = `${flight.carrier}${flight.number}`
        expect(flown.has(number), nameOf(flight)).toBe(false)
        flown.add(number)
      }
  }
})

test('leisure airlines fly to the Red Sea and the Alps more in winter, to the islands more in summer', () => {
  const flights = (ends: readonly string[], season: 's' | 'w'): number =>
    routes
      .filter(
        ({ airline, season: only, to }) => ends.includes(to) && only === '' && ['L', 'H'].includes(atlas.airline(airline)?.kind ?? ''),
      )
      .reduce((sum, { airline, from, to }) => {
        const frequency = atlas.frequency(airline, from, to) ?? atlas.frequency(airline, to, from)
        return sum + (frequency?.weekly[season] ?? 0)
      }, 0)
  for (const ends of [
    ['HRG', 'SSH'],
    ['INN', 'SZG', 'GVA', 'TRN'],
  ])
    expect(flights(ends, 'w'), ends.join()).toBeGreaterThan(flights(ends, 's'))
  expect(flights(['PMI', 'HER'], 's')).toBeGreaterThan(flights(['PMI', 'HER'], 'w'))
})
