import type { Amenity } from '../../../operations/flights/model.ts'
import type { FareFamily } from '../../data/atlas.types.ts'
import { type CabinCode, LADDERS } from './classes.ts'
import type { Fare } from './fares.ts'

/** What branded fares permit and include. */

/** What fares permit: refunds at all; changes and refunds without a fee; and the same without a day by which they have to be bought. */
export function permissionsOf(fares: readonly Fare[]) {
  const all = fares.flatMap(({ segments }) => segments)
  const noPenaltyFare = all.every(({ family }) => family.changes === 'free' && family.refund === 'free')
  return {
    refundableFare: all.every(({ family }) => family.refund !== 'no'),
    noPenaltyFare,
    noRestrictionFare: noPenaltyFare && all.every(({ cabin, bookingClass }) => daysAheadOf(cabin, bookingClass) === 0),
  }
}

const daysAheadOf = (cabin: CabinCode, letter: string): number => LADDERS[cabin].find((step) => step.letter === letter)?.ahead ?? 0

/** What a brand includes or sells; what it does neither is left out, as services of this family do. */
export function amenitiesOf({ seat, changes, refund }: FareFamily): Amenity[] {
  const amenity = (description: string, isChargeable: boolean, amenityType: string): Amenity => ({
    description,
    isChargeable,
    amenityType,
    amenityProvider: { name: 'BrandedFare' },
  })
  return [
    amenity('PRE RESERVED SEAT ASSIGNMENT', seat === 'paid', 'PRE_RESERVED_SEAT'),
    ...(seat === 'free' ? [amenity('PREMIUM SEAT', false, 'PRE_RESERVED_SEAT')] : []),
    ...(changes === 'no' ? [] : [amenity('CHANGEABLE TICKET', changes === 'fee', 'BRANDED_FARES')]),
    ...(refund === 'no' ? [] : [amenity('REFUNDABLE TICKET', refund === 'fee', 'BRANDED_FARES')]),
  ]
}
