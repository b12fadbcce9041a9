/**
 * Chance without a generator: every random number is a hash of what it is about, so it can be made again alone, in any order and in any process.
 * A key starts from words (`hash('demand|IB', seed)`) and goes on with numbers (`mix(key, day)`), which costs no text in inner loops.
 */

import { FNV_PRIME, fnv1a } from '../../core/fnv.ts'

/** The finaliser of MurmurHash3: every bit of the input reaches every bit of the output. */
function scatter(value: number): number {
  let h = value
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return h >>> 0
}

/** 32 bits from text: FNV-1a, scattered. `from` is another key that this one continues, such as the seed's. */
export const hash = (text: string, from = 0): number => scatter(fnv1a(text, from))

/** The key of one numbered thing among those of `key`: a day, a slot, a row. */
export const mix = (key: number, number: number): number =>
  scatter(Math.imul(key ^ Math.imul(number + 1, 0x9e3779b1), FNV_PRIME) ^ (key >>> 15))

/** Evenly spread over [0, 1). */
export const uniform = (key: number): number => key / 2 ** 32

/** Mean 0, deviation 1 (Box–Muller on two numbers of the key). */
export function normal(key: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(mix(key, 1))))
  return radius * Math.cos(2 * Math.PI * uniform(mix(key, 2)))
}

/** One of the items, each as likely as its weight; undefined only when there are none. */
export function pick<Item>(key: number, items: readonly Item[], weight: (item: Item) => number): Item | undefined {
  const total = items.reduce((sum, item) => sum + weight(item), 0)
  let left = uniform(key) * total
  for (const item of items) {
    left -= weight(item)
    if (left < 0) return item
  }
  return items.at(-1)
}
