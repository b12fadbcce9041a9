/** Lines of buses and trains that are called as flights are, `NW180 Haukeliekspressen`, on pages that tell of nothing that flies. */

import type { FlightMark } from '../flights/flight-numbers.ts'
import { WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { SAYS_FLYING, WORD_OF_FLIGHT } from '../words/air-words.ts'
import { WORD_OF_RIDE } from './ride-words.ts'
import type { Numbered } from './train-named.ts'

/** What begins a cell, with its letters and figures in one word. */
const isLine = (line: Line, { start, end }: FlightMark): boolean =>
  /^[A-Z]{1,3}\d{2,4}$/.test(line.text.slice(start, end)) && line.cells.some((cell) => cell.start === start)

interface Lettered {
  readonly page: Page
  readonly numbers: readonly Numbered[]
}

/** The page without what only looks like numbers of flights, and those of them that are the numbers of lines. */
export function letteredLines(page: Page): Lettered {
  const seeming = page.lines.filter(({ flights }) => flights.length > 0)
  const flies = (line: Line): boolean =>
    line.flights.some(({ labelled, operated }) => labelled || operated) ||
    line.places().some(({ kind }) => kind === 'code') ||
    SAYS_FLYING.in(line.plain).size > 0
  if (seeming.length === 0 || WORD_OF_RIDE.in(page).size === 0 || WORD_OF_FLIGHT.in(page).size > 0 || seeming.some(flies))
    return { page, numbers: [] }
  const numbers = seeming.flatMap((line) =>
    line.flights
      .filter((mark) => isLine(line, mark))
      .map(({ start, end }) => ({ start, end, name: line.text.slice(start, end), position: line.index * WIDE + start })),
  )
  return { page: { ...page, lines: page.lines.map((line) => (line.flights.length > 0 ? { ...line, flights: [] } : line)) }, numbers }
}
