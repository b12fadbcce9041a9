/** References that rides have of their own: `Ticket no. 7710442001` above the way out, another above the way back. */

import type { FoundProduct, FoundTrain } from '../found.ts'
import type { Page } from './page.ts'
import { allReferences, type Reference } from './references.ts'

/** Lines from a reference down to the first ride that is told under it. */
const MOST_LINES = 12

const minutesOf = ({ departs }: FoundTrain): number => {
  const [hour = Number.NaN, minute = Number.NaN] = (departs?.value.split('T')[1] ?? '').split(':').map(Number)
  return hour * 60 + minute
}

/** The lines on which rides leave, one after the other as they are told; undefined where they are not told so. */
function linesOf(page: Page, rides: readonly FoundTrain[]): readonly number[] | undefined {
  const lines: number[] = []
  for (const ride of rides) {
    const minutes = minutesOf(ride)
    const line = page.lines.find(({ index, times }) => index > (lines.at(-1) ?? 0) && times.some((time) => time.minutes === minutes))
    if (!line) return undefined
    lines.push(line.index)
  }
  return lines
}

/** The same label, and another value each time. */
function headings(references: readonly Reference[]): readonly Reference[] {
  const [first] = references
  const alike = references.filter(({ rule, line }) => line > 0 && rule.toLowerCase() === first?.rule.toLowerCase())
  return alike.filter(({ value }, at) => alike.findIndex((other) => other.value === value) === at)
}

/**
 * The reference of each ride, where one label stands above every one of them with a value of its own. What only tickets are called counts where the page
 * has no reference of a booking.
 */
export function referencesOfRides(page: Page, products: readonly FoundProduct[]): ReadonlyMap<FoundProduct, Reference> {
  const rides = products.filter((product): product is FoundTrain => product.kind === 'train')
  if (rides.length < 2) return new Map()
  const all = allReferences(page).filter(({ line }) => line > 0)
  const booked = all.filter(({ rank }) => rank > 1)
  const above = headings(booked.length > 0 ? booked : all)
  const lines = above.length > 1 ? linesOf(page, rides) : undefined
  if (!lines) return new Map()
  const owner = (line: number): Reference | undefined => above.findLast((reference) => reference.line <= line)
  const isEachUsed = above.every((reference) => lines.some((line) => owner(line) === reference && line - reference.line <= MOST_LINES))
  if (!isEachUsed || lines.some((line) => owner(line) === undefined)) return new Map()
  return new Map(
    rides.flatMap((ride, at) => {
      const own = owner(lines[at] ?? 0)
      return own ? [[ride, own] as const] : []
    }),
  )
}
