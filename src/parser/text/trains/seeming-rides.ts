/** Hours and ways of desks and houses that look like rides. */

import { addDays } from '../../../core/dates.ts'
import type { Found, FoundCar, FoundStay, FoundTrain } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import { STATES } from '../flights/flight-numbers.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { trainBehindLabel } from './train-numbers.ts'

/** A ride that stays where it is, never arrives, or has a month for a number. */
export const isNoRide = ({ from, to, departs, arrives, number }: FoundTrain): boolean =>
  (from !== undefined && plain(from.value) === plain(to?.value ?? '')) ||
  (arrives === undefined && !departs?.isTold) ||
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:19|20)\d\d$/.test(plain(number?.value ?? ''))

/**
 * Whether both ends are words of the one place where a car is fetched or brought back, `Lyon Part-Dieu station`, beside the hours of its desk; or those of
 * a train without a number the one of where it is fetched, and the other of where it is brought back.
 */
export function isAtDesk({ from, to, number }: FoundTrain, cars: readonly FoundCar[]): boolean {
  if (!from || !to) return false
  const isIn = ({ value }: Found, place: Found | undefined): boolean => plain(place?.value ?? '').includes(plain(value))
  return cars.some(
    ({ pickUpPlace, dropOffPlace }) =>
      [pickUpPlace, dropOffPlace].some((place) => isIn(from, place) && isIn(to, place)) ||
      (!number && isIn(from, pickUpPlace) && isIn(to, dropOffPlace)),
  )
}

/** `CHARLESTON SC 29418`: a state of America with a postal code, behind a town, and no kind of train with its number, as `Zug: Nightjet NJ 40236` is. */
export function isPostalCode({ lines }: Page, { number }: FoundTrain): boolean {
  const told = number?.value ?? ''
  if (!/^[A-Z]{2} \d{5}$/.test(told) || !STATES.has(told.slice(0, 2))) return false
  const behindTown = new RegExp(`\\p{L},? ${told}(?:-\\d{4})?\\s*$`, 'u')
  return lines.some(({ text, plain: small }) => behindTown.test(text) && !trainBehindLabel(text, small))
}

/** `Tel. +34 971 000 000 - 07:00-01:00` */
const BY_TELEPHONE = /(?<![a-z])(?:tel|tlf|telephone|telefon[oe]?|phone|hotline)(?![a-z])/
/** Whether the hour at which what looks like a ride leaves is told only beside a telephone: then somebody answers it from then on. */
export function isByTelephone({ lines }: Page, { departs }: FoundTrain): boolean {
  const minutes = minutesIn(departs?.value)
  const telling = lines.slice(1).filter(({ times }) => times.some((time) => time.minutes === minutes))
  return telling.length > 0 && telling.every(({ plain: said, dates }) => dates.length === 0 && BY_TELEPHONE.test(said))
}

/** Whether a line tells a day of a stay; then its hours are those from and until which one has the room. */
const tellsDayOf = ({ calendar }: Page, line: Line, day: Found | undefined): boolean =>
  day !== undefined && line.dates.some((mark) => calendar.dayOf(mark)?.date === day.value.slice(0, 10))

/** Days of what looks like a ride without a number, from which on it is none where they are those of a stay: nothing rolls as long. */
const LONG = 2
/** Whether what looks like a ride lasts from the first day of a stay to its last, and that is long. */
export function lastsAsStay({ departs, arrives }: FoundTrain, stays: readonly FoundStay[]): boolean {
  const [begins, ends] = [departs?.value.slice(0, 10), arrives?.value.slice(0, 10)]
  if (begins === undefined || ends === undefined || ends < addDays(begins, LONG)) return false
  return stays.some(({ checkIn, checkOut }) => checkIn?.value === begins && checkOut?.value === ends)
}

/** Whether both hours of what looks like a ride stand only where the days of a stay do, and its ends elsewhere: `Arrival 16 March from 14:00`. */
export function hasHoursOfStay(page: Page, { from, to, departs, arrives }: FoundTrain, stays: readonly FoundStay[]): boolean {
  const isTold = (moment: Found | undefined, day: Found | undefined): boolean => {
    const minutes = minutesIn(moment?.value)
    const telling = page.lines.slice(1).filter(({ times }) => times.some((time) => time.minutes === minutes))
    const isApart = ({ text }: Line): boolean => ![from, to].some((place) => place !== undefined && text.includes(place.value))
    return minutes !== undefined && telling.length > 0 && telling.every((line) => tellsDayOf(page, line, day) && isApart(line))
  }
  return stays.some(({ checkIn, checkOut }) => isTold(departs, checkIn) && isTold(arrives, checkOut))
}
