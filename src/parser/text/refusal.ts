/** Whether a document tells of a booking at all: parcels, bills, offers, articles, statements and cancellations do not. */

import { daysBetween } from '../../core/dates.ts'
import { type Found, type FoundPerson, type FoundProduct, isTold } from '../found.ts'
import { choicesIn, isTimetable } from './choices.ts'
import { nightsOf } from './nights.ts'
import type { Page } from './page.ts'
import { AWAITED, BOOKING, CANCELLED, OFFER, OTHER, OVER, PAPER, SUBJECT, TICKET, UNBOUND } from './refusal-words.ts'
import { isUndone } from './undone.ts'

/** `Lyon, le`, `Date:` */
const LETTER = /^\s*(?:[a-z][a-z -]{2,20}, ?(?:le|den|dnia|dne|a|em|il|d\.)? ?|(?:date|datum|data|fecha|dato|paivays)\s?:\s?)$/
/** In how many lines the day of a letter stands. */
const LETTERHEAD = 20
/** How many lines with words on them a title may be among. */
const TITLE = 6

interface Seeming {
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
const worthOf = ({ rule }: Found<FoundPerson>): number => (rule === 'greeting' ? 0.25 : rule === 'title' ? 0.5 : 1.25)

/** Whether anybody is told to travel. What is misread of their booking may look like journeys to choose from. */
const isNamed = (people: Seeming['people']): boolean => people.some((person) => worthOf(person) > 1)

/** The day a letter says it was written on: in its head, with a town or the word before it and nothing behind. */
function dayOfLetter(page: Page): string | undefined {
  const dated = page.lines
    .filter(({ plain }) => plain.trim() !== '')
    .slice(0, LETTERHEAD)
    .find(
      ({ plain, dates: [date, ...others], times }) =>
        date && others.length === 0 && times.length === 0 && date.end >= plain.trimEnd().length && LETTER.test(plain.slice(0, date.start)),
    )
  const [date] = dated?.dates ?? []
  return date?.year === undefined ? undefined : page.calendar.dayOf(date)?.date
}

/** Whether a mail was passed on by somebody, who may have done so when it was over. */
const isSentOn = ({ lines }: Page): boolean =>
  /^\s*(?:fwd?|wg|tr|rv|enc|doorst|vs|vb|pd|vl|ilt|tov)\s?:/.test(lines[0]?.plain ?? '') ||
  lines.some(({ plain }) =>
    /^\s*(?:>|-{2,} ?[a-z ]{4,40} ?-{2,}\s*$|(?:from|von|de|da|van|fra|fran|od|lahettaja|felado|kimden)\s?:.{0,80}@)/.test(plain),
  )

/** The last day of its rides, which are told more surely than stays and hires; of those where it has no rides. */
function lastDay(products: readonly FoundProduct[]): string {
  const ends = products.map((product) => {
    if (product.kind === 'hotel') return { isRide: false, day: product.checkOut ?? product.checkIn }
    if (product.kind === 'car') return { isRide: false, day: product.dropOff ?? product.pickUp }
    return { isRide: true, day: product.arrives ?? product.departs }
  })
  const rides = ends.filter(({ isRide }) => isRide)
  const days = (rides.length > 0 ? rides : ends).map(({ day }) => day?.value.slice(0, 10) ?? '9')
  return days.sort().at(-1) ?? '9'
}

/** Whether as many nights are told as lie between the days of a stay at an address. */
const isCounted = (page: Page, product: FoundProduct): boolean =>
  product.kind === 'hotel' &&
  product.address !== undefined &&
  product.checkIn !== undefined &&
  product.checkOut !== undefined &&
  daysBetween(product.checkIn.value.slice(0, 10), product.checkOut.value.slice(0, 10)) === nightsOf(page)

/** What speaks for a booking, less what speaks against it; under two it is none. */
function evidence({ page, products, referred, people, format, written }: Seeming): number {
  const words = BOOKING.in(page).size
  const offers = new Set(page.whole.match(OFFER) ?? []).size
  const sure = products.some(
    (product) => ('departs' in product && isTold(product.departs) && product.number !== undefined) || product.kind === 'hotel',
  )
  const said =
    (referred ? 2 : 0) +
    Math.min(3, words) * 0.75 +
    Math.max(0, ...people.map(worthOf)) +
    (TICKET.in(page).size > 0 ? 0.75 : 0) +
    (sure ? 0.75 : 0) +
    (products.some((product) => isCounted(page, product)) ? 0.5 : 0) +
    (AWAITED.test(page.whole) ? 0.75 : 0) +
    (format === 'pkpass' ? 1.5 : format === 'ics' ? 0.5 : 0)
  const worded = page.lines.filter(({ plain }) => /[a-z]{2}/.test(plain))
  return (
    said -
    (referred ? 0 : Math.min(3, offers) * 0.75) -
    (OTHER.in(page).size > 0 ? 2.5 : 0) -
    (UNBOUND.test(page.whole) ? 2.5 : 0) -
    (worded.some(({ plain }, at) => (at < TITLE || (at < LETTERHEAD && SUBJECT.test(plain))) && PAPER.in(plain).size > 0) ? 4 : 0) -
    (!(referred && isNamed(people)) && (choicesIn(products).some || isTimetable(page)) ? 2.5 : 0) -
    // What was written when it was over confirms nothing; a mail may only have been sent on, and a page printed.
    (lastDay(products) < ((referred && (format !== 'eml' || isSentOn(page)) ? undefined : written) ?? dayOfLetter(page) ?? '') ? 2.5 : 0)
  )
}

/** Whether the products of a page are no trip. */
export function isNoTrip(seeming: Seeming): boolean {
  const { page, products, people } = seeming
  const head = page.lines
    .slice(0, 25)
    .map(({ plain }) => plain)
    .join('\n')
  return CANCELLED.test(head) || OVER.test(head) || isUndone(page) || (choicesIn(products).all && !isNamed(people)) || evidence(seeming) < 2
}
