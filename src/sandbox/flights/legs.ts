import type { Cabin } from '../../operations/flights/model.ts'
import { endsOfTrip, type Named } from '../making/ends.ts'
import { cabinCode, dictionariesOf } from '../making/offers.ts'
import { type Leg, searchOffers, type Trip } from '../making/searching.ts'
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

export const stopsOf = (most = 2): 0 | 1 | 2 => (most <= 0 ? 0 : most === 1 ? 1 : 2)
