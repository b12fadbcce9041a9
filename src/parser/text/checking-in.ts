/** Hours of checking in and boarding, beside those of the journey. */

import { cellAt, headingOf, saidAt, seemsHeading } from './around.ts'
import type { Cell } from './cells.ts'
import type { Line, Page } from './page.ts'
import { pieces } from './vocabulary.ts'

/** What is printed or stamped on a paper, and when. */
export const PRINTED =
  'printed, imprime le, imprime :, impreso el, impresso em, stampato il, gedruckt am, ausgedruckt, afgedrukt op, utskriven, udskrevet, utskrevet, wydrukowano, vytisteno, tulostettu, nyomtatva, yazdirma'
/** Moments that are not those of the flight itself. */
export const isNotFlying = pieces(`
  checkin, check-in, check in, checkning, innsjekk, indtjek, bagasjeinnlev, odprawa, lahtoselvitys, odbaven, boarding, einsteigen, embarque, imbarco, na poklad, beszallas, koneeseen, ucaga binis, nastup do letadla, instap, ombordstigning, gate schlie, deadline, closes, closing, fermeture, heure limite, hora limite, no later, latest, spatestens, bag drop, encerra, cierre, chiusura, ${PRINTED}, issued, be at the, arrive at the airport, convocation
  presentarse, presentation, opens, reception, wake-up, wake up, pickup, pick-up, pick up, dropoff, drop-off, drop off, ile na`)

/** Whether a cell tells a moment before that of its row: one of its columns has no heading, as where `AIRPORT/TERMINAL` stands over two. */
function isEarlier({ calendar }: Page, { times, dates }: Line, { start, end }: Cell): boolean {
  const isIn = (mark: { readonly start: number; readonly end: number }): boolean => mark.start >= start && mark.end <= end
  const [hour, leaves] = [times.find(isIn), times[0]]
  const [day, first] = [dates.find(isIn), dates[0]]
  if (!hour || !leaves || !day || !first || hour === leaves || day === first) return false
  const [on, leavesOn] = [calendar.dayOf(day)?.date ?? '', calendar.dayOf(first)?.date ?? '']
  return on < leavesOn || (on === leavesOn && hour.minutes < leaves.minutes)
}

/** What heads the columns of a row where it says when one checks in, and the heading over a cell; columns on the left may have run into one another. */
function headedAsCheckIn(page: Page, line: Line, cell: Cell): Line | undefined {
  const heading = headingOf(page, line, (one) => seemsHeading(one) && isNotFlying(one.plain))
  const at = line.cells.indexOf(cell)
  if (!heading) return undefined
  if (isNotFlying(saidAt(heading, heading.cells.at(at - line.cells.length)))) return heading
  // Of a row whose last cell is empty the columns count from the left; there one checks in before one leaves.
  const [leaves, hour] = [line.times[0], line.times.find(({ start, end }) => start >= cell.start && end <= cell.end)]
  const isBefore = leaves !== undefined && hour !== undefined && hour.minutes < leaves.minutes
  return isBefore && line.cells.length < heading.cells.length && isNotFlying(saidAt(heading, heading.cells[at])) ? heading : undefined
}
export const isHeadedAsCheckIn = (page: Page, line: Line, cell: Cell): boolean => headedAsCheckIn(page, line, cell) !== undefined

/** `DEPART   ARRIVE   BOARDING TIME` over `Atlanta   Salt Lake City   8:45AM`, and only below it when one leaves and arrives. */
function isAboveBoth({ lines }: Page, line: Line, cell: Cell): boolean {
  const [above, below] = [lines[line.index - 1], lines[line.index + 1]]
  const at = line.cells.indexOf(cell)
  return (
    at > 1 &&
    line.times.length === 1 &&
    below?.times.length === 2 &&
    above !== undefined &&
    above.times.length === 0 &&
    above.cells.length >= line.cells.length &&
    isNotFlying(saidAt(above, above.cells[at]))
  )
}

const LEAVES = /^(?:departs?|departure|departing|abflug|salida|partenza|partida|vertrek|avgang|afgang|wylot|odlet)(?: time)?$/

/** Whether its column is headed as of checking in, and not of flying, where another time is before it in the row of a flight or just below. */
export function isUnderCheckIn(page: Page, line: Line, start: number): boolean {
  const [first] = line.times
  const cell = cellAt(line, start)
  const above = page.lines[line.index - 1]
  if (cell && isAboveBoth(page, line, cell)) return true
  const isOfFlight = line.flights.length > 0 || (above?.times.length === 0 && above.flights.length > 0)
  if (!isOfFlight || !first || !cell || line.cells.length < 3) return false
  const heading = headedAsCheckIn(page, line, cell)
  // `closes   Departs   Arrives`, the rest of a heading: another column is when one leaves.
  const tellsLeaving =
    heading !== undefined && isNotFlying(saidAt(heading, heading.cells[0])) && LEAVES.test(saidAt(heading, heading.cells[1]))
  // What comes first is when one leaves, but in a table of nothing else.
  if (!heading || (first.start >= cell.start && heading.cells.length !== line.cells.length && !tellsLeaving)) return false
  return heading.cells.length >= line.cells.length || tellsLeaving || isEarlier(page, line, cell)
}
