import { refusals } from '../core/faults.ts'
import type { Handlers } from './handlers.ts'
import { paged } from './paging.ts'
import { refusal } from './problems.ts'

export const places: Handlers<'places'> = {
  async near(input, world) {
    const { placesAround } = await import('./making/places/interest.ts')
    return paged(placesAround(await world.atlas.destinations(), input, input.categories), input)
  },

  async square(input, world) {
    const { placesWithin } = await import('./making/places/interest.ts')
    return paged(placesWithin(await world.atlas.destinations(), input, input.categories), input)
  },

  async show({ poisId }, world) {
    const { placeOf } = await import('./making/places/interest.ts')
    const data = placeOf(await world.atlas.destinations(), poisId)
    if (data) return { meta: {}, data }
    throw refusal(refusals.notFound, `No place of interest has the id "${poisId}"`, 'poisId', 404)
  },
}
