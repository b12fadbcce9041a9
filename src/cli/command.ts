import { type Command, InvalidArgumentError, Option } from 'commander'
import { routeOf, undoes } from '../api/wire.ts'
import { expectation } from '../core/check.ts'
import type { Field, Fields } from '../core/fields.ts'
import type { AnyOperation } from '../core/operation.ts'
import { formats } from './formats.ts'

/** How an operation is typed: its arguments and flags, worked out from its fields. */

/** One thing a person can give to a command. */
export interface Slot {
  readonly name: string
  readonly field: Field<unknown>
  /** `--not-airline` */
  readonly flag: string
  /** Where commander keeps what was given to the flag. */
  readonly key: string
}

export interface Slots {
  /** In the order they are written without a flag. */
  readonly args: readonly Slot[]
  readonly all: readonly Slot[]
}

export function slotsOf({ command, input }: AnyOperation): Slots {
  if ('within' in command) return { args: [], all: [] }
  const fields: Fields = 'options' in command ? command.options : input
  const names: Readonly<Record<string, string | undefined>> = command.names ?? {}
  const all = Object.entries(fields).map(([name, field]): Slot => {
    const flag = `--${names[name] ?? dashed(name)}`
    return { name, field, flag, key: keyOf(flag) }
  })
  const clash = all.find(({ key }, at) => commonKeys.has(key) || all.findIndex((other) => other.key === key) < at)
  if (clash) throw new Error(`${clash.flag} stands for two things`)
  const args: readonly string[] = command.args ?? []
  return { all, args: args.flatMap((arg) => all.filter(({ name }) => name === arg)) }
}

/** `maxPrice` → `max-price`, `page[limit]` → `limit` */
const dashed = (name: string): string => name.replace(/^.*\[(.+)\]$/, '$1').replace(/[A-Z]+/g, (capitals) => `-${capitals.toLowerCase()}`)

/** The part of a flag that stands for its value. */
const placeholder = ({ field, flag }: Slot): string =>
  field.kind === 'flag'
    ? flag
    : `${flag} <${field.choices ? 'choice' : field.kind === 'list' ? 'list' : (placeholders[field.kind] ?? 'value')}>`

const placeholders: Partial<Record<Field<unknown>['kind'], string>> = {
  place: 'place',
  date: 'date',
  days: 'dates',
  span: 'range',
  code: 'code',
  integer: 'number',
  number: 'number',
}

/** Adds the command of an operation. Nothing is required here: what is missing can still be asked for. */
export function addCommand(parent: Command, operation: AnyOperation, act: (command: Command, slots: Slots) => Promise<void>): Command {
  const slots = slotsOf(operation)
  const command = parent.command(operation.name.split(' ').at(-1) ?? '').description(operation.summary)
  for (const { field, flag } of slots.args) {
    const name = flag.slice(2)
    command.argument(field.kind === 'list' ? `[${name}...]` : `[${name}]`, `${describe(field)} (also ${flag})`)
  }
  command.usage(`${slots.args.map(({ field, flag }) => argumentText(field, flag.slice(2))).join(' ')} [options]`.trim())
  for (const slot of slots.all) {
    const option = new Option(placeholder(slot), describe(slot.field))
    // Only for help and completion: what is typed is read by the field, which is kinder about case and dashes.
    if (slot.field.choices) option.argChoices = slot.field.choices.map(spoken)
    if (slot.field.kind === 'list') option.argParser((text, before: string[] = []) => [...before, text])
    else if (slot.field.kind !== 'flag') option.argParser(once)
    command.addOption(slots.args.includes(slot) ? option.hideHelp() : option)
  }
  addCommonOptions(command, operation)
  command.addHelpText(
    'after',
    `\nExamples:\n${operation.examples.map((example) => typedLine(`wayfare ${operation.name} ${example}`)).join('\n')}`,
  )
  // Words too many are told with everything else that is wrong.
  return command.allowExcessArguments().action(() => act(command, slots))
}

/** A command line as a shell takes it, broken before a flag where it is too long for a help page. */
function typedLine(line: string): string {
  const lines: string[] = []
  for (const part of line.split(/ (?=--)/)) {
    const longer = `${lines.at(-1)} ${part}`
    if (lines.length > 0 && longer.length <= 72) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return `  $ ${lines.join(' \\\n      ')}`
}

/** One value was meant: which of two is not for us to say. */
function once(text: string, before: unknown): string {
  if (before !== undefined) throw new InvalidArgumentError('It was given twice.')
  return text
}

const argumentText = ({ kind, presence }: Field<unknown>, name: string): string => {
  const word = kind === 'list' ? `${name}...` : name
  return presence === 'required' ? `<${word}>` : `[${word}]`
}

function describe(field: Field<unknown>): string {
  const standard = field.usual ?? field.fallback
  return standard === undefined || standard === false ? field.summary : `${field.summary} (${spoken(String(standard))} if left out)`
}

/** A choice as it is typed: `PREMIUM_ECONOMY` → `premium-economy`. */
export const spoken = (choice: string): string => choice.toLowerCase().replace(/[_ ]/g, '-')

/** What every command of an operation takes for its output. */
const outputOptions = {
  '--json': 'The service’s answer as it is',
  '--jsonl': 'One item of the answer a line',
  '--csv': 'The table as comma-separated values',
  '--tsv': 'The table as tab-separated values, as in a pipe',
  '--md': 'The table in Markdown',
  '--fields <paths>': 'Only these members of each item, such as price.total,itineraries.0.duration',
  '--all': 'Every row, also on a terminal',
  '--fail-empty': 'End with 3 when the list is empty',
}
/** What a command takes that books. */
const bookingOptions = {
  '--max-total <amount>': 'Book without asking, up to this price',
  '--expect-total <amount>': 'Book at this price or less; with --yes without asking',
  '--yes': 'Do not ask',
  '--again': 'Book although the same was booked before',
}
/** What a command takes that undoes something. */
const undoingOptions = { '--yes': 'Do not ask' }
const bodyOptions = { '--body <file>': 'Take the request body from a file, or from - for standard input' }
/** What every command of an operation takes for its call. */
const callOptions = {
  '--dry-run [form]': 'Show the request and send nothing; --dry-run=curl as a curl line',
  '--profile <name>': 'Use this profile',
  '--no-input': 'Never ask',
  '--quiet': 'No notes on stderr',
  '--debug': 'Show where a bug comes from',
}

/** Where commander keeps what is given to a flag: `--dry-run [form]` → `dryRun`, `--no-input` → `input`. */
const keyOf = (flag: string): string =>
  flag.replace(/^--(no-)?| .*$/g, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const commonKeys = new Set(['help', ...Object.keys({ ...outputOptions, ...bookingOptions, ...bodyOptions, ...callOptions }).map(keyOf)])

function addCommonOptions(command: Command, operation: AnyOperation): void {
  const hasBody = routeOf(operation).method === 'POST' && !undoes(operation)
  for (const [heading, options] of [
    ['Booking:', { ...(operation.books ? bookingOptions : undoes(operation) && undoingOptions) }],
    ['Output:', outputOptions],
    ['Call:', { ...(hasBody && bodyOptions), ...callOptions }],
  ] as const) {
    for (const [flags, text] of Object.entries(options)) command.addOption(new Option(flags, text).helpGroup(heading))
  }
  for (const format of formats) {
    const others = formats.filter((other) => other !== format)
    command.options.find(({ long }) => long === `--${format}`)?.conflicts(others)
  }
}

/** What can be typed for a field: a person may say places by name and days by word. */
export function typedAs(field: Field<unknown>): string {
  if (field.kind === 'place') return 'a place by its code or name, such as MAD or Madrid'
  if (field.item?.kind === 'place') return `${typedAs(field.item)}, or several with commas between`
  if (field.kind === 'days') return 'a day or several, such as 2027-03-01..31 or 2027-03'
  return field.kind === 'date' ? 'a day, such as 2027-03-01, fri or +10d' : expectation(field)
}

/** Whether its summary says best what can be typed: a length in characters tells nobody anything. */
export const isFree = ({ kind, item, choices }: Field<unknown>): boolean =>
  (item ?? { kind }).kind === 'text' && !(item ?? { choices }).choices

/** `--adults: a whole number from 1 to 9, such as 1` */
export const askFor = ({ flag, field }: Slot): string =>
  `${flag}: ${isFree(field) ? `${field.summary.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}, such as ${field.example}` : typedAs(field)}`
