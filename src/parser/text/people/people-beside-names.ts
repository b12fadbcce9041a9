/**
 * What stands beside names and was taken for one: a status, a fare, a card, a right to go for less. `1. Yeray Afonso — Resident of Gomera — Ticket …` above
 * `2. Nayra Afonso — Resident of Gomera — Ticket …`, `RENATA KUHN · Adult · Clube Safira 8841 227 310`.
 */

import type { Found, FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'

const PARTS = /\s+[|·•–—]\s+|\s{3,}/
/** Figures of a ticket or a card. */
const LONG_NUMBER = /\d(?:[ -]?\d){4}/

const nameOf = ({ value: { firstName = '', lastName } }: Found<FoundPerson>): string => plain(`${firstName} ${lastName}`).trim()

/** Where a name stands behind another one: that other, and whether the number behind it is the first of its line. */
interface Beside {
  readonly first: string
  readonly isNumbered: boolean
}

/** Every place where a name stands, `undefined` for one where it is not behind another. */
function placesOf({ lines }: Page, name: string, others: readonly string[]): readonly (Beside | undefined)[] {
  return lines.flatMap(({ plain: small }) => {
    if (!small.includes(name)) return []
    const [head = '', ...more] = small.trim().split(PARTS)
    const at = more.findIndex((part) => part.startsWith(name))
    const first = at < 0 ? undefined : others.find((other) => head.includes(other))
    if (first === undefined) return [undefined]
    const isNumbered = LONG_NUMBER.test((more[at] ?? '').slice(name.length)) && !LONG_NUMBER.test([head, ...more.slice(0, at)].join(' '))
    return [{ first, isNumbered }]
  })
}

/** Without those who have no title and are never named but behind others: behind several of them, or with the only number of a card in the line of one. */
export function withoutWhatIsBeside(page: Page, people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] {
  if (people.length < 2) return people
  const names = people.map(nameOf)
  return people.filter(({ value: { title, firstName } }, at) => {
    if (title !== undefined || firstName === undefined) return true
    const name = names[at] ?? ''
    const places = placesOf(
      page,
      name,
      names.filter((other) => other !== name),
    )
    const beside = places.flatMap((place) => place ?? [])
    if (beside.length === 0 || beside.length < places.length) return true
    return !(new Set(beside.map(({ first }) => first)).size > 1 || beside.every(({ isNumbered }) => isNumbered))
  })
}
