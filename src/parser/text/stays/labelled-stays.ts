/** The stays of which a page tells both days by labels or in sentences, each with the house that stands with them. */

import type { Found, FoundStay } from '../../found.ts'
import type { Hit, MomentPair } from '../days/pairs.ts'
import { isSurelyOfHire } from '../hires/surely-hires.ts'
import type { Line, Page } from '../page/page.ts'
import { type Numbered, ownReference, referenceOnVoucher, referencesInTurn } from '../references/own-references.ts'
import type { Reference } from '../references/references.ts'
import { referenceBesideHouse } from '../references/references-beside-houses.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import type { House } from './house-names.ts'
import { HOUSE_LABEL } from './house-words.ts'
import { housesOf } from './houses-of-stays.ts'
import { sureHouse } from './likely-houses.ts'
import { lodgingIn } from './lodgings.ts'
import { stackedRows } from './stacked-stay-rows.ts'
import { linesNaming } from './stay-addresses.ts'
import { daysOf, type Lodging } from './stay-days.ts'
import { isSame, saysArrival, standsWithHire } from './stay-evidence.ts'
import { stayOfHouse } from './stay-of-house.ts'
import { given, promised } from './stay-promises.ts'
import { ROOMS } from './stay-words.ts'
import { staysOfNobody } from './stays-of-nobody.ts'
import { isFixedStay, isSurelyOfStay } from './surely-stays.ts'

const hasTwoDays = ({ lines }: Page): boolean => lines.reduce((sum, { dates }) => sum + dates.length, 0) > 1

/** `Property: Klitrosen`: a house by a label alone, in no other word for one. */
const labelsHouse = ({ plain, cells }: Line): boolean => cells.some(({ start, end }) => HOUSE_LABEL.test(plain.slice(start, end)))

/** Whether a page without a word for rooms may tell of a stay all the same. */
const mayTellStay = (page: Page, isSure: () => boolean): boolean =>
  hasTwoDays(page) &&
  (HOUSE_KIND.test(page.whole) || page.lines.some(labelsHouse) || (promised(page).length > 0 && !isSurelyOfHire(page)) || isSure())

/** What a page says of stays; nothing where it speaks of none, which is told before any of its addresses is looked for. */
function lodgingOf(page: Page, references: readonly Reference[]): Lodging | undefined {
  const isSure = (): boolean => isSurelyOfStay(page, references.length > 0)
  if (ROOMS.in(page).size === 0 && !mayTellStay(page, isSure)) return undefined
  return lodgingIn(page, references)
}

/** Whether one of these stays begins in the line of a day. */
const beginsWith = (pairs: readonly MomentPair[], { line }: Hit): boolean => pairs.some(({ first }) => first.hit.line === line)
/** A booking of nights is of a house, whatever that is called, whose name stands above an address or behind its thanks; ships arrive and depart, too. */
const isKnown = ({ page, references, nights }: Lodging, { name, how }: House, hit: Hit): boolean =>
  HOUSE_KIND.test(plain(`${name} ${page.sender}`)) ||
  how === 'label' ||
  how === 'signature' ||
  ((how === 'address' || how === 'letterhead') && beginsWith(promised(page), hit)) ||
  (how === 'sender' && beginsWith(given(page), hit)) ||
  (references.length > 0 && (how === 'address' || how === 'phrase') && nights.size > 0 && saysArrival(hit))

/** Whether a page says enough of a house for its days to be those of a stay. */
function isSaid(lodging: Lodging, pair: MomentPair, house: House): boolean {
  const { page, references, words, isOfFlights, addressed } = lodging
  const { hit } = pair.first
  const isByLabel = house.how === 'label' && references.length > 0
  // One word of a house may be said in passing; with a name and an address it is not.
  const isTold = (): boolean => addressed().length > 0 || beginsWith(given(page), hit) || isByLabel
  return (
    words > 1 ||
    (!isOfFlights && isKnown(lodging, house, hit) && isTold()) ||
    // In a table of an agency the word for houses above a name is all that is said of it.
    (isByLabel && stackedRows(page).some((row) => isSame(row, pair)))
  )
}

/** The number of one of several stays: on its voucher, in its turn or beside its house, else the likeliest among its own lines. */
function numberOfOne(
  numbers: Numbered,
  references: readonly Reference[],
  { first, second }: MomentPair,
  house: House,
  inTurn: Reference | undefined,
  isOwn: (line: number) => boolean,
): Found | undefined {
  const own = inTurn ?? referenceBesideHouse(numbers.page, references, house.line)
  const { index } = first.hit.line
  return (
    referenceOnVoucher(numbers, references, house.name, first.date, second.line.index) ??
    (own ? ownReference(numbers, [own], index, 'hotel') : ownReference(numbers, references, index, 'hotel', isOwn))
  )
}

/** The lines that name a house: found once for all that are called so, since each stay asks for those of the others. */
function namingIn(page: Page): (house: House) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (house) => {
    const lines = known.get(house.name) ?? linesNaming(page, house)
    known.set(house.name, lines)
    return lines
  }
}

/** The stays that labels and sentences tell. Only where nothing else is read of a page (`isOnly`) its house may be called anything, or nothing at all. */
export function labelledStays(numbers: Numbered, references: readonly Reference[], isOnly: boolean): readonly FoundStay[] {
  const { page } = numbers
  const lodging = lodgingOf(page, references)
  const pairs = lodging ? daysOf(lodging) : []
  const [only, ...more] = pairs
  if (!lodging || !only) return []
  const { addressed, isOfFlights, isSure } = lodging
  const { candidates, houses: named, isOneHouse } = housesOf(lodging, pairs)
  const isAlone = more.length === 0
  const isOnlySure = isOnly && isAlone && !isOfFlights && isSure()
  const houses = isOnlySure ? [sureHouse(page, candidates, named[0], addressed())] : named
  if (isOnlySure && !houses[0] && isFixedStay(page))
    return staysOfNobody(only, addressed(), ownReference(numbers, references, only.first.hit.line.index, 'hotel'))
  const inTurn = referencesInTurn(page, references, pairs)
  const begins = (which: number): number =>
    Math.min(houses[which]?.line ?? Number.POSITIVE_INFINITY, pairs[which]?.first.hit.line.index ?? page.lines.length)
  const naming = namingIn(page)
  const seen = new Set<string>()
  return pairs.flatMap((pair, at): FoundStay[] => {
    const { first, second } = pair
    const house = houses[at]
    const days = `${first.date} ${second.date}`
    if (!house || seen.has(days) || !(isOnlySure || isSaid(lodging, pair, house))) return []
    seen.add(days)
    const isOwn = (line: number): boolean =>
      !standsWithHire(page, line, house.line, first) && (isAlone || isOneHouse || (line >= begins(at) && line < begins(at + 1)))
    const confirmation = isAlone
      ? ownReference(numbers, references, first.hit.line.index, 'hotel', isOwn)
      : numberOfOne(numbers, references, pair, house, inTurn[at], isOwn)
    const others = houses.flatMap((other) => (other && other.name !== house.name ? [other] : []))
    return [stayOfHouse(lodging, pair, house, confirmation, { isOwn, others, naming })]
  })
}
