import { minutesOf } from '../../../core/durations.ts'
import { dayPart, timePart } from '../../../core/say.ts'
import type { OfferToRank, RankedOffers } from '../../../operations/flights/predict.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import { takesSeat } from './party.ts'

/**
 * How likely each of several offers is chosen: a multinomial logit over price, time, stops and unkind hours. Its weights make an hour
 * worth 25 EUR and a stop worth 73 (own estimate, in the range of published value-of-time studies).
 */

const PER_EURO = -0.011
const PER_MINUTE = -0.0045
const PER_STOP = -0.8
const UNKIND = -0.3
/** Local times before which a departure and after which an arrival is unkind. */
const EARLY = '06:30'
const LATE = '23:00'

/** What an offer is worth to one who chooses. The price is that of one traveller with a seat. */
function utility(atlas: Pick<Atlas, 'currency'>, { price, itineraries, travelerPricings }: OfferToRank): number {
  const seats = travelerPricings.filter(({ travelerType }) => takesSeat(travelerType)).length || 1
  const euros = Number(price.total) / (atlas.currency(price.currency)?.perEuro ?? 1) / seats
  return itineraries.reduce((sum, { duration, segments }) => {
    const [first, last] = [segments[0], segments.at(-1)]
    const early = first !== undefined && timePart(first.departure.at) < EARLY
    const late = last !== undefined && (timePart(last.arrival.at) >= LATE || (timePart(last.arrival.at) < '05:00' && isNight(first, last)))
    return sum + PER_MINUTE * minutesOf(duration) + PER_STOP * (segments.length - 1) + (early || late ? UNKIND : 0)
  }, PER_EURO * euros)
}

type Segment = OfferToRank['itineraries'][number]['segments'][number]

/** Landing in the small hours after leaving the evening before. */
const isNight = (first: Segment | undefined, last: Segment): boolean =>
  first !== undefined && dayPart(first.departure.at) < dayPart(last.arrival.at)

/** The offers with the chance of each, likeliest first; equal ones stay in their order. Chances add up to 1. */
export function ranked(atlas: Pick<Atlas, 'currency'>, offers: readonly OfferToRank[]): RankedOffers['data'] {
  const utilities = offers.map((offer) => utility(atlas, offer))
  const best = Math.max(...utilities)
  // Against the best, so that no price is too high for the exponential.
  const weights = utilities.map((each) => Math.exp(each - best))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return offers
    .map((offer, at) => ({ offer, chance: (weights[at] ?? 0) / total }))
    .sort((a, b) => b.chance - a.chance)
    .map(({ offer, chance }) => ({ ...offer, choiceProbability: chance.toFixed(12) }))
}
