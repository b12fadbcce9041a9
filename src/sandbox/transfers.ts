import type { Handlers } from './handlers.ts'

/** Each is loaded, with all it needs, only when it is asked for. */
export const transfers: Handlers<'transfers'> = {
  async search(input, world) {
    const { offersFor } = await import('./making/transfers/offering.ts')
    const { data, warnings } = await offersFor(world, input)
    return { ...(warnings.length > 0 && { warnings }), data }
  },

  async book({ offerId, data }, world, once) {
    const { bookTransfer } = await import('./making/transfers/ordering.ts')
    return bookTransfer(world, offerId, data, once)
  },

  async cancel({ orderId, confirmNbr }, world) {
    const { cancelTransfer } = await import('./making/transfers/ordering.ts')
    return cancelTransfer(world, orderId, confirmNbr)
  },
}
