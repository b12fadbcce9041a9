import { listOf, object, optional, secret } from '../../core/fields.ts'
import { instead, operation } from '../../core/operation.ts'
import { count, flag, oneOf, textLike } from '../../core/words.ts'
import { cardExpiry, cardFile } from '../cards.ts'
import { aName, email, phone } from '../people.ts'
import { loyaltyNumber, telephone, title, wish } from './book.fields.ts'
import { bookingInput, orderInput } from './book.input.ts'
import { HotelBookings } from './book.model.ts'
import { quoteOf, sameStay } from './book.quote.ts'
import { bookingView } from './book.view.ts'
import { offerReference } from './offer.references.ts'
import { offerId } from './offers.fields.ts'

/** Rooms of one booking, and people in all of them. */
const mostRooms = 9
const mostGuests = 99

const guest = object(
  {
    id: optional(count('A number to name the guest by', 1, mostGuests)),
    name: object({ title: optional(title), firstName: aName('First names', 'ADA'), lastName: aName('Family name', 'LOVELACE') }, 'Name'),
    contact: object({ phone: telephone, email: email('E-mail address') }, 'How to reach the guest'),
    hotelRewardsMember: optional(loyaltyNumber),
  },
  'A guest',
)

/** All of it is secret in errors: whoever mixes its members up may have the number anywhere. */
const card = secret(
  object(
    {
      vendorCode: textLike(/^[A-Z]{2}$/, 'Kind of card', 'two letters', 'VI'),
      cardNumber: secret(textLike(/^\d{2,22}$/, 'Card number', 'digits', '4111111111111111')),
      expiryDate: cardExpiry,
    },
    'A card',
  ),
)

const payment = object(
  {
    id: optional(count('A number to name the payment by', 1, mostGuests)),
    method: oneOf(['creditCard'], 'How', { CREDIT_CARD: 'creditCard' }),
    card: optional(card),
  },
  'A payment',
)

const room = object(
  {
    guestIds: optional(listOf(count('A guest', 1, mostGuests), 'Who sleeps in it', mostGuests)),
    paymentId: optional(count('The payment', 1, mostGuests)),
    specialRequest: optional(wish('A wish')),
  },
  'A room',
)

export const book = operation({
  name: 'hotels book',
  summary: 'Book an offer: asks for its price again, writes down what is sent, books once',
  route: 'POST /v1/booking/hotel-bookings',
  input: {
    data: object(
      {
        offerId,
        guests: listOf(guest, 'Who stays', mostGuests),
        payments: optional(listOf(payment, 'How it is paid', mostRooms)),
        rooms: optional(listOf(room, 'Who sleeps where', mostRooms)),
      },
      'What to book',
    ),
  },
  output: HotelBookings,
  books: {
    quote: async (input, calls, quoted) => {
      const { offer, ...quote } = await quoteOf([input.data.offerId], calls, quoted)
      return { ...quote, input: { data: { ...input.data, offerId: offer(input.data.offerId) } } }
    },
    same: ({ data: { offerId, guests } }) =>
      sameStay(
        [offerId],
        guests.map(({ name }) => name),
      ),
    receipt: ({ data: [first] }) => ({
      id: first?.id ?? '',
      reference: first?.associatedRecords?.[0]?.reference ?? first?.providerConfirmationId ?? '',
    }),
  },
  command: {
    args: ['offer'],
    options: {
      offer: offerReference,
      guest: listOf(
        textLike(/^[^\d]{3,140}$/, 'A guest', 'a name, with a title or without', 'MS ADA LOVELACE'),
        'Each guest by name, such as "MS ADA LOVELACE" or "LOVELACE/ADA"',
        mostGuests,
      ),
      email: email('E-mail address for all'),
      phone: phone('Telephone for all'),
      rooms: optional(
        textLike(
          /^\d{1,2}(\+\d{1,2})*(,\d{1,2}(\+\d{1,2})*)*$/,
          'Who sleeps where, by the order of the guests, such as 1+2,3',
          'guests by number, rooms apart by commas',
          '1+2,3',
        ),
      ),
      request: optional(wish('A wish that is passed on to the hotel')),
      cardFile: optional(cardFile),
      v2: optional(flag('Book by version 2 of the service, which answers with the whole order'), false),
    },
    where: ([, part]) => ({ offerId: 'the offer', guests: '--guest', payments: '--card-file', rooms: '--rooms' })[String(part)],
    toInput: async ({ v2, ...options }, context) => {
      if (!v2) return bookingInput(options, context)
      const { order } = await import('./order.ts')
      return instead(order, await orderInput(options, context))
    },
  },
  examples: [
    '1 --guest "MS ADA LOVELACE" --email ada@example.com --phone "+34 612345678" --card-file card.json --max-total 900',
    '1 --guest "MS ADA LOVELACE" --guest "MR CHARLES BABBAGE" --email ada@example.com --phone "+34 612345678" --card-file card.json --max-total 900 --v2',
  ],
  view: bookingView,
})
