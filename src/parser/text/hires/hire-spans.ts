/** When a car is hired, where the two ends have no labels each: two moments on a line, around an arrow or under one heading, and a label for but one. */

import { daysOn, hitAt, hitsOf, type LabelledMoment, type MomentPair, momentsOf } from '../days/pairs.ts'
import { type Hour, hoursOf } from '../days/said-hours.ts'
import { withTimeBelow } from '../days/time-below.ts'
import type { TimeMark } from '../days/times.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { WORD_OF_RIDE } from '../trains/ride-words.ts'
import { CALLS_OFF } from '../words/called-off.ts'
import { SIMILAR } from '../words/car-models.ts'
import { type Ends, HIRE_PERIOD } from './car-labels.ts'
import { placeKnown } from './car-place-cells.ts'
import { CAR } from './car-words.ts'

/** What one says of the two ends of a stay. */
export const STAY_ENDS =
  /(?<![a-z])(?:check.?(?:in|out)|anreise|abreise|arrivee|entrada|salida|llegada|saida|arrivo|partenza|aankomst|vertrek|ankomst|avresa|avreise|incheckning|utcheckning|indtjekning|udtjekning|innsjekking|utsjekking|tulo|lahto|zameldowanie|wymeldowanie|przyjazd|wyjazd|prijezd|odjezd|giris|cikis|erkezes|tavozas)(?![a-z])/

/** A day with the hour that stands on its line. */
const atHour = (day: LabelledMoment, time: Hour): LabelledMoment => ({
  ...day,
  minutes: time.minutes,
  end: Math.max(day.end, time.end),
})
/** The one day of a line, with the first of its hours. */
function momentOn(page: Page, line: Line | undefined): LabelledMoment | undefined {
  const [day, more] = line ? daysOn(page, line) : []
  const [time] = line?.times ?? []
  return day && time && !more ? atHour(day, time) : undefined
}

/** `1400   08MAR`: the hour as reservation systems write it, beside a day that is written so. */
function hourBesideDay({ line: { text, dates } }: LabelledMoment): number | undefined {
  const [mark, more] = dates
  if (!mark || more || !/^\d{2}[A-Z]{3}(?:\d{2})?$/.test(text.slice(mark.start, mark.end))) return undefined
  const [, hour, minute] =
    /(?<!\S)([01]\d|2[0-3])([0-5]\d)\s{1,6}$/.exec(text.slice(0, mark.start)) ??
    /^\s{1,6}([01]\d|2[0-3])([0-5]\d)(?!\S)/.exec(text.slice(mark.end)) ??
    []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** `Friday, 22 May, handed over at 15:00`, `23 November at 12 noon`, behind a label whose own word tells but the day: each end with the one hour of its line. */
export function withHours(pair: MomentPair): MomentPair {
  const timed = (told: LabelledMoment): LabelledMoment => {
    const [time, more] = told.minutes === undefined && told.line.dates.length === 1 ? hoursOf(told.line) : []
    const beside = told.minutes === undefined && told.line.times.length === 0 ? hourBesideDay(told) : undefined
    if (beside !== undefined) return { ...told, minutes: beside }
    return time && !more && time.start >= told.end ? atHour(told, time) : told
  }
  const [first, second] = [timed(pair.first), timed(pair.second)]
  return [first, second].every(({ minutes }) => minutes !== undefined) ? { ...pair, first, second } : pair
}

/** `Mon 1 March, 9:00 – Thu 4 March, 17:00`: two moments on a line, the place of each before it if it is told there. */
export function hireSpans(page: Page): (MomentPair & { readonly isSpan: true })[] {
  return page.lines.slice(1).flatMap((line) => {
    // `Free cancellation ended on 13 October 2026 23:59. From 14 October 2026 00:00: € 204` is of what one pays.
    if (STAY_ENDS.test(line.plain) || CALLS_OFF.test(line.plain)) return []
    const [from, to, third] = daysOn(page, line)
    const [starts, ends, more] = line.times
    if (!from || !to || third || !starts || !ends || more || starts.start > to.hit.start || ends.start < from.end) return []
    const moment = (day: LabelledMoment, time: TimeMark): LabelledMoment => {
      const told = atHour(day, time)
      return { ...told, hit: hitAt(line, { start: day.hit.start, end: told.end }) }
    }
    return [{ first: moment(from, starts), second: moment(to, ends), isSpan: true as const }]
  })
}

/** Rides and stays have such cards as well, and are praised cars beside them. */
const tellsHire = (page: Page): boolean => WORD_OF_RIDE.in(page).size === 0 && page.lines.some(({ plain: small }) => SIMILAR.test(small))

/** `OCT 16`, `8:30 AM`, `→`, `OCT 20`, `8:30 AM`: two moments in lines, with an arrow between. */
export function aroundArrows(page: Page): MomentPair[] {
  if (!tellsHire(page)) return []
  return page.lines.slice(1).flatMap(({ text, index }): MomentPair[] => {
    if (!/^\s*(?:[→➔➜»]|--?>)\s*$/.test(text)) return []
    const day = (lines: readonly Line[]): LabelledMoment | undefined => {
      const [line, more] = lines.filter(({ dates }) => dates.length > 0)
      const [told] = line && !more ? daysOn(page, line) : []
      return told && { ...told, ...withTimeBelow(page, told) }
    }
    const [first, second] = [day(page.lines.slice(Math.max(1, index - 3), index)), day(page.lines.slice(index + 1, index + 4))]
    return first?.minutes !== undefined && second?.minutes !== undefined ? [{ first, second }] : []
  })
}

/** `●`, `Tue 4 May · 13:00`, `Faro Airport`, `○`, `Tue 11 May · 10:30`: two ends of a line that is drawn, with a moment below each. */
export function underDots(page: Page): MomentPair[] {
  if (!tellsHire(page)) return []
  const told = page.lines.slice(1).flatMap(({ text, index }) => {
    const below = /^\s*[●○◉◯⬤]\s*$/.test(text) ? neighbour(page, index, 1) : undefined
    return momentOn(page, below) ?? []
  })
  const [first, second, third] = told
  return first && second && !third ? [{ first, second }] : []
}

/** What heads the moments of both ends. */
const DATES =
  /^(?:rental |hire |pick-?up (?:and|&) (?:return|drop-?off) )?dates (?:and|&) times$|^fechas? y horas?(?: de alquiler)?$|^dates? et heures?$|^dat[ae] e or(?:[ae]|ari[oi]?)$|^datum (?:und|&) uhrzeit$|^datas? e hor(?:a|ario)s?$|^data en tijden$/
/** `DATES & TIMES` above two lines with a moment each. */
export function underOneHeading(page: Page): MomentPair[] {
  if (!tellsHire(page) || /(?<![a-z])transfers?(?![a-z])/.test(page.whole)) return []
  return page.lines.slice(1).flatMap((heading): MomentPair[] => {
    if (!DATES.test(heading.plain.trim())) return []
    const rows = page.lines.slice(heading.index + 1, heading.index + 3).filter(({ times }) => times.length === 1)
    const [first, second] = rows.flatMap((line) => momentOn(page, line) ?? [])
    return first && second ? [{ first, second }] : []
  })
}

/** `Rental period: 3 – 9 May`, or the row of a vehicle with two days; the hours are those that stand with the names of the ends, if they are told. */
export function periods(page: Page, ends: Ends): MomentPair[] {
  const hour = (label: RegExp): number | undefined =>
    hitsOf(page, label)
      .map(({ line }) => (line.dates.length === 0 ? line.times[0]?.minutes : undefined))
      .find((minutes) => minutes !== undefined)
  const [fetched, brought] = [hour(ends.pickUp), hour(ends.dropOff)]
  return page.lines.slice(1).flatMap((line): MomentPair[] => {
    const said =
      HIRE_PERIOD.exec(line.plain) ??
      (line.dates.length === 2 && line.cells.length > 2 && CAR.in(line.plain).size > 0 ? [line.plain] : null)
    const [where] = said ? [line, neighbour(page, line.index, 1)].filter((one) => one?.dates.length === 2) : []
    const [from, to] = where ? daysOn(page, where) : []
    if (!from || !to) return []
    const moment = (day: LabelledMoment, minutes: number | undefined): LabelledMoment => (minutes === undefined ? day : { ...day, minutes })
    return [{ first: moment(from, fetched), second: moment(to, brought) }]
  })
}

/** `O'Hare Airport`, `Mon, Jan 10 · 8:00 AM`, and below `Return` the other end: where one comes for the car goes without saying. */
export function withOneLabel(page: Page, pickUp: RegExp, dropOff: RegExp): readonly MomentPair[] {
  const [second, ...more] = momentsOf(page, hitsOf(page, dropOff)).filter(({ minutes }) => minutes !== undefined)
  if (!second || more.length > 0 || WORD_OF_RIDE.in(page).size > 0 || hitsOf(page, pickUp).some(({ line }) => line.dates.length > 0))
    return []
  const above = page.lines.slice(Math.max(1, second.hit.line.index - ONE_CARD), second.hit.line.index)
  const [line, ...others] = above.filter(({ dates, times }) => dates.length === 1 && times.length === 1)
  // Its place stands over it, and no way from one place to another.
  const over = line && others.length === 0 ? neighbour(page, line.index, -1) : undefined
  const isPlace =
    over !== undefined && over.cells.length === 1 && !/\s[-–→]\s|\sto\s/.test(over.text) && placeKnown(page, over.text) !== undefined
  const first = isPlace ? momentOn(page, line) : undefined
  return first ? [{ first, second }] : []
}
/** Lines of what is told of one end. */
const ONE_CARD = 9
