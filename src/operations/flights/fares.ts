import { counted } from '../../core/view.ts'
import type { Amenity, FareDetails, ReturnedOffer } from './model.ts'

/** Fares in words: what a brand is called, what it includes, and what was bought with it. */

/** `ECONOMY LIGHT` → `Economy Light`; the code of the brand where it has no label. */
export function brandName({ brandedFareLabel, brandedFare = '' }: Pick<FareDetails, 'brandedFare' | 'brandedFareLabel'>): string {
  return (brandedFareLabel ?? brandedFare).toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** `none`, `1 bag`, `30 kg` */
export function allowance({ includedCheckedBags: bags }: Pick<FareDetails, 'includedCheckedBags'>): string {
  if (bags?.weight !== undefined) return `${bags.weight} ${(bags.weightUnit ?? 'KG').toLowerCase()}`
  const pieces = bags?.quantity ?? 0
  return pieces === 0 ? 'none' : counted(pieces, 'bag')
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

/** What is the same on all flights, or for all travellers, is said once. */
export const once = (values: readonly (string | undefined)[]): string => [...new Set(values)].filter(Boolean).join(' / ')

/** The seat that was chosen, by whichever of its two names it came. */
export const chosenSeat = ({ additionalServices: services }: Pick<FareDetails, 'additionalServices'>): string | undefined =>
  services?.chargeableSeatNumber ?? services?.chargeableSeat?.number

/** What an offer costs with everything that is added to its fares. */
export const totalOf = ({ price: { total, grandTotal } }: Pick<ReturnedOffer, 'price'>): string => String(grandTotal ?? total)
