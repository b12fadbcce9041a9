import type { Handlers } from './handlers.ts'

export const hotels: Handlers<'hotels'> = {
  async list(input, world) {
    const { ofCity } = await import('./making/stays/listing.ts')
    return ofCity(world, input)
  },

  async 'list-near'(input, world) {
    const { around } = await import('./making/stays/listing.ts')
    return around(world, input)
  },

  async 'list-ids'({ hotelIds }, world) {
    const { byIds } = await import('./making/stays/listing.ts')
    return byIds(world, hotelIds)
  },

  async search(input, world) {
    const { found } = await import('./making/stays/finding.ts')
    return found(world, input)
  },

  async ratings({ hotelIds }, world) {
    const { ratingsOf } = await import('./making/stays/sentiments.ts')
    return ratingsOf(world, hotelIds)
  },
}
