import * as v from 'valibot'
import { document, listOf, object, optional, secret } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { count, country, text, textLike } from '../../core/words.ts'
import { securityCode } from '../cards.ts'
import { aName, email } from '../people.ts'
import { loyaltyNumber, telephone, title, wish } from './book.fields.ts'
import { HotelOrder } from './book.model.ts'
import { quoteOf, sameStay } from './book.quote.ts'
import { orderView } from './book.view.ts'

const guest = object(
  {
    tid: count('A number to name the guest by', 1, 999),
    title: optional(title),
    firstName: optional(aName('First names', 'ADA')),
    lastName: optional(aName('Family name', 'LOVELACE')),
    phone: optional(telephone),
    email: optional(email('E-mail address')),
    childAge: optional(count('Age of a child', 0, 20)),
    frequentTraveler: optional(document(v.array(v.looseObject({})), 'Frequent flyer numbers', 'a list of numbers')),
  },
  'A guest',
)

const paymentCard = secret(
  object(
    {
      paymentCardInfo: object(
        {
          vendorCode: text('Kind of card', 30, 'VI'),
          holderName: optional(text('Name on the card', 99, 'ADA LOVELACE')),
          cardNumber: optional(secret(textLike(/^[\dA-Za-z ]{0,35}$/, 'Card number', 'digits', '4111111111111111'))),
          securityCode: optional(securityCode),
          expiryDate: textLike(/^\d{4}-\d{2}$/, 'Month the card ends', 'a month', '2030-08'),
        },
        'The card itself',
      ),
      address: optional(
        object({ postalCode: optional(text('Postal code', 20, '28013')), countryCode: optional(country('Country')) }, 'Address'),
      ),
    },
    'A card',
  ),
)

const roomAssociation = object(
  {
    hotelOfferId: text('Id of an offer', 200, 'TSXOJ6LFQ2'),
    guestReferences: listOf(
      object(
        {
          guestReference: text('The tid of a guest', 9, '1'),
          hotelLoyaltyId: optional(loyaltyNumber),
        },
        'A guest',
      ),
      'Who sleeps in it',
      99,
    ),
    specialRequest: optional(wish('A wish')),
  },
  'A room',
)

/** Version 2 of booking rooms: what `hotels book --v2` asks. */
export const order = operation({
  name: 'hotels order',
  summary: 'Book offers of hotels as an order',
  route: 'POST /v2/booking/hotel-orders',
  input: {
    data: object(
      {
        type: text('What it is', 40, 'hotel-order'),
        guests: listOf(guest, 'Who stays', 99),
        travelAgent: object(
          {
            contact: object({ email: email('E-mail address'), phone: optional(telephone) }, 'How to reach the agent'),
          },
          'Who books',
        ),
        roomAssociations: listOf(roomAssociation, 'The rooms', 9),
        payment: optional(object({ method: text('How', 40, 'CREDIT_CARD'), paymentCard: optional(paymentCard) }, 'How it is paid')),
        arrivalInformation: optional(document(v.looseObject({}), 'How the guests arrive', 'an object')),
      },
      'What to book',
    ),
  },
  output: HotelOrder,
  books: {
    quote: async (input, calls, quoted) => {
      const { offer, ...quote } = await quoteOf(
        input.data.roomAssociations.map(({ hotelOfferId }) => hotelOfferId),
        calls,
        quoted,
      )
      const roomAssociations = input.data.roomAssociations.map((room) => ({ ...room, hotelOfferId: offer(room.hotelOfferId) }))
      return { ...quote, input: { data: { ...input.data, roomAssociations } } }
    },
    same: ({ data: { roomAssociations, guests } }) =>
      sameStay(
        roomAssociations.map(({ hotelOfferId }) => hotelOfferId),
        guests,
      ),
    receipt: ({ data: { id, associatedRecords } }) => ({ id, reference: associatedRecords[0]?.reference ?? id }),
  },
  command: { within: 'hotels book' },
  examples: [],
  view: orderView,
})
