/** Whether what looks like a ride is one, and no hours of a desk, guest, notice or flight. */

import { addDays } from '../../../core/dates.ts'
import type { Found, FoundCar, FoundFlight, FoundStay, FoundTrain } from '../../found.ts'
import { isTaken, type Rivals } from '../choice/seeming.ts'
import { KIND as FIRM } from '../hires/car-firm-words.ts'
import { areHoursOfDesks } from '../hires/desk-hours.ts'
import { isSameDay } from '../hires/hires.ts'
import type { Page } from '../page/page.ts'
import { SIMILAR } from '../words/car-models.ts'
import { plain } from '../words/plain.ts'
import { isOnCruise } from './cruises.ts'
import { hasHoursOfStay, isAtDesk, isByTelephone, isNoRide, lastsAsStay } from './seeming-rides.ts'
import { beginsWithTrain } from './train-numbers.ts'
import { wholeRides } from './whole-rides.ts'

/** Days about a stay on which one comes there or leaves. */
const ABOUT = 3

/** What tells of closed roads and quiet nights. */
const NOTICE =
  /sperr|baustelle|bauarbeit|ruhe|closed|closure|quiet|roadworks|ferme|travaux|cerrad|chius|silen|stilte|afgeslot|stangt|stengt|lukket|zamkn/

/** Whether a day is far from those of all the stays there are. */
const isOffDays = (departs: Found | undefined, stays: readonly FoundStay[]): boolean =>
  departs !== undefined &&
  stays.every(({ checkIn, checkOut }) => {
    const day = departs.value.slice(0, 10)
    return (
      checkIn !== undefined &&
      checkOut !== undefined &&
      (day < addDays(checkIn.value.slice(0, 10), -ABOUT) || day > addDays(checkOut.value.slice(0, 10), ABOUT))
    )
  })

/** Whether the number of a ride is that of a flight: beside a hired car it tells by which one comes to it. */
function isByFlight({ lines }: Page, { number }: FoundTrain): boolean {
  const told = number?.value.replaceAll(' ', '') ?? ''
  return !beginsWithTrain(told) && lines.some(({ flights }) => flights.some((mark) => mark.carrier + mark.number === told))
}

/** `Airbus A350` ends in a bus and rides on no road. */
const AIRCRAFT = /^(?:airbus|boeing|embraer|bombardier|dash|saab|fokker|avro)\s/i

/** Whether an end of what has no number is a firm that hires out, or what one drives: what is fetched and brought back leaves no station. */
const isAmongHirers = ({ from, to, number }: FoundTrain): boolean =>
  number === undefined && [from, to].some((end) => end !== undefined && [SIMILAR, FIRM].some((words) => words.test(plain(end.value))))

/** Whether what looks like a ride is of a hired car: two times and two towns are the hours of its stations, and a number that of the flight by which one comes. */
const isOfCars = ({ page, ridden }: Rivals, ride: FoundTrain, cars: readonly FoundCar[]): boolean =>
  cars.length > 0 &&
  (isNoRide(ride) ||
    isAtDesk(ride, cars) ||
    isByFlight(page, ride) ||
    isTaken(ride, cars) ||
    (!ride.number && (ridden === 0 || isByTelephone(page, ride) || areHoursOfDesks(page, ride, cars))))

/** `Willa Kosodrzewina - Zakopane` over the days on which one comes and leaves: no train stops at a house. */
const isAtHouse = ({ from, to }: FoundTrain, stays: readonly FoundStay[]): boolean =>
  stays.some(({ name }) => name !== undefined && [from, to].some((end) => end !== undefined && plain(end.value) === plain(name.value)))

/** Whether what looks like a ride is of a house: its hours, its notices, or who leaves it. */
function isOfStays({ page, stays, trains, ridden }: Rivals, ride: FoundTrain): boolean {
  if (stays.length > 0 && isNoRide(ride)) return true
  if (stays.length === 0 || ride.number) return false
  if (isAtHouse(ride, stays)) return true
  // Where no word speaks of rides, what leaves on the day on which one leaves a house is who stays there.
  const isGuest = ridden === 0 && trains.length === 1 && stays.some(({ checkOut }) => isSameDay(checkOut, ride.departs))
  // Hours that no label and no number tells are of closed roads and quiet nights as well.
  const isNotice = !ride.departs?.isTold && isOffDays(ride.departs, stays) && page.lines.some(({ plain }) => NOTICE.test(plain))
  return isGuest || isNotice || lastsAsStay(ride, stays) || hasHoursOfStay(page, ride, stays)
}

/** Whether two things leave at the same hour and arrive at the same hour, on whichever day each was put. */
function isAtHoursOf({ departs, arrives }: FoundTrain, flight: FoundFlight): boolean {
  const hours = (moments: readonly (Found | undefined)[]): string =>
    moments.map((moment) => (moment?.value.includes('T') ? moment.value.slice(11, 16) : '')).join('-')
  const own = hours([departs, arrives])
  return own.length > 10 && own === hours([flight.departs, flight.arrives])
}

/** Whether what looks like a ride leaves or arrives with a flight that is told more surely: `RJ 112` is of Royal Jordanian as well. */
function isOfFlights({ certain, inBrackets, air, rail }: Rivals, ride: FoundTrain, flown: readonly FoundFlight[]): boolean {
  // What is no flight takes nothing from a train.
  const among = (some: readonly FoundFlight[]): readonly FoundFlight[] => some.filter((flight) => flown.includes(flight))
  if (!ride.number && flown.some((flight) => isAtHoursOf(ride, flight))) return true
  return isTaken(ride, flown) && (air >= rail || (!ride.number && isTaken(ride, among(certain))) || isTaken(ride, among(inBrackets)))
}

/** Whether all of it stands in one row, with its number. */
const isWhole = (page: Page, { number }: FoundTrain): boolean =>
  number !== undefined && wholeRides(page).some((whole) => whole.number.name === number.value)

/** Whether what looks like a ride is one, beside the cars and flights there are. */
export function isLikelyRide(rivals: Rivals, ride: FoundTrain, cars: readonly FoundCar[], flown: readonly FoundFlight[]): boolean {
  const { stays, ridden, rail, isShow } = rivals
  return (
    !AIRCRAFT.test(ride.number?.value ?? '') &&
    // Hours of desks and ways to houses look like rides.
    (stays.length + cars.length === 0 || ride.departs?.isTold === true || ridden > 0) &&
    // Of rides that labels or a number tell, a lesser word is enough where nothing flies.
    (rail > 0 || (flown.length === 0 && ride.departs?.isTold === true) || isWhole(rivals.page, ride)) &&
    !(isShow && !ride.number) &&
    !isOnCruise(rivals.page, ride) &&
    !isAmongHirers(ride) &&
    !isOfCars(rivals, ride, cars) &&
    !isOfStays(rivals, ride) &&
    !isOfFlights(rivals, ride, flown)
  )
}
