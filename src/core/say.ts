import { dayOfWeek, daysBetween } from './dates.ts'

/** Dates, times, durations and codes as people say them. */

/** From Sunday on, as `dayOfWeek` counts. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const months = 'January February March April May June July August September October November December'.split(' ')

const short = (name: string | undefined): string => name?.slice(0, 3) ?? ''

/** `2027-03-01` → `Monday` */
export const weekdayName = (date: string): string => weekdays[dayOfWeek(date)] ?? ''

/** `Mon 1 Mar` */
export const sayDay = (date: string): string => `${short(weekdayName(date))} ${Number(date.slice(8, 10))} ${monthName(date)}`

/** `Mon 1 Mar 2027` */
export const sayDate = (date: string): string => `${sayDay(date)} ${date.slice(0, 4)}`

/** `2027-03` → `Mar 2027` */
export const sayMonth = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`

/** `2027-03` → `Mar` */
export const monthName = (month: string): string => short(months[Number(month.slice(5, 7)) - 1]) || month

/** `1 Mar 2027`, of a day whose place in the week says nothing, such as that of a birth. */
export const sayBareDate = (date: string): string => sayDate(date).slice(4)

/** `2027-03-01T12:00:00` → `Mon 1 Mar 12:00` */
export const sayMoment = (dateTime: string): string => `${sayDay(dayPart(dateTime))} ${timePart(dateTime)}`

/** `2027-03-01T12:00:00` → `2027-03-01` */
export const dayPart = (dateTime: string): string => dateTime.slice(0, 10)

/** `2027-03-01T12:00:00` → `12:00` */
export const timePart = (dateTime: string): string => dateTime.slice(11, 16)

/** `2027-03-01T12:00:00` → `2027-03-01T12:00` */
export const toMinute = (dateTime: string): string => dateTime.slice(0, 16)

/** 505 → `8h25` */
export const sayMinutes = (minutes: number): string => `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`

/** 25 → `25 min`, 120 → `2 h`, 150 → `2 h 30`: for what is not in a column of a timetable. */
export function sayHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** `+1` for an arrival on the day after; empty for the same day. */
export function dayShift(from: string, to: string): string {
  const shift = daysBetween(dayPart(from), dayPart(to))
  return shift === 0 ? '' : shift > 0 ? `+${shift}` : String(shift)
}

/** `city tax` → `City tax` */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `PREMIUM_ECONOMY` → `premium economy` */
export const inWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ')
