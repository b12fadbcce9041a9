import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished } from 'vitest'
import { run } from '../src/cli/main.ts'
import { openTables } from '../src/cli/tables.ts'
import { shellIn } from './shell.ts'

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
  /** In place of a stdout that keeps what is written. */
  readonly write?: (text: string) => void
}

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly home: string
}

export const packageFolder = join(import.meta.dirname, '..')

/** Nothing is written to them, so they are opened once for all runs. */
const tables = openTables({ packageFolder })
export const atlas = await tables.atlas()

export async function wayfare(line: string | readonly string[], options: Options = {}): Promise<Outcome> {
  const { stdin = '', env = {}, terminal, colour = false, now, home = newHome(), interrupted, write } = options
  const plain = shellIn(home)
  const at = terminal === undefined ? {} : { isTTY: true, columns: terminal }
  const code = await run({
    ...plain,
    argv: typeof line === 'string' ? words(line) : line,
    env: { ...(colour ? {} : { NO_COLOR: '1' }), CI: '1', ...env },
    platform: 'linux',
    stdin: { isTTY: terminal !== undefined, open: () => Readable.from([Buffer.from(stdin)]) },
    stdout: { ...plain.stdout, ...at, ...(write && { write }) },
    stderr: { ...plain.stderr, ...at },
    ...(now && { now: () => Date.parse(now) }),
    ...(interrupted && { interrupted }),
    home,
    packageFolder,
    tables,
  })
  return { code, home, stdout: plain.printed.join(''), stderr: plain.said.join('') }
}

/** An empty folder, gone with the test. */
export function newHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Splits a command line as a shell does, for words and double quotes. */
export const words = (line: string): string[] => Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '')

/** What is seen of a command that goes well: nothing but its answer. */
export async function seen(line: string, options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await wayfare(`${line} --quiet`, options)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}
