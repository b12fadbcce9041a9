/** Where the times of a page are: the station of each by each of the ways in which tickets put the two together. */

import { type DateAt, type Time, timesOf } from './marks.ts'
import { type Cell, cellAt, type Line, labelOf, neighbour, type Page } from './page.ts'
import { hasManyLetters } from './sentences.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { ARRIVES, behind, DEPARTS, firstRole, leadOf, type Role, roleAlone } from './train-roles.ts'
import { timesInTables } from './train-tables.ts'

/** A moment that may be one of a train's. */
export interface Stop {
  readonly time: Time
  /** What the words around it say. */
  readonly role: Role
  readonly station?: StationMark
  /** What a table tells to be its station, in whatever way the rest of the page does it. */
  readonly told?: StationMark
}

/** The stations that stand to a time in one way and another. */
interface Near {
  readonly beside: StationMark | undefined
  readonly above: StationMark | undefined
  readonly below: StationMark | undefined
}

/** How a document tells the stations of its times. */
export type Way = (near: Near) => StationMark | undefined

type Finder = (page: Page, stop: Stop) => StationMark | undefined

const DURATION_END = /^\s?(?:hrs?|std|h\b|stunden)/
/** `6:50 hrs` */
const DURATION = /^\d:\d\d\s?hrs?$/
/** Said before the end of an offer or of a right. */
const UNTIL =
  /(?:until|till|bis|jusqu'a|jusqu'au|hasta(?: las| el)?|fino alle?|fino al|ate as|tot|do godz\.?|asti|plati|(?:platnost|valid|gultig|valable|valido|geldig|giltig|gyldig|wazny|platna)[^a-z]*(?:from|ab|od|du|dal|desde|vanaf|fran|fra)?[^a-z]*)\s*(?:kl\.?|um)?\s*$/
/** A label, a day and a time leave no more letters than this. */
const FEW_LETTERS = 14
/** Lines between a time and its station. */
const REACH = 3

/** Signs between a day and its time. */
const NEAR = 6

/** The times of a page that may be a train's, with their roles. `dates` are the days of the journey: a time of another day is none of it. */
export const stopsOf = (page: Page, dates: readonly DateAt[]): Stop[] => {
  const days = new Set(dates.map(({ mark }) => mark))
  const tables = timesInTables(page)
  return timesOf(page)
    .filter(
      ({ line, mark }) =>
        !DURATION_END.test(line.plain.slice(mark.end)) &&
        !DURATION.test(line.plain.slice(mark.start, mark.end)) &&
        !UNTIL.test(wordsBefore(line, mark)) &&
        !isOpenFrom(line, mark) &&
        !line.dates.some((date) => !days.has(date) && isNextTo(date, mark)),
    )
    .map((time) => {
      const row = tables.get(time.mark)
      return row?.station ? { time, role: row.role, told: row.station } : { time, role: row?.role ?? roleOf(page, time) }
    })
}

interface Mark {
  readonly start: number
  readonly end: number
}

const isNextTo = (one: Mark, two: Mark): boolean => Math.max(one.start, two.start) - Math.min(one.end, two.end) <= NEAR

/** Whether what is around a time is a sentence. */
export const isInSentence = (line: Line, cell: Cell | undefined): boolean => hasManyLetters(line.plain.slice(cell?.start, cell?.end))

/** `weekdays 7.00–20.00` in a sentence, or a span in brackets, tells when a desk is open. */
function isOpenFrom(line: Line, mark: Mark): boolean {
  const isAside = /\(\s?(?:\d\d?[.:h]\d\d\s?\S{1,3}\s?)?$/.test(line.plain.slice(0, mark.start))
  if (!isAside && !isInSentence(line, cellAt(line, mark.start))) return false
  return line.times.some(
    (other) =>
      other.start !== mark.start &&
      /^\s?(?:-|–|—|to|bis|a|au|al|tot|til|till|do|az)\s?$/.test(
        line.plain.slice(Math.min(other.end, mark.end), Math.max(other.start, mark.start)),
      ),
  )
}

/** `to 10.6.2027` is a Thursday and no arrival. */
const FINNISH_DAY = /(^|\s{3})(?:ma|ti|ke|to|pe|la|su)\s$/

/** `Départ : mardi 3 août 2027 à 07:45`: the day between a label and its time says nothing of it. */
const wordsBefore = (line: Line, { start: from }: Mark): string =>
  line.dates
    .filter(({ end }) => end <= from)
    .reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start).replace(FINNISH_DAY, '$1')} ${text.slice(end).replace(/^\s*(?:a|at|um|alle|as|om|ore|a las|kl\.?)\s*$/, ' ')}`,
      line.plain.slice(0, from),
    )
    // `à 08h04` is no arrival.
    .replace(/\sa\s*$/, ' ')

function roleOf(page: Page, { line, mark }: Time): Role {
  const cell = cellAt(line, mark.start)
  const before = wordsBefore(line, mark)
  const label = labelOf(page, line, mark.start).replace(/\sa$/, '')
  const isFirst =
    cell !== undefined && (/^\s*$/.test(line.plain.slice(cell.start, mark.start)) || (cell === line.cells[0] && /^[^a-z]*$/.test(before)))
  return (
    (isFirst ? behind(line.plain.slice(mark.end, cell.end)) : undefined) ??
    (DEPARTS.test(before) || DEPARTS.test(label) ? 'departs' : undefined) ??
    (ARRIVES.test(before) || ARRIVES.test(label) ? 'arrives' : undefined) ??
    roleAlone(label) ??
    (line.times.length === 1 ? leadOf(line.plain) : undefined) ??
    (line.times.length === 1 && /^[^a-z]*(?:uhr|hrs?|h)?[^a-z]*$/.test(line.plain.slice(mark.end)) ? firstRole(line.plain) : undefined) ??
    roleAbove(page, line, cell)
  )
}

/** A label alone on a line above the station and the time. */
function roleAbove(page: Page, line: Line, cell: Cell | undefined): Role {
  let above = neighbour(page, line.index, -1)
  for (let step = 0; above && step < REACH && line.index - above.index <= REACH + 1; step++) {
    const beside = aligned(line, cell, above)
    const role = beside && roleAlone(above.plain.slice(beside.start, beside.end))
    if (role) return role
    if (above.times.length > 0) return undefined
    above = neighbour(page, above.index, -1)
  }
  return undefined
}

/** The cell of another line that is in the column of a cell: of as many, the one of its number. */
function aligned(line: Line, cell: Cell | undefined, other: Line): Cell | undefined {
  if (other.cells.length === 1) return line.cells.length === 1 || line.times.length === 1 ? other.cells[0] : undefined
  const at = cell ? line.cells.indexOf(cell) : 0
  return other.cells.length === line.cells.length ? other.cells[at] : undefined
}

/** On the line of the time. What nobody knows is a station only where a label says so, or little else is said. */
const beside: Finder = (page, { time: { line, mark }, role }) => {
  const cell = cellAt(line, mark.start)
  const found = line.times.length === 1 ? stationBeside(page, line, mark, cell) : stationInRow(page, line, mark, role)
  return found && (found.known || role || (!isInSentence(line, cell) && found.name.length > 3)) ? found : undefined
}

/** In a row of two stations and two times: each before its time, or, where the row begins with a time, each after it. */
function stationInRow(page: Page, line: Line, mark: Mark, role: Role): StationMark | undefined {
  if (line.times.length !== 2) return undefined
  const isAfter = cellAt(line, line.times[0]?.start ?? 0) === line.cells[0]
  const own = cellAt(line, mark.start)
  const cell = own && line.cells[line.cells.indexOf(own) + (isAfter ? 1 : -1)]
  const found = cell && stationIn(line.text.slice(cell.start, cell.end), page.gazetteer)
  if (!found) return undefined
  return role || found.known || findStations(line.text, page.gazetteer).some(({ name }) => found.name.startsWith(name)) ? found : undefined
}

/** The station on the line of a time: after it, or before it, or in the first column. */
function stationBeside(page: Page, line: Line, mark: Mark, cell: Cell | undefined): StationMark | undefined {
  const known = findStations(line.text, page.gazetteer).filter((one) => !/\d/.test(one.name))
  const after = stationIn(line.text.slice(mark.end, cell?.end), page.gazetteer)
  const first = line.cells[0]
  const column = first && first.end <= mark.start ? stationIn(line.text.slice(first.start, first.end), page.gazetteer) : undefined
  // `Kraków Główny   09:03 PRZEMYŚLANIN`: what is known in the first column counts more than what nobody knows.
  if (after && !(column?.known && !after.known)) return after
  // `Departs: Boston South Station, MA 3:05 PM`
  const between = stationIn(line.text.slice(cell?.start ?? 0, mark.start), page.gazetteer)
  if (between && (leadOf(line.plain) || known.some(({ name }) => between.name.startsWith(name)))) return between
  if (column) return column
  const next = line.cells.find(({ start }) => start > mark.end)
  const beside = next && stationIn(line.text.slice(next.start, next.end), page.gazetteer)
  if (beside?.known || (beside && known.some(({ name }) => beside.name.startsWith(name)))) return beside
  return known.length === 1 ? known[0] : undefined
}

/** On a line of its own, in the column of the time: the nearest above, or the nearest below. */
const onLine =
  (step: 1 | -1): Finder =>
  (page, { time: { line, mark }, role }) => {
    const cell = cellAt(line, mark.start)
    if (!cell || lettersBeside(line, cell, mark) > FEW_LETTERS) return undefined
    let next = neighbour(page, line.index, step)
    for (let count = 0; next && count < REACH && Math.abs(next.index - line.index) <= REACH + 1; count++) {
      if (next.times.length > 0 || isHeader(page, next)) return undefined
      const there = aligned(line, cell, next)
      // What stands beside a station on its line says nothing of a time that is alone on its own.
      const cells = there ? [there] : line.cells.length === 1 ? next.cells : []
      const station = cells
        .flatMap(
          ({ start, end }) => stationAlone(page, next?.text.slice(start, end) ?? '', role !== undefined && there !== undefined) ?? [],
        )
        .at(0)
      if (station) return station
      next = neighbour(page, next.index, step)
    }
    return undefined
  }

/** A line of labels above a line of values. */
function isHeader(page: Page, line: Line): boolean {
  const below = neighbour(page, line.index, 1)
  const isLike = line.cells.length > 2 && !/\d/.test(line.plain) && below?.cells.length === line.cells.length && /\d/.test(below.plain)
  return isLike && findStations(line.text, page.gazetteer).length === 0
}

/** Letters of the cell of a time that are of no day. */
function lettersBeside(line: Line, cell: Cell, mark: Mark): number {
  const without = [...line.dates, mark]
    .filter(({ start, end }) => start >= cell.start && end <= cell.end)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => `${text.slice(0, start - cell.start)}${text.slice(end - cell.start)}`,
      line.plain.slice(cell.start, cell.end),
    )
  return without.replace(/[^a-z]/g, '').length
}

/** A station that is all that is said. What nobody knows is one only where a label says what it must be. */
function stationAlone(page: Page, text: string, isLabelled: boolean): StationMark | undefined {
  const mark = stationIn(text, page.gazetteer)
  if (!mark || text.length - mark.end > 24) return undefined
  if (mark.known || findStations(mark.name, page.gazetteer)[0]?.start === 0) return mark
  return isLabelled && !/[a-z]{2}.*\s\p{Ll}+\s\p{Ll}/u.test(text) ? mark : undefined
}

const above = onLine(-1)
const below = onLine(1)

/** What is near a time, looked for once for all ways. */
export const nearOf = (page: Page, stop: Stop): Near =>
  stop.told
    ? { beside: stop.told, above: undefined, below: undefined }
    : { beside: beside(page, stop), above: above(page, stop), below: below(page, stop) }

/** The ways, by what they are called in rules. */
export const WAYS: Readonly<Record<string, Way>> = {
  'stations beside them': ({ beside }) => beside,
  'stations beside or above them': ({ beside, above }) => beside ?? above,
  'stations beside or below them': ({ beside, below }) => beside ?? below,
  'stations above them': ({ above }) => above,
  'stations below them': ({ below }) => below,
  'two stations together': () => undefined,
}
