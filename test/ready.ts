import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { allOperations } from '../src/operations/index.ts'
import { card } from './booking.ts'
import { flightMail } from './documents.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** What a command line needs before it can run: the list whose row it takes, the booking it speaks of. */

const flights = 'flights search MAD JFK 2027-03-01 2027-03-08'
const hotels = 'hotels list PAR'
const rooms = 'hotels offers 1,2,3 2027-03-01 2027-03-03 --adults 2'
const rides = 'transfers search CDG PAR 2027-03-01T19:45'

/** Commands that take a row of a list, with the commands that give such a list. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'flights price': [flights],
  'flights upsell': [flights],
  'flights predict': [flights],
  'flights seats': [flights],
  'flights delay': [flights],
  'flights book': [flights],
  'hotels offers': [hotels],
  'hotels ratings': [hotels],
  'hotels offer': [hotels, rooms],
  'hotels book': [hotels, rooms],
  'places show': ['places near Barcelona'],
  'activities show': ['activities near Barcelona'],
  'transfers book': [rides],
}

const listsFor = (line: string): readonly string[] => lists[line.split(' ').slice(0, 2).join(' ')] ?? []

const operations = await allOperations()

/** The first example of the command that books what a line speaks of. */
const bookingFor = (line: string): string => {
  const name = `${line.split(' ')[0]} book`
  return `${name} ${operations.find((each) => each.name === name)?.examples[0]}`
}

/** What is in the homes of those who can run a line, and with whose rights: it is the same whenever it is made, as the sandbox and its clock are. */
const kept = new Map<string, readonly { readonly path: string; readonly mode: number; readonly bytes?: Buffer }[]>()

/** The home of somebody who can run a line. */
export async function homeFor(line: string, options: Options = {}): Promise<string> {
  const booking = line.includes('TKKB2K') ? bookingFor(line) : ''
  const needed = [...new Set([...listsFor(line), ...listsFor(booking)])]
  const key = Object.keys(options).length === 0 ? [...needed, booking].join('\n') : undefined
  const known = key === undefined ? undefined : kept.get(key)
  if (!known) {
    const home = await madeHome(needed, booking, options)
    if (key !== undefined) kept.set(key, insideOf(home))
    return home
  }
  const home = newHome()
  for (const { path, mode, bytes } of known)
    if (bytes) writeFileSync(join(home, path), bytes, { mode })
    else mkdirSync(join(home, path), { mode })
  return home
}

/** Folders stand before what is in them. */
const insideOf = (home: string) =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stat = statSync(join(home, path))
      return { path, mode: stat.mode, ...(stat.isFile() && { bytes: readFileSync(join(home, path)) }) }
    })

async function madeHome(needed: readonly string[], booking: string, options: Options): Promise<string> {
  const home = options.home ?? newHome()
  for (const list of needed) await wayfare(list, { ...options, home })
  if (!booking) return home
  const { code, stdout } = await wayfare(lineIn(booking, home), { ...options, home })
  expect([code, stdout]).toEqual([0, expect.stringContaining('TKKB2K')])
  return home
}

/** A line as it is typed by somebody in that home: a file that it names is there. */
export function lineIn(line: string, home: string): string {
  writeFileSync(join(home, 'card.json'), JSON.stringify(card))
  if (line.includes('booking.eml')) writeFileSync(join(home, 'booking.eml'), flightMail)
  return line.replace(/(?<=^| )(card\.json|booking\.eml)/, (name) => join(home, name))
}

/** What an earlier answer had, for a line that takes it from standard input. */
export async function inputFor(line: string, home: string, options: Options = {}): Promise<string> {
  if (!/ -( |$)/.test(line)) return ''
  const found = line.startsWith('hotels ') ? 'hotels offer 1' : `flights search MAD JFK 2027-03-01 --max ${line.includes('book') ? 1 : 2}`
  return (await wayfare(`${found} --json`, { ...options, home })).stdout
}
