/**
 * Measures the built program: start-up of whole processes against `node -e 0` of the same Node, and the speed of the service.
 * Ratios come from alternating pairs in one run, so that a busy machine slows both alike. Nothing here fails a test.
 *
 *   npm run bench -- [--pairs 21] [--node /path/to/node]
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSandbox } from '../src/cli/embedded.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'
import type { Service } from '../src/sandbox/service.ts'
import { documentCases } from './bench-documents.ts'
import { shipped } from './shipped.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '21' }, node: { type: 'string', default: process.execPath } } })
const pairs = Number(values.pairs)
const bin = join(root, 'bin/wayfare.cjs')

// On Node 20 this variable doubles the time bare Node takes to start, which would flatter every ratio.
const { NODE_EXTRA_CA_CERTS: _, ...inherited } = process.env
const env = { ...inherited, HOME: mkdtempSync(join(tmpdir(), 'wayfare-bench-')), WAYFARE_NOW: '2026-11-20T12:00:00Z', NO_COLOR: '1' }

const version = spawnSync(values.node, ['-p', 'process.version'], { env }).stdout.toString().trim()
const major = Number(/^v(\d+)/.exec(version)?.[1])

interface Case {
  readonly name: string
  readonly args: readonly string[]
  /** Budgets on Node 20, and on 22 and newer. */
  readonly budget: readonly [number, number]
  readonly env?: Readonly<Record<string, string>>
}

const search = ['flights', 'search', 'MAD', 'JFK', '2027-03-01', '2027-03-08']
const cases: Case[] = [
  { name: '--version', args: ['--version'], budget: [1.15, 1.15] },
  { name: '--help', args: ['--help'], budget: [1.7, 1.6] },
  { name: 'flights search, sandbox, 20-row table', args: search, budget: [3.0, 2.6], env: { WAYFARE_FORCE_TTY: '120' } },
  { name: 'flights search --json, sandbox, 250 offers', args: [...search, '--json'], budget: [2.7, 2.5] },
]

const filesIn = (folder: string): readonly string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((each) =>
        each.isFile() ? [join(each.parentPath, each.name)] : [],
      )

/** Bytes of all files in a folder. */
const sizeOf = (folder: string): number => filesIn(folder).reduce((sum, path) => sum + statSync(path).size, 0)

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

function time(args: readonly string[], extra: Readonly<Record<string, string>> = {}): number {
  const start = process.hrtime.bigint()
  const { status, stderr } = spawnSync(values.node, args, {
    env: { ...env, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
  return Number(process.hrtime.bigint() - start) / 1e6
}

/** Long enough ago for any kept code to be looked at, and not to be swept away (`bin/load.cjs`). Milliseconds. */
const DAYS_AGO = 2 * 86_400_000

/** Runs commands so that the code of all of them is kept: each as the first of a day, when it is looked whether there is more of it. */
function settle(commands: readonly (readonly string[])[], home: { readonly HOME: string }): void {
  for (const args of [...commands, ...commands]) {
    time([bin, ...args], home)
    const earlier = new Date(Date.now() - DAYS_AGO)
    for (const path of filesIn(join(home.HOME, '.cache'))) utimesSync(path, earlier, earlier)
  }
}

function ratio({ args, env: extra }: Case): { ratio: number; ms: number; bare: number } {
  const command = [bin, ...args]
  time(command, extra)
  const runs = Array.from({ length: pairs }, () => ({ bare: time(['-e', '0']), ms: time(command, extra) }))
  return {
    ratio: median(runs.map(({ bare, ms }) => ms / bare)),
    ms: median(runs.map(({ ms }) => ms)),
    bare: median(runs.map(({ bare }) => bare)),
  }
}

const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

async function serve(): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(values.node, [bin, 'sandbox', 'serve', '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (line: Buffer) => {
      const found = /http:\S+/.exec(line.toString())?.[0]
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)))
  })
  return { url, server }
}

/** Kilobytes a command took at its most, and the milliseconds of processor time it used on all cores. */
function usage(args: readonly string[], extra: Readonly<Record<string, string>> = {}): { peak: number; cpu: number } {
  const report = `const u=process.resourceUsage();require('fs').writeSync(2,'\\nused '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))`
  const script = `process.on('exit',()=>{${report}});process.argv.splice(1,0,'');process.argv[1]=${JSON.stringify(bin)};require(${JSON.stringify(bin)})`
  const { stderr } = spawnSync(values.node, ['-e', script, ...args], { env: { ...env, ...extra }, maxBuffer: 64 * 1024 * 1024 })
  const [, peak, cpu] = /used (\d+) (\d+)/.exec(stderr.toString()) ?? []
  return { peak: Number(peak), cpu: Number(cpu) / 1000 }
}

async function warm(service: Service, from: string, to: string) {
  const token = await service({
    method: 'POST',
    path: '/v1/security/oauth2/token',
    query: '',
    headers: {},
    body: 'grant_type=client_credentials&client_id=bench&client_secret=bench',
  })
  const { access_token: bearer } = token.body as { access_token: string }
  const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2027, 0, 10 + at)).toISOString().slice(0, 10))
  const ask = async (day: string) => {
    const start = performance.now()
    const { status } = await service({
      method: 'GET',
      path: '/v2/shopping/flight-offers',
      query: `originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${day}&adults=1`,
      headers: { authorization: `Bearer ${bearer}` },
    })
    if (status !== 200) throw new Error(`${from}-${to} was answered with ${status}`)
    return performance.now() - start
  }
  const cold = await ask('2027-03-15')
  for (const day of days) await ask(day)
  const times: number[] = []
  for (let round = 0; round < 5; round++) for (const day of days) times.push(await ask(day))
  times.sort((a, b) => a - b)
  const total = times.reduce((sum, each) => sum + each, 0)
  return { cold, perSecond: (1000 * times.length) / total, p50: median(times), p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

console.log(`wayfare bench · node ${version} · ${pairs} alternating pairs, medians\n`)
row(['case', 'ratio to bare node', 'budget', 'ms', 'bare ms'])
row(['---', '---:', '---:', '---:', '---:'])
const { url, server } = await serve()
const overHttp: Case = {
  name: 'flights search over HTTP to loopback, token cached',
  args: search,
  budget: [5.5, 4.2],
  env: { WAYFARE_FORCE_TTY: '120', WAYFARE_BASE_URL: url, WAYFARE_KEY: 'bench', WAYFARE_SECRET: 'bench' },
}
/** Somebody who books takes the database along on every search. */
function afterBooking(): Case {
  const home = mkdtempSync(join(tmpdir(), 'wayfare-bench-booked-'))
  const run = (line: readonly string[]) => spawnSync(values.node, [bin, ...line], { env: { ...env, HOME: home } })
  run([...search, '--non-stop'])
  const who = ['--traveler', 'LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14', '--email', 'ada@example.com', '--phone', '+34 612345678']
  const { status, stderr } = run(['flights', 'book', '1', ...who, '--max-total', '5000'])
  if (status !== 0) throw new Error(`nothing was booked: ${stderr}`)
  return {
    name: 'flights search, table, in a home with bookings',
    args: search,
    budget: [3.8, 3.4],
    env: { WAYFARE_FORCE_TTY: '120', HOME: home },
  }
}

for (const each of [...cases, overHttp, afterBooking()]) {
  // Each in a home of its own: what is kept there is this command's code.
  const home = { HOME: mkdtempSync(join(tmpdir(), 'wayfare-bench-')), ...each.env }
  settle([each.args], home)
  const measured = ratio({ ...each, env: home })
  const budget = each.budget[major < 22 ? 0 : 1]
  row([
    each.name,
    `${measured.ratio.toFixed(2)}${measured.ratio > budget ? ' over' : ''}`,
    budget.toFixed(2),
    measured.ms.toFixed(1),
    measured.bare.toFixed(1),
  ])
}
server.kill('SIGINT')

console.log('\nservice, in this process, warm (60 days, 5 rounds)\n')
row(['pair', 'first search ms', 'searches a second', 'median ms', 'p99 ms'])
row(['---', '---:', '---:', '---:', '---:'])
const atlas = createAtlas(shipped)
const now = Date.parse('2026-11-20T12:00:00Z')
for (const [from, to, what] of [
  ['LHR', 'JFK', 'nonstop'],
  ['MAN', 'BKK', 'one stop'],
] as const) {
  const { cold, perSecond, p50, p99 } = await warm(openSandbox({ atlas, now: () => now }), from, to)
  row([`${from}–${to}, ${what}`, cold.toFixed(1), perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2)])
}

console.log('\nprocessor time of a whole process, cold\n')
row(['command', 'CPU ms', 'budget'])
row(['---', '---:', '---:'])
for (const line of ['flights destinations LHR --json', 'flights dates LHR JFK --json', 'flights dates MAD SYD --json']) {
  const args = line.split(' ')
  usage(args)
  const cpu = median(Array.from({ length: 5 }, () => usage(args).cpu))
  row([line, `${cpu.toFixed(0)}${cpu > 1000 ? ' over' : ''}`, '1000'])
}

console.log('\nreading documents, a whole process, cold\n')
// Milliseconds over bare node grow with whatever else the machine does, which no ratio takes out here. Where bare node takes longer than it does
// alone, the machine was busy, and the processor time says what the document costs.
row(['document', 'ms over bare node', 'budget', 'bare ms', 'CPU ms', 'peak MB'])
row(['---', '---:', '---:', '---:', '---:', '---:'])
const reader = { HOME: mkdtempSync(join(tmpdir(), 'wayfare-bench-documents-home-')) }
const documents = documentCases(root).map((each) => ({ ...each, args: ['trip', 'parse', each.path] }))
// Whoever reads documents reads all kinds of them.
settle(
  documents.map(({ args }) => args),
  reader,
)
for (const { name, args, budget } of documents) {
  const { ms, bare } = ratio({ name, args, budget: [0, 0], env: reader })
  const over = ms - bare
  const used = Array.from({ length: 5 }, () => usage(args, reader))
  row([
    name,
    `${over.toFixed(0)}${over > budget ? ' over' : ''}`,
    String(budget),
    bare.toFixed(1),
    median(used.map(({ cpu }) => cpu)).toFixed(0),
    (median(used.map(({ peak }) => peak)) / 1024).toFixed(0),
  ])
}

const weight = ['libsql', '@libsql', '@neon-rs', 'detect-libc'].reduce((sum, name) => sum + sizeOf(join(root, 'node_modules', name)), 0)
const [without, withIt] = [
  ['-e', '0'],
  ['-e', `require(${JSON.stringify(join(root, 'node_modules/libsql'))})`],
].map((args) => median(Array.from({ length: pairs }, () => time(args))))
console.log(`\nlibsql: ${((withIt ?? 0) - (without ?? 0)).toFixed(0)} ms to load, ${(weight / 1e6).toFixed(0)} MB installed`)

console.log(
  `\npeak memory: ${(usage([...search, '--json']).peak / 1024).toFixed(0)} MB for a search of 250 offers; bare node ${(
    Number(
      spawnSync(values.node, ['-e', "process.on('exit',()=>console.log(process.resourceUsage().maxRSS))"], { env }).stdout.toString(),
    ) / 1024
  ).toFixed(0)} MB`,
)
