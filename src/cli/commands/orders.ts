import type { Command } from 'commander'
import { sayDate } from '../../core/say.ts'
import { table } from '../../core/view.ts'
import { tell, toolsFor, withFormats } from '../answers.ts'
import { type Entry, openJournal } from '../journal.ts'
import type { Shell } from '../shell.ts'
import type { Tools } from '../tools.ts'

/** `wayfare orders` lists what this machine booked, and what became of it. */
export function orders(command: Command, shell: Shell, tools: Tools): void {
  withFormats(command).action(() => list(command, shell, toolsFor(command, shell, tools)))
}

/** What people call the states of an attempt. */
const states = { booked: 'booked', cancelled: 'cancelled', failed: 'not booked', unknown: 'no answer' } as const

/** An attempt as it is told: without what was quoted, which is there to send it again. */
function described({ command, profile, service, says, total, currency, sent, outcome }: Entry) {
  const booked = 'id' in outcome ? { reference: outcome.reference, id: outcome.id } : {}
  return { ...booked, state: states[outcome.state], command, profile, service, says, total, currency, sent }
}

async function list(command: Command, shell: Shell, tools: Tools): Promise<void> {
  const all = openJournal(shell).entries().map(described).toReversed()
  if (all.length === 0) tools.note('nothing was booked on this machine yet')
  const unknown = all.find(({ state }) => state === states.unknown)
  await tell(
    all,
    (told, ui) => ({
      table: table(told, {
        Reference: { value: ({ reference }) => reference, shown: ui.bold },
        State: { value: ({ state }) => state, shown: (text, { state }) => (state === 'booked' ? ui.green(text) : ui.yellow(text)) },
        Booked: { value: ({ sent }) => sent, shown: (text) => sayDate(text.slice(0, 10)) },
        What: ({ says }) => says,
        Total: ({ total, currency }) => `${total} ${currency}`,
        Profile: { value: ({ profile }) => profile, spare: true },
      }),
      ...(unknown && { notes: ['No answer: repeat the same booking; it goes out under the same key, which books it once'] }),
    }),
    command,
    shell,
    tools,
  )
}
