/** Lines with another text in one of their cells. */

import { plain } from '../words/plain.ts'
import type { Line } from './page.ts'

/** A line with another text in one of its cells; without it where that is none. */
export function withCell(line: Line, at: number, told: string): Line {
  const { start, end } = line.cells[at] ?? { start: 0, end: 0 }
  const by = told.length - (end - start)
  const moved = <M extends { readonly start: number; readonly end: number }>(mark: M): M =>
    mark.start < end ? mark : { ...mark, start: mark.start + by, end: mark.end + by }
  const text = line.text.slice(0, start) + told + line.text.slice(end)
  const cells = line.cells.map((cell, index) => (index === at ? { start, end: end + by } : moved(cell)))
  return {
    ...line,
    text,
    plain: plain(text),
    cells: told === '' && cells.length > 1 ? cells.filter((_, index) => index !== at) : cells,
    dates: line.dates.map(moved),
    times: line.times.map(moved),
    flights: line.flights.map(moved),
    places: () => line.places().map(moved),
  }
}
