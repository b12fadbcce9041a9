import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { language } from '../../core/words.ts'
import { offerNamed, offerReference } from './offer.references.ts'
import { offerView } from './offer.view.ts'
import { offerId } from './offers.fields.ts'
import { HotelOfferAnswer } from './offers.model.ts'

const lang = optional(language('Language of the descriptions: en, de, fr or es'), 'en')

export const offer = operation({
  name: 'hotels offer',
  summary: 'Show one offer with its price, taxes and conditions',
  route: 'GET /v3/shopping/hotel-offers/{offerId}',
  input: { offerId, lang },
  output: HotelOfferAnswer,
  command: {
    args: ['offer'],
    options: { offer: offerReference, lang },
    toInput: async ({ offer, lang }, context) => ({ offerId: (await offerNamed(offer, context)).id, lang }),
  },
  examples: ['1', '2 --lang fr', '- --json'],
  view: offerView,
})
