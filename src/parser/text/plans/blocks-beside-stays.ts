/**
 * What blocks of houses tell beside the stays that were read otherwise: further houses, for nights in which none of those is slept in, and their numbers.
 */

import type { FoundStay } from '../../found.ts'
import { areSame, isOneName, nameOf, overlap } from './plan-beside-bookings.ts'

const isNamedIn = (stay: FoundStay, others: readonly FoundStay[]): boolean => others.some((other) => isOneName(nameOf(stay), nameOf(other)))

/** Some houses, and those further ones of others in which one sleeps when in none of those before. */
function withFurther(known: readonly FoundStay[], others: readonly FoundStay[]): readonly FoundStay[] {
  const told = [...known]
  for (const one of others) if (!isNamedIn(one, told) && !told.some((other) => overlap(one, other))) told.push(one)
  return told
}

/** Stays with the numbers that their blocks or clauses tell: there a number is of no other house. */
function numbered(known: readonly FoundStay[], told: readonly FoundStay[]): readonly FoundStay[] {
  return known.map((stay) => {
    const confirmation = told.find((other) => other.confirmation && areSame(other, stay))?.confirmation
    return confirmation ? { ...stay, confirmation } : stay
  })
}

/**
 * The stays of a page with what its `blocks` tell, and those houses of a plan that have a number of their own. Where blocks tell all of its houses, and more
 * of them, they are believed of their days as well.
 */
export function withBlocks(known: readonly FoundStay[], blocks: readonly FoundStay[], planned: readonly FoundStay[]): readonly FoundStay[] {
  const areInTurn = blocks.every((one) => blocks.every((other) => one === other || !overlap(one, other)))
  if (areInTurn && blocks.length > known.length && known.every((stay) => isNamedIn(stay, blocks))) return blocks
  const told = [...blocks, ...planned]
  return withFurther(numbered(known, told), told)
}
