/** What rows that name people look like: another of the same list is told by it. */

import { cellText, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isTicketNumber } from '../references/ticket-numbers.ts'
import { OF_ONE } from './people-ages.ts'
import { AGES } from './person-words.ts'

/** `Harbour Wheels, tel. +44 20 …`: how a firm is reached. */
export const REACHED = /\+\d{2}|@|\bwww\.|\b(?:tel|tlf|phone|fax|contract id)\b/i

/** A number behind its sign. */
const SIGNED = /\p{L} ?(?:#|№) ?[\d•*·x-]{2}/u

export const A_DAY = 'a day'
/** The first word of the next line, or that it is a day, by which cards of people are told to be alike. */
function nextWord(page: Page, line: Line): string {
  const next = neighbour(page, line.index, 1)
  return next?.dates[0]?.start === 0 ? A_DAY : (/[a-z]{2,}/.exec(next?.plain ?? '')?.[0] ?? '')
}

/** `13E` and `7C` are of one column, and so are `1 x 23 kg` and `2 x 23 kg`. */
export const shapeOf = (line: Line | undefined, from = 0): string | undefined =>
  line?.plain
    .slice(from)
    .trim()
    .replace(/\d+[a-z]?(?![a-z])/g, '0')

/** What a row that names somebody looks like: that of another is told by it. */
export interface Form {
  /** With which the next line begins. */
  readonly word: string
  /** `Ticket 117 2345678901` is of one who travels, `Ticket refundable` of nobody. */
  readonly hasNumber: boolean
  /** The sign behind the number of a row. */
  readonly number: string | undefined
  readonly isAlone: boolean
  readonly isSlashed: boolean
  readonly isBorn: boolean
  /** `Ann Reed (34 years)` */
  readonly isOfYears: boolean
  readonly isReached: boolean
  /** `Harbour Club # 7•••204`: a number by its sign, as memberships have. */
  readonly isSigned: boolean
  readonly isSeated: boolean
  /** `Ann Reed   220-2417763098`: behind the name stands nothing but the number of a ticket. */
  readonly isTicketed: boolean
  /** The number of a ticket in any of its cells: others of them may be empty. */
  readonly hasTicket: boolean
  /** Who is told to be a child, or a baby on somebody's lap, needs no number. */
  readonly isAged: boolean
  /** `Adult · seat 4A` in the line below: the words differ where one is a child. */
  readonly isAgedBelow: boolean
  /** The column that tells how old one is; -1 where none does. */
  readonly ageAt: number
  /** What the other columns of a table look like: `125 1234567890   4A   7C`. */
  readonly shape: string
  readonly cells: number
}

/** `(infant, on a lap)`, behind a name or below it. */
const AGE_IN_BRACKETS = /^[^(]{0,45}\((?<word>[a-z]{3,13})(?![a-z])/
const tellsAge = (text: string): boolean => AGES.has(AGE_IN_BRACKETS.exec(text)?.groups?.word ?? '')
/** `12-25 ans · Carte Jeune` */
const OF_AGES = /^\s*\d{1,2} ?(?:[-–] ?\d{1,2}|\+) ?(?:ans|years?|yrs|jahren?|anos|anni|jaar|ar|lat|let)(?![a-z])/
/** `2 adults`, `Child 41.00`: how many, and what they pay. */
const isAgeOfOne = (below: string): boolean =>
  (OF_AGES.test(below) || AGES.has(/^\s*([a-z]{3,13})(?![a-z])/.exec(below)?.[1] ?? '')) && !/\d[.,]\d\d|[€$£]/.test(below)
function isAged(row: Line, below: Line | undefined): boolean {
  if (row.cells.length === 1) return false
  return tellsAge(saidAt(row, row.cells[0])) || (below?.plain.trim().startsWith('(') === true && tellsAge(below.plain.trim()))
}

/** `Adult`, `Niño 1`, `Child (2-14` where it goes on below: how old one is, and which of those who are as old. */
const AGE_ALONE = /^(?<word>[a-z]{3,13})(?: \d{1,2}| \(\d{1,2}-\d{1,2})?$/
/** Whether a cell says how old one is, and no more. */
export const isAge = (said: string): boolean => AGES.has(AGE_ALONE.exec(said)?.groups?.word ?? '')
/** The cell of a row that says it; -1 where none does. */
const ageAt = (row: Line): number => row.cells.findIndex((cell) => isAge(saidAt(row, cell)))

/** Columns behind the first one that tell a row of a table from others. */
const SHAPED = 2
const shapeBehind = (row: Line): string =>
  row.cells.length > SHAPED && /\d{3}/.test(row.plain.slice(row.cells[1]?.start)) ? (shapeOf(row, row.cells[1]?.start) ?? '') : ''

/** `11C, 9C`: where somebody sits in each flight. */
const SEATS = /^\d{1,2}[A-L](?:\s?[,/]\s?\d{1,2}[A-L])*$/

/** How old one is, behind a name. */
const OF_YEARS = /\(\d{1,2} [a-z]{2,8}\)\s*$/

export const formOf = (page: Page, row: Line): Form => ({
  word: nextWord(page, row),
  hasNumber: /\d{3}/.test(neighbour(page, row.index, 1)?.plain ?? ''),
  number: /^\s*\d{1,2}(?<sign>[.)](?!\d)|\s)/.exec(row.text)?.groups?.sign,
  isAlone: row.cells.length === 1,
  isSlashed: cellText(row, 0).includes(' / '),
  // A day behind the name is that of birth, wherever the columns are.
  isBorn: row.dates.length === 1 && row.times.length === 0,
  isOfYears: row.cells.length === 1 && OF_YEARS.test(row.plain),
  isReached: REACHED.test(row.text),
  isSigned: SIGNED.test(row.text),
  isSeated: row.cells.length > 1 && SEATS.test(cellText(row, row.cells.length - 1)),
  isTicketed: row.cells.length === 2 && isTicketNumber(saidAt(row, row.cells[1])),
  hasTicket: row.cells.some((cell) => isTicketNumber(saidAt(row, cell))),
  isAged: isAged(row, neighbour(page, row.index, 1)),
  isAgedBelow: isAgeOfOne(neighbour(page, row.index, 1)?.plain ?? ''),
  ageAt: ageAt(row),
  shape: shapeBehind(row),
  cells: row.cells.length,
})

/** The form of the first row below a heading, on whose line the age of the first may stand, as columns that are not quite level are put together: `Passengers   Adult`. */
export function firstForm(form: Form, heading: Line): Form {
  const at = ageAt(heading)
  return at > 0 && form.isAlone ? { ...form, ageAt: at, cells: heading.cells.length } : form
}

/** Whether a row tells in the same column as the first how old one is. More may be told of one of them in lines between, whatever these say. */
export const areAgedAlike = (first: Form, form: Form): boolean =>
  form.ageAt >= 0 &&
  form.ageAt === first.ageAt &&
  (form.cells === first.cells || (form.hasTicket && first.hasTicket)) &&
  form.number === first.number

/** Whether a row looks like the first that named somebody; `isApart` where others stand between, whose first words are `told`. */
export function areAlike(first: Form, form: Form, isApart: boolean, told: ReadonlySet<string>): boolean {
  // Dashes where others have seats part no cells.
  if (form.isAged && first.cells > SHAPED) return true
  if (form.shape !== '' && form.shape === first.shape && form.number === first.number) return true
  // `3   REED ANNA` above the heading `3. JOURNEY`
  if (first.number !== undefined) return form.number === first.number
  if (isApart && ((first.isSeated && form.isSeated) || (first.isTicketed && form.isTicketed))) return true
  if (first.isOfYears && form.isOfYears) return true
  if (isApart)
    return (
      form.word !== '' &&
      (form.word === first.word ||
        (first.isAgedBelow && form.isAgedBelow) ||
        (form.isAlone && form.hasNumber && told.has(form.word) && OF_ONE.test(form.word))) &&
      (form.cells < 3 || form.cells === first.cells)
    )
  const isSet = first.isAlone === form.isAlone || (first.isBorn && form.isBorn)
  return isSet && first.isSlashed === form.isSlashed && (first.isReached || !form.isReached) && (first.isSigned || !form.isSigned)
}

/** Whether a row between names seems the heading of another table: what more is told of somebody has a number, or is told of each way alike, as `Priority   Priority`. */
export function headsAnother(row: Line, { ageAt }: Form): boolean {
  const isTwice = row.cells.length > 1 && new Set(row.cells.map((cell) => saidAt(row, cell))).size === 1
  return ageAt < 0 && /^\s*\p{Lu}\D*$/u.test(row.text) && !isTwice
}

/** `Reed, Tom` alone in a row under the last column: the second of two in one room. */
export const isLastAlone = (heading: Line, at: number, row: Line): boolean =>
  at > 0 && at === heading.cells.length - 1 && row.cells.length === 1 && /^\p{Lu}[\p{L}'’ -]+, \p{Lu}[\p{L} -]+$/u.test(row.text.trim())
