import { addDays, isDate, nextWeekday } from '../core/dates.ts'
import { lastDayOf } from '../core/months.ts'
import { weekdays } from '../core/say.ts'

/** `yesterday`, `today`, `tomorrow`, `fri`, `+10d`, `+2w`, `2027-03-01` as `YYYY-MM-DD`; undefined for anything else. */
export function readDay(text: string, today: string): string | undefined {
  const word = text.trim().toLowerCase()
  if (isDate(word)) return word
  if (word === 'yesterday') return addDays(today, -1)
  if (word === 'today') return today
  if (word === 'tomorrow') return addDays(today, 1)
  const [, count, unit] = /^\+(\d{1,4})([dw])$/.exec(word) ?? []
  if (count) return addDays(today, Number(count) * (unit === 'w' ? 7 : 1))
  const weekday = word.length < 3 ? -1 : weekdays.findIndex((name) => name.toLowerCase().startsWith(word))
  // The next one: `fri` on a Friday is the Friday in a week, since whoever means today says so.
  return weekday < 0 ? undefined : nextWeekday(today, weekday)
}

/**
 * A day or a range of days as the service writes it: `2027-03-01..05`, `2027-03-30..2027-04-02`, `fri..+10d`, two days with a comma, and `2027-03`
 * for a month; undefined for anything else. Of the month that is under way it is what is left.
 */
export function readDays(text: string, today: string): string | undefined {
  const word = text.trim()
  if (/^\d{4}-\d{2}$/.test(word) && isDate(`${word}-01`)) {
    const first = `${word}-01`
    const last = lastDayOf(word)
    return `${first < today && today <= last ? today : first},${last}`
  }
  const [from = '', end, ...more] = word.split(/\.\.|,/)
  const first = readDay(from, today)
  if (end === undefined) return first
  // `fri..sun` ends on the Sunday after that Friday.
  const byWeekday = first !== undefined && /^\s*[a-z]/i.test(end) && !/^\s*to/i.test(end)
  const last = readDay(/^\d{1,2}$/.test(end) && first ? `${first.slice(0, 8)}${end.padStart(2, '0')}` : end, byWeekday ? first : today)
  return first && last && more.length === 0 ? `${first},${last}` : undefined
}

/** The day it is on the calendar of this machine. */
export function localDay(now: number): string {
  const date = new Date(now)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
