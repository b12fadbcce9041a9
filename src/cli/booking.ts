import { createHash } from 'node:crypto'
import type { Client } from '../api/client.ts'
import { unknownOutcome } from '../api/patience.ts'
import type { Input } from '../api/wire.ts'
import { ServiceError, UserError } from '../core/errors.ts'
import type { AnyOperation, Calls, Quote } from '../core/operation.ts'
import { dayPart, sayDate } from '../core/say.ts'
import { printable } from '../core/untrusted.ts'
import { type Entry, type Journal, openJournal, serviceOf } from './journal.ts'
import type { Profile } from './profiles.ts'
import type { Task } from './task.ts'

/** Carries out what costs money: asks for the price, has it confirmed, writes it down, sends it once and writes down what became of it. */

/** Books the input and gives the answer of the service, with what was quoted before. */
export async function book(input: Input, task: Task, client: Client): Promise<{ readonly answer: unknown; readonly quoted: unknown }> {
  const { operation, profile, shell, context } = task
  const { gates } = task.common
  const { books } = operation
  if (!books) throw new Error(`${operation.name} books nothing`)
  refuseUnsaid(profile)
  const journal = openJournal(shell)
  const calls: Calls = { call: (other, given) => client.call(other, given) }
  const service = serviceOf(profile, shell)
  // By the group: the same rooms are the same under either version of the service.
  const fingerprint = traceOf([operation.name.split(' ')[0], books.same(input)])
  const caller = profile.credentials && traceOf(profile.credentials.key)
  const known = journal.entries()
  const isSame = (entry: Entry): boolean => entry.fingerprint === fingerprint && entry.service === service
  if (!gates.again) refuseTwice(known.findLast((entry) => isSame(entry) && entry.outcome.state === 'booked'))
  // Without an answer nobody knows whether it was booked. The very same request under the very same key cannot book it twice.
  const open = gates.again ? undefined : known.findLast((entry) => isSame(entry) && entry.outcome.state === 'unknown')
  if (open) {
    if (open.command !== operation.name) throw sentOtherwise()
    refuseBlindly(open, profile, caller)
    context.note(
      `this was sent on ${sayDate(dayPart(open.sent))} and got no answer: it is sent again under the same key, which books it once`,
    )
  }
  const quote = told(await books.quote(input, calls, open?.quoted))
  await confirm(quote, task)
  const key = open?.key ?? newKey(shell, known.length)
  if (!open) {
    const { says, total, currency, quoted } = quote
    const sent = new Date(shell.now()).toISOString()
    const attempt = {
      key,
      command: operation.name,
      profile: profile.name,
      service,
      caller,
      fingerprint,
      says,
      total,
      currency,
      sent,
      quoted,
    }
    journal.begin(attempt)
    if (!gates.again) refuseRival(journal, key, (entry) => isSame(entry) && !known.some((old) => old.key === entry.key))
  }
  let answer: unknown
  try {
    answer = await client.call(operation, quote.input, { 'idempotency-key': key })
  } catch (error) {
    if (isSettled(error, open !== undefined)) journal.end(key, { state: 'failed' })
    throw whatIsKnown(error, open !== undefined)
  }
  const receipt = receiptOf(books, answer)
  if (!receipt) throw stillUnknown(unknownOutcome('the service answered without a reference'))
  try {
    journal.end(key, { state: 'booked', ...receipt })
  } catch (error) {
    // It is booked all the same. As long as nothing says so, repeating the command sends the same key.
    shell.stderr.write(
      `${printable(`warning: booked as ${receipt.reference}, but ${error instanceof Error ? error.message : error}`, 1000)}\n`,
    )
  }
  context.note(`booked as ${receipt.reference}`)
  return { answer, quoted: quote.quoted }
}

/** What is shown and written down of a price is text of the service. */
const told = (quote: Quote<Input>): Quote<Input> => ({
  ...quote,
  says: printable(quote.says),
  before: printable(quote.before, 40),
  added: printable(quote.added, 40),
  currency: printable(quote.currency, 40),
})
type Receipt = ReturnType<NonNullable<AnyOperation['books']>['receipt']>

/** Answers are taken at their word, and one without a reference has none to give. */
function receiptOf({ receipt }: NonNullable<AnyOperation['books']>, answer: unknown): Receipt | undefined {
  try {
    const { id, reference, confirmation } = receipt(answer)
    if (typeof id !== 'string' || typeof reference !== 'string') return undefined
    return { id, reference, ...(typeof confirmation === 'string' && { confirmation }) }
  } catch {
    return undefined
  }
}

/**
 * Whether it is certain that nothing was booked. A booking that is sent again may have been made the first time, and that it cannot be sent
 * now, or not like this, says nothing of that: only a refusal of the same request does.
 */
function isSettled(error: unknown, isAgain: boolean): boolean {
  if (error instanceof ServiceError) return !isAgain || error.response.status === 400
  return !isAgain && error instanceof UserError && error.exit !== 'outcome'
}

function whatIsKnown(error: unknown, isAgain: boolean): unknown {
  if (error instanceof UserError && error.exit === 'outcome') return stillUnknown(error)
  if (isAgain && error instanceof ServiceError && error.response.status === 422) {
    return sentOtherwise(error.issues)
  }
  return error
}

const sentOtherwise = (issues: ServiceError['issues'] = []): UserError =>
  new UserError('outcome', 'this was sent before with other details and got no answer: whether it was booked is not known', {
    hints: ['repeat it exactly as it was, with the same contacts, card, extras and version', 'or --again books it anew'],
    issues,
  })

/** What costs money elsewhere is never booked there by a setting alone. */
function refuseUnsaid({ environment, chosenBy, name }: Profile): void {
  if (environment !== 'production' || chosenBy === 'flag') return
  throw new UserError('refused', `the profile ${name} books for real money, so it has to be named with the command`, {
    hints: [`add --profile ${name}`],
  })
}

/** Tells things apart without saying what they are. */
const traceOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)

/** Unlike any other: by the moment, by chance, and by how many there were before. */
const newKey = ({ now, random }: Task['shell'], number: number): string =>
  [now(), Math.floor(random() * 2 ** 52), number].map((part) => part.toString(36)).join('-')

function refuseTwice(entry: Entry | undefined): void {
  if (entry?.outcome.state !== 'booked') return
  const { outcome, sent, command } = entry
  const shown =
    command === 'flights book' && /^\w+$/.test(outcome.reference)
      ? `wayfare flights order ${outcome.reference}`
      : '`wayfare orders` lists it'
  throw new UserError('refused', `the same was booked on ${sayDate(dayPart(sent))} as ${outcome.reference}: nothing is booked`, {
    hints: [shown, '--again books it once more'],
  })
}

/** The closed service and those that took its place at its addresses know no keys: there a repetition books twice. */
function refuseBlindly(open: Entry, { environment, baseUrl }: Profile, caller: string | undefined): void {
  const knowsKeys = environment !== 'test' && environment !== 'production'
  if (knowsKeys && open.caller === caller) return
  const before = `${open.says} was sent to ${baseUrl} on ${sayDate(dayPart(open.sent))} and got no answer: nothing is sent now`
  throw new UserError('outcome', before, {
    hints: [
      knowsKeys ? 'it was sent with the key of another application: repeat it with that one' : 'ask there whether it was booked',
      '--again books it once more, whatever became of it',
    ],
  })
}

/** Where two commands book the same at the same moment, the one that was written down first goes on. */
function refuseRival(journal: Journal, key: string, isRival: (entry: Entry) => boolean): void {
  const entries = journal.entries()
  const before = entries.slice(
    0,
    entries.findIndex((entry) => entry.key === key),
  )
  const rival = before.findLast((entry) => isRival(entry) && entry.outcome.state !== 'failed')
  if (!rival) return
  journal.end(key, { state: 'failed' })
  refuseTwice(rival)
  throw new UserError('refused', 'the same is being booked by another command at this moment: nothing is booked', {
    hints: ['`wayfare orders` shows what becomes of it', '--again books it once more'],
  })
}

const stillUnknown = ({ message, issues }: UserError): UserError =>
  new UserError('outcome', message, {
    hints: ['repeat the same command: it goes out under the same key, so that a service that honours it books it once'],
    issues,
  })

/** Has the price confirmed: by a limit, by what was expected, or by whoever sits at the terminal. */
async function confirm({ total, before, added, currency, says }: Quote<unknown>, { common, profile, shell, context }: Task): Promise<void> {
  // What is no number is under every limit.
  if (!/^\d+(\.\d+)?$/.test(total)) throw new UserError('price', `the service tells no price that can be read: nothing is booked`)
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
