import * as v from 'valibot'
import { also, document, listOf, object, optional, secret } from '../../core/fields.ts'
import { text } from '../../core/words.ts'
import { connectedSegment } from './segments.fields.ts'

/**
 * What a booking of a transfer says, in the words of the service. Most of it may be left out here, and is any text: the service has an
 * error code of its own for each thing that is missing or wrong.
 */

const anyText = (summary: string, example: string, most = 200) => optional(text(summary, most, example))

const address = (summary: string) =>
  optional(
    object(
      {
        line: anyText('Street and number', 'Avenue Anatole France 5', 70),
        zip: anyText('Postal code', '75007', 120),
        countryCode: anyText('Country', 'FR', 40),
        cityName: anyText('City', 'Paris', 35),
        stateCode: anyText('State', 'NY', 40),
      },
      summary,
    ),
  )

const phones = listOf(
  object(
    { countryCallingCode: anyText('Calling code of the country', '34'), number: anyText('Number without it', '612345678') },
    'A telephone number',
  ),
  'Telephone numbers',
  3,
  0,
)

const passenger = object(
  {
    type: anyText('Adult or child', 'ADT', 40),
    firstName: anyText('First names', 'ADA'),
    lastName: anyText('Family name', 'LOVELACE'),
    title: anyText('Title', 'MS', 40),
    contacts: optional(
      object(
        {
          phoneNumber: anyText('Telephone', '+34612345678'),
          phones: optional(phones),
          email: optional(also(text('E-mail address', 200, 'ada@example.com'), 'emailAddress')),
          address: address('Where they live'),
        },
        'How to reach them',
      ),
    ),
    billingAddress: address('Where the bill goes'),
  },
  'A passenger',
)

/** All of it is secret in errors: whoever mixes its members up may have the number anywhere. */
const creditCard = secret(
  object(
    {
      number: optional(secret(text('Card number', 40, '4111111111111111'))),
      holderName: anyText('Name on the card', 'ADA LOVELACE'),
      vendorCode: anyText('Brand of the card', 'VI', 40),
      expiryDate: anyText('Month and year the card ends', '0830', 40),
      cvv: optional(secret(text('Security code', 40, '123'))),
    },
    'A card',
  ),
)

const payment = object(
  {
    methodOfPayment: anyText('How it is paid', 'CREDIT_CARD', 40),
    paymentReference: anyText('An account, where it goes on one', 'ACCOUNT-1'),
    paymentServiceProvider: anyText('Who takes the payment', 'STRIPE_CONNECT', 40),
    creditCard: optional(creditCard),
  },
  'How it is paid',
)

const additions = (summary: string) => optional(listOf(object({ code: text('Which', 40, 'CST') }, summary), summary, 20, 0))

const loose = (summary: string) => optional(document(v.looseObject({}), summary, 'an object'))

export const bookFields = {
  note: anyText('A note for the driver', 'With a dog', 500),
  flightNumber: anyText('The flight one comes from', 'AF1001', 40),
  passengers: optional(listOf(passenger, 'Who travels', 200, 0)),
  agency: loose('The agency that books'),
  payment: optional(payment),
  equipment: additions('Equipment that is added'),
  extraServices: additions('Services that are added'),
  loyaltyNumber: loose('A card of a loyalty programme'),
  corporation: loose('The company that books'),
  startConnectedSegment: optional(connectedSegment('The flight or train one comes from')),
  endConnectedSegment: optional(connectedSegment('The flight or train one goes on with')),
}
