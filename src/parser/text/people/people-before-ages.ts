/** Names in rows of a list that end with how old each is: `Anna Reed, adult   690 kr` above `Tom Reed, child 0-15 years   90 kr`. */

import type { FoundPerson } from '../../found.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isSpokenTo } from './people-asked.ts'
import { isPlace } from './people-gone-on.ts'
import { wholeName } from './people-lists.ts'
import { AGES } from './person-words.ts'

/** `Tom Reed, child 0-15 years`, `Anna Reed – adult` */
const AGED =
  /^(?:\d{1,2}[.)] )?(?<name>\p{Lu}[\p{L}'’ .-]{4,45}?)(?:,| [-–·|]) (?<age>\p{L}{3,13})(?: \(?\d{1,2}(?: ?[-–+] ?\d{0,2})?(?: \p{L}{2,8}\.?)?\)?)?$/u

/** `Fun Saver, adult   2 x 149,00 kr`: what several have paid for, and nobody's name. */
const TIMES = /\s{3}\d{1,2} ?[x×] ?[\d€£$a-z]/

function agedIn(line: Line): FoundPerson | undefined {
  const { name = '', age = '' } = AGED.exec(cellText(line, 0).trim())?.groups ?? {}
  return AGES.has(plain(age)) && !isPlace(line, name) && !TIMES.test(line.plain) ? wholeName(name) : undefined
}

/** All of a page who are so told: of one family, or spoken to, or told elsewhere as well; what is sold to adults and children is called as somebody, too. */
export function byAgeBehind(page: Page): FoundPerson[] {
  const told: FoundPerson[] = []
  const others: string[] = []
  for (const line of page.lines) {
    const person = line.index > 0 && told.length < MOST ? agedIn(line) : undefined
    if (person) told.push(person)
    else others.push(line.text)
  }
  const rest = told.length > 0 ? others.join('\n') : ''
  const isKnown = told.some(
    (person) =>
      isSpokenTo(page, person) || told.some((other) => isKin(other, person)) || rest.includes(`${person.firstName} ${person.lastName}`),
  )
  return isKnown ? told : []
}
/** `Reed, Anna` */
const OF_FAMILY_FIRST = /^\p{Lu}[\p{L}'’ -]{1,30}, ?\p{Lu}/u

/** `Reed, Anna Adult Rewards card 7100442918` of a list: who stands before an age, with the family's name first. */
export function turnedBeforeAge(line: Line): FoundPerson | undefined {
  const text = line.text.trim()
  if (!OF_FAMILY_FIRST.test(text) || isPlace(line, text.split(',', 1)[0] ?? '')) return undefined
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > 0 && AGES.has(plain(word)))
  const person = at > 0 ? wholeName(words.slice(0, at).join(' ')) : undefined
  // `Bath, England Adult prices from £20`: whoever is called as nobody else is has nothing behind the age.
  return at === words.length - 1 ||
    plain(person?.firstName ?? '')
      .split(' ')
      .some(isGivenName)
    ? person
    : undefined
}

/** People of a list; each is compared with each. */
const MOST = 24
const isKin = (one: FoundPerson, other: FoundPerson): boolean => one.lastName === other.lastName && one.firstName !== other.firstName
