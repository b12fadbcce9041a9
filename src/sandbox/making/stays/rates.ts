import { hash, normal } from '../keys.ts'
import type { Hotel } from './hotel.ts'
import { eventFactor, leadFactor, levelOf, seasonOf, weekdayFactor } from './seasons.ts'

/** What a standard double room costs a night. */

export interface Asked {
  readonly checkIn: string
  /** The UTC day on which it was asked for: prices change at its end. */
  readonly made: string
}

/**
 * EUR a night, with taxes that come as a share of the price in it: the median of the place by season, weekday and event, by the hotel and by
 * how long before it is asked for. Hotels of one kind differ by an eighth; each changes its prices a little every day.
 */
export function nightEuros(seed: string, hotel: Hotel, night: string, { checkIn, made }: Asked): number {
  const { id, market } = hotel
  const key = hash(`rate|${seed}`)
  const median = market.rates.low + (market.rates.high - market.rates.low) * seasonOf(market, night)
  return (
    median *
    levelOf(hotel) *
    weekdayFactor(market, night) *
    eventFactor(market, night) *
    leadFactor(made, checkIn) *
    Math.exp(0.12 * normal(hash(id, key)) + 0.03 * normal(hash(`${id}|${night}`, key)) + 0.015 * normal(hash(`${id}|${made}|day`, key)))
  )
}
