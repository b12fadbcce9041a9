import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** Which parts of the house each part may use, and nothing else of ours. */
const rules: Record<string, readonly string[]> = {
  core: ['core'],
  operations: ['core', 'operations'],
  api: ['core', 'api'],
  'sandbox/data': ['core', 'sandbox/data'],
  sandbox: ['core', 'operations', 'api/wire.ts', 'api/grant.ts', 'parser', 'sandbox', 'sandbox/data'],
  parser: ['core', 'sandbox/data', 'parser'],
  mcp: ['core', 'operations', 'api', 'mcp'],
  cli: ['core', 'operations', 'api', 'sandbox', 'sandbox/data', 'parser', 'mcp', 'cli'],
}

/** Packages and the only places that may import them. Types cost nothing and may be named anywhere. */
const packages: Record<string, string> = {
  commander: 'cli/',
  chalk: 'cli/',
  '@inquirer/prompts': 'cli/',
  conf: 'cli/',
  undici: 'api/http.ts',
  libsql: 'sandbox/store.ts',
}

/** Built-in modules that reach out of the program, and the adapters that may use them. */
const adapters: Record<string, readonly string[]> = {
  'node:fs': ['cli/'],
  'node:fs/promises': ['cli/'],
  'node:http': ['sandbox/listen.ts'],
  'node:os': ['cli/'],
  'node:child_process': [],
  'node:net': [],
  'node:process': [],
}

interface Import {
  readonly file: string
  readonly from: string
  readonly typeOnly: boolean
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))

const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8')
  const found = [...text.matchAll(/^(import|export) (type )?[^'"]*?from '([^']+)'/gms), ...text.matchAll(/(import)(\()'([^']+)'\)/g)]
  return found.map(([, , mark, from = '']) => ({ file, from, typeOnly: mark === 'type ' }))
})

const partOf = (file: string): string => (file.startsWith('sandbox/data/') ? 'sandbox/data' : (file.split('/')[0] ?? ''))

test('every import within the house goes where the plan of the house allows', () => {
  const wrong = imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ file, from }) => ({ file, target: relative(source, join(source, dirname(file), from)).replaceAll('\\', '/') }))
    .filter(({ file, target }) => !rules[partOf(file)]?.some((part) => part === partOf(target) || part === target))
  expect(wrong).toEqual([])
})

test('the words by which documents are understood need nothing of what is read with them', () => {
  const folder = 'parser/text/words'
  const wrong = imports.filter(
    ({ file, from, typeOnly }) => file.startsWith(`${folder}/`) && !typeOnly && !join(dirname(file), from).startsWith(`${folder}/`),
  )
  expect(wrong).toEqual([])
})

test('every package is imported only where it belongs', () => {
  const wrong = imports.filter(({ file, from, typeOnly }) => {
    const name = Object.keys(packages).find((each) => from === each || from.startsWith(`${each}/`))
    return name !== undefined && !typeOnly && !file.startsWith(packages[name] ?? '')
  })
  expect(wrong).toEqual([])
})

test('only adapters import what reaches the disk, the network or other processes', () => {
  const wrong = imports.filter(({ file, from, typeOnly }) => !typeOnly && adapters[from]?.every((place) => !file.startsWith(place)))
  expect(wrong).toEqual([])
})

test('nothing but the adapters touches the process, the console or the clock', () => {
  const touching = /\bprocess\.|\bconsole\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(/
  const wrong = files.filter((file) => {
    const code = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return touching.test(code)
  })
  expect(wrong).toEqual([])
})

test('files stay small enough to hold one idea', () => {
  const long = files
    .map((file) => ({ file, lines: readFileSync(join(source, file), 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})
