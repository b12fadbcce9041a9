import type { FlightOffer } from '../../operations/flights/model.ts'
import type { PricedOffers } from '../../operations/flights/priced.ts'
import type { Currency, FareFamily } from '../data/atlas.types.ts'
import type { World } from '../world.ts'
import { hash, uniform } from './keys.ts'
import { type Money, moneyIn } from './money.ts'
import { brandOf } from './offers.ts'
import { takesSeat } from './party.ts'

/** What can be had with an offer: further bags, and the rules of its fares in words. */

type Included = NonNullable<PricedOffers['included']>

/** Kilometres from which a flight counts as long haul, for bags and penalties. */
const longHaul = 4000

/** Further bags for each part of an offer, one or two for each traveller with a seat; airlines that sell by weight offer none here. */
export function bagsFor(world: World, offers: readonly FlightOffer[], currency: Currency): NonNullable<Included['bags']> {
  const money = moneyIn(currency)
  const bags: NonNullable<Included['bags']> = {}
  for (const { itineraries, travelerPricings } of offers) {
    const travelerIds = travelerPricings.filter(({ travelerType }) => takesSeat(travelerType)).map(({ travelerId }) => travelerId)
    for (const { segments } of itineraries) {
      const carrier = segments[0]?.carrierCode ?? ''
      const details = travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === segments[0]?.id)
      if (details?.includedCheckedBags?.weight !== undefined) continue
      const first = bagPrice(
        world,
        carrier,
        segments.reduce((sum, { departure, arrival }) => sum + world.atlas.distance(departure.iataCode, arrival.iataCode), 0),
      )
      for (const quantity of [1, 2]) {
        bags[String(Object.keys(bags).length + 1)] = {
          quantity,
          name: 'CHECKED_BAG',
          // A second bag costs more than the first, as airlines price them.
          price: { amount: money.text(money.exact(quantity === 1 ? first : first * 2.4)), currencyCode: currency.code },
          bookableByItinerary: true,
          segmentIds: segments.map(({ id }) => id),
          travelerIds,
        }
      }
    }
  }
  return bags
}

/** Euros for one further bag of 23 kg each way: 25 to 45 on short, 60 to 90 on long ways (own estimate of published price lists). */
function bagPrice({ seed }: World, carrier: string, distance: number): number {
  const share = uniform(hash(`${seed}|bag|${carrier}`))
  return distance < longHaul ? Math.round(25 + 20 * share) : Math.round(60 + 30 * share)
}

/** The rules of every fare in the offers, keyed by number. */
export function rulesFor(
  { atlas }: World,
  offers: readonly FlightOffer[],
  currency: Currency,
): NonNullable<Included['detailed-fare-rules']> {
  const money = moneyIn(currency)
  const rules = offers.flatMap(({ itineraries, travelerPricings, validatingAirlineCodes }) => {
    const segments = itineraries.flatMap((itinerary) => itinerary.segments)
    return (travelerPricings[0]?.fareDetailsBySegment ?? []).flatMap(({ segmentId, fareBasis, brandedFare }) => {
      const segment = segments.find(({ id }) => id === segmentId)
      // The fare is that of one of the airlines of the trip, not always the one that flies this part.
      const airlines = [segment?.carrierCode ?? '', ...validatingAirlineCodes, ...segments.map(({ carrierCode }) => carrierCode)]
      const family = airlines.flatMap((code) => atlas.fares(code).families).find(({ name }) => brandOf(name) === brandedFare)
      if (!segment || !family) return []
      const distance = atlas.distance(segment.departure.iataCode, segment.arrival.iataCode)
      return [
        { fareBasis, name: family.name.toUpperCase(), fareNotes: { descriptions: descriptionsOf(family, distance, money) }, segmentId },
      ]
    })
  })
  return Object.fromEntries(rules.map((rule, at) => [String(at + 1), rule]))
}

function descriptionsOf({ changes, refund }: FareFamily, distance: number, money: Money) {
  const fee = money.text(money.exact(distance < longHaul ? 60 : 150))
  const said = (what: string, permission: 'no' | 'fee' | 'free', never: string) =>
    permission === 'free'
      ? `${what} ANY TIME BEFORE DEPARTURE FREE OF CHARGE.`
      : permission === 'fee'
        ? `${what} BEFORE DEPARTURE FOR ${money.code} ${fee}.`
        : never
  return [
    { descriptionType: 'PENALTIES-CHANGES', text: said('CHANGES PERMITTED', changes, 'CHANGES NOT PERMITTED.') },
    {
      descriptionType: 'PENALTIES-CANCELLATION',
      text: said('CANCELLATION PERMITTED', refund, 'TICKET IS NON-REFUNDABLE; UNUSED TAXES ARE REFUNDABLE.'),
    },
  ]
}
