/** The stations of times that are told in a sentence: `leaves London Euston on 13 May at 21:15 and brings you to Fort William at 09:57`. */

import { cellAt } from './around.ts'
import type { Line, Page } from './page.ts'
import { findStations, type StationMark } from './stations.ts'
import type { TimeMark } from './times.ts'
import { isInSentence } from './train-stops.ts'

/** Times of one sentence: of two rides with a change between them, and of a third. */
const MOST_TIMES = 6

/** The one station of some, however often it is told. */
function onlyOne(marks: readonly StationMark[]): StationMark | undefined {
  const [first, ...more] = marks
  return first && more.every(({ name }) => name === first.name) ? first : undefined
}

/** A station before each of the times of a sentence, and after the time before it; else one after each. Only known ones: names are of people and rooms as well. */
export function stationInSentence(page: Page, line: Line, mark: TimeMark): StationMark | undefined {
  const cell = cellAt(line, mark.start)
  if (!cell || line.times.length < 2 || line.times.length > MOST_TIMES || !isInSentence(line, cell)) return undefined
  const times = line.times.filter(({ start }) => cellAt(line, start) === cell)
  const stations = findStations(line.text, page.gazetteer).filter(({ start }) => start >= cell.start && start < cell.end)
  if (stations.length < 2) return undefined
  const between = (from: number, to: number): StationMark | undefined =>
    onlyOne(stations.filter(({ start, end }) => start >= from && end <= to))
  const before = times.map(({ start }, at) => between(times[at - 1]?.end ?? cell.start, start))
  const after = times.map(({ end }, at) => between(end, times[at + 1]?.start ?? cell.end))
  const all = [before, after].find((each) => each.every((station) => station !== undefined))
  return all?.[times.indexOf(mark)]
}
