import * as v from 'valibot'
import { document, listOf, object, optional, secret } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { literal, oneOf, text, textLike, wholeNumber } from '../../core/words.ts'
import { cardExpiry, cardFile, cardHolder, cardNumber, securityCode } from '../cards.ts'
import { email, phone } from '../people.ts'
import { bookingInput, quoteOf, sameBooking } from './book.input.ts'
import { ReturnedOffer } from './model.ts'
import { FlightOrderAnswer } from './order.model.ts'
import { orderView } from './order.view.ts'
import { contact, traveler } from './passenger.ts'
import { mostReturned, offerReference } from './references.ts'
import { services, whereServices } from './services.ts'

const ofOffers = { flightOfferIds: optional(listOf(text('An offer', 20, '1'), 'The offers it is for', 6)) }

/** All of it is secret in errors: whoever mixes its members up may have the number anywhere. */
const creditCard = secret(
  object(
    {
      brand: oneOf(
        ['VISA', 'AMERICAN_EXPRESS', 'MASTERCARD', 'VISA_ELECTRON', 'VISA_DEBIT', 'MASTERCARD_DEBIT', 'MAESTRO', 'DINERS'],
        'Card brand',
      ),
      holder: optional(cardHolder),
      number: cardNumber,
      expiryDate: cardExpiry,
      securityCode: optional(securityCode),
      ...ofOffers,
    },
    'A card',
  ),
)

const formOfPayment = object(
  {
    creditCard: optional(creditCard),
    b2bWallet: optional(document(v.looseObject({}), 'A virtual card', 'a wallet')),
    other: optional(object({ method: oneOf(['ACCOUNT', 'CHECK', 'CASH', 'NONREFUNDABLE'], 'How'), ...ofOffers }, 'Without a card')),
  },
  'How it is paid',
)

const ticketingAgreement = object(
  {
    option: oneOf(['CONFIRM', 'DELAY_TO_QUEUE', 'DELAY_TO_CANCEL'], 'Ticket at once, later, or cancel where it is not ticketed by then'),
    delay: optional(textLike(/^\d{1,2}D$/, 'Days until then', 'a number of days', '6D')),
    dateTime: optional(
      textLike(
        /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/,
        'The moment itself, in UTC',
        'a date and time',
        '2027-02-01T12:00:00',
      ),
    ),
    segmentIds: optional(listOf(text('A segment', 20, '1'), 'The segments it is for; all if left out')),
  },
  'When it is to be ticketed',
)

export const book = operation({
  name: 'flights book',
  summary: 'Book an offer: confirms the price, writes down what is sent, books once',
  route: 'POST /v1/booking/flight-orders',
  input: {
    data: object(
      {
        type: literal('flight-order'),
        flightOffers: listOf(document(ReturnedOffer, 'A priced offer', 'a flight offer'), 'The offers to book', mostReturned),
        travelers: listOf(traveler, 'Who travels', 18),
        remarks: optional(document(v.looseObject({}), 'Remarks', 'an object of remarks')),
        formOfPayments: optional(listOf(formOfPayment, 'How it is paid', 6)),
        ticketingAgreement: optional(ticketingAgreement),
        contacts: optional(listOf(contact, 'How to reach those who travel', 18)),
        formOfIdentifications: optional(listOf(document(v.looseObject({}), 'A proof', 'an object'), 'By what they are known', 18)),
        queuingOfficeId: optional(textLike(/^[A-Z0-9]{1,12}$/, 'Office that tickets', 'an office id', 'NCE4D31SB')),
      },
      'What to book',
    ),
  },
  output: FlightOrderAnswer,
  books: {
    quote: quoteOf,
    same: sameBooking,
    receipt: ({ data: { id, associatedRecords } }) => ({ id, reference: associatedRecords[0]?.reference ?? id }),
  },
  command: {
    args: ['offer'],
    options: {
      offer: offerReference(),
      traveler: listOf(
        textLike(/^.{1,4096}$/s, 'A traveller', 'LAST/FIRST, the day of birth and M, F or X', 'LOVELACE/ADA 1985-12-10 F'),
        'Each traveller as LAST/FIRST born M|F|X [passport country, number, expiry], or a file of travellers in JSON',
        9,
      ),
      email: optional(email('E-mail address for all')),
      phone: optional(phone('Telephone for all')),
      ...services,
      hold: optional(wholeNumber('Days to hold it without a ticket; it is cancelled then', 1, 3)),
      cardFile: optional(cardFile),
      remark: optional(text('A remark for the agent', 200, 'window seats if possible')),
    },
    where: whereServices,
    toInput: bookingInput,
  },
  examples: [
    '1 --traveler "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14" --email ada@example.com --phone "+34 612345678" --max-total 600',
    '- --traveler "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14" --email ada@example.com --phone "+34 612345678" --yes --expect-total 600 --json',
  ],
  view: orderView,
})
