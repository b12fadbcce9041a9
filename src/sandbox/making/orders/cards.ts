import { refusals } from '../../../core/faults.ts'
import { passesLuhn } from '../../../core/luhn.ts'
import type { Problem } from '../../../core/message.ts'
import type { CardBrand } from '../../../operations/flights/payments.ts'
import { problem } from '../../problems.ts'

/** Cards, as far as they can be judged without asking a bank. */

interface Card {
  readonly number: string
  /** `2030-08` */
  readonly expiryDate: string
}

/** What is wrong with a card on a day. The number itself is never repeated. */
export function cardProblems({ number, expiryDate }: Card, today: string, at: string): Problem[] {
  return [
    ...(passesLuhn(number) ? [] : [problem(refusals.card, 'The card number is not one that a card can have', `${at}/number`)]),
    ...(expiryDate >= today.slice(0, 7) ? [] : [problem(refusals.card, `The card ended with ${expiryDate}`, `${at}/expiryDate`)]),
  ]
}

/** `XXXXXXXXXXXX1111`: all that is ever kept of a number. */
export const maskedCard = (number: string): string => number.slice(-4).padStart(number.length, 'X')

/** The brand of a card by its first digits (ISO/IEC 7812 ranges of the schemes); undefined where they are nobody's. */
export function brandOfBin(bin: number): CardBrand | undefined {
  const digits = String(bin)
  if (digits.startsWith('4')) return 'VISA'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'MASTERCARD'
  if (/^3[47]/.test(digits)) return 'AMERICAN_EXPRESS'
  if (/^3[0689]/.test(digits)) return 'DINERS'
  if (/^(50|5[6-9]|6)/.test(digits)) return 'MAESTRO'
  return digits.startsWith('1') ? 'UATP_AIRPLUS' : undefined
}
