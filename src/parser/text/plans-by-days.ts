/** Itineraries that tell in sentences what is done on each day, below a heading with the day: what one rides there is booked, however it is worded. */

import { type FoundFlight, type FoundProduct, type FoundTrain, isRide } from '../found.ts'
import { isAdvised, isOfAdvice } from './advice.ts'
import { minutesIn } from './block-time.ts'
import type { DateMark } from './dates.ts'
import type { Line, Page } from './page.ts'
import { endsSentence } from './sentences.ts'

/** Lines from the heading of a day to what is done on it. */
const MOST_LINES = 8
/** Letters beside the day that heads them: `Mardi 11 novembre – Fès / Rabat`. */
const LONGEST_HEADING = 60
/** And before it, where a line begins with its day: `neděle 6. 9. 2026, vlak …`. */
const BEFORE_DAY = 14

const lettersBeside = ({ plain }: Line, { start, end }: DateMark): number =>
  `${plain.slice(0, start)}${plain.slice(end)}`.replace(/[^a-z]/g, '').length

/** Whether a line is but the heading of a day. */
function isHeadingOfDay(line: Line): boolean {
  const [day, more] = line.dates
  return (
    day !== undefined &&
    more === undefined &&
    line.times.length === 0 &&
    lettersBeside(line, day) <= LONGEST_HEADING &&
    !endsSentence(line.plain)
  )
}

/** Whether a line begins with its day. */
const isHeadedByDay = ({ plain, dates: [day] }: Line): boolean =>
  day !== undefined && day.start <= BEFORE_DAY && /^[^\d]*$/.test(plain.slice(0, day.start))

/** Whether a line that tells when a ride leaves stands below its day, or begins with it, and all of the ride is told. */
function isOnItsDay(page: Page, line: Line, ride: FoundFlight | FoundTrain): boolean {
  const { number, from, to, departs, arrives } = ride
  if (!(number || departs?.isTold) || !from || !to || !arrives?.value.includes('T')) return false
  const isOwn = ({ dates: [day] }: Line): boolean => day !== undefined && page.calendar.dayOf(day)?.date === departs?.value.slice(0, 10)
  if (isAdvised(line)) return false
  if (isHeadedByDay(line)) return isOwn(line)
  const above = page.lines.slice(Math.max(1, line.index - MOST_LINES), line.index)
  const heading = above.findLast(({ dates }) => dates.length > 0)
  return heading !== undefined && isHeadingOfDay(heading) && isOwn(heading) && !isAdvised(heading) && !isOfAdvice(page, heading)
}

const dayOf = ({ departs }: FoundFlight | FoundTrain): string => departs?.value.slice(0, 10) ?? ''

/** Whether one sleeps in the same house before a ride and behind it: from there it is an outing, which a host may only advise. */
const isWithinStay = (ride: FoundFlight | FoundTrain, products: readonly FoundProduct[]): boolean =>
  products.some(
    (other) =>
      other.kind === 'hotel' &&
      other.checkIn !== undefined &&
      other.checkOut !== undefined &&
      other.checkIn.value.slice(0, 10) < dayOf(ride) &&
      dayOf(ride) < other.checkOut.value.slice(0, 10),
  )

/** Whether a ride is told in a plan by days, below its day. */
const isBelowDay = (page: Page, ride: FoundFlight | FoundTrain): boolean =>
  page.lines.some((line) => line.times.some(({ minutes }) => minutes === minutesIn(ride.departs?.value)) && isOnItsDay(page, line, ride))

/** Whether a ride is one of a plan by days: told below its day, and where it leads from a house and back to it, beside one that leads there or away. */
export const isPlanned = (page: Page, ride: FoundFlight | FoundTrain, products: readonly FoundProduct[]): boolean =>
  isBelowDay(page, ride) &&
  (!isWithinStay(ride, products) ||
    products.some((other) => isRide(other) && other !== ride && !isWithinStay(other, products) && isBelowDay(page, other)))
