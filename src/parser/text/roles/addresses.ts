/** Addresses as they stand on a page: what is learned of them, to tell which is that of the house somebody stays in. */

import type { Features } from '../../features.ts'
import type { FoundAddress } from '../../found.ts'
import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { signatureOf } from '../page/signatures.ts'
import { personOf } from '../people/names.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { findAddresses } from '../places/addresses.ts'
import { addressesAnywhere } from '../places/addresses-anywhere.ts'
import { addressesWithoutCodes } from '../places/addresses-without-codes.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { addContextOf, type Featured, roleFeatures, upTo } from './features.ts'
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

/** What a page tells of its addresses. */
interface Around {
  readonly page: Page
  /** Where who signs is named last. */
  readonly signed: number | undefined
  /** The words by which who sends the page is called. */
  readonly sender: ReadonlySet<string>
  /** Who sends it, and from which site. */
  readonly sent: string
  /** How many there are, as far as their codes tell. */
  readonly count: number
  /** What the house is called, and by which words; absent where that is not known. */
  readonly house?: { readonly small: string; readonly words: ReadonlySet<string> }
}

/** Where it stands, which of all it is, and how it is written. */
function addPlace(
  features: Features,
  { line, address, labelled, isStrip }: AddressMark,
  which: number,
  { page, signed, count }: Around,
): void {
  addEnds(features, page, line, EDGE)
  features.add('which', upTo(3, which), upTo(4, count))
  features.add('codes', upTo(4, count))
  features.add('shape', ...[address.lines, address.postalCode, address.text].map((part) => (part === undefined ? 0 : 1)))
  if (labelled) features.add('labelled')
  if (isStrip) features.add('strip')
  if (signed !== undefined) features.add('signed', line.index > signed ? 'below' : 'above', upTo(3, Math.abs(line.index - signed)))
}

/** Longer lines name nobody. */
const LONGEST = 80

/** Who is named before it and in the lines above it, and which words are there. */
function addAbove(features: Features, { line, before = '' }: AddressMark, { page, sender, house }: Around): void {
  const above = [1, 2, 3].map((up) => page.lines[line.index - up]?.text.trim() ?? '')
  const told: readonly (readonly [string, string])[] = [['before', before], ...above.map((text, up) => [`above ${up}`, text] as const)]
  for (const [where, text] of told) {
    if (text === '' || text.length > LONGEST) continue
    if (HOUSE_KIND.test(plain(text))) features.add('house', where)
    if (personOf(text) !== undefined) features.add('person', where)
    const words = wordsOf(text)
    if (words.some((word) => sender.has(word))) features.add('sender', where)
    if (house && plain(text).includes(house.small)) features.add('name', where)
    else if (house && words.some((word) => house.words.has(word))) features.add('of name', where)
    for (const word of words) features.add('word', where.slice(0, 5), word)
  }
}

/** How far below the name of the house it stands. */
function addHouse(features: Features, { line }: AddressMark, { page, house }: Around): void {
  if (!house) return
  const naming = page.lines.filter((each) => each.index > 0 && each.plain.includes(house.small)).map(({ index }) => line.index - index)
  const near = naming.filter((away) => away >= 0).sort((a, b) => a - b)[0]
  features.add('since name', near === undefined ? 'never' : upTo(NEAR * 3, near))
  if (line.plain.includes(house.small)) features.add('name in line')
}

/** Letters of a town that is looked for in names. */
const LEAST_TOWN = 4

/** Whether its town is named elsewhere: by the subject, the name of the house or who sends the page it is rather its own. */
function addTown(features: Features, { line, address: { city } }: AddressMark, { page, house, sent }: Around): void {
  if (city === undefined) return
  const town = plain(city)
  if (page.lines.some((each) => each !== line && each.plain.includes(town))) features.add('town again')
  if (town.length < LEAST_TOWN) return
  if (page.lines[0]?.plain.includes(town)) features.add('town in', 'subject')
  if (house?.small.includes(town)) features.add('town in', 'house')
  if (sent.includes(town)) features.add('town in', 'sender')
}

/** The features of each address of a page; `house` is what the house is called, where that is known. */
export function addressSlots(page: Page, house: string | undefined): readonly Featured<AddressMark>[] {
  const known = findAddresses(page)
  const coded = [...known, ...addressesAnywhere(page, known)]
  const addresses = [...coded, ...addressesWithoutCodes(page, coded)]
  if (addresses.length > MOST_ADDRESSES) return []
  const tokens = tokensOf(page)
  const around: Around = {
    page,
    signed: signatureOf(page).at(-1)?.index,
    sender: new Set(wordsOf(senderName(page.sender))),
    sent: plain(page.sender),
    count: new Set(coded.map(({ address }) => address.postalCode ?? address.text ?? '')).size,
    ...(house !== undefined && { house: { small: plain(house), words: new Set(wordsOf(house)) } }),
  }
  return addresses.map((mention, which) => {
    const features = roleFeatures()
    addPlace(features, mention, which, around)
    addAbove(features, mention, around)
    addHouse(features, mention, around)
    addTown(features, mention, around)
    addContextOf(features, 'address', tokens, mention)
    return { mention, slots: features.slots }
  })
}

export interface LikelyAddress {
  readonly mark: AddressMark
  readonly score: number
}

export interface LikelyAddresses {
  /** The likeliest first. */
  readonly all: readonly LikelyAddress[]
  /** How likely one of them is that was found by other means; undefined where none of them is the same. */
  readonly scoreOf: (address: FoundAddress) => number | undefined
}

/** Whether a mark is of an address that may have been told shorter since, without the name before its street. */
function isSame({ address: { lines, postalCode, text } }: AddressMark, other: FoundAddress): boolean {
  const [street, own] = [plain(other.lines?.join(' ') ?? ''), plain(lines?.join(' ') ?? '')]
  if (postalCode !== other.postalCode) return false
  return postalCode === undefined ? plain(text ?? own).endsWith(plain(other.text ?? street)) : own.endsWith(street)
}

/** All addresses of a page, by how likely each is that of the house. */
export function likelyAddresses(roles: Roles, page: Page, house: string | undefined): LikelyAddresses {
  const told = addressSlots(page, house).map(({ mention, slots }): LikelyAddress => ({ mark: mention, score: roles.address(slots) }))
  const all = [...told].sort((one, other) => other.score - one.score)
  return { all, scoreOf: (address) => all.find(({ mark }) => isSame(mark, address))?.score }
}
