/** Rows of tables of journeys: `Origen   Salida   Destino   Llegada` above `LEÓN   08:05   OVIEDO   10:12`, however far apart and however set. */

import type { TimeMark } from '../days/times.ts'
import { headingCell, MOST_ROWS, saidAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { findTrains, labelledTrain } from './train-numbers.ts'
import { isHeadingOfRides, type Role } from './train-roles.ts'

/** What a table tells of a time in one of its rows. */
export interface TimeInTable {
  readonly role: Exclude<Role, undefined>
  /** Where the row tells it. */
  readonly station: StationMark | undefined
}

/** The role and the station of each time in a row below a heading that names the ends of journeys, the one where they begin first. */
export function timesInTables(page: Page): ReadonlyMap<TimeMark, TimeInTable> {
  const told = new Map<TimeMark, TimeInTable>()
  let heading: Line | undefined
  for (const line of page.lines) {
    if (isHeadingOfRides(line.plain)) heading = line
    const [departs, arrives] = line.times
    if (!heading || line.index - heading.index > MOST_ROWS || line.times.length !== 2 || !departs || !arrives) continue
    // A row of few cells below a heading of many is of another table.
    if (2 * line.cells.length < heading.cells.length) continue
    const ends = endsOfRow(page, line, heading, departs, arrives)
    told.set(departs, { role: 'departs', station: ends?.[0] })
    told.set(arrives, { role: 'arrives', station: ends?.[1] })
  }
  return told
}

/** Both before the last time, else one after each of them, else both after. */
function endsOfRow(
  page: Page,
  line: Line,
  heading: Line,
  departs: TimeMark,
  arrives: TimeMark,
): readonly [StationMark, StationMark] | undefined {
  const { gazetteer } = page
  // `Puttgarden Fährhafen`, that nobody lists: the page tells of it elsewhere, too.
  const isAgain = ({ name }: StationMark): boolean => {
    const [word = ''] = name.split(' ', 1)
    return word.length > 3 && page.lines.some(({ index, text }) => index !== line.index && text.includes(word))
  }
  const all = chunksOf(line, heading).flatMap(([start, end]): StationMark[] => {
    const mark = stationIn(line.text.slice(start, end), gazetteer)
    // `Harwich Int. Port` begins with what is known.
    const known = mark?.known || (mark && findStations(mark.name, gazetteer)[0]?.start === 0)
    return mark ? [{ ...mark, known: known === true, start: start + mark.start, end: start + mark.end }] : []
  })
  const before = all.filter(({ start }) => start < arrives.start)
  const after = all.filter(({ start }) => start > departs.start)
  const isTimeFirst = all[0] !== undefined && departs.start < all[0].start
  return isTimeFirst ? pairOf(after.slice(0, 2), isAgain) : pairOf(before, isAgain)
}

/** Two of which one is known, or both are told again; of more, the two that are known. */
function pairOf(all: readonly StationMark[], isAgain: (mark: StationMark) => boolean): readonly [StationMark, StationMark] | undefined {
  const known = all.filter((mark) => mark.known)
  const [from, to, ...more] = all.length > 2 ? known : all
  return from && to && more.length === 0 && (known.length > 0 || all.every(isAgain)) && from.name !== to.name ? [from, to] : undefined
}

/** What is left of a row without its days, times and cells with the numbers of trains. */
function chunksOf(line: Line, heading: Line): (readonly [number, number])[] {
  // `7 EMPIRE BUILDER` below `TRAIN`
  const isTrain = (cell: Cell, at: number): boolean => {
    const label = saidAt(heading, headingCell(line, at, heading))
    return labelledTrain(line.text.slice(cell.start, cell.end), label) !== undefined
  }
  const trains = findTrains(line.text)
  const cuts = [...line.dates, ...line.times].sort((a, b) => a.start - b.start)
  return line.cells
    .filter((cell, at) => !trains.some(({ start, end }) => start < cell.end && cell.start < end) && !isTrain(cell, at))
    .flatMap((cell) => {
      const inside = cuts.filter(({ start, end }) => start < cell.end && cell.start < end)
      const edges = [cell.start, ...inside.flatMap(({ start, end }) => [start, end]), cell.end]
      return Array.from({ length: edges.length / 2 }, (_, at) => [edges[2 * at] ?? 0, edges[2 * at + 1] ?? 0] as const)
    })
    .filter(([start, end]) => line.text.slice(start, end).trim() !== '')
}
