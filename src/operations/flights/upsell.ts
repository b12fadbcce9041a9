import * as v from 'valibot'
import { document, listOf, object } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { literal } from '../../core/words.ts'
import { Issue, Meta } from '../answers.ts'
import { Dictionaries, FlightOffer, offers, ReturnedOffer } from './model.ts'
import { payments } from './payments.ts'
import { mostReturned, offerReferences, offersNamed } from './references.ts'
import { upsellView } from './upsell.view.ts'

const UpsoldOffers = v.object({
  warnings: v.optional(v.array(Issue)),
  meta: v.optional(
    v.object({
      ...Meta.entries,
      /** Which of the fares belong to which of several one-way offers. */
      oneWayUpselledCombinations: v.optional(v.array(v.object({ flightOfferId: v.string(), upselledFlightOfferIds: v.array(v.string()) }))),
    }),
  ),
  data: v.array(FlightOffer),
  dictionaries: v.optional(Dictionaries),
})

export type UpsoldOffers = v.InferOutput<typeof UpsoldOffers>

export const upsell = operation({
  name: 'flights upsell',
  summary: 'Compare the branded fares of offers, such as light, classic and flex',
  route: 'POST /v1/shopping/flight-offers/upselling',
  asks: 'GET',
  input: {
    data: object(
      {
        type: literal('flight-offers-upselling'),
        flightOffers: listOf(document(ReturnedOffer, 'An offer of a search', 'a flight offer'), 'The offers to compare', mostReturned),
        payment: payments,
      },
      'What to compare',
    ),
  },
  output: UpsoldOffers,
  rows: offers,
  command: {
    args: ['offers'],
    options: {
      offers: offerReferences(),
    },
    toInput: async ({ offers }, context) => ({
      data: { type: 'flight-offers-upselling' as const, flightOffers: await offersNamed(offers, context, 'priced') },
    }),
  },
  examples: ['1', '1 2 --tsv', '- --json'],
  view: upsellView,
})
