/** Times of a page put together in pairs: when a train leaves, and when it arrives. */

import { addDays, daysBetween } from '../../core/dates.ts'
import { kilometres } from '../../core/globe.ts'
import type { Gazetteer } from '../found.ts'
import { type DateAt, type Time, WIDE } from './marks.ts'
import { type Cell, cellAt, type Page } from './page.ts'
import type { StationMark } from './stations.ts'
import type { Placed } from './train-ends.ts'
import { isInSentence, nearOf, type Stop, type Way } from './train-stops.ts'

/** A ride from one station to another. */
export interface Leg {
  readonly departs: Stop
  readonly arrives: Stop
  readonly from: StationMark
  readonly to: StationMark
  readonly date: DateAt
  /** `YYYY-MM-DD` */
  readonly arrivalDate: string
  /** Its stations stand each with its time. */
  readonly isOwn: boolean
  readonly isNumbered: boolean
  readonly score: number
}

/** What pairs of times are judged by. */
export interface Surroundings {
  readonly page: Page
  readonly dates: readonly DateAt[]
  readonly stations: readonly Placed[]
  /** Positions of the numbers of trains. */
  readonly numbers: readonly number[]
  /** Days stand below the times they are of. */
  readonly isDayBelow?: boolean
}

/** Lines between leaving and arriving. */
const MOST_LINES = 14
/** Lines from two times to two stations that stand together. */
const MOST_ABOVE = 8
const MOST_BELOW = 4
/** Less than this is no ride. */
const LEAST = 1.5
/** Kilometres an hour of the fastest trains, and of night trains and buses with their stops; clocks may differ by an hour or two. */
const FASTEST = 330
const SLOWEST = 20
/** Rides in towns between two trains. */
const IN_TOWN = /\b(?:underground|tube|metro|subway|u-bahn|s-bahn|tram|walk|on foot|fussweg|zu fuss|a pied|a pie|a piedi|taxi)\b/i

/** Rides of a page, as the one way of telling stations that explains most of it; each time is of one ride at most. */
export function legsOf(
  surroundings: Surroundings,
  stops: readonly Stop[],
  ways: Readonly<Record<string, Way>>,
): { readonly way: string; readonly legs: readonly Leg[] } {
  const around = { ...surroundings, isDayBelow: areDaysBelow(surroundings.dates, stops) }
  const near = stops.map((stop) => nearOf(around.page, stop))
  const readings = Object.entries(ways).map(([way, station]) => {
    const placed = stops.map((stop, at) => {
      const found = stop.told ?? (near[at] && station(near[at]))
      return found ? { ...stop, station: found } : stop
    })
    const legs = best(around, placed)
    return { way, placed, legs, total: legs.reduce((sum, { score }) => sum + score, 0) }
  })
  const [winner] = [...readings].sort((a, b) => b.total - a.total)
  /** What another way tells of the same station may be more of its name. */
  const whole = (stop: Stop, mark: StationMark): StationMark =>
    readings
      .flatMap(({ placed }) => placed.find(({ time }) => time === stop.time)?.station ?? [])
      .filter(({ name }) => name.startsWith(mark.name) && name.length > mark.name.length)
      .map(({ name }) => ({ ...mark, name }))
      .sort((a, b) => b.name.length - a.name.length)[0] ?? mark
  const legs = (winner?.legs ?? [])
    .map((leg) => ({ ...leg, from: whole(leg.departs, leg.from), to: whole(leg.arrives, leg.to) }))
    .filter(({ from, to }) => from.name !== to.name && !IN_TOWN.test(from.name) && !IN_TOWN.test(to.name))
  // A document does it the same way throughout.
  const isLike = legs.some(({ isOwn }) => isOwn) ? ({ isOwn, isNumbered }: Leg) => isOwn || isNumbered : () => true
  return { way: winner?.way ?? '', legs: inOrder(around.page.gazetteer, legs.filter(isLike)) }
}

/** Kilometres between two stations of one change. */
const CHANGE = 30

/** Whether one changes from a ride to another: it goes on where that ended, and its day is told by the same words. */
function isGoneOn(gazetteer: Gazetteer, one: Leg, two: Leg): boolean {
  if (two.date.position !== one.date.position || two.date.position > one.departs.time.position) return false
  if (one.to.name === two.from.name) return true
  return gazetteer.stations(one.to.name).some((to) => gazetteer.stations(two.from.name).some((from) => kilometres(to, from) < CHANGE))
}

/** `22:35 … 04:25 +1`, and then `05:20` under the same day: who changes at night goes on the day after. */
function inOrder(gazetteer: Gazetteer, legs: readonly Leg[]): readonly Leg[] {
  const out: Leg[] = []
  for (const leg of legs) {
    const before = out.at(-1)
    const moment = (day: string, minutes: number): string => `${day} ${String(minutes).padStart(4, '0')}`
    const leaves = leg.departs.time.mark.minutes
    const reached = before && moment(before.arrivalDate, before.arrives.time.mark.minutes)
    if (!before || !reached || moment(leg.date.date, leaves) >= reached || !isGoneOn(gazetteer, before, leg)) {
      out.push(leg)
      continue
    }
    const date = moment(before.arrivalDate, leaves) >= reached ? before.arrivalDate : addDays(before.arrivalDate, 1)
    const days = daysBetween(leg.date.date, date)
    out.push({ ...leg, date: { ...leg.date, date }, arrivalDate: addDays(leg.arrivalDate, days) })
  }
  return out
}

/** The rides that are worth most together: every time begins one, ends one, or is of something else. */
function best(around: Surroundings, stops: readonly Stop[]): readonly Leg[] {
  const rests: { readonly score: number; readonly legs: readonly Leg[] }[] = Array.from({ length: stops.length + 3 }, () => ({
    score: 0,
    legs: [],
  }))
  for (let at = stops.length - 2; at >= 0; at--) {
    let most = rests[at + 1] ?? { score: 0, legs: [] }
    // A moment of something else may stand between the two of a ride, or both of a call on the way.
    for (const step of [1, 2, 3]) {
      const leg = legFrom(around, stops, at, at + step)
      const rest = rests[at + step + 1]
      if (!leg || !rest || leg.score < LEAST) continue
      const score = leg.score + rest.score
      if (score > most.score) most = { score, legs: [leg, ...rest.legs] }
    }
    rests[at] = most
  }
  return rests[0]?.legs ?? []
}

/** Between the two times of `12.03 – 17.34`. */
const DASH = /^(?:\s?(?:uhr|hrs?|h))?\s?[-–—→]\s?(?:kl\.?\s)?$/

/** Which one of two times with a dash between them: that of leaving, or that of arriving. */
function spanned({ line, mark }: Time): 'first' | 'last' | undefined {
  const at = line.times.indexOf(mark)
  const isSpan = (one: Time['mark'] | undefined, two: Time['mark'] | undefined): boolean =>
    one !== undefined && two !== undefined && DASH.test(line.plain.slice(one.end, two.start))
  if (isSpan(mark, line.times[at + 1])) return 'first'
  return isSpan(line.times[at - 1], mark) ? 'last' : undefined
}

function legFrom(around: Surroundings, stops: readonly Stop[], at: number, last: number): Leg | undefined {
  const [departs, arrives] = [stops[at], stops[last]]
  if (!departs || !arrives || departs.role === 'arrives' || arrives.role === 'departs') return undefined
  if (spanned(departs.time) === 'last' || spanned(arrives.time) === 'first') return undefined
  const own = departs.station && arrives.station ? ([departs.station, arrives.station] as const) : undefined
  // Only what tells its stations itself is so sure that something may stand between.
  if (last > at + 1 && !own) return undefined
  const between = last > at + 1 ? stops.slice(at + 1, last) : []
  if (between.some(({ role, station, time }) => role || station || time.line !== between[0]?.time.line)) return undefined
  const [one, two] = [departs.time.line.index, arrives.time.line.index]
  if (two - one > MOST_LINES) return undefined
  const isNumbered = around.numbers.some((position) => position >= one * WIDE && position < (two + 1) * WIDE)
  // Times of a flight are not a train's.
  if (!isNumbered && around.page.lines.slice(one, two + 1).some(({ flights }) => flights.length > 0)) return undefined
  const low = Math.max(stops[at - 1]?.time.position ?? -1, departs.time.position - MOST_ABOVE * WIDE)
  const high = Math.min(stops[last + 1]?.time.position ?? Number.POSITIVE_INFINITY, arrives.time.position + MOST_BELOW * WIDE)
  const pair = own ?? pairFor(departs, arrives, around.stations, low, high)
  const date = dayFor(departs.time, around.dates, around.isDayBelow)
  if (!pair || !date || pair[0].name === pair[1].name) return undefined
  const [from, to] = pair
  const arrivalDate = dayOfArrival(around.dates, departs.time, arrives.time, date.date)
  const minutes = daysBetween(date.date, arrivalDate) * 1440 + arrives.time.mark.minutes - departs.time.mark.minutes
  if (minutes <= -120 || minutes > 2 * 1440) return undefined
  // A label says of what stands with its time that it is a station.
  const worth = (mark: StationMark, { role, station }: Stop): number => (mark.known || mark.isLabelled || (role && station) ? 1 : 0)
  const score =
    worth(from, departs) +
    worth(to, arrives) +
    (own ? 2 : 0) +
    (departs.role ? 0.75 : 0) +
    (arrives.role ? 0.75 : 0) +
    (isNumbered ? 1 : 0) +
    fitness(around.page.gazetteer, from, to, minutes) -
    0.05 * (two - one) -
    1.2 * Math.min(1, between.length)
  return { departs, arrives, from, to, date, arrivalDate, isOwn: own !== undefined, isNumbered, score }
}

/** What speaks for or against a train that takes so long. */
function fitness(gazetteer: Gazetteer, from: StationMark, to: StationMark, minutes: number): number {
  // Towns have namesakes: those nearest to one another are meant.
  const distances = gazetteer.stations(from.name).flatMap((one) => gazetteer.stations(to.name).map((two) => kilometres(one, two)))
  if (distances.length === 0) return 0
  const far = Math.min(...distances)
  const hours = minutes / 60
  if (far < 1) return -0.5
  if (far / Math.max(hours - 2, 0.01) < SLOWEST) return -3
  const isPossible = far / (hours + 1.5) < FASTEST
  // A town may have a namesake that nobody has listed, nearer than those that are.
  const isSure = [from, to].every(({ name }) => gazetteer.stations(name).some(({ isListed }) => isListed))
  return isPossible ? 1.5 : isSure ? -3 : -0.5
}

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

/** Whether the first of all times has no day with it or above, and one just below: then so have the others. */
function areDaysBelow(dates: readonly DateAt[], [first]: readonly Stop[]): boolean {
  const leaving = dates.filter(({ isArrival }) => !isArrival)
  if (!first || leaving.some(({ line }) => line.index <= first.time.line.index)) return false
  return dayBelow(first.time, leaving) !== undefined
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

/** `23:35` above `30 Apr`. */
const isUnder = ({ line }: DateAt, time: Time): boolean =>
  line.index === time.line.index + 1 && line.times.length === 0 && line.dates[0]?.start === 0

/** The day of arriving: the one told with it, else that of leaving, or the next where the clock says so. */
function dayOfArrival(dates: readonly DateAt[], departs: Time, arrives: Time, day: string): string {
  const isNext = arrives.mark.minutes < departs.mark.minutes
  const possible = dates.filter(({ date }) => date >= (isNext ? addDays(day, 1) : day) && daysBetween(day, date) <= 2)
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
    possible.find((date) => isUnder(date, arrives) && dates.some((other) => isUnder(other, departs)))
  return told?.date ?? addDays(day, Math.max(arrives.mark.later, isNext ? 1 : 0))
}

/**
 * The two stations of a pair of times that do not stand each beside its own: on their lines, else just above, else just below. A sentence has them within
 * it. One that does stand beside its time must be among them.
 */
function pairFor(
  departs: Stop,
  arrives: Stop,
  stations: readonly Placed[],
  low: number,
  high: number,
): readonly [StationMark, StationMark] | undefined {
  const [first, last] = [departs.time, arrives.time]
  const together = (list: readonly Placed[]): readonly [StationMark, StationMark] | undefined => {
    const [from, to] = [list[0], list.findLast((one) => one.name !== list[0]?.name)]
    const agrees = (mark: StationMark | undefined, stop: Stop): boolean => !stop.station || stop.station.name === mark?.name
    return from && to && agrees(from, departs) && agrees(to, arrives) ? [from, to] : undefined
  }
  const near = stations.filter(({ position }) => position > low && position < high)
  // `From: A`, when, `To: B`, when
  const told = near.filter(({ isLabelled, position }) => isLabelled && position < last.position)
  const [from, to, ...more] = told
  if (from && to && more.length === 0 && from.position < first.position && to.position > first.position) return together([from, to])
  const on = near.filter(({ position }) => position >= first.line.index * WIDE && position < (last.line.index + 1) * WIDE)
  if (on.length >= 2) return together(on)
  if ([first, last].some(({ line, mark }) => isInSentence(line, cellAt(line, mark.start)))) return undefined
  const above = near.filter(({ position }) => position < first.position).slice(-2)
  if (above.length === 2 && above[0]?.name !== above[1]?.name) return together(above)
  return together(near.filter(({ position }) => position > last.position).slice(0, 2))
}
