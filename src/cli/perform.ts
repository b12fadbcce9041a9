import type { Command } from 'commander'
import { toRequest } from '../api/wire.ts'
import { isRecord } from '../core/check.ts'
import { cleaned } from '../core/cleaned.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { Exit } from '../core/exits.ts'
import { horizonOf } from '../core/horizon.ts'
import type { AnyOperation } from '../core/operation.ts'
import { sayDate } from '../core/say.ts'
import { type Slot, type Slots, slotsOf } from './command.ts'
import { type Common, commonOf } from './common.ts'
import { localDay, readDay } from './days.ts'
import { inWordsOfTheCommand } from './failures.ts'
import { stateFolder } from './folders.ts'
import { itemsOf, render } from './formats.ts'
import { gather } from './gather.ts'
import type { Profile } from './profiles.ts'
import type { Session } from './session.ts'
import { createShelf } from './shelf.ts'
import type { Shell } from './shell.ts'
import { readAll } from './stdin.ts'
import { coloured, createUi } from './ui.ts'

/** Carries a command of an operation out, from what was typed to what is printed. */
export async function perform(operation: AnyOperation, command: Command, slots: Slots, shell: Shell, session: Session): Promise<Exit> {
  const common = commonOf(command, shell)
  const note = (text: string) => common.notes && shell.stderr.write(`${text}\n`)
  const profile = session.profile({ profile: common.profile })
  const context = contextOf(shell, session, profile, note)
  try {
    const input =
      common.body === undefined ? await typedInput(operation, command, slots, shell, common, context) : await bodyInput(common.body, shell)
    if (common.dryRun) {
      shell.stdout.write(await dryRun(operation, input, profile, common.dryRun))
      return 'fine'
    }
    if (profile.chosenBy === 'default') note('sandbox: times, prices and seats are made up; no account and no network are used')
    const client = await session.client(profile)
    const answer = await client.call(operation, input)
    return await show(operation, answer, common, shell, session)
  } catch (error) {
    throw error instanceof ServiceError ? inWordsOfTheCommand(error, operation, slotsOf(operation), session.tables.read) : error
  }
}

type Input = Readonly<Record<string, unknown>>

async function typedInput(
  operation: AnyOperation,
  command: Command,
  slots: Slots,
  shell: Shell,
  common: Common,
  context: Context,
): Promise<Input> {
  const ask = common.mayAsk ? (slot: Slot) => import('./ask.ts').then(({ askText }) => askText(shell, slot)) : undefined
  const { command: shape } = operation
  const rule = 'options' in shape ? shape.rule : operation.rule
  const options = await gather(command, slots, rule, { reader: context, horizon: horizonOf(shell.now()), ask })
  return 'toInput' in shape ? shape.toInput(options, context) : options
}

async function bodyInput(reference: string, shell: Shell): Promise<Input> {
  const { bodyFrom } = await import('./results.ts')
  return bodyFrom(reference, { readStdin: () => readAll(shell.stdin) })
}

function contextOf(shell: Shell, session: Session, profile: Profile, note: (text: string) => void): Context {
  const today = localDay(shell.now())
  return {
    today,
    result: async (reference, kind, schema) => {
      const { resultOf } = await import('./results.ts')
      return resultOf(reference, kind, schema, { shelf: createShelf(stateFolder(shell)), readStdin: () => readAll(shell.stdin) })
    },
    place: async (text, flag) => {
      // Whether a code exists is for the service to say: it may know places that the tables here do not.
      if (/^\s*[a-z]{3}\s*$/i.test(text)) return text.trim().toUpperCase()
      const { readPlace } = await import('./places.ts')
      return readPlace(text, flag, session.tables.read, note)
    },
    day: (text, flag) => {
      const day = readDay(text, today)
      if (day !== undefined && day !== text.trim()) note(`${flag}: ${text} is ${sayDate(day)} (${day})`)
      return day ?? text
    },
    call: async (operation, input) => (await session.client(profile)).call(operation, input),
  }
}

async function show(operation: AnyOperation, raw: unknown, common: Common, shell: Shell, session: Session): Promise<Exit> {
  // Text of the service never reaches a terminal as control sequences. Programs behind a pipe get JSON untouched.
  const json = common.format === 'json' || common.format === 'jsonl'
  const answer = json && !shell.stdout.isTTY ? raw : cleaned(raw)
  for (const warning of warningsOf(answer)) if (common.notes) shell.stderr.write(`warning: ${warning}\n`)
  const human = common.format === 'terminal'
  const atlas = human ? await session.tables.atlas() : undefined
  const ui = await createUi({
    colour: human && coloured(shell, shell.stdout),
    width: shell.stdout.columns,
    today: localDay(shell.now()),
    placeName: (code) => atlas?.airport(code)?.city ?? atlas?.airportsOf(code)[0]?.city,
  })
  const text = await render(answer, (each) => operation.view(answer, each), common, ui)
  const whole = common.format === 'json' && !common.fields ? text : undefined
  createShelf(stateFolder(shell)).put(raw, whole)
  shell.stdout.write(text)
  if (itemsOf(answer).length > 0) return 'fine'
  if (common.notes) shell.stderr.write(`nothing found: the list is empty\n`)
  return common.failEmpty ? 'empty' : 'fine'
}

function warningsOf(answer: unknown): string[] {
  const warnings = isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings : []
  return warnings.filter(isRecord).map(({ title, detail }) => String(detail ?? title))
}

async function dryRun(operation: AnyOperation, input: Input, profile: Profile, form: string | boolean): Promise<string> {
  const { requestText } = await import('./request-text.ts')
  return requestText(toRequest(operation, input), profile, form === 'curl')
}
