import { DAY, dayNumber, weekdayOf } from '../../../core/dates.ts'

/** `s` northern summer timetable, `w` northern winter timetable, as the industry divides the year. */
export type Season = 's' | 'w'

/** Days since 1970 of the last such weekday (0 Sunday) of a month (1–12). */
function last(weekday: number, month: number, year: number): number {
  const end = dayNumber(`${year}-${String(month).padStart(2, '0')}-31`)
  return end - weekdayOf(end - weekday)
}

/** Summer runs from the last Sunday of March to the last Saturday of October. */
export function createSeasons(): (day: number) => Season {
  const years = new Map<number, readonly [number, number]>()
  return (day) => {
    const year = new Date(day * DAY).getUTCFullYear()
    let summer = years.get(year)
    if (summer === undefined) {
      // The last Saturday that still has a Sunday after it: the change of the clocks begins the winter.
      summer = [last(0, 3, year), last(0, 10, year) - 1]
      years.set(year, summer)
    }
    return day >= summer[0] && day <= summer[1] ? 's' : 'w'
  }
}
