/** Names as a sentence tells them in a row: `Anna Reed, Tom Hale and Zoe Hale`, `Ulf und Petra Reed, Heike und Jochen Bahl`, `Anna, Tom & Zoe Reed`. */

import type { FoundPerson } from '../../found.ts'
import { isParticle } from '../../particles.ts'
import type { Line, Page } from '../page/page.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isNoName, LEADING_TITLE } from './names.ts'
import { wholeName } from './people-lists.ts'

/** What stands between two of them. */
const JOINS = wordSet('and und et y e en och og i a ja & + / oraz sowie seka')
/** What a letter puts before each of two: `Liebe Anna und lieber Tom`. */
const FOND = wordSet(
  'liebe lieber dear chere cher querida querido cara caro kara kare kaere beste mila mily draga drogi sehr geehrte geehrter',
)
/** Words of a row. */
const MOST_WORDS = 40

export interface Phrase {
  readonly people: readonly FoundPerson[]
  /** Whether two of them stand on both sides of an `and`. */
  readonly isJoined: boolean
  /** Whether all words of the row are of them. */
  readonly isWhole: boolean
  /** What follows the row. */
  readonly rest: string
}

/** A row in which there is nobody. */
export const NOBODY: Phrase = { people: [], isJoined: false, isWhole: false, rest: '' }

/** `J.`, `Hr.`, `Sra.` */
const isShort = (word: string): boolean => word.length < 5
const ENDS = /[!?:)][.,]?$/
const endsRow = (word: string): boolean => ENDS.test(word) || (word.endsWith('.') && !isShort(word))
const isOfRow = (word: string): boolean => {
  const bare = word.replace(/[,;:.!?)]+$/, '')
  return /^\p{Lu}/u.test(bare) || JOINS.has(bare) || FOND.has(plain(bare)) || isParticle(bare)
}

/** The words at the beginning of a text that may be of names. */
function rowOf(words: readonly string[]): readonly string[] {
  const row: string[] = []
  for (const word of words.slice(0, MOST_WORDS)) {
    if (!isOfRow(word)) break
    row.push(word)
    if (endsRow(word)) break
  }
  while (row.length > 0 && JOINS.has(row.at(-1) ?? '')) row.pop()
  return row
}

/** The pieces of a row that commas and words part. */
function piecesOf(row: readonly string[]): readonly string[] {
  const pieces: string[][] = [[]]
  for (const word of row) {
    const bare = word.replace(/\)?[,;:!?.]*$/, (end) => (end === '.' && isShort(word) ? '.' : ''))
    if (JOINS.has(word)) pieces.push([])
    else if (pieces.at(-1)?.length !== 0 || !FOND.has(plain(bare))) pieces.at(-1)?.push(bare)
    if (/[,;]$/.test(word)) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 0).map((piece) => piece.join(' '))
}

/** `Anna` of `Anna and Tom Reed`, with the title before it. */
const CALLED = /^\p{Lu}\p{Ll}[\p{L}'’-]+$|^\p{Lu}\.$/u
const isCalled = (name: string): boolean => CALLED.test(name) && !isNoName(plain(name), false)
const titleOf = (piece: string): string => LEADING_TITLE.exec(piece)?.[0] ?? ''

/** The row of names that a text begins with. */
export function phraseIn(text: string): Phrase {
  const words = text.trim().split(/\s+/)
  const row = rowOf(words)
  const pieces = piecesOf(row)
  const people: FoundPerson[] = []
  let given: { readonly firstName: string; readonly title?: string }[] = []
  let at = 0
  for (; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    const title = titleOf(piece)
    const name = piece.slice(title.length)
    if (isCalled(name)) {
      given.push({ firstName: name, ...(title ? { title: title.replace(/[.\s]+$/, '') } : {}) })
      continue
    }
    const person = wholeName(piece)
    // `Sales and Marketing Team`: of those who share a last name, one is called as many are.
    const areGiven = [...given, person ?? {}].some(({ firstName = '' }: { readonly firstName?: string }) =>
      plain(firstName).split(/[ -]/).some(isGivenName),
    )
    if (!person || (given.length > 0 && !areGiven)) break
    people.push(...given.map((one) => ({ ...one, lastName: person.lastName })), person)
    given = []
  }
  return {
    people,
    isJoined: people.length > 1 && row.some((word) => JOINS.has(word)),
    isWhole: at === pieces.length && given.length === 0,
    rest: words.slice(row.length).join(' '),
  }
}

/** Letters of a line that a mail has broken. */
const BROKEN = 64
/** `Anna Reed and Tom Hale` at the end of a line: what begins below it with a capital is something else, unless the last of them has but given names. */
const isEnded = (text: string): boolean => {
  const last = /\s\p{Lu}[\p{L}'’-]+\s(?<last>\p{Lu}[\p{L}'’-]+)\s*$/u.exec(text)?.groups?.last
  return last !== undefined && !isGivenName(plain(last))
}
/** The text from a place of a line, with the line below it where that goes on: `for Anna Reed` above `Star Hotel` does not. */
export function goingOn({ lines }: Page, { text, cells, index }: Line, from: number): string {
  const below = lines[index + 1]
  const isOpen =
    cells.length === 1 &&
    below?.cells.length === 1 &&
    !/[.!?:]\s*$/.test(text) &&
    ((text.length > BROKEN && !isEnded(text)) || /^\s*\p{Ll}/u.test(below.text) || /,\s*$/.test(text))
  return isOpen ? `${text.slice(from)} ${below.text.trim()}` : text.slice(from, cells.find(({ end }) => end > from)?.end)
}
