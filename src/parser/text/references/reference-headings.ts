/** References below headings of tables that are broken, or whose columns have run into one. */

import type { Line, Page } from '../page/page.ts'
import { referenceLabels } from './reference-labels.ts'
import { valueAfter } from './reference-values.ts'
import type { Reference } from './references.ts'

/** `PASSENGER   TICKET NUMBER   BOOKING` above `REFERENCE`, or above `FLYER   REFERENCE`: of the last column, whose heading is broken, in the row below. */
export function underBrokenHeading({ lines }: Page, { index, text, plain: small, cells }: Line): Reference[] {
  const [next, row] = [lines[index + 1], lines[index + 2]]
  if (!next || !row || cells.length < 3 || next.cells.length >= cells.length || row.cells.length !== cells.length) return []
  if (/\d/.test(small + next.plain)) return []
  const [over, under, cell] = [cells, next.cells, row.cells].map((all) => all.at(-1))
  if (!over || !under || !cell) return []
  const [above, below] = [small.slice(over.start, over.end).trim(), next.plain.slice(under.start, under.end).trim()]
  const label = referenceLabels(`${above} ${below}`).find(({ start, end }) => start < above.length && end > above.length)
  const told = label && valueAfter(row.text, row.plain, cell.start)
  return label && told?.start === cell.start && row.text.slice(cell.start, cell.end).trim() === told.value
    ? [
        {
          ...told,
          line: row.index,
          rule: `label "${text.slice(over.start, over.end)} …"`,
          label: `${above} ${below}`,
          rank: label.rank,
          isBooking: label.isBooking,
        },
      ]
    : []
}

/** What else heads a column beside that of a reference, in headings that have run into one. */
const OTHER_HEADING =
  /\s(?:date|data|fecha|datum|dato|number|numero|nummer|numer|name|nom|nombre|nome|naam|namn|navn|passenger|passageiro|pasajero|passagier|passager|passeggero|status|estado|stato|statut|issued|emitido|emis|emesso|ausgestellt|issue|ticket|bilhete|billete|biglietto|billet)(?![a-z])/

/**
 * `BOOKING CODE TICKET NUMBER DATE OF ISSUE` above `LM8XQC   001 2177240519   11 FEB 2027`: columns whose headings have run into one cell, of which the
 * first is that of the booking and has a code of an airline in the row.
 */
export function underRunTogether({ lines }: Page, { index, text, plain: small, cells }: Line): Reference[] {
  const row = lines[index + 1]
  const [cell] = row?.cells ?? []
  if (!row || !cell || cells.length !== 1 || row.cells.length < 3 || /[\d:.!?]/.test(small)) return []
  const value = row.text.slice(cell.start, cell.end).trim()
  const [label] = referenceLabels(small)
  const isFirst = label !== undefined && label.start === (cells[0]?.start ?? 0) && label.rank > 1
  // What the label took in may be the heading of the next column.
  const own = isFirst ? small.slice(label.start, label.end) : ''
  const isMore = OTHER_HEADING.test(`${own.replace(FIRST_HEADING, '')} ${small.slice(label?.end)}`)
  if (!isFirst || !isMore || !/^(?=.*[A-Z])[A-Z\d]{6}$/.test(value) || !/\d/.test(row.text.slice(cell.end))) return []
  // `WEBER1   Anna Weber`: made of the name beside it.
  const letters = value.replace(/\d+$/, '').toLowerCase()
  if (
    letters.length >= SHORTEST_NAME &&
    row.plain
      .slice(cell.end)
      .split(/[^a-z]+/)
      .includes(letters)
  )
    return []
  return [
    {
      value,
      line: index + 1,
      start: cell.start,
      rule: `label "${text.trim()}"`,
      label: text.trim(),
      rank: 2,
      isBooking: label.isBooking,
    },
  ]
}
/** Letters of a name from which such a code is made: fewer stand in one by chance. */
const SHORTEST_NAME = 4
/** The heading of the first of such columns. */
const FIRST_HEADING = /^[a-z]+(?: (?:de|di|da|do|of|der|della|del|van|la|su|sua))*(?: [a-z]+)/
