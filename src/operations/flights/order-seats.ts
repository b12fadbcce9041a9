import { also } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { orderId } from './order.ts'
import { Seatmaps } from './seats.model.ts'
import { seatsView } from './seats.view.ts'

/** The seats of the flights of an order: what `flights seats --order` asks. */
export const orderSeats = operation({
  name: 'flights order-seats',
  summary: 'Show the seats of the flights of an order',
  route: 'GET /v1/shopping/seatmaps',
  // The older name is the one that most clients send.
  input: { flightOrderId: also(orderId, 'flight-orderId') },
  output: Seatmaps,
  command: { within: 'flights seats' },
  examples: [],
  view: seatsView,
})
