import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import { fold } from './data/fold.ts'
import type { Handlers } from './handlers.ts'
import { findLocations } from './making/locations.ts'
import { neighbourhood } from './making/neighbourhood.ts'
import { paged } from './paging.ts'

export const airports: Handlers<'airports'> = {
  search(input, world) {
    const { keyword, subType, countryCode, view } = input
    if (fold(keyword) === '') {
      throw new Refusal(400, [
        { ...faults.format, detail: `keyword takes letters or digits; got "${keyword}"`, source: { parameter: 'keyword' } },
      ])
    }
    return paged(findLocations(world, { keyword, kinds: subType, country: countryCode, full: view === 'FULL' }), input)
  },

  nearest(input, world) {
    return paged(neighbourhood(world, input), input)
  },
}
