/** Stays and cars that a document advertises beside what it is about: `Hotels near the stadium from $171/night`, `Check-in Jun 11 – check-out Jun 13`. */

import type { Found, FoundProduct } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import { headsDay } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'

/**
 * Whether a line, or the one above it, has a least price, what one has booked has its own; or tells of houses near something, up to a price. What stands
 * apart above the heading of a day is of the day before.
 */
const isOffered = (page: Page, line: Line): boolean =>
  [line, headsDay(line) ? page.lines[line.index - 1] : neighbour(page, line.index, -1)].some(
    (one) => one !== undefined && (LEAST_PRICE.test(one.plain) || HOUSES_NEAR.test(one.plain)),
  )
/** `Hotels near Corn Hall from GBP 70: check in …`: of several houses nobody has booked one. */
const HOUSES_NEAR =
  /(?<![a-z])(?:hotels|hotel|hoteles|hotellit|alberghi|hoteis|hoteller|unterkunfte|hebergements|alojamientos|alloggi|hostels) (?:near|close to|around|in der nahe|nahe|pres de|proches? d[eu]|a proximite|cerca d[e]l?|vicin[oi] (?:a|al)|perto d[aeo]|in de buurt|nara|naer|tat pa|w poblizu|pobliz)(?![a-z]).{0,80}(?<![a-z])(?:from|ab|des|a partir de|desde|a partire da|da|vanaf|fran|fra|od)\s/

/** Whether the label of a day is a heading, below which the day may stand in several lines: `ANREISE` over `12` over `AUGUST`. */
function isHeaded(page: Page, day: Found | undefined): boolean {
  const label = plain(day?.label ?? '').trim()
  return label !== '' && page.lines.some((line) => line.plain.trim().replace(/\s?:$/, '') === label && !isOffered(page, line))
}

/** Whether the days of a stay are told nowhere but in an offer of houses. */
function isAdvertised(page: Page, product: FoundProduct): boolean {
  if (product.kind !== 'hotel' || isHeaded(page, product.checkIn)) return false
  const days = [product.checkIn, product.checkOut].flatMap((day) => day?.value.slice(0, 10) ?? [])
  const all = page.lines.filter(({ dates }) => dates.some((mark) => days.includes(page.calendar.dayOf(mark)?.date ?? '')))
  // A concert is on the same day as the first night near it.
  const labels = [product.checkIn, product.checkOut].flatMap((day) => plain(day?.label ?? '').trim() || [])
  const labelled = all.filter((line) => labels.some((label) => line.plain.includes(label)))
  const telling = labelled.length > 0 ? labelled : all
  const isCoded = (line: Line): boolean => WITH_CODE.test(line.plain) && /\d ?%/.test(line.plain)
  return telling.length > 0 && telling.every((line) => isOffered(page, line) || isCoded(line))
}

/** `Hôtel partenaire, -10 % avec le code NUITS27 du 11 au 13 juin`: what one gets off who has not booked. */
const WITH_CODE =
  /(?<![a-z])(?:with (?:the )?(?:promo )?code|mit (?:dem )?(?:code|gutscheincode|stichwort)|avec le code|con (?:el )?codigo|con il codice|com o codigo|met (?:de )?code|med kode?n|z kodem|promo ?code|code promo)(?![a-z])/

/** `Noleggio: sconto 15% con Maggiore`, `Location de voiture avec Europcar jusqu'à -15 %`: what one gets off with somebody else. */
export const IS_OFF =
  /\d ?%|(?<![a-z])(?:discounts?|rabatte?|sconti?|remises?|reductions?|descuentos?|descontos?|korting|zniz[a-z]*|alennus)(?![a-z])/

/** Whether who hires out what looks like a car is named only where something else is praised for it. */
function isPraised(page: Page, product: FoundProduct): boolean {
  if (product.kind !== 'car' || product.provider === undefined) return false
  const firm = plain(product.provider.value)
  const naming = page.lines.filter((line) => line.plain.includes(firm))
  return firm !== '' && naming.length > 0 && naming.every((line) => IS_OFF.test(line.plain) || LEAST_PRICE.test(line.plain))
}

/** The products without stays and cars that nobody has booked. A hire alone on its page is of whoever is named. */
export function withoutAdvertised(page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] {
  const booked = products.filter((product) => !isAdvertised(page, product))
  const unpraised = booked.filter((product) => !isPraised(page, product))
  return unpraised.length > 0 ? unpraised : booked
}
