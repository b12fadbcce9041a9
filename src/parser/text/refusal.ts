/** Whether a document tells of a booking at all: parcels, bills, offers, articles, statements and cancellations do not. */

import { daysBetween } from '../../core/dates.ts'
import type { Found, FoundPerson, FoundProduct } from '../found.ts'
import { dayOfBill, isSettled, isWorded, TITLE_LINES } from './bills.ts'
import { choicesIn, isTimetable } from './choices.ts'
import { isPassedOn } from './clean.ts'
import { dayOfLetter, LETTERHEAD } from './letter-day.ts'
import { nightsOf } from './nights.ts'
import { isOver } from './over.ts'
import type { Page } from './page.ts'
import { LEAST_PRICE } from './prices.ts'
import { lastDayOfRides } from './product-days.ts'
import {
  ASKED,
  AWAITED,
  BALANCE,
  BOOKING,
  LANDED,
  OFFER,
  OTHER,
  PAPER,
  RECENT,
  SUBJECT,
  TICKET,
  TIMETABLE,
  UNBOUND,
} from './refusal-words.ts'
import { remembered } from './remembered.ts'
import { isUndone } from './undone.ts'
import { saidIn, type Vocabulary } from './vocabulary.ts'

/** In how many lines it is said that a journey is over. */
const HEAD = 25

export interface Seeming {
  readonly page: Page
  readonly products: readonly FoundProduct[]
  /** Whether a reference of a booking is told. */
  readonly referred: boolean
  readonly people: readonly Found<FoundPerson>[]
  readonly format: string
  /** The day it was written, where it says so. */
  readonly written: string | undefined
}

/** Those who travel have a label or stand in capitals; anybody is greeted. */
const worthOf = ({ how }: Found<FoundPerson>): number => (how === 'greeting' ? 0.25 : how === 'title' ? 0.5 : 1.25)

/** Whether anybody is told to travel. What is misread of their booking may look like journeys to choose from. */
const isNamed = (people: Seeming['people']): boolean => people.some((person) => worthOf(person) > 1)

/** Whether as many nights are told as lie between the days of a stay at an address. */
const isCounted = (page: Page, product: FoundProduct): boolean =>
  product.kind === 'hotel' &&
  product.address !== undefined &&
  product.checkIn !== undefined &&
  product.checkOut !== undefined &&
  daysBetween(product.checkIn.value.slice(0, 10), product.checkOut.value.slice(0, 10)) === nightsOf(page)

/** What speaks for a booking. */
function evidence({ page, products, referred, people, format }: Seeming): number {
  const sure = products.some(
    (product) => ('departs' in product && product.departs?.isTold && product.number !== undefined) || product.kind === 'hotel',
  )
  return (
    (referred ? 2 : 0) +
    Math.min(3, BOOKING.in(page).size) * 0.75 +
    Math.max(0, ...people.map(worthOf)) +
    (TICKET.in(page).size > 0 ? 0.75 : 0) +
    (sure ? 0.75 : 0) +
    (products.some((product) => isCounted(page, product)) ? 0.5 : 0) +
    (format === 'pkpass' ? 1.5 : format === 'ics' ? 0.5 : 0)
  )
}

/** What Italian tour operators call the confirmation of a package, which tells what is paid and what is due. */
const PACKAGE = /estratto conto(?= ?(?:[e&/,–-]|di|della|del|n[.r°])?(?: e)? ?(?:conferma|prenotazione|pratica|viaggio))/
const withoutPackage = (plain: string): string => plain.replace(PACKAGE, ' ')

/** To whom an advertisement is sent is less sure to travel. */
const SURELY_NAMED = 0.6

interface Doubt {
  /** What it can take away. */
  readonly most: number
  readonly isSo: () => boolean
}

/** The day a mail was written. None where it was passed on, as it may have been when all was over, and none of a page, which may have been printed then. */
const dayOfMail = ({ page, format, written }: Seeming): string | undefined =>
  format !== 'eml' || isPassedOn(page.lines.map(({ plain }) => plain)) ? undefined : written

/** Whether the products of a page were over when it was written. */
export const isOfThePast = (seeming: Seeming): boolean =>
  isSettled(seeming.page, seeming.products) || isOver(seeming.page, seeming.products, dayOfMail(seeming))

/** What speaks against a booking, what is quickly found first. */
function doubts(seeming: Seeming): Doubt[] {
  const { page, products, referred, people, written } = seeming
  const worded = page.lines.filter(isWorded)
  const isHeading = (plain: string, at: number): boolean => at < TITLE_LINES || (at < LETTERHEAD && SUBJECT.test(plain))
  const sent = referred ? dayOfMail(seeming) : written
  const billed = remembered(() => dayOfBill(page))
  // `Sevilla → Madrid 07:45 from €24`: rides that nobody is named for.
  const areOffered =
    !referred &&
    !people.some((person) => worthOf(person) > 1 && person.sure > SURELY_NAMED) &&
    products.every(({ kind }) => kind === 'air' || kind === 'train')
  const offers = remembered(() => (referred ? 0 : OFFER.in(page).size + (LEAST_PRICE.test(page.whole) ? 1 : 0)))
  const isTitled = (words: Vocabulary): boolean =>
    worded.some(({ plain }, at) => isHeading(plain, at) && words.in(withoutPackage(plain)).size > 0)
  return [
    { most: 4, isSo: () => isTitled(PAPER) },
    { most: referred ? 0 : 4, isSo: () => isTitled(TIMETABLE) },
    { most: 6, isSo: () => BALANCE.in(page).size > 0 },
    { most: 6, isSo: () => isOfThePast(seeming) },
    { most: 6, isSo: () => RECENT.in(page).size > 0 && lastDayOfRides(products) <= (written ?? billed() ?? '') },
    { most: 2.5, isSo: () => OTHER.in(page).size > 0 || ASKED.in(page).size > 0 },
    { most: 2.5, isSo: () => !(referred && isNamed(people)) && (choicesIn(products).some || isTimetable(page)) },
    { most: 2.5, isSo: () => lastDayOfRides(products) < (sent ?? billed() ?? dayOfLetter(page) ?? '') },
    ...[0, 1, 2].map((others) => ({ most: referred ? 0 : 0.75, isSo: () => offers() > others })),
    { most: areOffered ? 2.5 : 0, isSo: () => page.lines.filter(({ plain }) => LEAST_PRICE.test(plain)).length > 1 },
    { most: 2.5, isSo: () => UNBOUND.test(page.whole) },
  ]
}

/** With less than this a document confirms nothing. */
const LEAST = 2

/** Whether doubts weigh more than the evidence; they are looked into only as long as they could. */
function isDoubtful(seeming: Seeming): boolean {
  const all = doubts(seeming)
  let left = evidence(seeming)
  let open = all.reduce((sum, { most }) => sum + most, 0)
  for (const { most, isSo } of all) {
    if (left - open >= LEAST) return false
    open -= most
    if (most > 0 && isSo()) left -= most
  }
  return left < LEAST && !(left + 0.75 >= LEAST && AWAITED.test(seeming.page.whole))
}

/** Whether the products of a page are no trip. */
export function isNoTrip(seeming: Seeming): boolean {
  const { page, products, people } = seeming
  const head = saidIn(
    page.lines
      .slice(0, HEAD)
      .map(({ plain }) => plain)
      .join('\n'),
  )
  return (
    [ASKED, LANDED].some((words) => words.in(head).size > 0) ||
    isUndone(page) ||
    (choicesIn(products).all && !isNamed(people)) ||
    isDoubtful(seeming)
  )
}
