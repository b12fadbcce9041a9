import type { Command } from 'commander'
import { type Input, inQuery } from '../api/wire.ts'
import { check, filled } from '../core/check.ts'
import { pathText, UserError } from '../core/errors.ts'
import { type Complaint, gotClause, type Path } from '../core/faults.ts'
import { horizonOf } from '../core/horizon.ts'
import type { AnyOperation, Instead } from '../core/operation.ts'
import { isRecord, own } from '../core/records.ts'
import type { Slot } from './command.ts'
import { createContext } from './context.ts'
import { askMissing, gather, type Typed, type Typing, typedFor } from './gather.ts'
import { expand, isSeveral } from './several.ts'
import { readAll } from './stdin.ts'
import type { Task } from './task.ts'

/** One call to make. */
interface Asked {
  /** Nearly always that of the command. */
  readonly operation: AnyOperation
  readonly input: Input
  /** What was typed for the flags of the operation's command, for its view. */
  readonly typed: Input
}

/** What to ask for: one input, or one for each combination where words stand for several places or days. */
export async function inputsOf(command: Command, task: Task): Promise<Asked[]> {
  const { operation, slots, common, shell, context, profile } = task
  const typed = typedFor(command, slots)
  const typing = { reader: context, horizon: horizonOf(shell.now()), settings: profile, help: `wayfare ${operation.name} --help` }
  if (common.body !== undefined) return [{ operation, input: await bodyInput(common.body, typed, typing, task), typed: {} }]
  // What a word was read as is told once all is given.
  const quiet = () => createContext(shell, task.session, profile, { note: () => {}, mayAsk: false })
  const ask = async (slot: Slot): Promise<string> => {
    const { askText } = await import('./ask.ts')
    return askText(shell, slot, (text) => wrongWith(slot, text, { ...typing, reader: quiet() }, operation))
  }
  const whole = common.mayAsk ? await askMissing(typed, slots, ask) : typed
  const all = whole.some(([slot, word]) => isSeveral(slot, word)) && mayBeRepeated(operation) ? expand(whole) : [whole]
  const asked: Asked[] = []
  for (const each of all) asked.push(await untilWhole(each, ask, (words) => askedFor(words, typing, task), task))
  return asked
}

/** Some commands know only from what else was typed that something is missing: it is asked for as well. */
async function untilWhole(
  typed: Typed,
  ask: (slot: Slot) => Promise<string>,
  read: (typed: Typed) => Promise<Asked>,
  task: Task,
): Promise<Asked> {
  try {
    return await read(typed)
  } catch (error) {
    const missing = error instanceof UserError && task.common.mayAsk ? error.missing : []
    const [slot] = task.slots.all.filter(({ name }) => missing.includes(name))
    if (!slot) throw error
    return untilWhole([...typed, [slot, await ask(slot)]], ask, read, task)
  }
}

/** What is wrong with an answer by itself, as a sentence below the question. */
async function wrongWith(slot: Slot, text: string, typing: Typing, operation: AnyOperation): Promise<string | undefined> {
  try {
    if (isSeveral(slot, text) && mayBeRepeated(operation)) return undefined
    await gather([[slot, text]], { args: [], all: [slot] }, undefined, typing)
    return undefined
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const said = error.message.replaceAll(`${slot.flag} `, '')
    return [said.replace(/^[a-z]/, (letter) => `It ${letter}`), ...error.hints].join('\n')
  }
}

async function askedFor(typed: Typed, typing: Typing, { operation: named, slots, context }: Task): Promise<Asked> {
  const { command: shape } = named
  if (!('toInput' in shape)) {
    const { values, whole } = await gather(typed, slots, named.rule, typing)
    return { operation: named, input: values, typed: whole }
  }
  const { whole } = await gather(typed, slots, shape.rule, typing)
  const result: Input | Instead = await shape.toInput(whole, context)
  const { operation, input } = isInstead(result) ? { operation: result.instead, input: result.input } : { operation: named, input: result }
  const { complaints } = check(operation.input, input, typing.horizon)
  const all = complaints.length ? complaints : (operation.rule?.(filled(operation.input, input)) ?? [])
  if (all.length) throw new UserError('usage', all.map((complaint) => inWords(complaint, shape.where)).join('\n'), { hints: [typing.help] })
  return { operation, input, typed: operation === named ? whole : {} }
}

const isInstead = (result: Input | Instead): result is Instead => 'instead' in result

const inWords = ({ path, says, got }: Complaint, where: ((path: Path) => string | undefined) | undefined): string =>
  `${where?.(path) ?? pathText(path)} ${says}${gotClause(got)}`

/** A body from a file; what travels beside it is still given by flags. */
async function bodyInput(file: string, typed: Typed, typing: Typing, { operation, slots, shell }: Task): Promise<Input> {
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
  return (route.startsWith('GET ') || asks !== undefined) && isRecord(data) && data.type === 'array'
}
