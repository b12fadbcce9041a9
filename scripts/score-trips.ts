import type { Trip } from '../src/operations/trip/model.ts'
import { type Compared, type Kind, peopleOf, productsOf, sameReference } from './score-fields.ts'

/** Scores one reading against the trip a document holds. */

/** What stands for the trip as a whole, its reference and its travellers, is counted as a kind of its own. */
export type Part = Kind | 'trip'

export const PARTS: readonly Part[] = ['air', 'hotel', 'train', 'car', 'trip']

/** A field that was missed (`expected` alone), invented (`got` alone) or read wrongly (both), which is missed and invented. */
export interface Fault {
  readonly part: Part
  /** Which product of the trip it is in, counted from one; absent for the trip itself and for what is no product of it. */
  readonly product?: number
  readonly field: string
  readonly expected?: string
  readonly got?: string
}

export interface Score {
  /** The part of each field that was read rightly. */
  readonly right: readonly Part[]
  readonly faults: readonly Fault[]
  /** Products of the trip, and those of them to which one of the reading belongs. */
  readonly products: number
  readonly found: number
  /** Products of the reading that belong to none of the trip. */
  readonly extra: number
}

/**
 * `expected` is empty where a document holds no trip: then whatever product was read is too much. A field that is not expected of something
 * that is there is no fault where it was read: it is not known whether the document tells it.
 */
export function scoreTrip(expected: Trip, got: Trip): Score {
  const [wanted, read] = [productsOf(expected), productsOf(got)]
  const pairs = pairsOf(wanted, read)
  const right: Part[] = []
  const faults: Fault[] = []
  for (const [at, { kind, values }] of wanted.entries()) {
    const partner = read[pairs.get(at) ?? -1]?.values
    for (const [field, { text, same }] of values) {
      const other = partner?.get(field)?.text
      if (other !== undefined && same(text, other)) right.push(kind)
      else faults.push({ part: kind, product: at + 1, field, expected: text, ...(other !== undefined && { got: other }) })
    }
  }
  const paired = new Set(pairs.values())
  for (const { kind, values } of read.filter((_, at) => !paired.has(at)))
    for (const [field, { text }] of values) faults.push({ part: kind, field, got: text })
  for (const field of [referenceOf(expected, got), ...travellersOf(expected, got)])
    if (field === 'right') right.push('trip')
    else if (field) faults.push(field)
  return { right, faults, products: wanted.length, found: pairs.size, extra: read.length - pairs.size }
}

/** Which product of the reading belongs to which of the trip: those that agree in most fields first, and of as many the later ones. */
function pairsOf(wanted: readonly Compared[], read: readonly Compared[]): Map<number, number> {
  const likely = wanted
    .flatMap((one, at) => read.map((other, to) => ({ at, to, agreeing: one.kind === other.kind ? agreeing(one, other) : 0 })))
    .filter(({ agreeing }) => agreeing > 0)
    .sort((one, other) => other.agreeing - one.agreeing || other.at - one.at || other.to - one.to)
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  for (const { at, to } of likely) {
    if (pairs.has(at) || taken.has(to)) continue
    pairs.set(at, to)
    taken.add(to)
  }
  return pairs
}

const agreeing = (one: Compared, other: Compared): number =>
  [...one.values].filter(([field, { text, same }]) => {
    const value = other.values.get(field)
    return value !== undefined && same(text, value.text)
  }).length

/** Not scored where none is expected. */
function referenceOf({ reference: expected }: Trip, { reference: got }: Trip): Fault | 'right' | undefined {
  if (!expected) return undefined
  if (got && sameReference(expected, got)) return 'right'
  return { part: 'trip', field: 'reference', expected, ...(got && { got }) }
}

/** Not scored where nobody is expected. */
function travellersOf(expected: Trip, got: Trip): (Fault | 'right')[] {
  const [wanted, read] = [peopleOf(expected), peopleOf(got)]
  if (wanted.size === 0) return []
  const base = { part: 'trip', field: 'traveller' } as const
  return [
    ...[...wanted].map((name) => (read.has(name) ? 'right' : { ...base, expected: name })),
    ...[...read].filter((name) => !wanted.has(name)).map((name) => ({ ...base, got: name })),
  ]
}
