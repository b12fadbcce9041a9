/** Which of the addresses of a page is that of a stay: the one nearest to where its house is named, else to its days. */

import type { FoundAddress, FoundStay } from '../../found.ts'
import { CLOSING } from '../page/closings.ts'
import type { Line, Page } from '../page/page.ts'
import { personOf } from '../people/names.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isPart } from '../places/address-words.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import type { House } from './house-names.ts'
import { OF_OWNER } from './house-words.ts'

/** The address nearest to a line, within so many lines of it. */
function nearest(list: readonly AddressMark[], index: number, within: number): AddressMark | undefined {
  return [...list]
    .filter((one) => Math.abs(one.line.index - index) <= within)
    .sort((a, b) => Math.abs(a.line.index - index) - Math.abs(b.line.index - index))[0]
}

/** Lines that name a house, as many as are looked at. */
const MOST_NAMING = 40
/** Words of a name that is known without its last, which is where the house is. */
const LEAST_NAMING = 3
/** `l'hôtel Bristol` in a sentence is `Bristol` above its address. */
const KIND_BEFORE = /^(?:hotel|hotellet|hotell) (?=\S+ \S)/

/** The lines that name a house; letterheads and feet of letters write it in capitals. */
export function linesNaming(page: Page, { name, line }: House): number[] {
  const small = plain(name).replace(KIND_BEFORE, '')
  // `ATLANTIS RESORT` at the foot of a letter that thanks for choosing `Atlantis Resort Reno`
  const short = small.split(' ').length > LEAST_NAMING ? small.slice(0, small.lastIndexOf(' ')) : small
  const naming = page.lines.filter((each) => each.plain.includes(small) || each.plain.trim() === short).slice(0, MOST_NAMING)
  return [line, ...naming.map(({ index }) => index)]
}
/** Lines from one to the nearest of some. */
export const nearestTo = (line: number, lines: readonly number[]): number =>
  lines.reduce((least, other) => Math.min(least, Math.abs(line - other)), Number.POSITIVE_INFINITY)

/** Lines from a name in which its own address stands. */
const WITH_NAME = 12

const isSameCode = (one: AddressMark, other: AddressMark): boolean =>
  one.address.postalCode !== undefined && one.address.postalCode === other.address.postalCode

/** Whether an address with a code is in our letters. */
const isInLatin = ({ address: { city = '', postalCode } }: AddressMark): boolean => postalCode !== undefined && /^\P{Lo}{2,}$/u.test(city)

/** The address nearest to where the house is named, or to its days. */
export function addressNear(
  addresses: readonly AddressMark[],
  names: readonly number[],
  from: number,
  isOnly: boolean,
): AddressMark | undefined {
  const apart = ({ line }: AddressMark): number => nearestTo(line.index, names)
  const closest = [...addresses].sort((a, b) => {
    const far = (mark: AddressMark): number => apart(mark) - mark.score
    return far(a) - far(b)
  })[0]
  // The only one of a page that a label tells may stand anywhere, if none stands with the name.
  const labelled = addresses.filter((mark) => mark.labelled)
  // `Seeblick · Inh. Anna Reed · Talweg 9 · 06114 Halle`: where the owner lives.
  const isBesideName = closest !== undefined && apart(closest) < WITH_NAME && !OF_OWNER.test(closest.line.plain)
  const isTold = isOnly && labelled.length === 1 && !isBesideName
  const near = isTold ? labelled[0] : closest
  const reach = isTold ? Number.POSITIVE_INFINITY : near?.labelled ? 25 : 12
  const own = near && apart(near) < reach ? near : nearest(addresses, from, 8)
  // `〒600-8176 京都市…` above the same in our letters.
  const inLatin =
    own && /\p{Lo}/u.test(own.address.city ?? own.address.text ?? '')
      ? addresses.find((mark) => (own.address.text !== undefined || isSameCode(mark, own)) && isInLatin(mark))
      : undefined
  return inLatin ?? own
}

/** `Taj MG Road, Bengaluru` above `41/3 Gandhi Road` and the town: an address without what the house is called, and where that says it is. */
export function withoutName(address: FoundAddress, name: string): FoundAddress {
  // `Hotel Andino, Carrera 11 # 93-77, Bogotá`, without a code.
  if (address.text?.startsWith(`${name}, `)) return { ...address, text: address.text.slice(name.length + 2) }
  const [first = '', second = '', ...more] = address.lines ?? []
  if (first === '' || second === '' || plain(first) !== plain(name)) return address
  const lines = plain(second) === plain(address.city ?? '') ? more : [second, ...more]
  return lines.length > 0 ? { ...address, lines } : address
}

/** Where a line ends a letter, perhaps behind what it looks forward to: `In attesa di conoscerVi, cordiali saluti`. */
const ENDS_LETTER = new RegExp(`(?:^|,)\\s*(?:${CLOSING})(?![a-z])[^:\\d]{0,30}$`)
/** Lines below it in which somebody signs. */
const LINES_OF_SIGNATURE = 3
/** `Azienda Agricola Reed Anna · Via Nuova 4 · …`, in the foot of a letter that Anna Reed has signed: she keeps the house. */
function isOfWhoSigns(lines: readonly Line[], { before = '', line }: AddressMark): boolean {
  if (before === '' || line.index < lines.length - LINES_OF_FOOT) return false
  const end = lines.findLastIndex(({ plain: small, index }) => index < line.index && ENDS_LETTER.test(small))
  const firm = new Set(plain(before).split(/[\s,]+/))
  return lines.slice(end < 0 ? lines.length : end + 1, end + 1 + LINES_OF_SIGNATURE).some(({ text }) => {
    const signs = personOf(text.trim())
    return (
      signs !== undefined &&
      plain(`${signs.firstName ?? ''} ${signs.lastName}`)
        .split(' ')
        .every((word) => firm.has(word))
    )
  })
}
/** Lines at the end of a letter, in which whoever writes says where that is. */
const LINES_OF_FOOT = 8

/** Whether a house stands alone above all of a page, with what it is or without, and an address at its foot: the letter is its own. */
function isOwnLetter({ lines }: Page, { name }: House, { line: { index }, before = '' }: AddressMark): boolean {
  const top = lines.find((each) => each.index > 0 && each.plain.trim() !== '')?.plain.trim() ?? ''
  const small = plain(name)
  const isTop = small === top || (top.includes(' ') && small.endsWith(` ${top}`))
  // `Lindenhof Betriebs GmbH, Hauptstraße 4`; who sells journeys has a foot as well.
  const said = new Set(small.split(/[^a-z]+/).filter(({ length }) => length > 3))
  const isOwn =
    before === '' ||
    plain(before)
      .split(/[^a-z]+/)
      .some((word) => said.has(word))
  return isTop && isOwn && index >= lines.length - LINES_OF_FOOT && HOUSE_KIND.test(small) && !CHAIN.test(small) && !isAgency(name)
}
/** `Az. Agr. Podere Le Querce di Reed F. & C.` above a street, in a letter from `Agriturismo Podere Le Querce`: its name without what it is. */
function isUnderOwnName(lines: readonly Line[], { name }: House, { line: { index } }: AddressMark): boolean {
  const own = plain(name).replace(/^\S+ /, '')
  return own.includes(' ') && (lines[index - 1]?.plain.includes(own) ?? false)
}

/** `Harbour Hotels`: several, each of which stands elsewhere. */
const CHAIN = /(?<![a-z])(?:hotels|hoteles|hoteis|alberghi|resorts|apartments|apartamentos|residences|suites|villas|cottages)(?![a-z])/

/**
 * The address of who writes, where it is the house itself, or somebody who thanks for a booking of it, and all that the letter tells are the same; or the
 * one at the foot of a letter that has its name at the top, or that whoever keeps it has signed.
 */
export function ownAddress(page: Page, addresses: readonly AddressMark[], house: House): AddressMark | undefined {
  const [first] = addresses
  const isSame = ({ address }: AddressMark): boolean =>
    address.postalCode === first?.address.postalCode && address.lines?.[0] === first?.address.lines?.[0]
  const isWrittenBySomebody = personOf(page.sender) !== undefined && !isAgency(page.sender)
  const { how } = house
  const isOwn =
    how === 'letterhead' ||
    (isWrittenBySomebody && how === 'phrase') ||
    (how === 'sender' && first !== undefined && isUnderOwnName(page.lines, house, first)) ||
    (first !== undefined && (isOwnLetter(page, house, first) || isOfWhoSigns(page.lines, first)))
  return isOwn && addresses.every(isSame) ? first : undefined
}

/** `Sinquerim, Candolim` between the name of a house and `Goa 403515`: where no word says street, it is where the house is all the same. */
export function withStreetBetween({ lines }: Page, { address, line }: AddressMark, names: readonly number[]): FoundAddress {
  const between = lines[line.index - 1]
  const isUnderName = address.lines === undefined && address.text === undefined && names.includes(line.index - 2)
  const isFree = between?.cells.length === 1 && between.dates.length + between.times.length === 0
  const told = between?.text.trim() ?? ''
  return isUnderName && isFree && /^\p{Lu}[^:@|]*$/u.test(told) && isPart(told)
    ? { ...address, lines: told.split(/,\s*/).filter(Boolean) }
    : address
}

/** `Hotel Cala Mare Via Lido 30`, whose street is `Via Lido 30`: lines of a cell that have run together. */
export function withoutStreetInName(stay: FoundStay): FoundStay {
  const { name, address } = stay
  const [street = ''] = address?.value.lines ?? []
  const house =
    name?.value.endsWith(` ${street}`) && /\d/.test(street) ? name.value.slice(0, -street.length).replace(/[\s,*·–-]+$/, '') : ''
  return name && house.includes(' ') ? { ...stay, name: { ...name, value: house } } : stay
}
