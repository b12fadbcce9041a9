import { isDate } from '../../core/dates.ts'
import { isRecord } from '../../core/records.ts'
import type { Found } from '../found.ts'
import { cleanLine } from '../read/lines.ts'

/** Values out of JSON and XML, as what was found. */

/** A text of one line, of a text, a number, or what is first in a list. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = at(value, ...path)
  if (typeof found === 'number') return String(found)
  if (isRecord(found)) return textAt(found['@value'] ?? found.name)
  const text = typeof found === 'string' ? cleanLine(found) : ''
  return text === '' ? undefined : text.slice(0, 200)
}

/** What stands at a path; of a list, its first. */
export function at(value: unknown, ...path: string[]): unknown {
  const one = Array.isArray(value) ? value[0] : value
  const [step, ...rest] = path
  if (step === undefined) return one
  return isRecord(one) && Object.hasOwn(one, step) ? at(one[step], ...rest) : undefined
}

/** What is found in so many words, by a rule, or nothing. */
export const found = (value: string | undefined, rule: string, sure = 0.99): Found | undefined =>
  value === undefined ? undefined : { value, rule, sure }

/** An object without the members that are undefined. */
export const given = <T extends object>(members: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T

/**
 * A moment as local time to the minute, or a day alone. ISO 8601 in its long and short forms; what is behind the minutes, such as an
 * offset from UTC, only says which instant it is.
 */
export function momentOf(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]+(\d\d):?(\d\d)(?::?\d\d)?(?:[.,]\d+)?\s*(?:Z|[+-]\d\d:?\d\d)?)?/.exec(text ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (!isDate(date)) return undefined
  return hour === undefined || Number(hour) > 23 || Number(minute) > 59 ? date : `${date}T${hour}:${minute}`
}

/** `02-04-2018 20:40`, where programs of the United States wrote it: the month first, unless it cannot be one. */
export function slashedMoment(text: string | undefined): string | undefined {
  const [, first = '', second = '', year, time] = /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})(?:[T ,]+(\d\d:\d\d))?/.exec(text ?? '') ?? []
  if (year === undefined) return undefined
  const [month, day] = Number(first) > 12 || text?.includes('.') ? [second, first] : [first, second]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? `${date}${time ? `T${time}` : ''}` : undefined
}
