/** Writes completions/ from the commands. A test fails when they are stale. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completionScript, type ShellName, shells } from '../src/cli/completions.ts'
import { wholeProgram } from '../src/cli/main.ts'

const packageFolder = join(import.meta.dirname, '..')
const silent = { isTTY: false, columns: 80, write: () => {} }
const program = await wholeProgram({
  argv: [],
  env: {},
  platform: process.platform,
  stdin: { isTTY: false, open: () => process.stdin },
  stdout: silent,
  stderr: silent,
  now: () => 0,
  sleep: async () => {},
  worked: () => 0,
  random: () => 0,
  home: packageFolder,
  packageFolder,
  interrupted: new AbortController().signal,
})
for (const shell of Object.keys(shells) as ShellName[])
  writeFileSync(join(packageFolder, 'completions', shells[shell]), completionScript(program, shell))
