import * as v from 'valibot'
import { also, document, listOf, object, optional } from '../../core/fields.ts'
import { count, oneOf } from '../../core/words.ts'
import { cardBrands } from '../cards.ts'
import { mostReturned } from './references.ts'

/** The id of an offer. Published examples also write it as a number. */
const OfferId = v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), v.pipe(v.number(), v.integer())])

const payment = object(
  {
    brand: optional(oneOf(cardBrands, 'Brand of the card')),
    binNumber: optional(count('First six digits of the card', 100_000, 999_999, 411_111)),
    flightOfferIds: optional(
      listOf(document(OfferId, 'Id of an offer', 'the id of an offer'), 'The offers it pays; all if left out', mostReturned),
    ),
  },
  'How it will be paid',
)

/** The guides call the list `payment`, the schema of the service `payments`. */
export const payments = optional(also(listOf(payment, 'Cards', mostReturned, 0), 'payments'))
