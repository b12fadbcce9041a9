import { expect, test } from 'vitest'
import { undoes } from '../src/api/wire.ts'
import { allOperations } from '../src/operations/index.ts'
import { everywhere, evilSandbox, hostile, inTexts, type Poison, steering } from './evil.ts'
import { grant, json, loopback } from './loopback.ts'
import { homeFor, lineIn } from './ready.ts'
import { newHome, wayfare, words } from './wayfare.ts'

/** Whatever a service writes into its answers, no operation lets it steer the terminal, in any format. */

const operations = await allOperations()
const commands = operations.filter(({ command }) => !('within' in command))
const booking = operations.find(({ name }) => name === 'flights book')?.examples[0]

const forPrograms = ['--json', '--jsonl']
const inTables = ['--csv', '--tsv', '--md']
const keys = { WAYFARE_KEY: 'key', WAYFARE_SECRET: 'secret' }

/** What a command shows in each format, where everything comes from a service that means ill. */
async function shown(line: string, poison: Poison, formats: readonly string[]) {
  let before = true
  const env = { ...keys, ...(await evilSandbox((text, member) => (before ? inTexts : poison)(text, member))) }
  const home = await homeFor(line, { env })
  before = false
  const stdin = words(line).includes('-') ? (await wayfare('flights search MAD JFK 2027-03-01 --max 1 --json', { env, home })).stdout : ''
  const operation = commands.find(({ name }) => line.startsWith(`${name} `))
  const changes = operation?.books !== undefined || (operation && undoes(operation))
  const outcomes = []
  for (const format of changes ? formats.slice(0, 1) : formats) {
    // Hotels of a list say no type.
    const typed = line.startsWith('hotels list') ? format.replace('type', 'name') : format
    outcomes.push({ format, ...(await wayfare(`${lineIn(line, home)} ${typed}`, { env, home, stdin, terminal: 80 })) })
  }
  return outcomes
}

const lines = commands.map(({ name, examples: [example = ''] }) => `${name} ${example.replace(/ --(json|tsv)$/, '')}`)

test('the marks these tests look for are in what the service sends', () => {
  for (const text of Object.values(hostile)) expect(text).toMatch(steering)
})

/** Formats in turn: how one is written is the same for every operation, and what an operation shows the same in all of a kind. */
const turn = (line: string, formats: readonly string[], on = 0): string => formats[(lines.indexOf(line) + on) % formats.length] ?? ''

test.each(lines)('`%s` goes well and shows nothing that steers, whatever the names are', async (line) => {
  const formats = ['', turn(line, forPrograms), turn(line, inTables), '--all --fields type']
  for (const { format, code, stdout, stderr } of await shown(line, inTexts, formats)) {
    expect([format, code, code === 0 ? '' : stderr]).toEqual([format, 0, ''])
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(steering)
    expect(stderr).not.toMatch(steering)
  }
})

test.each(lines)('`%s` shows nothing that steers, were every code and amount of that kind', async (line) => {
  const formats = ['', turn(line, forPrograms, 1), turn(line, inTables, 1)]
  for (const { stdout, stderr } of await shown(line, everywhere, formats)) {
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(steering)
    expect(stderr).not.toMatch(steering)
    // A line that is offered to be typed next does nothing else.
    expect(stdout.match(/next: .*/g)?.join('') ?? '').not.toMatch(/[;&|<>$`\\(){}[\]*?!#~']/)
  }
})

test('nothing steers in the list of bookings, in any format', async () => {
  // What the journal keeps of a booking.
  const kept = /^(reference|currency|id|carrierCode|iataCode|number)$/
  const env = { ...keys, ...(await evilSandbox((text, member) => (kept.test(member) ? everywhere(text, member) : text))) }
  const home = newHome()
  await wayfare('flights search MAD JFK 2027-03-01', { env, home })
  await wayfare(`flights book ${booking}`, { env, home })
  for (const format of ['', '--json', '--jsonl', '--csv', '--tsv', '--md']) {
    const { code, stdout, stderr } = await wayfare(`orders ${format}`, { env, home, terminal: 120 })
    expect([format, code, stdout.length > 60]).toEqual([format, 0, true])
    expect(`${stdout.replaceAll('\r\n', '\n')}${stderr}`).not.toMatch(steering)
  }
})

/** A question moves the cursor by itself; what else steers was not ours. */
const drawing = new RegExp(`${String.fromCodePoint(27)}\\[(\\?25[hl]|\\d*[A-KGm])|\\u0008`, 'g')

test('nothing steers in what is asked before a booking, nor before a cancellation', async () => {
  const env = { ...keys, ...(await evilSandbox(inTexts)), CI: '' }
  const home = newHome()
  await wayfare('flights search MAD JFK 2027-03-01', { env, home })
  const asked = await wayfare(`flights book ${booking}`.replace(/ --max-total \d+/, ''), { env, home, terminal: 80, stdin: 'n\n' })
  expect([asked.code, asked.stderr]).toEqual([12, expect.stringContaining('Book it?')])
  expect(asked.stderr.replace(drawing, '')).not.toMatch(steering)
  await wayfare(`flights book ${booking}`, { env, home })
  const undone = await wayfare('flights cancel TKKB2K', { env, home, terminal: 80, stdin: 'n\n' })
  expect([undone.code, undone.stderr]).toEqual([12, expect.stringContaining('Cancel TKKB2K')])
  expect(undone.stderr.replace(drawing, '')).not.toMatch(steering)
})

test('JSON on a terminal says what the service said, with escapes', async () => {
  const env = { ...keys, ...(await evilSandbox(inTexts)) }
  const line = 'places near Barcelona --json'
  const seen = await wayfare(line, { env, terminal: 80 })
  const piped = await wayfare(line, { env })
  expect(JSON.parse(seen.stdout)).toEqual(JSON.parse(piped.stdout))
  expect(JSON.parse(seen.stdout).data[0].name).toContain('\u202e00.1 RUE')
  for (const { stdout } of [seen, piped]) expect(stdout).not.toMatch(steering)
})

const endless = 'x'.repeat(2_000_000)

test('a name of two million letters is cut where people read, and whole for programs', async () => {
  const env = { ...keys, ...(await evilSandbox((text, member) => (member === 'name' ? endless : text))) }
  const { code, stdout } = await wayfare('places near Barcelona --limit 2', { env, terminal: 80 })
  expect([code, stdout.length < 100_000]).toEqual([0, true])
  expect(JSON.parse((await wayfare('places near Barcelona --limit 2 --json', { env })).stdout).data[1].name).toBe(endless)
  expect((await wayfare('places near Barcelona --limit 1 --tsv', { env })).stdout).toContain(endless)
})

test('an error of two million letters is cut', async () => {
  const { url } = await loopback((response, { url: asked }, count) =>
    asked.endsWith('/token')
      ? grant(response, count)
      : json(response, 400, { errors: [{ status: 400, code: 477, title: endless, detail: endless, source: { parameter: endless } }] }),
  )
  for (const format of ['', '--json']) {
    const { code, stderr } = await wayfare(`places near Barcelona ${format}`, { env: { ...keys, WAYFARE_BASE_URL: url }, terminal: 80 })
    expect([code, stderr.length < 10_000]).toEqual([2, true])
  }
})
