import { minutesOf } from '../../core/durations.ts'
import { sayHours } from '../../core/say.ts'
import { counted, type Ui } from '../../core/view.ts'
import type { Activity } from './model.ts'

/** What an activity says of itself, as people say it. */

type Priced = Pick<Activity, 'price'>

/** Whether something more is collected there: the amount ends with an `A`. */
export const paysMore = ({ price }: Priced): boolean => price?.amount?.endsWith('A') ?? false

/** `49.50 EUR`; empty where no price is told. */
export const priceOf = ({ price }: Priced): string =>
  price?.amount ? `${price.amount.replace(/A$/, '')} ${price.currencyCode ?? ''}`.trim() : ''

/** `PT2H30M` → `2 h 30`, `P1D` → `1 day`; what is no duration stays as it is. */
export function lasts({ minimumDuration: duration = '' }: Pick<Activity, 'minimumDuration'>): string {
  const minutes = minutesOf(duration)
  if (minutes === 0) return duration
  return minutes % 1440 === 0 ? counted(minutes / 1440, 'day') : sayHours(minutes)
}

/** `4.6 ★`, of five: what nearly all are pleased with stands out. */
export function stars(rating: string, ui: Pick<Ui, 'green' | 'yellow'>): string {
  if (rating === '') return ''
  const value = Number(rating)
  const text = `${Number.isFinite(value) ? value.toFixed(1) : rating} ★`
  return value >= 4.5 ? ui.green(text) : value < 4 ? ui.yellow(text) : text
}

/** Where it begins, in degrees. */
export const pointOf = ({ geoCode }: Pick<Activity, 'geoCode'>) => ({
  latitude: Number(geoCode.latitude),
  longitude: Number(geoCode.longitude),
})
