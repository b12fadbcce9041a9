import type { Client } from '../api/client.ts'
import type { Input } from '../api/wire.ts'
import { ServiceError, UserError } from '../core/errors.ts'
import { refusals } from '../core/faults.ts'
import { printable } from '../core/untrusted.ts'
import { openJournal, serviceOf } from './journal.ts'
import type { Task } from './task.ts'

/** Takes something back, such as an order: whoever typed it is asked first, and the journal of bookings is told. */
export async function undo(input: Input, { operation, common, profile, shell, context }: Task, client: Client): Promise<unknown> {
  const ids = Object.values(input)
  const journal = openJournal(shell)
  const at = serviceOf(profile, shell)
  const named = journal.entries().filter(({ outcome, service }) => service === at && 'id' in outcome && ids.includes(outcome.id))
  // One that was cancelled before still has its name.
  const entry = named.findLast(({ outcome }) => outcome.state === 'booked') ?? named.at(-1)
  const what = entry ? `${reference(entry.outcome)} (${entry.says})` : ids.join(' ')
  const costs = entry && operation.costs?.(entry.quoted)
  if (!common.gates.yes) {
    if (!common.mayAsk) {
      throw new UserError('refused', `${operation.name} needs to be confirmed: nothing is done`, {
        hints: [...(costs ? [costs] : []), '--yes does it without asking'],
      })
    }
    if (costs) shell.stderr.write(`${costs}\n`)
    const { askConfirm } = await import('./ask.ts')
    if (!(await askConfirm(shell, `Cancel ${what}?`))) throw new UserError('refused', 'nothing is cancelled')
  }
  const tellJournal = () => {
    if (entry?.outcome.state !== 'booked') return
    try {
      journal.end(entry.key, { ...entry.outcome, state: 'cancelled' })
    } catch (error) {
      // It is cancelled all the same.
      shell.stderr.write(`${printable(`warning: cancelled ${what}, but ${error instanceof Error ? error.message : error}`, 1000)}\n`)
    }
  }
  let answer: unknown
  try {
    answer = await client.call(operation, input)
  } catch (error) {
    // It was cancelled before, by a command that got no answer or by somebody else, or its time ran out.
    if (error instanceof ServiceError && error.issues.some(({ code }) => code === refusals.notFound.code)) tellJournal()
    throw error
  }
  tellJournal()
  context.note(`cancelled ${what}`)
  return answer
}

const reference = (outcome: object): string => ('reference' in outcome ? String(outcome.reference) : '')
