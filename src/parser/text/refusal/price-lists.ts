/** Tables of rows with two days each that are no stays: seasons of a price list, days of a tour to choose from, and stays for which points were credited. */

import { addDays } from '../../../core/dates.ts'
import type { FoundProduct } from '../../found.ts'
import { daysOn } from '../days/pairs.ts'
import { beginOf, endOf } from '../days/product-days.ts'
import { columnNamed, saidAt } from '../page/around.ts'
import type { Line } from '../page/page.ts'
import { ARRIVAL, OWN_IN } from '../stays/stay-labels.ts'
import { plain } from '../words/plain.ts'
import { PRICE } from '../words/prices.ts'
import { wordSet } from '../words/vocabulary.ts'
import { OFFERS_DAYS } from './catalogue-words.ts'
import { isConfirmation } from './confirmations.ts'
import type { Seeming } from './evidence.ts'

/** Seasons that follow one another; a stay may be charged by two. */
const SOME_SEASONS = 3
/** Nights that no season is shorter than. */
const SHORTEST_SEASON = 14

/** From when to when. */
interface Span {
  readonly first: string
  readonly last: string
}

/** Whether all there is are stays from the first to the last day of one of some rows: a stay has days of its own beside them. */
const areOf = (products: readonly FoundProduct[], rows: readonly Span[]): boolean =>
  products.every(
    (product) =>
      product.kind === 'hotel' &&
      rows.some(({ first, last }) => product.checkIn?.value.startsWith(first) && product.checkOut?.value.startsWith(last)),
  )

/** Whether a page lists seasons, each from the day after the one before, and nothing but one of them looks like a stay. */
function areSeasons({ page, products }: Seeming): boolean {
  const spans = page.lines.flatMap((line): Span[] => {
    const [first, second] = daysOn(page, line).slice(-2)
    return first && second && addDays(first.date, SHORTEST_SEASON) <= second.date ? [{ first: first.date, last: second.date }] : []
  })
  const following = spans.filter(({ first }, at) => addDays(spans[at - 1]?.last ?? first, 1) === first)
  return following.length >= SOME_SEASONS - 1 && areOf(products, spans)
}

const POINTS = wordSet(
  'points punkte bonuspunkte puntos punti pontos punten poang bonuspoang poeng bonuspoeng bonuspoint punkty pisteet body pontok puan',
)
/** The label of the day on which one comes. */
const SAYS_IN = new RegExp(`^(?:${OWN_IN.source}|${ARRIVAL.source})`)
const SIGNED = /^[+−-] ?\d{1,3}(?:[., ]?\d{3})?$/
/** Rows of a statement: one may tell what a booking will bring. */
const SOME_ROWS = 2

/** Whether rows tell what was credited, or taken, and on which day: nights that are told beside them are of the programme, such as those to the next level. */
function isStatementOfPoints({ page, products }: Seeming): boolean {
  const isCredited = (line: Line): boolean =>
    line.dates.length > 0 && SIGNED.test(saidAt(line, line.cells[columnNamed(page, line, (said) => POINTS.has(said))]))
  // A booking tells its days by labels, and perhaps what it brings below.
  const isOfProgramme = (product: FoundProduct): boolean => product.kind === 'hotel' && !SAYS_IN.test(plain(product.checkIn?.label ?? ''))
  return page.lines.filter(isCredited).length >= SOME_ROWS && products.every(isOfProgramme)
}

const HAS_PRICE = new RegExp(PRICE)
/** Days of a tour to choose from: a stay may be charged in two rows, one after the other, and some rooms of a group for the same days. */
const SOME_DEPARTURES = 3
/** Whether some rows tell a price each for days that do not go on one from the other, as catalogues do, and all there is happens on such days. */
function areDaysToChoose({ page, products }: Seeming): boolean {
  const rows = page.lines.flatMap((line): Span[] => {
    const [first, last, more] = daysOn(page, line)
    return first && last && !more && first.date < last.date && HAS_PRICE.test(line.plain) ? [{ first: first.date, last: last.date }] : []
  })
  const days = new Set(rows.map(({ first }) => first))
  if (days.size < SOME_DEPARTURES) return false
  const next = new Set(rows.flatMap(({ last }) => [last, addDays(last, 1)]))
  const goOn = rows.some(({ first }) => next.has(first))
  const isInOne = (product: FoundProduct): boolean => {
    const [from, to] = [beginOf(product), endOf(product)]
    return from !== undefined && rows.some(({ first, last }) => first <= from && to <= last)
  }
  const isOfCatalogue = (): boolean =>
    OFFERS_DAYS.test(page.whole) && !isConfirmation(page) && !page.lines.some(({ plain }) => NAMES_GUESTS.test(plain))
  return !goOn && products.every(isInOne) && isOfCatalogue()
}
/** The label of those for whom something is booked. */
const NAMES_GUESTS =
  /^\s*(?:(?:lead )?(?:guest|passenger|traveller|traveler|participant)s?|gaste?|gast|reisende[rn]?|(?:reise)?teilnehmer(?:in)?|(?:client|voyageur|passager|participant)s?|(?:client|viajero|pasajero|huesped)e?s?|(?:ospit[ei]|viaggiator[ei]|partecipant[ei])|(?:hospedes?|passageiros?|viajantes?)|(?:gasten|reizigers?|deelnemers?)|(?:gast(?:er)?|resenarer?|deltag(?:are|ere?)|rejsende|reisende)|(?:goscie?|uczestni(?:k|cy)|podrozni))\s*[:|]/

/** Whether a table lists what rooms cost in each season, days of a tour to choose from, or what stays were worth. */
export const isListed = (seeming: Seeming): boolean => areSeasons(seeming) || areDaysToChoose(seeming) || isStatementOfPoints(seeming)
