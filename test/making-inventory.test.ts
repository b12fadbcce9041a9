import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '../src/core/dates.ts'
import { easter, holiday } from '../src/sandbox/making/fares/calendar.ts'
import { bookedShare, LADDERS, openSeats } from '../src/sandbox/making/fares/classes.ts'
import { type CabinLeft, daysAhead } from '../src/sandbox/making/fares/inventory.ts'
import type { Flight } from '../src/sandbox/making/flying/schedule.ts'
import { atlas, fares, nameOf, someDate, someRoute, timetable, today } from './making-atlas.ts'

const { inventory } = fares
const someFlight = fc
  .tuple(someRoute, someDate)
  .map(([{ airline, from, to }, date]) => timetable.flightsOn(airline, from, to, date)[0])
  .filter((flight): flight is Flight => flight !== undefined)

/** Seats open in each class of a cabin, from the dearest to the cheapest. */
const open = ({ cabin, capacity, left }: CabinLeft, flight: Flight, day: string): number[] =>
  LADDERS[cabin].map((step) => openSeats(step, capacity, left, daysAhead(flight, day)))

test('cabins have the seats of the aircraft, all of them, and classes within them', () => {
  fc.assert(
    fc.property(someFlight, fc.integer({ min: 0, max: 330 }), (flight, ahead) => {
      const day = addDays(flight.date, -ahead)
      const seats = inventory.left(flight, day)
      const layout = atlas.aircraft(flight.aircraft)?.layouts.find(({ name }) => name === flight.layout)
      const total = layout?.cabins.reduce((sum, plan) => sum + plan.seats, 0)
      expect(
        seats.reduce((sum, { capacity }) => sum + capacity, 0),
        nameOf(flight),
      ).toBe(total)
      for (const each of seats) {
        const { capacity, left } = each
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(capacity)
        const counts = open(each, flight, day)
        expect(counts[0]).toBe(left)
        expect(counts, 'nested').toEqual(counts.toSorted((a, b) => b - a))
      }
    }),
    { numRuns: 700 },
  )
})

test('the nearer the departure, the fewer seats in every class', () => {
  fc.assert(
    fc.property(someFlight, fc.integer({ min: 0, max: 330 }), fc.integer({ min: 0, max: 60 }), (flight, ahead, later) => {
      const counts = (days: number): number[] => {
        const day = addDays(flight.date, -days)
        return inventory.left(flight, day).flatMap((each) => open(each, flight, day))
      }
      const far = counts(ahead + later)
      for (const [index, seats] of counts(ahead).entries()) expect(seats).toBeLessThanOrEqual(far[index] ?? 0)
    }),
    { numRuns: 600 },
  )
})

test('what is booked here is gone, and never more than there was', () => {
  fc.assert(
    fc.property(someFlight, fc.integer({ min: 0, max: 400 }), (flight, sold) => {
      const [first] = inventory.capacities(flight)
      const code = first?.cabin ?? 'Y'
      const [before, after] = [{}, { [code]: sold }].map((taken) =>
        inventory.left(flight, today, taken).find(({ cabin }) => cabin === code),
      )
      if (before === undefined || after === undefined) throw new Error('a cabin is gone')
      expect(after.left).toBe(Math.max(0, before.left - sold))
      expect(open(after, flight, today)).toEqual(open(before, flight, today).map((seats) => Math.max(0, seats - sold)))
    }),
    { numRuns: 400 },
  )
})

test('flights are as full as airlines report', () => {
  // On the day of the flight all that will be sold is sold, to the nearest seat.
  const loads = fc.sample(someFlight, { numRuns: 3000, seed: 1 }).map((flight) => {
    const { capacity, left } = inventory.left(flight, flight.date).at(-1) ?? { capacity: 0, left: 0 }
    expect(capacity - left).toBeLessThanOrEqual(0.985 * capacity + 0.5)
    return 1 - left / capacity
  })
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length
  expect(mean).toBeGreaterThan(0.8)
  expect(mean).toBeLessThan(0.87)
})

test('cabins are those that the airline sells on the type', () => {
  const cabinsOf = (carrier: string, from: string, to: string): string =>
    timetable
      .flightsOn(carrier, from, to, '2027-03-01')
      .slice(0, 1)
      .map((flight) =>
        inventory
          .capacities(flight)
          .map((entry) => entry.cabin)
          .join(''),
      )
      .join()
  expect(cabinsOf('FR', 'DUB', 'STN')).toBe('Y')
  expect(cabinsOf('LH', 'FRA', 'BER')).toBe('JY')
  expect(cabinsOf('BA', 'LHR', 'LAX')).toBe('FJY')
  expect(cabinsOf('SQ', 'SIN', 'JFK')).toBe('JW')
  expect(cabinsOf('EK', 'DXB', 'LHR')).toBe('FJY')
})

test('the booking curve starts empty and ends full', () => {
  expect([330, 180, 60, 14, 0].map(bookedShare)).toEqual([0, 0.06, 0.33, 0.76, 1])
  expect(bookedShare(22)).toBeCloseTo(0.648, 3)
  expect(bookedShare(500)).toBe(0)
})

test('holidays fall on their days', () => {
  const easters = ['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21']
  expect(easters.map((date) => easter(Number(date.slice(0, 4))))).toEqual(easters.map(dayNumber))
  const on = (date: string, one = 'DE', other = 'DE'): number => holiday(one, other, date)
  expect([on('2026-12-24'), on('2027-01-04'), on('2027-01-05'), on('2027-03-25'), on('2027-06-08')]).toEqual([1.22, 1.22, 1, 1.12, 1])
  expect(['2026-11-23', '2026-11-24', '2026-11-29', '2026-11-30'].map((date) => on(date, 'US', 'US'))).toEqual([1, 1.2, 1.2, 1])
  expect([on('2027-02-06', 'CN', 'CN'), on('2027-02-06', 'DE', 'SG'), on('2027-02-14', 'CN', 'CN'), on('2027-02-06')]).toEqual([
    1.25, 1.25, 1, 1,
  ])
  expect([on('2027-05-01', 'JP', 'US'), on('2027-08-15', 'IT', 'FR'), on('2027-08-15')]).toEqual([1.2, 1.15, 1])
})
