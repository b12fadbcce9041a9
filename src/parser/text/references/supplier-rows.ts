/** Numbers of suppliers in rows of labels with what they tell beside them: `Supplier   Avis   Reservation no.   1746GB2`. */

import { cellText, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isHirer, isReferenceLabel, isSupplier, supplierLabel } from './supplier-labels.ts'
import { codeIn, type SupplierReference } from './supplier-values.ts'

/** A row and the line below it, in which its labels may go on. */
interface Row {
  readonly line: Line
  /** Its cells in plain letters, and as they are. */
  readonly said: readonly string[]
  readonly told: readonly string[]
  readonly below: Line | undefined
  /** All of the line below, where it is one cell. */
  readonly more: string
}

/** In which cell the number stands, and by which label. */
interface Reading {
  readonly at: number
  readonly label: string
}

/** `Reservation no.   1746GB2   Supplier   Avis` */
const turned = ({ said: [one = '', , other = ''], told: [label = '', , , name = ''] }: Row): Reading | undefined =>
  isReferenceLabel(one) && isHirer(other, name) ? { at: 1, label } : undefined

/** `Supplier's   ES-5520   Status   OK` above `confirmation no.`, and `Confirmation no.   ES-5520` above `of the rental company`. */
function goingOn({ line, said: [one = ''], told: [label], below, more }: Row): Reading | undefined {
  const isOwn = isSupplier(one) && more !== '' && supplierLabel(`${one} ${more}`) !== undefined
  const isOfHirer = line.cells.length === 2 && isReferenceLabel(one) && isHirer(more, '')
  return isOwn || isOfHirer ? { at: 1, label: `${label} ${below?.text.trim()}` } : undefined
}

/** `Supplier   Avis   Reservation no.   1746GB2`: the second label is of whoever the first names, and may go on below. */
function ofNamed({ said: [one = '', , other = ''], told: [label, name = '', second], more }: Row): Reading | undefined {
  const isOfBooking = isReferenceLabel(other) || (more !== '' && isReferenceLabel(`${other} ${more}`))
  return isHirer(one, name) && isOfBooking ? { at: 3, label: `${label} … ${second}` } : undefined
}

/** `Booking no.   B-77   Reservation no.   ES 12345` above `Broker   Supplier`. */
function secondGoingOn({ line, said: [one = '', , other = ''], told: [label, , second], below }: Row): Reading | undefined {
  const further = below?.cells.length === 2 ? below.cells[1] : undefined
  const isOfHirer = below !== undefined && line.cells.length === 4 && isHirer(saidAt(below, further), '')
  return isOfHirer && isReferenceLabel(one) && isReferenceLabel(other) ? { at: 3, label: `${label} … ${second}` } : undefined
}

/** `Confirmation no.   SB-4417` over `supplier`, behind other things that are told, where labels alone go on below. */
function lastGoingOn({ line, told, below }: Row): Reading | undefined {
  if (!below || line.cells.length <= 2 || below.cells.length >= line.cells.length || /\d|:\s/.test(below.plain)) return undefined
  const label = saidAt(line, line.cells.at(-2))
  const whole = `${label} ${saidAt(below, below.cells.at(-1))}`
  const isOpen = isReferenceLabel(label) && supplierLabel(label) === undefined && supplierLabel(whole) !== undefined
  return isOpen ? { at: line.cells.length - 1, label: told.at(-2) ?? '' } : undefined
}

/** The ways to read a row; the first that goes counts. */
const READINGS: readonly ((row: Row) => Reading | undefined)[] = [goingOn, turned, ofNamed, secondGoingOn, lastGoingOn]

function rowOf(page: Page, line: Line): Row {
  const below = neighbour(page, line.index, 1)
  return {
    line,
    said: line.cells.map((cell) => saidAt(line, cell)),
    told: line.cells.map((_, at) => cellText(line, at)),
    below,
    more: below?.cells.length === 1 ? below.plain.trim() : '',
  }
}

/** The number that each row tells of a supplier. */
export const inRows = (page: Page): SupplierReference[] =>
  page.lines.slice(1).flatMap((line): SupplierReference[] => {
    const row = rowOf(page, line)
    const [reading] = READINGS.flatMap((read) => read(row) ?? [])
    const cell = reading && line.cells[reading.at]
    const value = reading && codeIn(row.told[reading.at] ?? '')
    return cell && value
      ? [
          {
            found: { value, rule: `label "${reading.label}"`, sure: 0.8 },
            label: reading.label,
            line: line.index,
            start: cell.start,
          },
        ]
      : []
  })
