import { createHash } from 'node:crypto'
import type { Client } from '../api/client.ts'
import type { Input } from '../api/wire.ts'
import { UserError } from '../core/errors.ts'
import type { AnyOperation, Calls, Quote } from '../core/operation.ts'
import { dayPart, sayDate } from '../core/say.ts'
import { type Entry, openJournal } from './journal.ts'
import type { Profile } from './profiles.ts'
import type { Task } from './task.ts'

/** Carries out what costs money: asks for the price, has it confirmed, writes it down, sends it once and writes down what became of it. */

/** Books the input and gives the answer of the service. */
export async function book(input: Input, task: Task, client: Client): Promise<unknown> {
  const { operation, profile, shell, context } = task
  const { gates } = task.common
  const { books } = operation
  if (!books) throw new Error(`${operation.name} books nothing`)
  refuseUnsaid(profile)
  const journal = openJournal(shell)
  const calls: Calls = { call: (other, given) => client.call(other, given) }
  const service = profile.baseUrl ?? 'sandbox'
  const fingerprint = fingerprintOf(operation, books.same(input))
  const entries = journal.entries()
  const before = entries.findLast((entry) => entry.fingerprint === fingerprint && entry.service === service)
  if (before && !gates.again) refuseTwice(before)
  // Without an answer nobody knows whether it was booked. The very same request under the very same key cannot book it twice.
  const open = before?.outcome.state === 'unknown' && !gates.again ? before : undefined
  if (open)
    context.note(
      `this was sent on ${sayDate(dayPart(open.sent))} and got no answer: it is sent again under the same key, which books it once`,
    )
  const quote: Quote<Input> = await books.quote(input, calls, open?.quoted)
  await confirm(quote, task)
  const key = open?.key ?? newKey(shell, entries.length)
  if (!open) {
    const { says, total, currency, quoted } = quote
    const sent = new Date(shell.now()).toISOString()
    journal.begin({ key, command: operation.name, profile: profile.name, service, fingerprint, says, total, currency, sent, quoted })
  }
  try {
    const answer: unknown = await client.call(operation, quote.input, { 'idempotency-key': key })
    const receipt = books.receipt(answer)
    journal.end(key, { state: 'booked', ...receipt })
    context.note(`booked as ${receipt.reference}`)
    return answer
  } catch (error) {
    const unknown = error instanceof UserError && error.exit === 'outcome'
    journal.end(key, { state: unknown ? 'unknown' : 'failed' })
    throw unknown ? stillUnknown(error) : error
  }
}

/** What costs money elsewhere is never booked there by a setting alone. */
function refuseUnsaid({ environment, chosenBy, name }: Profile): void {
  if (environment !== 'production' || chosenBy === 'flag') return
  throw new UserError('refused', `the profile ${name} books for real money, so it has to be named with the command`, {
    hints: [`add --profile ${name}`],
  })
}

const fingerprintOf = ({ name }: AnyOperation, same: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, same]))
    .digest('base64url')
    .slice(0, 22)

/** Unlike any other: by the moment, by chance, and by how many there were before. */
const newKey = ({ now, random }: Task['shell'], number: number): string =>
  [now(), Math.floor(random() * 2 ** 52), number].map((part) => part.toString(36)).join('-')

function refuseTwice({ outcome, sent, command }: Entry): void {
  if (outcome.state !== 'booked') return
  const group = command.split(' ')[0]
  throw new UserError('refused', `the same was booked on ${sayDate(dayPart(sent))} as ${outcome.reference}: nothing is booked`, {
    hints: [...(group === 'flights' ? [`wayfare flights order ${outcome.reference}`] : []), '--again books it once more'],
  })
}

const stillUnknown = ({ message, issues }: UserError): UserError =>
  new UserError('outcome', message, {
    hints: ['repeat the same command: it goes out under the same key, so that a service that honours it books it once'],
    issues,
  })

/** Has the price confirmed: by a limit, by what was expected, or by whoever sits at the terminal. */
async function confirm({ total, before, added, currency, says }: Quote<unknown>, { common, profile, shell, context }: Task): Promise<void> {
  const money = (amount: string) => `${amount} ${currency}`
  const { maxTotal, expectTotal, yes } = common.gates
  if (expectTotal !== undefined && Number(total) > Number(expectTotal)) throw dearer(total, expectTotal, currency)
  if (maxTotal !== undefined && Number(total) > Number(maxTotal)) {
    throw new UserError('price', `the price is ${money(total)}, more than --max-total ${maxTotal}: nothing is booked`, {
      hints: [`--max-total ${total} takes it as it is now`],
    })
  }
  if (maxTotal !== undefined || (yes && expectTotal !== undefined)) return
  if (!common.mayAsk) {
    throw new UserError('refused', `${money(total)} needs to be confirmed: nothing is booked`, {
      hints: [`--max-total ${total} books up to that price`, `or --yes --expect-total ${total}`],
    })
  }
  if (profile.baseUrl !== undefined) context.note(`this books at ${profile.baseUrl}`)
  const extras = Number(added) === 0 ? '' : `, ${added} of it for what is added`
  const moved = Number(before) === Number(total) ? '' : `; it was ${money(before)} when it was found`
  shell.stderr.write(`${says}\nTotal ${money(total)}${extras}${moved}\n`)
  const { askConfirm } = await import('./ask.ts')
  if (!(await askConfirm(shell, 'Book it?'))) throw new UserError('refused', 'nothing is booked')
}

function dearer(total: string, expected: string, currency: string): UserError {
  const digits = total.split('.')[1]?.length ?? 0
  const difference = (Number(total) - Number(expected)).toFixed(digits)
  return new UserError('price', `the price is now ${total} ${currency}; ${expected} was expected, ${difference} less: nothing is booked`, {
    hints: [`--yes --expect-total ${total} takes the new price`],
  })
}
