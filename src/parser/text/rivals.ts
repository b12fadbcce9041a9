/** One time and place read as two things: a flight and a train, a flight and the pick-up of a car. */

import { addDays, daysBetween } from '../../core/dates.ts'
import { AIRPORT_WORD } from '../airport-words.ts'
import type { Found, FoundCar, FoundFlight, FoundProduct, FoundStay, FoundTrain } from '../found.ts'
import { SIGN_OF_AIR } from './air-words.ts'
import { hasFewFlights } from './airline-codes.ts'
import { minutesIn } from './block-time.ts'
import { isBuyer } from './buyers.ts'
import { areHoursOfDesks } from './desk-hours.ts'
import { provenOn } from './flight-proofs.ts'
import { areOfHire, isDay, isFlown } from './hires.ts'
import { HOUSE_KIND } from './house-names.ts'
import { saysRuns } from './houses.ts'
import { nightsOf } from './nights.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'
import { LEAST_PRICE } from './prices.ts'
import { WORD_OF_RIDE } from './ride-words.ts'
import { hasHoursOfStay, isAtDesk, isByTelephone, isNoRide, isPostalCode, lastsAsStay } from './seeming-rides.ts'
import { SHOW } from './shows.ts'
import { tellsStay } from './stays.ts'
import { beginsWithTrain, isOperator } from './train-numbers.ts'
import { roleAlone } from './train-roles.ts'
import { OUT } from './unfold.ts'
import { wordSet } from './vocabulary.ts'

/** Signs of flying that railways, coaches and ferries share. */
const SHARED = wordSet('baggage bagage gepack equipaje bagaglio bagagem cabin pnr eticket e-ticket boarding terminal')

/** `Airbus A350` ends in a bus and rides on no road. */
const AIRCRAFT = /^(?:airbus|boeing|embraer|bombardier|dash|saab|fokker|avro)\s/i

const moments = (product: FoundProduct): readonly (string | undefined)[] => {
  if (product.kind === 'car') return [product.pickUp?.value, product.dropOff?.value]
  if (product.kind === 'hotel') return []
  return [product.departs?.value, product.arrives?.value]
}

/** Whether the line of a flight's number speaks of flying. */
const isSaidToFly = (page: Page, { number }: FoundFlight): boolean =>
  page.lines.some((line) => line.flights.some((mark) => mark.number === number?.value) && SIGN_OF_AIR.in(line.plain).size > 0)

/** Whether it is of an airline that flies much: the codes of others begin plates, groups and sums as well. */
const isOfKnown = ({ gazetteer }: Page, { carrier }: FoundFlight): boolean =>
  carrier !== undefined && gazetteer.airline(carrier.value) !== undefined && !hasFewFlights(carrier.value)

/** Whether its airports are told by their codes, as `London (LHR)`: that speaks of flying as words do. */
const isToldByCodes = (page: Page, { from, to }: FoundFlight): boolean =>
  [from, to].every((place) => place !== undefined && page.lines.some(({ text }) => text.includes(`(${place.value})`)))

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
  if (trains.length > 0 && !address && isOperator(house)) return true
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
const isOfRide = ({ pickUp, dropOff }: FoundCar, trains: readonly FoundTrain[]): boolean =>
  trains.some(({ departs, arrives }) => departs?.value === pickUp?.value && arrives !== undefined && arrives.value === dropOff?.value)

/** Whether the ends of what looks like a car are but days under the words for the way there and back, `Depart` and `Return`, on which one flies or rides. */
function isOfWays({ pickUp, dropOff }: FoundCar, rides: readonly (FoundFlight | FoundTrain)[]): boolean {
  if (!pickUp || !dropOff || pickUp.value.includes('T')) return false
  const label = plain(pickUp.label ?? '')
  const isRidden = (day: Found): boolean => rides.some(({ departs }) => isDay(day, departs))
  return (roleAlone(label) === 'departs' || OUT.test(label)) && isRidden(pickUp) && isRidden(dropOff)
}

/** What one lies or sits in on trains and ships, and no house. */
const BERTH =
  /^(?:\d{1,2} )?(?:x )?(?:roomettes?|bedrooms?|sleepers?|sleeping cars?|couchettes?|berths?|cabins?|seats?|schlafwagen|liegewagen|abteil|kabinen?|cabines?|cabinas?|cuccett[ae]|hytt(?:er)?|kahytt?(?:er)?|lugar(?:es)?)(?![a-z])/

const isBerth = ({ name }: FoundStay, trains: readonly FoundTrain[]): boolean => trains.length > 0 && BERTH.test(plain(name?.value ?? ''))

/** Whether what looks like a car is a stay found as well: its hours are told only on lines that say check-in and check-out. */
function isOfStay(page: Page, { pickUp, dropOff }: FoundCar, stays: readonly FoundStay[]): boolean {
  if (!stays.some(({ checkIn, checkOut }) => isDay(checkIn, pickUp) && isDay(checkOut, dropOff))) return false
  const fetched = minutesIn(pickUp?.value)
  const telling = page.lines.slice(1).filter(({ times }) => times.some(({ minutes }) => minutes === fetched))
  return telling.length > 0 && telling.every(({ plain: small, dates }) => dates.length > 1 && tellsStay(small))
}

const AIRPORT = new RegExp(`(?<![a-z])(?:${AIRPORT_WORD}|terminal)(?![a-z])`)
/** `Sunvan Leeds` of Sunvan: a station of who hires it out. */
const isOfProvider = (name: string, provider: string): boolean => provider.length > 3 && ` ${name} `.includes(` ${provider} `)
/** Whether what looks like a stay is where a car is fetched on the same days, or any day one of who hires it out: nobody books both for the same, and no house is an airport. */
const isOfCar = ({ name, checkIn, checkOut }: FoundStay, cars: readonly FoundCar[]): boolean => {
  const small = plain(name?.value ?? '-')
  if (HOUSE_KIND.test(small)) return false
  return cars.some(
    (car) =>
      car.pickUp?.value.includes('T') === true &&
      (isOfProvider(small, plain(car.provider?.value ?? '')) ||
        (isDay(checkIn, car.pickUp) &&
          isDay(checkOut, car.dropOff) &&
          (AIRPORT.test(small) || saysRuns(small) || plain(car.pickUpPlace?.value ?? '').includes(small)))),
  )
}

/** Whether a moment of a product is one of another's. */
function isTaken(product: FoundProduct, others: readonly FoundProduct[]): boolean {
  const own = moments(product).filter((moment) => moment?.includes('T'))
  return others.some((other) => moments(other).some((moment) => own.includes(moment)))
}

/** What seems to be on a page, and how many of its words speak of what. */
interface Rivals {
  readonly page: Page
  readonly flights: readonly FoundFlight[]
  readonly trains: readonly FoundTrain[]
  readonly stays: readonly FoundStay[]
  /** Flights whose airports and days are told by codes. */
  readonly coded: readonly FoundFlight[]
  /** These, and others that are said to fly. */
  readonly certain: readonly FoundFlight[]
  readonly numbered: readonly FoundTrain[]
  readonly air: number
  readonly ridden: number
  /** The same, with the number of a train for a word. */
  readonly rail: number
  readonly shown: number
  readonly isShow: boolean
}

function rivalsOf(page: Page, all: readonly FoundProduct[]): Rivals {
  const products = all.filter(
    (product) => (product.kind === 'train' && product.number !== undefined) || isFlown(product, all) || !areOfHire([product], all),
  )
  const trains = products.filter((product): product is FoundTrain => product.kind === 'train' && !isPostalCode(page, product))
  const flights = products.filter((product): product is FoundFlight => product.kind === 'air')
  const stays = products.filter((product): product is FoundStay => product.kind === 'hotel')
  const coded = flights.filter(
    (flight) =>
      [flight.from, flight.to, flight.departs].every((found) => found?.isTold) && (isOfKnown(page, flight) || isSaidToFly(page, flight)),
  )
  const certain = flights.filter((flight) => coded.includes(flight) || (flight.departs?.isTold && isSaidToFly(page, flight)))
  const numbered = trains.filter(({ number }) => number !== undefined)
  const ridden = WORD_OF_RIDE.in(page).size
  const rail = Math.max(ridden, numbered.length > 0 ? 1 : 0)
  // Towns with times of day are as well the dates of a tour as stops of a train that has no number.
  const shown = SHOW.in(page).size
  const isShow = shown > Math.max(2, rail)
  // A railway that says what luggage one may bring speaks of no flight, whose letters its trains may have: `IC 5238`.
  const names = new Set(numbered.map(({ number }) => number?.value.replaceAll(' ', '')))
  const areTrains = flights.length > 0 && flights.every(({ carrier, number }) => names.has(`${carrier?.value}${number?.value}`))
  const signs = [...SIGN_OF_AIR.in(page)].filter((sign) => !areTrains || certain.length > 0 || !SHARED.has(sign))
  return { page, flights, trains, stays, coded, certain, numbered, air: signs.length, ridden, rail, shown, isShow }
}

/** The cars that are no stay, ride or flight. */
function carsAmong(
  { page, flights, trains, stays, coded, numbered, ridden }: Rivals,
  products: readonly FoundProduct[],
): readonly FoundCar[] {
  // Nobody picks a car up the minute a flight leaves, nor brings it back the minute one lands; the other way round many do.
  const [leaving, landing] = [coded.map(({ departs }) => departs?.value), coded.map(({ arrives }) => arrives?.value)]
  const told = trains.filter(({ departs }) => departs?.isTold)
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
      !isOfFlight(product.pickUp?.value, leaving) &&
      !isOfFlight(product.dropOff?.value, landing),
  )
}

/** The flights that are no train, show or car. */
function flightsAmong(rivals: Rivals, cars: readonly FoundCar[]): readonly FoundFlight[] {
  const { page, flights, trains, coded, certain, numbered, air, rail, shown, isShow } = rivals
  const isProven = provenOn(page)
  return flights.filter(
    (product) =>
      isProven(product) &&
      (air > 0 || trains.length === 0 || isToldByCodes(page, product)) &&
      // `RJ 76` is a Railjet as well.
      !(rail > air && beginsWithTrain(`${product.carrier?.value}${product.number?.value}`) && !isToldByCodes(page, product)) &&
      // `PK 2` is what a seat costs.
      !(shown > air && isShow && !product.isSaid && !isSaidToFly(page, product)) &&
      (coded.includes(product) || !isTaken(product, cars)) &&
      !(
        rail > air &&
        !isToldByCodes(page, product) &&
        (isTaken(product, certain.includes(product) ? numbered : trains) || (trains.length > flights.length && !certain.includes(product)))
      ),
  )
}

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

/** Whether what looks like a ride is one, beside the cars and flights there are. */
function isRide(rivals: Rivals, product: FoundTrain, cars: readonly FoundCar[], flown: readonly FoundFlight[]): boolean {
  const { page, stays, certain, air, ridden, rail, isShow } = rivals
  if ((stays.length > 0 || cars.length > 0) && (isNoRide(product) || isAtDesk(product, cars))) return false
  // Beside a hired car two times and two towns are the hours of its stations.
  if (cars.length > 0 && ((!product.number && (ridden === 0 || isByTelephone(rivals.page, product))) || isByFlight(rivals.page, product)))
    return false
  if (cars.length > 0 && !product.number && areHoursOfDesks(rivals.page, product, cars)) return false
  // Where no word speaks of rides, what leaves on the day on which one leaves a house is who stays there.
  if (ridden === 0 && rivals.trains.length === 1 && !product.number && stays.some(({ checkOut }) => isDay(checkOut, product.departs)))
    return false
  // Hours that no label and no number tells are of closed roads and quiet nights as well.
  if (
    stays.length > 0 &&
    !product.number &&
    !product.departs?.isTold &&
    isOffDays(product.departs, stays) &&
    rivals.page.lines.some(({ plain: said }) => NOTICE.test(said))
  )
    return false
  if (!product.number && (lastsAsStay(product, stays) || hasHoursOfStay(rivals.page, product, stays))) return false
  if (AIRCRAFT.test(product.number?.value ?? '')) return false
  // What is no flight takes nothing from a train.
  const sure = certain.filter((flight) => flown.includes(flight))
  const coded = flown.filter((flight) => isToldByCodes(page, flight))
  return (
    // Hours of desks and ways to houses look like rides.
    (stays.length + cars.length === 0 || product.departs?.isTold || ridden > 0) &&
    // Of rides that labels or a number tell, a lesser word is enough where nothing flies.
    (rail > 0 || (flown.length === 0 && product.departs?.isTold === true)) &&
    !(isShow && !product.number) &&
    !isTaken(product, cars) &&
    // A train without a number beside a flight told by codes is that flight.
    // And one with a number beside a flight told by the codes of its airports is that flight: `RJ 112` is of Royal Jordanian.
    !(isTaken(product, flown) && (air >= rail || (!product.number && isTaken(product, sure)) || isTaken(product, coded)))
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
    if (product.kind === 'train') return trains.includes(product) && isRide(rivals, product, cars, flown)
    if (product.kind === 'car') return cars.includes(product)
    return !isOfCar(product, cars) && !isOffered(page, product, trains, flights) && !isBerth(product, trains)
  })
}
