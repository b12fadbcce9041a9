import { also, listOf, object, optional } from '../../core/fields.ts'
import { count, oneOf, text } from '../../core/words.ts'
import { mostReturned } from './references.ts'

/** The cards an offer may be paid with. */
export const cardBrands = [
  'VISA',
  'AMERICAN_EXPRESS',
  'MASTERCARD',
  'VISA_ELECTRON',
  'VISA_DEBIT',
  'MASTERCARD_DEBIT',
  'MAESTRO',
  'DINERS',
  'MASTERCARD_IXARIS',
  'VISA_IXARIS',
  'MASTERCARD_AIRPLUS',
  'UATP_AIRPLUS',
] as const
export type CardBrand = (typeof cardBrands)[number]

const payment = object(
  {
    brand: optional(oneOf(cardBrands, 'Brand of the card')),
    binNumber: optional(count('First six digits of the card', 100_000, 999_999, 411_111)),
    flightOfferIds: optional(listOf(text('Id of an offer', 40, '1'), 'The offers it pays; all if left out', mostReturned)),
  },
  'How it will be paid',
)

/** The guides call the list `payment`, the schema of the service `payments`. */
export const payments = optional(also(listOf(payment, 'Cards', mostReturned, 0), 'payments'))
