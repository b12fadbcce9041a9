import type { FareDetails, FlightOffer, OtherService, Segment } from '../../../operations/flights/model.ts'
import type { Included } from '../../../operations/flights/price.model.ts'
import type { Atlas, Currency } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { isLongHaul } from '../fares/markets.ts'
import { hash, uniform } from '../keys.ts'
import { moneyIn } from '../money.ts'
import { numbered } from '../numbered.ts'
import { takesSeat } from './party.ts'

/** What can be bought with a part of an offer, besides its seats. */
interface Menu {
  /** Euros for one further bag, for two, and so on as far as the airline sells them; none where it sells by weight. */
  readonly bags: readonly number[]
  readonly others: ReadonlyMap<OtherService, number>
}

/** One part of an offer as menus see it. */
interface Part {
  readonly segments: readonly Segment[]
  /** The fares of one traveller on its segments. */
  readonly details: readonly FareDetails[]
}

/** A second bag costs more than the first, as airlines price them. */
const BAGS = [1, 2.4]

export function menuOf({ seed, atlas }: Pick<World, 'seed' | 'atlas'>, { segments, details }: Part): Menu {
  const carrier = segments[0]?.carrierCode ?? ''
  const far = isFar(atlas, segments)
  const chance = (what: string): number => uniform(hash(`${seed}|${what}|${carrier}`))
  const byWeight = details.some(({ includedCheckedBags }) => includedCheckedBags?.weight !== undefined)
  const others = new Map<OtherService, number>()
  // Better cabins board first and check in at the counter without paying.
  if (details.every(({ cabin }) => cabin === 'ECONOMY')) {
    others.set('PRIORITY_BOARDING', far ? Math.round(15 + 10 * chance('boarding')) : Math.round(7 + 6 * chance('boarding')))
    if (atlas.airline(carrier)?.kind !== 'F') others.set('AIRPORT_CHECKIN', Math.round(15 + 10 * chance('counter')))
  }
  const bag = bagPrice(chance('bag'), far)
  return { bags: byWeight ? [] : BAGS.map((times) => bag * times), others }
}

/** Euros for one further bag of 23 kg each way: 25 to 45 on short, 60 to 90 on long ways (own estimate of published price lists). */
const bagPrice = (share: number, far: boolean): number => (far ? Math.round(60 + 30 * share) : Math.round(25 + 20 * share))

/** Whether one part of an offer is long haul, from its first departure to its last arrival. */
export function isFar(atlas: Atlas, segments: readonly Segment[]): boolean {
  const [from, to] = [atlas.airport(segments[0]?.departure.iataCode ?? ''), atlas.airport(segments.at(-1)?.arrival.iataCode ?? '')]
  return from !== undefined && to !== undefined && isLongHaul(from, to, atlas.distance(from.iata, to.iata))
}

/** The parts of an offer with the fares of its first traveller. */
export const partsOf = ({ itineraries, travelerPricings }: FlightOffer): Part[] =>
  itineraries.map(({ segments }) => ({
    segments,
    details: segments.flatMap(({ id }) => travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === id) ?? []),
  }))

const seated = ({ travelerPricings }: FlightOffer): string[] =>
  travelerPricings.filter(({ travelerType }) => takesSeat(travelerType)).map(({ travelerId }) => travelerId)

/** Further bags for each part of every offer, for all travellers with a seat. */
export function bagsFor(world: World, offers: readonly FlightOffer[], currency: Currency): NonNullable<Included['bags']> {
  const money = moneyIn(currency)
  return numbered(
    offers.flatMap((offer) =>
      partsOf(offer).flatMap((part) =>
        menuOf(world, part).bags.map((price, at) => ({
          quantity: at + 1,
          name: 'CHECKED_BAG',
          price: { amount: money.text(money.exact(price)), currencyCode: currency.code },
          bookableByItinerary: true,
          segmentIds: part.segments.map(({ id }) => id),
          travelerIds: seated(offer),
        })),
      ),
    ),
  )
}

/** Other services for each part of every offer. */
export function otherServicesFor(
  world: World,
  offers: readonly FlightOffer[],
  currency: Currency,
): NonNullable<Included['other-services']> {
  const money = moneyIn(currency)
  return numbered(
    offers.flatMap((offer) =>
      partsOf(offer).flatMap((part) =>
        [...menuOf(world, part).others].map(([name, price]) => ({
          name,
          price: { amount: money.text(money.exact(price)), currencyCode: currency.code },
          bookableByTraveler: true,
          bookableByItinerary: true,
          segmentIds: part.segments.map(({ id }) => id),
          travelerIds: seated(offer),
        })),
      ),
    ),
  )
}
