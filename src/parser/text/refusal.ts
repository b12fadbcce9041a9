/** Whether a document tells of a booking at all: parcels, bills, offers, articles, statements and cancellations do not. */

import { areRides, isRide } from '../found.ts'
import { areDepartures, areStopsOfTrains, choicesIn, isTimetable } from './choices.ts'
import { isConfirmation } from './confirmations.ts'
import { type DaysOfWriting, daysOfWriting } from './days-of-writing.ts'
import { isDiary } from './diaries.ts'
import { evidence, isExact, isNamed, type Seeming, worthOf } from './evidence.ts'
import { withoutFirmInsurance } from './firm-insurance.ts'
import { IN_PLACE_OF_OWN } from './hire-words.ts'
import { areKeptOrLet } from './kept-or-let.ts'
import { LETTERHEAD } from './letter-day.ts'
import { NO_HIRE } from './no-hire-words.ts'
import { isOpenOffer } from './open-offers.ts'
import { isOfOtherKind } from './other-kinds.ts'
import { isOver, isWrittenAfter, looksBack, wasOverWhenSent } from './over.ts'
import type { Page } from './page.ts'
import { ON_ITS_WAY, PARCEL } from './parcel-words.ts'
import { withoutParking } from './parking.ts'
import { plain } from './plain.ts'
import { isListed } from './price-lists.ts'
import { LEAST_PRICE } from './prices.ts'
import { isProven, tellsStayWhole } from './proven.ts'
import { isOfQuote } from './quotes.ts'
import {
  ASKED,
  AWAITED,
  BALANCE,
  CATALOGUE,
  CONGRESS,
  COURTS,
  EXPENSES,
  HEALTH,
  INSURED_LOSS,
  LANDED,
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
import { remembered } from './remembered.ts'
import { areUnproven } from './ride-proofs.ts'
import { isWellSettled } from './settled-sentences.ts'
import { isStandingPlan } from './standing-plans.ts'
import { confirmsRoom } from './stay-evidence.ts'
import { isPaidAhead, promised } from './stay-promises.ts'
import { isSurelyOfHire } from './surely-hires.ts'
import { isWorded, titlesOf } from './titles.ts'
import { isCancelled, isUndone } from './undone.ts'
import { type Said, saidIn, type Vocabulary } from './vocabulary.ts'
import { differentWords } from './word-forms.ts'

/** Lines in which it is said, or asked, that a journey is over; rules and news are further down. */
const HEAD = 25

/** What Italian tour operators call the confirmation of a package, which tells what is paid and what is due. */
const PACKAGE =
  /estratto conto(?= ?(?:[e&/,–-]|di|della|del|n[.r°])?(?: e)? ?(?:[a-z&.]{2,15} ){0,2}(?:conferma|prenotazione|pratica|viaggio)(?![a-z]))/
/** And by which letters of agencies call it. */
const STATEMENT = /estratto conto/g
/** What is paid back when a stay is over. */
const DEPOSIT = /refund of your (?:[a-z]{3,9} )?deposit/
/** `come da preventivo n. 311/26 da Lei accettato`: an offer that has become a booking. */
const ACCEPTED =
  /(?:preventivo|angebot|offerta|offre|devis|presupuesto|orcamento|offerte|quote|quotation|oferta)(?![a-z])[^.;!?\n]{0,10}[^;!?\n]{0,30}(?:accettat|angenommen|accepte|aceptad|aceit|geaccepteerd|accepted|zaakceptowan)/
/** `The quotation of 9 January is hereby cancelled`: an offer that gave way to a booking. */
const REPLACED =
  /(?<![a-z])(?:quotation|quote|offer|angebot|offre|devis|presupuesto|oferta|preventivo|offerta|orcamento|offerte|offert|tilbud|tarjous|nabidka)(?![a-z])[^.;!?\n]{0,60}[^;!?\n]{0,10}(?<![a-z])(?:cancelled|superseded|replaced|withdrawn|hinfallig|gegenstandslos|ersetzt|annulee?|remplacee?|caducad[oa]|anulad[oa]|sin efecto|annullat[oa]|superat[oa]|sem efeito|vervallen|vervalt|ersatts|bortfaller|bortfalder|utgar|anulowan[ay]|raukeaa|neplatna)(?![a-z])/
/** `Re: Quote for a van` */
const ANSWER = /^\s*(?:re|r|aw|antw|sv|vs|odp|rv|res|rif)\s?:/
/** `va bene, allora confermato`: it is done, and not said of what might be. */
const DONE =
  /(?<![a-z])(?<!(?:not|once|when|be|se|si|wenn|sobald|quand|cuando|quando|zodra|nar|kun|gdy|az|jakmile) (?:it is |it's )?)(?:confirmed|(?:all|you) booked(?: in)?|confermat[oa]|(?:ist|sind) (?:fest )?(?:bestatigt|gebucht)|confirmee?|confirmad[oa]|bevestigd|bekraftad|bekraeftet|bekraftet|bekreftet|potwierdzon[ea]|vahvistettu|potvrzen[oa])(?![a-z])/
/** `Your balance was received with thanks`: what is left of a price, and no points or miles. */
const REST_OF_PRICE =
  /(?<![a-z])your balance (?:(?:payment )?(?:was|has been|came|is)(?: now)? (?:received|paid|settled|in (?:on|last)|due|cleared)|of (?:£|€|\$|eur|gbp|usd)|(?:payment )?(?:is )?due)/
const isOfPrice = ({ whole }: Page, word: string): boolean => word === 'your balance' && REST_OF_PRICE.test(whole)
const withoutUsual = (plain: string): string => withoutFirmInsurance(plain).replace(DEPOSIT, ' ').replace(ACCEPTED, ' ')

/** Someone who is named to travel is read surer than this; to whom an advertisement is sent is not. */
const SURELY_NAMED = 0.6

/** As many words of parcels are said of nothing else; where a house is told it takes one more, since houses sell packages and take in parcels. */
const OF_PARCELS = 3

/** As many words of what is carried to a door are said of no stay and no car. */
const OF_WAYS = 3

/** And so many of journeys to choose from. */
const OF_CHOOSING = 2

/** And so many of congresses. */
const OF_CONGRESSES = 3

/** And of courts. */
const OF_COURTS = 3

/** What a plan of a whole journey that stands says for itself, as a reference does. */
const STANDS = 2

/** With less than this a document confirms nothing. */
const LEAST = 2

/** What doubts take away of the evidence, which is seldom more than seven. */
const TAKEN = {
  /** Whatever else is said, short of every sign of a booking. */
  nearlyAll: 6,
  /** What a reference and two words of booking give. */
  much: 4,
  /** What a reference gives, and a little more: without anything else it falls. */
  reference: 2.5,
  /** What one word of booking gives. */
  word: 0.75,
} as const

interface Doubt {
  /** What it can take away. */
  readonly most: number
  readonly isSo: () => boolean
}

/** What speaks against a booking, what is quickly found first. */
function doubts(seeming: Seeming, isPast: () => boolean, days: DaysOfWriting, head: () => Said): Doubt[] {
  const { page, products, referred, people } = seeming
  const titles = new Set(titlesOf(page))
  const bare = withoutParking(page, products)
  const isOfPackage = remembered(() => PACKAGE.test(page.whole))
  const titled = (words: Vocabulary): readonly string[] =>
    page.lines
      .filter(isWorded)
      .filter((line, at) => titles.has(line) || (at < LETTERHEAD && SUBJECT.test(line.plain)))
      .flatMap((line) => [...words.in(bare(withoutUsual(isOfPackage() ? line.plain.replace(STATEMENT, ' ') : line.plain)))])
  const accepted = remembered(() => [ACCEPTED, REPLACED].map((said) => said.exec(page.whole)?.[0] ?? '').join('\n'))
  const papers = remembered(() => new Set(titled(PAPER)).size)
  const isHire = remembered(() => products.every(({ kind }) => kind === 'car') && isSurelyOfHire(page, ''))
  // Whoever answers who asked for an offer keeps its subject.
  const isSettledAnswer = remembered(() => isHire() && ANSWER.test(page.lines[0]?.plain ?? '') && DONE.test(head().whole))
  const areTrains = products.every(({ kind }) => kind === 'train')
  const rides = areRides(products)
  // `Sevilla → Madrid 07:45 from €24`: rides that nobody is named for.
  const areOffered = !referred && !people.some((person) => worthOf(person) > 1 && person.sure > SURELY_NAMED) && rides
  const offers = remembered(() => (referred || isPaidAhead(page) ? 0 : OFFER.in(page).size + (LEAST_PRICE.test(page.whole) ? 1 : 0)))
  // `Your balance came in last week`, in a letter that gives a room for some days.
  const isToldAsSettled = (): boolean => promised(page).length > 0 && isWellSettled(page)
  const isStanding = isStandingPlan(seeming)
  const { nearlyAll, much, reference, word } = TAKEN
  return [
    // Insurers put a car that they have hired under the number of a claim.
    { most: much, isSo: () => papers() > 0 && !(isHire() && IN_PLACE_OF_OWN.test(page.whole)) && !isSettledAnswer() },
    // `Property irregularity report`, and below it `Delayed baggage`
    { most: nearlyAll - much, isSo: () => papers() > 1 },
    { most: referred || isStanding ? 0 : much, isSo: () => titled(TIMETABLE).length > 0 },
    {
      most: isProven(seeming) || isStanding ? 0 : nearlyAll,
      isSo: () => differentWords(PARCEL.in(page)) >= OF_PARCELS + (products.some(({ kind }) => kind === 'hotel') ? 1 : 0),
    },
    { most: rides || isProven(seeming) || isStanding ? 0 : nearlyAll, isSo: () => differentWords(ON_ITS_WAY.in(page)) >= OF_WAYS },
    { most: referred && isNamed(people) ? 0 : nearlyAll, isSo: () => CONGRESS.in(page).size >= OF_CONGRESSES },
    { most: referred ? 0 : much, isSo: () => areDepartures(page) },
    { most: referred ? 0 : nearlyAll, isSo: () => SIGN_UP.in(page).size > 0 || isOfSchool(seeming) },
    { most: referred ? 0 : nearlyAll, isSo: () => VOTED.in(page).size >= OF_CHOOSING },
    { most: isNamed(people) ? 0 : nearlyAll, isSo: () => CATALOGUE.in(page).size >= OF_CHOOSING },
    { most: referred ? 0 : much, isSo: () => PRICE_ALERTS.in(page).size > 0 },
    { most: much, isSo: () => page.lines.some(isOfQuote) },
    // A host who offers a room has no number for it.
    { most: referred || rides ? 0 : much, isSo: () => isOpenOffer(page.whole) && !isPaidAhead(page) },
    { most: nearlyAll, isSo: () => COURTS.in(page).size >= OF_COURTS || INSURED_LOSS.in(page).size > 1 },
    { most: nearlyAll, isSo: () => BALANCE.in(page).size > 0 || EXPENSES.in(page).size > 1 || HEALTH.in(page).size > 1 },
    { most: nearlyAll, isSo: () => isOfOtherKind(seeming) },
    { most: products.every(({ kind }) => kind === 'car') ? nearlyAll : 0, isSo: () => NO_HIRE.in(page).size > 0 },
    { most: rides ? 0 : nearlyAll, isSo: () => areKeptOrLet(page, products) },
    { most: maySit(seeming) ? 0 : much, isSo: () => SEATED.test(page.whole) },
    { most: nearlyAll, isSo: () => isDiary(page) },
    { most: nearlyAll, isSo: isPast },
    { most: nearlyAll, isSo: () => looksBack(page, products, days) },
    {
      most: isStanding ? 0 : reference,
      isSo: () =>
        ([...OTHER.in(page)].some((word) => !accepted().includes(word) && !isOfPrice(page, word)) &&
          !isToldAsSettled() &&
          !isSettledAnswer()) ||
        ASKED.in(page).size > 0 ||
        // `Um vier machen wir die Einweisung` is of a boat, too, and of a camper.
        (HEALTH.in(page).size > 0 && promised(page).length === 0 && !isHire()),
    },
    { most: reference, isSo: () => !(referred && isNamed(people)) && (choicesIn(products).some || isTimetable(page)) },
    { most: reference, isSo: () => isWrittenAfter(products, referred, days) },
    ...[0, 1, 2].map((others) => ({ most: referred || isStanding ? 0 : word, isSo: () => offers() > others })),
    { most: areOffered ? reference : 0, isSo: () => page.lines.filter(({ plain }) => LEAST_PRICE.test(plain)).length > 1 },
    // At `your table` one may eat on a train for which one has a ticket.
    { most: rides ? reference : 0, isSo: () => TABLE.in(page).size > 0 && !(referred && isNamed(people) && TICKET.in(page).size > 0) },
    // Where one eats it may be told, too, where one could sleep.
    { most: rides || tellsStayWhole(seeming) ? 0 : nearlyAll, isSo: () => TABLE.in(page).size > 0 && LEAST_PRICE.test(page.whole) },
    { most: areTrains ? much : 0, isSo: () => areUnproven(page, products, referred && people.length > 0) },
    // The pattern of it takes long to make ready.
    { most: reference, isSo: () => UNBOUND.test(page.whole) },
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

/** `Ticket number 075-2371401064`, `Number: 0752371401064` */
const TICKET_NUMBER = /(?<!\d)\d{3}[- ]?\d{10}(?!\d)/

/** Whether doubts weigh more than the evidence; they are looked into only as long as they could. How hosts end their letters makes up for a word. */
function isDoubtful(seeming: Seeming, all: readonly Doubt[]): boolean {
  let left = evidence(seeming) + (isStandingPlan(seeming) ? STANDS : 0)
  let open = all.reduce((sum, { most }) => sum + most, 0)
  for (const { most, isSo } of all) {
    if (left - open >= LEAST) return false
    open -= most
    if (most > 0 && isSo()) left -= most
  }
  return left < LEAST && !(left + TAKEN.word >= LEAST && isHosted(seeming))
}

/** Whether a house looks forward to somebody; so do those where one only eats. */
const isHosted = ({ page, products }: Seeming): boolean =>
  products.some(({ kind }) => kind === 'hotel' || kind === 'car') && AWAITED.test(page.whole)

export interface Judgement {
  /** Whether the products of a page are no trip. */
  readonly isNoTrip: () => boolean
  /** Whether they were over when it was written. */
  readonly isPast: () => boolean
  /** Whether it says that they were undone, or never done, or is a plan of trains: no other order of its lines changes that. */
  readonly isFinal: () => boolean
  /** What there is to say to whoever looks for a booking in a page that tells of one and is refused; undefined where it seems to be of something else. */
  readonly whyNone: () => string | undefined
}

/** What is to be thought of the products of a page. */
export function judge(seeming: Seeming): Judgement {
  const { page, products, people, format, written } = seeming
  const days = daysOfWriting(page, format, written)
  const isPlan = remembered(() => !(seeming.referred && isNamed(people)) && areStopsOfTrains(page))
  const isFinal = remembered(() => isPlan() || isUndone(page) || isListed(seeming))
  // What one shows to travel is sent again, to whom asks for it, when all is over.
  const isTicket = remembered(
    () => seeming.referred && isNamed(people) && areRides(products) && TICKET.in(page).size > 0 && TICKET_NUMBER.test(page.whole),
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
      [ASKED, LANDED].some((words) => words.in(head()).size > 0) ||
      isFinal() ||
      isSurelyPast() ||
      (choicesIn(products).all && !isNamed(people)) ||
      isDoubtful(seeming, doubts(seeming, isPast, days, head)),
    isPast,
    isFinal,
    whyNone: () => {
      if (isUndone(page)) return isCancelled(page) ? 'what it tells of was cancelled' : undefined
      if (BALANCE.in(page).size > 0) return 'it is an account of what was used'
      return isPast() ? 'what it tells of was over when it was written' : undefined
    },
  }
}
