import { expect, test } from 'vitest'
import { isLongHaul } from '../src/sandbox/making/fares/markets.ts'
import { createTaxes } from '../src/sandbox/making/fares/taxes.ts'
import { isBlacklisted } from '../src/sandbox/making/flying/blacklist.ts'
import { layoutOf } from '../src/sandbox/making/flying/equipment.ts'
import { borderless, fiscalCountry } from '../src/sandbox/making/regions.ts'
import { atlas } from './making-atlas.ts'

const airportOf = (iata: string) => {
  const airport = atlas.airport(iata)
  if (airport === undefined) throw new Error(`no airport ${iata}`)
  return airport
}
const taxesOf = createTaxes()
const taxes = (route: string, fare: number, longHaul = false): Record<string, number> =>
  Object.fromEntries(
    taxesOf({ airports: route.split('-').map(airportOf), cabin: 'Y', longHaul })(fare).map(({ code, amount }) => [code, amount]),
  )

test('domestic fares in the United States bear the excise tax, and fees for each flight', () => {
  expect(taxes('JFK-LAX', 200)).toEqual({ US: 15, AY: 4.95, ZP: 4.6, XF: 4 })
  expect(taxes('JFK-DEN-LAX', 100)).toEqual({ US: 7.5, AY: 4.95, ZP: 9.2, XF: 8 })
  expect(taxes('JFK-DEN-SFO-LAX', 100)).toEqual({ US: 7.5, AY: 4.95, ZP: 13.8, XF: 8 })
})

test('abroad the taxes do not follow the fare', () => {
  expect(taxes('JFK-LHR', 200, true)).toEqual(taxes('JFK-LHR', 900, true))
  expect(taxes('JFK-LHR', 200, true)).toEqual({ US: 20.7, AY: 4.95, XF: 4 })
  expect(taxes('MAD-JFK-LAX', 200, true)).toMatchObject({ US: 20.7, XF: 4 })
  expect(taxes('MAD-LHR-EDI', 200)).toMatchObject({ JD: 14.7, UB: 5.68 })
})

test('the territories of the United States are one country with them for taxes and borders', () => {
  expect(['PR', 'VI', 'GU', 'MP', 'AS', 'US', 'CA'].map(fiscalCountry)).toEqual(['US', 'US', 'US', 'US', 'US', 'US', 'CA'])
  expect([borderless('PR', 'US'), borderless('PR', 'DO')]).toEqual([true, false])
  expect(taxes('SJU-JFK', 200)).toEqual(taxes('BOS-JFK', 200))
  expect(taxes('SJU-MAD', 200, true)).toMatchObject({ US: 20.7 })
})

test('a flight is long haul from 3,500 km on, but never within a country', () => {
  const far = (from: string, to: string): boolean => isLongHaul(airportOf(from), airportOf(to), atlas.distance(from, to))
  expect([far('MAD', 'JFK'), far('MAD', 'LHR'), far('BOS', 'SFO'), far('JFK', 'HNL'), far('HNL', 'GUM')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('the airlines of the EU Air Safety List may not fly there, others of their countries may', () => {
  expect(['SU', 'FV', 'S7', 'U6', '9V', 'IA', 'TC'].filter((code) => !isBlacklisted(atlas, code))).toEqual([])
  expect(['WZ', 'A4', 'DT', 'IB', 'TK'].filter((code) => isBlacklisted(atlas, code))).toEqual([])
})

test('leisure airlines without a loyalty programme fly wide bodies with more seats', () => {
  const wide = atlas.aircraft('333')
  const leisure = atlas.airlines().filter(({ kind, iata }) => kind === 'H' && atlas.fares(iata).families.some(({ cabin }) => cabin === 'J'))
  if (wide === undefined) throw new Error('no A330')
  expect(wide.layouts.map(({ name }) => name)).toContain('LCC')
  for (const airline of leisure)
    expect(layoutOf(atlas, airline, wide, 7000), airline.iata).toBe(
      atlas.fares(airline.iata).programme === '' ? 'LCC' : wide.layouts[0]?.name,
    )
  expect(leisure.some(({ iata }) => atlas.fares(iata).programme === '')).toBe(true)
})
