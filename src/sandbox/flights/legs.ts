import type { Cabin } from '../../operations/flights/model.ts'
import { endsOfTrip, type Named } from '../making/ends.ts'
import { cabinCode } from '../making/offers.ts'
import type { Leg } from '../making/searching.ts'
import type { World } from '../world.ts'

/** What requests say of the legs of a trip. */

export function legOf({ atlas }: World, origin: Named, destination: Named, wanted: Pick<Leg, 'date' | 'cabin'>): Leg {
  return { ...endsOfTrip(atlas, origin, destination), ...wanted }
}

export const cabinOf = (cabin: Cabin | undefined) => cabinCode(cabin ?? 'ECONOMY')

export const stopsOf = (most = 2): 0 | 1 | 2 => (most <= 0 ? 0 : most === 1 ? 1 : 2)
