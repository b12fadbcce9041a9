import { dayNumber } from '../../../core/dates.ts'
import { daysIn } from '../../../core/months.ts'
import { monthAt } from '../fares/calendar.ts'
import type { Link } from '../flying/links.ts'
import { createSeasons } from '../flying/seasons.ts'

/**
 * How many fly on a link in a month of any year. The network is the one of today in every year: nobody kept the old ones, so a month of 2015
 * is a month of its season. What differs is the pandemic, and what chance makes of a year elsewhere.
 */

/** World traffic against the same month of 2019, percent, January 2020 to December 2023 (from IATA’s monthly analyses of the passenger market; own knowledge). */
const PANDEMIC: readonly number[] = [
  ...[102, 86, 47, 6, 9, 14, 20, 25, 27, 29, 30, 30],
  ...[28, 25, 33, 35, 37, 40, 47, 44, 47, 51, 53, 55],
  ...[50, 55, 59, 63, 69, 71, 75, 74, 74, 74, 75, 77],
  ...[84, 85, 88, 91, 96, 94, 96, 96, 97, 98, 99, 98],
]

/**
 * What was left of a month's flights. Borders closed and people stayed in their countries: in December 2020, at 30 % of all, domestic travel
 * was at 57 % and international at 15 %, which these two powers give.
 */
function left(month: string, domestic: boolean): number {
  const at = (Number(month.slice(0, 4)) - 2020) * 12 + Number(month.slice(5)) - 1
  return ((PANDEMIC[at] ?? 100) / 100) ** (domestic ? 0.5 : 1.5)
}

/** Who is meant: those who live at the city, those who visit it, or both as they come. */
export type Whose = 'residents' | 'visitors' | 'all'

/** A month's demand at one end or both, 1 being an average month. */
function demand({ airport, other }: Link, month: number, whose: Whose): number {
  if (whose === 'residents') return monthAt(airport, month)
  if (whose === 'visitors') return monthAt(other, month)
  return (monthAt(airport, month) + monthAt(other, month)) / 2
}

/** Demand of a place that has a summer, by month; a winter place has it half a year later. */
const PEAK = [0.8, 0.8, 0.85, 0.83, 0.97, 1.1, 1.22, 1.2, 1.05, 0.9, 0.8, 0.85]

/**
 * How demand swells within a timetable. Links with far more flights in summer peak in July and August, those with more in winter in January
 * and February; the more lopsided the timetable, the sharper the peak.
 */
function swell(link: Link, month: number, whose: Whose): number {
  const { s, w } = link.weekly
  const lopsided = (s - w) / Math.max(1, s + w)
  const peak = PEAK[lopsided < 0 ? (month + 6) % 12 : month] ?? 1
  const sharp = Math.abs(lopsided)
  return demand(link, month, whose) ** (0.6 * (1 - sharp)) * peak ** Math.min(2, 2.2 * sharp)
}

export interface Volume {
  readonly flights: number
  readonly travellers: number
}

/** Days of a month in the summer timetable and in the winter one. */
function seasonDays(month: string): { s: number; w: number } {
  const seasonOf = createSeasons()
  const days = daysIn(month)
  const s = days.filter((day) => seasonOf(dayNumber(day)) === 's').length
  return { s, w: days.length - s }
}

/** A month as links are looked at in it. */
export function volumesIn(month: string): (link: Link, whose?: Whose) => Volume {
  const days = seasonDays(month)
  const at = Number(month.slice(5)) - 1
  return (link, whose = 'all') => {
    const { weekly, seats, load, domestic } = link
    const scheduled = ((weekly.s * days.s + weekly.w * days.w) / 7) * left(month, domestic)
    const swollen = swell(link, at, whose)
    // Most of a peak is met by more flights, the rest by fuller ones.
    return { flights: scheduled * swollen ** 0.7, travellers: scheduled * swollen * seats * load }
  }
}
