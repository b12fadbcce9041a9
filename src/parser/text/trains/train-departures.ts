/** Tickets that tell only when their trains leave. */

import { dated, type Found, type FoundTrain } from '../../found.ts'
import { written } from '../days/block-time.ts'
import { type DateAt, WIDE } from '../page/marks.ts'
import type { Page } from '../page/page.ts'
import { isSentence } from '../page/sentences.ts'
import { dayFor } from './train-days.ts'
import type { Placed } from './train-ends.ts'
import type { Numbered } from './train-named.ts'
import { routesOf } from './train-routes.ts'
import type { Stop } from './train-stops.ts'

/** What tells when a train leaves and nothing more of its times. */
export interface Departures {
  readonly page: Page
  readonly stops: readonly Stop[]
  readonly numbers: readonly Numbered[]
  readonly dates: readonly DateAt[]
  readonly stations: readonly Placed[]
  /** What labels tell. */
  readonly ends: readonly (readonly [Placed, Placed])[]
}

interface Leaving {
  readonly from: string
  readonly to: string
  readonly date: DateAt
  readonly minutes: number
  readonly number: string | undefined
}

function toTrain({ from, to, date, minutes, number }: Leaving, rule: string): FoundTrain {
  const told = (value: string): Found => ({ value, rule, sure: 0.7 })
  return {
    kind: 'train',
    from: told(from),
    to: told(to),
    departs: dated(told(written({ date: date.date, minutes })), date.guessed),
    ...(number === undefined ? {} : { number: { value: number, rule: 'train number', sure: 0.9 } }),
  }
}

/** `Bus 300 stops from Tilburg station at our door.`: how one might come, where the one time is told elsewhere by no label. */
const isAdvice = ({ lines }: Page, numbers: readonly Numbered[], { time }: Stop): boolean =>
  numbers.length > 0 &&
  numbers.every(({ position }) => {
    const line = lines[Math.floor(position / WIDE)]
    return line !== undefined && line !== time.line && isSentence(line)
  })

/** One time, and two stations with labels, or one number. */
function onlyOne({ page, stops, numbers, dates, stations, ends }: Departures): FoundTrain[] {
  const leaving = stops.filter(({ role }) => role === 'departs')
  const [stop] = leaving.length === 1 ? leaving : stops.length === 1 ? stops : []
  const [from, to, ...more] = [...new Set((ends.length === 1 ? ends.flat() : stations).map(({ name }) => name))]
  const number = new Set(numbers.map(({ name }) => name)).size === 1 ? numbers[0] : undefined
  const date = stop && dayFor(stop.time, dates)
  if (stop && !stop.role && ends.length === 0 && isAdvice(page, numbers, stop)) return []
  if (!date || !from || !to || more.length > 0 || !(number || (ends.length === 1 && stop.role))) return []
  return [toTrain({ from, to, date, minutes: stop.time.mark.minutes, number: number?.name }, 'the one time of the ticket')]
}

/** Rows with one day, one time, one train and one way each: `12.06.2027   08:12   Napoli → Roma   IC 501`; each of two people has one of the same ride. */
function inRows({ page, stops, numbers, dates }: Departures): FoundTrain[] {
  const on = <T extends { readonly position: number }>(all: readonly T[], index: number): readonly T[] =>
    all.filter(({ position }) => Math.floor(position / WIDE) === index)
  const routes = routesOf(page)
  const rows = stops.flatMap(({ time, role }): Leaving[] => {
    const { index } = time.line
    const [date, ...days] = on(dates, index)
    const [number, ...others] = on(numbers, index)
    const [route, ...ways] = routes.filter(([from]) => Math.floor(from.position / WIDE) === index)
    const isOne = time.line.times.length === 1 && days.length + others.length + ways.length === 0
    if (!date || !number || !route || !isOne || role === 'arrives') return []
    return [{ from: route[0].name, to: route[1].name, date, minutes: time.mark.minutes, number: number.name }]
  })
  const isSame = (one: Leaving, other: Leaving): boolean =>
    one.date.date === other.date.date && one.minutes === other.minutes && one.number === other.number
  return rows
    .filter((row, at) => rows.findIndex((other) => isSame(other, row)) === at)
    .map((row) => toTrain(row, 'a row with the time of leaving'))
}

/** Trains of which only the leaving is told. */
export function departuresOf(told: Departures): FoundTrain[] {
  const rows = inRows(told)
  return rows.length > 0 ? rows : onlyOne(told)
}
