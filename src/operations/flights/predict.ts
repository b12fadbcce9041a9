import * as v from 'valibot'
import { document, listOf, optional, usually } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { mostOffers } from './filters.ts'
import { Money, offers, ReturnedOffer } from './model.ts'
import { predictView } from './predict.view.ts'
import { offerReference } from './references.ts'

const duration = v.pipe(v.string(), v.regex(/^P(?=.)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?)?$/))
const [itineraries] = ReturnedOffer.entries.itineraries.pipe

/** What has to be known of an offer to weigh it against others. */
const OfferToRank = v.looseObject({
  ...ReturnedOffer.entries,
  itineraries: v.pipe(v.array(v.looseObject({ ...itineraries.item.entries, duration })), v.minLength(1)),
  price: v.looseObject({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), total: Money }),
})

/** What a search says beside its offers: it is given back as it came. */
const beside = {
  warnings: v.array(v.looseObject({})),
  meta: v.looseObject({}),
  dictionaries: v.looseObject({ carriers: v.optional(v.record(v.string(), v.string())) }),
}

const RankedOffers = v.object({
  warnings: v.optional(beside.warnings),
  meta: v.optional(beside.meta),
  data: v.array(v.looseObject({ ...OfferToRank.entries, choiceProbability: Money })),
  dictionaries: v.optional(beside.dictionaries),
})

export type OfferToRank = v.InferOutput<typeof OfferToRank>
export type RankedOffers = v.InferOutput<typeof RankedOffers>

export const predict = operation({
  name: 'flights predict',
  summary: 'Tell which offers are most likely to be chosen',
  route: 'POST /v2/shopping/flight-offers/prediction',
  asks: 'GET',
  input: {
    data: listOf(document(OfferToRank, 'An offer of a search', 'a flight offer'), 'The offers of a search', mostOffers),
    dictionaries: optional(document(beside.dictionaries, 'What the codes mean', 'the dictionaries of a search')),
    meta: optional(document(beside.meta, 'What the search said of its list', 'an object')),
    warnings: optional(document(beside.warnings, 'What the search warned of', 'a list of warnings')),
  },
  output: RankedOffers,
  rows: offers,
  command: {
    args: ['offers'],
    options: {
      offers: usually(
        listOf(offerReference(), 'Rows of the last list, all for every row of it, files, or - for standard input', mostOffers),
        ['all'],
      ),
    },
    toInput: async ({ offers: references }, context) => ({
      data: (await Promise.all(references.map((reference) => context.result(reference, { ...offers, schema: OfferToRank })))).flat(),
    }),
  },
  examples: ['all', '1 2 5', '- --json'],
  view: predictView,
})
