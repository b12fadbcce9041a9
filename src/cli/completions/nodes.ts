import type { Command } from 'commander'

/** What can be typed, read from the commands themselves: all that a completion script is made of. */

/** What a word may be: one of some, a file, or something that no shell can know. */
export type Value = { readonly choices: readonly string[] } | 'file' | 'free'

export interface Flag {
  /** `--cabin` */
  readonly name: string
  readonly summary: string
  /** What must follow it; undefined where nothing need follow. */
  readonly value: Value | undefined
}

interface Named {
  readonly name: string
  readonly summary: string
}

export interface Node {
  /** `flights search`; empty for the program. */
  readonly path: string
  readonly children: readonly Named[]
  readonly flags: readonly Flag[]
  /** Words without a flag, in order; the last one may be typed again where there are `more`. */
  readonly args: readonly Value[]
  readonly more: boolean
}

/** Every command of a program whose groups are all loaded. */
export function nodesOf(command: Command, path = ''): Node[] {
  const { commands, options, registeredArguments } = command
  const children = commands.map((child) => ({ name: child.name(), summary: child.description() }))
  const flags = options.map(({ long, short, description, argChoices, flags: written, required }) => ({
    name: long ?? short ?? written,
    summary: description,
    value: required ? kindOf(argChoices, `${written} ${description}`) : undefined,
  }))
  const args = registeredArguments.map((argument) => {
    // An argument can be given by a flag as well, which knows the choices.
    const choices = argument.argChoices ?? options.find(({ long }) => long === `--${argument.name()}`)?.argChoices
    return kindOf(choices, argument.description)
  })
  return [
    { path, children, flags, args, more: registeredArguments.at(-1)?.variadic ?? false },
    ...commands.flatMap((child) => nodesOf(child, `${path} ${child.name()}`.trim())),
  ]
}

/** What takes a file says so where people read it. */
const kindOf = (choices: readonly string[] | undefined, text: string): Value =>
  choices?.length ? { choices } : /\bfiles?\b/i.test(text) ? 'file' : 'free'

/** The choices of a value, with spaces between; undefined where it has none. */
export const choicesOf = (value: Value | undefined): string | undefined => (typeof value === 'object' ? value.choices.join(' ') : undefined)

/** Text that every one of these shells takes as it is. */
export const quoted = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`
