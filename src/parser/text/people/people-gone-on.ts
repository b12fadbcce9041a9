/** Names that go on in the lines below the one in which a label tells the first of them, or how many they are. */

import type { FoundPerson } from '../../found.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { calledBy, namesIn, wholeName } from './people-lists.ts'
import { AGES } from './person-words.ts'

/** Whether the cells from one on stand in brackets: `Ann Reed   (staff no. 411)`. */
export const areAsides = (line: Line, from: number): boolean => line.cells.slice(from).every(({ start }) => line.text[start] === '(')

/** `Guest: REED ANN (Female)` above `REED TOM (Male)` */
export const ENDS_ASIDE = /^[^()]{5,40}\([\p{L} ]{3,14}\)\s*$/u

/** `Tom Reed, child 8 years` */
const YEARS = /,\s(?<word>\p{Ll}{3,13})\s\d{1,2}\s\p{Ll}{1,7}\.?$/u
function withoutYears(text: string): string {
  const said = YEARS.exec(text)
  return said && AGES.has(plain(said.groups?.word ?? '')) ? text.slice(0, said.index) : text
}

/** Whether what a line says is a place and no more: `Lucía Fernández` has a town within it, and is none. */
export const isPlace = (line: Line, said: string): boolean => line.places().some(({ start, end }) => end - start >= said.length - 1)

/** `Drivers: Ann Reed` goes on below: names that stand alone in their lines, as the text of a mail puts them below one another. */
export function furtherBelow(page: Page, line: Line): FoundPerson[] {
  const out: FoundPerson[] = []
  for (let at = line.index + 1; ; at++) {
    const row = page.lines[at]
    const name = row && areAsides(row, 1) ? withoutYears(calledBy(cellText(row, 0))) : ''
    const person = wholeName(name)
    if (
      !row ||
      !person ||
      !/^(?:\d{1,2}[.)] |[•*·–-] )?[\p{L}\s'’.-]+(?:, [\p{L}\s'’.-]+|\((?:[\p{L} ]{3,14}|(?:[\p{L}.]{2,7},? )?\d{1,2}(?: [\p{L}.]{1,7}(?:, \p{Ll}[\p{L} ]{2,20})?)?)\))?$/u.test(
        name,
      ) ||
      isPlace(row, name) ||
      // `Sunset Cruise (2)`: a child is called as one of the others.
      (/\(\d{1,2}\)$/.test(name) && !line.text.includes(person.lastName) && !out.some(({ lastName }) => lastName === person.lastName))
    )
      return out
    out.push(person)
  }
}

/** `Victoria Wing`, `Garden Suite`: where somebody sleeps, and what is paid. */
const OF_HOUSES =
  /(?<![a-z])(?:wing|suite|room|floor|tower|view|side|class|flex|board|block|court|hall|lodge|garden|terrace|annexe?|flugel|trakt|zimmer|haus|aile|chambre|ala|habitacion|camera|quarto|vleugel|kamer|flygel|rum|floj|rom|pokoj)(?![a-z])/
/** A name, and with it no more than how old somebody is. */
const NAME_AND_AGE = /^(?<name>[\p{L}\s'’.-]{5,45})(?:,\s(?<age>\p{L}{3,14})|\s\([^()]{1,20}\))?$/u
/** `Guests: ANN REED | TOM REED`: those in the next cells, where nothing else stands in them. */
export function furtherBeside(line: Line, at: number): FoundPerson[] {
  const cells = line.cells.slice(at + 1).map(({ start, end }) => line.text.slice(start, end).trim())
  const people = cells.flatMap((cell) => {
    const { name = '', age } = NAME_AND_AGE.exec(cell)?.groups ?? {}
    return isPlace(line, name) || OF_HOUSES.test(plain(name)) || (age !== undefined && !AGES.has(plain(age))) ? [] : (wholeName(name) ?? [])
  })
  return people.length === cells.length ? people : []
}

/** `Travelers: Ann Reed, Tom Reed, Zoe` above `Reed`: the last name of the last of a family, in the line below. */
export function cutLast({ lines }: Page, line: Line, text: string, told: readonly FoundPerson[]): FoundPerson[] {
  const first = /, (\p{Lu}[\p{L}'’-]+)$/u.exec(text)?.[1]
  const last = lines[line.index + 1]?.text.trim()
  return first !== undefined && told.some(({ lastName }) => lastName === last) ? [{ firstName: first, lastName: last ?? '' }] : []
}

/** A list that ends with a comma goes on in the line below, which holds nothing else. */
export function goneOn(page: Page, line: Line): FoundPerson[] {
  const row = page.lines[line.index + 1]
  if (row?.cells.length !== 1) return []
  const more = namesIn(row.text.trim())
  return more.length > 0 && /,\s*$/.test(row.text) ? [...more, ...goneOn(page, row)] : more
}

/** `4 guests: Ann Reed, Tom van der` above `Berg, Zoe Reed`: a list that its line broke, of which nothing but names is left below. */
export function brokenList(page: Page, line: Line, text: string): FoundPerson[] {
  const below = page.lines[line.index + 1]
  if (!text.includes(', ') || text.length < LEAST_BROKEN || below?.cells.length !== 1 || !ONLY_NAMES.test(below.text)) return []
  const whole = `${text} ${below.text.trim()}`
  const people = namesIn(whole)
  return people.length === whole.split(/,\s/).length ? people : []
}
/** Letters of a list that its line broke. */
const LEAST_BROKEN = 25

/** `Superior King` may stand below how many come, as well: one of the names is told elsewhere on the page, or a part of it. */
function isToldElsewhere({ lines }: Page, { index }: Line, { firstName = '', lastName }: FoundPerson, many: number): boolean {
  const parts = [firstName, lastName]
    .filter((part) => part.length > 2)
    .map((part) => new RegExp(`(?<![a-z])${plain(part).replace(/[^a-z -]/g, '.')}(?![a-z])`))
  return lines.some((other) => (other.index < index || other.index > index + many) && parts.some((part) => part.test(other.plain)))
}

/** `Guests: 2 adults` above `Anna Reed and Tom Reed`, or above one of them a line: no more than there are. */
export function belowCount(page: Page, line: Line, many: number): FoundPerson[] {
  const alone = furtherBelow(page, line)
  const below = page.lines[line.index + 1]
  const together = alone.length === 0 && below?.cells.length === 1 && ONLY_NAMES.test(below.text) ? namesIn(below.text.trim()) : []
  const people = together.length === many ? together : alone.slice(0, many)
  return people.some((person) => isToldElsewhere(page, line, person, many)) ? people : []
}
const ONLY_NAMES = /^[\p{L}\s'’.,&-]{5,90}$/u
