/** Names that are broken over the lines of a narrow cell: `Mme Anna` in a row of a table of people, and `REED` in the line below. */

import type { FoundPerson } from '../../found.ts'
import { PARTICLE } from '../../particles.ts'
import { cellText, MOST_ROWS, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { ADDRESS_LABEL } from '../stays/house-words.ts'
import { isShouted, plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isNoName, personOf, TITLE, WORD } from './names.ts'
import { type PersonLabel, personLabel } from './person-labels.ts'
import { AGES, isRole } from './person-words.ts'

/** A name of which there may be more: a title, and one word or two. */
const BEGUN = new RegExp(`^(?<title>${TITLE}\\.?\\s)?${WORD}(?<second>\\s${WORD})?$`, 'u')
const FURTHER = new RegExp(`^(?:${PARTICLE}\\s){0,2}${WORD}$`, 'u')
/** Lines below the first that a name goes on in. */
const MOST_FURTHER = 2
/** `2. Mrs Anna`: the number of a row. */
const NUMBERED = /^\d{1,2}[.)]\s(?=\p{Lu})/u
/** Cells of a heading of a table. */
const TABLE = 3

/** Where somebody sits, and what goes with a seat. */
const OF_SEATS = wordSet(`
  window middle aisle bulkhead exit legroom upper lower berth fenster mitte gang hublot fenetre couloir milieu ventana ventanilla pasillo centro medio
  finestrino corridoio centrale janela corredor meio raam gangpad midden fonster mitten vindue midte vindu okno przejscie korytarz srodek ulicka stred
  ikkuna kaytava keski veg vegetarian vegan halal kosher lounge wifi bag cabin recline quiet ruhebereich tisch table grossraum grosraum abteil duo solo carre
`)

/** `TOM   12B` below `ANNA   12A` is a row of its own. */
const shapeOf = (line: Line): string =>
  cellText(line, 1)
    .replace(/\d+/g, '0')
    .replace(/\p{Lu}+/gu, 'A')
const isRowLike = (row: Line, below: Line): boolean =>
  below.cells.length > 1 && /\d/.test(cellText(below, 1)) && shapeOf(row) === shapeOf(below)

/** What may be more of a name: one word that is none of bookings. */
function furtherOf(line: Line | undefined, most: number, row?: Line): string {
  const text = line && !(row && isRowLike(row, line)) && line.cells.length <= most ? cellText(line, 0).trim() : ''
  const small = plain(text)
  const isOther = isNoName(small, false) || AGES.has(small) || isRole(small) || OF_SEATS.has(small)
  return FURTHER.test(text) && !/[\d.]$/.test(text) && !isOther ? text : ''
}

/** The name that begins a row and goes on below; `isKnown` where another of the table does. */
function brokenAt(page: Page, row: Line, { isRole: isOfRole }: PersonLabel, isKnown: boolean): FoundPerson | undefined {
  const first = cellText(row, 0).trim().replace(NUMBERED, '')
  const { title, second } = BEGUN.exec(first)?.groups ?? {}
  // A row has a number in another cell: of a ticket, a seat, what is paid, or what goes with it.
  const isRow = row.cells.length > 1 && /\d/.test(row.text.slice(row.cells[1]?.start))
  if (!BEGUN.test(first) || ADDRESS_LABEL.test(plain(first)) || !isRow || (title === undefined && !isOfRole)) return undefined
  const isOpen = second === undefined || /^\s\p{Lu}\.?$/u.test(second)
  if (!isOpen && !(isKnown && title !== undefined && isShouted(first))) return undefined
  const parts = [first]
  for (let by = 1; by <= MOST_FURTHER; by++) {
    const below = page.lines[row.index + by]
    const more = furtherOf(below, row.cells.length, row)
    const isAlone = below?.cells.length === 1
    // A second line is in capitals like the first.
    const isMore =
      by === 1 ? title !== undefined || isAlone || (isShouted(first) && isShouted(more)) : isShouted(parts.join(' ')) && isShouted(more)
    if (more === '' || !isMore) break
    parts.push(more)
  }
  return parts.length > 1 ? personOf(parts.join(' ')) : undefined
}

/** Those in the rows below a heading whose first column is of people. */
function below(page: Page, heading: Line, label: PersonLabel): FoundPerson[] {
  const out: FoundPerson[] = []
  for (const row of page.lines.slice(heading.index + 1, heading.index + 1 + MOST_ROWS)) {
    if (row.text.trim() === '' && out.length > 0) break
    const person = brokenAt(page, row, label, out.length > 0)
    if (person) out.push(person)
  }
  return out
}

export const byBroken = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((heading) => {
    const label = heading.cells.length < TABLE ? undefined : personLabel(saidAt(heading, heading.cells[0]))
    return label && !label.half && !label.hasColon && (label.isAll || label.isRole) ? below(page, heading, label) : []
  })
