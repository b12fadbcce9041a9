/**
 * Flights told by their numbers alone: `Flight # 1187`, or `1187` below `Flight`, of an airline that is named elsewhere. Airlines write so that sell no
 * flights but their own, and agencies that give the airline a cell of its own: `JetBlue Airways` above `851`.
 */

import { headingOver, isAsWide, labelOf, sameColumn } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { WORD_OF_FLIGHT } from '../words/air-words.ts'
import { allIn } from '../words/all-in.ts'
import { airlineInFull, airlinesIn, type NamedAirline, senderOf } from './airline-names.ts'
import { type FlightMark, isAfterFlightLabel, isAfterOperator } from './flight-numbers.ts'

/** One figure counts flights: `Flight 2`. */
const NUMBER =
  /(?<![\w.,:/+$€£-])(?<sign>#\s?)?(?<number>0?[1-9]\d{1,3})(?![\w#]|[.,:/-]\d|\s\d|\s?(?:of|%|€|\$|£|eur|usd|gbp|kg|km|h|hrs?|hours?|min|minutes|std|pts|points|miles|nights?|adults?|passengers?|people|pax)\b)/g
const YEAR = /^(?:19|20)\d\d$/
/** Numbers of flights on a page: what has more of them is no confirmation. */
const MOST = 80
/** Letters of a label. */
const LONGEST_LABEL = 30
/** Lines from the name of an airline down to the number of its flight, and up to it. */
const ABOVE = 5
const BELOW = 3

type Bare = Omit<FlightMark, 'carrier'> & { readonly line: number }

/** Whether all that stands over a cell, between others, is the whole name of an airline, and the row of it tells hours: below `Delta` alone anything may stand. */
function isUnderAirline(page: Page, line: Line, at: number): boolean {
  const above = page.lines[line.index - 1]
  const over = above && above.times.length > 0 && line.cells.length > 1 ? sameColumn(line, at, above) : undefined
  return over !== undefined && airlineInFull(above?.text.slice(over.start, over.end).trim() ?? '', page.gazetteer) !== undefined
}

function numbersIn(page: Page, line: Line): Bare[] {
  return allIn(line.plain, NUMBER).flatMap((match): Bare[] => {
    const { sign, number = '' } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const cell = line.cells.find((one) => start >= one.start && end <= one.end)
    const isOther = [...line.dates, ...line.times].some((other) => start < other.end && other.start < end)
    const before = line.plain.slice(0, start)
    // `Flight 2028`, and nothing else in its cell, is no year.
    const isNamed = isAfterFlightLabel(line.plain.slice(cell?.start ?? 0, start)) && line.plain.slice(end, cell?.end).trim() === ''
    if (!cell || isOther || (YEAR.test(number) && sign === undefined && !isNamed)) return []
    const isFirst = line.plain.slice(cell.start, start).trim() === ''
    const isAll = isFirst && line.plain.slice(end, cell.end).trim() === ''
    const label = isAll ? (headingOver(page, line, line.cells.indexOf(cell), isAsWide(line)) ?? labelOf(page, line, cell.start)) : ''
    const labelled =
      isAfterFlightLabel(before) ||
      (label.length < LONGEST_LABEL && isAfterFlightLabel(`${label} `)) ||
      (isAll && isUnderAirline(page, line, line.cells.indexOf(cell)))
    // A sign before a number is that of a flight only on a page that speaks of flights.
    return labelled || (sign !== undefined && isFirst && WORD_OF_FLIGHT.in(page).size > 0)
      ? [{ start, end, number: String(Number(number)), labelled, operated: isAfterOperator(before), line: line.index }]
      : []
  })
}

/** The airline that is told most, by all of its name where any is; none where others are told as often. */
function mostTold(all: readonly NamedAirline[]): string | undefined {
  const told = all.some(({ isWhole }) => isWhole) ? all.filter(({ isWhole }) => isWhole) : all
  const count = (code: string): number => told.filter((one) => one.code === code).length
  const [first, second] = [...new Set(told.map(({ code }) => code))].sort((a, b) => count(b) - count(a))
  return first !== undefined && (second === undefined || count(first) > count(second)) ? first : undefined
}

/** A page that tells no flight by the code of its airline, with those that it tells by their numbers. */
export function withBareFlights(page: Page): Page {
  const { lines, gazetteer } = page
  if (lines.some(({ flights }) => flights.some(({ operated }) => !operated))) return page
  const numbers = lines.flatMap((line) => numbersIn(page, line)).slice(0, MOST)
  if (numbers.length === 0) return page
  const airlines = lines.flatMap((line) => airlinesIn(line.text, gazetteer).map((airline) => ({ ...airline, line: line.index })))
  const anywhere = senderOf(page.sender, gazetteer) ?? mostTold(airlines)
  const flightsOn = (line: Line): FlightMark[] =>
    numbers
      .filter((bare) => bare.line === line.index)
      .flatMap(({ line: at, ...mark }) => {
        const above = airlines.filter((one) => one.line <= at && at - one.line < ABOVE)
        const below = airlines.filter((one) => one.line > at && one.line - at < BELOW)
        const near = [...above.reverse(), ...below].find(({ isWhole }) => isWhole)
        const carrier = near?.code ?? anywhere
        return carrier === undefined ? [] : [{ ...mark, carrier, isNamed: true as const }]
      })
  return {
    ...page,
    lines: lines.map((line) => (numbers.some((bare) => bare.line === line.index) ? { ...line, flights: flightsOn(line) } : line)),
  }
}
