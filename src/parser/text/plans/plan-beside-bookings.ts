/**
 * Which houses of a plan are slept in where a page tells a booked house as well: one with both its days by labels stays as it is unless the plan tells the
 * same house and days, and what the plan tells of the days between are its sights.
 */

import type { FoundStay } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { OWN_IN, OWN_OUT } from '../stays/stay-labels.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { housesOfDays } from './houses-of-days.ts'

/** Lines between the name of a house and the labels of its days. */
const NEAR = 6

export const nameOf = ({ name }: FoundStay): string => plain(name?.value ?? '')
const isLabel = (label: string | undefined, of: RegExp): boolean => label !== undefined && plain(label).search(of) >= 0

/** Whether a house is told with its days by labels of coming and leaving, not by lines of the plan. */
function isBooked(page: Page, stay: FoundStay): boolean {
  const [first, last] = [stay.checkIn?.label, stay.checkOut?.label]
  const name = nameOf(stay)
  if (name === '' || !(stay.address || stay.confirmation) || !isLabel(first, OWN_IN) || !isLabel(last, OWN_OUT)) return false
  const ofPlan = new Set(housesOfDays(page).map(({ line }) => line.index))
  const begins = page.lines.filter((line) => line.dates.length > 0 && line.plain.includes(plain(first ?? '')))
  return page.lines.some(
    ({ index, plain: small }) =>
      small.includes(name) && !ofPlan.has(index) && begins.some((line) => Math.abs(line.index - index) <= NEAR && !ofPlan.has(line.index)),
  )
}

/** Whether one name is the other, or a part of it; a house that has none is no other's. */
export const isOneName = (one: string, other: string): boolean => one !== '' && other !== '' && (one.includes(other) || other.includes(one))

/** Whether two stays are of one house on the same days. */
export function areSame(one: FoundStay, other: FoundStay): boolean {
  const [name, told] = [nameOf(one), nameOf(other)]
  const isDays = one.checkIn?.value === other.checkIn?.value && one.checkOut?.value === other.checkOut?.value
  return isDays && isOneName(name, told)
}

export const overlap = (one: FoundStay, other: FoundStay): boolean =>
  (one.checkIn?.value ?? '') < (other.checkOut?.value ?? '') && (other.checkIn?.value ?? '') < (one.checkOut?.value ?? '')

/** The stays of a page by its plan, beside those that are booked by labels or `sold` in rows of a package. */
export function plannedBeside(
  page: Page,
  known: readonly FoundStay[],
  planned: readonly FoundStay[],
  areSold = false,
): readonly FoundStay[] {
  const isKept = (stay: FoundStay): boolean =>
    (areSold ? stay.address !== undefined : isBooked(page, stay)) && !planned.some((other) => areSame(stay, other))
  const kept = known.filter(isKept)
  if (kept.length === 0) return planned
  const others = remembered(() => planned.filter((stay) => !kept.some((one) => overlap(one, stay))))
  return known.length > kept.length + others().length ? known : [...kept, ...others()]
}
