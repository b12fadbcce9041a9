import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Shell } from '../src/cli/shell.ts'

/** The world of a test of parts of the program. What is written to stderr is in `said`. */
export function shellIn(folder: string, env: Shell['env'] = {}): Shell & { said: string[] } {
  const said: string[] = []
  return {
    argv: [],
    env: { WAYFARE_CONFIG_DIR: folder, ...env },
    platform: process.platform,
    stdin: { isTTY: false, open: () => Readable.from([]) },
    stdout: { isTTY: false, columns: 80, write: () => {} },
    stderr: { isTTY: false, columns: 80, write: (text) => said.push(text) },
    now: () => Date.parse('2026-11-20T12:00:00Z'),
    sleep: async () => {},
    random: () => 0.5,
    home: join(folder, 'home'),
    packageFolder: folder,
    interrupted: new AbortController().signal,
    said,
  }
}
