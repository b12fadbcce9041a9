import { operation } from '../../core/operation.ts'
import { text } from '../../core/words.ts'
import { FlightOrderAnswer } from './order.model.ts'
import { orderView } from './order.view.ts'

/** The order by the id it was booked under; a person may also give the reference. */
export const orderId = text('The id of an order', 200, 'eJzTd9f3NjIJdzUGAAp%2fAiY=')

export const ordered = {
  args: ['order'],
  options: { order: text('The id of an order, or the reference of one that was booked here', 200, 'TKKB2K') },
} as const

export const order = operation({
  name: 'flights order',
  summary: 'Show an order: flights, travellers, tickets',
  route: 'GET /v1/booking/flight-orders/{flight-orderId}',
  input: { 'flight-orderId': orderId },
  output: FlightOrderAnswer,
  command: { ...ordered, toInput: async ({ order }, { booking }) => ({ 'flight-orderId': await booking(order) }) },
  examples: ['TKKB2K', 'TKKB2K --json'],
  view: orderView,
})
