import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Shell } from '../src/cli/shell.ts'

/** A world for tests: nobody at a terminal, always the same moment, no waiting. What is written to stdout and stderr is kept. */
export interface TestShell extends Shell {
  readonly printed: string[]
  readonly said: string[]
}

/** With a folder that is home, settings and package at once, for tests of parts of the program. */
export function shellIn(folder: string, env: Shell['env'] = {}): TestShell {
  const printed: string[] = []
  const said: string[] = []
  const keeping = (texts: string[]) => ({ isTTY: false, columns: 80, write: (text: string) => void texts.push(text) })
  return {
    argv: [],
    env: { WAYFARE_CONFIG_DIR: folder, ...env },
    platform: process.platform,
    stdin: { isTTY: false, open: () => Readable.from([]) },
    stdout: keeping(printed),
    stderr: keeping(said),
    now: () => Date.parse('2026-11-20T12:00:00Z'),
    sleep: async () => {},
    worked: () => process.cpuUsage().user / 1000,
    random: () => 0.5,
    home: join(folder, 'home'),
    packageFolder: folder,
    interrupted: new AbortController().signal,
    printed,
    said,
  }
}
