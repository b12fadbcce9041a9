import { addDays } from './dates.ts'

/** Calendar months as text, `2026-09`. */

/** `2026-09-14` → `2026-09` */
export const monthOf = (date: string): string => date.slice(0, 7)

/** Month `by` months later, or earlier where negative. */
export function addMonths(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The twelve months of a year. */
export const monthsIn = (year: string): string[] => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** The days of a month, `YYYY-MM-DD`. */
export const daysIn = (month: string): string[] =>
  Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, at) => addDays(`${month}-01`, at))
