import { expect, test } from 'vitest'
import { clockOf } from '../src/core/durations.ts'
import { gazetteer } from './documents.ts'

/** How far clocks on the wall are ahead of UTC. */

test.each([
  ['2027-03-01T10:40', 'Europe/Madrid', '+01:00'],
  ['2027-07-01T10:40:00', 'Europe/Madrid', '+02:00'],
  ['2027-03-01', 'America/New_York', '-05:00'],
  ['2027-03-01T10:40', 'Asia/Kolkata', '+05:30'],
  ['2027-03-01T10:40', 'America/St_Johns', '-03:30'],
  ['2027-01-01T10:40', 'Europe/London', '+00:00'],
  // The night on which clocks go forward.
  ['2027-03-28T01:59', 'Europe/Madrid', '+01:00'],
  ['2027-03-28T03:01', 'Europe/Madrid', '+02:00'],
])('at %s in %s it is %s', (moment, zone, expected) => {
  expect(clockOf(moment, zone, gazetteer.offset)).toBe(expected)
})
