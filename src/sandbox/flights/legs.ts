import type { CheckedInputOf } from '../../core/operation.ts'
import type { availability } from '../../operations/flights/availability.ts'
import type { Cabin } from '../../operations/flights/model.ts'
import { endsOfTrip, type Named } from '../making/fares/ends.ts'
import { carriers } from '../making/flying/carriers.ts'
import { dictionariesOf } from '../making/flying/segments.ts'
import { cabinCode } from '../making/offers/offers.ts'
import { type Leg, searchOffers, type Trip } from '../making/offers/searching.ts'
import { listed } from '../paging.ts'
import type { World } from '../world.ts'

/** What requests say of the legs of a trip. */

export function legOf({ atlas }: World, origin: Named, destination: Named, wanted: Pick<Leg, 'date' | 'cabin'>): Leg {
  return { ...endsOfTrip(atlas, origin, destination), ...wanted }
}

export function offersOf(world: World, trip: Trip) {
  const data = searchOffers(world, trip)
  return { ...listed(data), dictionaries: dictionariesOf(world.atlas, data, trip.currency) }
}

export const cabinOf = (cabin: Cabin | undefined) => cabinCode(cabin ?? 'ECONOMY')

/** A leg that stands in the body of a request. */
export const legInBody = (
  world: World,
  { originLocationCode, destinationLocationCode }: { originLocationCode: string; destinationLocationCode: string },
  at: number,
  wanted: Pick<Leg, 'date' | 'cabin'>,
): Leg =>
  legOf(
    world,
    { code: originLocationCode, at: `/originDestinations/${at}/originLocationCode` },
    { code: destinationLocationCode, at: `/originDestinations/${at}/destinationLocationCode` },
    wanted,
  )

type Filters = NonNullable<CheckedInputOf<typeof availability>['searchCriteria']>['flightFilters']

/** What the filters of a request say: for all its legs, and of the cabin for each by its id. */
export function filtersOf(world: World, { carrierRestrictions, connectionRestriction, cabinRestrictions = [] }: NonNullable<Filters> = {}) {
  return {
    maxStops: stopsOf(connectionRestriction?.maxNumberOfConnections),
    allow: carriers(world, {
      included: carrierRestrictions?.includedCarrierCodes,
      excluded: carrierRestrictions?.excludedCarrierCodes,
      blacklisted: carrierRestrictions?.blacklistedInEUAllowed,
    }),
    cabinFor: (id: string) => cabinRestrictions.find(({ originDestinationIds }) => originDestinationIds?.includes(id) ?? true)?.cabin,
  }
}

const stopsOf = (most = 2): 0 | 1 | 2 => (most <= 0 ? 0 : most === 1 ? 1 : 2)
