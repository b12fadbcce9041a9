import { expect } from 'vitest'
import { allOperations } from '../src/operations/index.ts'
import { type Options, wayfare } from './wayfare.ts'

/** What a command line needs before it can run: the list whose row it takes, the booking it speaks of. */

/** Commands that take a row of a list other than one of flight offers, with a command that gives such a list. */
const lists: Readonly<Record<string, string>> = {
  'places show': 'places near Barcelona',
  'activities show': 'activities near Barcelona',
}

const listFor = (line: string): string =>
  Object.entries(lists).find(([command]) => line.startsWith(`${command} `))?.[1] ?? 'flights search MAD JFK 2027-03-01 2027-03-08'

const booking = (await allOperations()).find(({ name }) => name === 'flights book')?.examples[0]

/** The home of somebody who can run a line. */
export async function homeFor(line: string, options: Options = {}): Promise<string> {
  const { home } = await wayfare(listFor(line), options)
  if (!line.includes('TKKB2K')) return home
  const { code, stdout } = await wayfare(`flights book ${booking}`, { ...options, home })
  expect([code, stdout]).toEqual([0, expect.stringContaining('TKKB2K')])
  return home
}
