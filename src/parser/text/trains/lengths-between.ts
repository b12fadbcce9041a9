/** What is written as times are, between the two times of a ride, and tells how long it takes. */

import type { Time } from '../page/marks.ts'
import { findTrains, isOfSeats } from './train-numbers.ts'

/** Behind a time that may be a length as well. */
const HOURS_BEHIND = /^\s(?:ore|hours|heures|horas|stunden|uur|timer|timmar|tuntia|godz)(?![a-z])/

/** `7:20 h`, but not `09h00` and not `09:00 Hamburg`. */
const isHours = ({ line, mark }: Time): boolean =>
  /\d:\d\d\s?h(?![a-z])/.test(line.plain.slice(mark.start, mark.end + 3)) || HOURS_BEHIND.test(line.plain.slice(mark.end))

/**
 * `22:45`, `Bus N414 · 7:20 h`, `06:05`: behind the number of what one rides in, or where one sits, between two times on other lines, one that is as long as from the one
 * to the other. Where those are written with an `h` as well it is a time of day.
 */
export function isLength(time: Time, before: Time | undefined, after: Time | undefined): boolean {
  const { line, mark } = time
  if (!before || !after || line.times.length > 1 || before.line === line || after.line === line) return false
  if ((after.mark.minutes - before.mark.minutes + 1440) % 1440 !== mark.minutes) return false
  if (isBeforeTrain(time) || isAloneAsLength(time)) return true
  if (!isHours(time) || isHours(before) || isHours(after)) return false
  const said = line.text.slice(0, mark.start)
  return findTrains(said).length > 0 || isOfSeats(said)
}

/** `│ 1 h 25`: all of a line, with nothing but signs beside it. */
const isAloneAsLength = ({ line, mark }: Time): boolean =>
  /^\d{1,2} h \d\d$/.test(line.plain.slice(mark.start, mark.end).trim()) &&
  !/[a-z\d]/.test(line.plain.slice(0, mark.start) + line.plain.slice(mark.end))

/** `2h42   TGV INOUI 6107`, `3 h 05 · IC 512`: what begins a line and is written as lengths are, at once before what one rides in. */
const isBeforeTrain = ({ line, mark }: Time): boolean =>
  /^\s*$/.test(line.plain.slice(0, mark.start)) &&
  /^\d{1,2}\s?h\s?\d\d$/.test(line.plain.slice(mark.start, mark.end).trim()) &&
  findTrains(line.text.slice(mark.end).replace(/^[\s·|,–-]+/, ''))[0]?.start === 0
