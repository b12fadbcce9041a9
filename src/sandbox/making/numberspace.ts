import type { Airline } from '../data/atlas.types.ts'

/** Two flight numbers: odd out, the next even one back. */
export type NumberPair = readonly [out: number, back: number]

/** Pairs that some routes share, counted from 0 within an airline's space. */
export interface Band {
  readonly start: number
  readonly end: number
}

export interface NumberSpace {
  /** Destinations of a hub that share a part of a band: few, so that one route's numbers cost little to find, more where numbers are scarce. */
  readonly shelf: { readonly hub: number; readonly served: number }
  /** Routes of its hubs. */
  readonly hubs: Band
  /** Routes between two places that are not hubs, of which a hub serves one; empty where the airline is too large to have a part for each hub. */
  readonly served: Band
  /** All others. */
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
/** Airlines with fewer destinations, counted over all hubs, keep 9001 to 9999 for routes they may take over. */
const SMALL = 1000
/** Pairs that a shelf should have: enough for the busiest route there is beside others. Routes without a hub are few. */
const ROOM = 60
const ROOM_SERVED = 24

const hundredsFrom = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const destinations = (airline: Airline): number => {
  let sum = 0
  for (const count of airline.hubs.values()) sum += count
  return sum
}

/**
 * The numbers from 1001 to 9999 that the routes of an airline have with a seller, but the hundreds of its well-known ones; those below 1000 are all left to these.
 * Undefined for an airline taken over where the seller is too large to keep a part for it.
 */
export function numberSpace(seller: Airline, airline: Airline): NumberSpace | undefined {
  const small = destinations(seller) <= SMALL
  if (seller !== airline && !small) return undefined
  const written = WRITTEN[seller.iata] ?? []
  const hundreds = (seller === airline ? hundredsFrom(10, small ? 89 : 99) : hundredsFrom(90, 99)).filter(
    (hundred) => !written.includes(hundred),
  )
  const size = hundreds.length * PAIRS_IN_HUNDRED
  const places = Math.max(1, destinations(airline))
  // For routes of hubs, for those of places that a hub serves, and the rest for all others.
  const hubs = airline.hubs.size === 0 ? 0 : Math.floor(size * (small ? 0.8 : 0.97))
  const served = hubs + (small && airline.hubs.size > 0 ? Math.floor((size - hubs) * 0.7) : 0)
  const shelf = (room: number, band: number): number => Math.ceil((room * places) / Math.max(1, band))
  return {
    shelf: { hub: Math.min(16, Math.max(4, shelf(ROOM, hubs))), served: Math.max(4, shelf(ROOM_SERVED, served - hubs)) },
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
