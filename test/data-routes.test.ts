import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAtlas } from '../src/sandbox/data/atlas.ts'

const atlas = createAtlas((name) => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url)))
const carriers = (from: string, to: string): string[] =>
  (atlas.routesFrom(from).get(to) ?? []).map(({ airline, season }) => airline + season)

test('Madrid to New York is flown by American, Delta, Iberia and Air Europa', () => {
  expect(carriers('MAD', 'JFK')).toEqual(['AA', 'DL', 'IB', 'UX'])
})

test('every route has two known ends, flies both ways, and by known airlines', () => {
  const routes = atlas.airports().flatMap(({ iata }) => [...atlas.routesFrom(iata)].map(([to, there]) => ({ from: iata, to, there })))
  const wrong = routes.filter(
    ({ from, to, there }) =>
      atlas.airport(to)?.iata !== to ||
      to === from ||
      JSON.stringify(atlas.routesFrom(to).get(from)) !== JSON.stringify(there) ||
      there.length === 0 ||
      there.some(({ airline }) => atlas.airline(airline) === undefined),
  )
  expect(wrong).toEqual([])
  expect(routes.length).toBeGreaterThan(30_000)
})

test('nowhere has no routes', () => {
  expect(atlas.routesFrom('ZZZ').size).toBe(0)
})

test('summer sun is flown in summer and snow in winter', () => {
  expect(carriers('FRA', 'JTR')).toContain('4Ys')
  expect(carriers('KEF', 'INN')).toContain('FIw')
})

test('hubs are airports where the airline flies, with as many destinations as it has there', () => {
  for (const airline of atlas.airlines()) {
    for (const [hub, count] of airline.hubs) {
      const served = [...atlas.routesFrom(hub).values()].filter((there) => there.some((carrier) => carrier.airline === airline.iata))
      expect(served.length, `${airline.iata} ${hub}`).toBe(count)
      expect(count).toBeGreaterThanOrEqual(4)
    }
    const counts = [...airline.hubs.values()]
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  }
  expect([...(atlas.airline('LH')?.hubs.keys() ?? [])].slice(0, 2)).toEqual(['FRA', 'MUC'])
  expect([...(atlas.airline('EK')?.hubs.keys() ?? [])]).toEqual(['DXB'])
})

test('airlines have the alliances of late 2026', () => {
  const members = (letter: string): string =>
    atlas
      .airlines()
      .filter((airline) => airline.alliance === letter)
      .map((airline) => airline.iata)
      .join(' ')
  expect(members('O')).toBe('AA AS AT AY BA CX FJ IB JL MH NU QF QR RJ UL WY')
  expect(members('S')).toBe('A3 AC AI AV AZ BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH')
  expect(members('T')).toBe('AF AM AR CI DL FM GA KE KL KQ ME MF MU RO SK SV UX VN VS')
})

test('airlines that ended sell nothing, and Asiana ends in December 2026', () => {
  for (const code of ['NK', 'OG', '3K', 'UK', 'HA', 'OK', '5W', 'CL', 'AB', 'JJ']) expect(atlas.airline(code)).toBeUndefined()
  expect(atlas.airline('OZ')?.until).toEqual({ date: '2026-12-16', successor: 'KE' })
  expect(atlas.airlines().filter((airline) => airline.until)).toHaveLength(1)
})

test('an airline asked for alone is the same as in the whole list', () => {
  expect(atlas.airlines()).toContain(atlas.airline('IB'))
  expect(atlas.airline('IB')).toMatchObject({ icao: 'IBE', name: 'Iberia', country: 'ES', alliance: 'O', kind: 'F' })
})

test('every airline has aircraft that reach each of its destinations and may land there', () => {
  const wrong: string[] = []
  for (const { iata } of atlas.airports()) {
    const allowed = atlas.typesAllowed(iata)
    for (const [to, there] of atlas.routesFrom(iata)) {
      const distance = atlas.distance(iata, to)
      for (const { airline } of there) {
        const types = [...atlas.routeTypes(airline, iata, to), ...atlas.fleet(airline, distance).map(({ type }) => type)]
        const reaches = types.some((type) => (atlas.aircraft(type)?.stage ?? 0) >= distance * 0.97)
        const lands = allowed.length === 0 || types.some((type) => allowed.includes(type))
        if (!reaches || !lands) wrong.push(`${airline} ${iata}-${to} ${Math.round(distance)} km`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('an A380 goes where everybody expects one', () => {
  expect(atlas.routeTypes('EK', 'DXB', 'LHR')).toEqual(['388'])
  expect(atlas.routeTypes('EK', 'LHR', 'DXB')).toEqual(['388'])
  expect(atlas.routeTypes('IB', 'MAD', 'BCN')).toEqual([])
})

test('seats fit into their rows, cabins do not overlap, and exits are in rows', () => {
  const types = new Set(
    atlas.airlines().flatMap(({ iata }) => [500, 3000, 8000].flatMap((distance) => atlas.fleet(iata, distance).map(({ type }) => type))),
  )
  for (const type of types) {
    for (const { cabins, exitRows } of atlas.aircraft(type)?.layouts ?? []) {
      for (const [index, cabin] of cabins.entries()) {
        const abreast = cabin.abreast.split('-').reduce((sum, block) => sum + Number(block), 0)
        const places = abreast * (cabin.lastRow - cabin.firstRow + 1)
        expect(cabin.seats, type).toBeLessThanOrEqual(places)
        expect(cabin.seats, type).toBeGreaterThan(places * 0.75)
        expect(cabin.firstRow, type).toBeGreaterThan(cabins[index - 1]?.lastRow ?? 0)
      }
      for (const row of exitRows)
        expect(
          cabins.some((cabin) => row >= cabin.firstRow && row <= cabin.lastRow),
          `${type} ${row}`,
        ).toBe(true)
    }
  }
  expect(types.size).toBeGreaterThan(50)
})

test('routes have their frequencies and numbers, well-known ones first', () => {
  expect(atlas.frequency('AA', 'JFK', 'LHR')).toEqual({
    weekly: { s: 28, w: 28 },
    numbers: [
      [100, 101],
      [104, 105],
      [106, 107],
      [142, 141],
    ],
    later: [],
  })
  expect(atlas.frequency('AA', 'LHR', 'JFK')).toBeUndefined()
  expect(atlas.frequency('AA', 'JFK', 'ZZZ')).toBeUndefined()
  expect(atlas.frequency('IB', 'MAD', 'BCN')).toMatchObject({ weekly: { s: 130, w: 130 } })
  expect(atlas.frequency('IB', 'MAD', 'JTR')?.weekly.w).toBe(0)
  expect(atlas.numbered('AA', 141)).toEqual({ home: 'JFK', away: 'LHR' })
  expect(atlas.numbered('AA', 9999)).toBeUndefined()
})

test('every airline flies each of its routes from one end, as often as its numbers allow, and each number on one route', () => {
  let rotations = 0
  const faults: string[] = []
  for (const { iata, until, takesOver } of atlas.airlines()) {
    const taken = new Set<number>()
    const claim = (number: number, route: string): void => {
      if (taken.has(number) || number < 1 || number > 9999) faults.push(`${iata}${number} ${route}`)
      taken.add(number)
    }
    for (const { home, away, frequency } of servicesOf(iata)) {
      const { weekly, numbers, later } = frequency
      const rotationsOfDay = Math.ceil(Math.max(weekly.s, weekly.w) / 7)
      if (numbers.length !== rotationsOfDay || later.length !== (until ? rotationsOfDay : 0)) faults.push(`${iata} ${home}-${away}`)
      rotations += numbers.length
      for (const number of numbers.flat()) claim(number, home + away)
    }
    for (const code of takesOver)
      for (const { home, away, frequency } of servicesOf(code)) for (const number of frequency.later.flat()) claim(number, home + away)
  }
  expect(faults).toEqual([])
  expect(rotations).toBeGreaterThan(75_000)
})

const carriersOf = new Map<string, { readonly from: string; readonly to: string }[]>()
for (const { iata: from } of atlas.airports())
  for (const [to, there] of atlas.routesFrom(from))
    for (const { airline } of there) carriersOf.set(airline, [...(carriersOf.get(airline) ?? []), { from, to }])

/** An airline's services, each under its home. Fails where a route has none, or two. */
function servicesOf(airline: string) {
  const routes = carriersOf.get(airline) ?? []
  const found = routes.flatMap(({ from, to }) => {
    const frequency = atlas.frequency(airline, from, to)
    return frequency === undefined ? [] : [{ home: from, away: to, frequency }]
  })
  expect(found.length * 2, airline).toBe(routes.length)
  return found
}

test('numbers below 1000 are for long flights and well-known ones, and Iberia numbers its routes from Madrid first', () => {
  expect(atlas.frequency('LH', 'FRA', 'BLR')?.numbers[0]?.[0]).toBeLessThan(1000)
  expect(atlas.frequency('LH', 'FRA', 'VLC')?.numbers[0]?.[0]).toBeGreaterThan(1000)
  expect(atlas.frequency('IB', 'MAD', 'VLC')?.numbers[0]?.[0]).toBeLessThan(2000)
})

test('one route is the same asked for alone as in the whole list, and the stops between two airports are those that both have', () => {
  const from = atlas.routesFrom('MAD')
  expect(atlas.carriers('MAD', 'JFK')).toEqual(from.get('JFK'))
  expect(atlas.carriers('MAD', 'ZZZ')).toEqual([])
  expect(atlas.carriers('ZZZ', 'MAD')).toEqual([])
  const to = atlas.routesFrom('JFK')
  const stops = atlas.stopsBetween('MAD', 'JFK')
  expect(stops.map(({ via }) => via)).toEqual([...from.keys()].filter((via) => to.has(via)))
  for (const { via, out, on } of stops) {
    expect(out).toBeCloseTo(atlas.distance('MAD', via), -1)
    expect(on).toBeCloseTo(atlas.distance(via, 'JFK'), -1)
  }
  expect(atlas.stopsBetween('MAD', 'ZZZ')).toEqual([])
})

test('changing planes takes longer where bags are collected', () => {
  expect(atlas.connectionTimes('VIE').domesticDomestic).toBe(25)
  expect(atlas.connectionTimes('JFK').internationalDomestic).toBe(120)
  expect(atlas.connectionTimes('BHX')).toEqual({
    domesticDomestic: 45,
    domesticInternational: 60,
    internationalDomestic: 90,
    internationalInternational: 60,
    terminalChange: 0,
  })
  expect(atlas.connectionTimes('LHR').terminalChange).toBe(30)
})

test('terminals are known at big airports, and not made up elsewhere', () => {
  expect(atlas.terminal('MAD', 'IB')).toBe('4')
  expect(atlas.terminal('MAD', 'UX')).toBe('1')
  expect(atlas.terminal('JFK', 'IB')).toBe('8')
  expect(atlas.terminal('JFK', 'DL')).toBe('4')
  expect(atlas.terminal('LHR', 'BA')).toBe('5')
  expect(atlas.terminal('DXB', 'EK')).toBe('3')
  expect(atlas.terminal('LAX', 'B6')).toBeUndefined()
  expect(atlas.terminal('LHR', 'ZZ')).toBeUndefined()
  expect(atlas.terminal('SCQ', 'IB')).toBeUndefined()
})
