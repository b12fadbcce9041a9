/** The stations of a page, and whether a train runs from one to another. */

import { WIDE } from './marks.ts'
import type { Line, Page } from './page.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { leadOf } from './train-roles.ts'

export interface Placed extends StationMark {
  readonly position: number
}

/** `From: Göteborg Nils Ericson Terminalen`: behind a label all of the cell is the station's name. */
function withRest(page: Page, line: Line, mark: StationMark): StationMark {
  const cell = line.cells.find(({ start, end }) => mark.start >= start && mark.start < end)
  if (!cell || !leadOf(line.plain.slice(cell.start, mark.start))) return mark
  const whole = stationIn(line.text.slice(mark.start, cell.end), page.gazetteer)
  return whole?.name.startsWith(mark.name) ? { ...mark, name: whole.name } : mark
}

/** `From: Gdynia Główna   To: Hel`: the one of two ends on a line that is in no table. */
function unknownEnd(page: Page, line: Line, known: readonly StationMark[]): StationMark[] {
  if (known.length !== 1) return []
  const ends = line.cells.flatMap((cell) => {
    const text = line.plain.slice(cell.start, cell.end)
    const role = leadOf(text)
    const start = cell.start + text.indexOf(':') + 1
    return role ? [{ role, start, end: cell.end }] : []
  })
  const isKnown = ({ start, end }: { start: number; end: number }): boolean => known.some((mark) => mark.start >= start && mark.start < end)
  const [one, two] = ends
  if (!one || !two || ends.length > 2 || one.role === two.role) return []
  return ends
    .filter((end) => !isKnown(end))
    .flatMap(({ start, end }): StationMark[] => {
      const mark = stationIn(line.text.slice(start, end), page.gazetteer)
      return mark ? [{ ...mark, start, end }] : []
    })
}

export function stationsOf(page: Page): Placed[] {
  return page.lines.flatMap((line) => {
    const known = findStations(line.text, page.gazetteer)
    return [...known.map((mark) => withRest(page, line, mark)), ...unknownEnd(page, line, known)]
      .sort((a, b) => a.start - b.start)
      .map((mark) => ({ ...mark, position: line.index * WIDE + mark.start }))
  })
}

const AMERICA = new Set(['US', 'CA', 'MX'])
/** Millions of passengers a year of the airport of a city that has no namesake of its size. */
const BIG = 15

/** Whether a city is in North America, where its name leaves no doubt. */
function isInAmerica(page: Page, { name }: StationMark): boolean | undefined {
  const country = page.gazetteer.station(name)?.country
  const airport = page.gazetteer.airportNamed(name)
  return country !== undefined && airport?.country === country && airport.passengers > BIG ? AMERICA.has(country) : undefined
}

/** Whether a train can run from one to the other: none leaves San Francisco for London. */
export function isByLand(page: Page, from: StationMark, to: StationMark): boolean {
  const [one, two] = [isInAmerica(page, from), isInAmerica(page, to)]
  return one === undefined || two === undefined || one === two
}
