/** Hotel stays of a page, in whichever way it tells most of them: a package, a list, a plan by days, or two labels with their days. */

import type { FoundStay } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { withBlocks } from '../plans/blocks-beside-stays.ts'
import { areHousesOfRows } from '../plans/houses-of-days.ts'
import { withNumbersOfRows } from '../plans/numbers-of-rows.ts'
import { listedStays, PLANNED, packageStays, plannedStays, stayBlocks } from '../plans/package-stays.ts'
import { plannedBeside } from '../plans/plan-beside-bookings.ts'
import { type Numbered, numbered } from '../references/own-references.ts'
import type { Reference } from '../references/references.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { labelledStays } from './labelled-stays.ts'
import { withoutStreetInName } from './stay-addresses.ts'
import { OWN_OUT } from './stay-labels.ts'
import { ROOMS } from './stay-words.ts'
import { isOfSleeping } from './words-of-sleeping.ts'

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
export const readStays = (page: Page, references: readonly Reference[], beside: Beside): readonly FoundStay[] =>
  beside.isOnly || speaksOfStays(page) ? allStays(page, references, beside).map(withoutStreetInName) : []

/** What else is read of a page: nothing, rides, or hires alone. */
interface Beside {
  readonly isOnly: boolean
  readonly areRides: boolean
}

/** Whether a page has any word of houses, of nights or of leaving a house. */
const speaksOfStays = (page: Page): boolean =>
  [...page.words()].some(isOfSleeping) || HOUSE_KIND.test(page.whole) || OWN_OUT.test(page.whole) || ROOMS.in(page).size > 0

/** Whose number is told in its own clause, and where it is: so much is told of no sight, and of no house that one only passes. */
const isPlainlyTold = ({ address, confirmation }: FoundStay): boolean => address !== undefined && confirmation?.rule === PLANNED

/** The stays of a page in the way that tells most of them, and those of further nights that blocks or the clauses of a plan tell. */
function allStays(page: Page, references: readonly Reference[], beside: Beside): readonly FoundStay[] {
  const stays = staysIn(page, references, beside)
  // One house alone is told as ordinary bookings tell it, and its page has numbers of many kinds.
  if (beside.isOnly && stays.length < 2) return stays
  const numbers = numbered(page)
  const all = withBlocks(stays, stayBlocks(numbers, references), plannedStays(numbers, references).filter(isPlainlyTold))
  return withNumbersOfRows(page, all)
}

function staysIn(page: Page, references: readonly Reference[], { isOnly, areRides }: Beside): readonly FoundStay[] {
  const numbers = numbered(page)
  const sold = packageStays(numbers, references)
  const planned = plannedStays(numbers, references)
  if (sold.length > 0)
    return planned.length > sold.length ? plannedBeside(page, sold, planned, true) : moreByLabels(numbers, references, sold)
  const listed = listedStays(numbers, references)
  const labelled = labelledStays(numbers, references, isOnly)
  // One house with a number of its own is booked beside trains as well; without, one only meets there.
  const isNumbered = areRides && planned.every(({ confirmation }) => confirmation?.rule === PLANNED)
  const isOfRides = isNumbered || page.lines.some(({ flights }) => flights.length > 0)
  const least = Math.max(labelled.length, listed.length)
  // An overview above vouchers has as many rows.
  const areOnVouchers = labelled.every(({ confirmation }) => confirmation) && countOfNumbers(labelled) === labelled.length
  const areOfRows = planned.length === least && !areOnVouchers && areHousesOfRows(page)
  if (planned.length > (isOfRides ? 0 : 1) && (planned.length > least || areOfRows)) return plannedBeside(page, labelled, planned)
  if (listed.length > new Set(labelled.map(({ name }) => name?.value)).size) return listed
  return withAddressOfSame(labelled).map((stay) => {
    const same = listed.find((other) => isSame(other, stay))
    const placed = !stay.address && same?.address ? { ...stay, address: same.address } : stay
    const told = planned.find((other) => isSame(other, stay))?.confirmation
    // In the clause of its house a number is of nothing else.
    return told?.rule === PLANNED ? { ...placed, confirmation: told } : placed
  })
}

const isSame = ({ name, checkIn }: FoundStay, other: FoundStay): boolean =>
  name?.value === other.name?.value && checkIn?.value === other.checkIn?.value

/** Where labels tell further houses, each with a number and where it is, beside all that rows do. */
function moreByLabels(numbers: Numbered, references: readonly Reference[], sold: readonly FoundStay[]): readonly FoundStay[] {
  const labelled = labelledStays(numbers, references, false)
  const areAll =
    labelled.length > sold.length &&
    labelled.every(({ address, confirmation }) => address && confirmation) &&
    sold.every((one) => labelled.some((other) => isSame(one, other)))
  return areAll ? labelled : sold
}

/** How many different numbers some stays have. */
const countOfNumbers = (stays: readonly FoundStay[]): number => new Set(stays.flatMap(({ confirmation }) => confirmation?.value ?? [])).size
