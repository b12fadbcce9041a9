import { dayOfWeek, daysBetween } from '../../../core/dates.ts'
import type { BoardRow, FamilyRow, StayTerms } from '../../data/stayterms.ts'
import { hash, uniform } from '../keys.ts'
import type { Hotel } from './hotel.ts'

/** On which terms a hotel sells a room: rate families with the meals that go with them. */

export interface Plan {
  readonly family: FamilyRow
  readonly rateCode: string
  readonly board: BoardRow
}

/** When, and how long before: some rates are only for some stays. */
export interface When {
  readonly nights: readonly string[]
  readonly made: string
}

/** Negotiated rates and those on a condition are for people who can prove something, which no search here can say of them. */
const forAll: Readonly<Record<string, (when: When) => boolean>> = {
  BAR: () => true,
  PRO: () => true,
  APR: ({ nights, made }) => daysBetween(made, nights[0] ?? made) >= 14,
  BNB: () => true,
  PKG: ({ nights }) => nights.length >= 2,
  LNG: ({ nights }) => nights.length >= 5,
  WKD: ({ nights }) => nights.every((night) => [0, 5, 6].includes(dayOfWeek(night))),
}

/** Breakfast as it is had in a country. */
const breakfasts: Readonly<Record<string, string>> = {
  GB: 'ENGLISH_BREAKFAST',
  IE: 'FULL_BREAKFAST',
  FR: 'CONTINENTAL_BREAKFAST',
  IT: 'CONTINENTAL_BREAKFAST',
  ES: 'BUFFET_BREAKFAST',
  DE: 'BUFFET_BREAKFAST',
  AT: 'BUFFET_BREAKFAST',
  PT: 'BUFFET_BREAKFAST',
  GR: 'BUFFET_BREAKFAST',
  TR: 'BUFFET_BREAKFAST',
}

const breakfastOf = ({ country, stars }: Hotel): string => breakfasts[country] ?? (stars > 3 ? 'BUFFET_BREAKFAST' : 'BREAKFAST')

/** Whether a hotel sells something that so many percent of its like do. */
const sells = (seed: string, { id }: Hotel, what: string, percent: number): boolean =>
  100 * uniform(hash(`plan|${id}|${what}`, hash(seed))) < percent

/** The plans of a hotel for a stay; the flexible rate is always among them. */
export function plansOf(seed: string, hotel: Hotel, { families, boards }: StayTerms, when: When): Plan[] {
  const plans = families
    .filter(({ code }) => forAll[code]?.(when))
    .filter(({ code, shares }) => code === 'BAR' || sells(seed, hotel, code, shares[Math.max(0, hotel.stars - 2)] ?? 0))
    .flatMap((family) => boardsOf(seed, hotel, family).map((board) => [family, board] as const))
  return plans.flatMap(([family, code]) => {
    const board = boards.find((each) => each.code === code)
    const rateCode = family.rateCodes[hash(`rate code|${hotel.id}|${family.code}`, hash(seed)) % family.rateCodes.length]
    return board && rateCode ? [{ family, rateCode, board }] : []
  })
}

/** What is served for a rate. At resorts the flexible rate is sold with all meals as well. */
function boardsOf(seed: string, hotel: Hotel, { code }: FamilyRow): string[] {
  if (code === 'BNB') return [breakfastOf(hotel)]
  if (code === 'PKG') return hotel.amenities.includes('RESTAURANT') || hotel.stars > 3 ? ['HALF_BOARD'] : []
  if (code !== 'BAR') return ['ROOM_ONLY']
  const resort = hotel.market.week === 'leisure' && hotel.stars > 2 && hotel.amenities.includes('SWIMMING_POOL')
  return [
    'ROOM_ONLY',
    ...(resort && sells(seed, hotel, 'FULL_BOARD', 25) ? ['FULL_BOARD'] : []),
    ...(resort && hotel.amenities.includes('BEACH') && sells(seed, hotel, 'ALL_INCLUSIVE', 35) ? ['ALL_INCLUSIVE'] : []),
  ]
}
