/** On which of the days of a page a train leaves, and on which it arrives. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { cellAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { DateAt, Time } from '../page/marks.ts'

const isIn = (cell: Cell | undefined, { start }: { readonly start: number }): boolean =>
  cell !== undefined && start >= cell.start && start < cell.end

/** The last day above a time; of two that stand together, `23.07. – 24.07.`, the first. */
function lastAbove(time: Time, dates: readonly DateAt[]): DateAt | undefined {
  const last = dates.findLast(({ position, line }) => position < time.position && time.line.index - line.index < 60)
  return dates.find(({ line }) => line === last?.line)
}

/** Lines from the times of a ride to the day below them. */
const DAY_BELOW = 3

const dayBelow = (time: Time, dates: readonly DateAt[]): DateAt | undefined =>
  dates.find(({ position, line }) => position > time.position && line.index - time.line.index <= DAY_BELOW)

/** Whether a line tells a day and nothing else. */
const isDayAlone = ({ line, mark }: DateAt): boolean =>
  line.text.slice(0, mark.start).trim() === '' && line.text.slice(mark.end).trim() === ''

/**
 * Whether rows of times, two at least, have each a line below that is a day alone, as a cell of two lines makes it: `OUT   IC 520   Ulm   10:38` above
 * `10/03/2027`. Above the first no such line stands.
 */
function areUnderRows(dates: readonly DateAt[], times: readonly Time[]): boolean {
  const alone = new Set(dates.filter(isDayAlone).map(({ line }) => line.index))
  const told = new Set(dates.map(({ line }) => line.index))
  const rows = [...new Set(times.map(({ line }) => line.index))].filter((index) => !told.has(index))
  const [first = 0] = rows
  return rows.length > 1 && !alone.has(first - 1) && rows.every((index) => alone.has(index + 1))
}

/** Times from which on it is no chance that below each of them stands a day. */
const SEVERAL = 3

/**
 * Whether the first of all times has no day with it or above, and one just below: then so have the others. A heading may tell the day of the first once
 * more where all times, the last of them, too, have one below them before the next.
 */
export function areDaysBelow(dates: readonly DateAt[], all: readonly Time[]): boolean {
  // `acquisto effettuato il 02/03/2027 alle ore 11:08`: the hour of a day on which nobody leaves.
  const times = all.filter(({ line }) => line.dates.length === 0 || dates.some((date) => date.line === line))
  const leaving = dates.filter(({ isArrival }) => !isArrival)
  const [first] = times
  if (!first) return false
  if (areUnderRows(leaving, times)) return true
  if (!leaving.some(({ line }) => line.index <= first.line.index)) return dayBelow(first, leaving) !== undefined
  return (
    times.length >= SEVERAL &&
    times.every((time, at) => {
      const below = dayBelow(time, dates)
      const next = times[at + 1]
      return below !== undefined && below.line !== time.line && (!next || (next.line !== below.line && below.position < next.position))
    })
  )
}

/** The day of leaving at a time: in its cell, else before it on its line, else above, else just below. */
export function dayFor(time: Time, all: readonly DateAt[], isDayBelow = false): DateAt | undefined {
  const leaving = all.some(({ isArrival }) => isArrival) ? all.filter(({ isArrival, line }) => !isArrival || line === time.line) : all
  const dates = leaving.length > 0 ? leaving : all
  const cell = cellAt(time.line, time.mark.start)
  // `23:13   11:01 (Sat 6 Feb)`: a day in the cell of another time is that one's.
  const isOfOther = ({ mark }: DateAt): boolean =>
    !isIn(cell, mark) && time.line.times.some((other) => other !== time.mark && isIn(cellAt(time.line, other.start), mark))
  const own = dates.filter((date) => date.line === time.line && !isOfOther(date))
  return (
    own.find(({ mark }) => isIn(cell, mark)) ??
    own.findLast(({ mark }) => mark.end <= time.mark.start) ??
    own[0] ??
    (isDayBelow ? dayBelow(time, dates) : undefined) ??
    lastAbove(time, dates) ??
    dates.find(({ position, line }) => position > time.position && line.index - time.line.index < 14)
  )
}

/** `23:35` above `30 Apr`, in its column where both lines have as many, or of several times and as many days the one of its place in the row. */
function isUnder({ line, mark }: DateAt, { line: above, mark: time }: Time): boolean {
  if (line.index !== above.index + 1 || line.times.length > 0) return false
  if (above.cells.length === 1 || line.cells.length < above.times.length) return line.dates[0]?.start === 0
  const [cell, own] = [cellAt(line, mark.start), cellAt(above, time.start)]
  const areAsMany = above.times.length > 1 && line.dates.length === above.times.length
  if (areAsMany && line.dates.indexOf(mark) === above.times.indexOf(time)) return true
  return cell !== undefined && own !== undefined && line.cells.indexOf(cell) === above.cells.indexOf(own)
}

/** `14.07.2022   15.07.2022` just above `03:00   09:00`, the first of them being the day of leaving. */
function isSecondAbove({ line, mark }: DateAt, dates: readonly DateAt[], departs: Time, arrives: Time, day: string): boolean {
  if (departs.line !== arrives.line || line.index !== departs.line.index - 1) return false
  const [first, second] = dates.filter((other) => other.line === line)
  if (first?.date !== day || second?.mark !== mark) return false
  return departs.line.times[0] === departs.mark && departs.line.times[1] === arrives.mark
}

/** Days from leaving to arriving: trains cross continents. */
export const LONGEST_DAYS = 4

/** The day of arriving: the one told with it, else that of leaving, or the next where the clock says so. */
export function dayOfArrival(dates: readonly DateAt[], departs: Time, arrives: Time, day: string): string {
  const isNext = arrives.mark.minutes < departs.mark.minutes
  const possible = dates.filter(({ date }) => date >= (isNext ? addDays(day, 1) : day) && daysBetween(day, date) <= LONGEST_DAYS)
  const cell = cellAt(arrives.line, arrives.mark.start)
  const told =
    possible.find(({ line, mark }) => line === arrives.line && isIn(cell, mark) && !(line === departs.line && isIn(cell, departs.mark))) ??
    possible.find(
      ({ line, position }) =>
        line === arrives.line && (line !== departs.line || (position > departs.position && position < arrives.position)),
    ) ??
    // `DEPARTS   ARRIVES (Fri Oct 22)` above the two times
    possible.find(({ isArrival, line }) => isArrival && line.index < arrives.line.index && line.index >= departs.line.index - 1) ??
    // A day under its time, where the other has its own there too.
    possible.find((date) => isUnder(date, arrives) && dates.some((other) => other !== date && isUnder(other, departs))) ??
    // Two days in one row, and the two times in the next.
    possible.find((date) => isSecondAbove(date, dates, departs, arrives, day))
  return told?.date ?? addDays(day, Math.max(arrives.mark.later, isNext ? 1 : 0))
}
