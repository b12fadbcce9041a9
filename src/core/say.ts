import { dayOfWeek, daysBetween } from './dates.ts'

/** Dates, times, durations and codes as people say them. */

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Mon 1 Mar` */
export const sayDay = (date: string): string =>
  `${days[dayOfWeek(date)]} ${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1]}`

/** `Mon 1 Mar 2027` */
export const sayDate = (date: string): string => `${sayDay(date)} ${date.slice(0, 4)}`

/** `2027-03` → `Mar 2027` */
export const sayMonth = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`

/** `2027-03` → `Mar` */
export const monthName = (month: string): string => months[Number(month.slice(5, 7)) - 1] ?? month

/** `2027-03-01T12:00:00` → `2027-03-01` */
export const dayPart = (dateTime: string): string => dateTime.slice(0, 10)

/** `2027-03-01T12:00:00` → `12:00` */
export const timePart = (dateTime: string): string => dateTime.slice(11, 16)

/** `2027-03-01T12:00:00` → `2027-03-01T12:00` */
export const toMinute = (dateTime: string): string => dateTime.slice(0, 16)

/** 505 → `8h25` */
export const sayMinutes = (minutes: number): string => `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`

/** `+1` for an arrival on the day after; empty for the same day. */
export function dayShift(from: string, to: string): string {
  const shift = daysBetween(dayPart(from), dayPart(to))
  return shift === 0 ? '' : shift > 0 ? `+${shift}` : String(shift)
}

/** `PREMIUM_ECONOMY` → `premium economy` */
export const inWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ')

/** Minutes between two local times at the same place. */
export const minutesBetween = (from: string, to: string): number => Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000)
