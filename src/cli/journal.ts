import { appendFileSync, closeSync, fstatSync, fsyncSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { codeOf } from '../api/trouble.ts'
import { UserError } from '../core/errors.ts'
import { dataFolder, makeFolder } from './folders.ts'
import type { Profile } from './profiles.ts'
import { builtIn } from './settings.ts'
import type { Shell } from './shell.ts'

/**
 * What this machine booked: a line before each booking is sent, a line with what became of it after. Nobody's name, document or card
 * is in it: what was booked, under which key, and the reference.
 */
const Attempt = v.object({
  /** Sent with the request, so that a service knows it again. */
  key: v.string(),
  /** `flights book` */
  command: v.string(),
  profile: v.string(),
  /** What `serviceOf` calls the service. */
  service: v.string(),
  /** A trace of the key it was sent with, where one was: a service keeps the requests of each apart. */
  caller: v.optional(v.string()),
  /** What tells the same booking from another one. */
  fingerprint: v.string(),
  /** The flights or rooms, in one line. */
  says: v.string(),
  total: v.string(),
  currency: v.string(),
  /** ISO 8601, UTC. */
  sent: v.string(),
  /** What was quoted, to send the very same again where no answer came. */
  quoted: v.unknown(),
})

/** Under what it was booked; `confirmation` is a number of what was booked itself, where it has one beside the order. */
const Receipt = { id: v.string(), reference: v.string(), confirmation: v.optional(v.string()) }

/** What became of an attempt. Unknown: it was sent, and no answer told. */
const Outcome = v.variant('state', [
  v.object({ state: v.literal('booked'), ...Receipt }),
  v.object({ state: v.literal('cancelled'), ...Receipt }),
  v.object({ state: v.literal('failed') }),
  v.object({ state: v.literal('unknown') }),
])

const Line = v.union([v.object({ key: v.string(), outcome: Outcome }), Attempt])

type Attempt = v.InferOutput<typeof Attempt>
export type Outcome = v.InferOutput<typeof Outcome>

export interface Entry extends Attempt {
  readonly outcome: Outcome
}

/**
 * Which service a booking is at: its address, or which of the sandboxes inside this program. Each of those has bookings of its own, and
 * all give out the same references in the same order.
 */
export const serviceOf = ({ baseUrl, name }: Pick<Profile, 'baseUrl' | 'name'>, { env }: Pick<Shell, 'env'>): string =>
  baseUrl ?? ['sandbox', ...(name === builtIn ? [] : [name]), ...(env.WAYFARE_SEED ? [`seed ${env.WAYFARE_SEED}`] : [])].join(' ')

export interface Journal {
  /** It is on the disk when this returns. */
  readonly begin: (attempt: Attempt) => void
  readonly end: (key: string, outcome: Outcome) => void
  /** Every attempt with the last that is known of it, oldest first. */
  readonly entries: () => readonly Entry[]
}

export function openJournal(shell: Shell): Journal {
  const path = join(dataFolder(shell), 'bookings.jsonl')

  function append(line: object): void {
    try {
      makeFolder(dirname(path))
      const file = openSync(path, 'a+', 0o600)
      try {
        const isNew = fstatSync(file).size === 0
        appendFileSync(file, `${endsInALine(file) ? '' : '\n'}${JSON.stringify(line)}\n`)
        fsyncSync(file)
        if (isNew && shell.platform !== 'win32') keepName(dirname(path))
      } finally {
        closeSync(file)
      }
    } catch (error) {
      throw new UserError('settings', `the booking cannot be written down in ${path}: ${error instanceof Error ? error.message : error}`, {
        hints: ['nothing is booked without being written down first', 'WAYFARE_DATA_DIR names another folder'],
      })
    }
  }

  return {
    begin: (attempt) => append(attempt),
    end: (key, outcome) => append({ key, outcome }),
    entries() {
      const entries = new Map<string, Entry>()
      for (const line of linesOf(path)) {
        const known = entries.get(line.key)
        if ('outcome' in line) {
          if (known) entries.set(line.key, { ...known, outcome: line.outcome })
        } else entries.set(line.key, { ...line, outcome: { state: 'unknown' } })
      }
      return [...entries.values()]
    },
  }
}

/** That a file is there at all is written in its folder, which a power cut can undo as well. */
function keepName(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** A line that was cut off must not spoil the next one. */
function endsInALine(file: number): boolean {
  const { size } = fstatSync(file)
  const last = Buffer.alloc(1)
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last.toString() === '\n')
}

/** A line that was cut off by the end of the machine is none; what came before it and after stands. */
function linesOf(path: string): v.InferOutput<typeof Line>[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    // Whoever cannot see what was booked would book it again.
    throw new UserError('settings', `the bookings in ${path} cannot be read: ${error instanceof Error ? error.message : error}`, {
      hints: ['WAYFARE_DATA_DIR names another folder for bookings'],
    })
  }
  return text.split('\n').flatMap((line) => {
    try {
      const read = v.safeParse(Line, JSON.parse(line))
      return read.success ? [read.output] : []
    } catch {
      return []
    }
  })
}
