/** What a letter of one stay leaves open, or what is told otherwise so surely that rules were wrong: what its house is called, and where it is. */

import type { FoundStay } from '../../found.ts'
import { isLong, type Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isOfOthers } from '../places/address-owners.ts'
import { type LikelyAddress, likeliestAddress } from '../roles/addresses.ts'
import { likelyHouses } from '../roles/houses.ts'
import { rolesOf } from '../roles/roles-of.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import { withoutName } from './stay-addresses.ts'

/** From where on what is likeliest is believed: of a hundred such names 96 are right, and of a hundred such addresses 99. */
const LIKELY = { name: -1, address: 2 }
/** Words of the longest name that is often one, and how sure a longer one must be: it may be a sentence. */
const LONG = { words: 6, name: 1 }
/** How sure a name must be to take the place of another, and by how much it must be surer; the surer by more, the less by itself. */
const INSTEAD = [
  { from: 0, by: 3 },
  { from: -1.5, by: 5 },
]

const BY_NAMES = 'how names stand on the page'
const BY_ADDRESSES = 'how addresses stand on the page'

type Name = FoundStay['name']

const isInstead = (score: number, other: number): boolean => INSTEAD.some(({ from, by }) => score >= from && score - other >= by)

/** The name of the house; another one where that is told as the name of a house and this is not. */
function nameOf(page: Page, from: string, name: Name): Name {
  const { best, scoreOf } = likelyHouses(page, from)
  if (!best) return name
  const least = best.name.split(' ').length > LONG.words ? LONG.name : LIKELY.name
  const isSo = name === undefined ? best.score >= least : isLong(page) && isInstead(best.score, scoreOf(name.value))
  return isSo ? { value: best.name, rule: BY_NAMES, sure: 0.65 } : name
}

/** What stands before a street in its line. */
function beforeStreet({ line, address: { lines: [street = ''] = [] } }: AddressMark): string {
  const at = line.text.indexOf(street)
  return at > 0 ? line.text.slice(0, at) : ''
}
/** `Sonnwend Ferienideen · Marktplatz 3`: a firm that is not called as the house is. */
const FIRM = /^\s*(?<firm>\p{Lu}[^,:|·•–]{3,40}?)(?:\s?[·•|–]\s|,\s|\s-\s)\s*$/u
function isOfAnother(mark: AddressMark, name: string | undefined): boolean {
  const firm = FIRM.exec(beforeStreet(mark))?.groups?.firm
  if (firm === undefined || name === undefined || isGivenName(plain(firm).split(' ')[0] ?? '')) return false
  const words = new Set(plain(name).match(/[a-z]{4,}/g))
  return !plain(firm)
    .split(/[^a-z]+/)
    .some((word) => words.has(word))
}

/** A street in a town with its code, that is not told to be anybody else's. */
const isLikely = (page: Page, address: LikelyAddress | undefined, name: string | undefined): address is LikelyAddress =>
  address !== undefined &&
  address.score >= LIKELY.address &&
  address.mark.address.postalCode !== undefined &&
  address.mark.address.lines !== undefined &&
  !isOfOthers(page, address.mark) &&
  !isOfAnother(address.mark, name)

/** The one stay of a page. */
export function completedStay(page: Page, stay: FoundStay, from: string): FoundStay {
  const name = nameOf(page, from, stay.name)
  // Who sells a stay tells where it is as rules know, or not at all.
  const likely = stay.address || isAgency(senderName(from)) ? undefined : likeliestAddress(rolesOf(page), page, from, name?.value)
  const address = isLikely(page, likely, name?.value)
    ? { value: withoutName(likely.mark.address, name?.value ?? ''), rule: BY_ADDRESSES, sure: 0.65 }
    : stay.address
  return { ...stay, ...(name && { name }), ...(address && { address }) }
}
