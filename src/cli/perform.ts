import type { Command } from 'commander'
import { type Input, toRequest } from '../api/wire.ts'
import { cleaned } from '../core/cleaned.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { Exit } from '../core/exits.ts'
import { horizonOf } from '../core/horizon.ts'
import type { AnyOperation } from '../core/operation.ts'
import { isRecord } from '../core/records.ts'
import type { Slot, Slots } from './command.ts'
import { type Common, commonOf } from './common.ts'
import { createContext } from './context.ts'
import { inWordsOfTheCommand } from './failures.ts'
import { stateFolder } from './folders.ts'
import { itemsOf } from './formats.ts'
import { gather } from './gather.ts'
import type { Session } from './session.ts'
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
  const input = await inputOf(operation, command, slots, common, shell, createContext(shell, session, profile, note))
  if (common.dryRun) {
    const { requestText } = await import('./request-text.ts')
    shell.stdout.write(requestText(toRequest(operation, input), profile, common.dryRun === 'curl'))
    return 'fine'
  }
  if (profile.chosenBy === 'default') note('sandbox: times, prices and seats are made up; no account and no network are used')
  const client = await session.client(profile)
  const answer = await client.call(operation, input).catch(async (error: unknown) => {
    throw error instanceof ServiceError ? await inWordsOfTheCommand(error, operation, slots, session.tables.read) : error
  })
  return show(operation, answer, common, shell, session, note)
}

async function inputOf(
  operation: AnyOperation,
  command: Command,
  slots: Slots,
  { body, mayAsk }: Common,
  shell: Shell,
  context: Context,
): Promise<Input> {
  if (body !== undefined) {
    const { bodyFrom } = await import('./results.ts')
    return bodyFrom(body, { readStdin: () => readAll(shell.stdin) })
  }
  const ask = mayAsk ? (slot: Slot) => import('./ask.ts').then(({ askText }) => askText(shell, slot)) : undefined
  const { command: shape } = operation
  const adapted = 'toInput' in shape ? shape : undefined
  const values = await gather(command, slots, adapted ? adapted.rule : operation.rule, {
    reader: context,
    horizon: horizonOf(shell.now()),
    ask,
  })
  return adapted ? adapted.toInput(values, context) : values
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
