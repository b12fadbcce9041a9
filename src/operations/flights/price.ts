import * as v from 'valibot'
import { document, listOf, object, optional, usually } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { flag, literal, oneOf } from '../../core/words.ts'
import { cardBrands } from '../cards.ts'
import { ReturnedOffer } from './model.ts'
import { payments } from './payments.ts'
import { PricedOffers } from './price.model.ts'
import { priceView } from './price.view.ts'
import { mostReturned, offerReferences, offersNamed } from './references.ts'
import { services, whereServices, withServices } from './services.ts'

/** Travellers that are handed in before anything is booked: who they are is looked at when it is. */
const ReturnedTravelers = v.pipe(v.array(v.looseObject({ id: v.optional(v.string()) })), v.maxLength(18))

const extras = ['credit-card-fees', 'bags', 'other-services', 'detailed-fare-rules'] as const
const include = listOf(oneOf(extras, 'What to add'), 'What to add to the price')
const forceClass = optional(flag('Keep the booking class of the offer, else fail; without, the lowest open class is sold'), false)

export const price = operation({
  name: 'flights price',
  summary: 'Confirm the price of offers, with bags, seats and fare rules',
  route: 'POST /v1/shopping/flight-offers/pricing',
  asks: 'GET',
  input: {
    data: object(
      {
        type: literal('flight-offers-pricing'),
        flightOffers: listOf(document(ReturnedOffer, 'An offer of a search', 'a flight offer'), 'The offers to price', mostReturned),
        payment: payments,
        travelers: optional(document(ReturnedTravelers, 'Who travels', 'a list of travellers')),
      },
      'What to price',
    ),
    include: optional(include),
    forceClass,
  },
  query: ['include', 'forceClass'],
  output: PricedOffers,
  command: {
    args: ['offers'],
    options: {
      offers: offerReferences(),
      include: usually(include, ['bags', 'detailed-fare-rules']),
      ...services,
      cardBrand: optional(oneOf(cardBrands, 'Brand of the card that pays, for its fee')),
      forceClass,
    },
    where: whereServices,
    toInput: async ({ offers, include, cardBrand, forceClass, ...chosen }, context) => ({
      data: {
        type: 'flight-offers-pricing' as const,
        flightOffers: (await offersNamed(offers, context, 'priced')).map((offer) => withServices(offer, chosen)),
        ...(cardBrand && { payment: [{ brand: cardBrand }] }),
      },
      include,
      ...(forceClass && { forceClass }),
    }),
  },
  examples: ['1', '1 --bags 1 --card-brand american-express', '1 2 --include bags,other-services', '- --json'],
  view: priceView,
})
