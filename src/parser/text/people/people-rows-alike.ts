/** Those who stand in rows built like that of somebody who is told: `Tom Reed, 03.05.2017, Junior card` below `Anna Reed, 17.09.1988, Half fare`. */

import type { Found, FoundPerson } from '../../found.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { capitalised } from './names.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { MARK } from './people-couples.ts'
import { isPlace } from './people-gone-on.ts'
import { nameBefore } from './people-lists.ts'
import { isBelowOfWhoLets } from './people-who-let.ts'

/** Letters of what stands behind a name that tell rows to be built alike. */
const LEAST_BEHIND = 4
/** Rows of one list. */
const MOST_ROWS = 12

const isSame = (one: FoundPerson, other: FoundPerson): boolean =>
  plain(`${one.firstName ?? ''} ${one.lastName}`) === plain(`${other.firstName ?? ''} ${other.lastName}`)

const wordsOf = (name: string): string[] =>
  plain(name)
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
const isOfKin = (person: FoundPerson, others: readonly FoundPerson[]): boolean =>
  others.some(({ lastName }) => wordsOf(lastName).some((word) => wordsOf(person.lastName).includes(word)))

/** A cell that begins with a name, and how what follows is built: words, numbers and the signs between. */
interface Named {
  readonly person: FoundPerson
  readonly behind: string
}
const builtOf = (behind: string): string =>
  behind
    .trim()
    .replace(/\p{L}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*)*/gu, 'a')
    .replace(/\d+/g, '0')

function namedIn(line: Line, at: number): Named | undefined {
  const told = nameBefore(cellText(line, at).trim().replace(MARK, ''))
  return told && { person: told.person, behind: builtOf(told.behind) }
}

/** `(lead)`, `(Anmelderin)`: what one of several is, and the others are not. */
const ASIDE = /^\([\p{L} ]{3,24}\)$/u
/** `- Club# 8820417763`, `BonusCarta 209 114 872`: a card, which one of several has. */
const CARD = /^[-–—·|,(]?\s?[\p{L}#&'’.°º ]{0,30}[\d•*]{2}[\d•*X ]{3,}\)?$/u

/** Who stands alone in a row but for a card, or for what one is of several. */
function aloneIn(line: Line): FoundPerson | undefined {
  const told = nameBefore(line.text.trim().replace(MARK, ''))
  const behind = told?.behind.trim() ?? ''
  const name = told ? line.text.trim().slice(0, line.text.trim().length - told.behind.length) : ''
  const isAlone = behind === '' || ASIDE.test(behind) || (CARD.test(behind) && isCalledLikePeople(told?.person ?? { lastName: '' }))
  return isAlone && !isPlace(line, name) ? told?.person : undefined
}

/** The rows right below a place, or above it, as far as they name somebody. */
function run({ lines }: Page, from: number, by: 1 | -1, named: (line: Line) => FoundPerson | undefined): FoundPerson[] {
  const out: FoundPerson[] = []
  for (let line = lines[from + by]; line && line.index > 0 && out.length < MOST_ROWS; line = lines[line.index + by]) {
    const person = named(line)
    if (!person) break
    out.push(person)
  }
  return out
}

/** Names alone in the rows below: of the family, or called as many are; and above, of the family. */
function aloneBeside(page: Page, line: Line, people: readonly FoundPerson[]): FoundPerson[] {
  const below = run(page, line.index, 1, (other) => {
    const person = isBelowOfWhoLets(page, other.index) ? undefined : aloneIn(other)
    return person && (isOfKin(person, people) || isCalledLikePeople(person)) ? person : undefined
  })
  return [...run(page, line.index, -1, aloneIn).filter((person) => isOfKin(person, people)), ...below]
}

/** Those in the rows beside that of somebody, and in the cells beside. */
function besideOf(page: Page, line: Line, at: number, { person, behind }: Named, people: readonly FoundPerson[]): FoundPerson[] {
  if (at === 0 && aloneIn(line)) return aloneBeside(page, line, people)
  const isBuilt = behind.length >= LEAST_BEHIND || line.cells.length > 2
  if (!isBuilt) return []
  const alike = (other: Line, cell: number): FoundPerson | undefined => {
    const told = namedIn(other, cell)
    const isAlike = told?.behind === behind && (isOfKin(told.person, [person, ...people]) || isCalledLikePeople(told.person))
    return isAlike ? told.person : undefined
  }
  const inRow = behind === '' ? [] : line.cells.flatMap((_, cell) => (cell === at ? [] : (alike(line, cell) ?? [])))
  const inColumn = (other: Line): FoundPerson | undefined => (other.cells.length === line.cells.length ? alike(other, at) : undefined)
  return [...inRow, ...run(page, line.index, 1, inColumn), ...run(page, line.index, -1, inColumn)]
}

/** All who are told, and with each those in rows alike, as many as one document tells: nobody who books for others is listed with them. */
export function withRowsAlike(page: Page, told: readonly Found<FoundPerson>[], most: number): readonly Found<FoundPerson>[] {
  if (told.length >= most) return told
  const people = told.map(({ value }) => value)
  const more = told.flatMap(({ value, rule, sure }): Found<FoundPerson>[] => {
    const name = plain(`${value.firstName ?? ''} ${value.lastName}`)
    if (!value.firstName || rule === 'name as LAST/FIRST') return []
    return page.lines
      .slice(1)
      .filter((line) => line.plain.includes(name))
      .flatMap((line) =>
        line.cells.flatMap((_, at) => {
          const named = namedIn(line, at)
          return named && isSame(named.person, value) ? besideOf(page, line, at, named, people) : []
        }),
      )
      .map(({ lastName, firstName = '', ...more }) => ({
        value: { ...more, lastName: capitalised(lastName), firstName: capitalised(firstName) },
        rule: 'name in a row like another',
        sure: Math.min(sure, 0.7),
      }))
  })
  const out = [...told]
  for (const one of more) if (out.length < most && !out.some(({ value }) => isSame(value, one.value))) out.push(one)
  return out
}
