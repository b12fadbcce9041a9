import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { LADDERS } from '../src/sandbox/making/fares/classes.ts'
import { createFares, type Fare, type FareQuery } from '../src/sandbox/making/fares/fares.ts'
import { type Itinerary, itineraries } from '../src/sandbox/making/flying/connections.ts'
import { faultsOf } from './faults.ts'
import { atlas, fares, nameOf, seed, someBigPair, someDate, timetable, today } from './making-atlas.ts'

const totalOf = ({ base, taxes }: Fare): number => taxes.reduce((sum, { amount }) => sum + amount, base)
const query = (more: Partial<FareQuery> = {}): FareQuery => ({ today, cabin: 'Y', seats: 1, roundTrip: true, ...more })
const search = (from: string, to: string, date: string): Itinerary[] => itineraries(timetable, atlas, { from: [from], to: [to], date })
const written = ({ flights }: Itinerary): string => flights.map(nameOf).join(' + ')

const someItinerary = fc
  .tuple(someBigPair, someDate, fc.nat())
  .map(([[from, to], date, at]) => {
    const list = search(from, to, date)
    return list[at % Math.max(1, list.length)]
  })
  .filter((itinerary): itinerary is Itinerary => itinerary !== undefined)

/** The lowest price of a direction, non-stop and of all. */
function lowest(from: string, to: string, date: string, more: Partial<FareQuery> = {}): { nonStop: number; any: number } {
  const priced = search(from, to, date).flatMap((itinerary) => {
    const [fare] = fares.of(itinerary, query(more))
    return fare === undefined ? [] : [{ stops: itinerary.flights.length - 1, total: totalOf(fare) }]
  })
  const least = (list: typeof priced): number => Math.min(...list.map(({ total }) => total))
  return { nonStop: least(priced.filter(({ stops }) => stops === 0)), any: least(priced) }
}

test('return trips cost about what they cost, by days ahead', () => {
  // Lowest non-stop return, EUR, a week's stay, from 1, 14, 30, 60, 120 and 240 days ahead of 2026-11-20; Sydney with a stop.
  const expected: Record<string, readonly number[]> = {
    'MAD-JFK': [537, 454, 444, 338, 328, 363],
    'LHR-JFK': [624, 541, 521, 428, 409, 474],
    'MAD-BCN': [133, 111, 110, 87, 86, 94],
    'LHR-MAD': [258, 208, 205, 151, 152, 172],
    'JFK-LAX': [407, 321, 308, 236, 236, 263],
    'LHR-SIN': [1248, 1016, 953, 734, 687, 818],
    'MAD-EZE': [1166, 939, 905, 638, 621, 742],
    'SYD-LAX': [1211, 929, 905, 671, 674, 754],
    'LHR-SYD': [1577, 1299, 1201, 881, 894, 1023],
    'DEL-BOM': [106, 92, 86, 66, 65, 75],
    'BOM-DXB': [202, 167, 154, 119, 117, 135],
  }
  for (const [route, prices] of Object.entries(expected)) {
    const [from = '', to = ''] = route.split('-')
    const ratios = [1, 14, 30, 60, 120, 240].map((days, index) => {
      const [out, back] = [lowest(from, to, addDays(today, days)), lowest(to, from, addDays(today, days + 7))]
      const total = route === 'LHR-SYD' ? out.any + back.any : out.nonStop + back.nonStop
      return total / (prices[index] ?? 1)
    })
    for (const ratio of ratios) {
      expect(ratio, route).toBeGreaterThan(0.75)
      expect(ratio, route).toBeLessThan(1.4)
    }
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
    expect(Math.abs(Math.log(mean)), route).toBeLessThan(Math.log(1.25))
  }
})

test('every fare is whole: taxes, a class on each flight, seats for those who asked', () => {
  fc.assert(
    fc.property(
      someItinerary,
      fc.constantFrom('Y', 'W', 'J', 'F'),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (itinerary, cabin, seats, roundTrip) => {
        const flown = written(itinerary)
        for (const { base, taxes, segments } of fares.of(itinerary, query({ cabin, seats, roundTrip }))) {
          const codes = taxes.map(({ code }) => code)
          const faults = [
            ...faultsOf(flown, {
              'costs something': base > 5,
              'has taxes, each once': codes.length > 0 && new Set(codes).size === codes.length,
              'has taxes with a code and an amount': taxes.every(({ code, amount }) => /^[A-Z][A-Z0-9]$/.test(code) && amount > 0),
              'has a segment for each flight': segments.length === itinerary.flights.length,
              'is in the cabin that was asked for': segments.some((segment) => segment.cabin === cabin),
            }),
            ...segments.flatMap((segment) =>
              faultsOf(`${flown} ${segment.fareBasis} ${segment.bookingClass}`, {
                'has seats for those who asked': segment.seats >= seats && segment.seats <= 9,
                'has a fare basis of its class':
                  /^[A-Z][HL][XW](\d\d)?[RO]\d[A-Z0-9+]$/.test(segment.fareBasis) && segment.fareBasis[0] === segment.bookingClass,
                'has a class of its cabin': LADDERS[segment.cabin].some(({ letter }) => letter === segment.bookingClass),
              }),
            ),
          ]
          expect(faults).toEqual([])
        }
      },
    ),
    { numRuns: 250 },
  )
})

test('families go from the cheapest to the dearest, and a freer one is never cheaper', () => {
  const freedom = { no: 0, fee: 1, free: 2 }
  fc.assert(
    fc.property(someItinerary, fc.constantFrom('Y', 'J'), (itinerary, cabin) => {
      const list = fares.of(itinerary, query({ cabin }))
      const bases = list.map(({ base }) => base)
      expect(bases).toEqual(bases.toSorted((a, b) => a - b))
      const rules = list.map(({ segments: [first] }) => freedom[first?.family.changes ?? 'no'] + freedom[first?.family.refund ?? 'no'])
      if (rules.length > 1) expect(rules.at(-1)).toBeGreaterThanOrEqual(rules[0] ?? 0)
    }),
    { numRuns: 200 },
  )
})

test('fewer seats left never lower a price, and more travellers never do', () => {
  fc.assert(
    fc.property(someItinerary, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 60 }), (itinerary, seats, taken) => {
      const price = (world: typeof fares, wanted: number): number => {
        const [fare] = world.of(itinerary, query({ seats: wanted }))
        return fare === undefined ? Number.POSITIVE_INFINITY : totalOf(fare)
      }
      const fuller = createFares({ atlas, seed, sold: () => ({ Y: taken }) })
      expect(price(fuller, seats), written(itinerary)).toBeGreaterThanOrEqual(price(fares, seats))
      expect(price(fares, seats + 1)).toBeGreaterThanOrEqual(price(fares, seats))
    }),
    { numRuns: 150 },
  )
})

test('the days ahead alone never put a trip into a dearer class', () => {
  const step = (itinerary: Itinerary, days: number): number => {
    const [fare] = fares.of(itinerary, query({ today: addDays(itinerary.flights[0]?.date ?? today, -days) }))
    return LADDERS.Y.findIndex(({ letter }) => letter === fare?.segments[0]?.bookingClass)
  }
  fc.assert(
    fc.property(someItinerary, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }), (itinerary, days, more) => {
      expect(step(itinerary, days + more), written(itinerary)).toBeGreaterThanOrEqual(step(itinerary, days))
    }),
    { numRuns: 200 },
  )
})

test('business costs more than premium economy, which costs more than economy', () => {
  fc.assert(
    fc.property(someItinerary, (itinerary) => {
      const prices = (['Y', 'W', 'J', 'F'] as const).flatMap((cabin) => {
        const [fare] = fares.of(itinerary, query({ cabin }))
        return fare === undefined ? [] : [totalOf(fare)]
      })
      expect(new Set(prices).size).toBe(prices.length)
      expect(prices, written(itinerary)).toEqual(prices.toSorted((a, b) => a - b))
    }),
    { numRuns: 200 },
  )
})

test('one way costs more than half a return, on long flights much more', () => {
  const [long] = search('MAD', 'JFK', '2027-03-01')
  const [short] = search('MAD', 'LHR', '2027-03-01')
  const ratio = (itinerary: Itinerary | undefined): number => {
    if (itinerary === undefined) return Number.NaN
    const [half, single] = [true, false].map((roundTrip) => fares.of(itinerary, query({ roundTrip }))[0])
    return half && single ? totalOf(single) / totalOf(half) : Number.NaN
  }
  expect(ratio(long)).toBeGreaterThan(1.15)
  expect(ratio(short)).toBeGreaterThan(1.02)
  expect(ratio(short)).toBeLessThan(1.06)
})

test('a stop is cheaper than none, but never half as dear', () => {
  for (const [from, to] of [
    ['MAD', 'JFK'],
    ['LHR', 'SIN'],
    ['FRA', 'BKK'],
    ['CDG', 'NRT'],
    ['GRU', 'LIS'],
  ] as const) {
    const { nonStop, any } = lowest(from, to, '2027-02-09')
    expect(any, `${from}-${to}`).toBeLessThanOrEqual(nonStop)
    expect(any, `${from}-${to}`).toBeGreaterThan(nonStop / 2)
  }
})

test('summer and Christmas cost more than winter', () => {
  const price = (date: string): number => lowest('MAD', 'JFK', date, { today: addDays(date, -60) }).nonStop
  const winter = price('2027-01-20')
  expect(price('2027-07-16')).toBeGreaterThan(winter * 1.15)
  expect(price('2027-12-21')).toBeGreaterThan(winter * 1.1)
})

test('a full flight is not sold', () => {
  const [itinerary] = search('MAD', 'JFK', '2027-03-01')
  const full = createFares({ atlas, seed, sold: () => ({ Y: 500 }) })
  expect(itinerary && full.of(itinerary, query())).toEqual([])
  expect(itinerary && full.of(itinerary, query({ cabin: 'J' }))).not.toEqual([])
})

test('short parts without the asked cabin are flown in the next one below', () => {
  const itinerary = search('BIO', 'JFK', '2027-03-01').find(
    ({ flights: [first, second] }) => atlas.aircraft(first?.aircraft ?? '')?.body === 'T' && second?.carrier === 'IB',
  )
  const [fare] = itinerary ? fares.of(itinerary, query({ cabin: 'J' })) : []
  expect(fare?.segments.map(({ cabin }) => cabin)).toEqual(['Y', 'J'])
})

test('taxes are those of the country that one leaves and the one that one enters', () => {
  const codes = (from: string, to: string, cabin: 'Y' | 'J' = 'Y'): Record<string, number> => {
    const itinerary = search(from, to, '2027-03-01').find(({ flights }) => flights.length === 1)
    const [fare] = itinerary ? fares.of(itinerary, query({ cabin })) : []
    return Object.fromEntries((fare?.taxes ?? []).map(({ code, amount }) => [code, amount]))
  }
  expect(Object.keys(codes('LHR', 'MAD')).sort()).toEqual(['GB', 'UB'])
  expect(Object.keys(codes('MAD', 'JFK')).sort()).toEqual(['JD', 'OG', 'QV', 'US', 'XA', 'XY', 'YC', 'YQ'])
  expect(Object.keys(codes('JFK', 'LAX')).sort()).toEqual(['AY', 'US', 'XF', 'ZP'])
  expect(codes('LHR', 'JFK', 'J').GB).toBeGreaterThan(2 * (codes('LHR', 'JFK').GB ?? 0))
})
