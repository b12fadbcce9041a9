import type { Amenity, FareDetails } from './model.ts'

/** Fares in words: what a brand is called, and what it includes. */

/** `ECONOMY LIGHT` → `Economy Light`; the code of the brand where it has no label. */
export function brandName({ brandedFareLabel, brandedFare = '' }: Pick<FareDetails, 'brandedFare' | 'brandedFareLabel'>): string {
  return (brandedFareLabel ?? brandedFare).toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** `none`, `1 bag`, `30 kg` */
export function allowance({ includedCheckedBags: bags }: Pick<FareDetails, 'includedCheckedBags'>): string {
  if (bags?.weight !== undefined) return `${bags.weight} ${(bags.weightUnit ?? 'KG').toLowerCase()}`
  const pieces = bags?.quantity ?? 0
  return pieces === 0 ? 'none' : pieces === 1 ? '1 bag' : `${pieces} bags`
}

/** `free`, `for a fee`, `no`; undefined where the answer says nothing of amenities. */
export function permission(amenities: readonly Amenity[] | undefined, description: string): string | undefined {
  if (!amenities) return undefined
  const found = amenities.find((each) => each.description === description)
  return found ? (found.isChargeable ? 'for a fee' : 'free') : 'no'
}

/** How seats can be chosen: `any, free`, `standard free`, `for a fee`. */
export function seatChoice(amenities: readonly Amenity[] | undefined): string | undefined {
  const standard = permission(amenities, 'PRE RESERVED SEAT ASSIGNMENT')
  if (standard !== 'free') return standard
  return permission(amenities, 'PREMIUM SEAT') === 'free' ? 'any, free' : 'standard free'
}
