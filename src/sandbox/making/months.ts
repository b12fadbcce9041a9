import { addDays } from '../../core/dates.ts'

/** Calendar months as text, `2026-09`, as statistics have them. */

/** Month `by` months later, or earlier where negative. */
export function addMonths(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export const monthsOf = (year: string): string[] => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)

/** The days of a month, `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The first month that there are figures for. */
export const firstMonth = '2011-01'

/** The last month that is over. Where clocks are farthest ahead of UTC it is over 14 hours earlier, and somebody there may ask. */
export const lastMonth = (now: number): string => addMonths(new Date(now + 14 * 3_600_000).toISOString().slice(0, 7), -1)
