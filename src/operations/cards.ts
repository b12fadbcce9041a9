import * as v from 'valibot'
import type { Context, ResultKind } from '../core/context.ts'
import { UserError } from '../core/errors.ts'
import { secret } from '../core/fields.ts'
import { passesLuhn, withoutGroups } from '../core/luhn.ts'
import { text, textLike, textThat } from '../core/words.ts'
import { oneResult } from './results.ts'

/** Cards, as people have them in a file or type them; each booking sends them in words of its own. */

/** Brands of cards, as bookings of flights name them. */
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

const PaymentCard = v.looseObject({
  /** As bookings of flights name it; what it is not said for is told by the number. */
  brand: v.optional(v.string()),
  holder: v.optional(v.string()),
  number: v.string(),
  /** `2030-08` */
  expiryDate: v.optional(v.string()),
  securityCode: v.optional(v.string()),
})
export type PaymentCard = v.InferOutput<typeof PaymentCard>

const cards: ResultKind<PaymentCard> = { type: 'card', schema: PaymentCard }

export const cardNumber = secret(textLike(/^[A-Za-z0-9]{1,35}$/, 'Card number', 'the digits of a card', '4111111111111111'))
export const cardHolder = text('Name on the card', 60, 'ADA LOVELACE')
export const cardExpiry = textLike(/^\d{4}-(0[1-9]|1[0-2])$/, 'Month the card ends', 'a month', '2030-08')
export const securityCode = secret(textLike(/^\d{3,4}$/, 'Security code', 'three or four digits', '123'))

/** Where a card is read from: never from the command line, which every program of the machine can see. */
export const cardFile = text('A card in JSON: brand, holder, number, expiryDate, securityCode; a file or -', 4096, 'card.json')

/** As it is printed on the card, in groups; a slip of the finger is told while it can still be put right. */
const typedNumber = secret(
  textThat(
    (typed) => passesLuhn(withoutGroups(typed)),
    'Card number',
    'the digits of a card, whose last one checks the others',
    '4111 1111 1111 1111',
  ),
)

/** The card of a file, its number without spaces; asked for at the terminal where none is named. */
export async function cardGiven(file: string | undefined, context: Context): Promise<PaymentCard> {
  if (file === undefined) {
    const typed = await context.asked({ number: typedNumber, expiryDate: cardExpiry, securityCode, holder: cardHolder }, '--card-file')
    return { ...typed, number: withoutGroups(typed.number) }
  }
  const card = await oneResult(file, cards, context, (count) => `--card-file takes one card; ${file} holds ${count}`)
  return { ...card, number: withoutGroups(card.number) }
}

/** The brand of a card by its first digits, at least six (ISO/IEC 7812 ranges of the schemes); undefined where they are nobody's. */
export function cardBrand(digits: string): CardBrand | undefined {
  if (digits.startsWith('4')) return 'VISA'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'MASTERCARD'
  if (/^3[47]/.test(digits)) return 'AMERICAN_EXPRESS'
  if (/^3[0689]/.test(digits)) return 'DINERS'
  if (/^(50|5[6-9]|6)/.test(digits)) return 'MAESTRO'
  return digits.startsWith('1') ? 'UATP_AIRPLUS' : undefined
}

/** The two letters of the industry, what people say, and the brands that bookings tell apart under them. */
const vendors: readonly (readonly [code: string, name: string, ...brands: readonly string[]])[] = [
  ['VI', 'Visa', 'VISA', 'VISA_ELECTRON', 'VISA_DEBIT'],
  ['CA', 'Mastercard', 'MASTERCARD', 'MASTERCARD_DEBIT'],
  ['AX', 'American Express', 'AMERICAN_EXPRESS'],
  ['DC', 'Diners Club', 'DINERS'],
  ['MA', 'Maestro', 'MAESTRO'],
  ['TP', 'UATP', 'UATP_AIRPLUS'],
  ['JC', 'JCB', 'JCB'],
  ['CU', 'UnionPay', 'UNIONPAY'],
]

/** `VI` → `Visa`; a code of no kind that is known stays as it is. */
export const vendorName = (code: string): string => vendors.find(([known]) => known === code)?.[1] ?? code

/** `VISA_DEBIT` → `VI` */
export const vendorOfBrand = (brand: string): string | undefined => vendors.find(([, , ...brands]) => brands.includes(brand))?.[0]

/** The two letters of a card: those that are given as its brand, those of its brand, or those of its number. */
export function vendorOf({ brand, number }: PaymentCard): string {
  const said = brand?.trim().toUpperCase().replace(/[ -]/g, '_')
  if (said !== undefined && /^[A-Z]{2}$/.test(said)) return said
  const byNumber = /^35(2[89]|[3-8])/.test(number) ? 'JCB' : /^62/.test(number) ? 'UNIONPAY' : cardBrand(number)
  const found = vendorOfBrand(said ?? byNumber ?? '')
  if (found !== undefined) return found
  throw new UserError('usage', 'the card is of no kind that is known by its number: say its brand in the file', {
    hints: [`brands are ${vendors.flatMap(([, , ...brands]) => brands).join(', ')}`],
  })
}
