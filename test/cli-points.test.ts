import { expect, test } from 'vitest'
import { wayfare } from './wayfare.ts'

/** Where a person means: degrees, codes and names. */

/** The degrees a command asks about, and what was said of them. */
async function asked(words: string) {
  const { code, stdout, stderr } = await wayfare(`places near ${words} --dry-run`)
  const [, latitude, longitude] = /latitude=([-\d.]+)&longitude=([-\d.]+)/.exec(stdout) ?? []
  return { code, point: latitude && `${latitude} ${longitude}`, said: stderr.trim() }
}

test.each([
  ['41.397158 2.160873', '41.397158 2.160873'],
  ['41.397158,2.160873', '41.397158 2.160873'],
  ['"41.397158, 2.160873"', '41.397158 2.160873'],
  ['40.4168 -3.7038', '40.4168 -3.7038'],
  ['-33.8568 151.2153', '-33.8568 151.2153'],
  ['--latitude 41.397158 --longitude 2.160873', '41.397158 2.160873'],
  ['--place 41.397158,2.160873', '41.397158 2.160873'],
])('degrees written as `%s`', async (words, point) => {
  expect(await asked(words)).toEqual({ code: 0, point, said: '' })
})

test.each([
  ['BCN', '41.3874 2.1686', 'Barcelona (ES)'],
  ['bcn', '41.3874 2.1686', 'Barcelona (ES)'],
  ['Barcelona', '41.3874 2.1686', 'Barcelona (ES)'],
  ['New York', '40.7128 -74.006', 'New York (US)'],
  ['"são paulo"', '-23.5505 -46.6333', 'São Paulo (BR)'],
  // An airport by its own code; its city by the name.
  ['LHR', '51.4706 -0.4619', 'London Heathrow Airport (GB)'],
  // A town without an airport is itself, not the city whose airport it goes by.
  ['"York, GB"', '53.958 -1.083', 'York (GB)'],
  ['Kyoto', '35.0116 135.7681', 'Kyoto (JP)'],
  ['"York, US"', '39.963 -76.728', 'York (US)'],
  ['Eiffel Tower', '48.8584 2.2945', 'Eiffel Tower (PAR)'],
  ['München', '48.1351 11.582', 'Munich (DE)'],
])('`%s` is a place', async (words, point, says) => {
  const { code, point: got, said } = await asked(words)
  expect({ code, got, said }).toEqual({
    code: 0,
    got: point,
    said: `--place: ${words.replaceAll('"', '').replace(',', '')} is ${says} at ${point}`,
  })
})

test('a name of several places is refused with them', async () => {
  const { code, said } = await asked('Chinatown')
  expect([code, said]).toEqual([
    2,
    expect.stringMatching(/^error: --place "Chinatown" can be several places\nhint: say which by its degrees: /),
  ])
})

test('towns of one name are told by their countries', async () => {
  const { code, said } = await asked('York')
  expect([code, said]).toEqual([
    2,
    'error: --place "York" can be several places\nhint: say which by its country, such as "York, GB", or its degrees: York (GB) at 53.958 -1.083, York (US) at 39.963 -76.728',
  ])
})

test('a name of nowhere is refused with the nearest by spelling', async () => {
  const { code, said } = await asked('Barcelna')
  expect([code, said]).toEqual([
    2,
    expect.stringContaining('--place takes a place or degrees north and east; there is none called "Barcelna"'),
  ])
  expect(said).toContain('did you mean BCN Barcelona (ES)')
  expect(said).toContain('degrees north and east will do as well')
})

test.each([
  ['41.39', 2, '--place takes degrees north and east; got "41.39"'],
  ['1 2 3', 2, '--place takes degrees north and east; got "1 2 3"'],
  ['91 0', 2, '--latitude takes degrees from -90 to 90'],
  ['0 181', 2, '--longitude takes degrees from -180 to 180'],
  ['BCN --latitude 1 --longitude 2', 2, '--place cannot be combined with --latitude and --longitude'],
  ['--latitude 41', 13, '--longitude is missing'],
  ['--longitude 41', 13, '--latitude is missing'],
  ['', 13, '--place is missing: a place by its code or name, or degrees north and east'],
  ['BCN --radius 21', 2, '--radius takes a whole number from 0 to 20'],
])('`places near %s` ends with %d', async (words, code, says) => {
  const { code: got, said } = await asked(words)
  expect([got, said]).toEqual([code, expect.stringContaining(says)])
})

test('on a terminal the place is asked for', async () => {
  const { code, stderr } = await wayfare('places near', { terminal: 80, env: { CI: '' }, stdin: 'Barcelona\n' })
  expect(stderr).toContain('A place by its code or name, or degrees north and east')
  expect(code).toBe(0)
})
