/** Names behind which the number of a card of the airline stands: `ANNA REED BA 47720981` ends before the airline's code. */

import type { FoundPerson } from '../found.ts'
import { personOf } from './names.ts'
import type { Page } from './page.ts'

/** Letters of the code of an airline. */
const CODE = 2
const IS_CARD = /^\s?\d{6,12}(?!\d)/

/** The same person without the code of an airline of the page before a number; people are called `Li` and `Ba` as well, and then no whole name is before it. */
export function withoutCard({ lines }: Page, person: FoundPerson): FoundPerson {
  const { firstName = '', lastName, title } = person
  const code = lastName.toUpperCase()
  if (code.length !== CODE || !lines.some(({ flights }) => flights.some(({ carrier }) => carrier === code))) return person
  const name = `${firstName} ${lastName}`.toUpperCase()
  const hasCard = lines.some(({ text }) => {
    const upper = text.toUpperCase()
    const at = upper.indexOf(name)
    return at >= 0 && IS_CARD.test(upper.slice(at + name.length))
  })
  return (hasCard && personOf(firstName, title)) || person
}
