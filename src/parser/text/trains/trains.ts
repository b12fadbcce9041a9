/** Trains and long-distance buses of a page: pairs of times with their stations, and the numbers of trains near them. */

import { dated, type Found, type FoundTrain } from '../../found.ts'
import { written } from '../days/block-time.ts'
import type { TimeMark } from '../days/times.ts'
import { travelDates, WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { letteredLines } from './lettered-lines.ts'
import { withWeekdays } from './ride-weekdays.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'
import type { StationMark } from './stations.ts'
import { tellsAgain } from './told-again.ts'
import { departuresOf } from './train-departures.ts'
import { endsOf, type Placed, stationsOf } from './train-ends.ts'
import { withDaysInForms } from './train-forms.ts'
import type { Leg } from './train-leg.ts'
import { legsOf } from './train-legs.ts'
import { type Numbered, numbersOf, numbersOn } from './train-named.ts'
import { beginsWithTrain, findTrains } from './train-numbers.ts'
import { type Stop, stopsOf } from './train-stops.ts'
import { wholeRides } from './whole-rides.ts'
import { wholeNames } from './wrapped-stations.ts'

interface FoundTrains {
  readonly trains: readonly FoundTrain[]
  /** Whether each number of a train that is told is one of theirs, and each time that is said to be of leaving or arriving. */
  readonly areAll: boolean
}

const NONE: FoundTrains = { trains: [], areAll: true }

interface Ride {
  readonly leg: Leg
  readonly number: Numbered | undefined
  readonly labelled: boolean
}

/**
 * Whether another ride goes back from where this one ends, or on from there, or ends where it begins, one of the two being known: then it is a ride
 * without labels, too.
 */
const isOnAWay = ({ from, to, isOwn }: Leg, legs: readonly Leg[]): boolean =>
  (from.known || to.known) &&
  legs.some(
    (other) =>
      (other.from.name === to.name && other.to.name === from.name) ||
      (isOwn && other.isOwn && ((!to.known && other.from.name === to.name) || (!from.known && other.to.name === from.name))),
  )

/** Whether one leaves while the other is on its way. */
const isAtOnce = (one: Leg, other: Leg): boolean =>
  one.date.date === other.date.date &&
  one.departs.time.mark.minutes < other.departs.time.mark.minutes &&
  other.departs.time.mark.minutes < one.arrives.time.mark.minutes

/** Whether it is a part of another ride of the same train: calls on the way are told as well. */
const isWithin = (one: Ride, rides: readonly Ride[]): boolean => {
  const [leaves, reaches] = span(one)
  return rides.some((other) => {
    const [first, last] = span(other)
    return other !== one && other.number !== undefined && other.number.name === one.number?.name && isInside(leaves, reaches, first, last)
  })
}
/** Whether it is where a train runs from and to, and a part of that is told with the day: `Relacja pociągu EIC 3102: Kraków (07:05) – Gdynia (12:51)`. */
const isRunOfTrain = (one: Ride, rides: readonly Ride[]): boolean => {
  const isDated = ({ leg }: Ride): boolean => leg.departs.time.line.dates.length > 0
  return !isDated(one) && rides.some((other) => isDated(other) && isWithin(other, [one]))
}
const isInside = (leaves: string, reaches: string, first: string, last: string): boolean =>
  first <= leaves && reaches <= last && (first < leaves || reaches < last)
const span = ({ leg }: Ride): readonly [string, string] => [
  written({ date: leg.date.date, minutes: leg.departs.time.mark.minutes }),
  written({ date: leg.arrivalDate, minutes: leg.arrives.time.mark.minutes }),
]

/** What a ride must have of evidence. */
const LEAST = 2.5
/** Words of railways beyond these say no more. */
const MOST_WORDS = 3

/** What speaks for a ride: that a train is named, that labels tell its times, that its stations are known, are its own and fit, and words of railways. */
function evidenceFor(leg: Leg, legs: readonly Leg[], number: Numbered | undefined, spoken: number): number {
  const { departs, arrives, from, to, isOwn, fits } = leg
  const roles = (departs.role === 'departs' ? 0.75 : 0) + (arrives.role === 'arrives' ? 0.75 : 0)
  return (
    (number ? 2 : 0) +
    roles +
    (from.known ? 0.5 : 0) +
    (to.known ? 0.5 : 0) +
    (isOwn || (from.isLabelled && to.isLabelled) ? 0.5 : 0) +
    (fits ? 0.25 : 0) +
    (isOnAWay(leg, legs) ? 0.5 : 0) +
    0.75 * Math.min(spoken, MOST_WORDS)
  )
}

/** Whether it is known to be somewhere, or said. */
const isPlaced = ({ from, to }: Leg): boolean => from.known || to.known || (from.isLabelled === true && to.isLabelled === true)

/** `Expressbus van York (11:00) naar Leeds (12:21)`: both ends and both hours in one line, which says what one rides in. */
const isRidden = (leg: Leg): boolean => leg.isOwn && leg.from.known && leg.to.known && isInLine(leg) && isSaidToRide(leg)
const isInLine = ({ departs, arrives }: Leg): boolean => departs.time.line === arrives.time.line
/** Whether a line with one of its hours says what one rides in. */
const isSaidToRide = ({ departs, arrives }: Leg): boolean =>
  [departs, arrives].some(({ time: { line } }) => SIGN_OF_RIDE.in(line.plain).size > 0)

/** Whether a line has the number of a flight that is no kind of train, as `IC 967` is. */
function tellsFlights({ text, flights }: Line): boolean {
  const trains = flights.length > 0 ? findTrains(text) : []
  return flights.some(({ start }) => !trains.some((train) => start >= train.start && start < train.end))
}

/** Whether a line has the number of a flight whose letters are those of no kind of train: that is told without looking for trains. */
const tellsSureFlights = ({ text, flights }: Line): boolean =>
  flights.some(({ start }) => /^[A-Z]{2} ?\d/.test(text.slice(start, start + 4)) && !beginsWithTrain(text.slice(start)))

/** Whether what looks like the number of a train is said to be that of a flight: `Ryanair FR 4583`, whose letters a Frecciarossa has as well. */
function isOfFlight({ lines }: Page, { position, start, end }: Numbered): boolean {
  const first = position % WIDE
  const flights = lines[Math.floor(position / WIDE)]?.flights ?? []
  return flights.some((mark) => (mark.labelled || mark.isSaid) && mark.start < first + end - start && first < mark.end)
}

/** The trains of a page, at none of the `flown` times. Where nothing on it speaks of railways, it must not speak of flights. */
export function readTrains(whole: Page, flown: ReadonlySet<TimeMark> = new Set()): FoundTrains {
  const { page, numbers: lettered } = letteredLines(whole)
  const spoken = Math.max(SIGN_OF_RIDE.in(page).size, Math.min(1, wholeRides(page).length))
  if (spoken === 0 && page.lines.some(tellsSureFlights)) return NONE
  // From one time to another there must be two.
  if (spoken === 0 && page.lines.flatMap(({ times }) => times).length < 2) return NONE
  const isFlown = page.lines.some(tellsFlights)
  if (spoken === 0 && isFlown) return NONE
  const dates = withDaysInForms(page, withWeekdays(page, travelDates(page)))
  const stops = stopsOf(page, dates).filter(({ time }) => !flown.has(time.mark))
  if (spoken === 0 && stops.length < 2) return NONE
  const plainly = page.lines.flatMap((line) => numbersOn(page, line))
  const numbers = (plainly.length > 0 ? plainly : lettered).filter((number) => !isOfFlight(page, number))
  const ends = endsOf(page)
  // `Schiff M/S Nordholm Regina`: what a ship is called after is no place to go to.
  const isOfNumber = ({ position }: Placed): boolean =>
    numbers.some((one) => position >= one.position && position < one.position + one.end - one.start)
  const stations = stationsOf(page, ends).filter((station) => !isOfNumber(station))
  const { way, legs } = legsOf(
    { page, dates, stations, numbers: numbers.map(({ position }) => position), isAgain: tellsAgain(page) },
    stops,
  )
  const named = numbersOf(legs, numbers)
  const seeming = legs.flatMap((leg, at) => {
    const number = named[at]
    const labelled = leg.departs.role === 'departs' && leg.arrives.role === 'arrives'
    if (spoken === 0 && !labelled && !leg.isOwn && !(leg.from.isLabelled && leg.to.isLabelled)) return []
    const isSomewhere = number !== undefined || isPlaced(leg) || (leg.isOwn && ((labelled && spoken > 2) || legs.some(isPlaced)))
    // Towns and hours beside flights are of a house or a transfer as well.
    if (isFlown && spoken < 2 && !number && !labelled) return []
    return isSomewhere && evidenceFor(leg, legs, number, spoken) >= LEAST ? [{ leg, number, labelled }] : []
  })
  // Where labels tell of rides, times without any are of something else, unless their line says what one rides in.
  const areLabelled = seeming.some(({ labelled }) => labelled)
  // Where a ride is told in one line, what is told on two is something else: `10:30 Meeting, Gresham Street` above `13:00 Lunch with David`.
  const areInLines = seeming.some(({ number, leg }) => isInLine(leg) && (number || isRidden(leg)))
  const told = seeming.filter(
    ({ number, labelled, leg }) =>
      number || labelled || isRidden(leg) || (!areLabelled && (!areInLines || isInLine(leg) || isSaidToRide(leg))),
  )
  const pairs = told.filter((one) => !isRunOfTrain(one, told))
  // One cannot leave on two trains; what says nothing of a railway then offers them, as where more times are left than are of rides.
  const isOffered = pairs.some(({ leg }) => pairs.some((other) => isAtOnce(leg, other.leg)))
  if (spoken === 0 && (isOffered || 4 * pairs.length < stops.length)) return NONE
  // What is told twice is one ride; the one that says its train says more.
  const hoursOf = (leg: Leg): string => `${leg.date.date} ${leg.departs.time.mark.minutes} ${leg.arrives.time.mark.minutes}`
  const rides = pairs.filter(
    (one, at) =>
      !isWithin(one, pairs) &&
      !pairs.some(
        (other, place) =>
          place !== at &&
          hoursOf(other.leg) === hoursOf(one.leg) &&
          ((other.number && !one.number) || (place < at && (!one.number || !!other.number))),
      ),
  )
  if (rides.length === 0 && spoken > 0 && (spoken > 1 || numbers.length > 0))
    return { trains: departuresOf({ page, stops, numbers, dates, stations, ends }), areAll: true }
  // Each of two people has a ticket of the same ride.
  const isPassed = ({ time }: Stop): boolean => pairs.some(({ leg }) => leg.departs.time === time || leg.arrives.time === time)
  const isUsed = ({ name }: Numbered): boolean => rides.some(({ number }) => number?.name === name)
  const called = wholeNames(page)
  return {
    trains: rides
      .filter(({ leg }) => bareStation(leg.from) !== bareStation(leg.to) && ![leg.from, leg.to].some(isOfHire))
      .map((ride) => toTrain(ride, way, called)),
    areAll: rides.length === 0 || (numbers.every(isUsed) && stops.every((stop) => !stop.role || isPassed(stop))),
  }
}

/** `08.30 Uhr Mietwagen Europcar, Station …`: what is hired is no station, whatever stands beside its hour. */
const isOfHire = ({ name }: StationMark): boolean =>
  /^(?:mietwagen|mietauto|leihwagen|autovermietung|rental car|hire car|car (?:hire|rental)|voiture de location|location de voiture|coche de alquiler|alquiler de coche|noleggio|autonoleggio|auto a noleggio|aluguer|aluguel|rent-a-car|huurauto|hyrbil|leiebil|lejebil|billeje|vuokra-auto|wynajem|wypozyczalnia|pronajem|autopujcovna)(?![a-z])/.test(
    plain(name),
  )

/** `Wien Hbf` and `Wien-Hauptbahnhof` are one. */
const bareStation = ({ name }: StationMark): string =>
  plain(name)
    .replace('hauptbahnhof', 'hbf')
    .replace(/[^\p{L}]/gu, '')

function toTrain({ leg, number, labelled }: Ride, way: string, called: (name: string) => string): FoundTrain {
  const rule = labelled ? `times with labels, ${way}` : `a pair of times, ${way}`
  const isTold = labelled || number !== undefined
  const told = (value: string): Found => ({ value, rule, sure: isTold ? 0.85 : 0.6, isTold })
  return {
    kind: 'train',
    from: told(called(leg.from.name)),
    to: told(called(leg.to.name)),
    departs: dated(told(written({ date: leg.date.date, minutes: leg.departs.time.mark.minutes })), leg.date.guessed),
    arrives: dated(told(written({ date: leg.arrivalDate, minutes: leg.arrives.time.mark.minutes })), leg.date.guessed),
    ...(number ? { number: { value: number.name, rule: 'train number', sure: 0.9 } } : {}),
  }
}
