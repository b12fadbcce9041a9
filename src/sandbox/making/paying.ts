import { Refusal } from '../../core/errors.ts'
import { faults } from '../../core/faults.ts'
import type { Issue } from '../../core/message.ts'
import type { CardBrand } from '../../operations/flights/payments.ts'
import { brandOfBin } from './cards.ts'

/** One card of a request. */
export interface Payment {
  readonly brand?: CardBrand | undefined
  readonly binNumber?: number | undefined
  readonly flightOfferIds?: readonly (string | number)[] | undefined
}

/** Which card pays each offer. Refuses two for one offer, and cards for offers that are not there. */
export function cardsFor(payments: readonly Payment[], offerIds: readonly string[]): (offerId: string) => CardBrand | undefined {
  const cards = new Map<string, CardBrand>()
  const issues = payments.flatMap(({ brand, binNumber, flightOfferIds = offerIds }, at): Omit<Issue, 'status'>[] => {
    const card = brand ?? (binNumber === undefined ? undefined : brandOfBin(binNumber))
    const pointer = `/data/payments/${at}`
    if (!card) {
      const detail =
        binNumber === undefined
          ? 'A payment takes the brand of a card, or its first six digits'
          : `No card that is taken here begins with ${binNumber}: give its brand`
      return [{ ...(binNumber === undefined ? faults.missing : faults.data), detail, source: { pointer } }]
    }
    return flightOfferIds.map(String).flatMap((id): Omit<Issue, 'status'>[] => {
      const source = { pointer: `${pointer}/flightOfferIds` }
      if (!offerIds.includes(id))
        return [{ ...faults.data, detail: `A payment names an offer that is not among those to price: ${id}`, source }]
      if (cards.has(id)) return [{ ...faults.combination, detail: `Two payments are given for offer ${id}`, source }]
      cards.set(id, card)
      return []
    })
  })
  if (issues.length > 0) throw new Refusal(400, issues)
  return (id) => cards.get(id)
}
