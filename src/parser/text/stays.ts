/** Hotel stays of a page: two labels with their days, a name that looks like one of a house, an address near it. */

import { dated, type Found, type FoundStay } from '../found.ts'
import type { AddressMark } from './address-marks.ts'
import { isOfOthers } from './address-owners.ts'
import { findAddresses } from './addresses.ts'
import { WORD_OF_FLIGHT } from './air-words.ts'
import { IS_ONLY_CHAIN } from './chains.ts'
import { type Candidate, HOUSE_KIND, type House } from './house-names.ts'
import { placeOfHouse } from './house-places.ts'
import { houseByTitle } from './house-titles.ts'
import { HOUSE_LABEL } from './house-words.ts'
import { findHouse, houseCandidates } from './houses.ts'
import { areHousesOfRows } from './houses-of-days.ts'
import { sureHouse } from './likely-houses.ts'
import { nightsTold } from './nights.ts'
import { type Numbered, numbered, ownReference, referenceOnVoucher, referencesInTurn } from './own-references.ts'
import { listedStays, packageStays, plannedStays } from './package-stays.ts'
import type { Line, Page } from './page.ts'
import type { Hit, MomentPair } from './pairs.ts'
import { plain } from './plain.ts'
import { plannedBeside } from './plan-beside-bookings.ts'
import { isReferenceAlone } from './reference-labels.ts'
import type { Reference } from './references.ts'
import { referenceBesideHouse } from './references-beside-houses.ts'
import { remembered } from './remembered.ts'
import { stackedRows } from './stacked-stay-rows.ts'
import { addressNear, linesNaming, nearestTo, ownAddress, withoutName, withoutStreet, withStreetBetween } from './stay-addresses.ts'
import { daysOf, type Lodging } from './stay-days.ts'
import { isOfHire, isSame, saysArrival } from './stay-evidence.ts'
import { OWN_IN, OWN_OUT } from './stay-labels.ts'
import { given, promised } from './stay-promises.ts'
import { ADULT_COUNT, ROOM_COUNT, ROOMS } from './stay-words.ts'
import { staysOfNobody } from './stays-of-nobody.ts'
import { isSurelyOfHire } from './surely-hires.ts'
import { isFixedStay, isSurelyOfStay } from './surely-stays.ts'
import { addressesToldByNights } from './told-nights.ts'

/** Whether a line tells from when to when one stays, in words said of nothing but houses. */
export const tellsStay = (plainLine: string): boolean => plainLine.search(OWN_IN) >= 0 && plainLine.search(OWN_OUT) >= 0

/**
 * The house of one of several stays: before its days, back to those of the stay before, else after them; `isBelow` where a page tells all its houses
 * below their days.
 */
function houseOf(
  page: Page,
  pairs: readonly MomentPair[],
  at: number,
  candidates: readonly Candidate[],
  from: string,
  isBelow = false,
): House | undefined {
  const index = pairs[at]?.first.hit.line.index ?? 0
  const ends = (pair: MomentPair | undefined): number[] =>
    pair ? [pair.first, pair.second].flatMap(({ hit, line }) => [hit.line.index, line.index]) : []
  const [before, own, after] = [ends(pairs[at - 1]), ends(pairs[at]), ends(pairs[at + 1])]
  const whole = { first: Math.max(-1, ...before) + 1, last: Math.min(page.lines.length, ...after) - 1 }
  if (pairs.length < 2) return findHouse(candidates, index, from, { first: 0, last: page.lines.length })
  const below = isBelow ? findHouse(candidates, index, from, { ...whole, first: Math.min(...own) }) : undefined
  return below ?? findHouse(candidates, index, from, { ...whole, last: Math.max(...own) }) ?? findHouse(candidates, index, from, whole)
}

const WHOLE = { first: 0, last: Number.POSITIVE_INFINITY }

/** How many different houses there are. */
const countOf = (houses: readonly (House | undefined)[]): number => new Set(houses.flatMap((house) => house?.name ?? [])).size

const surety = (houses: readonly (House | undefined)[]): number => houses.reduce((sum, house) => sum + (house?.sure ?? 0), 0)

/** The house of each of some days, and all that may be one. */
function housesOf({ page, from, isOfFlights, addressed }: Lodging, pairs: readonly MomentPair[]) {
  const candidates = houseCandidates(page, addressed(), from)
  const told = (isBelow: boolean) => pairs.map((_, at) => houseOf(page, pairs, at, candidates, from, isBelow))
  const [above, below] = [told(false), pairs.length > 1 ? told(true) : []]
  // One house for all the days is hardly meant where below each stands another.
  // Of as many either way those that are told more surely: above the first may be who sells them.
  const isBelow = countOf(below) > countOf(above) || (countOf(below) === countOf(above) && surety(below) > surety(above))
  const own = isBelow ? below : above
  // Several stays in one sentence are at the one house of the letter.
  const line = pairs[0]?.first.line
  const only = pairs.every(({ first }) => first.line === line) ? findHouse(candidates, line?.index ?? 0, from, WHOLE) : undefined
  const [first, ...more] = pairs
  const house = only ?? own[0]
  // A number of a catalogue is told where there is no title.
  // And a chain alone where the title tells which of its houses.
  const isOpen = house === undefined || /^\p{L}+ \d{3,}$/u.test(house.name) || IS_ONLY_CHAIN.test(plain(house.name))
  const titled =
    first && more.length === 0 && !isOfFlights && isOpen ? houseByTitle(page, addressed(), from, first.first.hit.line.index) : undefined
  return { candidates, houses: own.map((each) => titled ?? only ?? each), isOneHouse: only !== undefined }
}

/** Whether one of these stays begins in the line of a day. */
const beginsWith = (pairs: readonly MomentPair[], { line }: Hit): boolean => pairs.some(({ first }) => first.hit.line === line)
/** A booking of nights is of a house, whatever that is called, whose name stands above an address or behind its thanks; ships arrive and depart, too. */
const isKnown = ({ page, references, from, nights }: Lodging, { name, how }: House, hit: Hit): boolean =>
  HOUSE_KIND.test(plain(`${name} ${from}`)) ||
  how === 'label' ||
  how === 'signature' ||
  ((how === 'address' || how === 'letterhead') && beginsWith(promised(page), hit)) ||
  (how === 'sender' && beginsWith(given(page), hit)) ||
  (references.length > 0 && (how === 'address' || how === 'phrase') && nights.size > 0 && saysArrival(hit))

const countFound = (count: string | undefined, rule: string): Found<number> | undefined =>
  count === undefined ? undefined : { value: Number(count), rule, sure: 0.8 }

function toStay(
  { page, from, addressed: marked }: Lodging,
  { first, second }: MomentPair,
  house: House,
  confirmation: Found | undefined,
  isOwn: (line: number) => boolean,
  naming: (house: House) => readonly number[],
  others: readonly House[],
): FoundStay {
  // `Reserva nº 448812` below a house helps to know it, and has as many figures as a postal code.
  const addressed = remembered(() => marked().filter(({ line, start, end }) => !isReferenceAlone(line.plain.slice(start, end))))
  const near = addressed().filter(({ line }) => isOwn(line.index))
  const names = naming(house)
  const apart = ({ line }: AddressMark, from: readonly number[]): number => nearestTo(line.index, from)
  const fromOthers = (mark: AddressMark): number =>
    others.reduce((least, other) => Math.min(least, apart(mark, naming(other))), Number.POSITIVE_INFINITY)
  // What stands nearer to another house is its address.
  const free = near.length > 0 ? near : addressed().filter((mark) => apart(mark, names) <= fromOthers(mark))
  const address =
    addressNear(free, names, first.hit.line.index, others.length === 0) ??
    (others.length === 0 ? ownAddress(page, addressed(), house, from) : undefined)
  const place = address ? undefined : placeOfHouse(page, house.name, house.line)
  const rooms = countFound(ROOM_COUNT.exec(page.whole)?.[1], 'a number of rooms')
  const adults = countFound(ADULT_COUNT.exec(page.whole)?.[1], 'a number of adults')
  return {
    kind: 'hotel',
    name: { value: house.name, rule: house.rule, sure: house.sure },
    checkIn: dated({ value: first.date, rule: `label "${first.hit.label}"`, label: first.hit.label, sure: 0.9 }, first.guessed),
    checkOut: dated({ value: second.date, rule: `label "${second.hit.label}"`, label: second.hit.label, sure: 0.9 }, second.guessed),
    ...(confirmation ? { confirmation } : {}),
    ...(address
      ? {
          address: {
            value: withoutName(withStreetBetween(page, address, names), house.name),
            rule: 'the address nearest to the name',
            sure: 0.8,
          },
        }
      : {}),
    ...(place ? { address: { value: place, rule: 'the place beside the name', sure: 0.7 } } : {}),
    ...(rooms ? { rooms } : {}),
    ...(adults ? { adults } : {}),
  }
}

/** `Zajazd "Pod Lipami"` and `Zajazd Pod Lipami` are one house. */
const bareName = ({ name }: FoundStay): string => plain(name?.value ?? '').replace(/["„“”«»']/g, '')
/** Stays in one house, whose address may stand with one of them alone. */
const withAddressOfSame = (stays: readonly FoundStay[]): readonly FoundStay[] =>
  stays.map((stay) => {
    const { address } = stay.address
      ? stay
      : (stays.find((other) => other.address && bareName(stay) !== '' && bareName(other) === bareName(stay)) ?? {})
    return address ? { ...stay, address } : stay
  })

/**
 * The stays of a page. A page that has flights or cars too must say hotel near the labels; only where nothing else is read of it (`isOnly`) its house
 * may be called anything.
 */
export const readStays = (page: Page, references: readonly Reference[], from: string, isOnly: boolean): readonly FoundStay[] =>
  staysIn(page, references, from, isOnly).map(withoutStreet)

function staysIn(page: Page, references: readonly Reference[], from: string, isOnly: boolean): readonly FoundStay[] {
  const numbers = numbered(page)
  const sold = packageStays(numbers, references)
  const planned = plannedStays(numbers, references)
  if (sold.length > 0) return planned.length > sold.length ? plannedBeside(page, sold, planned, true) : sold
  const listed = listedStays(numbers, references)
  const labelled = labelledStays(numbers, references, from, isOnly)
  const isOfFlights = page.lines.some(({ flights }) => flights.length > 0)
  const least = Math.max(labelled.length, listed.length)
  // An overview above vouchers has as many rows.
  const areOnVouchers = labelled.every(({ confirmation }) => confirmation) && countOfNumbers(labelled) === labelled.length
  const areOfRows = planned.length === least && !areOnVouchers && areHousesOfRows(page)
  if (planned.length > (isOfFlights ? 0 : 1) && (planned.length > least || areOfRows)) return plannedBeside(page, labelled, planned)
  if (listed.length > new Set(labelled.map(({ name }) => name?.value)).size) return listed
  return withAddressOfSame(labelled).map((stay) => {
    const same = listed.find(({ name, checkIn }) => name?.value === stay.name?.value && checkIn?.value === stay.checkIn?.value)
    return !stay.address && same?.address ? { ...stay, address: same.address } : stay
  })
}

/** How many different numbers some stays have. */
const countOfNumbers = (stays: readonly FoundStay[]): number => new Set(stays.flatMap(({ confirmation }) => confirmation?.value ?? [])).size

const hasTwoDays = ({ lines }: Page): boolean => lines.reduce((sum, { dates }) => sum + dates.length, 0) > 1

/** `Property: Klitrosen`: a house by a label alone, in no other word for one. */
const labelsHouse = ({ plain, cells }: Line): boolean => cells.some(({ start, end }) => HOUSE_LABEL.test(plain.slice(start, end)))

function labelledStays(numbers: Numbered, references: readonly Reference[], from: string, isOnly: boolean): readonly FoundStay[] {
  const { page } = numbers
  const isSure = (): boolean => isSurelyOfStay(page, references.length > 0)
  const words = ROOMS.in(page).size
  if (
    words === 0 &&
    !(
      hasTwoDays(page) &&
      (HOUSE_KIND.test(page.whole) ||
        page.lines.some(labelsHouse) ||
        (promised(page).length > 0 && !isSurelyOfHire(page, from)) ||
        isSure())
    )
  )
    return []
  const isOfFlights = page.lines.some(({ flights }) => flights.length > 0) && WORD_OF_FLIGHT.in(page).size > 0
  const addressed = remembered(() => {
    const told = addressesToldByNights(page)
    const others = findAddresses(page).filter((mark) => !isOfOthers(page, mark) && !told.some(({ line }) => line === mark.line))
    return [...others, ...told]
  })
  const lodging: Lodging = { page, from, references, words, isOfFlights, nights: new Set(nightsTold(page)), addressed, isSure }
  const pairs = daysOf(lodging)
  if (pairs.length === 0) return []
  const { candidates, houses: named, isOneHouse } = housesOf(lodging, pairs)
  const isOnlySure = isOnly && pairs.length === 1 && !isOfFlights && isSure()
  const houses = isOnlySure ? [sureHouse(page, candidates, named[0], addressed(), from)] : named
  const inTurn = referencesInTurn(page, references, pairs)
  const begins = (which: number): number =>
    Math.min(houses[which]?.line ?? Number.POSITIVE_INFINITY, pairs[which]?.first.hit.line.index ?? page.lines.length)
  const seen = new Set<string>()
  const known = new Map<string, readonly number[]>()
  const naming = (house: House): readonly number[] => {
    const lines = known.get(house.name) ?? linesNaming(page, house)
    known.set(house.name, lines)
    return lines
  }
  // In a table of an agency the word for houses above a name is all that is said of it.
  const isStacked = (pair: MomentPair, house: House | undefined): boolean =>
    house?.how === 'label' && references.length > 0 && stackedRows(page).some((row) => isSame(row, pair))
  return pairs.flatMap((pair, at): FoundStay[] => {
    const { first, second } = pair
    const key = `${first.date} ${second.date}`
    const house = houses[at]
    // One word of a house may be said in passing; with a name and an address it is not.
    const isKnownHouse = house !== undefined && !isOfFlights && isKnown(lodging, house, first.hit)
    const isTold = (): boolean =>
      addressed().length > 0 || beginsWith(given(page), first.hit) || (house?.how === 'label' && references.length > 0)
    const isSaid = words > 1 || (isKnownHouse && isTold()) || isOnlySure || isStacked(pair, house)
    if (!house && isOnlySure && isFixedStay(page))
      return [...staysOfNobody(pair, addressed(), ownReference(numbers, references, first.hit.line.index, 'hotel'))]
    if (seen.has(key) || !house || !isSaid) return []
    seen.add(key)
    const isOwn = (line: number): boolean =>
      !isOfHire(page, line, house?.line, first) && (pairs.length < 2 || isOneHouse || (line >= begins(at) && line < begins(at + 1)))
    const own = inTurn[at] ?? (pairs.length > 1 ? referenceBesideHouse(page, references, house.line) : undefined)
    const onVoucher = pairs.length > 1 ? referenceOnVoucher(numbers, references, house.name, first.date, second.line.index) : undefined
    const confirmation = ownReference(numbers, own ? [own] : references, first.hit.line.index, 'hotel', own ? undefined : isOwn)
    const others = houses.flatMap((other) => (other && other.name !== house.name ? [other] : []))
    return [toStay(lodging, pair, house, onVoucher ?? confirmation, isOwn, naming, others)]
  })
}
