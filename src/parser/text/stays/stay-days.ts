/** The days of the stays of a page, in the way for which most speaks. */

import { daysBetween } from '../../../core/dates.ts'
import { byHeading, byNights } from '../days/nights.ts'
import { type MomentPair, momentPairs } from '../days/pairs.ts'
import { tellsOutdated } from '../page/outdated.ts'
import type { Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { MOST_STAYS } from '../plans/package-stays.ts'
import type { Reference } from '../references/references.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { likelyStayDays } from './likely-stay-days.ts'
import { mayBeStay } from './seeming-stays.ts'
import { stackedRows } from './stacked-stay-rows.ts'
import { isSame, likeliestDays, saysArrival } from './stay-evidence.ts'
import { CHECK_IN, CHECK_OUT, IN_OR_ARRIVAL, OUT_OR_DEPARTURE, OWN_IN, OWN_OUT } from './stay-labels.ts'
import { lists } from './stay-lists.ts'
import { promised } from './stay-promises.ts'
import { daysBelow, insAndOuts, rows, staySpans } from './stay-rows.ts'
import { inLetters } from './stay-sentences.ts'
import { toldByNights } from './told-nights.ts'

/** What a page says of stays and of other journeys, before any of its days is taken for one of a stay. */
export interface Lodging {
  readonly page: Page
  readonly references: readonly Reference[]
  /** How many words for houses, rooms and nights it has. */
  readonly words: number
  readonly isOfFlights: boolean
  /** Numbers of nights. */
  readonly nights: ReadonlySet<number>
  readonly addressed: () => readonly AddressMark[]
  /** Whether the page is surely of one stay that is booked. */
  readonly isSure: () => boolean
}

/** Nights of one stay that cost as much each: rows that go on one from the other, from the day one comes to the day one leaves. */
function areCharges(rows: readonly MomentPair[], [stay, ...more]: readonly MomentPair[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  const goOn = rows.every(({ first: begin }, at) => at === 0 || begin.date === rows[at - 1]?.second.date)
  // Of two rates of a stay the first alone may be told with its nights.
  const isPart = rows.length === 1 && last !== undefined && stay !== undefined && last.second.date < stay.second.date
  const isAll = rows.length > 1 && goOn && last?.second.date === stay?.second.date
  return more.length === 0 && first?.first.date === stay?.first.date && (isAll || isPart)
}

/** Whether the only two days of a page may be those of something else: nights that are only reckoned, an offer, or a span of other nights than are told. */
const isDoubtful = ({ first, second, isReckoned }: MomentPair, nights: ReadonlySet<number>): boolean =>
  isReckoned === true ||
  LEAST_PRICE.test(first.line.plain) ||
  (nights.size > 0 && first.line === second.line && !saysArrival(first.hit) && !nights.has(daysBetween(first.date, second.date)))

/** Whether as many nights are told as two days are apart, and not only in an offer. */
const isTold = ({ first, second }: MomentPair, nights: ReadonlySet<number>): boolean =>
  nights.has(daysBetween(first.date, second.date)) && !LEAST_PRICE.test(first.line.plain)
const isWithin = (one: MomentPair, other: MomentPair): boolean => other.first.date <= one.first.date && one.second.date <= other.second.date

/** The days of the stays, in the way for which most speaks. */
export function daysOf({ page, references, isOfFlights, nights, addressed, isSure }: Lodging): readonly MomentPair[] {
  const isOwn = (pair: MomentPair): boolean =>
    mayBeStay(page, pair, references.length > 0, isOfFlights, nights) && !tellsOutdated(pair.first.hit.line)
  const way = (worth: number, find: () => readonly MomentPair[]) => ({ worth, find: () => find().slice(0, MOST_STAYS).filter(isOwn) })
  const labelled = momentPairs(page, OWN_IN, OWN_OUT)
  const arrived = isOfFlights ? [] : momentPairs(page, IN_OR_ARRIVAL, OUT_OR_DEPARTURE)
  const spanned = staySpans(page)
  const onLines = areCharges(spanned, labelled) ? [] : spanned
  const likeliest = likeliestDays(page, nights, [
    way(3.5, () => rows(page)),
    way(3.5, () => byHeading(page)),
    way(3.5, () => toldByNights(page)),
    way(3.5, () => insAndOuts(page, labelled.length + arrived.length > 0)),
    // Lines that tell their own nights are stays each.
    way(3, () => (onLines.length > 1 ? onLines : [])),
    way(3, () => {
      // A tour may be told from its first day to its last, and its houses one by one.
      const list = labelled.length > 1 ? [] : lists(page, addressed)
      return list.length > 0 ? list : labelled
    }),
    // Days of anything stand after `from` and `to`; after `arrival` and `departure` only journeys'. Flights arrive and depart, too.
    way(2, () => arrived),
    way(1, () => momentPairs(page, CHECK_IN, CHECK_OUT)),
    way(2, () => onLines),
    way(3, () => stackedRows(page)),
    way(2, () => daysBelow(page)),
    way(2, () => inLetters(page)),
    way(2, () => promised(page)),
    way(1, () => byNights(page, CHECK_IN)),
  ])
  const [only] = likeliest
  // A day from which nights are only reckoned, or that stands in an offer, may be any; so may all others where there is none.
  if (likeliest.length < 2 && (!only || isDoubtful(only, nights)) && !isOfFlights && isSure()) {
    const likely = likelyStayDays(page)
    const isOther =
      only !== undefined && likely[0] !== undefined && isTold(only, nights) && !isTold(likely[0], nights) && !isWithin(only, likely[0])
    const isNoBetter = only?.isReckoned === true && likely[0]?.isReckoned === true
    return likely.length > 0 && !isOther && !isNoBetter ? likely : likeliest
  }
  if (likeliest.length < 2) return likeliest
  // `from 27 November to 19 December we serve …` below the days that are told by labels of coming and leaving.
  const told = likeliest.filter(({ first, second }) => saysArrival(first.hit) || nights.has(daysBetween(first.date, second.date)))
  if (told.length > 0 && told.length < likeliest.length && told.some(({ first }) => saysArrival(first.hit))) return told
  // An overview above vouchers tells the same days; each voucher has its house.
  const onVouchers = labelled.filter(isOwn)
  const areSame = onVouchers.length === likeliest.length && onVouchers.every((pair, at) => isSame(pair, likeliest[at]))
  return areSame ? onVouchers : likeliest
}
