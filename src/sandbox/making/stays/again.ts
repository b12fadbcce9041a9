import type { HotelOffer } from '../../../operations/hotels/offers.model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { StayTerms } from '../../data/stayterms.ts'
import type { World } from '../../world.ts'
import type { Hotels } from './hotel.ts'
import { type House, houseOf, roomsFree } from './house.ts'
import { type OfferKey, readOfferId } from './offerids.ts'
import { offerOf, priceDay, type Sale, type Stay, stayOf, totalOf } from './offers.ts'
import { plansOf } from './plans.ts'

/** An offer that was given out before, made again from its id. */
export interface Found {
  readonly key: OfferKey
  readonly house: House
  readonly sale: Sale
  /** As it was asked for, at the prices of the day it was made. */
  readonly stay: Stay
  readonly currency: Currency
}

/** What an id stands for; undefined where this world never gave it out. */
export function foundBy(world: World, terms: StayTerms, hotels: Hotels, id: string): Found | undefined {
  const key = readOfferId(world.seed, id)
  const hotel = key && hotels.hotel(key.hotelId)
  const currency = key && world.atlas.currency(key.currency)
  if (!key || !hotel || !currency) return undefined
  const house = houseOf(world, terms, hotel)
  const stay = stayOf(key.checkIn, key.checkOut, key)
  const kind = house.kinds.find(({ row }) => row.code === key.room)
  const board = terms.boards[key.board]
  const plan = plansOf(world.seed, hotel, terms, stay).find((each) => each.family.code === key.family && each.board === board)
  return kind && plan && { key, house, sale: { kind, plan }, stay, currency }
}

/** The same stay at the prices of today. */
export const today = (world: World, { stay }: Found): Stay => ({ ...stay, made: priceDay(world) })

/** Whether there are no longer as many rooms as it is for. */
export const isGone = (world: World, { house, sale, stay }: Found): boolean =>
  roomsFree(world, house.hotel, sale.kind, stay.nights) < stay.rooms

/** Whether it costs something else now. */
export const isOtherPrice = (world: World, found: Found): boolean => {
  const { house, sale, stay, currency } = found
  return totalOf(world, house, sale, stay, currency) !== totalOf(world, house, sale, today(world, found), currency)
}

/** The offer as it is sold today: with the id of today, where its price is that of another day. */
export const again = (world: World, terms: StayTerms, found: Found, lang = 'en'): HotelOffer =>
  offerOf(world, terms, found.house, found.sale, isOtherPrice(world, found) ? today(world, found) : found.stay, {
    currency: found.currency,
    lang,
  })
