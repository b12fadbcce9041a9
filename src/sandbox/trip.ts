import type { Handlers } from './handlers.ts'

export const trip: Handlers<'trip'> = {
  async purpose(input, world) {
    const { purposeOf } = await import('./making/trips/purpose.ts')
    return purposeOf(world, input)
  },
}
