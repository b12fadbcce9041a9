/** Names in rows of a list that end with how old each is: `Anna Reed, adult   690 kr` above `Tom Reed, child 0-15 years   90 kr`. */

import type { FoundPerson } from '../found.ts'
import { cellText } from './around.ts'
import type { Line, Page } from './page.ts'
import { isSpokenTo } from './people-asked.ts'
import { isPlace } from './people-gone-on.ts'
import { wholeName } from './people-lists.ts'
import { AGES } from './person-words.ts'
import { plain } from './plain.ts'

/** `Tom Reed, child 0-15 years`, `Anna Reed – adult` */
const AGED =
  /^(?:\d{1,2}[.)] )?(?<name>\p{Lu}[\p{L}'’ .-]{4,45}?)(?:,| [-–·|]) (?<age>\p{L}{3,13})(?: \(?\d{1,2}(?: ?[-–+] ?\d{0,2})?(?: \p{L}{2,8}\.?)?\)?)?$/u

function agedIn(line: Line): FoundPerson | undefined {
  const { name = '', age = '' } = AGED.exec(cellText(line, 0).trim())?.groups ?? {}
  return AGES.has(plain(age)) && !isPlace(line, name) ? wholeName(name) : undefined
}

/** All of a page who are so told: of one family, or spoken to, or told elsewhere as well; what is sold to adults and children is called as somebody, too. */
export function byAgeBehind(page: Page): FoundPerson[] {
  const told = page.lines.slice(1).flatMap((line) => {
    const person = agedIn(line)
    return person ? [{ line, person }] : []
  })
  const isKnown = told.some(
    ({ line, person }, at) =>
      isSpokenTo(page, person) ||
      told.some((other, of) => of !== at && isKin(other.person, person)) ||
      page.lines.some(
        (other) => other !== line && agedIn(other) === undefined && other.text.includes(`${person.firstName} ${person.lastName}`),
      ),
  )
  return isKnown ? told.map(({ person }) => person) : []
}
const isKin = (one: FoundPerson, other: FoundPerson): boolean => one.lastName === other.lastName && one.firstName !== other.firstName
