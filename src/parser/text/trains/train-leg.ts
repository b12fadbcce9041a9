/** What two times of a page make when a train leaves at one and arrives at the other, and how well that fits. */

import { daysBetween } from '../../../core/dates.ts'
import { kilometres } from '../../../core/globe.ts'
import type { Gazetteer } from '../../found.ts'
import { cellAt } from '../page/around.ts'
import { type DateAt, type Time, WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { FLIGHT_BY_NUMBER } from '../words/air-words.ts'
import { plain } from '../words/plain.ts'
import type { StationMark } from './stations.ts'
import { dayFor, dayOfArrival, LONGEST_DAYS } from './train-days.ts'
import type { Placed } from './train-ends.ts'
import { findTrains } from './train-numbers.ts'
import { isInSentence, type Stop } from './train-stops.ts'

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
  /** A train may take as long between them. */
  readonly fits: boolean
  readonly score: number
}

/** What pairs of times are judged by. */
export interface Surroundings {
  readonly page: Page
  readonly dates: readonly DateAt[]
  readonly stations: readonly Placed[]
  /** Positions of the numbers of trains. */
  readonly numbers: readonly number[]
  /** Whether a name is told more than once. */
  readonly isAgain: (name: string) => boolean
  /** Days stand below the times they are of. */
  readonly isDayBelow?: boolean
  /** Two stations that stand together do so above their times, or below them, throughout. */
  readonly apart?: 'above' | 'below'
}

/** Lines between leaving and arriving. */
const MOST_LINES = 14
/** Lines from two times to two stations that stand together. */
const MOST_ABOVE = 8
const MOST_BELOW = 4
/** Lines from two times to the train they are of, with a row of stations between. */
const NEXT_TO = 3
/** Signs before a number that say it is a train's. */
const LABEL = 16
/** Kilometres an hour of the fastest trains, and of night trains and buses with their stops; clocks may differ by an hour or two. */
const FASTEST = 330
const SLOWEST = 20
/** What a name takes from a ride that is in no table and has no label. */
const UNKNOWN = -0.5
/** What speaks for a ride all of which is in one line. */
const IN_ONE_LINE = 0.75
/** What a name takes from one, where the page tells it again. */
const AGAIN = 0.25
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

/** Whether a flight that is no train is told on the line of a time. */
const isFlown = ({ numbers }: Surroundings, { line }: Time): boolean =>
  line.flights.some(
    ({ start, end }) => !numbers.some((position) => position > line.index * WIDE + start - LABEL && position < line.index * WIDE + end),
  )

/** Whether each stands in a row with a day and a train of its own, as in a list of rides that tells only when one leaves. */
function areOfTwo({ line: one }: Time, { line: two }: Time): boolean {
  if (one === two || one.dates.length === 0 || two.dates.length === 0) return false
  const [first, second] = [findTrains(one.text)[0], findTrains(two.text)[0]]
  return first !== undefined && second !== undefined && first.name !== second.name
}

/** Whether two stops can be the ends of one ride: by what is said of them, by how far they are apart, and by what stands between them. */
function mayBelong(around: Surroundings, departs: Stop, arrives: Stop, between: readonly Stop[]): boolean {
  if (departs.role === 'arrives' || arrives.role === 'departs') return false
  if (spanned(departs.time) === 'last' || spanned(arrives.time) === 'first') return false
  // Only what tells its stations itself is so sure that something may stand between.
  if (between.length > 0 && !(departs.station && arrives.station)) return false
  // `Kupékortet får du fra kl. 22:50`: a sentence on the way tells no other ride.
  const isSaid = ({ role, time }: Stop): boolean => role !== undefined && !isInSentence(time.line, cellAt(time.line, time.mark.start))
  if (between.some((stop) => isSaid(stop) || stop.station || stop.time.line !== between[0]?.time.line)) return false
  if (arrives.time.line.index - departs.time.line.index > MOST_LINES) return false
  if (areOfTwo(departs.time, arrives.time)) return false
  // Two sentences that say nothing of leaving or arriving tell of two things.
  const isProse = ({ role, time }: Stop): boolean => role === undefined && isInSentence(time.line, cellAt(time.line, time.mark.start))
  if (isProse(departs) && isProse(arrives) && arrives.time.line.index - departs.time.line.index > NEXT_TO) return false
  // Times of a flight are not a train's.
  return !isFlown(around, departs.time) && !isFlown(around, arrives.time)
}

/** The ride between two of the stops; undefined where there is none. */
export function legFrom(around: Surroundings, stops: readonly Stop[], at: number, last: number): Leg | undefined {
  const [departs, arrives] = [stops[at], stops[last]]
  const between = stops.slice(at + 1, last)
  if (!departs || !arrives || !mayBelong(around, departs, arrives, between)) return undefined
  const [one, two] = [departs.time.line.index, arrives.time.line.index]
  const isNumbered = around.numbers.some((position) => position >= one * WIDE && position < (two + 1) * WIDE)
  const isOfFlight = ({ flights, plain: said }: Line): boolean => flights.length > 0 || FLIGHT_BY_NUMBER.test(said)
  if (!isNumbered && around.page.lines.slice(one, two + 1).some(isOfFlight)) return undefined
  const low = Math.max(stops[at - 1]?.time.position ?? -1, departs.time.position - MOST_ABOVE * WIDE)
  const high = Math.min(stops[last + 1]?.time.position ?? Number.POSITIVE_INFINITY, (two + MOST_BELOW + 1) * WIDE)
  const own = departs.station && arrives.station ? ([departs.station, arrives.station] as const) : undefined
  const pair = own ?? pairFor(departs, arrives, around, low, high)
  const date = dayFor(departs.time, around.dates, around.isDayBelow)
  if (!pair || !date || pair[0].name === pair[1].name) return undefined
  const [from, to] = pair
  // Bands and masseuses are called as small towns are: beside one of these the other end must be known better, or a label or a number tell of a ride.
  const isSurelyKnown = ({ known, isSmall }: StationMark): boolean => known && !isSmall
  if ((from.isSmall || to.isSmall) && ![from, to].some(isSurelyKnown) && !isNumbered && !(departs.role && arrives.role)) return undefined
  // `Koufonisia`, `Amorgos (Katapola)`: a journey comes by where it is again, in its summary or on the way back.
  const isAgain = (mark: StationMark): boolean => own !== undefined && around.isAgain(mark.name)
  const isTold = (mark: StationMark, { role }: Stop): boolean =>
    mark.known || mark.isLabelled === true || role !== undefined || isAgain(mark)
  const isStrange = (mark: StationMark): boolean => mark.isGuessed === true && !isAgain(mark)
  // Names that nobody knows are stations where a train is named between them or next to them, labels say so, or they are told again.
  const isNamed = isNumbered || (own !== undefined && isNumberedNextTo(around, stops, at, last))
  if (!isNamed && (isStrange(from) || isStrange(to) || (!isTold(from, departs) && !isTold(to, arrives)))) return undefined
  const arrivalDate = dayOfArrival(around.dates, departs.time, arrives.time, date.date)
  const minutes = daysBetween(date.date, arrivalDate) * 1440 + arrives.time.mark.minutes - departs.time.mark.minutes
  if (minutes <= -120 || minutes > LONGEST_DAYS * 1440) return undefined
  // A label says of what stands with its time that it is a station.
  const worth = (mark: StationMark, { role, station }: Stop): number =>
    mark.known || mark.isLabelled || (role && station) ? 1 : isAgain(mark) ? AGAIN : UNKNOWN
  const fit = fitness(around.page.gazetteer, from, to, minutes)
  const score =
    worth(from, departs) +
    worth(to, arrives) +
    (own ? 2 : 0) +
    (own && one === two ? IN_ONE_LINE : 0) +
    (departs.role ? 0.75 : 0) +
    (arrives.role ? 0.75 : 0) +
    (isNumbered ? 1 : 0) +
    fit -
    0.05 * (two - one) -
    1.2 * Math.min(1, between.length)
  return { departs, arrives, from, to, date, arrivalDate, isOwn: own !== undefined, isNumbered, fits: fit > 0, score }
}

/** Whether a train is named right above the two stops, or right below them, with no other time between. */
function isNumberedNextTo({ numbers }: Surroundings, stops: readonly Stop[], at: number, last: number): boolean {
  const place = (stop: Stop | undefined, none: number): number => stop?.time.position ?? none
  const [one, two] = [place(stops[at], 0), place(stops[last], 0)]
  const low = Math.max(place(stops[at - 1], 0), (Math.floor(one / WIDE) - NEXT_TO) * WIDE - 1)
  const high = Math.min(place(stops[last + 1], Number.POSITIVE_INFINITY), two + NEXT_TO * WIDE)
  return numbers.some((position) => position > low && position < high)
}

/** What speaks for or against a train that takes so long. */
function fitness(gazetteer: Gazetteer, from: StationMark, to: StationMark, minutes: number): number {
  // Towns have namesakes: those nearest to one another are meant.
  const placesOf = ({ name }: StationMark) => {
    const whole = gazetteer.stations(name)
    return whole.length > 0 ? whole : gazetteer.stations(name.replace(/ ?\([^)]*\)$/, ''))
  }
  const distances = placesOf(from).flatMap((one) => placesOf(to).map((two) => kilometres(one, two)))
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

/**
 * The two stations of a pair of times that do not stand each beside its own: on their lines, else just above, else just below. A sentence has them within
 * it. One that does stand beside its time must be among them.
 */
function pairFor(
  departs: Stop,
  arrives: Stop,
  { page, stations, apart }: Surroundings,
  low: number,
  high: number,
): readonly [StationMark, StationMark] | undefined {
  const [first, last] = [departs.time, arrives.time]
  const together = (list: readonly Placed[]): readonly [StationMark, StationMark] | undefined => {
    const [from, to] = [list[0], list.findLast((one) => plain(one.name) !== plain(list[0]?.name ?? ''))]
    const agrees = (mark: StationMark | undefined, stop: Stop): boolean => !stop.station || stop.station.name === mark?.name
    // Two towns of addresses are no way, where no label says that one leaves or arrives.
    const isOfPlaces = from?.isAddressed && to?.isAddressed && !departs.role && !arrives.role && spanned(first) !== 'first'
    return from && to && !isOfPlaces && agrees(from, departs) && agrees(to, arrives) ? [from, to] : undefined
  }
  const near = stations.filter(({ position }) => position > low && position < high)
  // `From: A`, when, `To: B`, when
  const told = near.filter(({ isLabelled, position }) => isLabelled && position < last.position)
  const [from, to, ...more] = told
  if (from && to && more.length === 0 && from.position < first.position && to.position > first.position) return together([from, to])
  const on = near.filter(({ position }) => position >= first.line.index * WIDE && position < (last.line.index + 1) * WIDE)
  if (on.length >= 2) return together(on)
  if ([first, last].some(({ line, mark }) => isInSentence(line, cellAt(line, mark.start)))) return undefined
  // Beside a way that is told, other towns are none.
  const before = near.filter(({ position }) => position < first.position)
  const toldBefore = before.filter(({ isLabelled }) => isLabelled)
  const above = (toldBefore.length > 1 ? toldBefore : before).slice(-2)
  const below = near.filter(({ position }) => position > last.position).slice(0, 2)
  const isWay = (pair: readonly Placed[]): boolean => pair.length === 2 && pair.every(({ isLabelled }) => isLabelled)
  // Of a ride with a change, the way that is told is that of the whole: each part begins or ends where that does.
  const isOnWay =
    below.every(({ name }, at) => page.lines[last.line.index + 1 + at]?.text.trim() === name) &&
    below.some(({ name }, at) => plain(name) === plain(above[at]?.name ?? ''))
  if (apart === 'below' && isWay(above) && !isWay(below) && !isOnWay) return undefined
  if (apart !== 'below' && above.length === 2 && plain(above[0]?.name ?? '') !== plain(above[1]?.name ?? '')) return together(above)
  if (apart === 'above') return undefined
  return together(below)
}
