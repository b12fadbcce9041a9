import type { Handlers } from './handlers.ts'

export const trip: Handlers<'trip'> = {
  async parse({ payload }, world) {
    const { readTrip } = await import('./reading.ts')
    return readTrip(payload, world)
  },

  async purpose(input, world) {
    const { purposeOf } = await import('./making/trips/purpose.ts')
    return purposeOf(world, input)
  },
}
