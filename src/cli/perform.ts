import type { Command } from 'commander'
import { type Input, inQuery, toRequest } from '../api/wire.ts'
import { check, filled } from '../core/check.ts'
import { cleaned } from '../core/cleaned.ts'
import type { Context } from '../core/context.ts'
import { pathText, ServiceError, UserError } from '../core/errors.ts'
import type { Exit } from '../core/exits.ts'
import { type Complaint, gotClause, type Path } from '../core/faults.ts'
import { horizonOf } from '../core/horizon.ts'
import type { AnyOperation } from '../core/operation.ts'
import { isRecord, own } from '../core/records.ts'
import { printable } from '../core/untrusted.ts'
import type { Batch } from './batch.ts'
import type { Slot, Slots } from './command.ts'
import { type Common, commonOf } from './common.ts'
import { createContext } from './context.ts'
import { inWordsOfTheCommand, tellFailures } from './failures.ts'
import { stateFolder } from './folders.ts'
import { itemsOf } from './formats.ts'
import { askMissing, gather, type Typed, type Typing, typedFor } from './gather.ts'
import { refuseUnknownPaths } from './paths.ts'
import type { Profile } from './profiles.ts'
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
  if (common.fields) refuseUnknownPaths(operation.output, common.fields)
  const context = createContext(shell, session, profile, note)
  const inputs = await inputsOf(operation, command, slots, common, shell, context, profile)
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
  const exit = await show(operation, answer, common, shell, session, profile, note)
  if (failures.length === 0) return exit
  tellFailures(failures, command, shell)
  return 'partial'
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
  common: Common,
  shell: Shell,
  context: Context,
  profile: Profile,
): Promise<Input[]> {
  const typed = typedFor(command, slots)
  const typing = { reader: context, horizon: horizonOf(shell.now()), settings: profile, help: `wayfare ${operation.name} --help` }
  if (common.body !== undefined) return [await bodyInput(common.body, operation, typed, slots, typing, shell)]
  const ask = (slot: Slot) => import('./ask.ts').then(({ askText }) => askText(shell, slot))
  const whole = common.mayAsk ? await askMissing(typed, slots, ask) : typed
  const all = whole.some(([slot, word]) => isSeveral(slot, word)) && mayBeRepeated(operation) ? expand(whole) : [whole]
  const inputs: Input[] = []
  for (const each of all) inputs.push(await inputOf(operation, each, slots, typing, context))
  return inputs
}

async function inputOf(operation: AnyOperation, typed: Typed, slots: Slots, typing: Typing, context: Context): Promise<Input> {
  const { command: shape } = operation
  if (!('toInput' in shape)) return (await gather(typed, slots, operation.rule, typing)).values
  const { whole } = await gather(typed, slots, shape.rule, typing)
  const input: Input = await shape.toInput(whole, context)
  const { complaints } = check(operation.input, input, typing.horizon)
  const all = complaints.length ? complaints : (operation.rule?.(filled(operation.input, input)) ?? [])
  if (all.length) throw new UserError('usage', all.map((complaint) => inWords(complaint, shape.where)).join('\n'), { hints: [typing.help] })
  return input
}

const inWords = ({ path, says, got }: Complaint, where: ((path: Path) => string | undefined) | undefined): string =>
  `${where?.(path) ?? pathText(path)} ${says}${gotClause(got)}`

/** A body from a file; what travels beside it is still given by flags. */
async function bodyInput(file: string, operation: AnyOperation, typed: Typed, slots: Slots, typing: Typing, shell: Shell): Promise<Input> {
  const beside = slots.all.filter(({ name }) => own(operation.input, name) !== undefined && inQuery(operation, name))
  const within = typed.filter(([slot]) => !beside.includes(slot))
  if (within.length) {
    throw new UserError('usage', `${within.map(([{ flag }]) => flag).join(', ')} cannot be combined with --body, which says it all`)
  }
  const { bodyFrom } = await import('./results.ts')
  const { values } = await gather(typed, { args: [], all: beside }, undefined, typing)
  return { ...(await bodyFrom(file, { readStdin: () => readAll(shell.stdin) })), ...values }
}

/** Several calls are made of what only asks, and gives a list that others can be joined to. */
function mayBeRepeated({ route, asks, output }: AnyOperation): boolean {
  const data = 'entries' in output && isRecord(output.entries) ? output.entries.data : undefined
  return (route.startsWith('GET ') || asks === true) && isRecord(data) && data.type === 'array'
}

async function show(
  operation: AnyOperation,
  raw: unknown,
  common: Common,
  shell: Shell,
  session: Session,
  profile: Profile,
  note: (text: string) => void,
): Promise<Exit> {
  // Text of the service never reaches a terminal as control sequences. Programs behind a pipe get JSON untouched.
  const json = common.format === 'json' || common.format === 'jsonl'
  const answer = json && !shell.stdout.isTTY ? raw : cleaned(raw)
  for (const warning of warningsOf(answer)) note(`warning: ${printable(warning)}`)
  const atlas = common.format === 'terminal' ? await session.tables.atlas() : undefined
  const placeName = (code: string) => atlas?.airport(code)?.city ?? atlas?.airportsOf(code)[0]?.city
  const text = await written(answer, operation.view, common, shell, placeName)
  // Rows have numbers where a list is shown. A program that took JSON has the items themselves, and leaves a person's list alone.
  if (!json && operation.rows) createShelf(stateFolder(shell), profile.baseUrl).put(operation.rows.type, itemsOf(raw))
  shell.stdout.write(text)
  if (itemsOf(answer).length > 0) return 'fine'
  note('nothing found: the list is empty')
  return common.failEmpty ? 'empty' : 'fine'
}

function warningsOf(answer: unknown): string[] {
  const warnings = isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings : []
  return warnings.filter(isRecord).map(({ title, detail }) => String(detail ?? title))
}
