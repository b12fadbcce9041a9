/** People in the rows below a heading, wherever rooms, beds and ages stand between them. */

import type { FoundPerson } from '../found.ts'
import { MOST_ROWS, neighbour } from './around.ts'
import type { Line, Page } from './page.ts'

/** Rows between people. */
const BETWEEN = 4

/** What a row tells that is of a journey, and no row of people. */
const isOfJourney = ({ flights, times }: Line): boolean => flights.length + times.length > 0

/** All whom rows name, down to where too many name nobody, or to where a journey is told; `isNext` where the row before names somebody, too. */
export function inRowsBelow(page: Page, heading: Line, personIn: (row: Line, isNext: boolean) => FoundPerson | undefined): FoundPerson[] {
  const out: FoundPerson[] = []
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let at = 0; row && !isOfJourney(row) && at < MOST_ROWS && others <= BETWEEN; at++, row = neighbour(page, row.index, 1)) {
    const person = personIn(row, others === 0)
    if (person) out.push(person)
    others = person ? 0 : others + 1
  }
  return out
}
