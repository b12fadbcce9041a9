import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '../src/core/dates.ts'
import type { Airport } from '../src/sandbox/data/atlas.types.ts'
import { classesOf, delayAt, type Outlook, onTime, outcomeOf, outlookOf, type Planned } from '../src/sandbox/making/flying/delays.ts'
import { punctualityOf } from '../src/sandbox/making/flying/punctuality.ts'
import { atlas, seed, someDate, someRoute } from './making-atlas.ts'

/** The law of delays: what is expected, and what then happens. */

const airport = (iata: string): Airport => {
  const found = atlas.airport(iata)
  if (!found) throw new Error(`no airport ${iata}`)
  return found
}

const airline = (code: string) => {
  const found = atlas.airline(code)
  if (!found) throw new Error(`no airline ${code}`)
  return found
}

const plannedFor = (code: string, number: number, from: string, to: string, date: string, hour: number): Planned => ({
  airline: airline(code),
  number,
  from: airport(from),
  to: airport(to),
  date,
  minute: hour * 60,
})

const somePlanned = fc
  .record({ route: someRoute, date: someDate, number: fc.integer({ min: 1, max: 9999 }), minute: fc.integer({ min: 0, max: 1439 }) })
  .map(
    ({ route, date, number, minute }): Planned => ({
      ...plannedFor(route.airline, number, route.from, route.to, date, 0),
      minute,
    }),
  )

const outlook = (planned: Planned) => outlookOf(atlas, seed, planned)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

test('the four classes are chances that sum to 1, and most flights are in the first', () => {
  fc.assert(
    fc.property(somePlanned, (planned) => {
      const classes = classesOf(outlook(planned))
      expect(sum(classes)).toBeCloseTo(1, 12)
      for (const chance of classes) expect(chance).toBeGreaterThan(0)
      expect(Math.max(...classes)).toBe(classes[0])
      expect(classes[0]).toBeGreaterThan(0.6)
    }),
  )
})

test('a typical flight is late as the statistics have it', () => {
  const [first, second, third, last] = classesOf({ late: 0.216, cancelled: 0 })
  expect([first, second, third, last].map((chance) => chance.toFixed(3))).toEqual(['0.877', '0.071', '0.038', '0.014'])
  expect(onTime({ late: 0.216, cancelled: 0 })).toBeCloseTo(0.784, 10)
  const at = (share: number) => Math.floor(delayAt({ late: 0.216, cancelled: 0 }, share) ?? Number.NaN)
  expect([0.1, 0.4, 0.5, 0.9, 0.95, 0.99].map(at)).toEqual([-16, -4, -1, 39, 62, 146])
})

test('later shares are later delays, and the worst are cancellations', () => {
  const someOutlook: fc.Arbitrary<Outlook> = fc.record({
    late: fc.double({ min: 0.02, max: 0.7, noNaN: true }),
    cancelled: fc.double({ min: 0.001, max: 0.1, noNaN: true }),
  })
  const someShare = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(someOutlook, someShare, someShare, (law, one, other) => {
      const [low, high] = [delayAt(law, Math.min(one, other)), delayAt(law, Math.max(one, other))]
      if (high !== undefined) expect(low).toBeLessThanOrEqual(high + 1e-9)
      expect(delayAt(law, 1 - law.cancelled)).toBeUndefined()
      expect(delayAt(law, 0)).toBe(-28)
    }),
  )
})

test('what happens over the years is what was predicted', () => {
  const days = Array.from({ length: 4000 }, (_, day) => day)
  for (const planned of [plannedFor('IB', 6251, 'MAD', 'JFK', '2027-03-01', 11), plannedFor('FR', 5997, 'STN', 'MAD', '2027-07-01', 21)]) {
    const law = outlook(planned)
    const outcomes = days.map((day) => outcomeOf(seed, planned, law, { day, minutes: 120 }))
    const delays = outcomes.map((outcome) => (outcome === 'cancelled' ? Number.POSITIVE_INFINITY : outcome.arrived))
    const share = (from: number, to: number) => delays.filter((delay) => delay >= from && delay < to).length / days.length
    const seen = [share(-99, 30), share(30, 60), share(60, 120), 1 - share(-99, 120)]
    for (const [at, chance] of classesOf(law).entries()) expect(Math.abs((seen[at] ?? 0) - chance)).toBeLessThan(0.02)
  }
})

test('nobody leaves much too early, and on the way time is made up, never lost', () => {
  fc.assert(
    fc.property(somePlanned, fc.integer({ min: 30, max: 1000 }), (planned, minutes) => {
      const outcome = outcomeOf(seed, planned, outlook(planned), { day: dayNumber(planned.date), minutes })
      expect(outcomeOf(seed, planned, outlook(planned), { day: dayNumber(planned.date), minutes })).toEqual(outcome)
      if (outcome === 'cancelled') return
      expect(outcome.left).toBeGreaterThanOrEqual(-8)
      expect(outcome.left).toBeGreaterThanOrEqual(outcome.arrived)
      expect(outcome.left - outcome.arrived).toBeLessThanOrEqual(30)
      expect(Number.isInteger(outcome.left) && Number.isInteger(outcome.arrived)).toBe(true)
    }),
  )
})

test('evenings are worse than mornings, July than April, and Frankfurt than Munich', () => {
  const late = (from: string, date: string, hour: number) => outlook(plannedFor('LH', 400, from, 'JFK', date, hour)).late
  const hours = [6, 9, 12, 15, 18, 21].map((hour) => late('MUC', '2027-04-01', hour))
  expect(hours).toEqual([...hours].sort((a, b) => a - b))
  expect(late('MUC', '2027-07-01', 12)).toBeGreaterThan(late('MUC', '2027-04-01', 12))
  // Each flight has a character of its own, so airports are compared over many.
  const mean = (from: string) =>
    sum(Array.from({ length: 300 }, (_, number) => outlook(plannedFor('LH', number + 1, from, 'MAD', '2027-04-01', 12)).late)) / 300
  expect(mean('FRA')).toBeGreaterThan(mean('MUC') + 0.03)
})

test('in the south the bad months are other months', () => {
  const late = (month: string) => outlook(plannedFor('LA', 3000, 'GRU', 'EZE', `2027-${month}-10`, 12)).late
  expect(late('01')).toBeGreaterThan(late('06'))
  expect(late('06')).toBe(late('04'))
})

test('airlines are as punctual as they are known to be, others as their continent', () => {
  expect(['AM', 'DL', 'BA', 'AI', 'SG'].map((code) => punctualityOf(atlas, airline(code)))).toEqual([0.86, 0.83, 0.74, 0.68, 0.55])
  expect(punctualityOf(atlas, { iata: '??', country: 'KE' })).toBe(0.7)
  expect(punctualityOf(atlas, { iata: '??', country: '??' })).toBe(0.76)
  for (const each of atlas.airlines()) {
    const share = punctualityOf(atlas, each)
    expect(share).toBeGreaterThanOrEqual(0.5)
    expect(share).toBeLessThanOrEqual(0.92)
  }
})

test('another world has other days, and the same outlook on average', () => {
  const planned = plannedFor('BA', 178, 'JFK', 'LHR', '2027-03-01', 20)
  const days = Array.from({ length: 200 }, (_, at) => dayNumber(addDays('2027-03-01', at)))
  const outcomes = (world: string) => days.map((day) => JSON.stringify(outcomeOf(world, planned, outlook(planned), { day, minutes: 420 })))
  expect(outcomes('one')).not.toEqual(outcomes('other'))
  expect(outcomes('one')).toEqual(outcomes('one'))
})
