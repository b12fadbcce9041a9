/** What the number of a flight must have beside it on a page, since plates, matriculations and codes of goods look the same. */

import type { FoundFlight } from '../../found.ts'
import { LONGEST_LABEL } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isSaidInLabels } from '../page/said-in-labels.ts'
import { SIGN_OF_AIR } from '../words/air-words.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import type { FlightMark } from './flight-numbers.ts'

/** Lines from the number to the airports, and to the hours. */
const CLOSE = 3

/** A number of a flight where it stands. */
interface Standing {
  readonly line: Line
  readonly mark: FlightMark
}

const standingOn = (page: Page, { carrier, number }: FoundFlight): readonly Standing[] =>
  page.lines.flatMap((line) =>
    line.flights.flatMap((mark) => (mark.carrier === carrier?.value && mark.number === number?.value ? [{ line, mark }] : [])),
  )

/** Whether two airports are told as such, by their codes or by names of their own: towns are told of everything. */
const hasAirports = (lines: readonly Line[]): boolean =>
  new Set(lines.flatMap(({ places }) => places().flatMap(({ kind, code }) => (kind === 'city' ? [] : code)))).size > 1

/** Whether it flies from or to where its airline is at home, as nearly all do; of airlines of which only the name is known nobody can tell. */
function isAtHome({ gazetteer }: Page, { carrier, from, to }: FoundFlight): boolean {
  const { country, hubs } = gazetteer.airline(carrier?.value ?? '') ?? {}
  return (
    country === undefined ||
    [from, to].some((end) => {
      const code = end?.value ?? ''
      return hubs?.has(code) === true || gazetteer.airport(code)?.country === country
    })
  )
}

const tellsBoth = (lines: readonly Line[]): boolean =>
  lines.flatMap(({ times }) => times).length > 1 &&
  new Set(lines.flatMap(({ places }) => places().map(({ airport }) => airport.iata))).size > 1

/**
 * `EK 412   Sydney 07:50   Christchurch 13:00`: whether its row tells two places and two hours, or the lines below where the number is all that stands. Of a
 * plate or a load, `Matricola LI 4182`, the label stands before it, and what comes and goes on lines of its own is of something else.
 */
function isRowOfRide({ lines }: Page, { line, mark }: Standing): boolean {
  if (line.flights.length === 1 && tellsBoth([line])) return true
  const isAlone = line.text.slice(0, mark.start).trim() === '' && line.text.slice(mark.end).trim() === ''
  return isAlone && tellsBoth(lines.slice(line.index + 1, line.index + 1 + CLOSE).filter(({ flights }) => flights.length === 0))
}

/** How a line tells a flight: by what stands before its number, and by how many cells, hours and places. The legs of one list are told alike. */
const mannerOf = ({ line: { cells, plain, times, places }, mark }: Standing): string =>
  [cells.length, times.length, places().length, plain.slice(0, mark.start).replace(/\d+/g, '0').trim()].join(' ')

/**
 * Tells which flights of a page are proven: by flying from or to where the airline is at home, by its name, by a heading or a label that speaks of flying, by
 * two airports near the number, by a row that tells a whole ride, or by standing in one list with another that is proven.
 */
export function provenOn(page: Page, flights: readonly FoundFlight[]): (flight: FoundFlight) => boolean {
  const isNamed = (code: string): boolean => {
    const name = plain(page.gazetteer.airline(code)?.name ?? '')
    return name !== '' && page.whole.includes(name)
  }
  const isSaid = remembered(() => isSaidInLabels(page, SIGN_OF_AIR, LONGEST_LABEL))
  const standsWithAirports = ({ line: { index } }: Standing): boolean =>
    hasAirports(page.lines.slice(Math.max(0, index - CLOSE), index + CLOSE + 1))
  const isProven = (flight: FoundFlight): boolean =>
    flight.isSaid === true ||
    isAtHome(page, flight) ||
    isNamed(flight.carrier?.value ?? '') ||
    isSaid() ||
    standingOn(page, flight).some((standing) => standsWithAirports(standing) || isRowOfRide(page, standing))
  const proven = remembered(() => new Set(flights.filter(isProven)))
  const manners = remembered(() => new Set([...proven()].flatMap((flight) => standingOn(page, flight).map(mannerOf))))
  return (flight) => proven().has(flight) || standingOn(page, flight).some((standing) => manners().has(mannerOf(standing)))
}
