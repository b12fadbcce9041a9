import * as v from 'valibot'
import { operation } from '../../core/operation.ts'
import { ordered, orderId } from './order.ts'

export const cancel = operation({
  name: 'flights cancel',
  summary: 'Cancel an order that has no ticket yet',
  route: 'DELETE /v1/booking/flight-orders/{flight-orderId}',
  input: { 'flight-orderId': orderId },
  output: v.object({}),
  command: { ...ordered, where: () => '--order', toInput: async ({ order }, { booking }) => ({ 'flight-orderId': await booking(order) }) },
  examples: ['TKKB2K --yes'],
  view: () => ({ title: 'Cancelled.' }),
})
