import { addDays, daysBetween } from '../../../core/dates.ts'
import { refusals } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import type { offer as readOne } from '../../../operations/hotels/offer.ts'
import type { HotelOffers } from '../../../operations/hotels/offers.model.ts'
import type { offers as search } from '../../../operations/hotels/offers.ts'
import type { Currency } from '../../data/atlas.types.ts'
import { currencyCalled, known } from '../../known.ts'
import { problem, refusal, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { again, foundBy, isGone } from './again.ts'
import { stayFaults } from './faults.ts'
import { type Hotel, hotelsCalled } from './hotel.ts'
import { type House, houseOf } from './house.ts'
import { minorOf } from './minor.ts'
import { offeredBy, offerOf, priceDay, type Sale, type Stay, salesOf, stayOf, totalOf } from './offers.ts'
import { sleepsMost } from './rooms.ts'
import { hotelsOf } from './stock.ts'
import { refuseExpired } from './taking.ts'

/** What is asked for: the offers of hotels for some nights, or one of them again. */

type Search = CheckedInputOf<typeof search>

/** Days ahead for which rates are loaded, and nights that one stay may have. */
const farthest = 359
const longest = 99

export async function offersFor(world: World, input: Search) {
  const [terms, hotels] = await Promise.all([world.atlas.stayTerms(), hotelsOf(world)])
  const { found, unknown } = hotelsCalled(hotels, input.hotelIds)
  const nobody = unknown.map((id) => problem(stayFaults.hotel, `No hotel has the id "${id}"`, 'hotelIds'))
  if (found.length === 0) refuseIfAny(nobody)
  const houses = found.map((hotel) => houseOf(world, terms, hotel))
  const [first = ''] = houses.map(({ today }) => today).sort()
  const checkIn = input.checkInDate ?? first
  const checkOut = input.checkOutDate ?? addDays(checkIn, 1)
  refuseIfAny(wrongStay(checkIn, checkOut, first, input.checkInDate === undefined))
  if (input.adults > sleepsMost(terms.rooms)) {
    const detail = `No room sleeps more than ${sleepsMost(terms.rooms)} adults; ${input.adults} were asked for: ask for more rooms with fewer in each`
    throw refusal(stayFaults.occupancy, detail, 'adults')
  }
  const { asked } = known({
    asked: input.currency === undefined ? undefined : currencyCalled(world.atlas, input.currency, 'currency', stayFaults.currency),
  })
  const listed = houses.flatMap((house) => {
    // Without days it is tonight, on the calendar of each hotel.
    const from = input.checkInDate ?? house.today
    const stay = stayOf(from, input.checkOutDate ?? addDays(from, 1), {
      adults: input.adults,
      rooms: input.roomQuantity,
      made: priceDay(world),
    })
    const past = from < house.today || daysBetween(house.today, from) > farthest
    const currency = asked ?? house.currency
    const sales = past ? [] : cheapestFirst(world, house, salesOf(world, terms, house, stay), stay, currency)
    const wanted = sales.filter(({ sale, total }) => fits(input, sale) && inRange(input.priceRange, total, stay, currency))
    const some = input.bestRateOnly ? wanted.slice(0, 1) : wanted
    const offers = some.map(({ sale }) => offerOf(world, terms, house, sale, stay, { currency, lang: input.lang }))
    // Where only the wishes were too many, the hotel is not closed.
    if (offers.length === 0 && !(input.includeClosed && sales.length === 0)) return []
    const euros = (some[0]?.total ?? Number.POSITIVE_INFINITY) / 10 ** currency.digits / currency.perEuro
    return [{ euros, offered: offeredBy(house, offers, selfOf(input, house.hotel, stay)) }]
  })
  return {
    data: listed.toSorted((a, b) => a.euros - b.euros).map(({ offered }): HotelOffers => offered),
    warnings: nobody,
  }
}

/** What is wrong with the days of a stay; `today` is that of the hotel where the day is least far. */
function wrongStay(checkIn: string, checkOut: string, today: string, isTonight: boolean): Problem[] {
  const wrong = [
    ...(checkIn < today ? [problem(stayFaults.checkIn, `checkInDate is in the past: it is ${today} at the hotel`, 'checkInDate')] : []),
    ...(daysBetween(today, checkIn) > farthest
      ? [problem(stayFaults.checkIn, `checkInDate is too far ahead: rates are loaded until ${addDays(today, farthest)}`, 'checkInDate')]
      : []),
  ]
  if (wrong.length > 0) return wrong
  const nights = daysBetween(checkIn, checkOut)
  if (nights <= 0) {
    const detail = `checkOutDate has to be after ${isTonight ? `tonight, ${checkIn}` : checkIn}, the day of arrival; got "${checkOut}"`
    return [problem(stayFaults.order, detail, 'checkOutDate')]
  }
  if (nights > longest) return [problem(stayFaults.tooLong, `A stay has at most ${longest} nights; these are ${nights}`, 'checkOutDate')]
  const last = addDays(today, farthest + 1)
  return checkOut > last
    ? [problem(stayFaults.tooFar, `checkOutDate is too far ahead: rates are loaded until ${last}`, 'checkOutDate')]
    : []
}

const cheapestFirst = (world: World, house: House, sales: readonly Sale[], stay: Stay, currency: Currency) =>
  sales.map((sale) => ({ sale, total: totalOf(world, house, sale, stay, currency) })).sort((a, b) => a.total - b.total)

/** Whether a sale is paid and has meals as was asked for. Any breakfast is breakfast. */
function fits({ paymentPolicy, boardType }: Pick<Search, 'paymentPolicy' | 'boardType'>, { plan }: Sale): boolean {
  const { code } = plan.board
  const board = boardType === undefined || code === boardType || (boardType === 'BREAKFAST' && code.endsWith('_BREAKFAST'))
  return board && (paymentPolicy === 'NONE' || plan.family.payment === paymentPolicy)
}

/** `100-200`, `-200`, `100`: what a room costs a night, with taxes. */
function inRange(range: string | undefined, total: number, { nights, rooms }: Stay, currency: Currency): boolean {
  if (range === undefined) return true
  const [least = '', most = ''] = range.split('-')
  const night = total / nights.length / rooms
  return night >= minorOf(currency, Number(least)) && (most === '' || night <= minorOf(currency, Number(most)))
}

/** The address that asks for this hotel alone. */
function selfOf(input: Search, hotel: Hotel, { checkIn, checkOut }: Stay): string {
  const parts = {
    hotelIds: hotel.id,
    adults: input.adults,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    roomQuantity: input.roomQuantity,
    ...(input.currency !== undefined && { currency: input.currency }),
    ...(input.priceRange !== undefined && { priceRange: input.priceRange }),
    ...(input.boardType !== undefined && { boardType: input.boardType }),
    paymentPolicy: input.paymentPolicy,
    ...(input.includeClosed && { includeClosed: true }),
    ...(!input.bestRateOnly && { bestRateOnly: false }),
  }
  return `/v3/shopping/hotel-offers?${Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`
}

/** One offer again, at the price of today; no member at all where the hotel has no such room left. */
export async function offerAgain(world: World, { offerId, lang }: CheckedInputOf<typeof readOne>) {
  const [terms, hotels] = await Promise.all([world.atlas.stayTerms(), hotelsOf(world)])
  const found = foundBy(world, terms, hotels, offerId)
  if (!found) throw refusal(refusals.notFound, `No offer has the id "${offerId}"`, 'offerId', 404)
  refuseExpired(world, found, 'offerId')
  if (isGone(world, found)) return {}
  const offer = again(world, terms, found, lang)
  return offeredBy(found.house, [offer], `/v3/shopping/hotel-offers/${offerId}`)
}
