/** People in the rows below a heading, wherever rooms, beds and ages stand between them. */

import type { FoundPerson } from '../found.ts'
import { MOST_ROWS, neighbour } from './around.ts'
import type { Line, Page } from './page.ts'

/** Rows between people. */
const BETWEEN = 4

/** All whom rows name, down to where too many name nobody. */
export function inRowsBelow(page: Page, heading: Line, personIn: (row: Line) => FoundPerson | undefined): FoundPerson[] {
  const out: FoundPerson[] = []
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let at = 0; row && at < MOST_ROWS && others <= BETWEEN; at++, row = neighbour(page, row.index, 1)) {
    const person = personIn(row)
    if (person) out.push(person)
    others = person ? 0 : others + 1
  }
  return out
}
