/** Which day of which year a written day is, decided by the whole document. */

import { dayNumber, dayOfWeek, isDate } from '../../../core/dates.ts'
import type { DateMark } from './dates.ts'

export interface Day {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** The year was not written. */
  readonly guessed: boolean
}

export interface Calendar {
  readonly dayOf: (mark: DateMark) => Day | undefined
}

const two = (number: number): string => String(number).padStart(2, '0')
/** `2027-03-04` */
export const iso = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`

const fits = (date: string, weekday: number | undefined): boolean => isDate(date) && (weekday === undefined || dayOfWeek(date) === weekday)

/**
 * Whether the document writes the month first: by days over 12 and weekdays, which can be meant but one way; where these tell nothing by days also
 * written in words, of which one may be another day by chance; else by its language.
 */
function monthFirst(marks: readonly DateMark[], american: boolean): boolean {
  const said = new Set(marks.filter(({ either }) => !either).map(({ month, day }) => `${month} ${day}`))
  let [proofs, likenesses] = [0, 0]
  for (const { either, first, day, month, year, weekday } of marks) {
    if (first !== undefined) proofs += first === 'month' ? 1 : -1
    if (!either) continue
    if (said.has(`${day} ${month}`)) likenesses++
    if (said.has(`${month} ${day}`)) likenesses--
    if (weekday === undefined || year === undefined) continue
    if (fits(iso(year, day, month), weekday) && !fits(iso(year, month, day), weekday)) proofs++
    if (fits(iso(year, month, day), weekday) && !fits(iso(year, day, month), weekday)) proofs--
  }
  const votes = proofs || likenesses
  return votes === 0 ? american : votes > 0
}

/** Days of one journey. */
const NEAR = 14
/** Days from which on two are hardly of one journey. */
const FAR = 60
const isNear = (one: string, other: string, days = NEAR): boolean => Math.abs(dayNumber(one) - dayNumber(other)) <= days

/** The candidate nearest to a day, those after it before those before it. */
function nearest(candidates: readonly string[], base: string): string | undefined {
  const cost = (date: string): number => {
    const days = dayNumber(date) - dayNumber(base)
    return days >= -2 ? days : -4 * days + 60
  }
  return [...candidates].sort((a, b) => cost(a) - cost(b))[0]
}

/** Days in a year: what was a year before all was written is of something else. */
const YEAR = 365
/** Of days told in full those that a journey may lie near: no day of long ago, such as that of a law, where another is nearer. */
function ofJourney(days: readonly string[], base: string): readonly string[] {
  const recent = days.filter((day) => dayNumber(base) - dayNumber(day) < YEAR)
  return recent.length > 0 ? recent : days
}

/** Days in the years before all days told in full in which no short year lies: `12:11.12.11.` is two days that a picture ran together, and not of 2011. */
const LONG_AGO = 3 * YEAR

/**
 * Reads the marks of a document. `base` is the day it was written, or today; a year that is not written is the one that lies nearest to the days
 * whose year is written, else to `base`, and that agrees with the weekday.
 */
export function calendarOf(marks: readonly DateMark[], base: string, american: boolean): Calendar {
  const flip = monthFirst(marks, american)
  const turned = (mark: DateMark): DateMark =>
    mark.either && flip && fits(iso(mark.year ?? 2024, mark.day, mark.month), mark.year === undefined ? undefined : mark.weekday)
      ? { ...mark, day: mark.month, month: mark.day }
      : mark

  const told = marks.flatMap((mark) => {
    const { year, month, day, weekday, isShortYear } = turned(mark)
    const date = year === undefined ? '' : iso(year, month, day)
    return isDate(date) && Math.abs(dayNumber(date) - dayNumber(base)) < 365 * 15 ? [{ date, weekday, isShortYear }] : []
  })
  const [earliest] = told.flatMap(({ date, isShortYear }) => (isShortYear ? [] : date)).sort()
  const isMisread = (date: string, isShortYear: true | undefined): boolean =>
    isShortYear === true && earliest !== undefined && dayNumber(earliest) - dayNumber(date) > LONG_AGO
  const written = told.flatMap(({ date, isShortYear }) => (isMisread(date, isShortYear) ? [] : date))

  function dayOf(mark: DateMark): Day | undefined {
    const { year, month, day, weekday, isShortYear } = turned(mark)
    if (year !== undefined) {
      const date = iso(year, month, day)
      return isDate(date) && year > 1990 && !isMisread(date, isShortYear) ? { date, guessed: false } : undefined
    }
    const years = new Set([...written, base].map((date) => Number(date.slice(0, 4))).flatMap((one) => [one - 1, one, one + 1]))
    const possible = [...years].map((one) => iso(one, month, day)).filter((date) => isDate(date))
    const right = possible.filter((date) => fits(date, weekday))
    const choices = right.length > 0 ? right : possible
    // `so` is a Saturday in Czech and a Sunday in German: what is told with its year in the same words is the same day.
    const again = told.find((one) => weekday !== undefined && one.weekday === weekday && possible.includes(one.date))?.date
    const same = again !== undefined && written.includes(again) ? again : written.find((date) => choices.includes(date))
    if (same) return { date: same, guessed: false }
    // A document is written before the journey: the earliest day that is told in full is the best anchor there is.
    const near = ofJourney([...written].sort(), base)
    const anchors = near.length > 0 ? near : [base]
    const best = anchors.map((anchor) => nearest(choices, anchor)).filter((date) => date !== undefined)
    const anchored =
      near.length > 0 && near.every((one) => one < base)
        ? nearest(choices, near[0] ?? base)
        : nearest([...new Set(best)], anchors[0] ?? base)
    // `Join by 31 December and save`: far from the journey, the one day that is told in full says nothing of it, and what is to come is near. What
    // stands below such a day may be the way back.
    const at = marks.indexOf(mark)
    const isFirst = at < 0 || marks.slice(0, at).every((one) => one.year === undefined)
    const isOfOther = isFirst && anchored !== undefined && near.length > 0 && near.every((one) => one > base && !isNear(one, anchored, FAR))
    const date = isOfOther ? nearest(choices, base) : anchored
    // `lördag 28 november 2026` above `(sön 29 nov)`: the weekday and a day of the same journey say which year it is.
    const isSaid = weekday !== undefined && date !== undefined && right.includes(date) && written.some((one) => isNear(one, date))
    return date === undefined ? undefined : { date, guessed: !isSaid }
  }

  return { dayOf }
}
