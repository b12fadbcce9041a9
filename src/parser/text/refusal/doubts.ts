/** What speaks against a document's being of a booking, and how much each may take away of the evidence for it. */

import { areRides, isRide } from '../../found.ts'
import type { DaysOfWriting } from '../days/days-of-writing.ts'
import { LETTERHEAD } from '../days/letter-day.ts'
import { isInPlaceOfOwn } from '../hires/in-place-of-own.ts'
import { NO_HIRE, tellsTrailer } from '../hires/no-hire-words.ts'
import { isSurelyOfHire } from '../hires/surely-hires.ts'
import type { Page } from '../page/page.ts'
import { isWorded, titlesOf } from '../page/titles.ts'
import { isStandingPlan } from '../plans/standing-plans.ts'
import { areKeptOrLet } from '../stays/kept-or-let.ts'
import { isWellSettled } from '../stays/settled-sentences.ts'
import { confirmsRoom } from '../stays/stay-evidence.ts'
import { isPaidAhead, promised } from '../stays/stay-promises.ts'
import { areUnproven } from '../trains/ride-proofs.ts'
import { ON_ITS_WAY, PARCEL } from '../words/parcel-words.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { remembered } from '../words/remembered.ts'
import type { Said, Vocabulary } from '../words/vocabulary.ts'
import { differentWords } from '../words/word-forms.ts'
import { CATALOGUES } from './catalogue-words.ts'
import { areDepartures, choicesIn, isTimetable } from './choices.ts'
import { isConfirmation } from './confirmations.ts'
import { isDiary } from './diaries.ts'
import { isExact, isNamed, type Seeming, worthOf } from './evidence.ts'
import { isOpenOffer } from './open-offers.ts'
import { isOfOtherKind } from './other-kinds.ts'
import { isOfOtherMonth } from './other-months.ts'
import { isWrittenAfter, looksBack } from './over.ts'
import { withoutParking } from './parking.ts'
import { isProven, tellsStayWhole } from './proven.ts'
import { isOfQuote } from './quotes.ts'
import {
  ASKED,
  BALANCE,
  CONGRESS,
  COURTS,
  EXPENSES,
  HEALTH,
  INSURED_LOSS,
  OFFER,
  OTHER,
  PAPER,
  PRICE_ALERTS,
  SCHOOL,
  SEATED,
  SIGN_UP,
  SUBJECT,
  TABLE,
  TICKET,
  TIMETABLE,
  UNBOUND,
  VOTED,
} from './refusal-words.ts'
import { isDoneInAnswer, usualWords, withoutUsual } from './usual-in-bookings.ts'

/** What doubts take away of the evidence, which is seldom more than seven. */
export const TAKEN = {
  /** Whatever else is said, short of every sign of a booking. */
  nearlyAll: 6,
  /** What a reference and two words of booking give. */
  much: 4,
  /** What a reference gives, and a little more: without anything else it falls. */
  reference: 2.5,
  /** What one word of booking gives. */
  word: 0.75,
} as const
const { nearlyAll, much, reference, word } = TAKEN

export interface Doubt {
  /** What it can take away. */
  readonly most: number
  readonly isSo: () => boolean
}

/** What several doubts ask of a page. */
interface Facts extends Seeming {
  readonly rides: boolean
  /** Whether it is a plan of a whole journey that stands: that speaks for itself, as a reference does. */
  readonly isStanding: boolean
  readonly isHire: () => boolean
  /** Whether it answers who asked for a hire, and gives it. */
  readonly isSettledAnswer: () => boolean
}

function factsOf(seeming: Seeming, head: () => Said): Facts {
  const { page, products } = seeming
  const isHire = remembered(() => products.every(({ kind }) => kind === 'car') && isSurelyOfHire(page))
  return {
    ...seeming,
    rides: areRides(products),
    isStanding: isStandingPlan(seeming),
    isHire,
    isSettledAnswer: remembered(() => isHire() && isDoneInAnswer(page, head().whole)),
  }
}

/** Its titles say that it is a paper of another kind, or a timetable. */
function ofTitles({ page, products, referred, isStanding, isHire, isSettledAnswer }: Facts): readonly Doubt[] {
  const titles = new Set(titlesOf(page))
  const [bare, cleared] = [withoutParking(page, products), withoutUsual(page)]
  const titled = (words: Vocabulary): readonly string[] =>
    page.lines
      .filter(isWorded)
      .filter((line, at) => titles.has(line) || (at < LETTERHEAD && SUBJECT.test(line.plain)))
      .flatMap((line) => [...words.in(bare(cleared(line.plain)))])
  const papers = remembered(() => new Set(titled(PAPER)).size)
  return [
    // Insurers put a car that they have hired under the number of a claim.
    { most: much, isSo: () => papers() > 0 && !(isHire() && isInPlaceOfOwn(page.lines)) && !isSettledAnswer() },
    // `Property irregularity report`, and below it `Delayed baggage`
    { most: nearlyAll - much, isSo: () => papers() > 1 },
    { most: referred || isStanding ? 0 : much, isSo: () => titled(TIMETABLE).length > 0 },
  ]
}

/** As many words of parcels are said of nothing else; where a house is told it takes one more, since houses sell packages and take in parcels. */
const OF_PARCELS = 3
/** As many words of what is carried to a door are said of no stay and no car. */
const OF_WAYS = 3

/** It is of things that are sent. */
function ofGoods(facts: Facts): readonly Doubt[] {
  const { page, products, rides, isStanding } = facts
  const isSure = isProven(facts) || isStanding
  return [
    {
      most: isSure ? 0 : nearlyAll,
      isSo: () => differentWords(PARCEL.in(page)) >= OF_PARCELS + (products.some(({ kind }) => kind === 'hotel') ? 1 : 0),
    },
    { most: rides || isSure ? 0 : nearlyAll, isSo: () => differentWords(ON_ITS_WAY.in(page)) >= OF_WAYS },
  ]
}

/** So many words of journeys to choose from are said of nothing else. */
const OF_CHOOSING = 2
/** And so many of congresses. */
const OF_CONGRESSES = 3

/** It is of what one may still join, choose or take. */
function ofChoosing(facts: Facts): readonly Doubt[] {
  const { page, people, referred, rides } = facts
  return [
    { most: referred && isNamed(people) ? 0 : nearlyAll, isSo: () => CONGRESS.in(page).size >= OF_CONGRESSES },
    { most: referred ? 0 : much, isSo: () => areDepartures(page) },
    { most: referred ? 0 : nearlyAll, isSo: () => SIGN_UP.in(page).size > 0 || isOfSchool(facts) },
    { most: referred ? 0 : nearlyAll, isSo: () => VOTED.in(page).size >= OF_CHOOSING },
    { most: isNamed(people) ? 0 : nearlyAll, isSo: () => CATALOGUES.in(page).size >= OF_CHOOSING },
    { most: referred ? 0 : much, isSo: () => PRICE_ALERTS.in(page).size > 0 },
    { most: much, isSo: () => page.lines.some(isOfQuote) },
    // A host who offers a room has no number for it.
    { most: referred || rides ? 0 : much, isSo: () => isOpenOffer(page.whole) && !isPaidAhead(page) },
  ]
}

/**
 * Whether a page says more of a journey of a class than it shows of a booking: houses write of classes and of those who mind children as well, yet schools
 * neither title their letters as confirmations nor label the days of a stay.
 */
function isOfSchool(seeming: Seeming): boolean {
  const words = differentWords(SCHOOL.in(seeming.page))
  return words > 0 && words > [isConfirmation(seeming.page), tellsStayWhole(seeming)].filter(Boolean).length
}

/** So many words of courts are said of nothing else. */
const OF_COURTS = 3

/** It is of other matters, in which days and places are told as well. */
function ofOtherMatters(facts: Facts): readonly Doubt[] {
  const { page, products, rides } = facts
  return [
    { most: nearlyAll, isSo: () => COURTS.in(page).size >= OF_COURTS || INSURED_LOSS.in(page).size > 1 },
    { most: nearlyAll, isSo: () => BALANCE.in(page).size > 0 || EXPENSES.in(page).size > 1 || HEALTH.in(page).size > 1 },
    { most: nearlyAll, isSo: () => isOfOtherKind(facts) },
    { most: products.every(({ kind }) => kind === 'car') ? nearlyAll : 0, isSo: () => NO_HIRE.in(page).size > 0 || tellsTrailer(page) },
    { most: rides ? 0 : nearlyAll, isSo: () => areKeptOrLet(page, products) },
    { most: maySit(facts) ? 0 : much, isSo: () => SEATED.test(page.whole) },
    { most: nearlyAll, isSo: () => isDiary(page) },
  ]
}

/**
 * Whether one may sit in a row, or camp in one, as part of a journey: on the flight or the train to it, or at a musical that is sold with a night in a house,
 * of which both ends are told.
 */
const maySit = (seeming: Seeming): boolean =>
  seeming.products.some(
    (product) => (isRide(product) && isExact(product)) || (product.kind === 'hotel' && CAMPSITE.test(plain(product.name?.value ?? ''))),
  ) ||
  areRides(seeming.products) ||
  confirmsRoom(seeming.page) ||
  tellsStayWhole(seeming)
const CAMPSITE =
  /(?<![a-z])(?:camping[a-z]*|campsite|campground|campeggio|kampeer[a-z]*|caravan (?:park|site)|kemping|kempink[a-z]*|leirintaalue|autocamp)(?![a-z])/

/** It is of what was, by the day it was written or by what it says. */
const ofThePast = ({ page, products, referred }: Facts, isPast: () => boolean, days: DaysOfWriting): readonly Doubt[] => [
  { most: nearlyAll, isSo: isPast },
  { most: nearlyAll, isSo: () => looksBack(page, products, days) },
  { most: reference, isSo: () => isWrittenAfter(products, referred, days) },
]

/** It speaks as those do who have nothing to confirm. */
function ofWords({ page, isStanding, isHire, isSettledAnswer }: Facts): Doubt {
  const isUsual = usualWords(page)
  // `Your balance came in last week`, in a letter that gives a room for some days.
  const isToldAsSettled = (): boolean => promised(page).length > 0 && isWellSettled(page)
  return {
    most: isStanding ? 0 : reference,
    isSo: () =>
      ([...OTHER.in(page)].some((said) => !isUsual(said)) && !isToldAsSettled() && !isSettledAnswer()) ||
      ASKED.in(page).size > 0 ||
      // `Um vier machen wir die Einweisung` is of a boat, too, and of a camper.
      (HEALTH.in(page).size > 0 && promised(page).length === 0 && !isHire()),
  }
}

/** Someone who is named to travel is read surer than this; to whom an advertisement is sent is not. */
const SURELY_NAMED = 0.6

/** It offers, and nobody has taken it. */
function ofOffers(facts: Facts): readonly Doubt[] {
  const { page, products, people, referred, rides, isStanding } = facts
  // `Sevilla → Madrid 07:45 from €24`: rides that nobody is named for.
  const areOffered = !referred && !people.some((person) => worthOf(person) > 1 && person.sure > SURELY_NAMED) && rides
  const offers = remembered(() => (referred || isPaidAhead(page) ? 0 : OFFER.in(page).size + (LEAST_PRICE.test(page.whole) ? 1 : 0)))
  const isBooked = referred && isNamed(people)
  return [
    { most: reference, isSo: () => !isBooked && (choicesIn(products).some || isTimetable(page)) },
    ...[0, 1, 2].map((others) => ({ most: referred || isStanding ? 0 : word, isSo: () => offers() > others })),
    { most: areOffered ? reference : 0, isSo: () => page.lines.filter(({ plain }) => LEAST_PRICE.test(plain)).length > 1 },
    // At `your table` one may eat on a train for which one has a ticket.
    { most: rides ? reference : 0, isSo: () => TABLE.in(page).size > 0 && !(isBooked && TICKET.in(page).size > 0) },
    // Where one eats it may be told, too, where one could sleep.
    { most: rides || tellsStayWhole(facts) ? 0 : nearlyAll, isSo: () => TABLE.in(page).size > 0 && LEAST_PRICE.test(page.whole) },
    {
      most: products.every(({ kind }) => kind === 'train') ? much : 0,
      isSo: () => areUnproven(page, products, referred && people.length > 0),
    },
    // The pattern of it takes long to make ready.
    { most: reference, isSo: () => UNBOUND.test(page.whole) && saysUnbound(page) },
  ]
}

/** What speaks against a booking, what is quickly found first. */
export function doubts(seeming: Seeming, isPast: () => boolean, days: DaysOfWriting, head: () => Said): readonly Doubt[] {
  const facts = factsOf(seeming, head)
  return [
    ...ofTitles(facts),
    ...ofGoods(facts),
    ...ofChoosing(facts),
    ...ofOtherMatters(facts),
    ...ofThePast(facts, isPast, days),
    ofWords(facts),
    ...ofOffers(facts),
  ]
}

/** Whether more than a month in which nothing of the page is, is not booked yet. */
function saysUnbound(page: Page): boolean {
  const isOther = isOfOtherMonth(page)
  return (
    !page.lines.some(({ plain }) => isOther(plain) && UNBOUND.test(plain)) ||
    page.lines.some(({ plain }) => UNBOUND.test(plain) && !isOther(plain))
  )
}
