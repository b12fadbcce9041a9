import { faults } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { FlightOffer } from '../../../operations/flights/model.ts'
import { problem } from '../../problems.ts'

/** What the offers of one order demand of one another. */

interface ForOffers {
  readonly flightOfferIds?: readonly string[] | undefined
}

export interface Payment {
  readonly creditCard?: ForOffers | undefined
  readonly other?: ForOffers | undefined
}

/** Tickets and payments go by the ids of offers, and nobody is a child in one offer and an adult in another. */
export function offerProblems(
  offers: readonly Pick<FlightOffer, 'id' | 'travelerPricings'>[],
  formOfPayments: readonly Payment[] = [],
): Problem[] {
  const problems: Problem[] = []
  const tell = (pointer: string, detail: string) => problems.push(problem(faults.data, detail, `/data/${pointer}`))
  const types = new Map<string, string>()
  const ids = new Set<string>()
  for (const [at, { id, travelerPricings }] of offers.entries()) {
    if (ids.has(id)) tell(`flightOffers/${at}/id`, `Two offers have the id "${id}"`)
    ids.add(id)
    for (const [who, { travelerId, travelerType }] of travelerPricings.entries()) {
      const before = types.get(travelerId) ?? travelerType
      types.set(travelerId, before)
      if (before === travelerType) continue
      const detail = `Traveller "${travelerId}" is ${before} in one offer and ${travelerType} in another`
      tell(`flightOffers/${at}/travelerPricings/${who}/travelerType`, detail)
    }
  }
  for (const [at, payment] of formOfPayments.entries()) {
    for (const kind of ['creditCard', 'other'] as const) {
      const unknown = payment[kind]?.flightOfferIds?.find((id) => !ids.has(id))
      if (unknown !== undefined) tell(`formOfPayments/${at}/${kind}/flightOfferIds`, `No offer has the id "${unknown}"`)
    }
  }
  return problems
}
