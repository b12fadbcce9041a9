import { addDays, daysBetween, mondayOf, utcDay } from '../../../core/dates.ts'
import { faults, refusals } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import { byText } from '../../../core/order.ts'
import { endsOf } from '../../../core/ranges.ts'
import type { Currency } from '../../data/atlas.types.ts'
import { airportsCalled, currencyCalled, known } from '../../known.ts'
import { problem, refusal } from '../../problems.ts'
import type { World } from '../../world.ts'
import { carriers } from '../flying/carriers.ts'
import { airportOf, entries } from '../flying/segments.ts'
import { moneyIn } from '../money.ts'
import { detailedName } from '../places/locations.ts'
import { createDayPrices, type DayPrices, type Moment } from './dayprices.ts'

/** What the two searches in cached prices share: what may be asked for, and how the answer looks. */

type View = 'DATE' | 'DESTINATION' | 'DURATION' | 'WEEK' | 'COUNTRY'

export interface Asked<V extends View = View> {
  readonly origin: string
  readonly destination?: string
  readonly departureDate?: string | undefined
  readonly oneWay?: boolean | undefined
  readonly duration?: string | undefined
  readonly nonStop?: boolean | undefined
  readonly maxPrice?: number | undefined
  readonly viewBy?: V | undefined
  readonly currency?: string | undefined
}

/** What was asked for, with everything that was taken for granted. */
export interface Wish<V extends View = View> {
  readonly asked: Asked<V>
  readonly departureDate: string
  readonly oneWay: boolean
  /** Empty for one way. */
  readonly duration: string
  readonly nonStop: boolean
  readonly viewBy: V
  readonly currency: Currency
  /** The days of departure, and the nights away that are wanted. */
  readonly days: readonly string[]
  readonly stays: readonly number[]
  readonly moment: Moment
  readonly prices: DayPrices
}

/** A priced trip: one row of an answer. */
export interface Found {
  readonly origin: string
  readonly destination: string
  readonly departureDate: string
  readonly returnDate?: string
  readonly price: number
}

/** How far ahead prices are kept, in days, and how long trips may be. */
const AHEAD = 180
const ANY_STAY = '1,15'

/** Reads what was asked for. `usualView` is meant where none is named. */
export function wishOf<V extends View>(world: World, asked: Asked<V>, usualView: (oneWay: boolean) => V): Wish<V> {
  const { atlas, now } = world
  const today = utcDay(now())
  const { departureDate = `${addDays(today, 1)},${addDays(today, AHEAD)}`, oneWay = false, nonStop = false } = asked
  const { currency, days } = known({
    origin: airportsCalled(atlas, asked.origin, 'origin'),
    ...(asked.destination !== undefined && { destination: airportsCalled(atlas, asked.destination, 'destination') }),
    days: daysOf(departureDate, addDays(today, AHEAD)),
    currency: currencyCalled(atlas, asked.currency, 'currency'),
  })
  const duration = oneWay ? '' : (asked.duration ?? ANY_STAY)
  const [least = 0, most = 0] = endsOf(duration).map(Number)
  const allow = carriers(world)
  return {
    asked,
    departureDate,
    oneWay,
    duration,
    nonStop,
    viewBy: asked.viewBy ?? usualView(oneWay),
    currency,
    days,
    stays: oneWay ? [] : Array.from({ length: most - least + 1 }, (_, at) => least + at),
    moment: { today, now: now() },
    prices: createDayPrices(world, { nonStop, roundTrip: !oneWay, currency, allow }),
  }
}

/** Every day of a range that ends in time. */
function daysOf(range: string, latest: string): string[] | Problem {
  const [first, last] = endsOf(range)
  if (last <= latest) return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at))
  const detail = `departureDate is too far ahead: prices are kept for ${AHEAD} days, until ${latest}; got "${range}"`
  return problem(faults.date, detail, 'departureDate')
}

/** What the trips of one row of a view have in common. */
const groups: Readonly<Record<View, (found: Found, atlas: World['atlas']) => string>> = {
  DATE: ({ departureDate }) => departureDate,
  WEEK: ({ departureDate }) => mondayOf(departureDate),
  DURATION: ({ departureDate, returnDate }) => `${departureDate} ${returnDate}`,
  // A city once, by whichever of its airports is cheapest.
  DESTINATION: ({ destination }, atlas) => atlas.airport(destination)?.cityCode ?? destination,
  COUNTRY: ({ destination }, atlas) => atlas.airport(destination)?.country ?? destination,
}

/** Of the trips that have something in common the cheapest, cheapest first. Refuses an empty answer, as the service did. */
export function cheapestOf({ atlas }: World, wish: Wish, found: Iterable<Found>): Found[] {
  const { maxPrice = Number.POSITIVE_INFINITY } = wish.asked
  const keyOf = groups[wish.viewBy]
  const best = new Map<string, Found>()
  for (const each of found) {
    if (each.price > maxPrice) continue
    const key = keyOf(each, atlas)
    const before = best.get(key)
    if (before === undefined || each.price < before.price) best.set(key, each)
  }
  if (best.size > 0) return [...best.values()].sort(inOrder)
  throw refusal(refusals.noData, 'No response found for this query in the cached prices', undefined, 404)
}

const inOrder = (a: Found, b: Found): number => a.price - b.price || byText(textOf(a), textOf(b))
const textOf = ({ departureDate, returnDate, destination }: Found): string => `${departureDate}${returnDate}${destination}`

/** What a trip costs, and where its searches go on. */
export function rowsOf(
  { asked, departureDate, oneWay, duration, nonStop, currency }: Wish,
  found: readonly Found[],
): { trip: Omit<Found, 'price'> & { price: { total: string } }; links: { offers: string; dates: string; destinations: string } }[] {
  const { text } = moneyIn(currency)
  const limits = [
    ...(asked.maxPrice === undefined ? [] : [`maxPrice=${asked.maxPrice}`]),
    ...(asked.currency === undefined ? [] : [`currency=${asked.currency}`]),
  ]
  const range = [`departureDate=${departureDate}`, `oneWay=${oneWay}`, ...(oneWay ? [] : [`duration=${duration}`]), `nonStop=${nonStop}`]
  return found.map(({ price, ...trip }) => {
    const goal = asked.destination ?? trip.destination
    const offers = [
      `originLocationCode=${asked.origin}`,
      `destinationLocationCode=${goal}`,
      `departureDate=${trip.departureDate}`,
      ...(trip.returnDate === undefined ? [] : [`returnDate=${trip.returnDate}`]),
      'adults=1',
      `nonStop=${nonStop}`,
      ...limits,
    ]
    const dates = [`origin=${asked.origin}`, `destination=${goal}`, ...range, ...limits, `viewBy=${oneWay ? 'DATE' : 'DURATION'}`]
    const destinations = [`origin=${asked.origin}`, ...range, ...limits, 'viewBy=DESTINATION']
    return {
      trip: { ...trip, price: { total: text(price) } },
      links: {
        offers: `/v2/shopping/flight-offers?${offers.join('&')}`,
        dates: `/v1/shopping/flight-dates?${dates.join('&')}`,
        destinations: `/v1/shopping/flight-destinations?${destinations.join('&')}`,
      },
    }
  })
}

/** What was taken for granted, and what the codes stand for. */
export function framing<V extends View>({ atlas }: World, wish: Wish<V>, found: readonly Found[]) {
  const { asked, departureDate, oneWay, duration, nonStop, viewBy, currency } = wish
  return {
    meta: {
      currency: currency.code,
      defaults: {
        ...(asked.departureDate === undefined && { departureDate }),
        ...(asked.oneWay === undefined && { oneWay }),
        ...(asked.duration === undefined && !oneWay && { duration }),
        ...(asked.nonStop === undefined && { nonStop }),
        ...(asked.viewBy === undefined && { viewBy }),
      },
    },
    dictionaries: {
      currencies: { [currency.code]: currency.name },
      locations: entries(
        found.flatMap(({ origin, destination }) => [origin, destination]),
        (code) => ({ subType: 'AIRPORT' as const, detailedName: detailedName(airportOf(atlas, code)) }),
      ),
    },
  }
}
