import type { Context } from '../../core/context.ts'
import { document, listOf, object, optional, usually } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { flag, literal, oneOf, text } from '../../core/words.ts'
import { offers as offered, ReturnedOffer } from './model.ts'
import { cardBrands, mostPriced, payments } from './payments.ts'
import { priceView } from './price.view.ts'
import { PricedOffers } from './priced.ts'
import { services, whereServices, withServices } from './services.ts'
import { ReturnedTravelers } from './travelers.ts'

const extras = ['credit-card-fees', 'bags', 'other-services', 'detailed-fare-rules'] as const
const include = listOf(oneOf(extras, 'What to add'), 'What to add to the price')
const forceClass = optional(flag('Keep the booking class of the offer, else fail; without, the lowest open class is sold'), false)

export const price = operation({
  name: 'flights price',
  summary: 'Confirm the price of offers, with bags, seats and fare rules',
  route: 'POST /v1/shopping/flight-offers/pricing',
  asks: true,
  input: {
    data: object(
      {
        type: literal('flight-offers-pricing'),
        flightOffers: listOf(document(ReturnedOffer, 'An offer of a search', 'a flight offer'), 'The offers to price', mostPriced),
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
      offers: listOf(
        text('A row of the last list, a file, or - for standard input', 4096, '1'),
        'Rows of the last list, files, or - for standard input',
        mostPriced,
      ),
      include: usually(include, ['bags', 'detailed-fare-rules']),
      ...services,
      cardBrand: optional(oneOf(cardBrands, 'Brand of the card that pays, for its fee')),
      forceClass,
    },
    where: whereServices,
    toInput: async ({ offers, include, cardBrand, forceClass, ...chosen }, context) => ({
      data: {
        type: 'flight-offers-pricing' as const,
        flightOffers: (await offersToPrice(offers, context)).map((offer) => withServices(offer, chosen)),
        ...(cardBrand && { payment: [{ brand: cardBrand }] }),
      },
      include,
      ...(forceClass && { forceClass }),
    }),
  },
  examples: ['1', '1 --bags 1 --card-brand american-express', '1 2 --include bags,other-services', '- --json'],
  view: priceView,
})

/** The offers that references stand for, no more than one call takes. */
export async function offersToPrice(references: readonly string[], context: Context): Promise<ReturnedOffer[]> {
  const given = (await Promise.all(references.map((reference) => context.result(reference, offered)))).flat()
  // A whole list can be piped in: it has the cheapest first.
  if (given.length > mostPriced) context.note(`the first ${mostPriced} of ${given.length} offers are priced: more do not fit one call`)
  return given.slice(0, mostPriced)
}
