/** People of a booking: by label, by title, and as airlines write them (`SMITH/JOHN MR`). */

import type { Found, FoundPerson } from '../found.ts'
import { capitalised } from './names.ts'
import type { Page } from './page.ts'
import { byAdult, byAge } from './people-ages.ts'
import { byGreeting } from './people-greeted.ts'
import { byLabel } from './people-labelled.ts'
import { byNumber, bySeat } from './people-marked.ts'
import { bySlash } from './people-slashed.ts'
import { byTitle, byTitleBehind } from './people-titled.ts'
import { plain } from './plain.ts'

interface Way {
  readonly find: (page: Page) => readonly FoundPerson[]
  readonly rule: string
  readonly sure: number
}

const WAYS: readonly Way[] = [
  { find: bySlash, rule: 'name as LAST/FIRST', sure: 0.9 },
  { find: byLabel, rule: 'label', sure: 0.85 },
  { find: byTitle, rule: 'title', sure: 0.8 },
  { find: byAge, rule: 'name with an age', sure: 0.8 },
  { find: byTitleBehind, rule: 'title behind the name', sure: 0.8 },
  { find: bySeat, rule: 'name with a seat', sure: 0.75 },
]
/** Where none of these finds anybody. */
const LAST_WAYS: readonly Way[] = [
  { find: byAdult, rule: 'name with an age', sure: 0.7 },
  { find: byNumber, rule: 'names in a list', sure: 0.65 },
  { find: byGreeting, rule: 'greeting', sure: 0.6 },
]
/** Travellers of one document. */
const MOST = 12

/** Umlauts are written out on tickets: `JOERG` is `Jörg`. */
const wordsOf = ({ firstName = '', lastName }: FoundPerson): string[] =>
  plain(`${firstName} ${lastName}`)
    .replace(/([aou])e/g, '$1')
    .split(/[\s.-]+/)

const tellBy = (page: Page, { find, rule, sure }: Way): Found<FoundPerson>[] =>
  find(page).map(({ firstName, lastName, ...person }) => ({
    value: { ...person, lastName: capitalised(lastName), ...(firstName ? { firstName: capitalised(firstName) } : {}) },
    rule,
    sure,
  }))

/** `M. J. Garcia` is `Maria Garcia`, whose second name is not told in full. */
function isInitials({ firstName = '', lastName }: FoundPerson, whole: FoundPerson): boolean {
  const letters = plain(firstName)
    .split(/[\s.-]+/)
    .filter((word) => word !== '')
  const first = plain(whole.firstName ?? '')
  return (
    letters.length > 0 &&
    letters.every((word) => word.length === 1) &&
    first.length > 1 &&
    first.startsWith(letters[0] ?? '') &&
    plain(lastName) === plain(whole.lastName)
  )
}
/** `SAS, Solna` at the foot of a list is an airline and where it is. */
const isAirline = (page: Page, { lastName }: FoundPerson): boolean =>
  lastName.length <= 3 && page.gazetteer.airlineNamed(lastName) !== undefined

/** Everyone a page names as travelling, each once. */
export function findPeople(page: Page): Found<FoundPerson>[] {
  const told = WAYS.flatMap((way) => tellBy(page, way))
  for (const way of LAST_WAYS) if (told.length === 0) told.push(...tellBy(page, way))
  const seen = new Map<string, Found<FoundPerson>>()
  for (const person of told.filter(({ value }) => !isAirline(page, value))) {
    const key = wordsOf(person.value).sort().join(' ')
    if (!seen.has(key)) seen.set(key, person)
  }
  // `Maria Garcia` is `Maria Garcia Lopez` told in short, and so is `M. Garcia Lopez`.
  const keys = [...seen.keys()]
  const isInitialsOf = (key: string, other: string): boolean => {
    const [one, whole] = [seen.get(key), seen.get(other)]
    return one !== undefined && whole !== undefined && isInitials(one.value, whole.value)
  }
  const short = (key: string): boolean =>
    keys.some(
      (other) =>
        other !== key &&
        (isInitialsOf(key, other) ||
          key.split(' ').every((word) => other.split(' ').some((one) => one === word || (word.length === 1 && one.startsWith(word))))),
    )
  return keys
    .filter((key) => !short(key))
    .flatMap((key) => seen.get(key) ?? [])
    .slice(0, MOST)
}
