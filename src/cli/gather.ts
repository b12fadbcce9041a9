import type { Command } from 'commander'
import { check, filled } from '../core/check.ts'
import { UserError } from '../core/errors.ts'
import { type Complaint, faults, gotClause } from '../core/faults.ts'
import type { Field, Fields } from '../core/fields.ts'
import type { Horizon } from '../core/horizon.ts'
import type { Issue } from '../core/message.ts'
import type { Rule } from '../core/operation.ts'
import { isDays } from '../core/ranges.ts'
import { askFor, type Slot, type Slots, spoken } from './command.ts'
import { type Reader, readText } from './typed-values.ts'

/** From what was typed to values that are checked, or to one error that tells everything that is wrong. */

export interface Typing {
  readonly reader: Reader
  readonly horizon: Horizon
  /** What the profile says for inputs that are not given. */
  readonly settings: { readonly currency?: string | undefined }
  /** The command line that explains the command. */
  readonly help: string
}

/** What was typed for each slot, as it was typed. */
export type Typed = readonly (readonly [Slot, unknown])[]

/** The values that were typed, checked; `whole` has the defaults of the service as well. */
interface Gathered {
  readonly values: Readonly<Record<string, unknown>>
  readonly whole: Readonly<Record<string, unknown>>
}

export async function gather(typed: Typed, slots: Slots, rule: Rule<Fields> | undefined, typing: Typing): Promise<Gathered> {
  const problems: UserError[] = []
  const unread = new Set<string>()
  const read: Record<string, unknown> = {}
  for (const [slot, text] of typed) {
    try {
      read[slot.name] = await readTyped(slot, text, typing.reader)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      problems.push(error)
      unread.add(slot.name)
    }
  }
  for (const { name, field } of slots.all) read[name] ??= field.usual ?? (field.setting && typing.settings[field.setting])

  const fields = Object.fromEntries(slots.all.map(({ name, field }) => [name, field]))
  const { value, complaints } = check(fields, read, typing.horizon)
  const told = complaints.filter(({ path }) => !unread.has(String(path[0])))
  const missing = slots.all.filter(({ name }) =>
    told.some(({ fault, path }) => fault === 'missing' && path.length === 1 && path[0] === name),
  )
  if (problems.length || told.length > missing.length) throw await allWrong(problems, told, slots)
  if (missing.length) {
    throw new UserError('input', `${missing.map(({ flag }) => flag).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`, {
      hints: [...missing.map(askFor), typing.help],
    })
  }
  const whole = filled(fields, value)
  const broken = rule?.(whole) ?? []
  const unsaid = broken.filter(({ fault }) => fault === 'missing')
  if (broken.length && unsaid.length === broken.length) {
    const missing = unsaid.map(({ path }) => String(path[0]))
    throw new UserError('input', unsaid.map((complaint) => complaintLine(complaint, slots)).join('\n'), { hints: [typing.help], missing })
  }
  if (broken.length) throw await allWrong([], broken, slots)
  return { values: value, whole }
}

/** Asks for what must be given and was not. */
export async function askMissing(typed: Typed, { all }: Slots, ask: (slot: Slot) => Promise<string>): Promise<Typed> {
  const given = new Set(typed.map(([{ name }]) => name))
  const answers: [Slot, string][] = []
  for (const slot of all) {
    const { presence, usual } = slot.field
    if (presence === 'required' && usual === undefined && !given.has(slot.name)) answers.push([slot, await ask(slot)])
  }
  return [...typed, ...answers]
}

/** What was typed for each slot: flags first; words without a flag fill the arguments that no flag gave, in order. */
export function typedFor(command: Command, { args, all }: Slots): Typed {
  const options: Record<string, unknown> = command.opts()
  const byFlag = all.filter(({ key }) => options[key] !== undefined).map((slot) => [slot, options[slot.key]] as const)
  const open = args.filter(({ key }) => options[key] === undefined)
  const words = [...command.args]
  const byPlace = open.flatMap((slot) => {
    const typed = slot.field.kind === 'list' ? words.splice(0) : words.shift()
    return typed === undefined || (Array.isArray(typed) && typed.length === 0) ? [] : [[slot, typed] as const]
  })
  if (words.length) {
    throw new UserError(
      'usage',
      `too many words: ${words.map((word) => `"${word}"`).join(', ')} ${words.length === 1 ? 'is' : 'are'} left over`,
      {
        hints: [`wayfare ${fullName(command)} --help`],
      },
    )
  }
  return [...byFlag, ...byPlace]
}

async function readTyped({ field, flag }: Slot, typed: unknown, reader: Reader): Promise<unknown> {
  if (typeof typed === 'string') return readText(field, typed, flag, reader)
  if (!Array.isArray(typed)) return typed
  const parts = await Promise.all(typed.map((word) => readText(field, String(word), flag, reader)))
  return parts.flat()
}

const fullName = (command: Command): string => (command.parent?.parent ? `${fullName(command.parent)} ${command.name()}` : command.name())

/** Everything that is wrong at once, each named by the flag it was given with; nearest values are hints. */
async function allWrong(problems: readonly UserError[], complaints: readonly Complaint[], slots: Slots): Promise<UserError> {
  const unread = problems.map(({ message }): Issue => ({ ...faults.data, detail: message }))
  const wrong = complaints.map((complaint): Issue => {
    const parameter = slotOf(complaint, slots)?.flag
    return { ...faults[complaint.fault], detail: complaintLine(complaint, slots), ...(parameter && { source: { parameter } }) }
  })
  const issues = [...unread, ...wrong]
  const hints = await Promise.all(complaints.map((complaint) => hintFor(complaint, slots)))
  return new UserError('usage', issues.map(({ detail }) => detail).join('\n'), {
    hints: [...problems.flatMap((problem) => problem.hints), ...new Set(hints.flat())],
    issues,
  })
}

const slotOf = ({ path }: Complaint, { all }: Slots): Slot | undefined => all.find(({ name }) => name === path[0])

/** `--cabin takes one of economy, business; got "econmy"`: the name and the choices as they are typed. */
function complaintLine(complaint: Complaint, slots: Slots): string {
  const slot = slotOf(complaint, slots)
  const choices = complaint.fault === 'option' && slot?.field.choices
  const says = choices ? `takes one of ${choices.map(spoken).join(', ')}` : complaint.says
  return `${slot?.flag ?? complaint.path.join('.')} ${says}${gotClause(complaint.got)}`
}

async function hintFor(complaint: Complaint, slots: Slots): Promise<string[]> {
  const field: Field<unknown> | undefined = slotOf(complaint, slots)?.field
  const { got } = complaint
  if (typeof got !== 'string') return []
  if ((field?.kind === 'date' || field?.kind === 'days') && complaint.fault === 'date' && !isDays(got))
    return ['`wayfare help dates` shows how days can be written']
  if (field?.kind === 'number' && /^\p{L}[\p{L} .'-]*$/u.test(got)) {
    return [`\`wayfare airports show ${got.includes(' ') ? JSON.stringify(got) : got}\` tells the degrees of an airport or city`]
  }
  if (!field?.choices || complaint.fault !== 'option') return []
  const near = await nearest(got, field.choices.map(spoken))
  return near ? [`did you mean ${near}?`] : []
}

/** The choice that is spelt most like what was typed, if any is. */
async function nearest(typed: string, choices: readonly string[]): Promise<string | undefined> {
  const { misspelling } = await import('../sandbox/data/spelling.ts')
  const costs = choices.map((choice) => ({ choice, cost: misspelling(typed.toLowerCase(), choice) ?? Number.POSITIVE_INFINITY }))
  const best = costs.reduce((least, each) => (each.cost < least.cost ? each : least), { choice: '', cost: Number.POSITIVE_INFINITY })
  return best.choice || choices.find((choice) => choice.startsWith(typed.toLowerCase()))
}
