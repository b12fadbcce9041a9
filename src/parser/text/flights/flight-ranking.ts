/** How likely a way to read the flights of a page is: by what it tells of each, and by how well they go together. */

import { dayNumber } from '../../../core/dates.ts'
import { written } from '../days/block-time.ts'
import type { DateAt } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { sameCity } from '../places/place-marks.ts'
import type { Reading } from './flight-readings.ts'

/** How many flights of another number than the one before them, in the order of `when`, stand to it as is asked. */
function afterAnother<T extends { readonly name: string; readonly when: string }>(
  flights: readonly T[],
  isSo: (flight: T, last: T) => boolean,
): number {
  const flown = flights.toSorted((a, b) => (a.when < b.when ? -1 : 1))
  return flown.filter((flight, at) => {
    const last = flown[at - 1]
    return last !== undefined && last.name !== flight.name && isSo(flight, last)
  }).length
}

const nameOf = ({ anchor: { mark } }: Reading): string => mark.carrier + mark.number

/** Flights on which nobody can be who is on the one before: they leave before it has landed. */
function clashes(readings: readonly Reading[]): number {
  const flown = readings.flatMap((reading) => {
    const { departs, arrives, possible } = reading
    return possible && departs && 'minutes' in departs.moment && arrives
      ? [{ name: nameOf(reading), when: written(departs.moment), lands: written(arrives) }]
      : []
  })
  return afterAnother(flown, ({ when }, last) => when < last.lands)
}

/** What a flight that is told in part counts beside others that are told in full: what looks like its number may be no flight's. */
const PART = 0.2

/** How much the flights look told in one manner: how many have their times where most have theirs, and in one block with their numbers. */
function steadiness({ lines }: Page, readings: readonly Reading[]): number {
  const manners = new Map<string, number>()
  let whole = 0
  for (const { anchor, departs, arrivalTime, possible } of readings) {
    if (!possible || !departs?.time || !arrivalTime) continue
    const own = anchor.line.index
    const first = departs.time.line.index
    const manner = `${first - own} ${arrivalTime.line.index - own}`
    manners.set(manner, (manners.get(manner) ?? 0) + 1)
    if (lines.slice(Math.min(own, first), Math.max(own, first)).every(({ plain }) => plain.trim() !== '')) whole++
  }
  return 0.5 * (Math.max(1, ...manners.values()) - 1) + 0.5 * whole
}

/** What speaks against flying somewhere once more where one is already. */
const AGAIN = 1
/** How many flights go the same way as the one before, on a later day and with nothing back between: `A to B` stands above its flight, and below the last one. */
function flownAgain(readings: readonly Reading[]): number {
  const flown = readings.flatMap(({ anchor: { mark }, from, to, departs }) =>
    from && to && departs?.time
      ? [{ name: mark.number, way: `${from.mark.airport.cityCode} ${to.mark.airport.cityCode}`, when: departs.moment.date }]
      : [],
  )
  return afterAnother(flown, ({ way, when }, last) => last.way === way && last.when < when)
}

/** What speaks against a flight that leaves from elsewhere than where the one before it landed. */
const ELSEWHERE = 0.5
/** How many flights leave from elsewhere. */
function leavingElsewhere(readings: readonly Reading[]): number {
  const flown = readings.flatMap((reading) => {
    const { from, to, departs } = reading
    return from && to && departs && 'minutes' in departs.moment
      ? [{ name: nameOf(reading), from: from.mark.airport, to: to.mark.airport, when: written(departs.moment) }]
      : []
  })
  return afterAnother(flown, ({ from }, last) => !sameCity(last.to, from))
}

/** What speaks against a way that is told under the flight and right above the next. */
const HEADED = 1.5
/** Lines above a row in which a way may head it, and its columns. */
const HEADING = 4
/** `DY 421   3 Oct   07:15   11:20` above `Oslo (OSL)   Malaga (AGP)`, and no way above the first of such rows: each has its own below it. */
const areRowsAboveWays = (page: Page, readings: readonly Reading[]): boolean => {
  const [first] = readings
  const own = first?.anchor.line.index ?? 0
  const isRow = ({ anchor, departs, arrivalTime }: Reading): boolean =>
    departs?.time?.line === anchor.line && arrivalTime?.line === anchor.line
  return first !== undefined && isRow(first) && page.lines.slice(Math.max(0, own - HEADING), own).every((line) => line.places().length < 2)
}

/** How many flights are said to go the way that alone on its line stands as near to the number of the next flight: there it is a heading. */
const underHeadingOfNext = (page: Page, readings: readonly Reading[]): number => {
  if (areRowsAboveWays(page, readings)) return 0
  return readings.filter(({ anchor, from, to }, at) => {
    const next = readings[at + 1]?.anchor.line.index
    if (!from || !to || from.line !== to.line || next === undefined) return false
    const { index, times, dates, flights } = from.line
    return (
      times.length + dates.length + flights.length === 0 &&
      index > anchor.line.index &&
      index < next &&
      next - index <= index - anchor.line.index
    )
  }).length
}

/** What speaks against a flight that leaves on another day than the one beside its number. */
const OTHER_DAY = 5
/** Days that alone stand on their line. */
export function onlyDays(dates: readonly DateAt[]): ReadonlyMap<Line, string> {
  const days = new Map<Line, string>()
  const crowded = new Set<Line>()
  for (const { line, date } of dates) {
    if (days.has(line)) crowded.add(line)
    days.set(line, date)
  }
  for (const line of crowded) days.delete(line)
  return days
}

/** How many flights are said to leave more than a day from the only day that stands on the line of their number. */
const onOtherDay = (readings: readonly Reading[], days: ReadonlyMap<Line, string>): number =>
  readings.filter(({ anchor, departs }) => {
    const own = days.get(anchor.line)
    return own !== undefined && departs?.time && Math.abs(dayNumber(own) - dayNumber(departs.moment.date)) > 1
  }).length

/**
 * Two flights cannot leave or arrive by the same words, nor be flown at the same time; one that is told twice counts as it is told best. Where two ways
 * tell as much, the one that finds it in the same lines below or above each number is the document's.
 */
export function total(page: Page, readings: readonly Reading[], days: ReadonlyMap<Line, string>): number {
  const used = new Map<number, string>()
  const routes = new Map<string, string>()
  const told = new Map<string, number>()
  const isAnyPossible = readings.some(({ possible }) => possible)
  let sum = 0
  for (const reading of readings) {
    const flight = nameOf(reading)
    const score = reading.possible || !isAnyPossible ? reading.score : PART * reading.score
    told.set(flight, Math.max(told.get(flight) ?? 0, score))
    // The same words are hardly the way of two flights: back it goes the other way.
    const route = reading.from && reading.to ? `${reading.from.position} ${reading.to.position}` : undefined
    if (route !== undefined && (routes.get(route) ?? flight) !== flight) sum -= 1
    if (route !== undefined) routes.set(route, flight)
    for (const at of [reading.departs?.time?.position, reading.arrivalTime?.position]) {
      if (at === undefined) continue
      const owner = used.get(at)
      if (owner !== undefined && owner !== flight) sum -= 5
      used.set(at, flight)
    }
  }
  for (const score of told.values()) sum += score
  sum -=
    AGAIN * flownAgain(readings) +
    ELSEWHERE * leavingElsewhere(readings) +
    HEADED * underHeadingOfNext(page, readings) +
    OTHER_DAY * onOtherDay(readings, days)
  return sum + steadiness(page, readings) - 3 * clashes(readings)
}
