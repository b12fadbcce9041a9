/** Journeys to choose from, as timetables, offers and notices of works have them: nobody makes them all. */

import { type FoundProduct, isRide, type Ride } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { wholeRides } from '../trains/whole-rides.ts'
import { PRICE } from '../words/prices.ts'

const ridesOf = (products: readonly FoundProduct[]): Ride[] => products.filter(isRide)

/** Both lead from one place to the same other, and one leaves while the other is on its way. */
function isInsteadOf(one: Ride, other: Ride): boolean {
  const [leaves, reaches] = [one.departs?.value ?? '', one.arrives?.value ?? '']
  const [alsoLeaves, alsoReaches] = [other.departs?.value ?? '', other.arrives?.value ?? '']
  return (
    one.from !== undefined &&
    one.from.value === other.from?.value &&
    one.to?.value === other.to?.value &&
    leaves.includes('T') &&
    leaves < alsoLeaves &&
    alsoLeaves < reaches &&
    reaches !== alsoReaches
  )
}

/** How many of the rides could only be made instead of another. */
export function choicesIn(products: readonly FoundProduct[]): { readonly some: boolean; readonly all: boolean } {
  const rides = ridesOf(products)
  const chosen = rides.filter((one) => rides.some((other) => isInsteadOf(one, other) || isInsteadOf(other, one)))
  return { some: chosen.length > 0, all: chosen.length > 0 && chosen.length === products.length }
}

/**
 * `X 2000 423   Stockholm C 06.21   Göteborg C 09.24` above the same train an hour later: rows, of no days of their own, that tell such rides whole. An order
 * that takes them apart would lose it.
 */
export function areRowsToChooseFrom(page: Page): boolean {
  const rides = wholeRides(page).filter(({ line }) => line.dates.length === 0)
  return rides.some((one) =>
    rides.some(
      (other) =>
        other.line.index === one.line.index + 1 &&
        one.from.name === other.from.name &&
        one.to.name === other.to.name &&
        one.departs.minutes < other.departs.minutes &&
        other.departs.minutes < one.arrives.minutes &&
        one.arrives.minutes !== other.arrives.minutes,
    ),
  )
}

/** What a row says but for its figures. */
const shapeOf = ({ plain }: Line): string => plain.replace(/\d+/g, '').replace(/\s+/g, ' ').trim()

/** Trains side by side, and stops one below another, of which a plan has more than any ticket. */
const TRAINS = 3
const STOPS = 4
/** `Lund C   08.26   09.26   10.26`: whether a page has stops with the hours of several trains, each later than those of the stop above. */
export function areStopsOfTrains({ lines }: Page): boolean {
  let stops = 0
  let above: readonly number[] = []
  for (const { times, cells, dates } of lines) {
    const hours = times.map(({ minutes }) => minutes)
    const isStop = hours.length >= TRAINS && cells.length === hours.length + 1 && dates.length === 0
    const goesOn = isStop && hours.length === above.length && hours.every((minutes, at) => minutes > (above[at] ?? 0))
    stops = goesOn ? stops + 1 : isStop ? 1 : 0
    above = isStop ? hours : []
    if (stops >= STOPS) return true
  }
  return false
}

/** Rows of one shape that follow one another, each later than the one above and about as long: the departures of a line. */
export function isTimetable({ lines }: Page): boolean {
  let rows = 1
  let last: Line | undefined
  for (const line of lines.filter(({ plain }) => plain.trim() !== '')) {
    const [leaves = 0, reaches = 0] = line.times.map(({ minutes }) => minutes)
    const [before = 0, after = 0] = last?.times.map(({ minutes }) => minutes) ?? []
    const isNext =
      last !== undefined &&
      line.times.length === 2 &&
      last.times.length === 2 &&
      line.dates.length === 0 &&
      shapeOf(line) === shapeOf(last) &&
      leaves > before &&
      reaches > leaves &&
      Math.abs(reaches - leaves - (after - before)) <= 0.25 * (after - before)
    rows = isNext ? rows + 1 : 1
    if (rows >= 3) return true
    last = line
  }
  return false
}

/** What a journey costs that begins on a day. */
const HAS_PRICE = new RegExp(PRICE)
/** Rows of days with their prices: of so many nobody has booked one. */
const FEWEST_DEPARTURES = 3

/** The days of a row, as it says them: those of several rooms are the same. */
const saidOfDays = ({ dates, plain }: Line): string => dates.map(({ start, end }) => plain.slice(start, end)).join()

/** `Sat 8 May   Sat 15 May   £1,495` above `Sat 29 May   Sat 5 June   £1,575`: when a tour leaves and comes back, and for how much, to choose from. */
export function areDepartures({ lines }: Page): boolean {
  const rows = lines.filter(({ dates, cells, plain }) => dates.length === 2 && cells.length > 2 && HAS_PRICE.test(plain))
  const goOn = rows.filter((row, at) => {
    const above = rows[at - 1]
    return above?.index === row.index - 1 && above.cells.length === row.cells.length && saidOfDays(above) !== saidOfDays(row)
  })
  return goOn.length + 1 >= FEWEST_DEPARTURES
}
