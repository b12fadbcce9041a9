import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, sayDay, sayMinutes, timePart } from '../../core/say.ts'
import { wrap } from '../../core/wrap.ts'
import { ends, flightName, stopsOf } from './flown.ts'
import type { Itinerary } from './model.ts'

/** Columns that the longest day takes, `Wed 31 Mar`, with what parts it from the rest. */
export const dayWidth = 12

/**
 * `Mon 1 Mar   MAD 13:35 → 19:20 JFK  11h45  LHR 1h30  BA1430 BA115` for each part of a trip; where one is wider than the terminal, its
 * stops and flights are lines of their own.
 */
export function legLines(itineraries: readonly Itinerary[], width: number): string[][] {
  const cells = itineraries.map((itinerary) => {
    const { departure, arrival } = ends(itinerary)
    return [
      `${departure.iataCode} ${timePart(departure.at)} → ${timePart(arrival.at)}${dayShift(departure.at, arrival.at)} ${arrival.iataCode}`,
      sayMinutes(minutesOf(itinerary.duration)),
      stopsOf(itinerary),
      itinerary.segments.map(flightName).join(' '),
    ]
  })
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells.map((row, at) => {
    const first = itineraries[at]
    const day = (first ? sayDay(dayPart(ends(first).departure.at)) : '').padEnd(dayWidth)
    const whole = `${day}${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
    if (whole.length <= width) return [whole]
    const [route = '', time = '', ...rest] = row
    const below = rest.flatMap((text) => wrap(text, Math.max(20, width - dayWidth)))
    return [`${day}${route}  ${time}`, ...below.map((line) => ' '.repeat(dayWidth) + line)]
  })
}
