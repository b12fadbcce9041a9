import { addDays, dayOfWeek, isDate } from '../core/dates.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** `yesterday`, `today`, `tomorrow`, `fri`, `+10d`, `+2w`, `2027-03-01` as `YYYY-MM-DD`; undefined for anything else. */
export function readDay(text: string, today: string): string | undefined {
  const word = text.trim().toLowerCase()
  if (isDate(word)) return word
  if (word === 'yesterday') return addDays(today, -1)
  if (word === 'today') return today
  if (word === 'tomorrow') return addDays(today, 1)
  const [, count, unit] = /^\+(\d{1,4})([dw])$/.exec(word) ?? []
  if (count) return addDays(today, Number(count) * (unit === 'w' ? 7 : 1))
  const weekday = word.length < 3 ? -1 : weekdays.findIndex((name) => name.startsWith(word))
  // The next one: `fri` on a Friday is the Friday in a week, since whoever means today says so.
  return weekday < 0 ? undefined : addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1)
}

/** The day it is on the calendar of this machine. */
export function localDay(now: number): string {
  const date = new Date(now)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
