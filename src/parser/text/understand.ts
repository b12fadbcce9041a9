/** From the lines of a document to the trip it holds. */

import type { ReadDocument } from '../document.ts'
import type { Found, FoundProduct, FoundTrip, Gazetteer } from '../found.ts'
import { expectLettersOf } from './at-once.ts'
import { beginOf, endOfAll } from './days/product-days.ts'
import { areOfHire, hasHire } from './hires/hires.ts'
import { hourOf, type Reading, readLines } from './one-order.ts'
import { withWholeNumbers } from './page/broken-numbers.ts'
import { withWholeTickets } from './page/broken-tickets.ts'
import { withWholeTowns } from './page/broken-towns.ts'
import { isOfForward, withoutAnswered, withoutComment } from './page/clean.ts'
import { withAirlines } from './page/misread-airlines.ts'
import { withMonths } from './page/misread-months.ts'
import { withTowns } from './page/misread-towns.ts'
import { senderIn } from './page/printed-heads.ts'
import { withoutThings } from './people/people-that-are-things.ts'
import { withWordedNumber } from './references/worded-numbers.ts'

/** What one way of reading must be worth more than another before it: where they tell as many things alike, the page's own order is believed. */
const CLEARLY = 0.1

/**
 * What is understood of the text of one document: its subject and lines, not its parts, which are documents themselves. Where that leaves something out,
 * the other orders in which its text may be meant are read as well, and the one that tells most is believed. `today` (`YYYY-MM-DD`) is what years are
 * guessed from where the document does not say when it was written.
 */
export function understand(document: ReadDocument, gazetteer: Gazetteer, today: string): FoundTrip {
  expectLettersOf(document.lines)
  // Other ways to read put together what is broken themselves.
  const ways = [withWholeTowns(withWholeTickets(withWholeNumbers(document.lines, gazetteer)), gazetteer), ...document.otherwise]
  const all = document.format === 'image' ? ways.map((lines) => withMonths(withAirlines(withTowns(lines, gazetteer), gazetteer))) : ways
  // What an answer says is told by its own words, and what is sent on by its own, unless they tell of nothing: what the one answers only asked, and
  // what stands above the other is said by somebody else.
  const own = all.map((lines) => withoutComment(withoutAnswered(lines, document.subject), document.subject ?? ''))
  const writer = isOfForward(document.subject ?? '') ? senderIn(document.lines) : undefined
  const sender = document.from ?? senderIn(document.lines)
  const best = (ways: readonly (readonly string[])[], from: string | undefined): Reading =>
    likeliest(ways, gazetteer, today, (lines) => readLines({ ...document, ...(from && { from }), lines }, gazetteer, today))
  const told = best(own, writer ?? sender)
  // An answer that undoes what it answers is worded so.
  const isAll = told.worth > 0 || told.isFinal() || own[0] === all[0] || told.isWordedOtherwise()
  const reading = isAll ? told : best(all, sender)
  const { products, people, reference, warnings, refused } = withWordedNumber(reading, reading.page)
  return { products, people, ...(reference ? { reference } : {}), warnings, ...(refused && { refused }) }
}

/**
 * Of several orders of the same text the one that tells most; others are read only where the first leaves something out. What one of them shows to be
 * over is so in those read after it, and what is undone in the order as seen is so in all, however little of that they leave to be seen.
 */
function likeliest(
  ways: readonly (readonly string[])[],
  gazetteer: Gazetteer,
  today: string,
  read: (lines: readonly string[]) => Reading,
): Reading {
  const [first = [], ...others] = ways
  const asSeen = read(first)
  if (asSeen.isFinal()) return asSeen
  let best = asSeen
  let { reference } = best
  let isPast = false
  const readings = [asSeen]
  const inRows = asSeen.products.filter((product) => isInRow(first, product))
  for (const lines of best.isWhole ? [] : others) {
    const reading = read(lines)
    readings.push(reading)
    isPast ||= asSeen.isPast() || reading.isPast()
    if (isPast && endOfAll(reading.products) <= today) continue
    // Where another order loses their days, the rides that were over are none to come.
    if (isPast && reading.products.every((product) => asSeen.hoursOver().has(hourOf(product) ?? ''))) continue
    reference ??= reading.reference
    // The flight one comes by and the hours of a desk are no journey in whose stead the hire may be lost.
    const isLost = hasHire(best.products) && !reading.products.some(({ kind }) => kind === 'car')
    // Rows that begin with their hours are diaries: what another order loses of the rides that they tell it has taken apart.
    const isTorn = inRows.some((ride) => !reading.products.some((other) => hourOf(other) === hourOf(ride)))
    if (reading.worth > best.worth + CLEARLY && !isLost && !isTorn && !areOfHire(reading.products, best.products)) best = reading
  }
  // So are those who travel, in whatever order they are named.
  const isOfNobody = best.worth > 0 && !best.people.some(({ value }) => value.firstName)
  best = withOwnNumbers(best, asSeen)
  const { products } = best
  const inOther = isOfNobody
    ? readings.map(({ named }) => withoutThings(named(), products, gazetteer)).find((people) => people.length > 0)
    : undefined
  const travellers = best.withTravellers(inOther ?? best.people)
  // Rows of names are rows as they are seen.
  const whole = { ...best, people: best === asSeen ? travellers : asSeen.withGroups(travellers) }
  return whole.reference || !reference ? whole : referred(whole, reference)
}

/** Whether one line begins with the hour at which a ride leaves, and tells in words all else of it. */
function isInRow(lines: readonly string[], product: FoundProduct): boolean {
  if (product.kind !== 'train' || !product.arrives) return false
  const [leaves = '', reaches = ''] = [product.departs, product.arrives].map((moment) => moment?.value.slice(11, 16))
  const ends = [product.from, product.to].map((end) => end?.value ?? '')
  return lines.some((line) => {
    const text = line.trim().replace(/(?<!\d)(\d\d)\.(\d\d)(?!\d)/g, '$1:$2')
    return (
      text.startsWith(leaves) &&
      leaves !== '' &&
      text.includes(reaches) &&
      ends.every((end) => line.includes(end)) &&
      /\p{Ll}{4}/u.test(text)
    )
  })
}

/**
 * What has but the reference of all, or a stay or car that has none, is given the number of its own that it has in the order as seen: other orders may
 * part a number from what it is of.
 */
function withOwnNumbers(best: Reading, asSeen: Reading): Reading {
  const { reference } = best
  if (best === asSeen || reference === undefined) return best
  const isAlike = (one: FoundProduct, other: FoundProduct): boolean => one.kind === other.kind && beginOf(one) === beginOf(other)
  const products = best.products.map((product) => {
    const isBare = product.confirmation === undefined && (product.kind === 'hotel' || product.kind === 'car')
    if (!isBare && product.confirmation?.value !== reference.value) return product
    const [own, ...more] = asSeen.products.filter((other) => isAlike(other, product))
    const confirmation = more.length === 0 ? own?.confirmation : undefined
    return confirmation && (isBare || confirmation.value !== reference.value) ? { ...product, confirmation } : product
  })
  return { ...best, products }
}

/** The reference of a document is the same in whatever order its rides are read. */
const referred = (reading: Reading, confirmation: Found): Reading => ({
  ...reading,
  reference: confirmation,
  products: reading.products.map((product) =>
    product.confirmation !== undefined || product.kind === 'hotel' || product.kind === 'car' ? product : { ...product, confirmation },
  ),
})
