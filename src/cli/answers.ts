import { type Command, Option } from 'commander'
import { cleaned, forEyes } from '../core/cleaned.ts'
import type { Sheet, Ui } from '../core/view.ts'
import { commonOf, speaksJson } from './common.ts'
import { formats } from './formats.ts'
import type { Shell } from './shell.ts'
import type { Tools } from './tools.ts'
import { written } from './writing.ts'

/** What commands written by hand have in common with those of operations: how an answer is written, and whether one may ask. */
export function withFormats(command: Command): Command {
  for (const format of formats) {
    const others = formats.filter((other) => other !== format)
    command.addOption(new Option(`--${format}`, `The answer as ${format}`).conflicts(others).hideHelp(format !== 'json'))
  }
  return command.option('--no-input', 'Never ask')
}

/** Writes an answer in the format that was asked for. */
export async function tell<T>(
  answer: T,
  view: (answer: T, ui: Ui) => Sheet,
  command: Command,
  shell: Shell,
  { out }: Tools,
): Promise<void> {
  const common = commonOf(command, shell)
  const safe =
    common.format === 'json' || common.format === 'jsonl' ? answer : common.format === 'terminal' ? forEyes(answer) : cleaned(answer)
  const text = await written(safe, view, common, shell)
  if (text) out(text.replace(/\r?\n$/, ''))
}

/** The tools, without notes for people where a program reads. */
export const toolsFor = (command: Command, shell: Shell, tools: Tools): Tools =>
  commonOf(command, shell).notes ? tools : { ...tools, note: () => {} }

/** Says that something was done: to programs by what it is like now, to people in a line on stderr. */
export async function sayDone(answer: object, says: string, command: Command, shell: Shell, tools: Tools): Promise<void> {
  if (speaksJson(command)) await tell(answer, () => ({}), command, shell, tools)
  else tools.note(says)
}
