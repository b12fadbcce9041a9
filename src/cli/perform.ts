import type { Command } from 'commander'
import { type Input, toRequest } from '../api/wire.ts'
import { cleaned } from '../core/cleaned.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { Exit } from '../core/exits.ts'
import { horizonOf } from '../core/horizon.ts'
import type { AnyOperation } from '../core/operation.ts'
import { isRecord } from '../core/records.ts'
import type { Batch } from './batch.ts'
import type { Slot, Slots } from './command.ts'
import { type Common, commonOf } from './common.ts'
import { createContext } from './context.ts'
import { inWordsOfTheCommand } from './failures.ts'
import { stateFolder } from './folders.ts'
import { itemsOf } from './formats.ts'
import { gather, typedFor } from './gather.ts'
import type { Session } from './session.ts'
import { expand, isSeveral } from './several.ts'
import { createShelf } from './shelf.ts'
import type { Shell } from './shell.ts'
import { readAll } from './stdin.ts'
import { written } from './writing.ts'

/** Carries the command of an operation out, from what was typed to what is printed. */
export async function perform(operation: AnyOperation, command: Command, slots: Slots, shell: Shell, session: Session): Promise<Exit> {
  const common = commonOf(command, shell)
  const note = (text: string) => {
    if (common.notes) shell.stderr.write(`${text}\n`)
  }
  const profile = session.profile({ profile: common.profile })
  const context = createContext(shell, session, note)
  const inputs = await inputsOf(operation, command, slots, common, shell, context)
  if (common.dryRun) {
    const { requestText } = await import('./request-text.ts')
    for (const input of inputs) shell.stdout.write(requestText(toRequest(operation, input), profile, common.dryRun === 'curl'))
    return 'fine'
  }
  if (profile.chosenBy === 'default') note('sandbox: times, prices and seats are made up; no account and no network are used')
  const client = await session.client(profile)
  const call = (input: Input) =>
    client.call(operation, input).catch(async (error: unknown) => {
      throw error instanceof ServiceError ? await inWordsOfTheCommand(error, operation, slots, session.tables.read) : error
    })
  const { answer, failures } = await answerTo(inputs, call, shell, common)
  const exit = await show(operation, answer, common, shell, session, note)
  for (const failure of failures) shell.stderr.write(`error: ${failure}\n`)
  return failures.length > 0 ? 'partial' : exit
}

/** One answer to all inputs. */
async function answerTo(inputs: readonly Input[], call: (input: Input) => Promise<unknown>, shell: Shell, common: Common): Promise<Batch> {
  const { withSpinner } = await import('./progress.ts')
  return withSpinner(shell, common, async (say) => {
    const [only] = inputs
    if (only && inputs.length === 1) return { answer: await call(only), failures: [] }
    const { callAll } = await import('./batch.ts')
    return callAll(inputs, call, (done, of) => say(`${done} of ${of}`))
  })
}

/** What to ask for: one input, or one for each combination where words stand for several places or days. */
async function inputsOf(
  operation: AnyOperation,
  command: Command,
  slots: Slots,
  { body, mayAsk }: Common,
  shell: Shell,
  context: Context,
): Promise<Input[]> {
  if (body !== undefined) {
    const { bodyFrom } = await import('./results.ts')
    return [await bodyFrom(body, { readStdin: () => readAll(shell.stdin) })]
  }
  const ask = mayAsk ? (slot: Slot) => import('./ask.ts').then(({ askText }) => askText(shell, slot)) : undefined
  const { command: shape } = operation
  const adapted = 'toInput' in shape ? shape : undefined
  const typing = { reader: context, horizon: horizonOf(shell.now()), ask, help: `wayfare ${operation.name} --help` }
  const typed = typedFor(command, slots)
  const all = typed.some(([slot, word]) => isSeveral(slot, word)) ? expand(typed) : [typed]
  const inputs: Input[] = []
  for (const each of all) {
    const values = await gather(each, slots, adapted ? adapted.rule : operation.rule, typing)
    inputs.push(adapted ? await adapted.toInput(values, context) : values)
  }
  return inputs
}

async function show(
  operation: AnyOperation,
  raw: unknown,
  common: Common,
  shell: Shell,
  session: Session,
  note: (text: string) => void,
): Promise<Exit> {
  // Text of the service never reaches a terminal as control sequences. Programs behind a pipe get JSON untouched.
  const json = common.format === 'json' || common.format === 'jsonl'
  const answer = json && !shell.stdout.isTTY ? raw : cleaned(raw)
  for (const warning of warningsOf(answer)) note(`warning: ${warning}`)
  const atlas = common.format === 'terminal' ? await session.tables.atlas() : undefined
  const placeName = (code: string) => atlas?.airport(code)?.city ?? atlas?.airportsOf(code)[0]?.city
  const text = await written(answer, operation.view, common, shell, placeName)
  // Rows have numbers where a list is shown. A program that took JSON has the items themselves, and leaves a person's list alone.
  if (!json) createShelf(stateFolder(shell)).put(raw)
  shell.stdout.write(text)
  if (itemsOf(answer).length > 0) return 'fine'
  note('nothing found: the list is empty')
  return common.failEmpty ? 'empty' : 'fine'
}

function warningsOf(answer: unknown): string[] {
  const warnings = isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings : []
  return warnings.filter(isRecord).map(({ title, detail }) => String(detail ?? title))
}
