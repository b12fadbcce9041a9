import { readFileSync } from 'node:fs'
import type { ReadDocument } from '../src/parser/document.ts'
import type { FoundAddress, FoundPerson, FoundProduct, FoundTrip } from '../src/parser/found.ts'
import { openGazetteer } from '../src/parser/gazetteer.ts'
import { linesOfText } from '../src/parser/read/columns.ts'
import { understand } from '../src/parser/text/understand.ts'

/** The world's own tables. */
export const gazetteer = openGazetteer((name) => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url)))

/** The day on which documents are read that do not say when they were written. */
export const TODAY = '2026-11-20'

export function documentOf(text: string, more: Partial<ReadDocument> = {}): ReadDocument {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  return {
    format: 'text',
    lines,
    otherwise: linesOfText(text).otherwise,
    things: [],
    barcodes: [],
    events: [],
    parts: [],
    troubles: [],
    ...more,
  }
}

export const tripOf = (text: string, more: Partial<ReadDocument> = {}): FoundTrip => understand(documentOf(text, more), gazetteer, TODAY)

const told = (value: unknown): string => {
  if (value === undefined) return '?'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { lines, postalCode, city, country, text } = value as FoundAddress
  return [...(lines ?? []), postalCode, city, country, text].filter(Boolean).join(', ')
}

/** One line for each product, to be read at a glance. */
export function line(product: FoundProduct): string {
  if (product.kind === 'air') {
    const { carrier, number, from, to, departs, arrives } = product
    return `${told(carrier?.value)} ${told(number?.value)} ${told(from?.value)} ${told(departs?.value)} – ${told(to?.value)} ${told(arrives?.value)}`
  }
  if (product.kind === 'hotel') {
    const { name, checkIn, checkOut, address, confirmation } = product
    return [name?.value, `${told(checkIn?.value)} – ${told(checkOut?.value)}`, address?.value, confirmation?.value].map(told).join(' | ')
  }
  if (product.kind === 'car') {
    const { provider, pickUp, dropOff, pickUpPlace, dropOffPlace, confirmation } = product
    return [
      provider?.value,
      `${told(pickUp?.value)} ${told(pickUpPlace?.value)}`,
      `${told(dropOff?.value)} ${told(dropOffPlace?.value)}`,
      confirmation?.value,
    ]
      .map(told)
      .join(' | ')
  }
  const { number, from, to, departs, arrives } = product
  return `${told(number?.value)} ${told(from?.value)} ${told(departs?.value)} – ${told(to?.value)} ${told(arrives?.value)}`
}

export const products = (text: string, more: Partial<ReadDocument> = {}): string[] => tripOf(text, more).products.map(line)

export const named = ({ firstName, lastName }: FoundPerson): string => [firstName, lastName].filter(Boolean).join(' ')
export const people = (text: string, more: Partial<ReadDocument> = {}): string[] =>
  tripOf(text, more).people.map(({ value }) => named(value))
/** The stays of a document, a line each. */
export const stays = (text: string, more: Partial<ReadDocument> = {}): string[] =>
  tripOf(text, more).products.flatMap((one) => (one.kind === 'hotel' ? [line(one)] : []))

/** A stay of three nights with more told below it, below a greeting. */
export const bookedWith = (told: string, greeting = 'Hi Ann!'): string => `${greeting}
Hotel Post, Seestraße 4, 6100 Seefeld
Booking number 4417209
Check-in 12 June 2027
Check-out 15 June 2027
${told}`
