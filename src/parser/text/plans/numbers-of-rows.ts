/** The numbers of houses that stand in rows with both their days, each in its own row: behind its name, or alone in a cell. */

import type { FoundStay } from '../../found.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { nameOf } from './plan-beside-bookings.ts'
import { numberIn, numberOfLine } from './plan-numbers.ts'

/** Cells of a row. */
const LEAST = 3

/** The row that tells a house and the day on which one comes there. */
const rowOf = ({ lines, calendar }: Page, stay: FoundStay): Line | undefined =>
  nameOf(stay) === ''
    ? undefined
    : lines.find(
        ({ cells, dates, plain: small }) =>
          cells.length >= LEAST &&
          small.includes(nameOf(stay)) &&
          dates.some((mark) => calendar.dayOf(mark)?.date === stay.checkIn?.value.slice(0, 10)),
      )

/** `Rose House, Avignon (Res. RH-7712)` in a cell of a row, or `RH-7712 / BB` in the last. */
function ownNumber(line: Line, stay: FoundStay): string | undefined {
  const behind = line.plain.indexOf(nameOf(stay)) + nameOf(stay).length
  const said = numberIn(line.text.slice(behind), line.plain.slice(behind))
  const [last = ''] = cellText(line, line.cells.length - 1).split(' / ')
  return said ?? numberOfLine(last, plain(last))
}

/** Stays with such numbers, in the stead of one that several of them have. */
export function withNumbersOfRows(page: Page, stays: readonly FoundStay[]): readonly FoundStay[] {
  const isShared = ({ confirmation }: FoundStay): boolean =>
    confirmation === undefined || stays.filter((other) => other.confirmation?.value === confirmation.value).length > 1
  return stays.map((stay) => {
    const row = isShared(stay) ? rowOf(page, stay) : undefined
    const value = row && ownNumber(row, stay)
    return value === undefined ? stay : { ...stay, confirmation: { value, rule: 'a row of its house', sure: SURE } }
  })
}
const SURE = 0.85
