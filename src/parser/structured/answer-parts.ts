/** What the answers of the travel service have in common: their lists, names of people and addresses. */

import { isRecord } from '../../core/records.ts'
import type { Found, FoundAddress, FoundPerson } from '../found.ts'
import { at, found, given, textAt } from './values.ts'

export const rule = 'booking in JSON'
export const of = (value: string | undefined): Found | undefined => found(value, rule)
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 500) : [])

export function person(name: unknown): Found<FoundPerson>[] {
  const [firstName, lastName, title] = [textAt(name, 'firstName'), textAt(name, 'lastName'), textAt(name, 'title')]
  return lastName ? [{ value: { lastName, ...(firstName && { firstName }), ...(title && { title }) }, rule, sure: 0.99 }] : []
}

/** A number of things: of rooms, of people. */
export function countAt(value: unknown, ...path: string[]): Found<number> | undefined {
  const count = at(value, ...path)
  return typeof count === 'number' && Number.isInteger(count) && count > 0 && count < 1_000 ? { value: count, rule, sure: 0.99 } : undefined
}

export function address(value: unknown): Found<FoundAddress> | undefined {
  if (!isRecord(value)) return undefined
  const lines = list(value.lines).flatMap((line) => textAt(line) ?? [])
  const told = given<FoundAddress>({
    lines: lines.length ? lines : undefined,
    postalCode: textAt(value, 'postalCode'),
    city: textAt(value, 'cityName'),
    country: textAt(value, 'countryCode'),
    text: textAt(value, 'text'),
  })
  return Object.keys(told).length ? { value: told, rule, sure: 0.99 } : undefined
}
