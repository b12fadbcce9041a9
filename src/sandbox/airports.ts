import type { Handlers } from './handlers.ts'
import { findLocations } from './making/locations.ts'
import { neighbourhood } from './making/neighbourhood.ts'
import { pageOf } from './paging.ts'

export const airports: Handlers<'airports'> = {
  search({ keyword, subType, countryCode, view, 'page[limit]': limit, 'page[offset]': offset }, world) {
    const found = findLocations(world, { keyword, kinds: subType, country: countryCode, full: view === 'FULL' })
    return { meta: { count: found.length, links: {} }, data: pageOf(found, limit, offset) }
  },

  nearest({ latitude, longitude, radius, sort, 'page[limit]': limit, 'page[offset]': offset }, world) {
    const found = neighbourhood(world, { latitude, longitude, radius, sort })
    return { meta: { count: found.length, links: {} }, data: pageOf(found, limit, offset) }
  },
}
