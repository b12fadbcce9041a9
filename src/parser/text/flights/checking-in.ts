/** Hours of checking in and boarding, beside those of the journey. */

import { cellAt, headingOf, saidAt, seemsHeading } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { pieces } from '../words/vocabulary.ts'

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

const LEAVES = /^(?:departs?|departure|departing|abflug|salida|partenza|partida|vertrek|avgang|afgang|wylot|odlet)(?: time)?$/

/** What heads the columns of a row where it says when one checks in, and which of its cells stands over one of the row. */
interface CheckIn {
  readonly heading: Line
  readonly at: number
}

const isHeading = (line: Line): boolean => seemsHeading(line) && isNotFlying(line.plain)
/** `FLIGHT   DEPART /   CHECK-IN   CLASS` above `ARRIVE   OPENS`: of a heading in two lines, the one that heads more columns. */
function wholeHeading({ lines }: Page, heading: Line | undefined): Line | undefined {
  const above = lines[(heading?.index ?? 0) - 1]
  return heading && above && isHeading(above) && above.cells.length > heading.cells.length ? above : heading
}

/** The column of checking in that a cell is in; columns on the left may have run into one another, and the last cell of a row may be empty. */
function checkInOver(page: Page, line: Line, cell: Cell): CheckIn | undefined {
  const heading = wholeHeading(page, headingOf(page, line, isHeading))
  if (!heading) return undefined
  const fromLeft = line.cells.indexOf(cell)
  const fromRight = fromLeft + heading.cells.length - line.cells.length
  const isCheckIn = (at: number): boolean => isNotFlying(saidAt(heading, heading.cells[at]))
  if (isCheckIn(fromRight)) return { heading, at: fromRight }
  if (line.cells.length >= heading.cells.length || !isCheckIn(fromLeft)) return undefined
  // There one checks in before one leaves.
  const [leaves, hour] = [line.times[0], line.times.find(({ start, end }) => start >= cell.start && end <= cell.end)]
  const isBefore = leaves !== undefined && hour !== undefined && hour.minutes < leaves.minutes
  return isBefore || isBeforeLeaving({ heading, at: fromLeft }) ? { heading, at: fromLeft } : undefined
}
/** `Check-in   Departs`: the next column is when one leaves. */
const isBeforeLeaving = ({ heading, at }: CheckIn): boolean => LEAVES.test(saidAt(heading, heading.cells[at + 1]))

/** Whether its column is headed as of checking in. */
export const isHeadedAsCheckIn = (page: Page, line: Line, cell: Cell): boolean => checkInOver(page, line, cell) !== undefined

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

/** Whether its column is headed as of checking in, and not of flying, where another time is before it in the row of a flight or just below. */
export function isUnderCheckIn(page: Page, line: Line, start: number): boolean {
  const [first] = line.times
  const cell = cellAt(line, start)
  const above = page.lines[line.index - 1]
  if (cell && isAboveBoth(page, line, cell)) return true
  const isOfFlight = line.flights.length > 0 || (above?.times.length === 0 && above.flights.length > 0)
  if (!isOfFlight || !first || !cell || line.cells.length < 3) return false
  const over = checkInOver(page, line, cell)
  if (!over) return false
  const { heading, at } = over
  // `closes   Departs   Arrives`, the rest of a heading, begins with the column.
  const tellsLeaving = isBeforeLeaving(over) && (at === 0 || heading.cells.length > line.cells.length)
  // What comes first is when one leaves, but in a table of nothing else.
  if (first.start >= cell.start && heading.cells.length !== line.cells.length && !tellsLeaving) return false
  return heading.cells.length >= line.cells.length || tellsLeaving || isEarlier(page, line, cell)
}
