/** What a part of a page tells of one flight, and how well that fits. */

import { addDays } from '../../../core/dates.ts'
import { arrivalDay, elapsed, isPlausible, type Moment } from '../days/block-time.ts'
import { findDurations } from '../days/durations.ts'
import { cellAt } from '../page/around.ts'
import type { Anchor, At, DateAt, Marks, Place, Time } from '../page/marks.ts'
import type { Page } from '../page/page.ts'
import { sameCity } from '../places/place-marks.ts'
import { dateOf } from './flight-dates.ts'

export interface Reading {
  readonly anchor: Anchor
  readonly window: string
  readonly from?: Place
  readonly to?: Place
  readonly departs?: { readonly time?: Time; readonly date?: DateAt; readonly moment: Moment | { readonly date: string } }
  readonly arrives?: Moment
  readonly arrivalTold: boolean
  readonly arrivalTime?: Time
  readonly possible: boolean
  /** It takes as long as the page says something takes. */
  readonly asTold: boolean
  /** Its times stand in the other order. */
  readonly isTurned?: true
  readonly score: number
}

/** Lines from the name of a city to the code of one of its airports. */
export const TO_CODE = 2

const TO = /(?<![a-z])(?:to|into|nach|vers|para|hacia|naar|till|til)\s$/

/** `MADRID ADOLFO- BOGOTA (BOG) SUAREZ (MAD)`, two columns that ran into one another: the name before the first code has its own behind that. */
function withFirst(places: readonly Place[], codes: readonly Place[]): readonly Place[] {
  const [first, second, ...more] = codes
  const [name] = places
  const isOpen = first && second && name && more.length === 0 && name.line === first.line && name.mark.end <= first.mark.start
  if (!isOpen || name.mark.kind === 'code' || second.line.index - first.line.index > TO_CODE) return codes
  const { line, mark } = name
  // `Nach Berlin: Frankfurt (FRA) – (BER)` tells its way behind where it goes.
  if (TO.test(line.plain.slice(0, mark.start)) || line.plain.slice(mark.end, first.mark.start).includes(':')) return codes
  if (first.line === second.line && /[–—→>]|\s-\s/.test(line.text.slice(first.mark.end, second.mark.start))) return codes
  return sameCity(name.mark.airport, second.mark.airport) && !sameCity(name.mark.airport, first.mark.airport)
    ? [{ ...name, mark: { ...second.mark, start: name.mark.start, end: name.mark.end } }, ...codes]
    : codes
}

/** Consecutive marks of one city are one place; where codes tell a whole journey, names are not needed. */
function routeOf(places: readonly Place[]): Place[] {
  const codes = withFirst(
    places,
    places.filter(({ mark }) => mark.kind === 'code'),
  )
  const telling = codes.some((one) => codes.some((two) => !sameCity(one.mark.airport, two.mark.airport))) ? codes : places
  const out: Place[] = []
  for (const place of telling) {
    const last = out.at(-1)
    if (!last || !sameCity(last.mark.airport, place.mark.airport)) out.push(place)
    // `London` above `LGW`: the code says which of its airports.
    else if (last.mark.kind !== 'code' && place.mark.kind === 'code' && place.line.index - last.line.index < 3)
      out[out.length - 1] = { ...last, mark: { ...place.mark, start: last.mark.start, end: last.mark.end } }
  }
  return out
}

/** The eight things nearest to an anchor, in order. */
const nearby = <T extends At>(things: readonly T[], anchor: Anchor): T[] =>
  [...things]
    .sort((a, b) => Math.abs(a.position - anchor.position) - Math.abs(b.position - anchor.position))
    .slice(0, 8)
    .sort((a, b) => a.position - b.position)

const FROM = /(?<![a-z])(?:from|leav(?:es?|ing)|depart(?:s|ing)|von|ab|depuis|desde|de|da|van|vanaf|fran|fra)\s$/

/** `over to Muscat, leaving Dubai`: where it goes before where it comes from. */
function isToldBackwards(one: Place, other: Place): boolean {
  const before = ({ line, mark }: Place): string => line.plain.slice(Math.max(0, mark.start - 12), mark.start)
  return TO.test(before(one)) && FROM.test(before(other))
}

/** The day of a leaving, where the day in the cell of an arrival says that it is another than the one beside it: the last one told that fits. */
function withArrival(
  date: DateAt | undefined,
  arrival: DateAt | undefined,
  second: Time | undefined,
  all: readonly DateAt[],
  before: number,
): DateAt | undefined {
  const cell = second && cellAt(second.line, second.mark.start)
  const isOwn =
    arrival && second && cell && arrival.line === second.line && arrival.mark.start >= second.mark.end && arrival.mark.end <= cell.end
  // Over the date line one arrives a day before one leaves.
  if (!date || !isOwn || date.date <= addDays(arrival.date, 1)) return date
  return all.findLast((one) => one.position < before && one.date <= arrival.date && one.date >= addDays(arrival.date, -1)) ?? date
}

/** What a flight number is read among. */
interface Around {
  readonly marks: Marks
  readonly anchor: Anchor
  readonly dates: readonly DateAt[]
  /** Where what belongs to it begins. */
  readonly start: number
}

/** The flight of two places and two times. */
function between(
  page: Page,
  { marks, anchor, dates, start }: Around,
  base: Reading,
  first: Time | undefined,
  second: Time | undefined,
): Reading {
  const leaving = (list: readonly DateAt[]): readonly DateAt[] => list.filter(({ isArrival }) => !isArrival)
  const date =
    dateOf(page, first, leaving(dates), leaving(marks.dates), start, anchor) ?? dateOf(page, first, dates, marks.dates, start, anchor)
  const arrival = dateOf(page, second, dates, [], start, anchor)
  return complete(page, base, first, second, withArrival(date, arrival, second, leaving(marks.dates), first?.position ?? 0), arrival)
}

/** The likeliest flight of what belongs to a flight number; `origin` is where it leaves from where that is known. */
export function readOne(
  page: Page,
  marks: Marks,
  anchor: Anchor,
  window: string,
  belongs: (thing: At) => boolean,
  origin?: Place,
  isTurned = false,
): Reading {
  const own = nearby(routeOf(marks.places.filter(belongs)), anchor)
  const places = origin ? [origin, ...own.slice(0, 1)] : own
  const times = nearby(marks.times.filter(belongs), anchor)
  const start = Math.min(anchor.position, places[0]?.position ?? anchor.position, times[0]?.position ?? anchor.position)
  const around = { marks, anchor, dates: marks.dates.filter(belongs), start }
  // What comes last is nearest to a number at the end.
  const far = (list: readonly At[], at: number): number =>
    list.every(({ position }) => position < anchor.position) ? list.length - 2 - at : at
  const pairs = <T extends At>(list: readonly T[]): [T | undefined, T | undefined, number][] =>
    list.length < 2 ? [[list[0], undefined, 0]] : list.slice(0, -1).map((one, at) => [one, list[at + 1], far(list, at)])
  let best: Reading = { anchor, window, possible: false, asTold: false, arrivalTold: false, score: 0 }
  const routes = pairs(places)
  for (const [one, other, fromAt] of routes) {
    const isBackwards = one !== undefined && other !== undefined && (isTurned || isToldBackwards(one, other))
    const [from, to] = isBackwards ? [other, one] : [one, other]
    for (const [early, late, timeAt] of pairs(times)) {
      const [first, second] = isTurned && late ? [late, early] : [early, late]
      const base: Reading = {
        anchor,
        window,
        possible: false,
        asTold: false,
        arrivalTold: false,
        score:
          -0.25 * (fromAt + timeAt) +
          (first && from && first.line === from.line ? 1 : 0) +
          (second && to && second.line === to.line ? 1 : 0),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      }
      const straight = between(page, around, base, first, second)
      const reading = isTurned ? straight : turned(page, around, base, straight, first, second)
      if (reading.score > best.score) best = reading
    }
  }
  return best
}

/** What speaks against times that stand in the other order: where the ends do as well, all of it is read so. */
const TURNED = 0.5
/** Lines between two times that were read in the wrong order. */
const APART = 3

/** A flight with its times in the other order, where so it lasts exactly as long as is told beside them and as read it does not; and where its arrival is in the cell of its place. */
function turned(page: Page, around: Around, base: Reading, straight: Reading, first: Time | undefined, second: Time | undefined): Reading {
  if (!first || !second || straight.asTold || Math.abs(second.line.index - first.line.index) > APART) return straight
  const { from, to, possible } = straight
  const isInCell = !possible && to !== undefined && isArrivalAbove(to, first, second)
  if (!from || !to || (!isInCell && page.durations().size === 0)) return straight
  const other = between(page, around, { ...base, score: Math.min(0, straight.score) }, second, first)
  const isNear = () =>
    page.lines
      .slice(Math.max(0, first.line.index - 1), second.line.index + 2)
      .some(({ plain }) => findDurations(plain).has(minutesOfReading(page, other) ?? -1))
  return other.possible && (isInCell || (other.asTold && isNear())) ? { ...other, isTurned: true, score: other.score - TURNED } : straight
}

/** `Dalaman (DLM) 13:05` above `06:50`: an arrival in the cell of its place, with the time of leaving on a line of its own. */
function isArrivalAbove(to: Place, { line, mark }: Time, second: Time): boolean {
  const cell = cellAt(line, mark.start)
  const isAlone =
    second.line.cells.length === 1 && second.line.plain.trim() === second.line.plain.slice(second.mark.start, second.mark.end).trim()
  return (
    to.line === line && cell !== undefined && to.mark.start >= cell.start && to.mark.end <= mark.start && line.times.length === 1 && isAlone
  )
}

/** Minutes that a flight takes as it is read. */
function minutesOfReading({ gazetteer }: Page, { from, to, departs, arrives }: Reading): number | undefined {
  if (!from || !to || !departs || !arrives || !('minutes' in departs.moment)) return undefined
  return elapsed(gazetteer, from.mark.airport, departs.moment, to.mark.airport, arrives)
}

function complete(
  page: Page,
  base: Reading,
  first: Time | undefined,
  second: Time | undefined,
  date: DateAt | undefined,
  arrival: DateAt | undefined,
): Reading {
  const { from, to } = base
  let score = base.score + (from ? 1 : 0) + (to ? 1.5 : 0) + (first ? 1 : 0) + (second ? 1 : 0) + (date ? 1 : 0)
  if (!first || !date) return { ...base, score, ...(date ? { departs: { date, moment: { date: date.date } } } : {}) }
  const moment: Moment = { date: date.date, minutes: first.mark.minutes }
  const departs = { time: first, date, moment }
  if (!second || !from || !to) return { ...base, departs, score, ...(second ? { arrivalTime: second } : {}) }
  const origin = from.mark.airport
  const destination = to.mark.airport
  const minutes = second.mark.minutes
  const derived = arrivalDay(page.gazetteer, origin, moment, destination, minutes)
  const told = arrival && arrival.date > date.date && arrival.line === second.line ? arrival.date : undefined
  const possibleOn = (day: string): boolean =>
    !sameCity(origin, destination) &&
    isPlausible(origin, destination, elapsed(page.gazetteer, origin, moment, destination, { date: day, minutes }))
  const day = told !== undefined && possibleOn(told) ? told : derived
  const possible = possibleOn(day)
  score += possible ? 3 : -2
  const asTold = possible && page.durations().has(elapsed(page.gazetteer, origin, moment, destination, { date: day, minutes }))
  if (asTold) score += 1
  return {
    ...base,
    departs,
    asTold,
    arrives: { date: day, minutes },
    arrivalTold: day === told || second.mark.later > 0,
    arrivalTime: second,
    possible,
    score,
  }
}
