import { dayOfWeek, daysBetween } from '../../../core/dates.ts'
import type { Hotel, Market } from './hotel.ts'

/** How wanted the nights of a place are, and what that does to their price. */

/** 0 in the low season to 1 in the high one; from the middle of one month to that of the next it changes day by day. */
export function seasonOf({ season }: Pick<Market, 'season'>, night: string): number {
  const position = Number(night.slice(5, 7)) - 1 + (Number(night.slice(8)) - 15) / 30
  const month = Math.floor(position)
  const of = (number: number) => (season[(number + 12) % 12] ?? 50) / 100
  const share = position - month
  return Math.min(1, Math.max(0, of(month) * (1 - share) + of(month + 1) * share))
}

/** What the events of a night do to rates: 1 where there is none. */
export function eventFactor({ events }: Pick<Market, 'events'>, night: string): number {
  const day = night.slice(5, 7) + night.slice(8)
  const isOn = ({ from, to }: Market['events'][number]) => (from <= to ? from <= day && day <= to : day >= from || day <= to)
  return Math.max(1, ...events.filter(isOn).map(({ factor }) => factor))
}

/** Sunday to Saturday: business travellers stay in the middle of the week, others at its end. */
const weekdays: Readonly<Record<Market['week'], readonly number[]>> = {
  business: [0.85, 1, 1.12, 1.12, 1.12, 0.95, 0.9],
  leisure: [0.95, 0.95, 0.95, 0.95, 1, 1.18, 1.18],
  mixed: [0.9, 0.98, 1.05, 1.05, 1.03, 1.05, 1.05],
}

export const weekdayFactor = ({ week }: Pick<Market, 'week'>, night: string): number => weekdays[week][dayOfWeek(night)] ?? 1

/** What is booked at the last moment is dearest, what is booked a month or three ahead cheapest. */
export function leadFactor(made: string, checkIn: string): number {
  const days = daysBetween(made, checkIn)
  const found = [
    [2, 1.1],
    [6, 1.06],
    [13, 1.03],
    [29, 1],
    [90, 0.95],
  ].find(([most = 0]) => days <= most)
  return found?.[1] ?? 0.97
}

/** Rates of hotels with one to five stars against those with four. */
const starFactors = [0.38, 0.5, 0.72, 1, 2.1]

/** What the hotel itself asks of a night against its city, before chance. */
export const levelOf = ({ stars, priceFactor }: Pick<Hotel, 'stars' | 'priceFactor'>): number => (starFactors[stars - 1] ?? 1) * priceFactor

/** 0 on a quiet night to 1 on one when everybody comes. */
export function peakOf(market: Market, night: string): number {
  if (eventFactor(market, night) > 1.15) return 1
  return Math.min(1, seasonOf(market, night) * (weekdayFactor(market, night) > 1 ? 1 : 0.75))
}
