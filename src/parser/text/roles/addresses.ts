/** Addresses as they stand on a page: what is learned of them, to tell which is that of the house somebody stays in. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { signatureOf } from '../page/signatures.ts'
import { personOf } from '../people/names.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { findAddresses } from '../places/addresses.ts'
import { addressesAnywhere } from '../places/addresses-anywhere.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { addContextOf, type Featured, likeliest, roleFeatures, upTo } from './features.ts'
import { addEnds } from './names-and-lines.ts'
import { tokensOf } from './tokens.ts'

/** A page with more of them is a list of houses. */
const MOST_ADDRESSES = 60
/** Lines of a letterhead, and of a foot. */
const EDGE = 8
/** Lines from a name to the address below it. */
const NEAR = 4
/** Words that tell what a name is called by, without those that many have. */
const wordsOf = (name: string): readonly string[] => plain(name).match(/[a-z]{4,}/g) ?? []

/** The features of each address of a page; `house` is what the house is called, where that is known. */
export function addressSlots(page: Page, from: string, house: string | undefined): readonly Featured<AddressMark>[] {
  const known = findAddresses(page)
  const addresses = [...known, ...addressesAnywhere(page, known)]
  if (addresses.length > MOST_ADDRESSES) return []
  const tokens = tokensOf(page)
  const signed = signatureOf(page)
  const end = signed.at(-1)?.index
  const sender = new Set(wordsOf(senderName(from)))
  const small = house === undefined ? undefined : plain(house)
  const called = new Set(wordsOf(house ?? ''))
  const codes = [...new Set(addresses.map(({ address }) => address.postalCode ?? address.text ?? ''))]
  return addresses.map((mention, which) => {
    const features = roleFeatures()
    const { line, address, before = '', labelled, isStrip } = mention
    addEnds(features, page, line, EDGE)
    features.add('which', upTo(3, which), upTo(4, codes.length))
    features.add('codes', upTo(4, codes.length))
    features.add('shape', ...[address.lines, address.postalCode, address.text].map((part) => (part === undefined ? 0 : 1)))
    if (labelled) features.add('labelled')
    if (isStrip) features.add('strip')
    if (end !== undefined) features.add('signed', line.index > end ? 'below' : 'above', upTo(3, Math.abs(line.index - end)))
    const above = [1, 2, 3].map((up) => page.lines[line.index - up]?.text.trim() ?? '')
    const told: readonly (readonly [string, string])[] = [['before', before], ...above.map((text, up) => [`above ${up}`, text] as const)]
    for (const [where, text] of told) {
      if (text === '' || text.length > 80) continue
      if (HOUSE_KIND.test(plain(text))) features.add('house', where)
      if (personOf(text) !== undefined) features.add('person', where)
      const words = wordsOf(text)
      if (words.some((word) => sender.has(word))) features.add('sender', where)
      if (small !== undefined && plain(text).includes(small)) features.add('name', where)
      else if (words.some((word) => called.has(word))) features.add('of name', where)
      for (const word of words) features.add('word', where.slice(0, 5), word)
    }
    if (small !== undefined) {
      const naming = page.lines.filter((each) => each.index > 0 && each.plain.includes(small)).map(({ index }) => line.index - index)
      const near = naming.filter((away) => away >= 0).sort((a, b) => a - b)[0]
      features.add('since name', near === undefined ? 'never' : upTo(NEAR * 3, near))
      if (line.plain.includes(small)) features.add('name in line')
    }
    if (page.lines.some((each) => each !== line && address.city !== undefined && each.plain.includes(plain(address.city))))
      features.add('town again')
    addContextOf(features, 'address', tokens, mention)
    return { mention, slots: features.slots }
  })
}

export interface LikelyAddress {
  readonly mark: AddressMark
  readonly score: number
}

/** The likeliest of all addresses. */
export function likeliestAddress(roles: Roles, page: Page, from: string, house: string | undefined): LikelyAddress | undefined {
  const best = likeliest(addressSlots(page, from, house), ({ slots }) => roles.address(slots))
  return best && { mark: best.one.mention, score: best.score }
}
