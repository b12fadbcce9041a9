import { isDate, isTime } from '../core/dates.ts'

/** Moments that programs wrote, only where a calendar and a clock have them. */

/**
 * A moment as local time to the minute, or a day alone. ISO 8601 in its long and short forms; what is behind the minutes, such as an
 * offset from UTC, only says which instant it is.
 */
export function momentOf(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]+(\d\d):?(\d\d)(?::?\d\d)?(?:[.,]\d+)?\s*(?:Z|[+-]\d\d:?\d\d)?)?/.exec(text ?? '') ?? []
  return momentAt(`${year}-${month}-${day}`, hour === undefined ? undefined : `${hour}:${minute}`)
}

/** `02-04-2018 20:40`, where programs of the United States wrote it: the month first, unless it cannot be one. */
export function slashedMoment(text: string | undefined): string | undefined {
  const [, first = '', second = '', year, time] = /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})(?:[T ,]+(\d\d:\d\d))?/.exec(text ?? '') ?? []
  if (year === undefined) return undefined
  const [month, day] = Number(first) > 12 || text?.includes('.') ? [second, first] : [first, second]
  return momentAt(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time)
}

/** `2027-03-01` at `10:40`, or the day alone where no clock shows that; nothing where it is no day. */
export function momentAt(day: string, time: string | undefined): string | undefined {
  if (!isDate(day)) return undefined
  return time !== undefined && isTime(time) ? `${day}T${time}` : day
}
