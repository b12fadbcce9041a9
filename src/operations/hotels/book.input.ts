import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import { cardBrand, cardGiven, type PaymentCard } from '../cards.ts'
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

interface Name {
  readonly title?: string
  readonly firstName: string
  readonly lastName: string
}

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'MX', 'DR'])

/** `MS ADA KING LOVELACE` and `LOVELACE/ADA KING MS`: without a slash the last word is the family name. */
function nameOf(text: string): Name {
  const words = text.trim().toUpperCase().replace(/\./g, '').split(/\s+/)
  const title = words.find((word, at) => (at === 0 || at === words.length - 1) && titles.has(word))
  const rest = words.filter((word) => word !== title).join(' ')
  const [before = '', after] = rest.split('/')
  const last = after === undefined ? rest.slice(rest.lastIndexOf(' ') + 1) : before.trim()
  const first = after === undefined ? rest.slice(0, Math.max(0, rest.lastIndexOf(' '))) : after.trim()
  if (first === '' || last === '') {
    throw new UserError('usage', `--guest takes a first and a family name; got "${text}"`, {
      hints: ['--guest "MS ADA LOVELACE" or --guest "LOVELACE/ADA"'],
    })
  }
  return { ...(title !== undefined && { title }), firstName: first, lastName: last }
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

/** Two letters by the brand of a card, or by its number. */
const vendors: Readonly<Record<string, string>> = {
  VISA: 'VI',
  VISA_ELECTRON: 'VI',
  VISA_DEBIT: 'VI',
  MASTERCARD: 'CA',
  MASTERCARD_DEBIT: 'CA',
  AMERICAN_EXPRESS: 'AX',
  DINERS: 'DC',
  MAESTRO: 'MA',
  UATP_AIRPLUS: 'TP',
  JCB: 'JC',
  UNIONPAY: 'CU',
}

function vendorOf({ brand, number }: PaymentCard): string {
  const said = brand?.trim().toUpperCase().replace(/[ -]/g, '_')
  if (said !== undefined && /^[A-Z]{2}$/.test(said)) return said
  const digits = number.replace(/\D/g, '')
  const byNumber = /^35(2[89]|[3-8])/.test(digits) ? 'JCB' : /^62/.test(digits) ? 'UNIONPAY' : cardBrand(digits)
  const found = vendors[said ?? byNumber ?? '']
  if (found !== undefined) return found
  throw new UserError('usage', 'the card is of no kind that is known by its number: say its brand in the file', {
    hints: [`brands are ${Object.keys(vendors).join(', ')}`],
  })
}

async function whatIsTyped(options: Options, context: Context) {
  const named = await offerNamed(options.offer, context)
  const names = options.guest.map(nameOf)
  const rooms = roomsOf(options, named.roomQuantity)
  const card = await cardGiven(options.cardFile, context)
  return { named, names, rooms, card, vendorCode: vendorOf(card), cardNumber: card.number }
}

const wish = ({ request }: Options) => (request === undefined ? {} : { specialRequest: request })

export async function bookingInput(options: Options, context: Context) {
  const { named, names, rooms, card, vendorCode, cardNumber } = await whatIsTyped(options, context)
  const { phone, email } = options
  // A wish needs a room to be said of: one guest in one room sleeps there.
  const places = rooms ?? (options.request !== undefined && Number(named.roomQuantity ?? 1) === 1 ? [[1]] : undefined)
  return {
    data: {
      offerId: named.id,
      guests: names.map((name, at) => ({ id: at + 1, name, contact: { phone, email } })),
      payments: [{ id: 1, method: 'creditCard' as const, card: { vendorCode, cardNumber, expiryDate: card.expiryDate ?? '' } }],
      ...(places && { rooms: places.map((guestIds) => ({ guestIds, paymentId: 1, ...wish(options) })) }),
    },
  }
}

export async function orderInput(options: Options, context: Context) {
  const { named, names, rooms, card, vendorCode, cardNumber } = await whatIsTyped(options, context)
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
            cardNumber,
            ...(card.securityCode !== undefined && { securityCode: card.securityCode }),
            expiryDate: card.expiryDate ?? '',
          },
        },
      },
    },
  }
}
