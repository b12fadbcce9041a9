import { addDays } from '../../../core/dates.ts'
import type { dateViews, FlightDates } from '../../../operations/flights/cached.ts'
import type { World } from '../../world.ts'
import type { Path } from '../flying/connections.ts'
import { cheapestReturn, type DayPrice, type Direction } from './dayprices.ts'
import { endsOfTrip } from './ends.ts'
import { type Asked, cheapestOf, type Found, framing, rowsOf, type Wish, wishOf } from './pricecache.ts'

/** What every day costs from one place to another. */

/** Days that are looked at whole; of more, only the paths are that were cheapest on three of them. */
const FEW = 8
const SAMPLES = 3

interface AskedDates extends Asked<(typeof dateViews)[number]> {
  readonly destination: string
}

/** The answer of the search for cheap dates. */
export function datesFor(world: World, asked: AskedDates): FlightDates {
  const wish = wishOf(world, asked, (oneWay) => (oneWay ? 'DATE' : 'DURATION'))
  const there = endsOfTrip(world.atlas, { code: asked.origin, at: 'origin' }, { code: asked.destination, at: 'destination' })
  const found = cheapestOf(world, wish, cheapestDates(wish, there))
  const { meta, dictionaries } = framing(world, wish, found)
  const data = rowsOf(wish, found).map(({ trip, links }) => ({
    type: 'flight-date' as const,
    ...trip,
    links: { flightDestinations: links.destinations, flightOffers: links.offers },
  }))
  return { meta, data, dictionaries }
}

/** Every departure and stay with its cheapest price. */
export function* cheapestDates({ prices, days, stays, moment }: Wish, there: Direction): Generator<Found> {
  const back = { from: there.to, to: there.from }
  const outOn = pricesOn(there, days)
  const returnDays = [...new Set(days.flatMap((day) => stays.map((stay) => addDays(day, stay))))]
  const backOn = pricesOn(back, returnDays)
  for (const day of days) {
    const outs = outOn(day)
    const [cheapest] = outs
    if (cheapest === undefined) continue
    if (stays.length === 0) yield { origin: cheapest.from, destination: cheapest.to, departureDate: day, price: cheapest.price }
    for (const stay of stays) {
      const returnDate = addDays(day, stay)
      const best = cheapestReturn(outs, backOn(returnDate))
      if (best) yield { origin: best.out.from, destination: best.out.to, departureDate: day, returnDate, price: best.price }
    }
  }

  function pricesOn(direction: Direction, dates: readonly string[]): (date: string) => DayPrice[] {
    const known = new Map<string, DayPrice[]>()
    const paths: readonly Path[] = dates.length > FEW ? prices.learn(direction, samples(dates), moment) : []
    return (date) => {
      const before = known.get(date)
      if (before !== undefined) return before
      const found = dates.length > FEW ? prices.along(direction, date, paths, moment) : prices.whole(direction, date, moment)
      known.set(date, found)
      return found
    }
  }
}

/** Days spread over a range: in the middle of each third. */
const samples = (dates: readonly string[]): string[] =>
  Array.from({ length: SAMPLES }, (_, at) => dates[Math.floor(((at + 0.5) * dates.length) / SAMPLES)] ?? '')
