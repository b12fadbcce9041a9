import { refusals } from '../core/faults.ts'
import type { Handlers } from './handlers.ts'
import { listed } from './paging.ts'
import { refusal } from './problems.ts'

export const activities: Handlers<'activities'> = {
  async near(point, world) {
    const { activitiesAround } = await import('./making/activities/selling.ts')
    return listed(activitiesAround(world, await world.atlas.destinations(), point))
  },

  async square(square, world) {
    const { activitiesWithin } = await import('./making/activities/selling.ts')
    return listed(activitiesWithin(world, await world.atlas.destinations(), square))
  },

  async show({ activityId }, world) {
    const { activityOf } = await import('./making/activities/selling.ts')
    const data = activityOf(world, await world.atlas.destinations(), activityId)
    if (data) return { meta: {}, data }
    throw refusal(refusals.notFound, `No activity has the id "${activityId}"`, 'activityId', 404)
  },
}
