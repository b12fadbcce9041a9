import type { Command } from 'commander'
import type { Input } from '../api/wire.ts'
import { cleaned, escaped } from '../core/cleaned.ts'
import { ServiceError, UserError } from '../core/errors.ts'
import { type Exit, exits } from '../core/exits.ts'
import { faults, gateway } from '../core/faults.ts'
import type { Field, Fields } from '../core/fields.ts'
import type { Issue } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'
import { own } from '../core/records.ts'
import { printable } from '../core/untrusted.ts'
import { wrap } from '../core/wrap.ts'
import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import type { Slots } from './command.ts'
import { speaksJson } from './common.ts'
import type { Shell } from './shell.ts'
import { coloured } from './ui.ts'

/** Errors as people and programs read them. The only place where they become exit codes. */

/** What was asked of the service, and how it was typed. */
interface Said {
  readonly operation: AnyOperation
  readonly slots: Slots
  readonly input: Input
  /** What was typed for the options of the command, where those are other than the inputs. */
  readonly typed: Input
}

/** A refusal of the service in the words of the command: its parameters are named as flags, unknown places get neighbours. */
export async function inWordsOfTheCommand(
  error: ServiceError,
  { operation, input, typed, slots: { all } }: Said,
  read: ReadTable,
): Promise<UserError> {
  const hints: string[] = []
  const lines = await Promise.all(
    error.issues.map(async (issue) => {
      const name = issue.source?.parameter ?? issue.source?.pointer?.split('/')[1] ?? ''
      const flag = flagOf(operation, issue)
      const slot = all.find((each) => each.name === name || each.field.also?.includes(name)) ?? all.find((each) => each.flag === flag)
      const detail = issue.detail ?? issue.title
      const isPlace = (slot?.field ?? fieldAt(operation.input, issue.source?.pointer))?.kind === 'place'
      const code =
        nowhere.exec(detail) ?? (isPlace && issue.code === faults.data.code ? /"([^"]+)"|\b([A-Z]{3})\b/.exec(detail) : undefined)
      if (code) hints.push(...(await import('./places.ts')).placeHints(code[1] ?? code[2] ?? '', read))
      if (!slot) return detail
      // `TKKB2K`, not the id that it stands for.
      const said = typed[slot.name]
      return byFlag(slot.flag, name, typeof said === 'string' ? detail.replace(`"${input[name]}"`, `"${said}"`) : detail)
    }),
  )
  // What is wrong with several travellers alike is said once; the places are told below.
  const message = [...new Set(lines)].join('\n') || `the service refused ${operation.name} with ${error.response.status}`
  return new UserError(error.exit, message, { hints: [...hints, ...hintsFor(error)], issues: error.issues })
}

/** The field a JSON pointer leads to, as far as fields describe the body. */
function fieldAt(fields: Fields, pointer: string | undefined): Field<unknown> | undefined {
  const [first = '', ...rest] = (pointer ?? '').split('/').slice(1)
  return rest.reduce<Field<unknown> | undefined>(
    (field, step) => (field?.item && /^\d+$/.test(step) ? field.item : own(field?.members ?? {}, step)),
    own(fields, first),
  )
}

/** What the sandbox says of a place it does not know. */
const nowhere = /^no (?:airport or city|airport|city) has the (?:code|id) "[AC]?([A-Z]{3})"/i

/** The flag of a command whose options are other than the inputs of its operation, where it says which stands for what. */
function flagOf({ command }: AnyOperation, { source }: Issue): string | undefined {
  if (!('where' in command)) return undefined
  const path = source?.pointer?.split('/').slice(1) ?? (source?.parameter === undefined ? undefined : [source.parameter])
  return path && command.where?.(path)
}

/** The service begins with the name of its parameter, or says something about its value. */
function byFlag(flag: string, name: string, said: string): string {
  // The flag says already what it is about.
  const detail = said.replace(/^Error booking additional services: /, '')
  if (detail.startsWith(`${name} `)) return `${flag} ${detail.slice(name.length + 1)}`
  return `${flag}: ${detail.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}`
}

function hintsFor({ response, issues }: ServiceError): string[] {
  if (response.status === 401) return ['`wayfare auth status` shows what is used, `wayfare auth login` changes it']
  if (issues.some(({ code }) => code === gateway.path.code)) return ['the base address of the profile may be wrong: `wayfare profile show`']
  return []
}

/** Says on stderr what went wrong and gives the number to end with. */
export function report(error: unknown, command: Command | undefined, shell: Shell): number {
  const failure = error instanceof ServiceError ? new UserError(error.exit, error.message, { issues: error.issues }) : error
  const user = failure instanceof UserError ? failure : undefined
  const exit: Exit = user?.exit ?? 'bug'
  const [code] = exits[exit]
  if (exit === 'interrupted') return code
  const message = user?.message ?? `this is a bug in wayfare: ${failure instanceof Error ? failure.message : String(failure)}`
  const hints = user ? user.hints : ['run it again with WAYFARE_DEBUG=1 and report what it prints']
  if (command && speaksJson(command))
    shell.stderr.write(`${escaped(JSON.stringify({ errors: jsonErrors(message, hints, user?.issues ?? [], code) }))}\n`)
  else shell.stderr.write(words(message, hints, user?.issues ?? [], shell))
  if (!user && failure instanceof Error && (command?.opts().debug || shell.env.WAYFARE_DEBUG))
    shell.stderr.write(`${cleaned(failure.stack)}\n`)
  return code
}

/** Says what went wrong with a part of several calls. */
export function tellFailures(failures: readonly UserError[], command: Command, shell: Shell): void {
  const [code] = exits.partial
  if (speaksJson(command)) {
    const errors = failures.flatMap(({ message, hints, issues }) => jsonErrors(message, hints, issues, code))
    shell.stderr.write(`${escaped(JSON.stringify({ errors }))}\n`)
  } else for (const { message, hints, issues } of failures) shell.stderr.write(words(message, hints, issues, shell))
}

function words(message: string, hints: readonly string[], issues: readonly Issue[], shell: Shell): string {
  const { isTTY, columns } = shell.stderr
  const colour = coloured(shell, shell.stderr)
  const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)
  // A terminal breaks between words; in a log each thing stays on one line.
  const broken = (text: string, indent: string) =>
    isTTY ? wrap(printable(text), columns - indent.length).join(`\n${indent}`) : printable(text)
  const [first = '', ...more] = message.split('\n')
  // What was found before the service was asked has no status of its.
  const facts = issues
    .filter(({ status }) => status !== undefined)
    .map(({ status, code, title, source }) => {
      const at = source?.pointer ?? source?.parameter
      return `${[status, code].filter(Boolean).join('/')} ${title}${at ? ` at ${at}` : ''}`
    })
  const lines = [
    `${paint(31, 'error:')} ${broken(first, '       ')}`,
    ...more.map((line) => `       ${broken(line, '       ')}`),
    ...hints.map((hint) => `${paint(33, 'hint:')} ${broken(hint, '      ')}`),
    ...facts.map((fact) => paint(2, `service: ${broken(fact, '         ')}`)),
  ]
  return `${lines.join('\n')}\n`
}

const jsonErrors = (message: string, hints: readonly string[], issues: readonly Issue[], exit: number): object[] => {
  const extra = { exit, ...(hints.length && { hint: hints.join('\n') }) }
  return issues.length ? issues.map((issue) => ({ ...issue, ...extra })) : [{ title: 'ERROR', detail: message, ...extra }]
}
