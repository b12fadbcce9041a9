import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import { cardGiven, vendorOf } from '../cards.ts'
import { readName } from '../people.ts'
import { offerNamed } from './offer.references.ts'

/** From what a person types to the body of a booking, of either version. */

interface Options {
  readonly offer: string
  readonly guest: readonly string[]
  readonly email: string
  readonly phone: string
  readonly rooms?: string | undefined
  readonly request?: string | undefined
  readonly cardFile?: string | undefined
}

/** `1+2,3` as lists of guests. */
function placesOf(rooms: string, guests: number): number[][] {
  const places = rooms.split(',').map((room) => room.split('+').map(Number))
  const wrong = places.flat().find((guest) => guest < 1 || guest > guests)
  if (wrong !== undefined) throw new UserError('usage', `--rooms names guest ${wrong}: ${guests} were given with --guest`)
  return places
}

/** Who sleeps where. Not to be said for one guest, who stands for all rooms; nor for one room, or one guest for each. */
function roomsOf(options: Options, quantity: unknown): number[][] | undefined {
  const guests = options.guest.length
  if (options.rooms !== undefined) return placesOf(options.rooms, guests)
  if (guests === 1) return undefined
  const rooms = Number(quantity ?? 1)
  const all = Array.from({ length: guests }, (_, at) => at + 1)
  if (rooms === 1) return [all]
  if (rooms === guests) return all.map((guest) => [guest])
  throw new UserError('input', `--rooms is missing: ${guests} guests sleep in ${rooms} rooms`, {
    hints: ['--rooms 1+2,3 puts the first two in one room and the third in another'],
    missing: ['rooms'],
  })
}

async function whatIsTyped(options: Options, context: Context) {
  const named = await offerNamed(options.offer, context)
  const names = options.guest.map((word) => readName(word, '--guest'))
  const rooms = roomsOf(options, named.roomQuantity)
  const card = await cardGiven(options.cardFile, context)
  return { named, names, rooms, card, vendorCode: vendorOf(card) }
}

const wish = ({ request }: Options) => (request === undefined ? {} : { specialRequest: request })

export async function bookingInput(options: Options, context: Context) {
  const { named, names, rooms, card, vendorCode } = await whatIsTyped(options, context)
  const { phone, email } = options
  // A wish needs a room to be said of: one guest in one room sleeps there.
  const places = rooms ?? (options.request !== undefined && Number(named.roomQuantity ?? 1) === 1 ? [[1]] : undefined)
  return {
    data: {
      offerId: named.id,
      guests: names.map((name, at) => ({ id: at + 1, name, contact: { phone, email } })),
      payments: [
        { id: 1, method: 'creditCard' as const, card: { vendorCode, cardNumber: card.number, expiryDate: card.expiryDate ?? '' } },
      ],
      ...(places && { rooms: places.map((guestIds) => ({ guestIds, paymentId: 1, ...wish(options) })) }),
    },
  }
}

export async function orderInput(options: Options, context: Context) {
  const { named, names, rooms, card, vendorCode } = await whatIsTyped(options, context)
  const { phone, email } = options
  const places = rooms ?? Array.from({ length: Number(named.roomQuantity ?? 1) }, () => [1])
  return {
    data: {
      type: 'hotel-order',
      guests: names.map((name, at) => ({ tid: at + 1, ...name, phone, email })),
      travelAgent: { contact: { email } },
      roomAssociations: places.map((guests) => ({
        guestReferences: guests.map((guest) => ({ guestReference: String(guest) })),
        hotelOfferId: named.id,
        ...wish(options),
      })),
      payment: {
        method: 'CREDIT_CARD',
        paymentCard: {
          paymentCardInfo: {
            vendorCode,
            holderName: card.holder ?? `${names[0]?.firstName} ${names[0]?.lastName}`,
            cardNumber: card.number,
            ...(card.securityCode !== undefined && { securityCode: card.securityCode }),
            expiryDate: card.expiryDate ?? '',
          },
        },
      },
    },
  }
}
