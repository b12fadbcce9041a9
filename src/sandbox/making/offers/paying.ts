import { faults } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import { type CardBrand, cardBrand } from '../../../operations/cards.ts'
import { problem, refuseIfAny } from '../../problems.ts'

/** One card of a request. */
export interface Payment {
  readonly brand?: CardBrand | undefined
  readonly binNumber?: number | undefined
  readonly flightOfferIds?: readonly (string | number)[] | undefined
}

/** Which card pays each offer. Refuses two for one offer, and cards for offers that are not there. */
export function cardsFor(payments: readonly Payment[], offerIds: readonly string[]): (offerId: string) => CardBrand | undefined {
  const cards = new Map<string, CardBrand>()
  const wrong = payments.flatMap(({ brand, binNumber, flightOfferIds = offerIds }, payment): Problem[] => {
    const card = brand ?? (binNumber === undefined ? undefined : cardBrand(String(binNumber)))
    const at = `/data/payments/${payment}`
    if (!card) {
      return binNumber === undefined
        ? [problem(faults.missing, 'A payment takes the brand of a card, or its first six digits', at)]
        : [problem(faults.data, `No card that is taken here begins with ${binNumber}: give its brand`, at)]
    }
    return flightOfferIds.map(String).flatMap((id): Problem[] => {
      if (!offerIds.includes(id))
        return [problem(faults.data, `A payment names an offer that is not among those to price: ${id}`, `${at}/flightOfferIds`)]
      if (cards.has(id)) return [problem(faults.combination, `Two payments are given for offer ${id}`, `${at}/flightOfferIds`)]
      cards.set(id, card)
      return []
    })
  })
  refuseIfAny(wrong)
  return (id) => cards.get(id)
}
