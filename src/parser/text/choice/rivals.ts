/** One time and place read as two things: a flight and a train, a flight and the pick-up of a car. */

import { daysBetween } from '../../../core/dates.ts'
import { AIRPORT_WORD } from '../../airport-words.ts'
import type { Found, FoundCar, FoundFlight, FoundProduct, FoundStay, FoundTrain } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import { nightsOf } from '../days/nights.ts'
import { provenOn } from '../flights/flight-proofs.ts'
import { isSameDay } from '../hires/hires.ts'
import type { Line, Page } from '../page/page.ts'
import { OUT } from '../page/unfold.ts'
import { isBuyer } from '../stays/buyers.ts'
import { saysRuns } from '../stays/houses.ts'
import { tellsStay } from '../stays/stay-labels.ts'
import { isLikelyRide } from '../trains/likely-rides.ts'
import { SURE_OPERATORS } from '../trains/operators.ts'
import { beginsWithTrain, isOperator } from '../trains/train-numbers.ts'
import { roleAlone } from '../trains/train-roles.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { isSaidToFly, isTaken, moments, type Rivals, rivalsOf } from './seeming.ts'

/** Lines between a day and the time of a ride on it, or between a house and its price. */
const CLOSE = 2
/** What only airports and harbours have. */
const TERMINAL = /\bterminal\b/i

/** Whether a stay beside flights or rides is none, or one that is praised there: at a least price, or with no days but theirs. */
function isOffered(page: Page, stay: FoundStay, trains: readonly FoundTrain[], flights: readonly FoundFlight[]): boolean {
  const { name, address, checkIn, checkOut } = stay
  if (trains.length + flights.length === 0) return false
  if (isBuyer(page, stay)) return true
  const around = (index: number, above: number): readonly Line[] => page.lines.slice(Math.max(0, index - above), index + CLOSE + 1)
  const house = plain(name?.value ?? '')
  const named = page.lines.filter((line) => house !== '' && line.plain.includes(house))
  // `Thank you for choosing VIA Rail`: who runs the train is no house.
  if (
    trains.length > 0 &&
    ((!address && isOperator(house)) || (!HOUSE_KIND.test(house) && house.split(' ').some((word) => SURE_OPERATORS().has(word))))
  )
    return true
  if (named.length > 0 && named.every(({ index }) => around(index, 0).some((line) => LEAST_PRICE.test(line.plain)))) return true
  if (!checkIn || !checkOut) return false
  const nights = nightsOf(page)
  if (nights !== undefined && nights === daysBetween(checkIn.value.slice(0, 10), checkOut.value.slice(0, 10))) return false
  // A package tells the address of its house, or what kind of house it is, and the days of its journey.
  if (address && !TERMINAL.test(address.value.lines?.join(' ') ?? '')) return false
  if (flights.length === 0 ? nights !== undefined : HOUSE_KIND.test(house)) return false
  const minutes = new Set([...trains, ...flights].flatMap(moments).flatMap((moment) => minutesIn(moment) ?? []))
  const isOfRide = ({ index }: Line): boolean => around(index, CLOSE).some(({ times }) => times.some((time) => minutes.has(time.minutes)))
  return [checkIn, checkOut].every(({ value }) =>
    page.lines
      .slice(1)
      .filter(({ dates }) => dates.some((mark) => page.calendar.dayOf(mark)?.date === value.slice(0, 10)))
      .every(isOfRide),
  )
}

/** Whether what looks like a car begins and ends when a train does: who hires out cars is praised beside it. */
const isOfRide = ({ pickUp, dropOff }: FoundCar, rides: readonly (FoundFlight | FoundTrain)[]): boolean =>
  rides.some(({ departs, arrives }) => departs?.value === pickUp?.value && arrives !== undefined && arrives.value === dropOff?.value)

/** Whether the ends of what looks like a car are but days under the words for the way there and back, `Depart` and `Return`, on which one flies or rides. */
function isOfWays({ pickUp, dropOff }: FoundCar, rides: readonly (FoundFlight | FoundTrain)[]): boolean {
  if (!pickUp || !dropOff || pickUp.value.includes('T')) return false
  const label = plain(pickUp.label ?? '')
  const isRidden = (day: Found): boolean => rides.some(({ departs }) => isSameDay(day, departs))
  return (roleAlone(label) === 'departs' || OUT.test(label)) && isRidden(pickUp) && isRidden(dropOff)
}

/** What one lies or sits in on trains and ships, and no house. */
const BERTH =
  /^(?:\d{1,2} )?(?:x )?(?:(?:coach|business|first|economy|standard|reserved)(?: class)? )?(?:roomettes?|bedrooms?|sleepers?|sleeping cars?|couchettes?|berths?|cabins?|seats?|schlafwagen|liegewagen|abteil|kabinen?|cabines?|cabinas?|cuccett[ae]|hytt(?:er)?|kahytt?(?:er)?|lugar(?:es)?)(?![a-z])/

const isBerth = ({ name }: FoundStay, trains: readonly FoundTrain[]): boolean => trains.length > 0 && BERTH.test(plain(name?.value ?? ''))

/** Whether nobody hires a car out, none is told, and its ends have no labels: then a page speaks of a car, and of days, and not of the days of a car. */
const isBare = ({ provider, model, pickUp, dropOff }: FoundCar): boolean =>
  provider === undefined && model === undefined && !pickUp?.isTold && !dropOff?.isTold

/** The lines that tell both days of a hire. */
function linesOfBoth({ lines, calendar }: Page, { pickUp, dropOff }: FoundCar): readonly Line[] {
  const days = [pickUp, dropOff].flatMap((end) => end?.value.slice(0, 10) ?? [])
  return lines.filter(({ dates }) => days.every((day) => dates.some((mark) => calendar.dayOf(mark)?.date === day)))
}

/**
 * Whether what looks like a car is a stay found as well: its hours are told only on lines that say check-in and check-out, or on the one line that tells
 * the days of the stay, `Séjour : du 12/03 (16h) au 19/03 (10h)`, and it is nothing but these.
 */
function isOfStay(page: Page, car: FoundCar, stays: readonly FoundStay[]): boolean {
  const { pickUp, dropOff } = car
  if (!stays.some(({ checkIn, checkOut }) => isSameDay(checkIn, pickUp) && isSameDay(checkOut, dropOff))) return false
  if (isBare(car) && linesOfBoth(page, car).length === 1) return true
  const fetched = minutesIn(pickUp?.value)
  const telling = page.lines.slice(1).filter(({ times }) => times.some(({ minutes }) => minutes === fetched))
  return telling.length > 0 && telling.every(({ plain: small, dates }) => dates.length > 1 && tellsStay(small))
}

const AIRPORT = new RegExp(`(?<![a-z])(?:${AIRPORT_WORD}|terminal)(?![a-z])`)
/** `Sunvan Leeds` of Sunvan: a station of who hires it out. */
const isOfProvider = (name: string, provider: string): boolean => provider.length > 3 && ` ${name} `.includes(` ${provider} `)
/** `Oficina Hotel Playa Azul`: who hires out has a desk in a house, or brings the car there. */
const isDeskIn = (house: string, { pickUpPlace, dropOffPlace }: FoundCar): boolean =>
  [pickUpPlace, dropOffPlace].some((place) => plain(place?.value ?? '').includes(house))
/** Whether both days of a stay are those of a hire, and told nowhere but with the hours of it: a stay has days of its own. */
function areHoursOf({ lines, calendar }: Page, car: FoundCar, checkIn: Found | undefined, checkOut: Found | undefined): boolean {
  const isOfEnd = (end: Found | undefined): boolean =>
    lines
      .slice(1)
      .filter(({ dates }) => dates.some((mark) => calendar.dayOf(mark)?.date === end?.value.slice(0, 10)))
      .every(({ times }) => times.some(({ minutes }) => minutes === minutesIn(end?.value)))
  const hasHours = [car.pickUp, car.dropOff].every((end) => end?.value.includes('T'))
  return hasHours && isSameDay(checkIn, car.pickUp) && isSameDay(checkOut, car.dropOff) && [car.pickUp, car.dropOff].every(isOfEnd)
}
/** Whether what looks like a stay is where a car is fetched on the same days, or any day one of who hires it out: nobody books both for the same, and no house is an airport. */
const isOfCar = (page: Page, { name, checkIn, checkOut }: FoundStay, cars: readonly FoundCar[]): boolean => {
  const small = plain(name?.value ?? '-')
  if (HOUSE_KIND.test(small)) return cars.some((car) => isDeskIn(small, car) && areHoursOf(page, car, checkIn, checkOut))
  return cars.some(
    (car) =>
      car.pickUp?.value.includes('T') === true &&
      (isOfProvider(small, plain(car.provider?.value ?? '')) ||
        (isSameDay(checkIn, car.pickUp) &&
          isSameDay(checkOut, car.dropOff) &&
          (AIRPORT.test(small) || saysRuns(small) || plain(car.pickUpPlace?.value ?? '').includes(small)))),
  )
}

/** The cars that are no stay, ride or flight. */
function carsAmong(
  { page, flights, trains, stays, withLabels, numbered, ridden }: Rivals,
  products: readonly FoundProduct[],
): readonly FoundCar[] {
  // Nobody picks a car up the minute a flight leaves, nor brings it back the minute one lands; the other way round many do.
  const [leaving, landing] = [withLabels.map(({ departs }) => departs?.value), withLabels.map(({ arrives }) => arrives?.value)]
  const told = trains.filter(({ departs }) => departs?.isTold)
  // Nor for as long as a flight that has its number takes: such a row is the flight's, whoever hires out cars at its end.
  const whole = flights.filter(({ carrier, number, departs }) => carrier && number && departs)
  const isOfFlight = (moment: string | undefined, taken: readonly (string | undefined)[]): boolean =>
    moment?.includes('T') === true && taken.includes(moment)
  return products.filter(
    (product): product is FoundCar =>
      product.kind === 'car' &&
      !isOfStay(page, product, stays) &&
      !isOfRide(product, numbered) &&
      // Cars go on ferries: two days and times of one row are a ride's, where labels or the heading of a table say so.
      !(!product.pickUp?.isTold && ridden > 0 && isOfRide(product, told)) &&
      !isOfWays(product, [...flights, ...trains]) &&
      !isOfRide(product, whole) &&
      !isOfFlight(product.pickUp?.value, leaving) &&
      !isOfFlight(product.dropOff?.value, landing),
  )
}

/** What only stations of railways are called. */
const OF_RAIL = /(?<![a-z])(?:hbf|hauptbahnhof|bahnhof|hl\. ?n\.?|nadrazi|centrale|gare|stazione|estacion|palyaudvar|glowny)(?![a-z])/
/** `RJ 76` from `Wien Hbf` to `Praha hl.n.`: the train of that number, between stations that are no airports. */
const isCalledAlike = ({ carrier, number }: FoundFlight, train: FoundTrain): boolean =>
  plain(train.number?.value ?? '').replace(/\s/g, '') === plain(`${carrier?.value ?? ''}${number?.value ?? ''}`) &&
  OF_RAIL.test(plain(`${train.from?.value ?? ''} ${train.to?.value ?? ''}`))

/** The flights that are no train, show or car. */
function flightsAmong(rivals: Rivals, cars: readonly FoundCar[]): readonly FoundFlight[] {
  const { page, flights, trains, withLabels, inBrackets, certain, numbered, air, rail, shown, isShow } = rivals
  const isProven = provenOn(page, flights)
  /** Whether it is one of the trains of a page that speaks more of those: `RJ 76` is a Railjet as well. */
  const isTrain = (flight: FoundFlight): boolean =>
    rail > air &&
    !flight.isSaid &&
    (beginsWithTrain(`${flight.carrier?.value}${flight.number?.value}`) ||
      (certain.includes(flight) ? isTaken(flight, numbered) : isTaken(flight, trains) || trains.length > flights.length))
  return flights.filter(
    (flight) =>
      isProven(flight) &&
      !trains.some((train) => isCalledAlike(flight, train)) &&
      (inBrackets.includes(flight) || ((air > 0 || trains.length === 0 || flight.isSaid) && !isTrain(flight))) &&
      // `PK 2` is what a seat costs.
      !(shown > air && isShow && !flight.isSaid && !isSaidToFly(page, flight)) &&
      (withLabels.includes(flight) || !isTaken(flight, cars)),
  )
}

/** Takes out what is told of the same words as something likelier. */
export function withoutRivals(page: Page, products: readonly FoundProduct[]): FoundProduct[] {
  const rivals = rivalsOf(page, products)
  const { trains, flights } = rivals
  const cars = carsAmong(rivals, products)
  const flown = flightsAmong(rivals, cars)
  return products.filter((product) => {
    if (product.kind === 'air') return flown.includes(product)
    if (product.kind === 'train') return trains.includes(product) && isLikelyRide(rivals, product, cars, flown)
    if (product.kind === 'car') return cars.includes(product)
    return !isOfCar(page, product, cars) && !isOffered(page, product, trains, flights) && !isBerth(product, trains)
  })
}
