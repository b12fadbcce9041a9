import type { Command } from 'commander'
import { UserError } from '../core/errors.ts'
import { type Format, formats } from './formats.ts'
import type { Shell } from './shell.ts'

/** What was said beforehand to what would be asked before a booking or a cancellation. */
interface Gates {
  /** Most that may be paid, as decimal text. */
  readonly maxTotal: string | undefined
  /** What is expected to be paid. */
  readonly expectTotal: string | undefined
  readonly yes: boolean
  /** Book although the same was booked before. */
  readonly again: boolean
}

/** What the options every command takes were set to. */
export interface Common {
  readonly format: Format
  readonly fields: readonly string[] | undefined
  readonly all: boolean
  readonly failEmpty: boolean
  readonly body: string | undefined
  /** Only show the request, and how. */
  readonly dryRun: 'plain' | 'curl' | undefined
  readonly profile: string | undefined
  /** What a booking must not exceed, and whether one is asked. */
  readonly gates: Gates
  /** Whether somebody can and may be asked. */
  readonly mayAsk: boolean
  /** Whether notes for people are written to stderr. Programs that read JSON get JSON there, or nothing. */
  readonly notes: boolean
}

export function commonOf(command: Command, { stdin, stdout, stderr, env }: Shell): Common {
  const options: Readonly<Record<string, unknown>> = command.opts()
  const format = formats.find((name) => options[name] === true) ?? (stdout.isTTY ? 'terminal' : 'tsv')
  return {
    format,
    fields: typeof options.fields === 'string' ? options.fields.split(',').map((path) => path.trim()) : undefined,
    all: options.all === true,
    failEmpty: options.failEmpty === true,
    body: textOf(options.body),
    dryRun: dryRunOf(options.dryRun),
    profile: textOf(options.profile),
    gates: {
      maxTotal: amountOf('--max-total', options.maxTotal),
      expectTotal: amountOf('--expect-total', options.expectTotal),
      yes: options.yes === true,
      again: options.again === true,
    },
    mayAsk: options.input !== false && stdin.isTTY && stderr.isTTY && !env.CI,
    notes: options.quiet !== true && !speaksJson(command),
  }
}

function amountOf(flag: string, option: unknown): string | undefined {
  const amount = textOf(option)
  if (amount === undefined || /^\d{1,9}(\.\d{1,3})?$/.test(amount)) return amount
  throw new UserError('usage', `${flag} takes an amount, such as 520.00; got "${amount}"`)
}

const textOf = (option: unknown): string | undefined => (typeof option === 'string' ? option : undefined)

/** What follows `--dry-run` after a space is taken for its form: a word of the command must not get lost there. */
function dryRunOf(form: unknown): Common['dryRun'] {
  if (form === undefined || form === false) return undefined
  if (form === true) return 'plain'
  if (form === 'curl') return 'curl'
  throw new UserError('usage', `--dry-run takes nothing or =curl; got "${form}"`, { hints: [`write --dry-run last, after ${form}`] })
}

/** Whether errors are written as JSON. */
export const speaksJson = (command: Command): boolean => command.opts().json === true || command.opts().jsonl === true
