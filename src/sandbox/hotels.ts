import type { Handlers } from './handlers.ts'
import { listed } from './paging.ts'

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

  async offers(input, world) {
    const { offersFor } = await import('./making/stays/searching.ts')
    const { data, warnings } = await offersFor(world, input)
    return listed(data, warnings)
  },

  async offer(input, world) {
    const { offerAgain } = await import('./making/stays/searching.ts')
    return { data: await offerAgain(world, input) }
  },

  async book({ data }, world, once) {
    const { bookRooms } = await import('./making/stays/booking.ts')
    return bookRooms(world, data, once)
  },

  async order({ data }, world, once) {
    const { orderRooms } = await import('./making/stays/ordering.ts')
    return orderRooms(world, data, once)
  },
}
