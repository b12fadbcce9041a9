/** Names behind which the number of a card of the airline stands: `ANNA REED BA 47720981` ends before the airline's code. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { personOf } from './names.ts'
import { wholeName } from './people-lists.ts'

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

/** What cards of those who fly or stay often are called. */
const PROGRAMME =
  '(?:rewards?|club|plus|flyer|vielflieger|blue|card|avios|smiles|honors|medlem|member|[a-z]*bonus|[a-z]*miles(?: (?:&|and|und) more)?)(?:[ :]{1,3}[a-z]{2,3})?(?:[ -]?(?:#|n[or°º]\\.?|nr\\.?))? \\d[\\d ]{5,}'
/** `Northern Reward 310 448 217`, beside more that is told of who stands above. */
export const LOYALTY = new RegExp(`(?<![a-z])${PROGRAMME}$`)
const HAS_NUMBER = /\d{2}\s*\)?\s*$/
const BEHIND_NAME = new RegExp(`^(?<name>[^\\d,;:()]{5,45}?)(?:\\s{2,}|\\s?[,·•|(–-]\\s?|\\s)(?:[a-z&'-]{2,12} ){0,2}${PROGRAMME}\\)?\\s*$`)

/** A row without the card behind a name: `Anna Reed   EuroBonus EBB 662914703`, below which others have none. */
export function withoutLoyalty(row: Line): Line {
  const name = HAS_NUMBER.test(row.plain) ? BEHIND_NAME.exec(row.plain)?.groups?.name : undefined
  if (name === undefined || !wholeName(row.text.slice(0, name.length))) return row
  const end = name.trimEnd().length
  const cells = row.cells.filter(({ start }) => start < end).map((cell) => ({ ...cell, end: Math.min(cell.end, end) }))
  return { ...row, text: row.text.slice(0, end), plain: row.plain.slice(0, end), cells }
}
