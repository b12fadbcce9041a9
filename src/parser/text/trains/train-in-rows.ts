/** The station of one of two times in a row: in its cell, or in the next. */

import type { TimeMark } from '../days/times.ts'
import { isOfCheckIn } from '../flights/check-in-rows.ts'
import { cellAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { findTrains } from './train-numbers.ts'
import { ARRIVES, DEPARTS, type Role } from './train-roles.ts'

/** In a row of two stations and two times: each before its time, or, where the row begins with a time, each after it. */
export function stationInRow(page: Page, line: Line, mark: TimeMark, role: Role): StationMark | undefined {
  if (line.times.length !== 2) return undefined
  const isAfter = cellAt(line, line.times[0]?.start ?? 0) === line.cells[0]
  const own = cellAt(line, mark.start)
  // `09:01 Myrdal   09:26 Finse`
  const inside = line.times.map(({ end }) => {
    const its = cellAt(line, end - 1)
    return its && own !== cellAt(line, line.times[line.times[0] === mark ? 1 : 0]?.start ?? 0)
      ? stationIn(line.text.slice(end, its.end), page.gazetteer)
      : undefined
  })
  if (inside.every((one) => one !== undefined)) return inside[line.times.indexOf(mark)]
  // `Chicago, IL DEPARTS Friday, May 7, 2:00 PM   →   Emeryville, CA ARRIVES 4:10 PM`
  const [start, other] = [own?.start ?? 0, line.times[line.times[0] === mark ? 1 : 0]]
  const isLed = own && other && own !== cellAt(line, other.start) && /[a-z]{3}/.test(line.plain.slice(start, mark.start))
  const led = isLed ? stationIn(line.text.slice(start, mark.start), page.gazetteer) : undefined
  if (led && role) return led
  const cell = own && line.cells[line.cells.indexOf(own) + (isAfter ? 1 : -1)]
  const isStation = cell && !isOfCheckIn(line, cell) && !NUMBERED.test(line.text.slice(cell.start, cell.end).trim())
  const found = isStation ? stationIn(line.text.slice(cell.start, cell.end), page.gazetteer) : undefined
  if (!found) return undefined
  return role || found.known || findStations(line.text, page.gazetteer).some(({ name }) => found.name.startsWith(name)) ? found : undefined
}

/** `13:40   IB 4118   21:30`: what runs, between its two times. */
const NUMBERED = /^[A-Z]{1,4} ?\d{2,5}$/
const ARROW = /[→➔➜>»⟶]|->/

/** `WB 918 Wien Westbahnhof 12:42 Salzburg Hbf 15:08 Standard`, whose cells stand close: behind the train a known station before each time. */
function inRideOfOneCell(page: Page, { text, times, cells }: Line, between: string) {
  const [first] = times
  const train = findTrains(text)[0]
  const isOne = first && train && train.start === (cells[0]?.start ?? 0) && train.end < first.start
  const known = (said: string): StationMark | undefined => {
    const found = /^\s*\p{Lu}[\p{L} .()/-]+\s*$/u.test(said) ? stationIn(said, page.gazetteer) : undefined
    return found?.known && found.name === said.trim() ? found : undefined
  }
  const from = isOne ? known(text.slice(train.end, first.start)) : undefined
  const to = from && known(between)
  return from && to ? { from, to } : undefined
}

/** `Ibiza 11:30 → La Savina 12:00` in one cell: each before its time. */
export function stationInCell(page: Page, line: Line, mark: TimeMark): StationMark | undefined {
  const [first, last, ...more] = line.times
  if (!first || !last || more.length > 0 || cellAt(line, first.start) !== cellAt(line, last.start)) return undefined
  const between = line.text.slice(first.end, last.start)
  const cell = cellAt(line, first.start)
  // `dep. 08:50 Marrakech arr. 15:35 Fès`
  const isLed = DEPARTS.test(line.plain.slice(cell?.start, first.start)) && ARRIVES.test(line.plain.slice(first.end, last.start))
  if (isLed) {
    const [from, to] = [stationIn(between, page.gazetteer), stationIn(line.text.slice(last.end, cell?.end), page.gazetteer)]
    return from && to && (from.known || to.known) ? (mark === first ? from : to) : undefined
  }
  const ridden = inRideOfOneCell(page, line, between)
  if (ridden) return mark === first ? ridden.from : ridden.to
  if (!ARROW.test(between)) return undefined
  const start = Math.max(cell?.start ?? 0, ...line.dates.map(({ end }) => end).filter((end) => end <= first.start))
  if (!/\p{L}{2}/u.test(line.text.slice(start, first.start))) return undefined
  const arrow = first.end + line.text.slice(first.end, last.start).search(ARROW)
  const tell = (from: number, to: number): StationMark | undefined =>
    stationIn(line.text.slice(from, to).replace(ARROW, ' '), page.gazetteer)
  const pair = [tell(start, first.start), tell(arrow, last.start)]
  return pair.some((one) => one?.known) ? pair[mark === first ? 0 : 1] : undefined
}
