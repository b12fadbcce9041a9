/** The number of a booking that no label and no sentence told: which of those of its page it is, by how it stands among words. */

import { areRides, type Found, type FoundProduct, type FoundTrip } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { AMONG_WORDS } from '../roles/among-words.ts'
import { bookingNumber, type LikelyNumber } from '../roles/booking-numbers.ts'
import { type NumberMention, unspaced } from '../roles/numbers.ts'
import { plain } from '../words/plain.ts'
import { PAPERS } from './house-numbers.ts'
import { referenceLabels } from './reference-labels.ts'
import { findReferences } from './references.ts'
import { isSupplied } from './supplied-numbers.ts'
import { OF_ELSE } from './written-codes.ts'

/** From where on a number is believed that nothing else tells; more, where it is another form of one that was found. */
const [SURE, SURER] = [0.75, 1.5]
/** From where on, where a label stands right before it: that was looked at, and what is told by it was not taken for the number of a booking. */
const SURE_BEHIND_LABEL = 3.25
/** How much likelier it is to be than any other. */
const LEAD = 1.5
/** `01914960122`: where one calls. */
const AS_PHONE = /^0\d{9,}$/

/** Letters between a label and what it is of. */
const RIGHT_BEFORE = 12
/** `The code is 4471`, `your parking reference is 30917`: doors, networks and rebates have codes as well, and whatever is paid and parked a reference. */
const SAID_OF_MUCH = /(?<![a-z])(?:codes?|codigo|codice|kode?|koden|koodi|conf|ref|refer[a-z]+|riferimento)(?![a-z])\.?[^.]{0,12}$/
/** What ends a sentence, or a cell; `no.` does not. */
const STOP = /(?<!(?<![a-z])[a-z]{1,2})\.(?=\s)|[!?;|](?=\s)|\s{3}/

/** How sure a number must be at least where it stands. */
function leastSureAt({ line: { plain }, start }: NumberMention): number {
  const label = referenceLabels(plain).findLast(({ end }) => end <= start)
  const before = plain.slice(0, start)
  if ((label && start - label.end < RIGHT_BEFORE) || SAID_OF_MUCH.test(before)) return SURE_BEHIND_LABEL
  return OF_ELSE.test(before.split(STOP).at(-1) ?? '') ? SURE_BEHIND_LABEL : SURE
}

/** A number that is believed to be that of the booking of its page. */
export const believedNumber = (likely: LikelyNumber | undefined): string | undefined =>
  likely && likely.lead >= LEAD && likely.sure >= leastSureAt(likely.mention) && !AS_PHONE.test(likely.mention.value)
    ? likely.mention.value
    : undefined

/** What one booking tells: one thing, or all the rides of a journey. */
const isOfOneBooking = (products: readonly FoundProduct[]): boolean => products.length === 1 || (products.length > 0 && areRides(products))

/** Whether letters stand right before all of a number, or it begins with a word: `TVH 10447` of which `10447` was found, `nr 118/04/2026`; not those that say what it is, `RES 3091771`. */
function mayBeCut({ lines }: Page, { value }: Found): boolean {
  if (/^\p{Ll}+\.? /u.test(value)) return true
  if (!/^\d/.test(value)) return false
  const places = lines.flatMap(({ text }) => (text.includes(value) ? [text.slice(0, text.indexOf(value))] : []))
  return places.length > 0 && places.every((before) => /(?<!\p{L})(?!(?:RES|REF|CONF|BKG|NR|NO) )\p{Lu}{1,4} $/u.test(before))
}

/** A number with the letters that belong to it, and without the word that does not. */
function inWhole(page: Page, number: Found): Found {
  const told = mayBeCut(page, number) ? bookingNumber(page) : undefined
  if (!told || told.sure < SURER) return number
  const { value } = told.mention
  return value.endsWith(` ${number.value}`) || number.value.endsWith(` ${value}`) ? { ...number, value } : number
}

const withNumber = (product: FoundProduct, confirmation: Found | undefined): FoundProduct =>
  confirmation ? { ...product, confirmation } : product

/** A trip whose number was found, with all of that; and what alone is booked with that of all. */
function withWholeNumber<Trip extends FoundTrip>(trip: Trip, page: Page): Trip {
  if (trip.products.length > 1) return trip
  const reference = trip.reference && inWhole(page, trip.reference)
  const numberOf = ({ confirmation }: FoundProduct): Found | undefined => confirmation && inWhole(page, confirmation)
  const products = trip.products.map((product) => withNumber(product, numberOf(product) ?? reference))
  return { ...trip, ...(reference && { reference }), products }
}

/** From where on a number is believed rather than another that was found, and how much likelier it must be than any other: `n.º 14/88` of a licence. */
const [SURE_OF_ANOTHER, LEAD_OF_ANOTHER] = [3, 5]

/** Whether the label of a number is of a paper, which each part of a journey has. */
const isOfPaper = (rule: string): boolean => (plain(rule).match(/[a-z]+/g) ?? []).some((word) => PAPERS.has(word))

/** A stay or a car that is all that is booked, with the number that is surely its own, where another was found that is nobody's who supplies it. */
function withSurerNumber<Trip extends FoundTrip>(trip: Trip, page: Page): Trip {
  const [product] = trip.products
  const found = product?.confirmation
  if (!product || trip.products.length > 1 || !found || (product.kind !== 'car' && product.kind !== 'hotel')) return trip
  const likely = bookingNumber(page)
  if (!likely || likely.sure < SURE_OF_ANOTHER || likely.lead < LEAD_OF_ANOTHER || AS_PHONE.test(likely.mention.value)) return trip
  const { value } = likely.mention
  if (unspaced(value) === unspaced(found.value) || isSupplied(page, found.value)) return trip
  // It is that of all, and the hire or stay has one of its own: `Dossier 88214` above `Bon n° HB-3301`.
  if (isOfPaper(found.rule) && unspaced(value) === unspaced(trip.reference?.value ?? '')) return trip
  // `Their confirmation number is AV4471`: it is said to be one of a booking.
  if (findReferences(page).some((one) => one.isBooking && one.line > 0 && one.value === found.value)) return trip
  const number: Found = { value, rule: AMONG_WORDS, sure: 0.6 }
  const reference = trip.reference === undefined || trip.reference.value === found.value ? number : trip.reference
  return { ...trip, reference, products: [{ ...product, confirmation: number }] }
}

/** A trip of which no number was found, with the one that is believed to be its own. */
function withBelievedNumber<Trip extends FoundTrip>(trip: Trip, page: Page): Trip {
  const value = believedNumber(bookingNumber(page))
  if (value === undefined) return trip
  const reference: Found = { value, rule: AMONG_WORDS, sure: 0.6 }
  return { ...trip, reference, products: trip.products.map((product) => withNumber(product, reference)) }
}

/** A trip with the number of its booking, as far as that was missing. */
export function withWordedNumber<Trip extends FoundTrip>(trip: Trip, page: Page): Trip {
  const { products, reference } = trip
  if (!isOfOneBooking(products)) return trip
  const isFound = reference !== undefined || products.some(({ confirmation }) => confirmation)
  return isFound ? withSurerNumber(withWholeNumber(trip, page), page) : withBelievedNumber(trip, page)
}
