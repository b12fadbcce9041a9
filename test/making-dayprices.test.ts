import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { createLedger, inMemory } from '../src/sandbox/ledger.ts'
import { cheapestReturn, createDayPrices, type DayPrice, reversed } from '../src/sandbox/making/fares/dayprices.ts'
import { createOutlook } from '../src/sandbox/making/fares/outlook.ts'
import { carriers } from '../src/sandbox/making/flying/carriers.ts'
import { atlas, fares, seed, someBigPair, timetable, today } from './making-atlas.ts'

/** Prices of days without a whole search: what is left out, and that nothing is invented. */

const now = Date.parse(`${today}T12:00:00Z`)
const world = { seed, now: () => now, atlas, timetable, fares, ledger: createLedger(inMemory) }
const euro = atlas.currency('EUR')
if (!euro) throw new Error('no euro')
const allow = carriers(world, { included: undefined, excluded: undefined, blacklisted: false })
const terms = { currency: euro, allow, roundTrip: true }
const all = createDayPrices(world, { ...terms, nonStop: false })
const straight = createDayPrices(world, { ...terms, nonStop: true })
const moment = { today, now }

const someDay = fc.integer({ min: 1, max: 180 }).map((days) => addDays(today, days))
const directionOf = ([from, to]: readonly [string, string]) => ({ from: [from], to: [to] })
const lowest = (prices: readonly DayPrice[]): number => prices[0]?.price ?? Number.POSITIVE_INFINITY
const few = { numRuns: 25 }

test('without stops nothing is left out', () => {
  fc.assert(
    fc.property(someBigPair, someDay, (pair, date) => {
      const direction = directionOf(pair)
      const [told, found] = [straight.along(direction, date, [], moment), straight.whole(direction, date, moment)].map((prices) =>
        prices.toSorted((a, b) => a.price - b.price || a.departs - b.departs || (a.family < b.family ? -1 : 1)),
      )
      expect(told).toEqual(found)
      expect(straight.learn(direction, [date], moment)).toEqual([])
      expect(straight.guess(direction, date, 4)).toEqual([])
    }),
    few,
  )
})

test('the ways that were cheapest on a day give that day its lowest price, or nearly', () => {
  fc.assert(
    fc.property(someBigPair, someDay, (pair, date) => {
      const direction = directionOf(pair)
      const paths = all.learn(direction, [date], moment)
      const [told, found] = [lowest(all.along(direction, date, paths, moment)), lowest(all.whole(direction, date, moment))]
      expect(told).toBeLessThanOrEqual(found)
      // A connection that another one beats in time is not sold, and may be cheaper.
      if (found < Number.POSITIVE_INFINITY) expect(told).toBeGreaterThan(found * 0.85)
    }),
    few,
  )
})

test('prices come cheapest first, for flights between the two ends by airlines that may sell them', () => {
  fc.assert(
    fc.property(someBigPair, someDay, (pair, date) => {
      const direction = directionOf(pair)
      const found = all.along(direction, date, all.guess(direction, date, 4), moment)
      expect(found.map(({ price }) => price)).toEqual(found.map(({ price }) => price).toSorted((a, b) => a - b))
      for (const { from, to, departs, arrives, price } of found) {
        expect([from, to]).toEqual(pair)
        expect(arrives).toBeGreaterThan(departs)
        expect(price).toBeGreaterThan(0)
      }
    }),
    few,
  )
})

test('ways turned round twice are as they were', () => {
  const paths = all.guess({ from: ['MAD'], to: ['SYD'] }, '2027-03-01', 4)
  expect(paths.length).toBeGreaterThan(0)
  expect(reversed(reversed(paths))).toEqual(paths)
  expect(reversed(paths)[0]?.from.iata).toBe('SYD')
})

const hours = 3_600_000
const somePrices = (from: number) =>
  fc
    .array(
      fc.record({
        price: fc.integer({ min: 1, max: 40 }),
        family: fc.constantFrom('O', 'S', 'IB'),
        departs: fc.integer({ min: 0, max: 30 }),
      }),
      {
        maxLength: 8,
      },
    )
    .map((list) =>
      list
        .map(({ price, family, departs }) => ({
          price,
          family,
          from: 'MAD',
          to: 'JFK',
          departs: (from + departs) * hours,
          arrives: (from + departs + 8) * hours,
        }))
        .sort((a, b) => a.price - b.price),
    )

test('the cheapest way out and back is that of trying all: one family first, and nobody leaves before having landed', () => {
  fc.assert(
    fc.property(somePrices(0), somePrices(12), (outs, backs) => {
      const pairs = outs.flatMap((out) =>
        backs
          .filter((back) => back.departs - out.arrives >= hours)
          .map((back) => ({ same: out.family === back.family, price: out.price + back.price })),
      )
      const together = pairs.filter(({ same }) => same)
      const possible = (together.length > 0 ? together : pairs).map(({ price }) => price)
      expect(cheapestReturn(outs, backs)?.price).toBe(possible.length > 0 ? Math.min(...possible) : undefined)
    }),
  )
})

test('the likely cheapest days are all the days, each once, with all the days of return', () => {
  const days = Array.from({ length: 60 }, (_, at) => addDays('2026-12-01', at))
  const outlook = createOutlook(days, [3, 4, 5], today)
  const [madrid, sydney, tokyo] = ['MAD', 'SYD', 'HND'].map((code) => atlas.airport(code))
  if (!madrid || !sydney || !tokyo) throw new Error('no such airports')
  for (const goal of [sydney, tokyo]) {
    const likely = outlook(madrid, goal)
    expect(likely.map(({ date }) => date).sort()).toEqual(days)
    expect([...(likely[0]?.returnDates() ?? [])].sort()).toEqual([3, 4, 5].map((stay) => addDays(likely[0]?.date ?? '', stay)))
  }
  // Christmas is nobody's cheapest time, and the weekend is dearer than midweek.
  const dates = outlook(madrid, tokyo).map(({ date }) => date)
  expect(dates[0]?.slice(0, 7)).toBe('2027-01')
  expect(dates.indexOf('2026-12-26')).toBeGreaterThan(30)
})
