/** Whose each number is on a page that tells several bookings one after the other: it is of the one in whose part of the page it stands. */

import { type Found, type FoundProduct, isRide } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import type { Line, Page } from '../page/page.ts'
import { lettersOf, plain } from '../words/plain.ts'
import { asFound } from './booking-references.ts'
import { columnNumbers } from './column-numbers.ts'
import { confirmations } from './part-confirmations.ts'
import type { Reference } from './references.ts'

/** The lines that are about one booking: what names it or says when it begins is the first of them, and what says when it ends stands at `last`. */
interface Part {
  readonly product: FoundProduct
  readonly begin: number
  readonly last: number
}

/** Lines between the beginning of a booking and its end, as it is told. */
const MOST_BETWEEN = 8
/** Lines below the end of a booking on which its number may stand. */
const MOST_BELOW = 6

type Telling = (line: Line) => boolean

const tellsTime =
  (moment: string | undefined): Telling =>
  ({ times }) =>
    times.some(({ minutes }) => minutes === minutesIn(moment))

/** What a line says where a booking begins, and where it ends; undefined of what cannot be found by that. */
function tellings(page: Page, product: FoundProduct): readonly [begins: Telling, ends: Telling] | undefined {
  if (product.kind === 'hotel') {
    const [house, until] = [lettersOf(plain(product.name?.value ?? '')), product.checkOut?.value]
    if (house === '' || until === undefined) return undefined
    return [
      ({ plain: small }) => lettersOf(small).includes(house),
      ({ dates }) => dates.some((mark) => page.calendar.dayOf(mark)?.date === until),
    ]
  }
  const [from, to] = isRide(product) ? [product.departs, product.arrives] : [product.pickUp, product.dropOff]
  return minutesIn(from?.value) === undefined || minutesIn(to?.value) === undefined
    ? undefined
    : [tellsTime(from?.value), tellsTime(to?.value)]
}

/** Where a booking is told; undefined where that is nowhere, or more than once. */
function placeOf(page: Page, product: FoundProduct): (Omit<Part, 'begin'> & { readonly at: number }) | undefined {
  const told = tellings(page, product)
  if (!told) return undefined
  const [begins, ends] = told
  const found = page.lines.slice(1).flatMap((line) => {
    if (!begins(line)) return []
    const end = page.lines.slice(line.index, line.index + MOST_BETWEEN).find(ends)
    return end ? [{ product, at: line.index, last: end.index }] : []
  })
  // `Courtyard`, and below it again `Courtyard`, before the day one leaves: told once.
  const [first, ...others] = found
  return others.every(({ last }) => last === first?.last) ? first : undefined
}

/** What a booking is called, of which the part may begin above the hour it begins. */
function nameOf(product: FoundProduct): string | undefined {
  const name = product.kind === 'hotel' ? product.name : product.kind === 'car' ? product.provider : product.number
  return name && plain(name.value)
}

/** The parts of a page, in order; none where one of its bookings is told nowhere, or two are told on one line. */
function partsOf(page: Page, products: readonly FoundProduct[]): readonly Part[] {
  const places = products.flatMap((product) => placeOf(page, product) ?? []).sort((a, b) => a.at - b.at)
  if (places.length < products.length || places.some(({ at }, index) => at <= (places[index - 1]?.last ?? 0))) return []
  return places.map(({ product, at, last }, index) => {
    const before = places[index - 1]?.last ?? 0
    const above = page.lines.slice(before + 1, at)
    const empty = above.findLastIndex(({ plain: small }) => small.trim() === '')
    const name = nameOf(product)
    const named = above.findIndex(({ plain: small }) => name !== undefined && small.includes(name))
    return { product, last, begin: empty >= 0 ? before + 2 + empty : named >= 0 ? before + 1 + named : at }
  })
}

/** A number that is told on the page, with its line. */
type Told = Found & { readonly line: number }

const SURE = 0.8

const numbersOn = (page: Page, references: readonly Reference[]): readonly Told[] =>
  [...references.map((one) => ({ ...asFound(one), line: one.line })), ...confirmations(page), ...columnNumbers(page)].map((one) => ({
    ...one,
    sure: SURE,
  }))

/** Of each part the numbers that stand in it, without those of which nothing shows to which of two parts they belong. */
function ownNumbers(page: Page, parts: readonly Part[], numbers: readonly Told[]): readonly (readonly Told[])[] {
  const endOf = (at: number): number => parts[at + 1]?.begin ?? page.lines.length
  const near = parts.map(({ begin, last }, at) =>
    numbers.filter(({ line }) => line >= begin && line <= last + MOST_BELOW && line < endOf(at)),
  )
  const isBelow = ({ line }: Told, at: number): boolean => line > (parts[at]?.last ?? 0)
  const isParted = ({ line }: Told, at: number): boolean =>
    page.lines.slice(line, endOf(at)).some(({ plain: small }) => small.trim() === '')
  const final = parts.length - 1
  // `Order number 2027-0038817`, below the last ride, where no other has a number: it is of what was paid.
  if (near.every((some, at) => at === final || some.length === 0)) return near.map((some, at) => some.filter((one) => !isBelow(one, at)))
  // Numbers may stand below what they are of, or in a heading above it: where no empty line parts two bookings, the last of all tells which.
  const areBelow = near[final]?.some((one) => isBelow(one, final)) ?? false
  return near.map((some, at) => some.filter((one) => areBelow || !isBelow(one, at) || isParted(one, at)))
}

/**
 * The same bookings, each with the number that stands in its own part, where the page has numbers in such parts beside that of all; what had the number
 * of another part has that of all, or none.
 */
export function withNumbersOfParts(
  page: Page,
  products: readonly FoundProduct[],
  references: readonly Reference[],
): readonly FoundProduct[] {
  if (products.length < 2 || products.every(({ kind }) => kind === 'air')) return products
  const parts = partsOf(page, products)
  const [first] = parts
  if (!first) return products
  const numbers = numbersOn(page, references)
  const ofAll = new Set(numbers.filter(({ line }) => line < first.begin).map(({ value }) => value))
  const own = ownNumbers(
    page,
    parts,
    numbers.filter(({ value }) => !ofAll.has(value)),
  )
  const values = own.map((some) => new Set(some.map(({ value }) => value)))
  if (ofAll.size === 0 && new Set(own.flat().map(({ value }) => value)).size < 2) return products
  const ofWhole = references.find(({ value }) => ofAll.has(value))
  return products.map((product) => {
    const at = parts.findIndex((part) => part.product === product)
    const [mine, current] = [values[at], product.confirmation?.value]
    if (product.kind === 'air' || mine === undefined || (current !== undefined && mine.has(current))) return product
    const [number] = own[at] ?? []
    if (number && mine.size === 1) {
      const { line: _, ...confirmation } = number
      return { ...product, confirmation }
    }
    const isOfAnother = (other: number): boolean =>
      parts[other]?.product.kind !== product.kind && values[other]?.has(current ?? '') === true
    if (mine.size > 0 || !parts.some((_, other) => isOfAnother(other))) return product
    const { confirmation: _, ...rest } = product
    return ofWhole ? { ...rest, confirmation: asFound(ofWhole) } : rest
  })
}
