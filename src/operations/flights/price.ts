import { also, document, listOf, object, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { literal, oneOf, text } from '../../core/words.ts'
import { offers as offered, ReturnedOffer } from './model.ts'
import { priceView } from './price.view.ts'
import { PricedOffers } from './priced.ts'

const payment = object({ brand: optional(text('Card brand', 30, 'VISA')) }, 'How it will be paid')

/** Offers that one call prices. */
const mostPriced = 6

const extras = ['bags', 'detailed-fare-rules'] as const
const include = optional(listOf(oneOf(extras, 'What to add'), 'What to add to the price'))

export const price = operation({
  name: 'flights price',
  summary: 'Confirm the price of offers, with bags and fare rules',
  route: 'POST /v1/shopping/flight-offers/pricing',
  asks: true,
  input: {
    data: object(
      {
        type: literal('flight-offers-pricing'),
        flightOffers: listOf(document(ReturnedOffer, 'An offer of a search', 'a flight offer'), 'The offers to price', mostPriced),
        payment: optional(also(listOf(payment, 'Cards', mostPriced), 'payments')),
      },
      'What to price',
    ),
    include,
  },
  query: ['include'],
  output: PricedOffers,
  command: {
    args: ['offers'],
    options: {
      offers: listOf(
        text('A row of the last list, a file, or - for standard input', 4096, '1'),
        'Rows of the last list, files, or - for standard input',
        6,
      ),
      include,
    },
    toInput: async ({ offers, include }, context) => {
      const given = (await Promise.all(offers.map((reference) => context.result(reference, offered)))).flat()
      // A whole list can be piped in: it has the cheapest first.
      if (given.length > mostPriced) context.note(`the first ${mostPriced} of ${given.length} offers are priced: more do not fit one call`)
      return { data: { type: 'flight-offers-pricing' as const, flightOffers: given.slice(0, mostPriced) }, include }
    },
  },
  examples: ['1', '1 2 --include bags,detailed-fare-rules', '- --json'],
  view: priceView,
})
