/** Calendar days as text, `YYYY-MM-DD`, and arithmetic on them. Days here have no zone: they are what a calendar on the wall shows. */

/** Milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Two digits of a text as a number. */
const two = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528

/** Whole days since 1970-01-01. Flights are looked for by the day a hundred thousand times, so it is reckoned (days from civil, H. Hinnant), not parsed. */
export function dayNumber(date: string): number {
  const month = two(date, 5)
  // Years begin in March, so that leap days come last.
  const year = two(date, 0) * 100 + two(date, 2) - (month <= 2 ? 1 : 0)
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + two(date, 8) - 1
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + ofYear - 719_468
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number))

/** 0001-01-01 and 9999-12-31, counted from 1970-01-01. */
const [earliest, latest] = [-719_162, 2_932_896]

/** The day that is so many days after 1970-01-01, reckoned for the same reason (civil from days, H. Hinnant); the hour of a day makes no difference. */
export function dayOf(number: number): string {
  const whole = Math.floor(number)
  if (!(whole >= earliest && whole <= latest)) return new Date(number * DAY).toISOString().slice(0, 10)
  const since = whole + 719_468
  const era = Math.floor(since / 146_097)
  const ofEra = since - era * 146_097
  const years = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365)
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch + (fromMarch < 10 ? 3 : -9)
  const year = String(years + era * 400 + (month <= 2 ? 1 : 0)).padStart(4, '0')
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

export const addDays = (date: string, days: number): string => dayOf(dayNumber(date) + days)

/** Days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** 0 Sunday … 6 Saturday, of a day counted from 1970-01-01. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7

/** 0 Sunday … 6 Saturday. */
export const dayOfWeek = (date: string): number => weekdayOf(dayNumber(date))

/** The day on which the week of a day begins. */
export const mondayOf = (date: string): string => addDays(date, -((dayOfWeek(date) + 6) % 7))

/** The first day after another that is such a day of the week, 0 Sunday … 6 Saturday. */
export const nextWeekday = (after: string, weekday: number): string => addDays(after, ((weekday - dayOfWeek(after) + 6) % 7) + 1)

/** Minutes between two local times at the same place. */
export const minutesBetween = (from: string, to: string): number => Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE)

/** The local time so many minutes before another at the same place, `2027-03-01T14:30:00`; undefined where that one cannot be read. */
export function minutesBefore(dateTime: string, minutes: number): string | undefined {
  const wall = Date.parse(`${dateTime.slice(0, 16)}Z`) - minutes * MINUTE
  return Number.isNaN(wall) ? undefined : new Date(wall).toISOString().slice(0, 19)
}

/** The UTC day of an instant in milliseconds. */
export const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Days of January to December, in years without a leap day. */
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** True for a date that exists: `2027-02-29` does not. Documents are full of what may be one, so it is reckoned as well. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [month, day] = [two(text, 5), two(text, 8)]
  const length = (lengths[month - 1] ?? 0) + (month === 2 && isLeap(two(text, 0) * 100 + two(text, 2)) ? 1 : 0)
  return day >= 1 && day <= length
}

/** True for what a clock of 24 hours shows: `24:00` is none. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** `2027-03-01` → `20270301`, as ids have it. */
export const compactDate = (date: string): string => date.replaceAll('-', '')

/** `20270301` → `2027-03-01` */
export const readCompactDate = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
