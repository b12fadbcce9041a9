/** Which of the references of a page is that of the whole booking, and which of them that of each flight and ride. */

import type { Found, FoundProduct } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { houseNumbers } from './house-numbers.ts'
import { isSaidOf } from './reference-kinds.ts'
import { allReferences, type Reference } from './references.ts'
import { sellersReferences } from './sellers-references.ts'
import { confirmedBySuppliers, supplierReferences } from './supplier-references.ts'

/** What a reference tells, as a thing found. */
export const asFound = ({ value, rule, label }: Reference): Found => ({ value, rule, ...(label !== undefined && { label }), sure: 0.85 })

/** The number of a hire, where it is all that is booked. */
export const numberOfHire = (products: readonly FoundProduct[]): Found | undefined =>
  products.length === 1 && products[0]?.kind === 'car' ? products[0].confirmation : undefined

/**
 * The booking's own reference: the first on the page, else the one in the subject. Beside the number of an order that of the booking
 * counts; of several kinds of things that are ordered together each has its own.
 */
export function bookingReference(references: readonly Reference[], subject = '', isOfOneKind = true): Found | undefined {
  const own = references.find(({ line }) => line > 0) ?? references[0]
  // What only the airline or the house calls it comes after what the subject says of the whole, and what only the house does after what the page says.
  const label = own?.label ?? ''
  const ofSubject =
    /^(?:airline|hotel|supplier)/i.test(label) && references[0]?.isBooking && references[0].line === 0 ? references[0] : undefined
  const ofPage = /^hotel/i.test(label)
    ? references.find((one) => one.value !== own?.value && one.rank > 1 && OF_WHOLE.test(plain(one.label ?? '')))
    : undefined
  const first = ofSubject ?? ofPage ?? own
  // Of the file of an agency and the code of its booking, the subject tells which is meant.
  const isMeant = ({ value }: Reference): boolean => value.length > 4 && subject.includes(value)
  const beside =
    first && !first.isBooking
      ? (references.find((one) => one.isBooking && !isMeant(first) && isMeant(one)) ??
        references.find(({ line, isBooking }) => isBooking && line === first.line) ??
        (isOfOneKind && OF_ORDER.test(plain(first.label ?? '')) && !isMeant(first) ? onlyCode(references) : undefined))
      : undefined
  const reference = beside ?? first
  return reference && asFound(reference)
}

/** `Order 8824-1190`, `Pedido nº 7714`: what was bought, of which the booking may have a number of its own. */
const OF_ORDER =
  /^(?:(?:your|our|my|web|ihre?|votre|tu|su|seu|tuo|suo) )?(?:web)?(?:order|pedido|bestell(?:ung|nummer)|auftrags?(?:nummer)?|commande|(?:n[o°º]?\.? |numero |num\.? )?(?:de |d')?(?:ordine|acquisto|compra|encomenda|commande|pedido)|bestelling|bestelnummer|bestall?ning|ordre(?:nummer|nr)?|ordernummer|zamowienie|(?:nr|numer) zamowienia|objednavka|cislo objednavky|tilaus(?:numero)?|rendeles)(?![a-z])/
/** `Ticket collection reference`: by which tickets of a booking are handed out. */
const IS_HANDED_OUT = /^(?:ticket )?collection (?:reference|code|number|ref)(?![a-z])/
/** `Código de reserva QWKTPL`: by which an airline or a railway knows a booking, whatever shop sold it. */
const IS_CODE = /(?<![a-z])(?:[a-z]*codes?|codigo|codice|kod[a-z]*|pnr|locator|localizador)(?![a-z])/
const SIX = /^(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}$/
const isCode = ({ line, rank, isBooking, value, label = '' }: Reference): boolean =>
  line > 0 && rank > 1 && (IS_HANDED_OUT.test(plain(label)) || (isBooking && SIX.test(value) && IS_CODE.test(plain(label))))

/** The one such code, if there is one, and nothing else that is said to be of a booking. */
function onlyCode(references: readonly Reference[]): Reference | undefined {
  const code = references.find(isCode)
  return references.every(({ isBooking, value }) => !isBooking || value === code?.value) ? code : undefined
}

/** `Reference`, `Booking reference`, with no word for whose it is. */
const OF_WHOLE = /^(?:(?:booking|our|your) )?(?:reference|ref)(?: (?:number|no)\.?)?$/

/** Those that are not of the firm that hires out a car, or of the house, which others arranged, if there are any. */
export function notSuppliers(page: Page, references: readonly Reference[]): readonly Reference[] {
  const theirs = [...supplierReferences(page), ...houseNumbers(page), ...confirmedBySuppliers(page, references)]
  const others = references.filter(({ line, start }) => !theirs.some((other) => other.line === line && other.start === start))
  // `Sunways reference`: of two numbers, that of who sold it.
  const sold = sellersReferences(page).map(({ value }) => value)
  const ofSellers = others.filter(({ value }) => sold.includes(value))
  if (ofSellers.length > 0) return ofSellers
  if (others.length > 0 || theirs.length === 0) return others.length > 0 ? others : references
  // The number of the voucher is that of whoever arranged it.
  const vouchers = allReferences(page).filter(
    ({ label = '', line, start }) => OF_VOUCHER.test(plain(label)) && !theirs.some((other) => other.line === line && other.start === start),
  )
  return vouchers.length > 0 ? vouchers : references
}

/** Those that are not of one of several hires, each of which has its own, if there are any. */
export function ofWhole(references: readonly Reference[], products: readonly FoundProduct[]): readonly Reference[] {
  const theirs = products.flatMap(({ kind, confirmation }) => (kind === 'car' ? (confirmation?.value ?? []) : []))
  const others = theirs.length > 1 ? references.filter(({ value }) => !theirs.includes(value)) : []
  return others.length > 0 ? others : references
}

const OF_VOUCHER = /voucher|gutschein|\bbono?\b|\bbuono\b/

/**
 * Flights and trains go by the reference that is said to be of flights or trains, else by that of the booking; not by one that stands with a stay
 * or a car among several.
 */
export function withReference(
  page: Page,
  product: FoundProduct,
  references: readonly Reference[],
  others: readonly FoundProduct[],
  ofOthers: readonly string[],
): FoundProduct {
  if (product.confirmation !== undefined || product.kind === 'hotel' || product.kind === 'car') return product
  const theirs = others.flatMap(({ kind, confirmation }) => (kind === 'hotel' || kind === 'car' ? (confirmation?.value ?? []) : []))
  const taken = new Set([...ofOthers, ...theirs])
  // `Booking code KLM`, beside the number of the agency's file.
  const airline = product.kind === 'air' ? plain(page.gazetteer.airline(product.carrier?.value ?? '')?.name ?? '').split(' ')[0] : undefined
  const isNamed = ({ line }: Reference): boolean =>
    airline !== undefined && airline.length > 2 && (page.lines[line]?.plain.split(/[^a-z]+/).includes(airline) ?? false)
  const own = references.filter((reference) => isSaidOf(page, reference, product.kind) || isNamed(reference))
  const free = references.filter(({ value }) => !taken.has(value))
  const confirmation = bookingReference(own.length > 0 ? own : free.length > 0 ? free : references)
  return confirmation ? { ...product, confirmation } : product
}
