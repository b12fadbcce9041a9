/** Documents of other kinds that hold days, hours, numbers and places as bookings do: what they are is told by words that bookings have no use for. */

import { areRides, type FoundProduct, type FoundStay, isRide } from '../../found.ts'
import { nightsOf } from '../days/nights.ts'
import { lastDayOfRides } from '../days/product-days.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { titlesOf } from '../page/titles.ts'
import { IS_OFF } from '../plans/advertised.ts'
import { isDriven } from '../stays/kept-or-let.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { differentWords } from '../words/word-forms.ts'
import type { Seeming } from './evidence.ts'
import {
  BY_AIR,
  CARRIED,
  CHOICES,
  COVERED,
  DECIDED,
  ENTITLED,
  HAS_BOOKED,
  HOLDER,
  IF_ACCEPTED,
  LET_IN,
  NUMBERED,
  ORDERED,
  PARKED,
  QUIZ,
  ROOMED,
  SENT_TO,
  SIMULATED,
  SIMULATOR,
  SPEAKING,
  WAITED,
} from './other-kind-words.ts'
import { isParkedCarTold } from './parking.ts'
import { tellsStayWhole } from './proven.ts'

/** Questions of a quiz; a letter may ask two. */
const SOME_QUESTIONS = 3
/** Words of policies: whoever sells a journey with an insurance says one or two of them, and hires have their excess. */
const OF_POLICIES = 4
/** Words of the way of what was bought. */
const OF_CARRIAGE = 2
/** Words of a decision. One may stand among the rules of a ticket. */
const OF_DECISIONS = 2
/** Lines from `Deliver to` to the address below it. */
const BELOW = 2

const areStays = (products: readonly FoundProduct[]): products is readonly FoundStay[] => products.every(({ kind }) => kind === 'hotel')

/** `Reason for travel: simulator training`, `Lounge access: included`: what is beside what a page is about. */
const isBeside = ({ plain }: Line): boolean => /^[^:]{3,30}:\s|includ|inklu|incl/.test(plain.trim())
/** What the lines begin with that say what a page is about. */
const headsOf = (page: Page): readonly string[] =>
  titlesOf(page).flatMap((line) => (isBeside(line) ? [] : line.plain.trim().split(/\s{3,}/, 1)))

/** Whether a page asks what its reader knows: rides are told in questions that have numbers, or answers to choose from. */
function isQuiz({ page, products }: Seeming): boolean {
  const areChosen = (): boolean => page.lines.filter(({ plain }) => CHOICES.test(plain)).length >= SOME_QUESTIONS
  const areNumbered = (): boolean => [NUMBERED, /\?/g].every((those) => (page.whole.match(those)?.length ?? 0) >= SOME_QUESTIONS)
  return areRides(products) && QUIZ.in(page).size > 0 && (areNumbered() || areChosen())
}

/** Whether the address of what looks like a house is where something is sent: it is that of who bought it. */
const isSentTo = ({ lines }: Page, { address }: FoundStay): boolean => {
  const street = plain(address?.value.lines?.[0] ?? '')
  const at = street === '' ? [] : lines.filter((line) => line.plain.includes(street))
  return at.some(({ index }) => lines.slice(Math.max(0, index - BELOW), index + 1).some((line) => SENT_TO.in(line.plain).size > 0))
}

/** Whether things were bought that are brought to somebody's door: the days are those of their way. */
const isOrderOfGoods = (seeming: Seeming): boolean =>
  areStays(seeming.products) &&
  ORDERED.in(seeming.page).size > 0 &&
  differentWords(CARRIED.in(seeming.page)) >= OF_CARRIAGE &&
  seeming.products.every((stay) => isSentTo(seeming.page, stay)) &&
  !tellsStayWhole(seeming)

/** Whether somebody is asked to speak, and told of the journey there would be. Who has accepted is sent a booking with its number, or told that it was made. */
const isInvitationToSpeak = ({ page, referred }: Seeming): boolean =>
  !referred && SPEAKING.in(page).size > 0 && IF_ACCEPTED.test(page.whole) && !HAS_BOOKED.test(page.whole)

/** Whether somebody is asked to come to a country, for an embassy to read. A house that does so tells the number of the booking. */
const isInvitationToCome = ({ page, referred }: Seeming): boolean => !referred && LET_IN.in(page).size > 1

/** Whether a day has an hour that is more than where it begins or ends. */
const isTimed = (moment: string | undefined): boolean => /T(?!00:00|23:59|24:00)/.test(moment ?? '')

/** Whether it has no more than days: a stay at no house, or a hire of no car from nobody. */
const isOnlyDays = (product: FoundProduct): boolean =>
  product.kind === 'hotel'
    ? product.name === undefined && product.address === undefined
    : product.kind === 'car' && product.provider === undefined && product.model === undefined && !isTimed(product.pickUp?.value)

/** Whether a page tells what an insurer pays for on a journey, of which it has no more than the days, and for whom. Nobody lives in what is insured, or drives it. */
const isPolicy = ({ page, products }: Seeming): boolean =>
  products.every(isOnlyDays) && HOLDER.in(page).size > 0 && differentWords(COVERED.in(page)) >= OF_POLICIES && !isDriven(page)

/** Whether one flies without leaving the ground: in a machine that has a lesson or a scenario, or in a game. */
const isSimulated = ({ page, products }: Seeming): boolean =>
  areRides(products) && headsOf(page).some((head) => SIMULATOR.in(head).size > 0) && SIMULATED.in(page).size > 0

/** Whether an airline or a railway answers who asked for money: when a ride was late, and what is paid for that. What is yet to come was not late. */
const isDecision = ({ page, products, written }: Seeming): boolean =>
  areRides(products) &&
  lastDayOfRides(products) <= (written ?? page.today) &&
  ENTITLED.test(page.whole) &&
  DECIDED.in(page).size >= OF_DECISIONS

/** Whether a line, or its label above it, tells that somebody comes to where cars stand, or a page is titled so. */
function isOfParking(page: Page, { checkIn }: FoundStay): boolean {
  const day = checkIn?.value.slice(0, 10)
  const tellDay = page.lines.filter(({ dates }) => dates.some((mark) => page.calendar.dayOf(mark)?.date === day))
  const told = tellDay.flatMap((line) => [line.plain, neighbour(page, line.index, -1)?.plain ?? ''])
  return [...headsOf(page), ...told].some((said) => PARKED.in(said).size > 0)
}

/** `¿Aún no tiene hotel? 10 % de descuento con nuestros socios`: what is asked or offered of somewhere to sleep, and nobody has. */
const isAskedOrOffered = ({ text, plain: small }: Line): boolean => /\?(?!\w)/.test(text) || IS_OFF.test(small) || LEAST_PRICE.test(small)
/** Whether a page tells where somebody sleeps, beside what is offered. */
const hasRoom = ({ lines }: Page): boolean => lines.some((line) => ROOMED.in(line.plain).size > 0 && !isAskedOrOffered(line))

/** Whether a car has a place for some days, and nobody a room, a house or a night. */
const isParking = ({ page, products }: Seeming): boolean =>
  areStays(products) &&
  isParkedCarTold(page) &&
  products.every((stay) => isOfParking(page, stay) && !HOUSE_KIND.test(plain(stay.name?.value ?? ''))) &&
  nightsOf(page) === undefined &&
  !hasRoom(page)

/** Whether a ride has both its ends, and when it is at each. */
const isWhole = (product: FoundProduct): boolean =>
  isRide(product) && [product.from, product.to, product.departs, product.arrives].every((part) => part !== undefined)

/** Whether one waits, or is seen to the gate, before a flight that is named by its number alone. */
const isWaiting = ({ page, products }: Seeming): boolean =>
  areRides(products) && !products.some(isWhole) && headsOf(page).some((head) => WAITED.in(head).size > 0) && BY_AIR.in(page).size > 0

const KINDS = [isQuiz, isOrderOfGoods, isInvitationToSpeak, isInvitationToCome, isPolicy, isSimulated, isDecision, isParking, isWaiting]

/** Whether a page is of a kind that is no booking of a journey, whatever it says of one. */
export const isOfOtherKind = (seeming: Seeming): boolean => KINDS.some((isSo) => isSo(seeming))
