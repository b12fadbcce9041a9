import { refusals } from '../../core/faults.ts'
import { passesLuhn } from '../../core/luhn.ts'
import type { Problem } from '../../core/message.ts'
import { problem } from '../problems.ts'

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
