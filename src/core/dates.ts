/** Calendar days as text, `YYYY-MM-DD`, and arithmetic on them. Days here have no zone: they are what a calendar on the wall shows. */

const DAY = 86_400_000

/** Whole days since 1970-01-01. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY)

/** The day that is so many whole days after 1970-01-01. */
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => dayOf(dayNumber(date) + days)

/** Days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** 0 Sunday … 6 Saturday. */
export const dayOfWeek = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** The UTC day of an instant in milliseconds. */
export const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** True for a date that exists: `2027-02-29` does not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && utcDay(instant) === text
}
