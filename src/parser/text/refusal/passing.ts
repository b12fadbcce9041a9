/** Journeys that a document only tells of in passing: how one might get to what it confirms. */

import { type FoundCar, type FoundFlight, type FoundProduct, isRide } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import { areAround } from '../flights/flown-around.ts'
import { areOfDesks } from '../hires/desk-hours.ts'
import { isTold } from '../hires/hires.ts'
import { travelDates } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { isSentence } from '../page/sentences.ts'
import { isPlanned } from '../plans/plans-by-days.ts'
import type { Reference } from '../references/references.ts'
import { numberOn, RIDE_LABELS } from '../references/ride-number-labels.ts'

/** Lines below a sentence that go on with it. */
const GOES_ON = 3
/** `voiture 2, places 14 et 16`, `your seat is 64 in coach 7`, `Wagen 4` */
const SEATED =
  /(?<![a-z])(?:coach|wagen|voiture|carrozza|coche|carruagem|rijtuig|vagn|vogn|wagon|vuz|vaunu|seats?|places?|sitz(?:e|platze?)?|platze?|asientos?|butacas?|plazas?|posti|posto|assentos?|lugares|stoel(?:en)?|zitplaats(?:en)?|plats(?:er)?|plads(?:er)?|sete(?:r|t)?|miejsc[ae]|paik(?:ka|at)|sedadl[oa]|koltuk(?:lar)?)\s?:?\s?(?:(?:is|are|ist|sind|est|sont|es|e|sao|son|sono|ar|er|on|zijn) )?(?:n[°ºo]s?\.? ?)?\d{1,3}[a-z]?(?![\d.,:]\d|[a-z%€]|\s?(?:€|eur|kg|x))/

/** Whether a line tells the number of a booking or of a ticket. */
const tellsNumber = (line: Line): boolean =>
  [RIDE_LABELS().booking, RIDE_LABELS().ticket].some((label) => numberOn(line, 0, line.text.length, label) !== undefined)

/** Whether a seat or a reference of its own is told in the paragraph that begins with a sentence: that is booked, however it is worded. */
function isBooked(page: Page, line: Line, referring: ReadonlySet<number>): boolean {
  const below = page.lines.slice(line.index, line.index + GOES_ON + 1)
  const end = below.findIndex(({ plain }) => plain.trim() === '')
  const own = below.slice(0, end < 0 ? undefined : end)
  return own.some(({ plain, index }) => referring.has(index) || SEATED.test(plain)) || own.some(tellsNumber)
}

/** Whether all lines that tell when a ride leaves are sentences, and none of them is of what is booked or planned. */
function isInPassing(page: Page, product: FoundProduct, products: readonly FoundProduct[], referring: ReadonlySet<number>): boolean {
  if (!isRide(product)) return false
  const leaves = minutesIn(product.departs?.value)
  const telling = page.lines.filter(({ times }) => times.some(({ minutes }) => minutes === leaves))
  const isUnbooked = telling.length > 0 && telling.every((line) => isSentence(line) && !isBooked(page, line, referring))
  return isUnbooked && !isPlanned(page, product, products)
}

/** Whether a day and a time are set apart from sentences. */
function isAnythingSetApart(page: Page): boolean {
  const days = new Set(travelDates(page).map(({ line }) => line))
  return page.lines.slice(1).some((line) => days.has(line) && line.times.length > 0 && !isSentence(line))
}

/** `Flight nr: FI 455`, `Ankunftsflug: EW 8844 (CGN)`: the flight with which one comes for what is booked, by its number alone. */
const BY_NUMBER =
  /(?:^|\s{3}|[.:;|/]\s)(?:(?:please )?(?:tell us|nennen sie uns|indiquez-nous|indiquenos|ci indichi|indique-nos|geef ons|uppge|oplys|oppgi|podaj|ilmoita|uvedte) (?:(?:your|ihren|votre|su|il suo|o seu|uw|je|din|ditt|dit) )?)?(?:(?:meeting )?(?:arrival |arriving |your |inbound )?flight(?: ?(?:number|no|nr|details|info))?|(?:ankunfts)?flug[- ]?(?:nummer|nr)?|(?:n[o°º] |numero |num |n[uo]m )?(?:de |di |do )?(?:vol|vuelo|volo|voo)(?: (?:d'arrivee|a l'arrivee|de llegada|di arrivo|in arrivo|de chegada))?|(?:aankomst)?vlucht(?:nummer|nr)?|(?:ankomst)?fly(?:g|gnummer|nummer|vning)?|(?:numer )?lotu|lennon numero|lento|(?:cislo )?letu|ucus(?: no| numarasi)?)\.?\s*(?::|\s{3}|#)?\s*$/

/** One that is said to bring whom something awaits, before its number or behind it: its hour of arrival may be told. */
const BRINGS = /arriv|ankunft|llegada|chegada|aankomst|ankomst|przylot|prilet|saapu|varis/

/** Whether the flights of a line are told by their numbers alone. */
export const areByNumber = ({ plain, flights }: Line): boolean => flights.every(({ start }) => BY_NUMBER.test(plain.slice(0, start)))

/** Whether a flight is told by its number alone, wherever it is told. */
function isByNumber(page: Page, product: FoundProduct, cars: readonly FoundCar[]): boolean {
  if (product.kind !== 'air') return false
  const { carrier, number } = product
  const named = page.lines.flatMap((line) =>
    line.flights.filter((mark) => mark.carrier === carrier?.value && mark.number === number?.value).map((mark) => ({ line, mark })),
  )
  const lines = named.map(({ line }) => line)
  const isFree =
    product.arrives === undefined ||
    areOfDesks(page, product, cars) ||
    (!hasOwnHours(page, product, lines) && isBetweenEnds(page, product, cars, lines))
  return named.length > 0 && named.every(({ line, mark }) => areByNumber(line) && (isFree || BRINGS.test(line.plain.slice(0, mark.start))))
}

/** Lines from the number of a flight to its airports, and to its hours. */
const OWN = 6
const areNear = (line: Line, named: readonly Line[]): boolean => named.some(({ index }) => Math.abs(index - line.index) <= OWN)
/** Whether both hours of a flight stand near its number: then it is told by more than that. */
const hasOwnHours = (page: Page, { departs, arrives }: FoundFlight, named: readonly Line[]): boolean =>
  [departs, arrives].every((moment) => {
    const hour = minutesIn(moment?.value)
    return page.lines.some((line) => areNear(line, named) && line.times.some(({ minutes }) => minutes === hour))
  })
/** Whether each airport of a flight is that of where a car is fetched or brought back, or told only far from its number: it has no way of its own. */
const isBetweenEnds = (page: Page, { from, to }: FoundFlight, cars: readonly FoundCar[], named: readonly Line[]): boolean =>
  [from, to].every(
    (airport) =>
      cars.some(({ pickUpPlace, dropOffPlace }) =>
        [pickUpPlace, dropOffPlace].some((place) => isAirportOf(page, place?.value, airport?.value)),
      ) ||
      !page.lines.some(
        (line) =>
          areNear(line, named) && line.places().some((place) => place.airport.iata === airport?.value || place.code === airport?.value),
      ),
  )

const isDay = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one.slice(0, 10) === other?.slice(0, 10)

/** Whether a place is named on the page as that airport. */
const isAirportOf = (page: Page, place: string | undefined, iata: string | undefined): boolean =>
  place !== undefined &&
  page.lines.some((line) => line.text.includes(place) && line.places().some(({ airport, code }) => airport.iata === iata || code === iata))

/** Whether the only other thing beside a car is a flight that has no moments of its own, or not all: it was told by its number, and what is the car's was taken for its own. */
function isOfCar(page: Page, product: FoundProduct, products: readonly FoundProduct[]): boolean {
  if (product.kind !== 'air' || products.some((other) => other !== product && other.kind !== 'car')) return false
  const { from, to, departs, arrives } = product
  const cars = products.filter((one) => one.kind === 'car')
  // On whichever day an hour of the car was put, it is none of the flight's, unless it is told once more.
  const hours = cars.flatMap(({ pickUp, dropOff }) => [minutesIn(pickUp?.value), minutesIn(dropOff?.value)])
  const times = page.lines.flatMap((line) => line.times)
  const isCars = (minutes: number | undefined): boolean =>
    times.filter((time) => time.minutes === minutes).length <= hours.filter((hour) => hour === minutes).length
  const isOwn = (moment: string | undefined): boolean => moment?.includes('T') === true && !isCars(minutesIn(moment))
  // Nobody flies from where a car was fetched that day.
  if (cars.some(({ pickUp, pickUpPlace }) => isDay(pickUp?.value, departs?.value) && isAirportOf(page, pickUpPlace?.value, from?.value)))
    return true
  return cars.length > 0 && !(from && to && isOwn(departs?.value) && isOwn(arrives?.value))
}

/**
 * Letters that tell a journey in sentences tell the flight there and the one back, or the one on, alike: of one airline both are booked, or none; and of
 * trains or flights that have their numbers, between which one changes.
 */
const isWithBooked = (product: FoundProduct, booked: readonly FoundProduct[]): boolean =>
  booked.some((other) => isChangedInto(product, other) || isChangedInto(other, product)) || isOfOneAirline(product, booked)

/** Whether one goes on by the second train or flight from where the first ends: by a flight on the same day, by a train on any: days of plans are misread more easily than their towns. */
const isChangedInto = (one: FoundProduct, other: FoundProduct): boolean =>
  isRide(one) &&
  isRide(other) &&
  one.kind === other.kind &&
  one.number !== undefined &&
  other.number !== undefined &&
  one.to !== undefined &&
  one.to.value === other.from?.value &&
  (one.kind === 'train' || isDay(one.arrives?.value, other.departs?.value))

const isOfOneAirline = (product: FoundProduct, booked: readonly FoundProduct[]): boolean =>
  product.kind === 'air' &&
  product.arrives !== undefined &&
  product.from !== undefined &&
  booked.some((other) => other.kind === 'air' && other.carrier?.value === product.carrier?.value && other.to?.value === product.from?.value)

/** Whether what looks like a ride, and is none between two stations with its number, leaves the minute a car is fetched and arrives the minute it is brought back. */
const lastsAsLong = ({ gazetteer }: Page, product: FoundProduct, cars: readonly FoundCar[]): boolean =>
  isRide(product) &&
  !(
    product.kind === 'train' &&
    product.number &&
    [product.from, product.to].every((end) => end && gazetteer.stations(end.value).length > 0)
  ) &&
  product.departs?.value.includes('T') === true &&
  product.arrives !== undefined &&
  cars.some((car) => isTold(car) && car.pickUp?.value === product.departs?.value && car.dropOff?.value === product.arrives?.value)

/** Flights and trains that are told by their numbers alone, with which one comes for a car, are none of the document's. */
export function withoutRidesToCars(page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] {
  const cars = products.filter((product): product is FoundCar => product.kind === 'car')
  if (cars.length === 0) return products
  // `Flugnummer DE1504`: its letters may be those of a kind of train as well.
  const isUnderLabel = ({ index }: Line): boolean => BY_NUMBER.test(page.lines[index - 1]?.plain ?? '')
  const named = new Set(
    page.lines.flatMap((line) =>
      (areByNumber(line) || isUnderLabel(line) ? line.flights : []).map(({ carrier, number }) => `${carrier}${number}`),
    ),
  )
  const isNamed = (product: FoundProduct): boolean => product.kind === 'train' && named.has(product.number?.value.replaceAll(' ', '') ?? '')
  return products.filter((product) => !isByNumber(page, product, cars) && !isNamed(product) && !lastsAsLong(page, product, cars))
}

/** What is told in passing is left out where anything is set apart: that is what the document is about. */
export function withoutPassing(page: Page, products: readonly FoundProduct[], references: readonly Reference[]): FoundProduct[] {
  const referring = new Set(references.map(({ line }) => line))
  const own = products.filter((product) => !isOfCar(page, product, products))
  const booked = own.filter((product) => !isInPassing(page, product, own, referring))
  const meant = own.filter((product) => booked.includes(product) || isWithBooked(product, booked))
  const isLeftOut = meant.length < products.length && (meant.length > 0 || isAnythingSetApart(page)) && !areAround(page, own, meant)
  return isLeftOut ? meant : [...products]
}
