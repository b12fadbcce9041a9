import { expect, test } from 'vitest'
import { dayNumber, dayOf, isDate, nextWeekday } from '../src/core/dates.ts'
import { clockOf } from '../src/core/durations.ts'
import { gazetteer } from './documents.ts'

/** How far clocks on the wall are ahead of UTC, and the calendar beside them. */

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

test('days are counted as the calendar has them, through leap years and centuries', () => {
  const days = (from: string, to: string) => Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => dayNumber(from) + at)
  const told = [...days('1899-12-30', '1904-03-01'), ...days('1969-12-30', '2001-01-02'), ...days('2096-01-01', '2104-12-31')]
  expect(told.filter((day) => dayOf(day) !== new Date(day * 86_400_000).toISOString().slice(0, 10))).toEqual([])
  expect(told.filter((day) => dayNumber(dayOf(day)) !== day)).toEqual([])
  expect(['0001-01-01', '0999-02-28', '2027-03-01', '9999-12-31'].map((date) => dayOf(dayNumber(date)))).toEqual([
    '0001-01-01',
    '0999-02-28',
    '2027-03-01',
    '9999-12-31',
  ])
})

test('a date exists where the calendar of the engine has it', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const years = ['0000', '0001', '0004', '0100', '1600', '1899', '1900', '2000', '2026', '2027', '2028', '2100', '2400', '9999']
  const dates = years.flatMap((year) =>
    Array.from({ length: 100 * 100 }, (_, at) => `${year}-${two(Math.floor(at / 100))}-${two(at % 100)}`),
  )
  const isThere = (date: string): boolean => {
    const instant = Date.parse(`${date}T00:00:00Z`)
    return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === date
  }
  expect(dates.filter((date) => isDate(date) !== isThere(date))).toEqual([])
  for (const text of ['', '2027-3-01', '2027-03-01T', ' 2027-03-01', '2027-03-01\n', '+12027-03-01'])
    expect([text, isDate(text)]).toEqual([text, false])
})

test('the next such day of the week is never the day itself', () => {
  // A Friday.
  expect([0, 4, 5, 6].map((weekday) => nextWeekday('2027-01-01', weekday))).toEqual([
    '2027-01-03',
    '2027-01-07',
    '2027-01-08',
    '2027-01-02',
  ])
})
