import type { Command } from 'commander'
import type { Client } from '../api/client.ts'
import { type Input, toRequest, undoes } from '../api/wire.ts'
import { ServiceError } from '../core/errors.ts'
import type { Exit } from '../core/exits.ts'
import type { AnyOperation } from '../core/operation.ts'
import { printable } from '../core/untrusted.ts'
import type { Batch } from './batch.ts'
import type { Slots } from './command.ts'
import { commonOf } from './common.ts'
import { createContext } from './context.ts'
import { inWordsOfTheCommand, tellFailures } from './failures.ts'
import { inputsOf } from './inputs.ts'
import { refuseUnknownPaths } from './paths.ts'
import type { Session } from './session.ts'
import type { Shell } from './shell.ts'
import { show } from './showing.ts'
import type { Task } from './task.ts'

/** Carries the command of an operation out, from what was typed to what is printed. */
export async function perform(operation: AnyOperation, command: Command, slots: Slots, shell: Shell, session: Session): Promise<Exit> {
  const common = commonOf(command, shell)
  const profile = session.profile({ profile: common.profile })
  const note = (text: string) => {
    if (common.notes) shell.stderr.write(`${printable(text, longestNote)}\n`)
  }
  const context = createContext(shell, session, profile, { note, mayAsk: common.mayAsk })
  const named: Task = { operation, slots, common, shell, session, profile, context, typed: {} }
  const asked = await inputsOf(command, named)
  // Several calls are all of one operation, nearly always that of the command.
  const [first] = asked
  const task: Task = { ...named, ...(first && { operation: first.operation, ...(asked.length === 1 && { typed: first.typed }) }) }
  if (common.fields) refuseUnknownPaths(task.operation.output, common.fields)
  const inputs = asked.map(({ input }) => input)
  if (common.dryRun) {
    const { requestText } = await import('./request-text.ts')
    for (const input of inputs)
      shell.stdout.write(
        requestText(toRequest(task.operation, input), {
          baseUrl: profile.baseUrl,
          fields: task.operation.input,
          asCurl: common.dryRun === 'curl',
        }),
      )
    return 'fine'
  }
  if (profile.chosenBy === 'default') context.note('sandbox: times, prices and seats are made up; no account and no network are used')
  const { answer, failures, quoted } = await answerTo(inputs, task)
  const exit = await show(answer, { ...task, typed: { ...task.typed, ...(quoted !== undefined && { quoted }) } })
  if (failures.length === 0) return exit
  tellFailures(failures, command, shell)
  return 'partial'
}

/** Characters of a note; much of it may be the service's own words. */
const longestNote = 1000

/** One answer to all inputs. */
async function answerTo(inputs: readonly Input[], task: Task): Promise<Batch & { readonly quoted?: unknown }> {
  const { common, shell, session, profile } = task
  const client = await session.client(profile)
  let quoted: unknown
  const call = (input: Input): Promise<unknown> =>
    carryOut(input, task, client, (what) => {
      quoted = what
    }).catch(async (error: unknown) => {
      throw error instanceof ServiceError ? await inWordsOfTheCommand(error, { ...task, input }, session.tables.read) : error
    })
  const work = async (say: (text: string) => void): Promise<Batch & { readonly quoted?: unknown }> => {
    const [only] = inputs
    if (only && inputs.length === 1) return { answer: await call(only), failures: [], quoted }
    const { callAll } = await import('./batch.ts')
    return callAll(inputs, call, (done, of) => say(`${done} of ${of}`))
  }
  // The sandbox inside this program answers before anything could turn.
  if (!shell.stderr.isTTY || profile.baseUrl === undefined || mayAskFirst(task.operation)) return work(() => {})
  const { withSpinner } = await import('./progress.ts')
  return withSpinner(shell, common, work, session.working)
}

/** Nothing turns beside a question. */
const mayAskFirst = (operation: AnyOperation): boolean => operation.books !== undefined || undoes(operation)

/** What only asks is asked; what books or takes back is done with care. */
async function carryOut(input: Input, task: Task, client: Client, onQuote: (quoted: unknown) => void): Promise<unknown> {
  const { operation } = task
  if (operation.books) {
    const { answer, quoted } = await (await import('./booking.ts')).book(input, task, client)
    onQuote(quoted)
    return answer
  }
  if (undoes(operation)) return (await import('./undoing.ts')).undo(input, task, client)
  return client.call(operation, input)
}
