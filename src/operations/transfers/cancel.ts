import * as v from 'valibot'
import { UserError } from '../../core/errors.ts'
import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { table } from '../../core/view.ts'
import { text } from '../../core/words.ts'
import { Issue } from '../answers.ts'
import { cancellationText } from './cancellation.ts'
import { TransferOffer } from './model.ts'

export const cancel = operation({
  name: 'transfers cancel',
  summary: 'Cancel a ride that was booked',
  route: 'POST /v1/ordering/transfer-orders/{orderId}/transfers/cancellation',
  query: ['confirmNbr'],
  input: {
    orderId: text('The id of an order', 200, 'VEtLQjJLfDIwMjYtMTEtMjA'),
    confirmNbr: text('The number that confirms the ride', 200, '2904892'),
  },
  output: v.object({
    warnings: v.optional(v.array(Issue)),
    data: v.object({ confirmNbr: v.optional(v.string()), reservationStatus: v.optional(v.string()) }),
  }),
  /** When it is free and when it is not, in local times of the pick-up. */
  costs: (quoted) => {
    const says = v.is(TransferOffer, quoted) ? cancellationText(quoted) : ''
    return says === '' ? undefined : `Cancelling is ${says} (local times)`
  },
  command: {
    args: ['order', 'confirmation'],
    options: {
      order: text('The reference of a ride that was booked here, or the id of an order', 200, 'TKKB2K'),
      confirmation: optional(text('The number that confirms the ride; known for what was booked here', 200, '2904892')),
    },
    where: ([name]) => (name === 'confirmNbr' ? '--confirmation' : '--order'),
    toInput: async ({ order, confirmation }, context) => ({
      orderId: await context.booking(order),
      confirmNbr: confirmation ?? (await context.confirmation(order)) ?? unknownNumber(order),
    }),
  },
  examples: ['TKKB2K --yes'],
  view: ({ data }) => ({
    table: table([data], { Confirmation: ({ confirmNbr }) => confirmNbr, Status: ({ reservationStatus }) => reservationStatus }),
    drawing:
      data.reservationStatus === 'CANCELLED' ? 'Cancelled.' : `The ride is ${(data.reservationStatus ?? 'as it was').toLowerCase()}.`,
  }),
})

function unknownNumber(order: string): never {
  throw new UserError('input', `--confirmation is missing: ${order} was not booked on this machine`, {
    hints: ['it stands in the booking beside the reference: `wayfare transfers cancel TKKB2K 2904892`'],
    missing: ['confirmation'],
  })
}
