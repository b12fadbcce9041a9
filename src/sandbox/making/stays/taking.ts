import { passesLuhn } from '../../../core/luhn.ts'
import type { Problem } from '../../../core/message.ts'
import type { Payment, StayTerms } from '../../data/stayterms.ts'
import type { Pages } from '../../ledger.ts'
import type { Fault } from '../../problems.ts'
import { problem, refusal } from '../../problems.ts'
import type { World } from '../../world.ts'
import { numberOf } from '../references.ts'
import { type Found, isOtherPrice } from './again.ts'
import { stayFaults } from './faults.ts'
import { nightAt } from './house.ts'
import { isExpired } from './offerids.ts'
import { priceDay } from './offers.ts'
import { leftByOthers } from './rooms.ts'
import { cardsTakenBy } from './terms.ts'

/** What both ways of booking have in common: an offer that still stands, a card that is taken, and a room for every night. */

/** Refuses an offer that was made too long ago, or whose first night is over. */
export function refuseExpired(world: World, { key, stay, house }: Found, at: string): void {
  if (stay.checkIn < house.today) throw refusal(stayFaults.expired, `The day of arrival, ${stay.checkIn}, is over: search again`, at)
  if (isExpired(key, priceDay(world)))
    throw refusal(stayFaults.expired, `The offer was made on ${key.made} and lasted until the end of the next day: search again`, at)
}

/** Refuses an offer that is no longer sold as it was; `at` is where its id stands. */
export function refuseOld(world: World, found: Found, at: string): void {
  refuseExpired(world, found, at)
  if (isOtherPrice(world, found))
    throw refusal(stayFaults.price, `Prices changed at midnight UTC: the offer was made on ${found.key.made}`, at)
}

/**
 * Takes a room for every night. Rooms are numbered, and nothing is taken twice under one number, whatever other processes do: the free numbers
 * are those that others left.
 */
export function takeRoom(world: World, { house: { hotel }, sale: { kind }, stay }: Found, pages: Pages, holder: string, at: string): void {
  for (const night of stay.nights) {
    const of = nightAt(hotel, night)
    const numbers = Array.from({ length: leftByOthers(world.seed, hotel, kind, night) }, (_, number) => `${kind.row.code}-${number + 1}`)
    if (numbers.some((place) => pages.take({ of, part: kind.row.code, place }, holder, world.now()))) continue
    throw refusal(stayFaults.full, `${hotel.name} has no such room left for the night of ${night}: search again`, at)
  }
}

/** What a hotel wants where no card is given, by how its rate is paid. */
const wantedPayment: Readonly<Record<Payment, Fault>> = {
  GUARANTEE: stayFaults.guarantee,
  DEPOSIT: stayFaults.deposit,
  PREPAY: stayFaults.prepay,
}

const wants: Readonly<Record<Payment, string>> = {
  GUARANTEE: 'guarantees the room with a card',
  DEPOSIT: 'wants a deposit by card',
  PREPAY: 'is paid by card when it is booked',
}

export const cardMissing = ({ sale: { plan } }: Found, at: string): Problem =>
  problem(wantedPayment[plan.family.payment], `The rate ${plan.family.code} ${wants[plan.family.payment]}`, at)

interface Card {
  readonly vendorCode: string
  readonly cardNumber: string
  /** `2030-08` */
  readonly expiryDate: string
}

/** What is wrong with a card at a hotel. Its number is never repeated. */
export function cardFaults(
  { seed }: World,
  { cards }: StayTerms,
  { house: { hotel }, stay }: Found,
  { vendorCode, cardNumber, expiryDate }: Card,
  at: string,
  expiry: Fault,
): Problem[] {
  const taken = cardsTakenBy(seed, hotel, cards)
  const names = taken.map((code) => `${code} ${cards.get(code) ?? ''}`.trim()).join(', ')
  const vendor = !cards.has(vendorCode)
    ? [
        problem(
          stayFaults.cardType,
          `No kind of card is called "${vendorCode}"; there are ${[...cards.keys()].join(', ')}`,
          `${at}/vendorCode`,
        ),
      ]
    : taken.includes(vendorCode)
      ? []
      : [problem(stayFaults.cardRefused, `${hotel.name} takes ${names}; got ${vendorCode}`, `${at}/vendorCode`)]
  return [
    ...vendor,
    ...(passesLuhn(cardNumber)
      ? []
      : [problem(stayFaults.cardNumber, 'The card number is not one that a card can have', `${at}/cardNumber`)]),
    ...(expiryDate >= stay.checkIn.slice(0, 7)
      ? []
      : [problem(expiry, `The card ends with ${expiryDate}, before the day of arrival, ${stay.checkIn}`, `${at}/expiryDate`)]),
  ]
}

/** `8138319951754`: under what a hotel knows a room, unlike any other as the reference is; `number` counts the rooms of a booking. */
export const confirmationOf = (reference: string, number: number): string =>
  `8${String(numberOf(reference) * 10 + number).padStart(12, '0')}`
