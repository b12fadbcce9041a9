import { dayNumber, dayOfWeek } from '../../core/dates.ts'
import { holiday, monthOf } from './calendar.ts'
import type { BookingClass } from './classes.ts'
import type { Trip } from './trips.ts'

/** Months from which on it is high season. */
const HIGH = 1.05

/** `QLX14R2S`: class, low or high season, X midweek or W weekend, days ahead if any, return or one way, the family's rank from 1 and the initial of its last word. */
export function fareBasis(
  { letter, ahead }: BookingClass,
  { from, to, date }: Trip,
  roundTrip: boolean,
  family: string,
  rank: number,
): string {
  const season = monthOf(from, to, date) >= HIGH || holiday(from.country, to.country, dayNumber(date)) > 1 ? 'H' : 'L'
  const weekday = dayOfWeek(date)
  const week = weekday === 0 || weekday >= 5 ? 'W' : 'X'
  const days = ahead > 0 ? String(ahead).padStart(2, '0') : ''
  const initial = family.split(' ').at(-1)?.[0]?.toUpperCase() ?? 'S'
  return `${letter}${season}${week}${days}${roundTrip ? 'R' : 'O'}${rank}${initial}`
}
