/** Whether a document tells of a booking at all: parcels, bills, offers, articles, statements and cancellations do not. */

import { areRides, isOneStayOrHire } from '../../found.ts'
import { ofKinds } from '../../wording.ts'
import { daysOfWriting } from '../days/days-of-writing.ts'
import { isLong } from '../page/page.ts'
import { isStandingPlan } from '../plans/standing-plans.ts'
import { tellsTicketNumber } from '../references/ticket-numbers.ts'
import { remembered } from '../words/remembered.ts'
import { saidIn } from '../words/vocabulary.ts'
import { areRowsToChooseFrom, areStopsOfTrains, choicesIn } from './choices.ts'
import { type Doubt, doubts, TAKEN } from './doubts.ts'
import { evidence, isNamed, promiseOf, type Seeming } from './evidence.ts'
import { isOver, wasOverWhenSent } from './over.ts'
import { isListed } from './price-lists.ts'
import { isRateCard } from './rate-cards.ts'
import { ASKED, AWAITED, BALANCE, LANDED, TICKET } from './refusal-words.ts'
import { isCancelled, isUndone } from './undone.ts'
import { wordedAsBooking } from './worded-bookings.ts'
import { isOfOtherKind } from './worded-kinds.ts'

/** Lines in which it is said, or asked, that a journey is over; rules and news are further down. */
const HEAD = 25

/** What a plan of a whole journey that stands says for itself, as a reference does. */
const STANDS = 2

/** With less than this a document confirms nothing. */
const LEAST = 2

/** How far below 0 a document's wording must be to say anything: what is below takes so many times as much away, but no more than this. */
const WORDED = { from: 1.25, share: 2, most: 3 }
/** The same of how much it is worded as a booking of what was found in it, of any of several kinds: two such bookings in a hundred are below. */
const OF_KIND = { from: 0.5, share: 1, most: 6 }
/** The same of what promises a stay or a hire in so many words, where that says more: one such booking in a hundred is worded so. */
const PROMISED = { from: 2, share: 3 }
/** From here on a document is worded as nothing but bookings are, and single words say nothing against it. */
const SURELY_WORDED = 2.5

/** What it says against a booking that all is worded otherwise. */
function worded({ page, products, wording }: Seeming): number {
  const told = wording()
  const against = -told.booking
  const ofKind = isLong(page) ? -(told.booking + ofKinds(products, told)) : 0
  const doubt = promiseOf(page, products) === 0 ? (against - WORDED.from) * WORDED.share : (against - PROMISED.from) * PROMISED.share
  return Math.max(0, Math.min(WORDED.most, doubt), Math.min(OF_KIND.most, (ofKind - OF_KIND.from) * OF_KIND.share))
}

/**
 * Whether doubts weigh more than the evidence; they are looked into only as long as they could, and last how all is worded. How hosts end their letters
 * makes up for a word, and what is believed of a letter for all of them.
 */
function isDoubtful(seeming: Seeming, all: readonly Doubt[]): boolean {
  let left = evidence(seeming) + (isStandingPlan(seeming) ? STANDS : 0)
  let open = all.reduce((sum, { most }) => sum + most, OF_KIND.most)
  for (const { most, isSo } of all) {
    if (left - open >= LEAST) return false
    open -= most
    if (most > 0 && isSo()) left -= most
  }
  if (left - OF_KIND.most < LEAST) left -= worded(seeming)
  if (left < LEAST) left += wordedAsBooking(seeming)
  return left < LEAST && !(left + TAKEN.word >= LEAST && isHosted(seeming)) && !(isOneStayOrHire(seeming.products) && seeming.settlesOne())
}

/** Whether a house looks forward to somebody; so do those where one only eats. */
const isHosted = ({ page, products }: Seeming): boolean =>
  products.some(({ kind }) => kind === 'hotel' || kind === 'car') && AWAITED.test(page.whole)

export interface Judgement {
  /** Whether the products of a page are no trip. */
  readonly isNoTrip: () => boolean
  /** Whether they were over when it was written. */
  readonly isPast: () => boolean
  /** Whether it says that they were undone, or never done, or is a plan of trains or a list of prices: no other order of its lines changes that. */
  readonly isFinal: () => boolean
  /** What there is to say to whoever looks for a booking in a page that tells of one and is refused; undefined where it seems to be of something else. */
  readonly whyNone: () => string | undefined
}

/** What is to be thought of the products of a page. */
export function judge(seeming: Seeming): Judgement {
  const { page, products, people, format, written } = seeming
  const days = daysOfWriting(page, format, written)
  const isPlan = remembered(() => !(seeming.referred && isNamed(people)) && (areStopsOfTrains(page) || areRowsToChooseFrom(page)))
  const isFinal = remembered(() => isPlan() || isUndone(page) || isListed(seeming) || isRateCard(seeming))
  // What one shows to travel is sent again, to whom asks for it, when all is over.
  const isTicket = remembered(
    () => seeming.referred && isNamed(people) && areRides(products) && TICKET.in(page).size > 0 && tellsTicketNumber(page.whole),
  )
  const isSurelyPast = remembered(() => wasOverWhenSent(products, days) && !isTicket())
  const isPast = remembered(() => isSurelyPast() || isOver(page, products, days))
  const head = remembered(() =>
    saidIn(
      page.lines
        .slice(0, HEAD)
        .map(({ plain }) => plain)
        .join('\n'),
    ),
  )
  return {
    isNoTrip: () =>
      ([ASKED, LANDED].some((words) => words.in(head()).size > 0) && seeming.wording().booking < SURELY_WORDED) ||
      isFinal() ||
      isSurelyPast() ||
      isOfOtherKind(page, products, seeming.wording) ||
      (choicesIn(products).all && !isNamed(people)) ||
      isDoubtful(seeming, doubts(seeming, isPast, days, head)) ||
      // What is promised in so many words is believed.
      (promiseOf(page, products) === 0 && seeming.isNone()),
    isPast,
    isFinal,
    whyNone: () => {
      if (isUndone(page)) return isCancelled(page) ? 'what it tells of was cancelled' : undefined
      if (BALANCE.in(page).size > 0) return 'it is an account of what was used'
      return isPast() ? 'what it tells of was over when it was written' : undefined
    },
  }
}
