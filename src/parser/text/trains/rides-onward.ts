/**
 * Rides that are told to go on from where the one before has ended: `… Ankunft Karlsruhe Hbf 17.00 Uhr. Dort steigen Sie um in den ICE 599 um 17.06 Uhr
 * nach München Hbf, an 20.27 Uhr.` Of two hours, a train and one place that is gone to, it is where one was last that is not said again.
 */

import type { TimeMark } from '../days/times.ts'
import type { Line, Page } from '../page/page.ts'
import { namesIn, TOWARDS } from './ride-sentences.ts'
import { findStations, type StationMark } from './stations.ts'
import { findTrains } from './train-numbers.ts'

/** Lines between the two, empty ones among them. */
const MOST_BETWEEN = 3
/** Minutes in which one changes. */
const LONGEST_CHANGE = 240

interface Part {
  readonly start: number
  readonly end: number
}

/** The place that a train of this sentence goes to between its two hours, where no other place is told. */
function goneTo(page: Page, line: Line, part: Part, [leaves, reaches]: readonly [TimeMark, TimeMark]): StationMark | undefined {
  const trains = findTrains(line.text).filter(({ start }) => start >= part.start && start < reaches.start)
  const [name, ...more] = namesIn(line, { start: leaves.end, end: part.end }, trains).filter(({ end }) => end <= reaches.start)
  if (trains.length !== 1 || !name || more.length > 0 || !TOWARDS.test(line.plain.slice(leaves.end, name.start))) return undefined
  const before = findStations(line.text.slice(part.start, leaves.start), page.gazetteer)
  const said = line.text.slice(name.start, name.end)
  return before.length > 0 ? undefined : { ...name, name: said, known: page.gazetteer.stations(said).length > 0 }
}

/**
 * The stations of the two hours of a sentence that goes on from where one was last; `stationOf` tells that of another hour, by its own sentence.
 */
export function stationsOnward(
  page: Page,
  line: Line,
  part: Part,
  [leaves, reaches]: readonly [TimeMark, TimeMark],
  stationOf: (line: Line, mark: TimeMark) => StationMark | undefined,
): readonly [StationMark, StationMark] | undefined {
  const to = goneTo(page, line, part, [leaves, reaches])
  // With a day of its own it goes on from nothing.
  if (!to || line.dates.length > 0) return undefined
  const above = page.lines.slice(Math.max(1, line.index - 1 - MOST_BETWEEN), line.index)
  const last = above.findLast(({ times, dates }) => times.length + dates.length > 0)
  const reached = last?.times.at(-1)
  const from = last && reached && last.flights.length === 0 ? stationOf(last, reached) : undefined
  const wait = leaves.minutes - (reached?.minutes ?? 0)
  return from?.known && wait >= 0 && wait <= LONGEST_CHANGE && from.name !== to.name ? [from, to] : undefined
}
