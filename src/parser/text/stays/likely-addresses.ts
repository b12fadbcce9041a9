/** Where the house of the one stay of a page is, by how addresses stand there, where rules find none, or that of somebody else. */

import type { FoundAddress, FoundStay } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isOfOthers } from '../places/address-owners.ts'
import { townsWithCodes } from '../places/addresses-anywhere.ts'
import { withoutSentence } from '../places/streets-in-sentences.ts'
import { likelyAddresses } from '../roles/addresses.ts'
import { rolesOf } from '../roles/roles-of.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import { withoutName } from './stay-addresses.ts'

/** From where on what is likeliest is believed: of a hundred such addresses 98 are right. */
const LIKELY = 1
/** How sure an address must be to take the place of another, and by how much it must be surer. */
const INSTEAD = { from: -1, by: 2 }

const BY_ADDRESSES = 'how addresses stand on the page'

type Address = FoundStay['address']

/** What stands before a street in its line. */
function beforeStreet({ line, address: { lines: [street = ''] = [] } }: AddressMark): string {
  const at = line.text.indexOf(street)
  return at > 0 ? line.text.slice(0, at) : ''
}
/** `Sonnwend Ferienideen · Marktplatz 3`: a firm that is not called as the house is. */
const FIRM = /^\s*(?<firm>\p{Lu}[^,:|·•–]{3,40}?)(?:\s?[·•|–]\s|,\s|\s-\s)\s*$/u
function isOfAnother(mark: AddressMark, name: string | undefined): boolean {
  const firm = FIRM.exec(beforeStreet(mark))?.groups?.firm
  // `Ti aspetto a Valfiorita, via Roma 51`: without a code the town may stand before.
  const { city, postalCode } = mark.address
  if (postalCode === undefined && city !== undefined && firm?.endsWith(city)) return false
  if (firm === undefined || name === undefined || isGivenName(plain(firm).split(' ')[0] ?? '')) return false
  const words = new Set(plain(name).match(/[a-z]{4,}/g))
  return !plain(firm)
    .split(/[^a-z]+/)
    .some((word) => words.has(word))
}

/** Whether it has a street and is not told to be anybody else's. */
const isFree = (page: Page, mark: AddressMark, name: string | undefined): boolean =>
  mark.address.lines !== undefined && withoutSentence(mark.address) !== undefined && !isOfOthers(page, mark) && !isOfAnother(mark, name)

/** Years look like the codes of towns. */
const IS_YEAR = /^(?:19|20)\d\d$/

/** A street, and the town with its code that stands elsewhere on the page: that of its name or its code, or the only one there is. */
function withTown(page: Page, address: FoundAddress): FoundAddress {
  const { postalCode, city, text } = address
  if (text !== undefined || (postalCode !== undefined && city !== undefined)) return address
  const isSo = (town: { readonly postalCode: string; readonly city: string }): boolean =>
    postalCode === town.postalCode ||
    (postalCode === undefined && (city === undefined ? !IS_YEAR.test(town.postalCode) : plain(city) === plain(town.city)))
  const towns = townsWithCodes(page).filter(isSo)
  const [town, ...more] = towns
  return town && more.every((other) => other.postalCode === town.postalCode) ? { ...address, ...town } : address
}

/** Whether a street stands in the town that is all that is known of where the house is. */
const isStreetOf = ({ lines, postalCode, city }: FoundAddress, town: FoundAddress): boolean =>
  lines !== undefined &&
  postalCode === undefined &&
  town.lines === undefined &&
  town.postalCode !== undefined &&
  (city === undefined || plain(city) === plain(town.city ?? ''))

/** The address of the house that is called so; another one where that is told as one of a house, and this as that of a firm or of whoever booked. */
export function likelyAddress(page: Page, name: string | undefined, address: Address): Address {
  // Who sells a stay tells where it is as rules know, or not at all.
  if (!address && isAgency(senderName(page.sender))) return undefined
  const { all, scoreOf } = likelyAddresses(rolesOf(page), page, name)
  const best = all.find(({ mark }) => isFree(page, mark, name))
  const own = best && withoutSentence(best.mark.address)
  if (!best || !own) return address
  const told = withoutName(own, name ?? '')
  const found = (value: FoundAddress): Address => ({ value, rule: BY_ADDRESSES, sure: 0.65 })
  if (!address) return best.score >= LIKELY ? found(withTown(page, told)) : undefined
  if (best.score >= LIKELY && isStreetOf(told, address.value)) return found({ ...address.value, ...(told.lines && { lines: told.lines }) })
  const other = scoreOf(address.value)
  const isInstead = told.postalCode !== undefined && other !== undefined && best.score >= INSTEAD.from && best.score - other >= INSTEAD.by
  return isInstead ? found(withTown(page, told)) : address
}
