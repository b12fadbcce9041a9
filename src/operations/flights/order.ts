import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { text } from '../../core/words.ts'
import { FlightOrderAnswer } from './order.model.ts'
import { orderView } from './order.view.ts'

/** The id an order was booked under. */
export const orderId = text('The id of an order', 200, 'eJzTd9f3NjIJdzUGAAp%2fAiY=')

const anOrder = text('The id of an order, or the reference of one that was booked here', 200, 'X7KQ2M')

/** How a person names an order that a command is about. */
export const ordered = { args: ['order'], options: { order: anOrder } } as const

/** The same where something else could be named as well. */
export const ofOrder = { order: optional(anOrder) }

export const order = operation({
  name: 'flights order',
  summary: 'Show an order: flights, travellers, tickets',
  route: 'GET /v1/booking/flight-orders/{flight-orderId}',
  input: { 'flight-orderId': orderId },
  output: FlightOrderAnswer,
  command: { ...ordered, where: () => '--order', toInput: async ({ order }, { booking }) => ({ 'flight-orderId': await booking(order) }) },
  examples: ['TKKB2K', 'TKKB2K --json'],
  view: orderView,
})
