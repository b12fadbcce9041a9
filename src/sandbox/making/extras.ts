import { minutesOf } from '../../core/durations.ts'
import type { FlightOffer } from '../../operations/flights/model.ts'
import type { PricedOffers } from '../../operations/flights/priced.ts'
import type { Atlas, Currency, FareFamily } from '../data/atlas.types.ts'
import type { World } from '../world.ts'
import { hash, uniform } from './keys.ts'
import { isLongHaul } from './markets.ts'
import { type Money, moneyIn } from './money.ts'
import { brandOf } from './offers.ts'
import { takesSeat } from './party.ts'

/** What can be had with an offer: further bags, and the rules of its fares in words. */

type Included = NonNullable<PricedOffers['included']>

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
      const first = bagPrice(world.seed, carrier, isFar(world.atlas, segments))
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
function bagPrice(seed: string, carrier: string, far: boolean): number {
  const share = uniform(hash(`${seed}|bag|${carrier}`))
  return far ? Math.round(60 + 30 * share) : Math.round(25 + 20 * share)
}

type Segments = FlightOffer['itineraries'][number]['segments']

/** Whether one part of an offer is long haul, from its first departure to its last arrival. */
function isFar(atlas: Atlas, segments: Segments): boolean {
  const [from, to] = [atlas.airport(segments[0]?.departure.iataCode ?? ''), atlas.airport(segments.at(-1)?.arrival.iataCode ?? '')]
  return from !== undefined && to !== undefined && isLongHaul(from, to, atlas.distance(from.iata, to.iata))
}

/** The airlines of a part, that of its longest flight first: the fare is its. */
const airlinesOf = (segments: Segments): string[] =>
  segments.toSorted((a, b) => minutesOf(b.duration) - minutesOf(a.duration)).map(({ carrierCode }) => carrierCode)

/** The rules of every fare in the offers, flight by flight and keyed by number; all flights of a part have the penalties of the whole. */
export function rulesFor(
  { atlas }: World,
  offers: readonly FlightOffer[],
  currency: Currency,
): NonNullable<Included['detailed-fare-rules']> {
  const money = moneyIn(currency)
  const rules = offers.flatMap(({ itineraries, travelerPricings, validatingAirlineCodes }) => {
    return (travelerPricings[0]?.fareDetailsBySegment ?? []).flatMap(({ segmentId, fareBasis, brandedFare }) => {
      const segments = itineraries.find((itinerary) => itinerary.segments.some(({ id }) => id === segmentId))?.segments ?? []
      const airlines = [...airlinesOf(segments), ...validatingAirlineCodes]
      const family = airlines.flatMap((code) => atlas.fares(code).families).find(({ name }) => brandOf(name) === brandedFare)
      if (segments.length === 0 || !family) return []
      const descriptions = descriptionsOf(family, isFar(atlas, segments), money)
      return [{ fareBasis, name: family.name.toUpperCase(), fareNotes: { descriptions }, segmentId }]
    })
  })
  return Object.fromEntries(rules.map((rule, at) => [String(at + 1), rule]))
}

/** Penalties in words: 60 EUR on short, 150 EUR on long ways (own estimate). */
function descriptionsOf({ changes, refund }: FareFamily, far: boolean, money: Money) {
  const fee = money.text(money.exact(far ? 150 : 60))
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
