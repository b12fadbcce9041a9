/** People in the rows below a heading, wherever rooms, beds and ages stand between them. */

import type { FoundPerson } from '../../found.ts'
import { MOST_ROWS, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'

/** Rows between people. */
const BETWEEN = 4

/** Whether a row tells of a journey; one of people may name their flight beside them. */
const isOfJourney = ({ flights, times }: Line): boolean => flights.length + times.length > 0

/** All whom rows name, down to where too many name nobody, or to where a journey is told; `isNext` where the row before is the heading, or names somebody, too. */
export function inRowsBelow(page: Page, heading: Line, personIn: (row: Line, isNext: boolean) => FoundPerson | undefined): FoundPerson[] {
  const out: FoundPerson[] = []
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let at = 0; row && at < MOST_ROWS && others <= BETWEEN; at++, row = neighbour(page, row.index, 1)) {
    const person = personIn(row, others === 0)
    if (!person && isOfJourney(row)) break
    if (person) out.push(person)
    others = person ? 0 : others + 1
  }
  return out
}
