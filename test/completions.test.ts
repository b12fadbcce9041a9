import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completionScript, type ShellName, shells } from '../src/cli/completions.ts'
import { wholeProgram } from '../src/cli/main.ts'
import { shellIn } from './shell.ts'
import { newHome, packageFolder, wayfare } from './wayfare.ts'

/** The scripts in completions/ are those the commands make, and complete what can be typed. */

const program = await wholeProgram({ ...shellIn(packageFolder), packageFolder })
const names = Object.keys(shells) as ShellName[]

const kept = (shell: ShellName): string => readFileSync(join(packageFolder, 'completions', shells[shell]), 'utf8')

test.each(names)('the script for %s is what `npm run build:completions` writes', (shell) => {
  expect(kept(shell)).toBe(completionScript(program, shell))
})

test.each(names)('`completion %s` prints it', async (shell) => {
  expect(await wayfare(`completion ${shell}`)).toMatchObject({ code: 0, stdout: kept(shell), stderr: '' })
})

/** What bash offers for the last word of a line. */
function offered(line: string): string[] {
  const words = line.split(' ')
  const script = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _wayfare; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { status, stdout } = spawnSync('bash', ['-c', script, 'bash', join(packageFolder, 'completions/wayfare.bash'), ...words], {
    encoding: 'utf8',
    cwd: join(packageFolder, 'completions'),
  })
  expect(status).toBe(0)
  return stdout.split('\n').filter(Boolean)
}

test.each([
  ['wayfare fl', ['flights']],
  ['wayfare a', ['airports', 'airlines', 'auth']],
  ['wayfare flights se', ['search']],
  ['wayfare airports ', ['search', 'nearest']],
  ['wayfare flights search MAD --ca', ['--cabin']],
  ['wayfare flights search MAD JFK --cabin p', ['premium-economy']],
  ['wayfare flights search --cabin ', ['economy', 'premium-economy', 'business', 'first']],
  ['wayfare airports nearest 1 2 --sort re', ['relevance']],
  ['wayfare flights price way', ['wayfare.bash', 'wayfare.fish']],
  ['wayfare profile u', ['use']],
])('bash completes `%s`', (line, words) => {
  expect(
    offered(line)
      .filter((word) => !word.startsWith('-') || line.includes('--'))
      .sort(),
  ).toEqual([...words].sort())
})

/** Shells that are missing here are named as skipped. */
const installed = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).error === undefined

for (const [shell, flag] of [
  ['bash', '-n'],
  ['zsh', '-n'],
  ['fish', '--no-execute'],
] as const) {
  test.skipIf(!installed(shell))(`${shell} can read its script`, () => {
    const { status, stderr } = spawnSync(shell, [flag, join(packageFolder, 'completions', shells[shell])], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
}

test.skipIf(!installed('fish'))('fish completes commands, flags and choices, each only where it belongs', () => {
  const offers = (line: string): string[] => {
    const script = `source ${join(packageFolder, 'completions/wayfare.fish')}; complete -C '${line}'`
    const { stdout, stderr } = spawnSync('fish', ['-c', script], { encoding: 'utf8', env: { ...process.env, HOME: newHome() } })
    expect(stderr).toBe('')
    return Array.from(stdout.matchAll(/^(\S+)\t/gm), ([, word = '']) => word)
  }
  expect(offers('wayfare fl')).toEqual(['flights'])
  expect(offers('wayfare flights ')).toEqual(['multi', 'price', 'search'])
  expect(offers('wayfare flights search s')).toEqual([])
  expect(offers('wayfare flights search MAD --ca')).toEqual(['--cabin'])
  expect(offers('wayfare flights search --cabin ')).toEqual(['business', 'economy', 'first', 'premium-economy'])
  expect(offers('wayfare airports nearest 1 2 --sort re')).toEqual(['relevance'])
})
