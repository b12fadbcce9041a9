/** What a part of a page tells of one flight, and how well that fits. */

import { arrivalDay, elapsed, isPlausible, type Moment } from './block-time.ts'
import { dateOf } from './flight-dates.ts'
import type { Anchor, At, DateAt, Marks, Place, Time } from './marks.ts'
import type { Page } from './page.ts'
import { sameCity } from './place-marks.ts'

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
  readonly score: number
}

/** Consecutive marks of one city are one place; where codes tell a whole journey, names are not needed. */
function routeOf(places: readonly Place[]): Place[] {
  const codes = places.filter(({ mark }) => mark.kind === 'code')
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

const TO = /(?<![a-z])(?:to|into|nach|vers|para|hacia|naar|till|til)\s$/
const FROM = /(?<![a-z])(?:from|leav(?:es?|ing)|depart(?:s|ing)|von|ab|depuis|desde|de|da|van|vanaf|fran|fra)\s$/

/** `over to Muscat, leaving Dubai`: where it goes before where it comes from. */
function isToldBackwards(one: Place, other: Place): boolean {
  const before = ({ line, mark }: Place): string => line.plain.slice(Math.max(0, mark.start - 12), mark.start)
  return TO.test(before(one)) && FROM.test(before(other))
}

/** The likeliest flight of what belongs to a flight number; `origin` is where it leaves from where that is known. */
export function readOne(
  page: Page,
  marks: Marks,
  anchor: Anchor,
  window: string,
  belongs: (thing: At) => boolean,
  origin?: Place,
): Reading {
  const own = nearby(routeOf(marks.places.filter(belongs)), anchor)
  const places = origin ? [origin, ...own.slice(0, 1)] : own
  const times = nearby(marks.times.filter(belongs), anchor)
  const dates = marks.dates.filter(belongs)
  const leaving = (list: readonly DateAt[]): readonly DateAt[] => list.filter(({ isArrival }) => !isArrival)
  const start = Math.min(anchor.position, places[0]?.position ?? anchor.position, times[0]?.position ?? anchor.position)
  // What comes last is nearest to a number at the end.
  const far = (list: readonly At[], at: number): number =>
    list.every(({ position }) => position < anchor.position) ? list.length - 2 - at : at
  const pairs = <T extends At>(list: readonly T[]): [T | undefined, T | undefined, number][] =>
    list.length < 2 ? [[list[0], undefined, 0]] : list.slice(0, -1).map((one, at) => [one, list[at + 1], far(list, at)])
  let best: Reading = { anchor, window, possible: false, arrivalTold: false, score: 0 }
  const routes = pairs(places)
  for (const [one, other, fromAt] of routes) {
    const [from, to] = one && other && isToldBackwards(one, other) ? [other, one] : [one, other]
    for (const [first, second, timeAt] of pairs(times)) {
      const date =
        dateOf(page, first, leaving(dates), leaving(marks.dates), start, anchor) ?? dateOf(page, first, dates, marks.dates, start, anchor)
      const reading = complete(
        page,
        {
          anchor,
          window,
          possible: false,
          arrivalTold: false,
          score:
            -0.25 * (fromAt + timeAt) +
            (first && from && first.line === from.line ? 1 : 0) +
            (second && to && second.line === to.line ? 1 : 0),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
        },
        first,
        second,
        date,
        dateOf(page, second, dates, [], start, anchor),
      )
      if (reading.score > best.score) best = reading
    }
  }
  return best
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
  // It takes as long as the page says something takes.
  if (possible && page.durations().has(elapsed(page.gazetteer, origin, moment, destination, { date: day, minutes }))) score += 1
  return {
    ...base,
    departs,
    arrives: { date: day, minutes },
    arrivalTold: day === told || second.mark.later > 0,
    arrivalTime: second,
    possible,
    score,
  }
}
