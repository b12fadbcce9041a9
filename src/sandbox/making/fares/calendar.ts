import { dayNumber, weekdayOf } from '../../../core/dates.ts'
import type { Airport } from '../../data/atlas.types.ts'

/** When people travel: months, weekdays and holidays, 1 being an average day. */

const MONTHS = [0.88, 0.9, 0.97, 1, 1, 1.1, 1.22, 1.2, 1.03, 0.97, 0.9, 1.08]
const WEEKDAYS = [1.12, 0.98, 0.93, 0.94, 1, 1.1, 1.02]

/** Travel in a month (0–11) at one end: in the south half the northern year and half its mirror, since summer there is in January. */
export function monthAt(airport: Pick<Airport, 'latitude'>, month: number): number {
  const north = MONTHS[month] ?? 1
  return airport.latitude < -10 ? (north + (MONTHS[(month + 6) % 12] ?? 1)) / 2 : north
}

export const monthBetween = (from: Airport, to: Airport, date: string): number => {
  const month = Number(date.slice(5, 7)) - 1
  return (monthAt(from, month) + monthAt(to, month)) / 2
}

/** Travel on the weekday of a day counted from 1970-01-01. */
export const weekdayAt = (day: number): number => WEEKDAYS[weekdayOf(day)] ?? 1

/** Easter Sunday of a year in days since 1970 (the Gregorian computus of Meeus, Jones and Butcher). */
export function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayNumber(`${year}-0${Math.floor(f / 31)}-${String((f % 31) + 1).padStart(2, '0')}`)
}

/** First days of the lunar year, as published by observatories. */
const LUNAR_NEW_YEARS =
  '2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08'.split(' ')
const LUNAR = new Set('CN HK MO TW KR VN SG'.split(' '))

/** Names the holidays that a country has beside everybody's; countries of the same name have the same ones. */
export const feastsOf = (country: string): string => (LUNAR.has(country) ? 'lunar' : ['US', 'JP', 'IT'].includes(country) ? country : '')

/** The strongest holiday of a day for a trip between two countries; 1 on a common day. */
export function holiday(one: string, other: string, date: string): number {
  const monthDay = date.slice(5)
  const either = (country: string): boolean => one === country || other === country
  let strongest = monthDay >= '12-18' || monthDay <= '01-04' ? 1.22 : 1
  // The dates that Easter can have, with the week before and the day after.
  if (monthDay >= '03-14' && monthDay <= '04-26') {
    const fromEaster = dayNumber(date) - easter(Number(date.slice(0, 4)))
    if (fromEaster >= -8 && fromEaster <= 1) strongest = Math.max(strongest, 1.12)
  }
  if (either('US') && monthDay >= '11-20' && monthDay <= '12-01') {
    // Thanksgiving is the fourth Thursday of November; people travel from the Tuesday before to the Sunday after.
    const november = dayNumber(`${date.slice(0, 4)}-11-01`)
    const fromThursday = dayNumber(date) - november - ((4 - weekdayOf(november) + 7) % 7) - 21
    if (fromThursday >= -2 && fromThursday <= 3) strongest = Math.max(strongest, 1.2)
  }
  if (monthDay <= '03-01' && (LUNAR.has(one) || LUNAR.has(other))) {
    const day = dayNumber(date)
    if (LUNAR_NEW_YEARS.some((first) => Math.abs(day - dayNumber(first)) <= 7)) strongest = Math.max(strongest, 1.25)
  }
  if (either('JP') && monthDay >= '04-29' && monthDay <= '05-05') strongest = Math.max(strongest, 1.2)
  if (either('IT') && monthDay >= '08-10' && monthDay <= '08-20') strongest = Math.max(strongest, 1.15)
  return strongest
}
