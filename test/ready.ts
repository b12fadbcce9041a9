import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { allOperations } from '../src/operations/index.ts'
import { card } from './booking.ts'
import { flightMail } from './documents.ts'
import { type Options, wayfare } from './wayfare.ts'

/** What a command line needs before it can run: the list whose row it takes, the booking it speaks of. */

/** Commands that take a row of a list other than one of flight offers, with a command that gives such a list. */
const lists: Readonly<Record<string, string>> = {
  'places show': 'places near Barcelona',
  'activities show': 'activities near Barcelona',
  'transfers book': 'transfers search CDG PAR 2027-03-01T19:45',
  'transfers cancel': 'transfers search CDG PAR 2027-03-01T19:45',
}

const listFor = (line: string): string =>
  Object.entries(lists).find(([command]) => line.split(' ').slice(0, 2).join(' ') === command)?.[1] ??
  'flights search MAD JFK 2027-03-01 2027-03-08'

const operations = await allOperations()

/** The first example of the command that books what a line speaks of. */
const bookingFor = (line: string): string => {
  const name = `${line.split(' ')[0]} book`
  return `${name} ${operations.find((each) => each.name === name)?.examples[0]}`
}

/** The home of somebody who can run a line. */
export async function homeFor(line: string, options: Options = {}): Promise<string> {
  const { home } = await wayfare(listFor(line), options)
  if (!line.includes('TKKB2K')) return home
  const { code, stdout } = await wayfare(withCard(bookingFor(line), home), { ...options, home })
  expect([code, stdout]).toEqual([0, expect.stringContaining('TKKB2K')])
  return home
}

/** The command line with its card, or the mail it reads, in a file that is there. */
export function withCard(line: string, home: string): string {
  writeFileSync(join(home, 'card.json'), JSON.stringify(card))
  if (line.includes('booking.eml')) writeFileSync(join(home, 'booking.eml'), flightMail)
  return line.replace(/(?<=^| )(card\.json|booking\.eml)/, (name) => join(home, name))
}
