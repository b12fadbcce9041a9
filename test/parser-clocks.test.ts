import { expect, test } from 'vitest'
import { aheadWhen, shownAt, writtenShown } from '../src/parser/clocks.ts'
import { timesOf } from '../src/parser/structured/clock-times.ts'
import { gazetteer } from './documents.ts'

const [madrid, newYork] = [gazetteer.airport('MAD'), gazetteer.airport('JFK')]

test('clocks show another hour after the night on which they are changed', () => {
  const shown = (instant: string) => writtenShown(shownAt('Europe/Madrid', Date.parse(instant), gazetteer))
  expect(shown('2027-03-28T00:59Z')).toBe('2027-03-28T01:59')
  expect(shown('2027-03-28T01:00Z')).toBe('2027-03-28T03:00')
  const ahead = (moment: string) => aheadWhen('Europe/Madrid', Date.parse(`${moment}Z`), gazetteer)
  expect(['2027-03-28T01:30', '2027-03-28T03:30'].map(ahead)).toEqual([60, 120])
})

test.each([
  ['on the clocks of both', 'Europe/Madrid', '2027-03-01T10:40', 'America/New_York', '2027-03-01T13:15', '10:40', '13:15', true],
  ['in UTC', 'UTC', '2027-03-01T09:40', 'UTC', '2027-03-01T18:15', '10:40', '13:15', true],
  ['with Z behind what clocks on the wall show', 'UTC', '2027-03-01T10:40', 'UTC', '2027-03-01T13:15', undefined, undefined, false],
  [
    'on one clock, which is not that of arriving',
    'Europe/Madrid',
    '2027-03-01T10:40',
    undefined,
    '2027-03-01T19:15',
    '10:40',
    undefined,
    true,
  ],
  ['on clocks with names of their own', 'Spain', '2027-03-01T10:40', 'East Coast', '2027-03-01T13:15', '10:40', undefined, true],
] as const)('a flight in a calendar that is told %s', (_, zone, starts, endZone, ends, departs, arrives, isAsLong) => {
  const {
    departs: leaves,
    arrives: lands,
    ...rest
  } = timesOf({ starts, ends, zone, ...(endZone && { endZone }) }, madrid, newYork, gazetteer)
  expect([leaves?.slice(11), lands?.slice(11), rest]).toEqual([departs, arrives, { isAsLong }])
})

test('a zone that no table has is unknown, and a table that cannot be read is not', () => {
  const event = { starts: '2027-03-01T10:40', ends: '2027-03-01T13:15', zone: 'Europe/Madrid', endZone: 'America/New_York' }
  const offset = (): number => {
    throw new Error('zones.tsv is broken')
  }
  expect(() => timesOf(event, madrid, newYork, { ...gazetteer, offset })).toThrow('zones.tsv is broken')
})
