import type { Airline } from '../data/atlas.types.ts'

/** Two flight numbers: odd out, the next even one back. */
export type NumberPair = readonly [out: number, back: number]

/** Pairs that some routes share, counted from 0 within an airline's space. */
export interface Band {
  readonly start: number
  readonly end: number
}

export interface NumberSpace {
  /** Routes of its hubs. */
  readonly hubs: Band
  /** Routes between two places that are not hubs, of which a hub serves one. */
  readonly served: Band
  /** Routes that no hub has to do with. */
  readonly lone: Band
  pair(index: number): NumberPair
  /** The index of the pair that a number belongs to; undefined for numbers outside. */
  index(number: number): number | undefined
}

/** Hundreds (6001 to 6100 is 60) above 1000 in which some airlines have well-known numbers. A test finds those that are missing here. */
const WRITTEN: Readonly<Record<string, readonly number[]>> = {
  IB: [60, 61, 62, 63, 64, 65, 66, 67, 68],
  TK: [19],
  QR: [13],
  CZ: [80],
  LA: [24, 25, 80, 81],
  AD: [87],
  AR: [11, 12, 13],
}

const PAIRS_IN_HUNDRED = 50
/** Airlines with fewer destinations, counted over all hubs, keep 9000 to 9999 for routes they may take over. */
const SMALL = 600
const hundredsFrom = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const destinations = (airline: Airline): number => {
  let sum = 0
  for (const count of airline.hubs.values()) sum += count
  return sum
}

/**
 * The numbers 1001 to 9999 of a seller, but the hundreds of its well-known ones. Those below 1000 are all left to well-known numbers.
 * `takenOver` is the part for routes of an airline that has ended; undefined where the seller is too large to keep one.
 */
export function numberSpace(seller: Airline, takenOver: boolean): NumberSpace | undefined {
  const small = destinations(seller) <= SMALL
  if (takenOver && !small) return undefined
  const written = WRITTEN[seller.iata] ?? []
  const hundreds = (takenOver ? hundredsFrom(90, 99) : hundredsFrom(10, small ? 89 : 99)).filter((hundred) => !written.includes(hundred))
  const size = hundreds.length * PAIRS_IN_HUNDRED
  const hubs = seller.hubs.size === 0 ? 0 : Math.floor(size * (small ? 0.8 : 0.95))
  const served = hubs + Math.floor((size - hubs) * (seller.hubs.size === 0 ? 0 : 0.5))
  return {
    hubs: { start: 0, end: hubs },
    served: { start: hubs, end: served },
    lone: { start: served, end: size },
    pair(index) {
      const out = (hundreds[Math.floor(index / PAIRS_IN_HUNDRED)] ?? 0) * 100 + (index % PAIRS_IN_HUNDRED) * 2 + 1
      return [out, out + 1]
    },
    index(number) {
      const hundred = hundreds.indexOf(Math.floor((number - 1) / 100))
      return hundred < 0 ? undefined : hundred * PAIRS_IN_HUNDRED + Math.floor(((number - 1) % 100) / 2)
    },
  }
}
