import { Writable } from 'node:stream'
import * as v from 'valibot'
import { UserError } from '../core/errors.ts'
import type { Field } from '../core/fields.ts'
import { inWords } from '../core/say.ts'
import { printable } from '../core/untrusted.ts'
import { isFree, type Slot, typedAs } from './command.ts'
import type { Shell } from './shell.ts'

/** Questions to whoever sits at the terminal. They are written to stderr: stdout is for answers. */

type Prompts = typeof import('@inquirer/prompts')
type Place = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; signal: AbortSignal }

async function ask<T>(shell: Shell, question: (prompts: Prompts, place: Place) => Promise<T>): Promise<T> {
  const prompts = await import('@inquirer/prompts')
  try {
    return await question(prompts, { input: shell.stdin.open(), output: asStream(shell), signal: shell.interrupted })
  } catch (error) {
    // Ctrl-C reaches a prompt as a key (ExitPromptError) and everything else as the signal (AbortPromptError).
    if (error instanceof Error && /^(Exit|Abort|Cancel)PromptError$/.test(error.name)) throw new UserError('interrupted', 'interrupted')
    throw error
  }
}

/** The prompts want a stream that knows its width. */
function asStream({ stderr }: Pick<Shell, 'stderr'>): NodeJS.WritableStream {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      stderr.write(String(chunk))
      done()
    },
  })
  return Object.assign(stream, { isTTY: stderr.isTTY, columns: stderr.columns })
}

/** What is wrong with an answer; nothing where it can be taken. */
type Wrong = (text: string) => Promise<string | undefined>

export const askLine = (shell: Shell, message: string, standard?: string, wrong?: Wrong): Promise<string> =>
  ask(shell, ({ input }, place) =>
    input(
      {
        message: printable(message),
        required: true,
        ...(standard !== undefined && { default: standard }),
        ...(wrong && { validate: async (text) => (await wrong(text)) ?? true }),
      },
      place,
    ),
  )

/** Nothing of it is shown, not even how long it is. */
export const askSecret = (shell: Shell, message: string, wrong?: Wrong): Promise<string> =>
  ask(shell, ({ password }, place) =>
    password(
      { message: printable(message), validate: async (text) => (text === '' ? 'it cannot be empty' : ((await wrong?.(text)) ?? true)) },
      place,
    ),
  )

/** Enter alone means no. */
export const askConfirm = (shell: Shell, message: string): Promise<boolean> =>
  ask(shell, ({ confirm }, place) => confirm({ message: printable(message), default: false }, place))

export const askChoice = <T extends string>(shell: Shell, message: string, choices: readonly { value: T; name: string }[]): Promise<T> =>
  ask(shell, ({ select }, place) =>
    select<T>({ message: printable(message), choices: choices.map((each) => ({ ...each, name: printable(each.name) })) }, place),
  )

/** Asks for one input of a command, as a person would write it, until it can be taken. */
export function askText(shell: Shell, { field }: Slot, wrong?: Wrong): Promise<string> {
  const choices = field.choices?.map((value) => ({ value, name: inWords(value) }))
  return choices && field.kind !== 'list'
    ? askChoice(shell, field.summary, choices)
    : askLine(shell, `${field.summary} (${isFree(field) ? `such as ${field.example}` : typedAs(field)})`, undefined, wrong)
}

/** Asks for a value that is plain text on the wire as well, such as what stands on a card, until it can be taken. */
export async function askField(shell: Shell, { summary, example, expects, schema, secret }: Field<unknown>): Promise<string> {
  const wrong: Wrong = async (text) => (v.is(schema, text) ? undefined : `takes ${expects}, such as ${example}`)
  return secret ? askSecret(shell, summary, wrong) : askLine(shell, `${summary} (such as ${example})`, undefined, wrong)
}
