import type { Handlers } from './handlers.ts'
import { listed } from './paging.ts'

/** Offers of hotels and what is booked of them; the hotels themselves are made when they are asked for. */
export const hotels: Handlers<'hotels'> = {
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
