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
    const [{ offersFor }, { hotelsOf }] = await Promise.all([import('./making/stays/searching.ts'), import('./making/stays/stock.ts')])
    const { data, warnings } = await offersFor(world, await hotelsOf(world), input)
    return listed(data, warnings)
  },

  async offer(input, world) {
    const [{ offerAgain }, { hotelsOf }] = await Promise.all([import('./making/stays/searching.ts'), import('./making/stays/stock.ts')])
    return { data: await offerAgain(world, await hotelsOf(world), input) }
  },

  async book({ data }, world, once) {
    const [{ bookRooms }, { hotelsOf }] = await Promise.all([import('./making/stays/booking.ts'), import('./making/stays/stock.ts')])
    return bookRooms(world, await hotelsOf(world), data, once)
  },

  async order({ data }, world, once) {
    const [{ orderRooms }, { hotelsOf }] = await Promise.all([import('./making/stays/ordering.ts'), import('./making/stays/stock.ts')])
    return orderRooms(world, await hotelsOf(world), data, once)
  },
}
