import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { undoes } from '../src/api/wire.ts'
import { wholeProgram } from '../src/cli/main.ts'
import { topics } from '../src/cli/topics.ts'
import type { AnyOperation } from '../src/core/operation.ts'
import { allOperations, groups } from '../src/operations/index.ts'
import { homeFor, inputFor, lineIn } from './ready.ts'
import { shellIn } from './shell.ts'
import { newHome, packageFolder, wayfare } from './wayfare.ts'

/** Help says what is there, fits a terminal, and its examples run. */

const all = await allOperations()
/** Those with a command of their own. */
const operations = all.filter(({ command }) => !('within' in command))
const program = await wholeProgram({ ...shellIn(packageFolder), packageFolder })

const leavesOf = (command: Command, path: readonly string[] = []): { path: string; command: Command }[] =>
  command.commands.length > 0
    ? command.commands.flatMap((child) => leavesOf(child, [...path, child.name()]))
    : [{ path: path.join(' '), command }]

const leaves = leavesOf(program).filter(({ path }) => path !== 'help')

async function printed(line: string, terminal?: number): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, terminal ? { terminal } : {})
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

const tooWide = (text: string): string[] => text.split('\n').filter((line) => line.length > 80)

test('the program alone prints its help, which names every group', async () => {
  const help = await printed('')
  expect(await printed('--help')).toBe(help)
  expect(await printed('help')).toBe(help)
  for (const name of [...Object.keys(groups), 'auth', 'profile', 'sandbox', 'completion', 'help'])
    expect(help).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  expect(tooWide(help)).toEqual([])
})

test('the help of a group names every command in it', async () => {
  for (const [name, { operations: inside }] of Object.entries(groups)) {
    const help = await printed(`${name} --help`, 200)
    for (const [leaf, load] of Object.entries(inside)) {
      const { command, summary }: AnyOperation = await load()
      if ('within' in command) expect(help).not.toContain(leaf)
      else expect(help).toMatch(new RegExp(`^ {2}${leaf} +${summary}$`, 'm'))
    }
    expect(tooWide(await printed(`${name} --help`, 80))).toEqual([])
  }
})

test.each(leaves.map(({ path }) => path))('`%s --help` and `help %s` print the same, which fits 80 columns', async (path) => {
  const help = await printed(`${path} --help`, 80)
  expect(await printed(`help ${path}`, 80)).toBe(help)
  expect(help).toMatch(new RegExp(`^Usage: wayfare ${path}`))
  expect(tooWide(help)).toEqual([])
})

test.each(operations)('the help of `$name` names every input by its flag, with what it means', async ({ name, command, input }) => {
  const help = (await printed(`${name} --help`, 400)).replace(/\s+/g, ' ')
  const fields: Readonly<Record<string, { summary: string }>> = 'options' in command ? command.options : input
  for (const { summary } of Object.values(fields)) expect(help).toContain(summary)
})

test.each(Object.keys(topics))('`help %s` is a page that fits 80 columns', async (topic) => {
  const page = await printed(`help ${topic}`)
  expect(page.length).toBeGreaterThan(100)
  expect(tooWide(page)).toEqual([])
})

test('a topic of two words may be written as two words', async () => {
  expect(await printed('help exit codes')).toBe(await printed('help exit-codes'))
})

/** The lines of a command's help that one may type, without the program and where a shell would put the answer. */
function examplesOf(command: Command): string[] {
  const texts: string[] = []
  command.configureOutput({ writeOut: (text) => texts.push(text) }).outputHelp()
  return Array.from(
    texts
      .join('')
      .replace(/ \\\n +/g, ' ')
      .matchAll(/^ {2}\$ wayfare (.+?)(?: > .+)?$/gm),
    ([, line = '']) => line,
  )
}

const examples = leaves.flatMap(({ command }) => examplesOf(command))

test('every operation has examples in its help, as they are written down', () => {
  for (const { name, examples: own } of operations) {
    expect(own.length).toBeGreaterThan(0)
    for (const example of own) expect(examples).toContain(`${name} ${example}`)
  }
})

test.each(examples)('the example `wayfare %s` runs', async (line) => {
  const home = await homeFor(line)
  const { code, stdout, stderr } = await wayfare(lineIn(line, home), { home, stdin: await inputFor(line, home) })
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  if (line.startsWith('flights cancel')) return expect(stdout).toBe('')
  expect(line.includes('--json') ? stdout.length > 60 : stdout.split('\n').length > 2).toBe(true)
})

const formats = ['--json', '--jsonl', '--csv', '--tsv', '--md']
const flagsOf = ({ command }: (typeof leaves)[number]): (string | undefined)[] => command.options.map(({ long }) => long)

test('every command that has an answer takes every format', () => {
  const without = leaves.filter((leaf) => !formats.every((format) => flagsOf(leaf).includes(format)))
  // One prints a script for a shell, the other serves until it is stopped.
  expect(without.map(({ path }) => path)).toEqual(['sandbox serve', 'completion'])
})

/** JSON is asked of every example by `every-operation.test.ts`, and the rest in turn of those that change nothing by `same-answer.test.ts`. */
const formatsOf = (name: string): readonly string[] => (/ (book|order|cancel)/.test(name) ? formats.slice(1) : ['--md'])

test.each(operations)('`$name` takes formats of every kind and every common option', async (operation) => {
  const { name, books, examples } = operation
  const line = `${name} ${examples[0]}`
  const changes = books !== undefined || undoes(operation)
  const ready = await homeFor(line)
  // Hotels of a list say no type.
  const member = name === 'hotels list' ? 'name' : 'type'
  const common = `${undoes(operation) ? '' : `--fields ${member} `}--all --fail-empty --quiet --no-input --debug --profile sandbox`
  for (const options of [...formatsOf(name), common, '--dry-run', '--dry-run=curl']) {
    const home = changes && !options.startsWith('--dry-run') ? await homeFor(line) : ready
    const { code } = await wayfare(`${lineIn(line, home)} ${options}`, { home })
    expect([options, code]).toEqual([options, 0])
  }
})

test.each(['auth status', 'profile list', 'profile show'])('`%s` takes every format', async (line) => {
  for (const format of formats) {
    const stdout = await printed(`${line} ${format}`)
    expect(stdout).toContain('sandbox')
    if (format === '--json') expect(JSON.parse(stdout)).toBeTypeOf('object')
  }
})

test('`--version` and `-V` print the version of the package', async () => {
  expect(await printed('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(await printed('-V')).toBe(await printed('--version'))
})

test('help is the same in any home, and with settings that are broken', async () => {
  const { code } = await wayfare('flights search --help', { env: { WAYFARE_CONFIG_DIR: '/nowhere' }, home: newHome() })
  expect(code).toBe(0)
})
