import type { Refusal } from '../../../core/errors.ts'
import { refusals } from '../../../core/faults.ts'
import type { FlightOffer, ReturnedOffer } from '../../../operations/flights/model.ts'
import type { UpsoldOffers } from '../../../operations/flights/upsell.ts'
import { refusal } from '../../problems.ts'
import type { World } from '../../world.ts'
import { dictionariesOf } from '../flying/segments.ts'
import { oneCurrency } from './confirming.ts'
import type { Bound } from './offers.ts'
import { cardsFor, type Payment } from './paying.ts'
import { type OpenPart, offerAt, openPartsOf, withFees } from './pricing.ts'

/** The branded fares of offers: the same flights in every family of their cabin, cheapest first. */

export function brandedFares(world: World, offers: readonly ReturnedOffer[], payments: readonly Payment[]): UpsoldOffers {
  const ids = offers.map(({ id }) => id)
  const cardFor = cardsFor(payments, ids)
  const currency = oneCurrency(world, offers)
  const data: FlightOffer[] = []
  const combinations = offers.map((offer, at) => {
    const pointer = `/data/flightOffers/${at}`
    const brands = brandsOf(openPartsOf(world, offer, pointer))
    if (brands.length < 2) throw single(offer, pointer)
    const fresh = brands.map((bounds, rank) => {
      const upsold = offerAt(world, offer, bounds, { id: String(data.length + rank + 1), currency })
      return withFees(world, upsold, cardFor(offer.id), currency)
    })
    data.push(...fresh)
    return { flightOfferId: offer.id, upselledFlightOfferIds: fresh.map(({ id }) => id) }
  })
  const oneWay = offers.every(({ itineraries }) => itineraries.length === 1)
  return {
    meta: { count: data.length, ...(oneWay && { oneWayUpselledCombinations: combinations }) },
    data,
    dictionaries: dictionariesOf(world.atlas, data, currency),
  }
}

const single = ({ id }: ReturnedOffer, pointer: string): Refusal =>
  refusal(refusals.upsell, `Offer ${id} has no other branded fare: the airline sells one in this cabin`, pointer)

/**
 * One choice for each family of the part with the most of them. Other parts of the same airline take the family of the same name, those of
 * another airline the one of the same rank.
 */
function brandsOf(parts: readonly OpenPart[]): Bound[][] {
  const [most] = [...parts].sort((a, b) => b.fares.length - a.fares.length)
  return (most?.fares ?? []).map((leading, rank) =>
    parts.flatMap(({ flights, fares }): Bound[] => {
      const named = fares.find((each) => each.carrier === leading.carrier && nameOf(each) === nameOf(leading))
      const fare = named ?? fares[Math.min(rank, fares.length - 1)]
      return fare ? [{ flights, fare }] : []
    }),
  )
}

const nameOf = ({ segments }: Bound['fare']): string => segments.map(({ family }) => family.name).find(Boolean) ?? ''
