import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { run } from '../src/cli/main.ts'

/** Runs the program in this process as a person would type it, in a home of its own and at a fixed moment. */

export interface Options {
  readonly stdin?: string
  readonly env?: Readonly<Record<string, string>>
  /** Columns of the terminal it runs in; without, its output is piped. */
  readonly terminal?: number
  readonly colour?: boolean
  /** `2026-11-20T12:00:00Z` unless told. */
  readonly now?: string
  /** A home from an earlier call, to go on where it left off. */
  readonly home?: string
  readonly interrupted?: AbortSignal
}

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly home: string
}

export const packageFolder = join(import.meta.dirname, '..')

export async function wayfare(line: string | readonly string[], options: Options = {}): Promise<Outcome> {
  const { stdin = '', env = {}, terminal, colour = false, now = '2026-11-20T12:00:00Z', home = newHome() } = options
  const out = { stdout: '', stderr: '' }
  const isTTY = terminal !== undefined
  const stream = (name: keyof typeof out) => ({
    isTTY,
    columns: terminal ?? 80,
    write: (text: string) => {
      out[name] += text
    },
  })
  const code = await run({
    argv: typeof line === 'string' ? words(line) : line,
    env: { ...(colour ? {} : { NO_COLOR: '1' }), CI: '1', ...env },
    platform: 'linux',
    stdin: { isTTY, open: () => Readable.from([Buffer.from(stdin)]) },
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    now: () => Date.parse(now),
    sleep: async () => {},
    random: () => 0.5,
    home,
    packageFolder,
    interrupted: options.interrupted ?? new AbortController().signal,
  })
  return { code, home, ...out }
}

export const newHome = (): string => mkdtempSync(join(tmpdir(), 'wayfare-'))

/** Splits a command line as a shell does, for words and double quotes. */
export const words = (line: string): string[] => Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '')
