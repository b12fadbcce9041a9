/** References that rides have of their own: `Ticket no. 7710442001` above the way out, another above the way back. */

import { byText } from '../../../core/order.ts'
import type { FoundFlight, FoundProduct, FoundTrain } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import type { Page } from '../page/page.ts'
import { endsWithCarrier } from './reference-below.ts'
import { allReferences, type Reference } from './references.ts'

type Journey = FoundFlight | FoundTrain

/** Lines from a reference to a ride that it is of. */
const MOST_LINES = 12

/** The lines on which journeys leave, one after the other as they are told; undefined where they are not told so. */
function linesOf(page: Page, rides: readonly Journey[]): readonly number[] | undefined {
  const lines: number[] = []
  for (const ride of rides) {
    const minutes = minutesIn(ride.departs?.value)
    const line = page.lines.find(({ index, times }) => index > (lines.at(-1) ?? 0) && times.some((time) => time.minutes === minutes))
    if (!line) return undefined
    lines.push(line.index)
  }
  return lines
}

/** References by their labels, each with another value each time. */
function groups(references: readonly Reference[]): readonly (readonly Reference[])[] {
  const labels = [...new Set(references.map(({ label }) => label?.toLowerCase()))]
  return labels.map((label) =>
    references
      .filter((one) => one.label?.toLowerCase() === label)
      .filter(({ value }, at, alike) => alike.findIndex((other) => other.value === value) === at),
  )
}

/** Whose each reference is where all stand above what they are of, or all below; undefined where they do neither. */
function ownersOf(lines: readonly number[], references: readonly Reference[]): readonly Reference[] | undefined {
  const above = lines.flatMap((line) => references.findLast((reference) => reference.line <= line) ?? [])
  const below = lines.flatMap((line) => references.find((reference) => reference.line > line) ?? [])
  const isOwn = (owners: readonly Reference[]): boolean =>
    owners.length === lines.length &&
    references.every((reference) =>
      owners.some((owner, at) => owner === reference && Math.abs((lines[at] ?? 0) - reference.line) <= MOST_LINES),
    )
  return isOwn(above) ? above : isOwn(below) ? below : undefined
}

/** `Ticket reference   QWNTBF` below every ride, and before the next one: those of one carrier may be the same. Numbers of tickets have no letters. */
function ownInBlocks(lines: readonly number[], all: readonly Reference[]): readonly Reference[] | undefined {
  const codes = all.filter(({ value }) => CODE.test(value))
  return [...new Set(codes.map(({ label }) => label?.toLowerCase()))]
    .map((label) =>
      lines.flatMap((line, at) => {
        const end = Math.min(line + MOST_LINES, lines[at + 1] ?? Number.POSITIVE_INFINITY)
        const own = codes.filter((one) => one.label?.toLowerCase() === label && one.line >= line && one.line < end)
        return own.length === 1 ? own : []
      }),
    )
    .find((own) => own.length === lines.length && new Set(own.map(({ value }) => value)).size > 1)
}
const CODE = /^(?=.*[A-Z])[A-Z\d]{6,8}$/

/** `Renfe: 7KD3QX`, on the lines of a train that goes alone: its carrier has that number, whatever the agency has for the whole. */
function ofCarrier(page: Page, [ride, ...more]: readonly Journey[]): readonly Reference[] | undefined {
  const line = ride && more.length === 0 ? linesOf(page, [ride])?.[0] : undefined
  if (line === undefined) return undefined
  const isNear = (one: Reference): boolean => one.line >= line && one.line < line + MOST_LINES
  const own = allReferences(page).filter((one) => isNear(one) && endsWithCarrier(page.lines[one.line]?.text.slice(0, one.start) ?? ''))
  return own.length === 1 ? own : undefined
}

const ofTrains = (rides: readonly Journey[], own: readonly Reference[]): ReadonlyMap<FoundProduct, Reference> =>
  new Map(
    rides.flatMap((ride, at) => {
      const reference = own[at]
      return reference && ride.kind === 'train' ? [[ride, reference] as const] : []
    }),
  )

/**
 * The reference of each ride, where one label stands above every one of them with a value of its own, or below. What only tickets are called counts where
 * the page has no reference of a booking.
 */
export function referencesOfRides(page: Page, products: readonly FoundProduct[]): ReadonlyMap<FoundProduct, Reference> {
  // Beside flights the labels are of those, too.
  const rides = products
    .filter((product): product is Journey => product.kind === 'train' || product.kind === 'air')
    .sort((a, b) => byText(a.departs?.value ?? '', b.departs?.value ?? ''))
  const carriers = ofCarrier(page, rides)
  if (carriers) return ofTrains(rides, carriers)
  if (rides.length < 2 || rides.every(({ kind }) => kind === 'air')) return new Map()
  const all = allReferences(page).filter(({ line }) => line > 0)
  const booked = all.filter(({ rank }) => rank > 1)
  const lines = linesOf(page, rides)
  if (!lines) return new Map()
  const own = ownInBlocks(lines, all)
  if (own) return ofTrains(rides, own)
  for (const references of groups(booked.length > 0 ? booked : all)) {
    const owners = references.length > 1 ? ownersOf(lines, references) : undefined
    if (owners) return ofTrains(rides, owners)
  }
  return new Map()
}
