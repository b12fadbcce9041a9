/**
 * Tickets told label by label: `Partenza da: Bologna`, `Data e ora partenza: giovedì 14 agosto, ore 21:50`, `Arrivo a: Matera`, or each label above its value.
 * Which time is of leaving and which of arriving, and where, is said by the labels alone.
 */

import type { TimeMark } from '../days/times.ts'
import { neighbour, saidAt } from '../page/around.ts'
import { type DateAt, type Time, WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { type StationMark, stationIn } from './stations.ts'
import { gettingOn, wholeStation } from './train-ends.ts'
import { type Role, roleInForm } from './train-roles.ts'
import type { TimeInTable } from './train-tables.ts'

/** Letters of a label. */
const LONGEST = 40
/** Lines of one ride, from its first label to its last. */
const MOST_LINES = 16
/** Rides of a page; each costs the looking up of its stations. */
const MOST_RIDES = 60
/** Signs before a day, of its weekday. */
const NEAR = 14

type Known = Exclude<Role, undefined>

/** What a label says that a ride does there, or then. */
interface Said {
  readonly role: Known
  /** Its time is when one gets on, which is when it leaves where nothing else says that. */
  readonly isBoarding: boolean
  /** Its place is a station, as it is called: `Gare de départ`. */
  readonly isOfStation: boolean
}

/** What stations are called in labels; warehouses and castles are no such place. */
const STATION =
  /(?<![a-z])(?:gare|stations?|[a-z]*bahnhof|stazione|estacion|estacao|rodoviaria|terminal|stacja|dworzec|asema|stanice|nadrazi|halte|holdeplass|hallplats)(?![a-z])/

function saidBy(label: string): Said | undefined {
  if (label.length > LONGEST) return undefined
  const role = roleInForm(label)
  const on = role ?? gettingOn(label)
  return on && { role: on, isBoarding: !role, isOfStation: STATION.test(label) }
}

/** A label and what stands behind it in its line, or below it in the next. */
interface Field extends Said {
  readonly line: Line
  readonly start: number
  readonly end: number
}

function fieldsOf(page: Page, line: Line): readonly Field[] {
  const [first, second, ...more] = line.cells
  if (!first || more.length > 0) return []
  const small = line.plain.slice(first.start, first.end)
  const colon = small.indexOf(':')
  if (!second && colon > 0 && small.slice(colon + 1).trim() !== '') {
    const said = saidBy(small.slice(0, colon).trim())
    return said ? [{ ...said, line, start: first.start + colon + 1, end: first.end }] : []
  }
  const said = saidBy(small.trim().replace(/\s?:$/, ''))
  if (!said) return []
  if (second) return [{ ...said, line, start: second.start, end: second.end }]
  const below = neighbour(page, line.index, 1)
  const value = below?.cells.length === 1 ? below.cells[0] : undefined
  return below && value && !saidBy(saidAt(below, value).replace(/\s?:$/, ''))
    ? [{ ...said, line: below, start: value.start, end: value.end }]
    : []
}

interface Ride {
  /** Which of its ends are said to be stations. */
  readonly stations: ReadonlySet<string>
  readonly from?: StationMark
  readonly to?: StationMark
  readonly boards?: Time
  readonly departs?: Time
  readonly arrives?: Time
  readonly first: number
}

/** `MATERA (Via Don Luigi Sturzo)`: where in its town it is. */
const IN_STREET = /\((?:via|viale|piazza|corso|rue|avenue|place|calle|avenida|rua|praca|strada|ulica|ul\.)\s/i

/** What a field adds to a ride: a time, or a station, which a label says that it is. */
function addition(page: Page, { role, isBoarding, line, start, end }: Field): Omit<Ride, 'first' | 'stations'> {
  const mark = line.times.find((one) => one.start >= start && one.start < end)
  const time = mark && { line, mark, position: line.index * WIDE + mark.start }
  if (time) return role === 'arrives' ? { arrives: time } : isBoarding ? { boards: time } : { departs: time }
  // `Piazza XX Settembre 6` is no day.
  if (line.dates.some((date) => date.start >= start && date.start - start < NEAR)) return {}
  const value = line.text.slice(start, end)
  // `BOLOGNA (Autostazione, Piazza XX Settembre 6)`
  const found = (IN_STREET.test(value) ? undefined : wholeStation(page, value)) ?? stationIn(value.split(' (', 1)[0] ?? '', page.gazetteer)
  if (!found) return {}
  const station = { ...found, start: start + found.start, end: start + found.end, isLabelled: true }
  return role === 'departs' ? { from: station } : { to: station }
}

/** Whether a ride tells a part already, so that it is of the next; `Destino: Valdivia` before `Terminal de llegada: Terminal Norte` is but its town. */
function isToldIn(ride: Ride | undefined, part: string, { isOfStation }: Field): boolean {
  const isTownOf = isOfStation && ((part === 'from' && !ride?.departs) || (part === 'to' && !ride?.arrives))
  return ride !== undefined && part in ride && !isTownOf
}

/** Warehouses and castles are where lorries and guests leave from: one end must be a place of which the tables know, and no small one. */
const isSure = ({ known, isSmall }: StationMark): boolean => known && !isSmall

/** A time of a ride whose labels tell all of it. */
export interface TimeInForm extends TimeInTable {
  readonly time: Time
}

/** The role and the station of each time of such rides. */
export const timesInForms = rememberedFor((page: Page): ReadonlyMap<TimeMark, TimeInForm> => {
  const rides: Ride[] = []
  let open: Ride | undefined
  for (const field of page.lines.slice(1).flatMap((line) => fieldsOf(page, line))) {
    if (rides.length >= MOST_RIDES) break
    const more = addition(page, field)
    if (Object.keys(more).length === 0) continue
    const isNext =
      open === undefined || Object.keys(more).some((name) => isToldIn(open, name, field)) || field.line.index - open.first > MOST_LINES
    if (isNext && open) rides.push(open)
    const before = isNext ? undefined : open
    const stations = new Set([...(before?.stations ?? []), ...(field.isOfStation ? Object.keys(more) : [])])
    open = { ...before, ...more, stations, first: before?.first ?? field.line.index }
  }
  if (open) rides.push(open)
  const told = new Map<TimeMark, TimeInForm>()
  for (const { stations, from, to, boards, departs = boards, arrives } of rides) {
    const areStations = stations.has('from') && stations.has('to')
    if (!from || !to || !departs || !arrives || from.name === to.name || !(areStations || isSure(from) || isSure(to))) continue
    told.set(departs.mark, { role: 'departs', station: from, time: departs })
    told.set(arrives.mark, { role: 'arrives', station: to, time: arrives })
  }
  return told
})

/** The days of a page with those beside such times: `Embarque: sex., 11/09/2027 às 23h30` is the day on which a coach leaves. */
export function withDaysInForms(page: Page, dates: readonly DateAt[]): readonly DateAt[] {
  const known = new Set(dates.map(({ mark }) => mark))
  const more = [...timesInForms(page).values()].flatMap(({ role, time: { line } }): DateAt[] => {
    const [mark] = line.dates
    const day = mark && !known.has(mark) ? page.calendar.dayOf(mark) : undefined
    return mark && day ? [{ ...day, line, mark, position: line.index * WIDE + mark.start, isArrival: role === 'arrives' }] : []
  })
  return more.length === 0 ? dates : [...dates, ...more].sort((one, other) => one.position - other.position)
}
