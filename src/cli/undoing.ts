import type { Client } from '../api/client.ts'
import type { Input } from '../api/wire.ts'
import { UserError } from '../core/errors.ts'
import { openJournal } from './journal.ts'
import type { Task } from './task.ts'

/** Takes something back, such as an order: whoever typed it is asked first, and the journal of bookings is told. */
export async function undo(input: Input, { operation, common, shell, context }: Task, client: Client): Promise<unknown> {
  const ids = Object.values(input)
  const journal = openJournal(shell)
  const named = journal.entries().filter(({ outcome }) => 'id' in outcome && ids.includes(outcome.id))
  // One that was cancelled before still has its name.
  const entry = named.find(({ outcome }) => outcome.state === 'booked') ?? named.at(-1)
  const what = entry ? `${reference(entry.outcome)} (${entry.says})` : ids.join(' ')
  if (!common.gates.yes) {
    if (!common.mayAsk) {
      throw new UserError('refused', `${operation.name} needs to be confirmed: nothing is done`, {
        hints: ['--yes does it without asking'],
      })
    }
    const { askConfirm } = await import('./ask.ts')
    if (!(await askConfirm(shell, `Cancel ${what}?`))) throw new UserError('refused', 'nothing is cancelled')
  }
  const answer: unknown = await client.call(operation, input)
  if (entry?.outcome.state === 'booked') journal.end(entry.key, { ...entry.outcome, state: 'cancelled' })
  context.note(`cancelled ${what}`)
  return answer
}

const reference = (outcome: object): string => ('reference' in outcome ? String(outcome.reference) : '')
