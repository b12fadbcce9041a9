import { refusals } from '../../core/faults.ts'
import type { Problem } from '../../core/message.ts'
import { problem } from '../problems.ts'

/** Cards, as far as they can be judged without asking a bank. */

export interface Card {
  readonly number: string
  /** `2030-08` */
  readonly expiryDate: string
}

/** The check digit of card numbers (ISO/IEC 7812-1, annex B): doubled from the right, the digits add up to a multiple of ten. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = Array.from(number, Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9), 0)
  return sum % 10 === 0
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
