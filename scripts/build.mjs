// Bundles the program into dist/: CommonJS, one chunk for each `import()`, since loading is what a short command spends its time on.
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { briefLetters } from './brief-letters.mjs'
import { lazyPatterns } from './lazy-patterns.mjs'
import { patternJoints } from './pattern-joints.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
// What is there stays until the new is whole.
const fresh = join(root, `dist.new-${process.pid}`)

/**
 * Built-in modules that a package loads although nothing here uses what it needs them for: commander starts other programs, undici
 * speaks HTTP/2 (and does without it by these constants), chalk guesses what a terminal can show. Loading them takes as long as a short command.
 */
const unused = [
  { source: 'node:child_process', importer: '/commander/', instead: '{}' },
  { source: 'node:http2', importer: '/undici/', instead: '{ constants: {} }' },
  { source: 'node:tty', importer: '/chalk/', instead: '{ isatty: () => false }' },
  { source: 'node:os', importer: '/chalk/', instead: "{ release: () => '' }" },
]
const leaveOut = {
  name: 'leave-out',
  resolveId(source, importer = '') {
    const at = unused.findIndex((each) => each.source === source && importer.includes(each.importer))
    return at < 0 ? null : `\0unused:${at}`
  },
  load: (id) => (id.startsWith('\0unused:') ? `module.exports = ${unused[Number(id.slice('\0unused:'.length))].instead}` : null),
}

/** The files of ours that are loaded with some others: what they import, and what that imports, but not what they load later. */
function loadedWith(...entries) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, from] of source.matchAll(/^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gms)) visit(join(dirname(file), from))
  }
  for (const entry of entries) visit(join(root, 'src', entry))
  return seen
}

/** What nearly every command uses is what the search for flights uses: the shortest way is kept short for that. */
const forSearch = loadedWith('operations/flights/search.ts')
const answersSearch = loadedWith('sandbox/flights.ts')

const atStart = loadedWith('cli/main.ts')
const forCalls = loadedWith(
  'cli/session.ts',
  'cli/command.ts',
  'cli/perform.ts',
  'cli/writing.ts',
  'operations/answers.ts',
  'core/engine.ts',
  // Places are known by their names in plain letters.
  'core/fold.ts',
)
for (const file of forSearch) if (file.startsWith(join(root, 'src/core/'))) forCalls.add(file)
const forSandbox = loadedWith('cli/embedded.ts', 'sandbox/data/atlas.ts', 'sandbox/making/clocks.ts', 'sandbox/problems.ts')
/** Reading a document of any kind begins with these; those of `parser/read` are loaded in a thread as well, which has nothing else. */
const forReading = loadedWith(
  'sandbox/reading.ts',
  'parser/text/days/block-time.ts',
  'parser/text/words/plain.ts',
  'parser/text/days/months.ts',
)
const only =
  (files, ...others) =>
  (id) =>
    files.has(id) && !others.some((each) => each.has(id))

const groupOf = (id) => /src\/operations\/([^/]+)\/(?!index)[^/]+\.ts$/.exec(id)?.[1]
const inCore = (id) => /src\/(core\/|operations\/[^/]+\.ts$)/.test(id)
/** Of the operations of a group, more than one needs it. */
const needs = new Map()
const isShared = (id) => {
  const folder = dirname(id)
  if (!needs.has(folder)) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && isOperation(join(folder, name)))
    needs.set(
      folder,
      files.map((name) => loadedWith(`operations/${groupOf(join(folder, name))}/${name}`)),
    )
  }
  return needs.get(folder).filter((loaded) => loaded.has(id)).length > 1
}
const isOperation = (id) => readFileSync(id, 'utf8').includes(' = operation({')

/** What is loaded together is one file, since every file more costs a quarter of a millisecond. */
const groups = [
  { name: 'call', test: (id) => only(forCalls, atStart)(id) || /node_modules\/valibot\//.test(id) },
  { name: 'sandbox', test: only(forSandbox, atStart, forCalls) },
  { name: 'answers-search', test: only(answersSearch, atStart, forCalls, forSandbox, forSearch) },
  { name: 'reads', test: (id) => forReading.has(id) && /src\/parser\/(?:read\/|limits|unreadable)/.test(id) },
  {
    name: 'reading',
    test: (id) => forReading.has(id) && /src\/(?:parser|sandbox)\/(?!data\/)/.test(id) && only(forReading, forSandbox)(id),
  },
  // What the operations of a group share; each of them is a file of its own, with what only it needs. What the search uses stays apart from the rest.
  {
    debugName: 'shared',
    name: (id) => `${groupOf(id)}${forSearch.has(id) ? '' : '-more'}`,
    test: (id) => groupOf(id) !== undefined && !isOperation(id) && isShared(id),
  },
  { name: 'core-more', test: (id) => inCore(id) && ![atStart, forCalls, forSearch, forSandbox].some((each) => each.has(id)) },
]

const bundle = await rolldown({
  preserveEntrySignatures: 'allow-extension',
  input: { main: join(root, 'src/cli/main.ts'), 'reading-thread': join(root, 'src/cli/reading-thread.ts') },
  // A binary for each platform, and what need not be there: they are installed, not bundled.
  external: ['libsql', 'tesseract.js'],
  platform: 'node',
  cwd: root,
  logLevel: 'warn',
  // Our plugins take most of the time there is: nobody who installs the program needs to be told.
  checks: { bundlerTimings: false },
  plugins: [leaveOut, patternJoints, briefLetters, lazyPatterns],
  // unpdf would look for another pdf.js beside it, which is not there.
  transform: { define: { 'import.meta': '{}' } },
})
const { output } = await bundle.write({
  dir: fresh,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  minify: process.env.WAYFARE_READABLE === undefined,
  // What makes patterns late knows `remembered` by its name, also where another chunk has it.
  minifyInternalExports: false,
  exports: 'named',
  // Kept code (bin/load.cjs) is compiled without the machinery that `import()` needs.
  dynamicImportInCjs: false,
  codeSplitting: { groups, includeDependenciesRecursively: false },
})
await bundle.close()

// In plain ASCII a file is one byte a letter to V8 as well, which it reads in half the time.
for (const { fileName } of output) {
  const file = join(fresh, fileName)
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, escaped))
}

// The program that reads barcodes; its package would fetch it from the network.
copyFileSync(join(root, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'), join(fresh, 'zxing_reader.wasm'))

// The licences of what is bundled travel with it.
const packages = new Set()
for (const { moduleIds = [] } of output) {
  for (const id of moduleIds) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[0]
    if (name) packages.add(id.slice(0, id.indexOf(name) + name.length))
  }
}
const notices = [...packages].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version} (${license})\n${licenceText(folder)}`
})
writeFileSync(join(fresh, 'THIRD-PARTY.txt'), `${notices.join('\n\n')}\n`)
// Aside and in are two moves: for what runs at that very moment, the old files are gone only after the new are there.
const old = join(root, `dist.old-${process.pid}`)
if (existsSync(dist)) renameSync(dist, old)
renameSync(fresh, dist)
rmSync(old, { recursive: true, force: true })

function licenceText(folder) {
  for (const file of ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt', 'LICENCE']) {
    try {
      return readFileSync(join(folder, file), 'utf8').trim()
    } catch {}
  }
  return ''
}
