import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDays } from '../src/cli/days.ts'
import { addDays } from '../src/core/dates.ts'
import { endsOf, isDays, isSpan } from '../src/core/ranges.ts'
import { wayfare } from './wayfare.ts'

/** Days and numbers that are typed as ranges where a command looks over many at once. */

const today = '2026-11-20'

test.each([
  ['2027-03-01', '2027-03-01'],
  ['tomorrow', '2026-11-21'],
  ['+2w', '2026-12-04'],
  ['2027-03-01..31', '2027-03-01,2027-03-31'],
  ['2027-03-01..5', '2027-03-01,2027-03-05'],
  ['2027-03-30..2027-04-02', '2027-03-30,2027-04-02'],
  ['2027-03-01,2027-03-31', '2027-03-01,2027-03-31'],
  ['today..+30d', '2026-11-20,2026-12-20'],
  [' fri .. sun ', '2026-11-27,2026-11-29'],
  ['today..tomorrow', '2026-11-20,2026-11-21'],
  ['2027-03', '2027-03-01,2027-03-31'],
  ['2028-02', '2028-02-01,2028-02-29'],
  ['2026-12', '2026-12-01,2026-12-31'],
  ['2026-11', '2026-11-20,2026-11-30'],
  ['2026-10', '2026-10-01,2026-10-31'],
])('%s is read as %s', (text, days) => {
  expect(readDays(text, today)).toBe(days)
})

test.each(['', 'soon', '2027-13', '2027-3', '2027-03-01..x', '..2027-03-01', '2027-03-01..02..03', '2027-02-01..30'])(
  '"%s" is none',
  (text) => {
    expect(readDays(text, today)).toBeUndefined()
  },
)

const someDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, days))

test('a range of days has its ends in their order', () => {
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      expect(isDays(`${one},${other}`)).toBe(one <= other)
      expect(readDays(`${one}..${other}`, today)).toBe(`${one},${other}`)
      expect(endsOf(`${one},${other}`)).toEqual([one, other])
      expect(endsOf(one)).toEqual([one, one])
    }),
  )
})

test('a span of numbers has its ends within bounds and in their order', () => {
  for (const text of ['1', '15', '2,8', '7,7']) expect(isSpan(text, 1, 15)).toBe(true)
  for (const text of ['0', '16', '8,2', '1,16', '2,', ',2', '1,2,3', '1.5', 'x', '', '-1']) expect(isSpan(text, 1, 15)).toBe(false)
})

const asked = async (line: string) => {
  const { code, stdout, stderr } = await wayfare(`${line} --dry-run`)
  return { code, stderr, query: Object.fromEntries(new URLSearchParams(/\?(\S+)/.exec(stdout)?.[1])) }
}

test('what was typed becomes one call, and days are said as they were read', async () => {
  expect(await asked('flights destinations MAD --depart 2027-03 --days 5..9')).toEqual({
    code: 0,
    stderr: '--depart: 2027-03 is Mon 1 Mar 2027 to Wed 31 Mar 2027 (2027-03-01,2027-03-31)\n',
    query: { origin: 'MAD', departureDate: '2027-03-01,2027-03-31', duration: '5,9' },
  })
  expect(await asked('flights destinations MAD --depart +10d --days 7')).toEqual({
    code: 0,
    stderr: '--depart: +10d is Mon 30 Nov 2026 (2026-11-30)\n',
    query: { origin: 'MAD', departureDate: '2026-11-30', duration: '7' },
  })
  expect((await asked('flights destinations MAD --depart 2027-03-01,2027-03-05 --days 5,9')).stderr).toBe('')
})

test('what cannot be read is refused before a call, all of it at once', async () => {
  const { code, stderr } = await wayfare('flights destinations MAD --depart soon --days 9..5 --view-by prices')
  expect(code).toBe(2)
  expect(stderr).toMatchInlineSnapshot(`
    "error: --depart takes a date, or a first and a last one, such as 2027-03-01,2027-03-31; got "soon"
           --days takes a whole number from 1 to 15, or a least and a most, such as 2,8; got "9,5"
           --view-by takes one of country, date, destination, duration, week; got "prices"
    hint: \`wayfare help dates\` shows how days can be written
    "
  `)
})

test('days of the past are refused, and help tells how ranges are written', async () => {
  expect((await wayfare('flights dates MAD JFK 2026-10')).stderr).toMatchInlineSnapshot(`
    "--depart: 2026-10 is Thu 1 Oct 2026 to Sat 31 Oct 2026 (2026-10-01,2026-10-31)
    error: --depart is in the past: give a day from 2026-11-20 on; got "2026-10-01,2026-10-31"
    "
  `)
  expect((await wayfare('help dates')).stdout).toContain('2027-03-01..31')
  expect((await wayfare('flights dates --help')).stdout).toContain('--days <range>')
})

test('what is missing is named with how it can be written', async () => {
  const { code, stderr } = await wayfare('flights dates MAD')
  expect(code).toBe(13)
  expect(stderr).toMatchInlineSnapshot(`
    "error: --to is missing
    hint: --to: a place by its code or name, such as MAD or Madrid
    hint: wayfare flights dates --help
    "
  `)
})
