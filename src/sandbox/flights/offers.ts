import { dictionariesOf } from '../making/offers.ts'
import { searchOffers, type Trip } from '../making/searching.ts'
import { listed } from '../paging.ts'
import type { World } from '../world.ts'

/** The answer of a search: the offers for a trip, and what their codes mean. */
export function offersFor(world: World, trip: Trip) {
  const data = searchOffers(world, trip)
  return { ...listed(data), dictionaries: dictionariesOf(world.atlas, data, trip.currency) }
}
