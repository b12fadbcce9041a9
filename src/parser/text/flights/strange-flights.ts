/**
 * Flights of airlines that nobody knows, on pages that tell no others: a page that speaks of flights, something that looks like the number of one, two
 * airports and two times between which one can fly.
 */

import type { Page } from '../page/page.ts'
import { WORD_OF_FLIGHT } from '../words/air-words.ts'
import { strangeFlights } from './flight-numbers.ts'
import { readFlights } from './flights.ts'

/** Numbers on a page: what has more of them is no confirmation. */
const MOST = 40

export function withStrangeFlights(page: Page): Page {
  const { lines } = page
  if (lines.some(({ flights }) => flights.some(({ operated }) => !operated)) || WORD_OF_FLIGHT.in(page).size === 0) return page
  const seeming = lines.map(({ text, plain, dates, times }) =>
    (/\d{3}/.test(text) ? strangeFlights(text, plain, page.gazetteer) : []).filter(
      ({ start, end }) => ![...dates, ...times].some((other) => start < other.end && other.start < end),
    ),
  )
  const count = seeming.flat().length
  if (count === 0 || count > MOST) return page
  const told = new Set(
    readFlights({ ...page, lines: lines.map((line, at) => ({ ...line, flights: seeming[at] ?? [] })) }).flights.map(
      ({ carrier, number }) => `${carrier?.value}${number?.value}`,
    ),
  )
  if (told.size === 0) return page
  const flightsOn = (at: number) => (seeming[at] ?? []).filter(({ carrier, number }) => told.has(carrier + number))
  return { ...page, lines: lines.map((line, at) => ({ ...line, flights: [...line.flights, ...flightsOn(at)] })) }
}
