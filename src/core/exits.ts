import { refusals } from './faults.ts'

/** Exit codes and what they mean. `wayfare help exit-codes` prints this table. */
export const exits = {
  fine: [0, 'fine; also an empty list, which is said on stderr'],
  bug: [1, 'a bug in wayfare; --debug prints the stack'],
  usage: [2, 'wrong use, a bad value, or a request the service calls invalid (400)'],
  empty: [3, 'an empty list, where --fail-empty asks for this'],
  credentials: [4, 'no, wrong or expired credentials (401)'],
  unknown: [5, 'an unknown id or path (404)'],
  forbidden: [6, 'forbidden (403)'],
  limit: [7, 'too many calls or the quota is used up (429); the message says when to come back'],
  network: [8, 'network, time-out, or the service failed (5xx) after retries'],
  settings: [10, 'settings that cannot be read or are not safe'],
  refused: [12, 'refused: a confirmation or a price limit is needed'],
  input: [13, 'input is needed and nobody can be asked'],
  price: [20, 'the price changed'],
  gone: [21, 'gone: sold out, or the offer is no longer valid'],
  outcome: [22, 'outcome unknown: `wayfare orders` tells, and the same booking again goes out under the same key'],
  partial: [23, 'a part of several calls failed'],
  interrupted: [130, 'interrupted'],
} as const satisfies Record<string, readonly [number, string]>

export type Exit = keyof typeof exits

/** Codes of the service that mean that what was wanted is no longer to be had. */
const gone = new Set<number>([refusals.noRoom, refusals.unsold, refusals.expired, refusals.service].map(({ code }) => code))
/** Codes of the service that mean that the price is another one now. */
const priceChanged = new Set<number>([refusals.newPrice, refusals.price].map(({ code }) => code))

/** The exit code for an answer that is not a success. */
export function exitOf(status: number, codes: readonly number[]): Exit {
  if (codes.some((code) => gone.has(code))) return 'gone'
  if (codes.some((code) => priceChanged.has(code))) return 'price'
  if (status === 401) return 'credentials'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'unknown'
  if (status === 429) return 'limit'
  return status >= 500 ? 'network' : 'usage'
}
