import { faults, gotClause, refusals } from '../../../core/faults.ts'
import { isRecord } from '../../../core/records.ts'
import { totalOf } from '../../../operations/flights/fares.ts'
import type { FlightOffer, ReturnedOffer } from '../../../operations/flights/model.ts'
import { refusal } from '../../problems.ts'

/** What an offer says is compared with what this world sells: nothing is booked that was never offered. */

/** What changes from hour to hour without making it another offer. */
const passing = new Set(['numberOfBookableSeats', 'lastTicketingDate', 'lastTicketingDateTime'])

/** Refuses an offer that is not sold as it says; `at` is where it stands in the body. */
export function refuseOther(given: ReturnedOffer, made: FlightOffer, at: string): void {
  const [asked, now] = [given.price, made.price]
  const others = { grandTotal: asked.grandTotal, base: asked.base }
  const dearer = asked.total !== now.total || (others.grandTotal !== undefined && others.grandTotal !== now.grandTotal)
  if (dearer) {
    const [before, after] = [totalOf(given), totalOf(made)]
    throw refusal(refusals.price, `The price is now ${after} ${now.currency}; the offer says ${before} ${asked.currency}`, `${at}/price`)
  }
  const other = difference(given, made, at)
  if (!other) return
  const detail = `The offer is not one of this service: it says something else than what is sold${gotClause(other.got)}`
  throw refusal(faults.data, detail, other.pointer)
}

interface Difference {
  readonly pointer: string
  readonly got: unknown
}

/** The first place where both say something and not the same. What only one of them says is no difference. */
function difference(given: unknown, made: unknown, pointer: string): Difference | undefined {
  if (given === undefined || made === undefined) return undefined
  if (Array.isArray(given) && Array.isArray(made)) {
    if (given.length !== made.length) return { pointer, got: given.length }
    return first(given.keys(), (at) => difference(given[at], made[at], `${pointer}/${at}`))
  }
  if (isRecord(given) && isRecord(made)) {
    const names = Object.keys(made).filter((name) => !passing.has(name))
    return first(names, (name) => difference(given[name], made[name], `${pointer}/${name}`))
  }
  return given === made ? undefined : { pointer, got: given }
}

function first<T>(items: Iterable<T>, find: (item: T) => Difference | undefined): Difference | undefined {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}
