/** What speaks for a document's being of a booking, and how much. */

import { daysBetween } from '../../../core/dates.ts'
import { type Found, type FoundPerson, type FoundProduct, type FoundStay, isStay } from '../../found.ts'
import type { Wording } from '../../wording.ts'
import { nightsOf } from '../days/nights.ts'
import type { MomentPair } from '../days/pairs.ts'
import { isSurelyOfHire } from '../hires/surely-hires.ts'
import type { Page } from '../page/page.ts'
import { isWellSettled } from '../stays/settled-sentences.ts'
import { confirmsRoom } from '../stays/stay-evidence.ts'
import { TO_STAY } from '../stays/stay-promise-words.ts'
import { given, isPaidAhead, isSettled, promised } from '../stays/stay-promises.ts'
import { isFixedStay } from '../stays/surely-stays.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { BOOKING, OFFER, TICKET } from './refusal-words.ts'

export interface Seeming {
  readonly page: Page
  readonly products: readonly FoundProduct[]
  /** Whether a reference of a booking is told. */
  readonly referred: boolean
  readonly people: readonly Found<FoundPerson>[]
  readonly format: string
  /** How it is worded. */
  readonly wording: () => Wording
  /** Whether it is believed to settle one stay or one hire, by all that was learned of such letters. */
  readonly settlesOne: () => boolean
  /** Whether what was found is believed to be no booking. */
  readonly isNone: () => boolean
  /** The day it was written, where it says so. */
  readonly written: string | undefined
}

/** Those who travel have a label or stand in capitals; anybody is greeted. */
export const worthOf = ({ how }: Found<FoundPerson>): number => (how === 'greeting' ? 0.25 : how === 'title' ? 0.5 : 1.25)

/** Whether anybody is told to travel. What is misread of their booking may look like journeys to choose from. */
export const isNamed = (people: Seeming['people']): boolean => people.some((person) => worthOf(person) > 1)

/** Whether as many nights are told as lie between the days of a stay at an address. */
export const isCounted = (page: Page, product: FoundProduct): boolean =>
  product.kind === 'hotel' &&
  product.address !== undefined &&
  product.checkIn !== undefined &&
  product.checkOut !== undefined &&
  daysBetween(product.checkIn.value.slice(0, 10), product.checkOut.value.slice(0, 10)) === nightsOf(page)

/** A letter of a stay by its words, or by what its house is called. */
const isOfStay = (page: Page, { name }: FoundStay): boolean => TO_STAY.test(page.whole) || HOUSE_KIND.test(plain(name?.value ?? ''))
/**
 * Whether a letter promises a stay or a hire for its days, of which those who write themselves give no number: in so many words and of a room, that of a
 * house with an address, or what is fetched and brought to places.
 */
function isPromised(page: Page, product: FoundProduct): boolean {
  const isOf = (pairs: readonly MomentPair[], from: Found | undefined, to: Found | undefined): boolean =>
    pairs.some(({ first, second }) => from?.value.startsWith(first.date) && to?.value.startsWith(second.date))
  if (product.kind === 'hotel')
    return isOf(product.address ? promised(page) : isOfStay(page, product) ? given(page) : [], product.checkIn, product.checkOut)
  return (
    product.kind === 'car' &&
    product.pickUpPlace !== undefined &&
    product.dropOffPlace !== undefined &&
    isOf(given(page), product.pickUp, product.dropOff)
  )
}

/** What a letter says of a stay without the words of programs that book. */
export function promiseOf(page: Page, products: readonly FoundProduct[]): number {
  if (products.some((product) => isPromised(page, product))) return isPaidAhead(page) || isWellSettled(page) ? 1.75 : 1.25
  const stays = products.filter(isStay)
  if (stays.length === 1 && isFixedStay(page)) return 1.25
  if (stays.some(({ address }) => address !== undefined) && isSettled(page)) return 1
  return stays.length > 0 && confirmsRoom(page) ? 0.75 : 0
}

/** Whether it has a house, or a ride with its number and the minute it leaves: what is talked of has less. */
export const isExact = (product: FoundProduct): boolean =>
  ('departs' in product && product.departs?.isTold && product.number !== undefined) || product.kind === 'hotel'

/** A hire with a number of its own and both its places: its letter may tell no other. */
const isNumberedHire = (product: FoundProduct): boolean =>
  product.kind === 'car' &&
  [product.confirmation, product.pickUpPlace, product.dropOffPlace, product.provider].every((found) => found !== undefined)

/**
 * A hire of which all is told that whoever fetches it must know, by whom it is: both hours, the place and who hires out. Those who hire out write letters with
 * no number and few words of booking.
 */
const isWholeHire = (product: FoundProduct): boolean =>
  product.kind === 'car' &&
  product.provider !== undefined &&
  product.pickUpPlace !== undefined &&
  [product.pickUp, product.dropOff].every((end) => end?.value.includes('T') === true)
/** Whether who hires out signs the letter. */
const isSignedBy = ({ lines }: Page, product: FoundProduct): boolean =>
  product.kind === 'car' && lines.some(({ text, index }) => index > 0 && text.trim() === product.provider?.value)
/** Said where nothing is booked yet. */
const OF_QUOTES =
  /(?<![a-z])(?:quotes?|quotation|quoted|estimate|enquiry|inquiry|angebot|kostenvoranschlag|anfrage|devis|demande|presupuesto|solicitud|preventivo|richiesta|orcamento|pedido|offerte|aanvraag|offert|forfragan|tilbud|foresp[a-z]+|tarjous|oferta|wycena|zapytanie|nabidka|poptavka|ledig[a-z]*|wolny|volny|volne|vapaa)(?![a-z])/
const wholeHires = (page: Page, products: readonly FoundProduct[], people: Seeming['people']): number =>
  products.some(isWholeHire) && OFFER.in(page).size === 0 && !OF_QUOTES.test(page.whole) && !LEAST_PRICE.test(page.whole)
    ? people.length > 0
      ? isSurelyOfHire(page) || products.some((product) => isSignedBy(page, product))
        ? 1.75
        : 1.25
      : 0.75
    : 0

/** Different words of bookings that count: a fourth says no more than three. */
const WORDS = 3

/**
 * What speaks for a booking, in points of which `refusal.ts` wants two. They were weighed on documents: its reference alone is as much as is wanted, a
 * word of booking or one of what is wanted of a ticket goes a third of the way.
 */
export function evidence({ page, products, referred, people, format }: Seeming): number {
  return (
    (referred || products.some(isNumberedHire) ? 2 : 0) +
    Math.min(WORDS, BOOKING.in(page).size) * 0.75 +
    Math.max(0, ...people.map(worthOf)) +
    (TICKET.in(page).size > 0 ? 0.75 : 0) +
    (products.some(isExact) ? 0.75 : 0) +
    (products.some((product) => isCounted(page, product)) ? 0.5 : 0) +
    Math.max(promiseOf(page, products), wholeHires(page, products, people)) +
    // A pass is issued to who has booked; a calendar holds what is only planned, too.
    (format === 'pkpass' ? 1.5 : format === 'ics' ? 0.5 : 0)
  )
}
