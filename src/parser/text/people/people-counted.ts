/** People who stand below how many they are, one a line: `1 adult, 2 children` above three names, as a cell of a table has them. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { isCountOfAges, isSpokenTo, manyIn } from './people-asked.ts'
import { isPlace } from './people-gone-on.ts'
import { wholeName } from './people-lists.ts'

/** More are a group, and nobody lists them so. */
const MOST = 9
/** `Anna Reed (6 years)` */
const NAME_AND_AGE = /^(?<name>[\p{L}\s'’.-]{5,45}?)(?: \([^()]{1,14}\))?$/u

/** Whom a line names, if that is all it does. */
function namedOn(line: Line | undefined): FoundPerson | undefined {
  const name = line?.cells.length === 1 ? NAME_AND_AGE.exec(line.text.trim())?.groups?.name : undefined
  return line && name && !isPlace(line, name) ? wholeName(name) : undefined
}

/** Just as many as are counted: where a line is no name, or one more is, something else is told. */
function groupBelow({ lines }: Page, line: Line): readonly FoundPerson[] {
  const many = line.cells.length === 1 && isCountOfAges(line.plain) ? manyIn(line.plain) : 0
  if (many < 1 || many > MOST) return []
  const people = Array.from({ length: many }, (_, at) => namedOn(lines[line.index + 1 + at]))
  const known = people.filter((person) => person !== undefined)
  return known.length === many && !namedOn(lines[line.index + 1 + many]) ? known : []
}

/** All of a page that are so counted, where one of them is written to, or told elsewhere: what is sold for two may be called as somebody, too. */
export function byCountedBelow(page: Page): FoundPerson[] {
  const people = page.lines.slice(1).flatMap((line) => groupBelow(page, line))
  return people.some((person) => isSpokenTo(page, person) || isToldTwice(page, person)) ? people : []
}
/** Whether a page tells somebody in more lines than the one below the count. */
const isToldTwice = ({ lines }: Page, { firstName = '', lastName }: FoundPerson): boolean =>
  lines.filter((line) => line.text.includes(`${firstName} ${lastName}`)).length > 1
