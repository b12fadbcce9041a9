import type { Issue } from '../../core/message.ts'

/** Cards, as far as they can be judged without asking a bank. */

export interface Card {
  readonly number: string
  /** `2030-08` */
  readonly expiryDate: string
}

const refused = { code: 1304, title: 'CREDIT CARD NOT ACCEPTED' } as const

/** The check digit of card numbers (ISO/IEC 7812-1, annex B): doubled from the right, the digits add up to a multiple of ten. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = Array.from(number, Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9), 0)
  return sum % 10 === 0
}

/** What is wrong with a card on a day. The number itself is never repeated. */
export function cardIssues({ number, expiryDate }: Card, today: string, at: string): Issue[] {
  return [
    ...(passesLuhn(number)
      ? []
      : [{ ...refused, detail: 'The card number is not one that a card can have', source: { pointer: `${at}/number` } }]),
    ...(expiryDate >= today.slice(0, 7)
      ? []
      : [{ ...refused, detail: `The card ended with ${expiryDate}`, source: { pointer: `${at}/expiryDate` } }]),
  ]
}

/** `XXXXXXXXXXXX1111`: all that is ever kept of a number. */
export const maskedCard = (number: string): string => number.slice(-4).padStart(number.length, 'X')
