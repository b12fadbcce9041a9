import type { Handlers } from './handlers.ts'
import { findLocations } from './making/locations.ts'
import { neighbourhood } from './making/neighbourhood.ts'
import { paged } from './paging.ts'

export const airports: Handlers<'airports'> = {
  search(input, world) {
    const { keyword, subType, countryCode, view } = input
    return paged(findLocations(world, { keyword, kinds: subType, country: countryCode, full: view === 'FULL' }), input)
  },

  nearest(input, world) {
    return paged(neighbourhood(world, input), input)
  },
}
