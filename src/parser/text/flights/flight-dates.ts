/** Which of the days on a page is that of a time of a flight. */

import { addDays, dayOfWeek } from '../../../core/dates.ts'
import { WEEKDAYS } from '../days/months.ts'
import { cellAt } from '../page/around.ts'
import type { Anchor, DateAt, Time } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'

/** Lines from two days to the first of their times. */
const FEW = 8

/** Lines from the first time of a flight to its day below, where each of its ends has a line for its time, its town and its terminal. */
const LEG = 13

/** The day of a time: in its cell, on its line, before it in the window, after it in the window, else the last one before the window. */
export function dateOf(
  page: Page,
  time: Time | undefined,
  inside: readonly DateAt[],
  all: readonly DateAt[],
  start: number,
  anchor: Anchor,
): DateAt | undefined {
  if (!time) return inside[0] ?? all.findLast(({ position }) => position < start)
  const shared = inside.filter((date) => date.line === time.line)
  const earlier = all.findLast(({ line, mark }) => line === time.line && mark.end <= time.mark.start)
  if (earlier && shared.length > 0 && shared.every((date) => isOfNext(date, time))) return earlier
  const line = shared.filter((date) => !isOfAnother(date, time))
  const cell = cellAt(time.line, time.mark.start)
  const near = (list: readonly DateAt[]): DateAt | undefined =>
    [...list].sort(
      (a, b) =>
        Math.min(Math.abs(a.mark.end - time.mark.start), Math.abs(a.mark.start - time.mark.end)) -
        Math.min(Math.abs(b.mark.end - time.mark.start), Math.abs(b.mark.start - time.mark.end)),
    )[0]
  return (
    near(line.filter(({ mark }) => cell !== undefined && mark.start >= cell.start && mark.start < cell.end)) ??
    near(line) ??
    belowWeekday(time, all) ??
    besideFlight(anchor, all) ??
    inColumn(page, time, all) ??
    firstOfTwo(page, time, all) ??
    underEach(page, time, all) ??
    inside.findLast(({ position }) => position < time.position) ??
    belowInBlock(page, time, inside, all) ??
    behind(page, time, inside, all) ??
    all.findLast(({ position, line: { index } }) => position < time.position && time.line.index - index < 40) ??
    inside.find(({ position }) => position > time.position) ??
    near(shared)
  )
}

/** Where two days stand by themselves, side by side or one below the other, before the two times they are of: the first is that on which one leaves. */
function firstOfTwo(page: Page, time: Time, all: readonly DateAt[]): DateAt | undefined {
  const [one, other] = all.filter(({ position, line }) => position < time.position && time.line.index - line.index < FEW).slice(-2)
  if (!one || !other || other.date !== addDays(one.date, 1)) return undefined
  const isFree = ({ line, mark }: DateAt): boolean => line.times.length === 0 && !/[a-z]{5}/.test(line.plain.slice(mark.end))
  const between = (from: number, to: number): readonly Line[] => page.lines.slice(from + 1, to).filter(({ plain }) => plain.trim() !== '')
  const days = one.line === other.line ? 2 : 1
  return [one, other].every((date) => date.line.dates.length === days && isFree(days === 2 ? other : date)) &&
    between(one.line.index, other.line.index).length === 0 &&
    between(other.line.index, time.line.index).every(({ times, flights }) => times.length + flights.length === 0)
    ? one
    : undefined
}

/** The one day on the line of a flight's number, where no time is. */
function besideFlight({ line }: Anchor, all: readonly DateAt[]): DateAt | undefined {
  const beside = all.filter((date) => date.line === line)
  return beside.length === 1 && line.times.length === 0 && line.flights.length === 1 ? beside[0] : undefined
}

/** Where days stand in a row of their own, as many as the times above or below them: that of the same column. */
function inColumn(page: Page, { line, mark }: Time, all: readonly DateAt[]): DateAt | undefined {
  const count = line.times.length
  if (count < 2) return undefined
  const rowAt = (index: number): readonly DateAt[] => {
    const row = page.lines[index]?.times.length === 0 ? all.filter((date) => date.line.index === index) : []
    return row.length === count ? row : []
  }
  const near = (index: number, step: 1 | -1): readonly DateAt[] =>
    [1, 2].map((by) => rowAt(index + by * step)).find((row) => row.length > 0) ?? []
  // The first row of times tells whether days stand above theirs.
  const first = page.lines.slice(Math.max(0, line.index - 60), line.index).find(({ times }) => times.length === count)?.index ?? line.index
  return near(line.index, near(first, -1).length > 0 ? -1 : 1)[line.times.indexOf(mark)]
}

/** The day under a time in its block, where the last day before it stands in another block. */
function belowInBlock(page: Page, time: Time, inside: readonly DateAt[], all: readonly DateAt[]): DateAt | undefined {
  const isApart = (from: number, to: number): boolean => page.lines.slice(from + 1, to).some(({ plain }) => plain.trim() === '')
  const below = inside.find(({ position }) => position > time.position)
  const above = all.findLast(({ position }) => position < time.position)
  const own = time.line.index
  if (!below || !above || below.line.index - own > 4 || isApart(own, below.line.index) || !isApart(above.line.index, own)) return undefined
  const day = below.line.index
  // The day after, behind another time, is that on which one arrives.
  const isBehindTime =
    below.line.times.some(({ end }) => end <= below.mark.start) || page.lines.slice(own + 1, day).some(({ times }) => times.length > 0)
  const isLater = isBehindTime && below.date === addDays(above.date, 1)
  if (isLater) return undefined
  // A day nearer to the time below it is the day of that.
  return page.lines.slice(day + 1, 2 * day - own).some(({ times }) => times.length > 0) ? undefined : below
}

/** The day under a time, where most times that stand as it does have theirs so: right under it or, below one alone on its line, under its place. */
function underEach(page: Page, time: Time, all: readonly DateAt[]): DateAt | undefined {
  if (time.line.dates.length > 0) return undefined
  const isBare = ({ plain, times: [own] }: Line): boolean => own !== undefined && plain.trim() === plain.slice(own.start, own.end).trim()
  const dayOf = (line: Line, step: 1 | -1): Line | undefined => {
    const near = [1, 2, 3].slice(0, isBare(line) ? 3 : 1).map((by) => page.lines[line.index + by * step])
    const last = near.findIndex((one) => one === undefined || one.times.length + one.dates.length + one.flights.length > 0)
    return near[last]?.dates.length === 1 && near[last]?.times.length === 0 ? near[last] : undefined
  }
  const day = dayOf(time.line, 1)
  const below = all.find(({ line }) => line === day)
  if (!below) return undefined
  const alone = page.lines.filter((line) => line.times.length === 1 && line.dates.length === 0 && (isBare(line) || !isBare(time.line)))
  const under = alone.filter((line) => dayOf(line, 1))
  const above = alone.filter((line) => dayOf(line, -1))
  return under.length > 2 && 4 * under.length >= 3 * alone.length && above.length < under.length ? below : undefined
}

/** The day after a time, where that of the first flight of the page stands behind its times as well. */
function behind(page: Page, time: Time, inside: readonly DateAt[], all: readonly DateAt[]): DateAt | undefined {
  const flight = page.lines.find(({ flights }) => flights.length > 0)
  const first = flight && page.lines.slice(flight.index).find(({ times }) => times.length > 0)
  const below = all.find(({ position, line }) => position > time.position && line.index - time.line.index < LEG)
  const isOwn =
    below &&
    below.line.times.length === 0 &&
    page.lines.slice(time.line.index, below.line.index).filter(({ flights }) => flights.length > 0).length < 2
  const [date = isOwn ? below : undefined, more] = inside
  const begin = all[0]?.line.index ?? 0
  // `06:10`, `FR 7046`, `Fri, 7 May`, `10:05`: the one day between the times of each flight, below its number.
  const number = flightBelow(page, time)
  const isAmid =
    flight !== undefined &&
    more === undefined &&
    begin > flight.index &&
    // A list of seats is of flights as well, with no times.
    page.lines.slice(Math.max(0, flight.index - FEW / 2), flight.index + 1).some(({ times }) => times.length > 0) &&
    time.line.index < number &&
    number <= (date?.line.index ?? -1)
  return first && date && (begin > first.index || isAmid) && date.position > time.position ? date : undefined
}

/** The line of the next number of a flight, right below a time; -1 where there is none. */
const flightBelow = ({ lines }: Page, { line: { index } }: Time): number =>
  lines.slice(index, index + FEW / 2).find(({ flights }) => flights.length > 0)?.index ?? -1

/** The day in the line below a time, where the line of the time has its weekday alone. */
function belowWeekday({ line }: Time, all: readonly DateAt[]): DateAt | undefined {
  const weekdays = line.cells.map(({ start, end }) => WEEKDAYS.get(line.plain.slice(start, end).replace(/[.,:]*\s*$/, '')))
  return all.find(({ line: { index }, date }) => index === line.index + 1 && weekdays.includes(dayOfWeek(date)))
}

/** `am 8. Juli um 9 Uhr, an 10:25 Uhr, zurück am 12. Juli`: a day after the next time is of what follows. */
const isOfNext = ({ mark, line }: DateAt, time: Time): boolean =>
  line.times.some(({ start, end }) => start > time.mark.start && end <= mark.start) && mark.start > time.mark.end

/** `Depart 11:25   Arrive 08:00 (Fri 5 Feb)`: the day in brackets after a time, or in the cell of another, is that of the other. */
function isOfAnother({ mark, line }: DateAt, time: Time): boolean {
  const cell = cellAt(line, mark.start)
  const hasOwnDay = line.dates.some(({ end }) => end <= time.mark.start)
  // `10 Jul 27   London 1150   Perth 11 Jul 1140`: in the cell of a later time, before it.
  const isLaters =
    cell !== undefined && time.mark.end <= cell.start && line.times.some(({ start }) => start >= mark.end && start < cell.end)
  if (isLaters && hasOwnDay) return true
  // `2035 10 APR 27 0710`: the day between an evening and a morning is that of the morning.
  const next = line.times.find(({ start }) => start >= mark.end)
  const isOvernight = cell !== undefined && next !== undefined && next.end <= cell.end && next.minutes < time.mark.minutes
  if (isOvernight && time.mark.start >= cell.start && time.mark.end <= mark.start) return true
  const last = line.times.findLast(({ end }) => end <= mark.start)
  if (!last || last.start <= time.mark.start) return false
  const isInCell = cell !== undefined && last.start >= cell.start
  return (
    /^\s?\(/.test(line.plain.slice(last.end, mark.start)) ||
    // `Mon 1 Mar   21:30   00:20   Tue 2 Mar`, and `10JAN27   0140 0640 11JAN27   OK   10JAN28`, which is valid until the last.
    (hasOwnDay && (isInCell || line.dates.at(-1)?.end === mark.end)) ||
    (isInCell && time.mark.start < cell.start)
  )
}
