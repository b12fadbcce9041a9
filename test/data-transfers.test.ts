import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAtlas } from '../src/sandbox/data/atlas.ts'
import { packageFolder } from './wayfare.ts'

/** The table of transfers: who drives where, in what, for how much. */

const atlas = createAtlas((name) => readFileSync(join(packageFolder, 'src/sandbox/data', name)))
const transfers = await atlas.transfers()

test('it is read once, however often it is asked for', async () => {
  expect(await atlas.transfers()).toBe(transfers)
})

test('a vehicle has seats, room for bags and a factor on the private rate', () => {
  expect(transfers.vehicle('VAN')).toEqual({ code: 'VAN', name: 'Van', seats: 7, bags: 7, factor: 1.45 })
  expect(transfers.category('FC')).toEqual({ code: 'FC', name: 'First class', factor: 2.35 })
  expect([transfers.vehicle('TUK'), transfers.category('XX'), transfers.vehicle('')]).toEqual([undefined, undefined, undefined])
})

test('a country has a tariff; others share one', () => {
  expect(transfers.tariff('ES')).toEqual({
    currency: 'EUR',
    privateBase: 24,
    privateKm: 1.35,
    sharedBase: 9,
    sharedKm: 0.35,
    taxiBase: 6,
    taxiKm: 1.3,
    express: 5,
    bus: 6,
    toll: 5,
  })
  expect(transfers.tariff('ZZ')).toEqual(transfers.tariff('*'))
})

test('every currency of a tariff and every country and airport of the table is known', () => {
  const named = readFileSync(join(packageFolder, 'src/sandbox/data/transfers.tsv'), 'utf8').split('\n')
  const keys = (kind: string) =>
    named.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split('\t')[0]?.slice(kind.length + 1) ?? '')
  for (const country of keys('C')) expect(atlas.currency(transfers.tariff(country).currency), country).toBeDefined()
  for (const country of keys('C').filter((code) => code !== '*')) expect(atlas.country(country), country).toBeDefined()
  for (const airport of keys('X')) expect(atlas.airport(airport), airport).toBeDefined()
  expect(keys('X').length).toBeGreaterThan(80)
})

test('an airport has its way into the city', () => {
  expect(transfers.airportWay('MAD')).toEqual({
    kilometres: 13,
    minutes: 25,
    express: 3,
    bus: 5,
    flatTaxi: 33,
    note: 'flat fare inside the M-30',
  })
  expect(transfers.airportWay('ABZ')).toBeUndefined()
})

test('providers are in the order of their codes, and somebody drives everywhere', () => {
  const providers = transfers.providers()
  expect(providers.map(({ code }) => code)).toEqual(providers.map(({ code }) => code).toSorted())
  expect(providers.find(({ code }) => code === 'IPE')).toEqual({
    code: 'IPE',
    name: 'Ipê Transportes',
    countries: ['BR'],
    types: ['PRIVATE', 'TAXI'],
    share: 40,
  })
  expect(providers.filter(({ countries }) => countries.length === 0).map(({ code }) => code)).toEqual(['CCH', 'GLB', 'RLX', 'TXC'])
  for (const country of providers.flatMap(({ countries }) => countries)) expect(atlas.country(country), country).toBeDefined()
})

test('equipment and services are told apart', () => {
  expect(transfers.addition('CST')).toEqual({ code: 'CST', name: 'Child seat, 4-7 years', price: 5, kind: 'equipment' })
  expect(transfers.addition('MAG')).toMatchObject({ price: 8, kind: 'service' })
  expect(transfers.addition('QQQ')).toBeUndefined()
})

test('the rules of cancellation cover all the time before the pick-up, without a gap', () => {
  const rules = transfers.cancellationRules()
  expect(rules.map(({ least, most, percent }) => [least, most, percent])).toEqual([
    [24, undefined, 0],
    [3, 24, 50],
    [0, 3, 100],
  ])
})
