import type { Command } from 'commander'
import { ServiceError, UserError } from '../core/errors.ts'
import { type Exit, exits } from '../core/exits.ts'
import type { Issue } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'
import { printable } from '../core/untrusted.ts'
import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import type { Slots } from './command.ts'
import { speaksJson } from './common.ts'
import type { Shell } from './shell.ts'
import { coloured } from './ui.ts'

/** Errors as people and programs read them. The only place where they become exit codes. */

/** A refusal of the service in the words of the command: its parameters are named as flags, unknown places get neighbours. */
export async function inWordsOfTheCommand(
  error: ServiceError,
  operation: AnyOperation,
  { all }: Slots,
  read: ReadTable,
): Promise<UserError> {
  const hints: string[] = []
  const lines = await Promise.all(
    error.issues.map(async (issue) => {
      const name = issue.source?.parameter ?? ''
      const slot = all.find((each) => each.name === name || each.field.also?.includes(name))
      const detail = issue.detail ?? issue.title
      const isPlace = slot?.field.kind === 'place' || /(origin|destination)LocationCode$/.test(issue.source?.pointer ?? '')
      const code = isPlace && /"([^"]+)"|\b([A-Z]{3})\b/.exec(detail)
      if (code) hints.push(...(await import('./places.ts')).placeHints(code[1] ?? code[2] ?? '', read))
      return slot ? `${slot.flag} ${detail.replace(new RegExp(`^${slot.name} `), '')}` : detail
    }),
  )
  const message = lines.join('\n') || `the service refused ${operation.name} with ${error.response.status}`
  return new UserError(error.exit, message, { hints: [...hints, ...hintsFor(error)], issues: error.issues })
}

function hintsFor({ response, issues }: ServiceError): string[] {
  const wait = response.headers['retry-after']
  if (response.status === 429) return [wait ? `try again in ${wait} seconds` : 'try again later; the quota starts afresh next month']
  if (response.status === 401) return ['`wayfare auth status` shows what is used, `wayfare auth login` changes it']
  if (issues.some(({ code }) => code === 38196)) return ['the base address of the profile may be wrong: `wayfare profile show`']
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
  const hints = user ? user.hints : ['run it again with --debug and report what it prints']
  if (command && speaksJson(command))
    shell.stderr.write(`${JSON.stringify({ errors: jsonErrors(message, hints, user?.issues ?? [], code) })}\n`)
  else shell.stderr.write(words(message, hints, user?.issues ?? [], shell))
  if (!user && failure instanceof Error && (command?.opts().debug || shell.env.WAYFARE_DEBUG)) shell.stderr.write(`${failure.stack}\n`)
  return code
}

function words(message: string, hints: readonly string[], issues: readonly Issue[], shell: Shell): string {
  const colour = coloured(shell, shell.stderr)
  const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)
  const [first = '', ...more] = message.split('\n')
  const facts = issues.map(({ status, code, title, source }) => {
    const at = source?.pointer ?? source?.parameter
    return `${[status, code].filter(Boolean).join('/')} ${title}${at ? ` at ${at}` : ''}`
  })
  const lines = [
    `${paint(31, 'error:')} ${printable(first)}`,
    ...more.map((line) => `       ${printable(line)}`),
    ...hints.map((hint) => `${paint(33, 'hint:')} ${printable(hint)}`),
    ...facts.map((fact) => paint(2, `service: ${printable(fact)}`)),
  ]
  return `${lines.join('\n')}\n`
}

const jsonErrors = (message: string, hints: readonly string[], issues: readonly Issue[], exit: number) => {
  const extra = { exit, ...(hints.length && { hint: hints.join('\n') }) }
  return issues.length ? issues.map((issue) => ({ ...issue, ...extra })) : [{ title: 'ERROR', detail: message, ...extra }]
}
