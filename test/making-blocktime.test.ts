import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockTimes } from '../src/sandbox/making/flying/blocktime.ts'
import { atlas, someRoute } from './making-atlas.ts'

function block(from: string, to: string, aircraft = '789', carrier = 'EK'): number {
  const [one, other, stretch] = [atlas.airport(from), atlas.airport(to), atlas.stretch(from, to)]
  if (one === undefined || other === undefined || stretch === undefined) throw new Error(`no such route: ${from}-${to}`)
  return blockTimes(one, other, stretch, atlas.aircraft(aircraft), atlas.airline(carrier)?.country ?? '')[0]
}

test('Madrid to New York takes 8h25, and 7h00 back with the jet stream', () => {
  expect([block('MAD', 'JFK', '333', 'IB'), block('JFK', 'MAD', '333', 'IB')]).toEqual([505, 420])
})

test('well-known flights take about as long as published', () => {
  const published: [string, string, string, string, number][] = [
    ['MAD', 'BCN', '320', 'IB', 80],
    ['LHR', 'SIN', '388', 'SQ', 785],
    ['SIN', 'LHR', '388', 'SQ', 840],
    ['LAX', 'NRT', '789', 'NH', 700],
    ['DEL', 'SFO', '77L', 'AI', 950],
    ['LHR', 'JFK', '77W', 'BA', 485],
    ['JFK', 'LHR', '77W', 'BA', 420],
    ['CDG', 'NCE', '320', 'AF', 90],
    ['SYD', 'MEL', '73H', 'QF', 95],
    ['JFK', 'LAX', '321', 'AA', 375],
    ['FRA', 'PEK', '74H', 'CA', 560],
  ]
  for (const [from, to, aircraft, carrier, minutes] of published) {
    expect(Math.abs(block(from, to, aircraft, carrier) - minutes), `${from}-${to}`).toBeLessThanOrEqual(Math.max(10, 0.07 * minutes))
  }
})

test('any flight takes whole five minutes, at least half an hour, and the wind changes it by no more than a sixth', () => {
  fc.assert(
    fc.property(someRoute, fc.constantFrom('320', '789', 'AT7', 'CNC'), ({ from, to, airline }, aircraft) => {
      const [there, back] = [block(from, to, aircraft, airline), block(to, from, aircraft, airline)]
      expect(there % 5).toBe(0)
      expect(there).toBeGreaterThanOrEqual(40)
      expect(Math.abs(there - back) / (there + back)).toBeLessThan(1 / 6)
    }),
    { numRuns: 3000 },
  )
})

test('who may not cross Russia flies longer to the Far East', () => {
  expect(block('HEL', 'NRT', '359', 'AY')).toBeGreaterThan(block('HEL', 'NRT', '359', 'HU') * 1.2)
  expect(block('CDG', 'PVG', '77W', 'AF')).toBeGreaterThan(block('CDG', 'PVG', '77W', 'MU') * 1.08)
  expect(block('CDG', 'DXB', '77W', 'AF')).toBe(block('CDG', 'DXB', '77W', 'EK'))
})

test('a propeller takes longer than a jet, the more the farther', () => {
  expect(block('MAD', 'BJZ', 'AT7') - block('MAD', 'BJZ', '320')).toBeGreaterThan(10)
  expect(block('ANC', 'BET', 'CNC') / block('ANC', 'BET', '73H')).toBeGreaterThan(1.8)
})

test('the jet stream blows to the east, strongest where it usually lies, and hinders as much as it helps', () => {
  const wind = (from: string, to: string): number => atlas.stretch(from, to)?.wind ?? Number.NaN
  expect(wind('JFK', 'MAD')).toBeGreaterThan(0.6)
  expect(wind('JFK', 'MAD')).toBe(-wind('MAD', 'JFK'))
  expect(Math.abs(wind('SIN', 'PER'))).toBeLessThan(0.1)
  fc.assert(
    fc.property(someRoute, ({ from, to }) => {
      expect(wind(from, to) + wind(to, from)).toBeCloseTo(0)
    }),
  )
})
