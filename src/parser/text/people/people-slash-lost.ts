/** Rows whose slash was lost, among others that have theirs: `NGUYEN LOUISE MLLE   Child` below `NGUYEN / THANH-TUNG M   Adult`. */

import type { FoundPerson } from '../../found.ts'
import { isParticle } from '../../particles.ts'
import { cellText, MOST_ROWS } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { isPersonName, TITLE_IN_CAPITALS } from './names.ts'
import { AGES } from './person-words.ts'

const NUMBER = '(?:\\d{1,2}[.)]?\\s)?'
const TITLED = `\\s\\(?(?<title>${TITLE_IN_CAPITALS}|M)\\.?\\)?$`
const WITH_SLASH = new RegExp(`^${NUMBER}(?<last>\\p{Lu}[\\p{Lu}'’ -]{1,40}?)\\s?/\\s?\\p{Lu}[\\p{Lu}'’ -]{1,40}${TITLED}`, 'u')
const WITHOUT = new RegExp(`^${NUMBER}(?<name>\\p{Lu}[\\p{Lu}'’-]+(?: [\\p{Lu}'’-]{2,}){1,5})${TITLED}`, 'u')

/** The first cell of a row, or the second behind a number. */
const nameAt = (line: Line): number => (/^\d{1,2}[.)]?$/.test(cellText(line, 0).trim()) ? 1 : 0)
const nameOf = (line: Line): string => cellText(line, nameAt(line)).trim()

const saidBehind = ({ cells, plain: small }: Line, at: number): readonly string[] =>
  cells.slice(at + 1).map(({ start, end }) => small.slice(start, end).trim())
const tellsAge = (said: string): boolean => AGES.has(/^[a-z]+/.exec(said)?.[0] ?? '')
const isTicket = (said: string): boolean => /\d{3}[ \d-]{5}/.test(said)

/** Where the given names begin: behind the last name of another of the rows, else behind one word with the small ones before it. */
function givenAt(words: readonly string[], families: readonly string[]): number {
  const name = `${words.join(' ')} `
  const family = families.find((last) => name.startsWith(`${last} `))
  return family === undefined ? words.findIndex((word) => !isParticle(word)) + 1 : family.split(' ').length
}

function personOf(row: Line, families: readonly string[]): FoundPerson | undefined {
  const { name = '', title } = WITHOUT.exec(nameOf(row))?.groups ?? {}
  const words = name.split(' ')
  const at = givenAt(words, families)
  const [lastName, firstName] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  const behind = saidBehind(row, nameAt(row))
  // `PARIS CDG M`: a letter alone is no title for sure.
  const isSure = behind.some(tellsAge) || families.includes(lastName) || (title !== 'M' && behind.some(isTicket))
  if (title === undefined || firstName === '' || !isSure || words.some((word) => AGES.has(plain(word)))) return undefined
  return isPersonName(`${firstName} ${lastName}`, true) ? { firstName, lastName, title } : undefined
}

export function bySlashLost({ lines }: Page): FoundPerson[] {
  const out: FoundPerson[] = []
  let families: readonly string[] = []
  let until = 0
  for (const line of lines) {
    const last = line.text.includes('/') ? WITH_SLASH.exec(nameOf(line))?.groups?.last : undefined
    if (last !== undefined) {
      // Rows of one table are near one another.
      families = line.index > until ? [last] : [...families.slice(0, MOST_ROWS), last]
      until = line.index + MOST_ROWS
    } else if (line.index <= until) {
      const person = personOf(line, families)
      if (person) out.push(person)
    }
  }
  return out
}
