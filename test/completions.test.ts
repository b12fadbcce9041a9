import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { completionScript, type ShellName, shells } from '../src/cli/completions.ts'
import { wholeProgram } from '../src/cli/main.ts'
import { shellIn } from './shell.ts'
import { packageFolder, wayfare } from './wayfare.ts'

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

/** Prints what a shell offers for the last word of each line, a word a line, each line's ending with an empty one. */
const asking: Readonly<Record<ShellName, (script: string, folder: string, lines: readonly string[]) => readonly string[]>> = {
  bash: (script, _, lines) => {
    const each = `COMP_WORDS=($line); [ "\${line% }" = "$line" ] || COMP_WORDS+=(''); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))`
    return ['-c', `source "$0"; for line; do ${each}; _wayfare; printf '%s\\n' "\${COMPREPLY[@]}" ''; done`, script, ...lines]
  },
  zsh: (script, folder, lines) => ['-f', join(import.meta.dirname, 'completions.zsh'), script, folder, ...lines],
  fish: (script, _, lines) => ['-c', 'source $argv[1]; for line in $argv[2..-1]; complete -C $line; echo; end', script, ...lines],
}

/** What a shell itself offers for each line, in a folder with a few files. */
function offeredBy(shell: ShellName, lines: readonly string[]): Map<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-'))
  for (const file of ['offers.json', 'offers.old', 'my offers.json']) writeFileSync(join(folder, file), '')
  const text = printed(shell, asking[shell](join(packageFolder, 'completions', shells[shell]), folder, lines), folder)
  rmSync(folder, { recursive: true })
  const blocks = text.split(/(?<=^|\n)\n/)
  // fish writes what a word means behind a tab, zsh may write a space as a person would type it.
  const words = (block = '') =>
    block
      .split('\n')
      .map((word) => word.replace(/\t.*/, '').replace(/\\/g, ''))
      .filter(Boolean)
  return new Map(lines.map((line, at) => [line, words(blocks[at]).sort()]))
}

function printed(shell: ShellName, args: readonly string[], folder: string): string {
  const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: '/nowhere', XDG_DATA_HOME: '/nowhere', TERM: 'dumb' }
  const { status, stdout, stderr } = spawnSync(shell, args, { encoding: 'utf8', cwd: folder, env })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

/** Shells that are missing here are named as skipped; what their scripts say is looked at all the same. */
const installed = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).error === undefined

const cases: readonly (readonly [line: string, words: readonly string[]])[] = [
  ['wayfare fl', ['flights']],
  ['wayfare a', ['activities', 'airlines', 'airports', 'auth']],
  [
    'wayfare flights ',
    'analyze availability book cancel dates delay destinations multi order predict price recommend search seats status upsell'.split(' '),
  ],
  ['wayfare flights se', ['search', 'seats']],
  ['wayfare profile u', ['use']],
  ['wayfare flights search MAD --ca', ['--cabin']],
  ['wayfare flights search MAD JFK --cabin p', ['premium-economy']],
  ['wayfare flights search --cabin ', ['business', 'economy', 'first', 'premium-economy']],
  ['wayfare airports nearest 1 2 --sort re', ['relevance']],
  // Neither commands nor files where a place is typed.
  ['wayfare flights search s', []],
  ['wayfare flights search MAD o', []],
  // No flags where a value must follow.
  ['wayfare flights search MAD --profile ', []],
  ['wayfare flights search MAD --max ', []],
  ['wayfare sandbox serve --port ', []],
  ['wayfare flights price o', ['offers.json', 'offers.old']],
  // A name with a space is one.
  ['wayfare flights price --body ', ['my offers.json', 'offers.json', 'offers.old']],
  ['wayfare flights price --body offers.j', ['offers.json']],
  ['wayfare completion ', ['bash', 'fish', 'zsh']],
  ['wayfare completion o', []],
  ['wayfare help exi', ['exit-codes']],
  ['wayfare help airp', ['airports']],
]

/** A line whose last word begins a flag. */
const aFlag = 'wayfare airlines show -'

for (const shell of names) {
  describe.skipIf(!installed(shell))(`${shell} itself`, () => {
    let offered = new Map<string, readonly string[]>()

    beforeAll(() => {
      offered = offeredBy(shell, [...cases.map(([line]) => line), aFlag])
    })

    test('reads its script without a word', () => {
      const flag = shell === 'fish' ? '--no-execute' : '-n'
      expect(printed(shell, [flag, join(packageFolder, 'completions', shells[shell])], packageFolder)).toBe('')
    })

    test.each(cases)('completes `%s`', (line, words) => {
      expect(offered.get(line)).toEqual(words)
    })

    test('offers the flags of a command where one is begun', () => {
      expect(offered.get(aFlag)).toEqual(expect.arrayContaining(['--json', '--csv', '--quiet', '--profile']))
      expect(offered.get(aFlag)).not.toContain('--cabin')
    })
  })
}

test.each([
  ['bash', "'flights search --cabin' | 'flights multi --cabin' |"],
  ['bash', " words='economy premium-economy business first' ;;"],
  ['bash', "'flights multi --body' | 'flights price --offers' | 'flights price --body' |"],
  ['bash', "'completion') flags='' words='bash zsh fish' ;;"],
  ['zsh', "'--cabin[Cabin]:value:(economy premium-economy business first)'"],
  ['zsh', "'--body[Take the request body from a file, or from - for standard input]:value:_files'"],
  ['zsh', "'completion') _arguments '1:value:(bash zsh fish)' ;;"],
  ['fish', "complete -c wayfare -n '__wayfare_in flights search' -l cabin -x -a 'economy premium-economy business first' -d 'Cabin'"],
  ['fish', "complete -c wayfare -n '__wayfare_in flights price' -l body -r -F -d"],
  ['fish', "complete -c wayfare -n '__wayfare_in completion' -a 'bash zsh fish'"],
] as const)('the script for %s says %s', (shell, text) => {
  expect(kept(shell)).toContain(text)
})

test('the script for zsh leaves the list of folders alone that programs are looked for in', () => {
  expect(kept('zsh')).not.toMatch(/\blocal\b[^\n]*\bpath\b/)
})
