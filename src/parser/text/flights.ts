/**
 * Flights of a page. Each flight number is an anchor; what belongs to it stands after it, before it, on its line, around it and so on, and a document
 * does it the same way throughout. So every way is tried on the whole document, and the one that gives the most complete and possible flights wins.
 */

import { addDays, dayNumber } from '../../core/dates.ts'
import type { FoundFlight } from '../found.ts'
import { arrivalDay, elapsed, isPlausible, type Moment, written } from './block-time.ts'
import { readCryptic } from './gds.ts'
import { type Anchor, type At, type DateAt, type Marks, marksOf, type Place, type Time, withStrangers } from './marks.ts'
import type { Page } from './page.ts'
import { sameCity } from './places.ts'
import { WINDOWS } from './windows.ts'

interface Reading {
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

/** The day of a time: in its cell, on its line, before it in the window, after it in the window, else the last one before the window. */
function dateOf(page: Page, time: Time | undefined, inside: readonly DateAt[], all: readonly DateAt[], start: number): DateAt | undefined {
  if (!time) return inside[0] ?? all.findLast(({ position }) => position < start)
  const shared = inside.filter((date) => date.line === time.line)
  const line = shared.filter((date) => !isOfAnother(date, time))
  const cell = time.line.cells.find((one) => time.mark.start >= one.start && time.mark.start < one.end)
  const near = (list: readonly DateAt[]): DateAt | undefined =>
    [...list].sort(
      (a, b) =>
        Math.min(Math.abs(a.mark.end - time.mark.start), Math.abs(a.mark.start - time.mark.end)) -
        Math.min(Math.abs(b.mark.end - time.mark.start), Math.abs(b.mark.start - time.mark.end)),
    )[0]
  return (
    near(line.filter(({ mark }) => cell !== undefined && mark.start >= cell.start && mark.start < cell.end)) ??
    near(line) ??
    inside.findLast(({ position }) => position < time.position) ??
    belowInBlock(page, time, inside, all) ??
    all.findLast(({ position, line: { index } }) => position < time.position && time.line.index - index < 40) ??
    inside.find(({ position }) => position > time.position) ??
    near(shared)
  )
}

/** The day under a time in its block, where the last day before it stands in another block. */
function belowInBlock(page: Page, time: Time, inside: readonly DateAt[], all: readonly DateAt[]): DateAt | undefined {
  const isApart = (from: number, to: number): boolean => page.lines.slice(from + 1, to).some(({ plain }) => plain.trim() === '')
  const below = inside.find(({ position }) => position > time.position)
  const above = all.findLast(({ position }) => position < time.position)
  const own = time.line.index
  return below && above && below.line.index - own <= 4 && !isApart(own, below.line.index) && isApart(above.line.index, own)
    ? below
    : undefined
}

/** `Depart 11:25   Arrive 08:00 (Fri 5 Feb)`: the day in brackets after a time, or in the cell of another, is that of the other. */
function isOfAnother({ mark, line }: DateAt, time: Time): boolean {
  const last = line.times.findLast(({ end }) => end <= mark.start)
  if (!last || last.start <= time.mark.start) return false
  const cell = line.cells.find(({ start, end }) => mark.start >= start && mark.start < end)
  return (
    /^\s?\(/.test(line.plain.slice(last.end, mark.start)) ||
    (cell !== undefined && time.mark.start < cell.start && last.start >= cell.start)
  )
}

/** Consecutive marks of one city are one place; where codes tell a whole journey, names are not needed. */
function routeOf(places: readonly Place[]): Place[] {
  const codes = places.filter(({ mark }) => mark.kind === 'code')
  const telling = codes.some((one) => codes.some((two) => !sameCity(one.mark.airport, two.mark.airport))) ? codes : places
  return telling.filter((place, at) => {
    const last = telling[at - 1]
    return !last || !sameCity(last.mark.airport, place.mark.airport)
  })
}

/** The eight things nearest to an anchor, in order. */
const nearby = <T extends At>(things: readonly T[], anchor: Anchor): T[] =>
  [...things]
    .sort((a, b) => Math.abs(a.position - anchor.position) - Math.abs(b.position - anchor.position))
    .slice(0, 8)
    .sort((a, b) => a.position - b.position)

function readOne(page: Page, marks: Marks, anchor: Anchor, window: string, belongs: (thing: At) => boolean): Reading {
  const places = nearby(routeOf(marks.places.filter(belongs)), anchor)
  const times = nearby(marks.times.filter(belongs), anchor)
  const dates = marks.dates.filter(belongs)
  const start = Math.min(anchor.position, places[0]?.position ?? anchor.position, times[0]?.position ?? anchor.position)
  const pairs = <T>(list: readonly T[]): [T | undefined, T | undefined, number][] =>
    list.length < 2 ? [[list[0], undefined, 0]] : list.slice(0, -1).map((one, at) => [one, list[at + 1], at])
  let best: Reading = { anchor, window, possible: false, arrivalTold: false, score: 0 }
  for (const [from, to, fromAt] of pairs(places)) {
    for (const [first, second, timeAt] of pairs(times)) {
      const date = dateOf(page, first, dates, marks.dates, start)
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
        dateOf(page, second, dates, [], start),
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
    isPlausible(origin, destination, elapsed(page.gazetteer, origin, moment, destination, { date: day, minutes }))
  const day = told !== undefined && possibleOn(told) ? told : derived
  const possible = possibleOn(day)
  score += possible ? 3 : -2
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

/** Two flights cannot leave or arrive by the same words. */
function total(readings: readonly Reading[]): number {
  const used = new Map<number, string>()
  let sum = 0
  for (const reading of readings) {
    sum += reading.score
    const flight = reading.anchor.mark.carrier + reading.anchor.mark.number
    for (const at of [reading.departs?.time?.position, reading.arrivalTime?.position]) {
      if (at === undefined) continue
      const owner = used.get(at)
      if (owner !== undefined && owner !== flight) sum -= 5
      used.set(at, flight)
    }
  }
  return sum
}

const isWhole = ({ from, to, departs }: Reading): boolean => from !== undefined && to !== undefined && departs?.time !== undefined

/** The flights of a page, each with the rules that gave its parts. */
export function readFlights(page: Page): { readonly flights: readonly FoundFlight[]; readonly guessedYear: boolean } {
  const cryptic = readCryptic(page)
  if (cryptic.length > 0) return { flights: cryptic, guessedYear: true }
  const marks = marksOf(page)
  if (marks.anchors.length === 0) return { flights: [], guessedYear: false }
  const known = readAll(page, marks)
  if (known.flights.length > 0) return known
  const more = withStrangers(page, marks)
  return more === marks ? known : readAll(page, more)
}

function readAll(page: Page, marks: Marks): ReturnType<typeof gather> {
  const ways = Object.entries(WINDOWS).map(([name, window]) =>
    marks.anchors.map((anchor, at) => readOne(page, marks, anchor, name, window(marks, at, page))),
  )
  const ranked = [...ways].sort((a, b) => total(b) - total(a))
  const [winner = []] = ranked
  // Where the best way leaves a flight half read, another may read it whole.
  const readings = winner.map((reading, at) =>
    isWhole(reading) && reading.possible
      ? reading
      : (ranked.map((way) => way[at]).find((one) => one !== undefined && isWhole(one) && one.possible) ?? reading),
  )
  return gather(readings)
}

/** Two codes and the word flight make a flight without times that fit; without them the times must be possible. */
function isLikely({ possible, arrivalTime, departs, from, to, anchor }: Reading): boolean {
  if (possible) return true
  const codes = from?.mark.kind === 'code' && to?.mark.kind === 'code'
  if (departs?.time === undefined) return codes && anchor.mark.labelled
  return arrivalTime === undefined ? codes || anchor.mark.labelled : codes && anchor.mark.labelled
}

function gather(readings: readonly Reading[]) {
  const best = new Map<string, Reading>()
  const owners = new Map<number, Reading>()
  for (const reading of [...readings].sort((a, b) => b.score - a.score)) {
    const { from, to, departs, anchor } = reading
    if (!from || !to || !departs) continue
    const key = `${anchor.mark.carrier}${anchor.mark.number} ${departs.moment.date}`
    const place = departs.time?.position ?? from.position
    const owner = owners.get(place)
    if (best.has(key) || (owner && owner.anchor.mark.number !== anchor.mark.number)) continue
    if (
      !isWhole(reading) &&
      [...best.values()].some((one) => one.anchor.mark.carrier === anchor.mark.carrier && one.anchor.mark.number === anchor.mark.number)
    )
      continue
    if (!isLikely(reading)) continue
    best.set(key, reading)
    owners.set(place, reading)
  }
  const chosen = inOrder([...best.values()]).sort((a, b) => (momentText(a) < momentText(b) ? -1 : 1))
  return { flights: chosen.map(toFlight), guessedYear: chosen.some(({ departs }) => departs?.date?.guessed === true) }
}

/**
 * A day told once for a journey is that of its first flight: one that goes on from where, and before, the last one arrived leaves a day later.
 */
function inOrder(readings: readonly Reading[]): Reading[] {
  const out: Reading[] = []
  for (const reading of [...readings].sort((a, b) => a.anchor.position - b.anchor.position)) {
    const last = out.at(-1)
    const { departs, arrives } = reading
    const connects = last?.arrives && last.to && reading.from && sameCity(last.to.mark.airport, reading.from.mark.airport)
    if (!connects || !last?.arrives || !departs || !('minutes' in departs.moment) || departs.date?.line === departs.time?.line) {
      out.push(reading)
      continue
    }
    const late = written(departs.moment) < written(last.arrives) && departs.moment.date <= last.arrives.date
    const days = late
      ? dayNumber(last.arrives.date) - dayNumber(departs.moment.date) + (departs.moment.minutes < last.arrives.minutes ? 1 : 0)
      : 0
    if (days < 1 || days > 2) out.push(reading)
    else
      out.push({
        ...reading,
        departs: { ...departs, moment: { ...departs.moment, date: addDays(departs.moment.date, days) } },
        ...(arrives ? { arrives: { ...arrives, date: addDays(arrives.date, days) } } : {}),
      })
  }
  return out
}

function momentText({ departs }: Reading): string {
  if (!departs) return ''
  return 'minutes' in departs.moment ? written(departs.moment) : departs.moment.date
}

function toFlight(reading: Reading): FoundFlight {
  const { anchor, from, to, window, arrives, possible } = reading
  const rule = `flight number and ${window}`
  const sure = possible ? 0.9 : 0.6
  const place = (code: string, how: string) => ({
    value: code,
    rule: how === 'code' ? `${rule}: code` : `${rule}: name`,
    sure: how === 'code' ? sure : sure - 0.1,
  })
  return {
    kind: 'air',
    carrier: { value: anchor.mark.carrier, rule: 'flight number', sure: 0.9 },
    number: { value: anchor.mark.number, rule: 'flight number', sure: 0.9 },
    departs: { value: momentText(reading), rule, sure },
    ...(from ? { from: place(from.mark.code, from.mark.kind) } : {}),
    ...(to ? { to: place(to.mark.code, to.mark.kind) } : {}),
    ...(arrives && possible ? { arrives: { value: written(arrives), rule: reading.arrivalTold ? rule : 'time zones', sure } } : {}),
  }
}
